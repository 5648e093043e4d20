import type { Ask } from '@breakpoint/engine/cards';

type Step<T> = ReturnType<Ask<T>['next']>;

// Asks that only a step's own generator waits for: a generator for each choice would cost more than the choice.

/** An ask that needs no decision. */
class Now<T> implements Ask<T> {
  constructor(private readonly value: T) {}
  next(): Step<T> {
    return { done: true, value: this.value } as Step<T>;
  }
  [Symbol.iterator](): Ask<T> {
    return this;
  }
}
export const now = <T>(value: T): Ask<T> => new Now(value);

/** An ask with another result. */
class Meaning<A, B> implements Ask<B> {
  constructor(
    private readonly ask: Ask<A>,
    private readonly means: (value: A) => B,
  ) {}
  next(picked: number[]): Step<B> {
    const step = this.ask.next(picked);
    return (step.done ? { done: true, value: this.means(step.value as A) } : step) as Step<B>;
  }
  [Symbol.iterator](): Ask<B> {
    return this;
  }
}
export const meaning = <A, B>(ask: Ask<A>, means: (value: A) => B): Ask<B> => new Meaning(ask, means);
