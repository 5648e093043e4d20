import {
  type Budget,
  decideTogether,
  explore,
  type Findings,
  type Hint,
  hintFor,
  knownAt,
  type Level,
  levels,
  type Position,
  random,
  timeLimitOf,
} from '@breakpoint/bots';
import type { CardSet } from '@breakpoint/engine';
import type { Documents } from '@breakpoint/workshop';

/** The documents of the game that somebody thinks about. */
interface OfGame extends Position {
  documents?: Documents;
}
/** A decision that a bot has to make. */
export interface Task extends OfGame {
  who: Level | 'random';
}
/** A player's request for a hint. */
export interface Question extends OfGame {
  who: 'adviser';
}
/** A thread's part in another thread's decision. */
export interface Help extends OfGame {
  who: 'helper';
  budget: Budget;
  /** Its first number is set to 1 if the thread is needed elsewhere. */
  stop: Int32Array;
}

const bots = { ...levels, random: () => random };

export const think = (cards: CardSet, task: Task): string[] => bots[task.who]().decide(...knownAt(cards, task));
export const advise = (cards: CardSet, question: Question): Hint => hintFor(...knownAt(cards, question));
export const help = (cards: CardSet, { budget, stop, ...position }: Help): Findings =>
  explore(cards, position, { ...budget, isStopped: () => Atomics.load(stop, 0) === 1 });

/** The time limit of a bot that thinks by the clock, and can use helpers; null for other bots. */
export const limitOf = ({ who }: Task | Question | Help): Budget | null =>
  who === 'random' || who === 'adviser' || who === 'helper' ? null : timeLimitOf(who);

/** The same as `think`, together with helpers that have begun already. */
export const thinkTogether = (cards: CardSet, task: Task, helpers: readonly Promise<Findings | null>[]): Promise<string[]> =>
  decideTogether(bots[task.who](), ...knownAt(cards, task), limitOf(task), helpers);
