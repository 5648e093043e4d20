import type { Decision } from './decision.js';
import type { Ask } from './definitions.js';

/**
 * What an ability waits for, written out by hand: most of what abilities do needs nobody's decision, or one single decision,
 * and a generator for each of these would cost more than what it does.
 */
export abstract class PlainAsk<T> implements Ask<T> {
  abstract next(picked: number[]): IteratorResult<Decision, T>;
  [Symbol.iterator](): Ask<T> {
    return this;
  }
}

/** Something that needed no decision: done already, and this came of it. */
export class Settled<T> extends PlainAsk<T> {
  constructor(readonly value: T) {
    super();
  }
  next(): IteratorResult<Decision, T> {
    return { done: true, value: this.value };
  }
}

export const NOTHING: Ask = new Settled<void>(undefined);
/** It happened to nobody; no card. */
export const NONE: Ask<number> = new Settled(0);

/** One decision, and what its answer means. */
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

/** All that was chosen. */
export const allOf = (picked: number[]): number[] => picked;
/** The one that was chosen; 0 if none was. */
export const firstOf = (picked: readonly number[]): number => (picked.length === 0 ? 0 : picked[0]);
/** Was anything chosen? */
export const isAnswered = (picked: readonly number[]): boolean => picked.length > 0;

/** What comes of this, once it is known. */
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

/** First this, and with what comes of it the next. */
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
 * Goes on with it. The `next` of generators is found once and for all: each of hundreds of abilities makes objects of its own
 * shape, and finding it on each of them takes longer than calling it.
 */
export function resume(ask: Ask<unknown>, picked: number[]): IteratorResult<Decision, unknown> {
  return ask instanceof PlainAsk ? ask.next(picked) : next.call(ask, picked);
}
