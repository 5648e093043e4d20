import type { Budget } from './bot.js';
import type { Seat } from './rules.js';
import { type Edge, meanFor, type Node } from './tree.js';

export const now = (): number => (globalThis as unknown as { performance: { now(): number } }).performance.now();

export const after = (ms: number): Promise<void> =>
  new Promise((resolve) => (globalThis as unknown as { setTimeout(call: () => void, ms: number): void }).setTimeout(resolve, ms));

/**
 * The share of the time limit after which no iteration starts, because the last one needs time too. Only a decision that is still
 * contested uses the rest.
 */
const USABLE_SHARE = 0.94;
/** How many iterations pass between two checks whether a decision is settled. */
const CHECK_EVERY = 16;
const DEFAULT_ITERATIONS = 200;

/** Ends a search: early if the decision is easy, and in any case when the budget is spent. */
export class Clock {
  private readonly most: number;
  private readonly limit: number;
  private done = false;

  constructor(
    private readonly began: number,
    private readonly budget: Budget,
    /** The search must use the whole budget, because a settled first step does not settle the rest. */
    private readonly usesAll: boolean,
  ) {
    this.limit = budget.ms ?? Number.POSITIVE_INFINITY;
    this.most = budget.iterations ?? (budget.ms === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
  }

  /** Did the search end early, because the decision was easy? */
  get isSettled(): boolean {
    return this.done;
  }

  /** Must the search answer now, even in the middle of an iteration? On a slow phone, one can take half of the time. */
  get isOver(): boolean {
    return this.limit !== Number.POSITIVE_INFINITY && now() - this.began >= this.limit;
  }

  /** Should the search run another iteration after this many? */
  goesOn(iterations: number, root: Node, seat: Seat): boolean {
    if (iterations >= this.most || this.budget.isStopped?.()) return false;
    const spent = now() - this.began;
    const usable = this.limit * USABLE_SHARE;
    if (spent >= usable) return spent < this.limit && !this.usesAll && isContested(root, seat);
    if (this.usesAll || iterations === 0 || iterations % CHECK_EVERY !== 0) return true;
    this.done ||= isSettled(root, Math.min(this.most - iterations, (iterations * (usable - spent)) / spent));
    return !this.done;
  }
}

/** The two most visited options. */
function leaders(root: Node): [Edge | null, Edge | null] {
  let [first, second]: [Edge | null, Edge | null] = [null, null];
  for (const e of root.edges.values()) {
    if (first === null || e.visits > first.visits) {
      second = first;
      first = e;
    } else if (second === null || e.visits > second.visits) second = e;
  }
  return [first, second];
}

/** Is the most visited option too far ahead to be overtaken in the iterations that are left? */
function isSettled(root: Node, left: number): boolean {
  const [first, second] = leaders(root);
  return first !== null && first.visits - (second?.visits ?? 0) > left;
}

/** Has the runner-up by visits a better mean result than the most visited option? */
function isContested(root: Node, seat: Seat): boolean {
  const [first, second] = leaders(root);
  return first !== null && second !== null && second.visits > 0 && meanFor(second, seat) > meanFor(first, seat);
}
