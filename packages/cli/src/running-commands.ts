import type { CardSet } from '@breakpoint/engine';
import { UsageError } from './args.js';
import type { Command } from './commands.js';
import { type Help, helpText } from './help.js';

export function usageOf(program: string, commands: Record<string, Command>): string {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${commands[name].about}`);
  return [`Usage: ${program} <command> [options]`, '', ...lines, '', `${program} <command> --help says more.`].join('\n');
}

/** Runs one command of a program with these cards and resolves to the exit code of the process. */
export async function runOne(
  program: string,
  commands: Record<string, Command>,
  help: Record<string, Help>,
  args: readonly string[],
  cards: CardSet,
): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const about = name === 'help' ? rest[0] : undefined;
    console.log(
      about !== undefined && Object.hasOwn(commands, about) ? helpText(help[about], commands[about].about) : usageOf(program, commands),
    );
    return name === undefined ? 2 : 0;
  }
  const command: Command | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`${program}: no command "${name}"\n\n${usageOf(program, commands)}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(helpText(help[name], command.about));
    return 0;
  }
  try {
    return await command.run(rest, cards);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${program} ${name}: ${error.message}\nTry: ${program} ${name} --help`);
    return 2;
  }
}
