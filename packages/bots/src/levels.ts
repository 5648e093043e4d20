import type { Bot, Budget } from './bot.js';
import { greedyWith } from './greedy.js';
import { random } from './random.js';
import { searchWith } from './search.js';
import { type Tuning, tuned, type Weights } from './weights.js';

export const LEVEL_NAMES = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVEL_NAMES)[number];

/** How a level plays: the same on a server and in a browser. */
export interface LevelSpec {
  plays: 'greedy' | 'search';
  /** A level with a clock is as strong as its machine is fast; a level without one is equally strong everywhere. */
  clock: boolean;
  budget: Budget;
  /** The percentage of options that it overlooks. */
  overlooks: number;
  /** Elo with two players (normal is 1000), measured in the arena; a level with a clock was measured on the machine named in docs/bots.md. Null: not measured. */
  elo: number | null;
  /** It does not plan: only bases that are about to score matter to it, and it ignores the questions that a play asks next. */
  shortSighted: boolean;
}

export const LEVELS: Record<Level, LevelSpec> = {
  easy: { plays: 'greedy', clock: false, budget: {}, overlooks: 25, shortSighted: true, elo: 690 },
  normal: { plays: 'greedy', clock: false, budget: {}, overlooks: 0, shortSighted: false, elo: 1000 },
  hard: { plays: 'search', clock: true, budget: { ms: 100 }, overlooks: 0, shortSighted: false, elo: 1426 },
  expert: { plays: 'search', clock: true, budget: { ms: 400 }, overlooks: 0, shortSighted: false, elo: 1481 },
};

/** The time limit of a level that thinks by the clock; null for other levels. */
export const timeLimitOf = (level: Level): Budget | null => (LEVELS[level].clock ? LEVELS[level].budget : null);

/** Bases count only near their breakpoint, power until the end of the turn counts as if it lasted, and late VP count like early ones. */
const shortSighted = (w: Weights): Weights => ({ ...w, near: w.near / 2, reach: 3, fleeting: 0, push: 0, lateVp: 0 });

function botOf(level: Level): Bot {
  const spec = LEVELS[level];
  if (spec.plays === 'search') return searchWith({ budget: spec.budget });
  const tuning: Tuning = spec.shortSighted ? { 2: shortSighted(tuned[2]), 3: shortSighted(tuned[3]), 4: shortSighted(tuned[4]) } : tuned;
  return greedyWith(tuning, { name: level, overlooks: spec.overlooks, further: !spec.shortSighted });
}

/** Each seat needs a bot of its own, because a bot remembers the world it sampled. */
export const levels: Record<Level, () => Bot> = {
  easy: () => botOf('easy'),
  normal: () => botOf('normal'),
  hard: () => botOf('hard'),
  expert: () => botOf('expert'),
};

/**
 * A bot by name: `random`, a level, `greedy`, `search`, `search:250ms`, `search:200i`. Null if there is no such bot. `tuning` replaces the usual weights.
 */
export function botCalled(name: string, tuning?: Tuning): Bot | null {
  if (name === 'random') return random;
  if (name === 'greedy') return greedyWith(tuning);
  if (Object.hasOwn(levels, name)) return levels[name as Level]();
  const found = /^search(?::(\d+)(ms|i))?$/.exec(name);
  if (!found || Number(found[1]) === 0) return null;
  const [, amount, unit] = found;
  const budget: Budget = unit === undefined ? { ms: 100 } : unit === 'ms' ? { ms: Number(amount) } : { iterations: Number(amount) };
  return searchWith(tuning ? { budget, tuning } : { budget });
}

export const BOT_NAMES = 'random, easy, normal (greedy), hard, expert, search:<milliseconds>ms, search:<iterations>i';
