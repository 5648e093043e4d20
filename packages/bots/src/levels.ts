import type { Bot, Budget } from './bot.js';
import { greedyWith } from './greedy.js';
import { random } from './random.js';
import { searchWith } from './search.js';
import { greedyV1, searchV1 } from './v1/index.js';
import { type Tuning, tuned, type Weights } from './weights.js';

export const LEVEL_NAMES = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVEL_NAMES)[number];

/** How a level plays: the same on a server and in a browser. */
export interface LevelSpec {
  plays: 'greedy' | 'search';
  /** By the clock a level is as strong as its machine; without, it is equally strong everywhere. */
  clock: boolean;
  budget: Budget;
  /** How many of a hundred options it overlooks. */
  overlooks: number;
  /** Strength with two players, where normal is 1000, from the arena (docs/bots.md); by the clock, on the machine named there. Null: not measured. */
  elo: number | null;
  /** It does not count ahead: it sees bases that are about to score, and does not plan what a play asks next. */
  shortSighted: boolean;
}

export const LEVELS: Record<Level, LevelSpec> = {
  easy: { plays: 'greedy', clock: false, budget: {}, overlooks: 25, shortSighted: true, elo: 690 },
  normal: { plays: 'greedy', clock: false, budget: {}, overlooks: 0, shortSighted: false, elo: 1000 },
  hard: { plays: 'search', clock: true, budget: { ms: 100 }, overlooks: 0, shortSighted: false, elo: 1225 },
  expert: { plays: 'search', clock: true, budget: { ms: 400 }, overlooks: 0, shortSighted: false, elo: null },
};

/** Bases count when they are nearly there, power that will be gone counts as if it stayed, and the last VP are like the first. */
const shortSighted = (w: Weights): Weights => ({ ...w, near: w.near / 2, reach: 3, fleeting: 0, push: 0, lateVp: 0 });

function botOf(level: Level): Bot {
  const spec = LEVELS[level];
  if (spec.plays === 'search') return searchWith({ budget: spec.budget });
  const tuning: Tuning = spec.shortSighted ? { 2: shortSighted(tuned[2]), 3: shortSighted(tuned[3]), 4: shortSighted(tuned[4]) } : tuned;
  return greedyWith(tuning, { name: level, overlooks: spec.overlooks, further: !spec.shortSighted });
}

/** A new one for each seat: they remember what they imagined. */
export const levels: Record<Level, () => Bot> = {
  easy: () => botOf('easy'),
  normal: () => botOf('normal'),
  hard: () => botOf('hard'),
  expert: () => botOf('expert'),
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

export const BOT_NAMES =
  'random, easy, normal (greedy), hard, expert, search:<milliseconds>ms, search:<iterations>i, and the first ones: greedy@1, search@1:...';
