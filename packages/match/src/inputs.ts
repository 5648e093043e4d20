import type { Reason, Seat } from '@breakpoint/engine';

/**
 * Everything that can happen to a match. The result depends on nothing else, so a host that keeps the inputs in order, with their
 * times, can rebuild the match from them.
 */
export type Input =
  /** Answers the seat's decision. `auto`: a bot answered in place of the player. */
  | { kind: 'answer'; seat: Seat; keys: string[]; auto?: boolean }
  /** Takes back an answer in a window that is still open. */
  | { kind: 'withdraw'; seat: Seat }
  /** The time of a masked window is over. */
  | { kind: 'close' }
  /** Goes back to the moment with this many answers. `agreed`: everyone who had to agree did. */
  | { kind: 'undo'; seat: Seat; to: number; agreed: boolean }
  | { kind: 'concede'; seat: Seat }
  /** Begins or stops passing for this seat in all windows until its next turn begins. */
  | { kind: 'passing'; seat: Seat; on: boolean };

export type Answer = Extract<Input, { kind: 'answer' }>;

/** How long a window stays open: until its outcome is certain, or always for the same time. */
export type Windows = { kind: 'open' } | { kind: 'masked'; ms: number };

/**
 * The effect of an input on the viewers. Everyone is told of a new moment, of everything anew after going back, or of a new table
 * state; `own` concerns only the seat that gave the input. `gone`: everyone is told of a new table state, and the seat of everything
 * anew, because it is asked no longer.
 */
export type News = 'moment' | 'back' | 'state' | 'own' | 'gone';

/** The reason why an input is refused. */
export interface Refusal {
  error: 'not-now' | 'broken' | 'refused';
  /** The reason that the rules give. */
  reason?: Reason;
}
