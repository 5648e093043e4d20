import type { Decision } from './decision.js';
import type { Ask } from './definitions.js';
import type { Card } from './vocabulary.js';

// What an ability waits for, written out by hand: most of what abilities do needs nobody's decision, or one single decision,
// and a generator for each of these would cost more than what it does.

/** Something that needed no decision: done already, and this came of it. */
export class Settled<T> implements Ask<T> {
  constructor(readonly value: T) {}
  next(): IteratorResult<Decision, T> {
    return { done: true, value: this.value };
  }
  [Symbol.iterator](): Ask<T> {
    return this;
  }
}

export const NOTHING: Ask = new Settled<void>(undefined);

/** One decision, and what was chosen. */
export class Asking implements Ask<number[]> {
  private asked = false;

  constructor(private readonly decision: Decision) {}
  next(picked: number[]): IteratorResult<Decision, number[]> {
    if (this.asked) return { done: true, value: picked };
    this.asked = true;
    return { done: false, value: this.decision };
  }
  [Symbol.iterator](): Ask<number[]> {
    return this;
  }
}

/** One decision for one card: 0 if none was chosen. */
export class AskingOne implements Ask<Card> {
  private asked = false;

  constructor(private readonly decision: Decision) {}
  next(picked: number[]): IteratorResult<Decision, Card> {
    if (this.asked) return { done: true, value: firstOf(picked) };
    this.asked = true;
    return { done: false, value: this.decision };
  }
  [Symbol.iterator](): Ask<Card> {
    return this;
  }
}

export const firstOf = (picked: readonly number[]): number => (picked.length === 0 ? 0 : picked[0]);
