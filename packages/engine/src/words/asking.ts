import type { Decision } from './decision.js';
import type { Ask } from './definitions.js';

/**
 * An `Ask` that is a plain object and not a generator. Most of what an ability does needs no decision, or a single one, and a
 * generator would cost more than the work itself.
 */
export abstract class PlainAsk<T> implements Ask<T> {
  abstract next(picked: number[]): IteratorResult<Decision, T>;
  [Symbol.iterator](): Ask<T> {
    return this;
  }
}

/** An ask that needed no decision: it is done already, and `value` is its result. */
export class Settled<T> extends PlainAsk<T> {
  constructor(readonly value: T) {
    super();
  }
  next(): IteratorResult<Decision, T> {
    return { done: true, value: this.value };
  }
}

export const NOTHING: Ask = new Settled<void>(undefined);
/** The result of an effect that affected no card, or of a choice that found none. */
export const NONE: Ask<number> = new Settled(0);

/** Asks a single decision; `read` turns the answer into a result. */
export class Asking<T> extends PlainAsk<T> {
  private asked = false;

  constructor(
    private readonly decision: Decision,
    private readonly read: (picked: number[]) => T,
  ) {
    super();
  }
  next(picked: number[]): IteratorResult<Decision, T> {
    if (this.asked) return { done: true, value: this.read(picked) };
    this.asked = true;
    return { done: false, value: this.decision };
  }
}

/** Reads an answer as all the chosen options. */
export const allOf = (picked: number[]): number[] => picked;
/** Reads an answer as the one chosen option; 0 if none was chosen. */
export const firstOf = (picked: readonly number[]): number => (picked.length === 0 ? 0 : picked[0]);
/** Reads an answer as whether anything was chosen. */
export const isAnswered = (picked: readonly number[]): boolean => picked.length > 0;

/** The same ask with another result: `means` is applied to its value. */
export function mapped<A, B>(ask: Ask<A>, means: (value: A) => B): Ask<B> {
  return ask instanceof Settled ? new Settled(means(ask.value)) : new Mapped(ask, means);
}

class Mapped<A, B> extends PlainAsk<B> {
  constructor(
    private readonly ask: Ask<A>,
    private readonly means: (value: A) => B,
  ) {
    super();
  }
  next(picked: number[]): IteratorResult<Decision, B> {
    const step = resume(this.ask, picked);
    return step.done ? { done: true, value: this.means(step.value as A) } : step;
  }
}

/** Does `first`, and then what `next` makes of its result. */
export function following<A, B>(first: Ask<A>, next: (value: A) => Ask<B>): Ask<B> {
  return first instanceof Settled ? next(first.value) : new Following(first, next);
}

class Following<A, B> extends PlainAsk<B> {
  private second: Ask<B> | null = null;

  constructor(
    private readonly first: Ask<A>,
    private readonly then: (value: A) => Ask<B>,
  ) {
    super();
  }
  next(picked: number[]): IteratorResult<Decision, B> {
    if (this.second === null) {
      const step = resume(this.first, picked);
      if (!step.done) return step;
      this.second = this.then(step.value as A);
    }
    return resume(this.second, picked) as IteratorResult<Decision, B>;
  }
}

const anyGenerator = (function* (): Generator {})();
const { next } = Object.getPrototypeOf(Object.getPrototypeOf(anyGenerator)) as Ask<unknown>;

/**
 * Continues an ask with the options chosen for its last question. The `next` of generators is looked up only once: each of the hundreds of
 * abilities makes objects of its own shape, and looking it up on each of them takes longer than the call.
 */
export function resume(ask: Ask<unknown>, picked: number[]): IteratorResult<Decision, unknown> {
  return ask instanceof PlainAsk ? ask.next(picked) : next.call(ask, picked);
}
