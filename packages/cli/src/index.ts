import { type Command, commands } from './commands.js';

export function usage(): string {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${commands[name].about}`);
  return ['Usage: breakpoint <command> [options]', '', ...lines].join('\n');
}

/** Runs one command and answers with the exit code of the process. */
export async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(usage());
    return name === undefined ? 2 : 0;
  }
  const command: Command | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`breakpoint: no command "${name}"\n\n${usage()}`);
    return 2;
  }
  return command.run(rest);
}
