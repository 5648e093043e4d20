import type { Card, Seat, Verb } from './vocabulary.js';

/** One minion (or other card in play) that a play or Talent affected, as it was just before. */
export interface Affected {
  card: Card;
  stay: number;
  base: Card;
  seat: Seat;
  /** +1 power counters it had before this play touched it. */
  counters: number;
  direct: boolean;
}

/**
 * The record of a play or a Talent: whom it affected, directly or not, and who joined in. Brownie, Roller, Foxy Green,
 * Boogie Wonderland and Hideout live on it. Plain data: triggers that wait in a saved game hold it.
 */
export interface PlayRecord {
  card: Card;
  seat: Seat;
  kind: 'minion' | 'action' | 'talent';
  /** An action that does not stay in play, being played now (RULES 6.18). */
  standard: boolean;
  /** The base or minion it was played on; 0 for a standard action. */
  on: Card;
  /** Which of the turn's plays it is, from 0 on; -1 for a Talent. */
  index: number;
  /** The zone it was played from. */
  from: number;
  /** Whose hand, deck or pile that was. */
  fromSeat: Seat;
  affected: Affected[];
  /** Copiers that joined in already (C3). */
  copied: Card[];
  /** Minions that are left alone for the rest of this play. */
  shielded: Card[];
  /** Something else decides where it goes, whatever its own text says (Anansi the Spider's kind). */
  redirected: boolean;
}

/** What stands behind a change: every verb knows it. */
export interface Cause {
  /** The card or base whose ability it is; 0: the rules. */
  source: Card;
  /** Whose effect it is. */
  seat: Seat;
  /** Who chose, where a card makes others choose (Last Dance). */
  chooser: Seat;
  kind: 'play' | 'talent' | 'special' | 'trigger' | 'base' | 'rules';
  play: PlayRecord | null;
  /** Players who were asked whether they ignore the base this time, and those who do (D18), as bits. */
  asked?: number;
  ignoredBy?: number;
  /** Cards that are left alone for the rest of this ability, where it belongs to no play. */
  shielded?: Card[];
}

/** One effect on one card, before it happens. */
export interface Part {
  verb: Verb;
  /** Destination base of a move, new host of a transfer, seat of a control change. */
  to?: number;
  /** Absent as long as it is announced and not known yet. */
  amount?: number;
  until?: number;
  where?: 'top' | 'bottom' | 'shuffle';
  /** For `attach`: the action; for `counters` moved over from another card: that card. */
  card?: Card;
}

export interface Hit {
  card: Card;
  part: Part;
  chooser?: Seat;
  /** Joined in through a copier: not direct. */
  copy?: boolean;
}
