import type { Reason, Seat } from '@breakpoint/engine';

/**
 * All that ever happens to a match. A host that keeps them in order, with their times, can make the match again from them:
 * what they lead to depends on nothing else.
 */
export type Input =
  /** To what this seat is asked. `auto`: a bot answered, whoever sits there. */
  | { kind: 'answer'; seat: Seat; keys: string[]; auto?: boolean }
  /** Takes back an answer in a window that is still open. */
  | { kind: 'withdraw'; seat: Seat }
  /** The time of the window is over. */
  | { kind: 'close' }
  /** Goes back to where there were so many answers; `agreed`: all who had to agreed. */
  | { kind: 'undo'; seat: Seat; to: number; agreed: boolean }
  | { kind: 'concede'; seat: Seat }
  /** Passes for this seat in all windows until its next turn begins, or no longer does. */
  | { kind: 'passing'; seat: Seat; on: boolean };

export type Answer = Extract<Input, { kind: 'answer' }>;

/** How long a window stays open: until it is settled what happens in it, or always the same time. */
export type Windows = { kind: 'open' } | { kind: 'masked'; ms: number };

/**
 * What an input led to, and so who is to be told: a new moment, or everything anew after going back, or only that the state of
 * the table is another, goes to all; `own` goes to nobody but the seat that did it.
 */
export type News = 'moment' | 'back' | 'state' | 'own';

/** Why something can't be done. */
export interface Refusal {
  error: 'not-now' | 'broken' | 'refused';
  /** What the rules say to it. */
  reason?: Reason;
}
