import type { CardSet } from '@breakpoint/engine';
import { UsageError } from './args.js';
import { type Command, commands } from './commands.js';
import { helpText } from './help.js';

export function usage(): string {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${commands[name].about}`);
  return ['Usage: breakpoint <command> [options]', '', ...lines, '', 'breakpoint <command> --help says more.'].join('\n');
}

/** Runs one command with these cards and resolves to the exit code of the process. */
export async function run(args: readonly string[], cards: CardSet): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const about = name === 'help' ? rest[0] : undefined;
    console.log(about !== undefined && Object.hasOwn(commands, about) ? helpText(about, commands[about].about) : usage());
    return name === undefined ? 2 : 0;
  }
  const command: Command | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`breakpoint: no command "${name}"\n\n${usage()}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(helpText(name, command.about));
    return 0;
  }
  try {
    return await command.run(rest, cards);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`breakpoint ${name}: ${error.message}\nTry: breakpoint ${name} --help`);
    return 2;
  }
}
