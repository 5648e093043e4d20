import type { Card, CardType, Open, Seat, Verb } from './vocabulary.js';

/** One minion (or other card in play) that a play or Talent affected, as it was just before. */
export interface Affected {
  readonly card: Card;
  readonly arrival: number;
  readonly base: Card;
  readonly seat: Seat;
  /** +1 power counters it had before this play touched it. */
  readonly counters: number;
  readonly direct: boolean;
  /** It may go into hiding before anybody looks back: what it is then is nobody's business. */
  readonly type: CardType;
}

/**
 * The record of a play or a Talent: whom it affected, directly or not, and who joined in. Brownie, Roller, Foxy Green,
 * Boogie Wonderland and Hideout live on it. Plain data: triggers that wait in a saved game hold it.
 */
export interface PlayRecord {
  readonly card: Card;
  readonly seat: Seat;
  readonly kind: 'minion' | 'action' | 'talent';
  /** An action that does not stay in play, being played now (RULES 6.18). */
  readonly standard: boolean;
  /** The base or minion it was played on; 0 for a standard action. */
  readonly on: Card;
  /** Which of the turn's plays it is, from 0 on; -1 for a Talent. */
  readonly index: number;
  /** The zone it was played from. */
  readonly from: number;
  /** Whose hand, deck or pile that was. */
  readonly fromSeat: Seat;
  readonly affected: readonly Affected[];
  /** Copiers that joined in already (C3). */
  readonly copied: readonly Card[];
  /** Minions that are left alone for the rest of this play. */
  readonly shielded: readonly Card[];
  /** Something else decides where it goes, whatever its own text says (Anansi the Spider's kind). */
  readonly redirected: boolean;
}

/** A record that still grows: the engine writes into it while the play goes on. */
export interface OpenRecord extends Open<Omit<PlayRecord, 'affected' | 'copied' | 'shielded'>> {
  affected: Open<Affected>[];
  copied: Card[];
  shielded: Card[];
}

/** A record in which nothing has happened yet; a play says where it goes and which of the turn's it is. */
export const newRecord = (card: Card, seat: Seat, kind: PlayRecord['kind'], from: number, fromSeat: Seat): OpenRecord => ({
  card,
  seat,
  kind,
  standard: false,
  on: 0,
  index: -1,
  from,
  fromSeat,
  affected: [],
  copied: [],
  shielded: [],
  redirected: false,
});

// Causes, parts and hits are made and looked at all the time. They are classes so that each kind has one shape, whatever an
// effect needs of it: that makes reading them several times faster.

/** What stands behind a change: every verb knows it. */
export class Cause {
  /** Players who were asked whether they ignore the base this time, and those who do (D18), as bits. */
  asked = 0;
  ignoredBy = 0;
  /** Cards that are left alone for the rest of this ability, where it belongs to no play. */
  shielded: Card[] | undefined = undefined;

  constructor(
    /** The card or base whose ability it is; 0: the rules. */
    readonly source: Card,
    /** Whose effect it is. */
    readonly seat: Seat,
    readonly kind: 'play' | 'talent' | 'special' | 'trigger' | 'base' | 'rules',
    readonly play: OpenRecord | null = null,
    /** Who chose, where a card makes others choose (Last Dance). */
    readonly chooser: Seat = seat,
  ) {}

  /** The same with another player choosing; for a base's ability, with that player as its "you". */
  chosenBy(chooser: Seat, seat: Seat = this.seat): Cause {
    const copy = new Cause(this.source, seat, this.kind, this.play, chooser);
    copy.asked = this.asked;
    copy.ignoredBy = this.ignoredBy;
    copy.shielded = this.shielded;
    return copy;
  }
}

/** What a card may know of a cause. */
export interface KnownCause {
  readonly source: Card;
  readonly seat: Seat;
  readonly kind: Cause['kind'];
  readonly play: PlayRecord | null;
  readonly chooser: Seat;
}

interface PartFacts {
  /** Destination base of a move, new host of a transfer, seat of a control change. */
  to?: number;
  /** Absent as long as it is announced and not known yet. */
  amount?: number;
  until?: number;
  where?: 'top' | 'bottom' | 'shuffle';
  /** For `attach`: the action; for `counters` moved over from another card: that card. */
  card?: Card;
}

/** One effect, before it happens to anybody. */
export class Part implements PartFacts {
  to: PartFacts['to'];
  amount: PartFacts['amount'];
  until: PartFacts['until'];
  where: PartFacts['where'];
  card: PartFacts['card'];

  constructor(
    readonly verb: Verb,
    facts?: PartFacts,
  ) {
    this.to = facts?.to;
    this.amount = facts?.amount;
    this.until = facts?.until;
    this.where = facts?.where;
    this.card = facts?.card;
  }
}

/** One effect on one card. */
export class Hit {
  constructor(
    readonly card: Card,
    readonly part: Part,
    readonly chooser: Seat | undefined = undefined,
    /** Joined in through a copier: not direct. */
    readonly copy: boolean = false,
  ) {}
}
