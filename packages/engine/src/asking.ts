import type { Decision } from './decision.js';
import type { Ask } from './definitions.js';
import type { Card } from './vocabulary.js';

/**
 * What an ability waits for, written out by hand: most of what abilities do needs nobody's decision, or one single decision,
 * and a generator for each of these would cost more than what it does.
 */
export abstract class ByHand<T> implements Ask<T> {
  abstract next(picked: number[]): IteratorResult<Decision, T>;
  [Symbol.iterator](): Ask<T> {
    return this;
  }
}

/** Something that needed no decision: done already, and this came of it. */
export class Settled<T> extends ByHand<T> {
  constructor(readonly value: T) {
    super();
  }
  next(): IteratorResult<Decision, T> {
    return { done: true, value: this.value };
  }
}

export const NOTHING: Ask = new Settled<void>(undefined);

/** One decision, and what was chosen. */
export class Asking extends ByHand<number[]> {
  private asked = false;

  constructor(private readonly decision: Decision) {
    super();
  }
  next(picked: number[]): IteratorResult<Decision, number[]> {
    if (this.asked) return { done: true, value: picked };
    this.asked = true;
    return { done: false, value: this.decision };
  }
}

/** One decision for one card: 0 if none was chosen. */
export class AskingOne extends ByHand<Card> {
  private asked = false;

  constructor(private readonly decision: Decision) {
    super();
  }
  next(picked: number[]): IteratorResult<Decision, Card> {
    if (this.asked) return { done: true, value: firstOf(picked) };
    this.asked = true;
    return { done: false, value: this.decision };
  }
}

export const firstOf = (picked: readonly number[]): number => (picked.length === 0 ? 0 : picked[0]);

const anyGenerator = (function* (): Generator {})();
const { next } = Object.getPrototypeOf(Object.getPrototypeOf(anyGenerator)) as Ask<unknown>;

/**
 * Goes on with it. The `next` of generators is found once and for all: each of hundreds of abilities makes objects of its own
 * shape, and finding it on each of them takes longer than calling it.
 */
export function resume(ask: Ask<unknown>, picked: number[]): IteratorResult<Decision, unknown> {
  return ask instanceof ByHand ? ask.next(picked) : next.call(ask, picked);
}
