import { createRequire } from 'node:module';
import type { CardSet } from '@breakpoint/engine';
import { commands } from './commands.js';
import { help } from './help.js';
import { runOne, usageOf } from './running-commands.js';

export const usage = (): string => usageOf('breakpoint', commands);

/** Runs one command with these cards and resolves to the exit code of the process. */
export async function run(args: readonly string[], cards: CardSet): Promise<number> {
  if (args[0] !== '--version') return runOne('breakpoint', commands, help, args, cards);
  console.log((createRequire(import.meta.url)('../package.json') as { version: string }).version);
  return 0;
}
