import type { Budget } from './bot.js';
import type { Seat } from './rules.js';
import { type Edge, meanFor, type Node } from './tree.js';

export const now = (): number => (globalThis as unknown as { performance: { now(): number } }).performance.now();

/** The clock is looked at before each iteration: a little is kept for the last one. */
const KEPT = 0.94;
/** A decision that is still open when its time is over gets a little more. */
const LONGER = 1.1;
/** It is looked whether a decision is clear after so many iterations each. */
const OFTEN = 16;
const USUAL = 200;

/** How long a decision is thought about: by how hard it is, within the budget. */
export class Clock {
  private readonly most: number;
  private readonly ms: number;
  private done = false;

  constructor(
    private readonly began: number,
    budget: Budget,
    /** The answer is a list: that its first pick is clear says nothing about the others. */
    private readonly list: boolean,
  ) {
    this.ms = budget.ms === undefined ? Number.POSITIVE_INFINITY : budget.ms * KEPT;
    this.most = budget.iterations ?? (budget.ms === undefined ? USUAL : Number.POSITIVE_INFINITY);
  }

  /** Is it worth another iteration, after so many? */
  goesOn(iterations: number, root: Node, seat: Seat): boolean {
    if (iterations >= this.most) return false;
    const spent = now() - this.began;
    if (spent >= this.ms) return spent < this.ms * LONGER && !this.list && isOpen(root, seat);
    if (this.list || iterations === 0 || iterations % OFTEN !== 0) return true;
    this.done ||= isClear(root, Math.min(this.most - iterations, (iterations * (this.ms - spent)) / spent));
    return !this.done;
  }
}

/** The two options that were tried most. */
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

/** No other option can be tried as often any more. */
function isClear(root: Node, left: number): boolean {
  const [first, second] = leaders(root);
  return first !== null && first.visits - (second?.visits ?? 0) > left;
}

/** The option that was tried most does not look like the best one any more. */
function isOpen(root: Node, seat: Seat): boolean {
  const [first, second] = leaders(root);
  return first !== null && second !== null && second.visits > 0 && meanFor(second, seat) > meanFor(first, seat);
}
