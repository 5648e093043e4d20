import type { Bot } from '@breakpoint/bots';
import * as bots from '@breakpoint/bots';
import type { Level } from '../session/types.js';

/** Which bot plays which level: the best there is of those named. */
const WANTED: Record<Level, string[]> = { easy: ['random'], normal: ['greedy', 'random'], hard: ['search', 'greedy', 'random'] };

function named(name: string): Bot | undefined {
  const found = (bots as unknown as Record<string, unknown>)[name];
  return typeof found === 'object' && found !== null && 'decide' in found ? (found as Bot) : undefined;
}

export function botFor(level: Level): Bot {
  for (const name of WANTED[level]) {
    const bot = named(name);
    if (bot) return bot;
  }
  return bots.random;
}

/** Who gives hints: not one that guesses. */
export const adviser = (): Bot | null => named('greedy') ?? null;
