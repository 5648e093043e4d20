import type { CardSet } from '@breakpoint/engine';
import { commands } from './commands.js';
import { help } from './help.js';
import { runOne, usageOf } from './running-commands.js';

export const usage = (): string => usageOf('breakpoint', commands);

/** Runs one command with these cards and resolves to the exit code of the process. */
export const run = (args: readonly string[], cards: CardSet): Promise<number> => runOne('breakpoint', commands, help, args, cards);
