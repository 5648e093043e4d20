import type { Common, Counts } from './steps.js';

// The steps that change bases, and those of the base deck.

export interface Breakpoint extends Counts {
  do: 'breakpoint';
  n: number | { powerOf: 'it' };
  where: 'here' | 'there';
}
export interface SetBreakpoint extends Common {
  do: 'set breakpoint';
  n: number;
  /** Of the base that was spoken of, not of this one. */
  where?: 'there';
  of: 'breakpoint' | 'starting breakpoint';
}
export interface CannotScore extends Common {
  do: 'cannot score';
  where: 'here' | 'there';
}
export interface LookAtBases extends Common {
  do: 'look at bases';
  n: number;
  /** One of them may go to the bottom. */
  bottom?: true;
}
/** A base goes to the base discard pile and its cards to theirs; the top card of the base deck takes its place. */
export interface DestroyBase extends Common {
  do: 'destroy base';
  where: 'here' | 'there';
}
/** A base of the base deck replaces another one, under its minions. */
export interface ReplaceBase extends Common {
  do: 'replace base';
  where: 'here' | 'there';
  /** `discard`: one of the base discard pile. */
  by: 'top' | 'any' | 'discard';
}
/** A base of the base discard pile goes on top or on the bottom of the base deck. */
export interface RecallBase extends Common {
  do: 'recall base';
  to: 'top' | 'bottom';
}
/** The top card of the base deck is one base more. */
export interface AddBase extends Common {
  do: 'add base';
}
