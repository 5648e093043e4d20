import type { Outlook } from './outlook.js';
import { type Answerable, below, type Chance, canAdd, isComplete, type Knowledge } from './rules.js';

/** How long a bot may think. Time is kept; a number of iterations is for tests and for measuring without a clock. */
export interface Budget {
  ms?: number;
  iterations?: number;
}

/** An option that a bot looked at. */
export interface Considered {
  keys: string[];
  visits: number;
  /** How likely it makes a win, 0 to 1. */
  value: number;
  /** What the seat does at once if that is asked next: where the minion goes, whom the action hits. */
  onwards?: string;
  /** Only where it was asked for. */
  outlook?: Outlook;
}

/** What a bot would do and why: for the log and for a hint. */
export interface Advice {
  keys: string[];
  /** The options that were tried most come first. For a list: its first picks. */
  options: Considered[];
  /** Each seat's chance to win, if this is done; empty where nothing was weighed. */
  chances: number[];
  /** What the answer that was asked about is worth. */
  about?: { visits: number; value: number; chances: number[]; isBest: boolean };
}

/** What to look at beside the best option. */
export interface Curiosity {
  /** An answer that is tried often, however bad it looks: to say what it is worth. */
  about?: readonly string[];
  /** Say how the round ends after each option. */
  outlook?: boolean;
}

/** An opponent: it gets what its seat may know and answers with the keys of options. It can't peek: there is nothing else. */
export interface Bot {
  readonly name: string;
  decide(knowledge: Knowledge, chance: Chance, budget?: Budget): string[];
  /** Not every bot has reasons. */
  advise?(knowledge: Knowledge, chance: Chance, budget?: Budget): Advice;
}

/** Fills any decision with random options, step by step, keeping to its limits. */
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
