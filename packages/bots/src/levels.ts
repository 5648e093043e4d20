import type { Bot, Budget } from './bot.js';
import { greedy, greedyWith } from './greedy.js';
import { random } from './random.js';
import { type Chance, type Knowledge, nextWord } from './rules.js';
import { searchWith } from './search.js';
import { greedyV1, searchV1 } from './v1/index.js';
import type { Tuning } from './weights.js';

export type Level = 'easy' | 'normal' | 'hard';

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
  normal: () => greedyWith(),
  hard: () => searchWith({ budget: { ms: 400 } }),
};

/**
 * A bot by name: `random`, a level, `greedy`, `search`, `search:250ms`, `search:200i`; `greedy@1` and `search@1:...` are the first
 * ones there were. Null: there is no such bot. `tuning`: with other weights than the usual ones.
 */
export function botCalled(name: string, tuning?: Tuning): Bot | null {
  if (name === 'random') return random;
  if (name === 'greedy') return greedyWith(tuning);
  if (name === 'greedy@1') return greedyV1();
  if (Object.hasOwn(levels, name)) return levels[name as Level]();
  const found = /^search(@1)?(?::(\d+)(ms|i))?$/.exec(name);
  if (!found || Number(found[2]) === 0) return null;
  const [, first, amount, unit] = found;
  const budget: Budget = unit === undefined ? { ms: 100 } : unit === 'ms' ? { ms: Number(amount) } : { iterations: Number(amount) };
  return first ? searchV1({ budget }) : searchWith(tuning ? { budget, tuning } : { budget });
}

export const BOT_NAMES = 'random, easy, greedy (normal), search:<milliseconds>ms, search:<iterations>i, hard, greedy@1, search@1:...';
