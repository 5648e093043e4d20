import type { Card, CardType, Open, Seat, Verb } from './vocabulary.js';

/** A minion, or another card in play, that a play or Talent affected, as it was just before. */
export interface Affected {
  readonly card: Card;
  readonly arrival: number;
  readonly base: Card;
  readonly seat: Seat;
  /** Its +1 power counters before this play touched it. */
  readonly counters: number;
  readonly direct: boolean;
  /** Kept here because the card may go into hiding before anybody looks back at it. */
  readonly type: CardType;
}

/**
 * The record of a play or a Talent: the cards it affected, directly or not, and the copiers that joined in. Brownie, Roller, Foxy
 * Green, Boogie Wonderland and Hideout rely on it. It is plain data, because triggers that wait in a saved game hold it.
 */
export interface PlayRecord {
  readonly card: Card;
  readonly seat: Seat;
  readonly kind: 'minion' | 'action' | 'talent';
  /** An action that does not stay in play, being played now (RULES 6.18). */
  readonly standard: boolean;
  /** The base or minion it was played on; 0 for a standard action. */
  readonly on: Card;
  /** Its index among the turn's plays; -1 for a Talent. */
  readonly index: number;
  /** The zone it was played from. */
  readonly from: number;
  /** The owner of that hand, deck or pile. */
  readonly fromSeat: Seat;
  readonly affected: readonly Affected[];
  /** Copiers that have already joined in (C3). */
  readonly copied: readonly Card[];
  /** Minions that the rest of this play leaves alone. */
  readonly shielded: readonly Card[];
  /** Another card decides where it goes, whatever its own text says (as Anansi the Spider does). */
  readonly redirected: boolean;
  /** Where it goes afterwards instead of the discard pile, unless its own text takes it elsewhere (RULES 12.157). */
  readonly goesTo?: PlayedTo;
}

/** A place that a played standard action goes to: its owner's hand or deck. */
export type PlayedTo = 'hand' | 'top' | 'bottom' | 'shuffle';

/** A record in progress: the engine adds to it during the play. */
interface OpenRecord extends Open<Omit<PlayRecord, 'affected' | 'copied' | 'shielded'>> {
  affected: Open<Affected>[];
  copied: Card[];
  shielded: Card[];
}

/** An empty record. A play also sets where the card goes and its index among the turn's plays. */
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

// Causes, parts and hits are created and read constantly. They are classes so that each has one shape, whatever an effect uses of
// it: that makes reading them several times faster.

/** The cause of a change; every verb has one. */
export class Cause {
  /** The players who were asked whether they ignore the base this time, and those who do (D18), as bits. */
  asked = 0;
  ignoredBy = 0;
  /** Cards that the rest of this ability leaves alone, if it belongs to no play. */
  shielded: Card[] | undefined = undefined;

  constructor(
    /** The card or base whose ability it is; 0 for the rules. */
    readonly source: Card,
    /** The player whose effect it is. */
    readonly seat: Seat,
    readonly kind: 'play' | 'talent' | 'special' | 'trigger' | 'base' | 'rules',
    readonly play: OpenRecord | null = null,
    /** The player who chose, where a card makes others choose (Last Dance). */
    readonly chooser: Seat = seat,
  ) {}

  /** The same cause with another player choosing; for a base's ability, that player is also its "you". */
  chosenBy(chooser: Seat, seat: Seat = this.seat): Cause {
    const copy = new Cause(this.source, seat, this.kind, this.play, chooser);
    copy.asked = this.asked;
    copy.ignoredBy = this.ignoredBy;
    copy.shielded = this.shielded;
    return copy;
  }
}

/** The part of a cause that a card may know. */
export interface KnownCause {
  readonly source: Card;
  readonly seat: Seat;
  readonly kind: Cause['kind'];
  readonly play: PlayRecord | null;
  readonly chooser: Seat;
}

interface PartFacts {
  /** The destination base of a move, the new host of a transfer, or the seat of a control change. */
  to?: number;
  /** Absent while the part is announced and the amount is not yet known. */
  amount?: number;
  until?: number;
  where?: 'top' | 'bottom' | 'shuffle';
  /** For `power`: it is doubled or set, and not changed by the amount. */
  how?: 'start' | 'double' | 'set';
  /** For `attach`: the action. For `counters` transferred from another card: that card. */
  card?: Card;
}

/** One effect, before it is applied to any card. */
export class Part implements PartFacts {
  to: PartFacts['to'];
  amount: PartFacts['amount'];
  until: PartFacts['until'];
  where: PartFacts['where'];
  how: PartFacts['how'];
  card: PartFacts['card'];

  constructor(
    readonly verb: Verb,
    facts?: PartFacts,
  ) {
    this.to = facts?.to;
    this.amount = facts?.amount;
    this.until = facts?.until;
    this.where = facts?.where;
    this.how = facts?.how;
    this.card = facts?.card;
  }
}

/** One effect on one card. */
export class Hit {
  constructor(
    readonly card: Card,
    readonly part: Part,
    readonly chooser: Seat | undefined = undefined,
    /** A copier joined in with this hit, so it is not direct. */
    readonly copy: boolean = false,
  ) {}
}
