import type { Before, Fate } from './fate.js';
import type { PlayStep } from './line.js';
import { type Answerable, below, type Chance, canAdd, isComplete, type Knowledge } from './rules.js';

/** How long a bot may think: a time limit, or a number of iterations (for tests, and for measuring without a clock). */
export interface Budget {
  ms?: number;
  iterations?: number;
  /** At least this many iterations have to be new; those of the decision before count as well. If it is absent, all have to be new. */
  fresh?: number;
}

/** An option that a bot weighed. */
export interface Considered {
  keys: string[];
  visits: number;
  /** The seat's chance of winning after this option, 0 to 1. */
  value: number;
  /** By how many VP the seat is likely to be ahead at the end of the game; only if the caller asked for plays. */
  margin?: number;
  /** The whole play: the option with its base, its targets and what clearly comes next; only if the caller asked for it. */
  play?: PlayStep[];
}

/** The answer a bot would give, and why: for the log and for hints. */
export interface Advice {
  keys: string[];
  /** Most visited first. If the answer is a list, these are the candidates for its first pick. */
  options: Considered[];
  /** Each seat's chance of winning after `keys`; empty if the bot weighed nothing. */
  chances: number[];
  /** The value of the answer named in the `Inquiry`. */
  about?: { visits: number; value: number; margin: number; play: PlayStep[] };
}

/** What the caller wants to know besides the best option. */
export interface Inquiry {
  /** The search tries this answer often, however bad it looks, so that it can say what the answer is worth. */
  about?: readonly string[];
  /** The advice names the whole play that each option begins. */
  plays?: boolean;
}

/** A finished search, with its answer and what came of plays. */
export interface Study {
  advice(): Advice;
  /** Makes the plays in the same worlds, each of them in every world, and says what came of it. */
  follow(plays: readonly (readonly PlayStep[])[], worlds: number, ms?: number): Followups;
}

/**
 * The position before some plays, what came of each play (always in the same order of worlds), the keys of cards, and the chance that is
 * shown for a mean chance.
 */
export interface Followups {
  start: Before;
  fates: Fate[][];
  keyOf: (card: number) => string;
  shown: (chance: number) => number;
}

/** An opponent: it answers with the keys of options. It cannot peek, because it is given only what its seat may know. */
export interface Bot {
  readonly name: string;
  decide(knowledge: Knowledge, chance: Chance, budget?: Budget): string[];
  /** Absent if the bot cannot give reasons. */
  advise?(knowledge: Knowledge, chance: Chance, budget?: Budget): Advice;
  /** Absent if the bot does not search. */
  study?(knowledge: Knowledge, chance: Chance, budget?: Budget): Study;
}

/** A random legal answer to a decision. It is filled one option at a time, within the decision's limits. */
export function randomPicks<T>(d: Answerable<T>, chance: Chance): T[] {
  if (d.optional && below(chance, d.options.length + 1) === 0) return [];
  if (d.most === 1 && d.least === 1 && d.weights === undefined) return [d.options[below(chance, d.options.length)]];
  const target = d.most > d.least ? d.least + below(chance, Math.min(d.most, d.options.length + d.least) - d.least + 1) : d.least;
  const chosen: T[] = [];
  const plain = d.times === undefined && d.groups === undefined && d.weights === undefined;
  while (chosen.length < Math.max(target, 1)) {
    const open: T[] = [];
    for (const o of d.options) if (plain ? !chosen.includes(o) : canAdd(d, chosen, o) === null) open.push(o);
    if (open.length === 0) break;
    chosen.push(open[below(chance, open.length)]);
  }
  if (d.least === 0 && target === 0) return [];
  return isComplete(d, chosen) ? chosen : chosen.length < d.least && d.optional ? [] : chosen;
}
