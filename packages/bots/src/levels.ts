import { type Chance, type Knowledge, nextWord } from '@breakpoint/engine';
import type { Bot } from './bot.js';
import { greedy, greedyWith } from './greedy.js';
import { random } from './random.js';
import { searchWith } from './search.js';
import { weights } from './weights.js';

export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Plays by greedy and now and then does just anything, as a beginner does. */
export const easy: Bot = {
  name: 'easy',
  decide(knowledge: Knowledge, chance: Chance): string[] {
    return nextWord(chance) % 3 === 0 ? random.decide(knowledge, chance) : greedy.decide(knowledge, chance);
  },
};

/** A new one for each seat: they remember what they imagined. */
export const levels: Record<Level, () => Bot> = {
  easy: () => easy,
  normal: () => greedyWith(weights),
  hard: () => searchWith({ budget: { ms: 400 } }),
};

/** Who gives hints. */
export const adviser = (): Bot => searchWith({ budget: { ms: 300 } });

/** A bot by name: `random`, `easy`, `greedy` (or `normal`), `hard`, `search`, `search:250ms`, `search:200i`. Null: there is no such bot. */
export function botCalled(name: string): Bot | null {
  if (name === 'random') return random;
  if (name === 'greedy') return levels.normal();
  if (name === 'search') return searchWith();
  if (Object.hasOwn(levels, name)) return levels[name as Level]();
  const found = /^search:(\d+)(ms|i)$/.exec(name);
  if (!found || Number(found[1]) < 1) return null;
  return searchWith({ budget: found[2] === 'ms' ? { ms: Number(found[1]) } : { iterations: Number(found[1]) } });
}

export const BOT_NAMES = 'random, easy, greedy (normal), search:<milliseconds>ms, search:<iterations>i, hard';
