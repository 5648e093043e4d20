import type { Budget } from './bot.js';
import { Word } from './rules.js';
import type { Node } from './tree.js';

export const now = (): number => (globalThis as unknown as { performance: { now(): number } }).performance.now();

/** No iteration starts when less time is left than this many take on average: some take longer, and all do on a slow phone. */
const RESERVE = 2;
/** How many iterations pass between two checks whether a decision is settled. */
const CHECK_EVERY = 16;
const DEFAULT_ITERATIONS = 200;

/**
 * May a search end before its budget is spent, when no other option can overtake the best one? `at-end-of-turn`: only if the best option
 * ends the turn.
 */
export type Early = 'never' | 'at-end-of-turn' | 'always';

/** Ends a search: early if the decision is easy, and in any case when the budget is spent. */
export class Clock {
  private readonly most: number;
  private readonly limit: number;

  constructor(
    private readonly began: number,
    readonly budget: Budget,
    private readonly early: Early,
  ) {
    this.limit = budget.ms ?? Number.POSITIVE_INFINITY;
    this.most = budget.iterations ?? (budget.ms === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
  }

  /** Must the search answer now, even in the middle of an iteration? On a slow phone, one can take half of the time. */
  get isOver(): boolean {
    return this.limit !== Number.POSITIVE_INFINITY && now() - this.began >= this.limit;
  }

  /** Should the search run another iteration after this many? */
  goesOn(iterations: number, root: Node): boolean {
    if (iterations >= this.most) return false;
    const spent = now() - this.began;
    if (iterations === 0) return spent < this.limit;
    const inTime = (iterations * (this.limit - spent)) / spent;
    if (inTime < RESERVE) return false;
    if (this.early === 'never' || iterations % CHECK_EVERY !== 0) return true;
    const ahead = settledOn(root, Math.min(inTime, this.most - iterations));
    return this.early === 'always' ? ahead === null : ahead !== Word.End;
  }
}

/** The key of the most visited option, if it is too far ahead to be overtaken in the iterations that are left. */
function settledOn(root: Node, left: number): number | null {
  let [best, first, second] = [0, 0, 0];
  for (const [key, { visits }] of root.edges) {
    if (visits > first) [best, first, second] = [key, visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > left ? best : null;
}
