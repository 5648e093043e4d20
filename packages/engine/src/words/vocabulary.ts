/** The basic vocabulary of the engine. Cards, bases, seats and definitions are small numbers; 0 means "no card". */

export type Card = number;
export type Seat = number;

export const Zone = {
  None: 0,
  Deck: 1,
  Hand: 2,
  Discard: 3,
  /** On a base, or on a minion that is on a base. */
  Play: 4,
  /** In no zone, while being played or revealed (RULES 7.2). */
  Aside: 5,
  BaseDeck: 6,
  BaseDiscard: 7,
  /** A base on the table. */
  Table: 8,
} as const;
export const ZONE_NAMES = Object.keys(Zone) as (keyof typeof Zone)[];

/** The steps of the game, between which decisions are made. */
export const Step = {
  Draft: 0,
  Redraw: 1,
  StartOfTurn: 2,
  PlayCards: 3,
  PickBase: 4,
  BeforeScoring: 5,
  Award: 6,
  AfterScoring: 7,
  Sweep: 8,
  Replace: 9,
  Draw: 10,
  EndOfTurn: 11,
  Over: 12,
} as const;
export const STEP_NAMES = Object.keys(Step) as (keyof typeof Step)[];

/** The moments that an ability can trigger on. The order determines the bits in a definition's mask. */
export const MOMENTS = [
  'played',
  'destroyed',
  'batchDestroyed',
  'toDiscard',
  'moved',
  'discarded',
  'placedInHand',
  'talentUsed',
  'startOfTurn',
  'endOfTurn',
  'beforeScoring',
  'afterScoring',
  'replaced',
  /** The played card's own ability is done, and everything it affected is known. */
  'resolved',
  /** +1 power counters were placed on a card. */
  'countersPlaced',
  /** A card in a hand or deck was shown to everybody. */
  'revealed',
  'baseArrived',
  /** An effect that an ability put off until the end of the turn or the start of a turn. */
  'delayed',
  /** An ability made a player draw cards. */
  'drawn',
  'vpGained',
  'vpLost',
  /** A card in play has been returned to a hand. */
  'returned',
  /** A card in play has left it, wherever it went. */
  'left',
  /** A player has taken control of a card of somebody else's. */
  'controlled',
] as const;
export type Moment = (typeof MOMENTS)[number];

export type CardType = 'minion' | 'action' | 'base';
/** Where an action goes when it is played (RULES 2.2.2, 6.3). */
export type Goes = 'standard' | 'base' | 'minion';

/** The verbs that can be applied to a card in play. The rules profile decides which of them affect it (RULES 6.1). */
export type Verb =
  | 'destroy'
  | 'move'
  | 'return'
  | 'place'
  | 'power'
  | 'counters'
  | 'control'
  | 'attach'
  | 'transfer'
  | 'cancel'
  | 'protect'
  /** The card is swept off a scored base, or its host leaves play. */
  | 'discard';

/** What a card can be sheltered from for a time (RULES 12.15), as bits: the verbs, and whose cards alone. */
export const Shelter = {
  destroy: 1,
  move: 2,
  affect: 4,
  othersCards: 8,
  othersActions: 16,
  return: 32,
  talent: 64,
  othersMinions: 128,
} as const;

/**
 * The plays that are forbidden for a time (RULES 12.54), as bits: what, and whether it is forbidden to the others only. The bits from
 * `most` on are the number of such plays that each player still has in a turn.
 */
export const Ban = { minions: 1, actions: 2, others: 4, most: 8, extra: 64, seat: 128 } as const;

/** The two windows of a scoring (RULES 3.3). */
export type ScoringWindow = 'before' | 'after';
/** Times when several players may act in turn: around a scoring, or right after an event. */
export type ActingWindow = ScoringWindow | 'reaction';
/** Times when a player may use an ability, including their own turn. */
export type UseWindow = 'play' | ActingWindow;

export const Until = {
  EndOfTurn: 0,
  /** Until the start of the next turn of `seat`. */
  StartOf: 1,
  /** Until the end of the current or next turn of `seat`. */
  EndOfTurnOf: 2,
  /** During the next turn of `seat`, from its start to its end (Mark of Sleep). */
  NextTurnOf: 3,
  /** As long as the source is in play, on the card that it was on. */
  WhileInPlay: 4,
  /** Until a base scores, that of the effect if it has one. */
  BeforeScoring: 5,
  AfterScoring: 6,
} as const;
export const UNTIL_NAMES = Object.keys(Until) as (keyof typeof Until)[];

/** The reason why something can't be done: a code with parameters, which a screen can express in any language. */
export interface Reason {
  code: ReasonCode;
  card?: Card;
  base?: Card;
  seat?: Seat;
  number?: number;
}
export const REASONS = [
  'not-your-decision',
  'not-your-turn',
  'not-now',
  'not-an-option',
  'game-over',
  'not-in-hand',
  'not-in-play',
  'not-yours',
  'not-others',
  'no-minion-play-left',
  'no-action-play-left',
  'extra-needs-power-at-most',
  'extra-needs-power-at-least',
  'extra-needs-base',
  'extra-needs-another-base',
  'extra-needs-your-base',
  'extra-needs-empty-base',
  'extra-needs-base-action',
  'extra-needs-minion-action',
  'extra-needs-name',
  'extra-needs-kind',
  'extra-needs-host',
  'play-forbidden-here',
  'actions-forbidden',
  'name-forbidden',
  'minions-forbidden',
  'no-place-to-play',
  'no-ability-now',
  'already-used',
  'condition-not-met',
  'power-too-high',
  'power-too-low',
  'wrong-base',
  'wrong-kind',
  'wrong-faction',
  'wrong-name',
  'no-counters',
  'has-counters',
  'not-itself',
  'too-few',
  'too-many',
  'too-often',
  'different-groups',
  'same-group',
  'too-heavy',
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** One play of this turn. It never changes once made, so copies of a position share it. */
export interface Played {
  readonly card: Card;
  /** The arrival in play with which it began: see `Position.arrival`. */
  readonly arrival: number;
  readonly seat: Seat;
  readonly type: 'minion' | 'action';
  /** The base or minion it was played on; 0 for a standard action. */
  readonly on: Card;
  readonly base: Card;
  readonly standard: boolean;
  readonly inPlayPhase: boolean;
}

/** Something that happened this turn. It is kept only if a card of the game counts such things, and never changes. */
export interface Deed {
  readonly what: 'destroyed' | 'moved' | 'discarded' | 'drawn' | 'talent' | 'scored';
  readonly type: CardType;
  /** The controller of the card, or the player whose card it was. */
  readonly seat: Seat;
  /** The player who did it. */
  readonly by: Seat;
  /** The base where it happened, or that the card moved to; 0 for none. */
  readonly base: Card;
  /** The card that moved or used its Talent, and its arrival. */
  readonly card?: Card;
  readonly arrival?: number;
}

/** The writable form of a type: the engine builds and updates it, and cards get to see it read-only. */
export type Open<T> = { -readonly [K in keyof T]: T[K] };
