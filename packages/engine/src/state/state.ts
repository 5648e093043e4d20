import type { Happening, PlayLimits } from '../words/definitions.js';
import type { Numbers } from '../words/numbers.js';
import type { PlayRecord } from '../words/record.js';
import type { Card, Deed, Played, Seat } from '../words/vocabulary.js';
import type { Chance } from './rng.js';

export const EFFECT_KINDS = [
  'power',
  'playerPower',
  'breakpoint',
  'setBreakpoint',
  'startingBreakpoint',
  'cancelBase',
  'noActions',
  'noName',
  'homeInstead',
  'faceDown',
  'shield',
  'ongoing',
  'doublePower',
  'setPower',
  'cancelMinion',
  'cannotScore',
  'delayed',
  'shelter',
  'control',
  'noPlay',
  'carried',
  'startingPower',
  'watching',
] as const;

/** An effect that lasts for a while. It never changes once made, so copies of a position share it. */
export interface Effect {
  kind: (typeof EFFECT_KINDS)[number];
  /** The card or base it is about. */
  card: Card;
  /** The player it is about, -1 for none; for `control`, the player who had control before (`amount` is the one who took it). */
  seat: Seat;
  amount: number;
  until: number;
  /** The player whose turn ends it; -1 for the player who then controls `card`. */
  untilSeat: Seat;
  /** For "next turn" effects: the turn has begun. */
  begun: boolean;
  source: Card;
  /** The player whose effect it is. */
  by: Seat;
  /** For `delayed` and `watching`, where `amount` is the definition of `source`: the trigger that waits, and what its words refer to. */
  later?: Later;
}

interface Later {
  readonly ability: number;
  /** The card and the base that the ability spoke of; 0 for none. */
  readonly card: Card;
  readonly arrival: number;
  /** Where the card was, if it was not in play. */
  readonly from?: number;
  readonly base: Card;
}

/** A play that the active player still has this turn (RULES 2.2, 6.19). */
export class Allowance implements PlayLimits {
  readonly atMost: number;
  readonly base: Card;
  readonly whereAlone: boolean;
  readonly onBase: boolean;
  readonly name: number | undefined;
  readonly kind: string | undefined;
  readonly onMinion: PlayLimits['onMinion'];
  readonly host: Card | undefined;
  readonly atLeast: number | undefined;
  readonly notAt: Card | undefined;
  readonly whereYou: boolean | undefined;

  constructor(
    readonly type: 'minion' | 'action',
    /** The card that granted it; 0 for the free play of the turn. */
    readonly source: Card,
    limits?: Partial<PlayLimits>,
    /** The number of plays this turn when it was granted: of two equal allowances the older one is spent (D11). */
    readonly since: number = 0,
  ) {
    this.atMost = limits?.atMost ?? -1;
    this.base = limits?.base ?? 0;
    this.whereAlone = limits?.whereAlone ?? false;
    this.onBase = limits?.onBase ?? false;
    this.name = limits?.name;
    this.kind = limits?.kind;
    this.onMinion = limits?.onMinion;
    this.host = limits?.host;
    this.atLeast = limits?.atLeast;
    this.notAt = limits?.notAt;
    this.whereYou = limits?.whereYou;
  }
}

/** A trigger that waits to be resolved. */
export interface Pending {
  card: Card;
  arrival: number;
  /** The definition whose ability it is: the card's own, or one that a base borrows. */
  def: number;
  ability: number;
  seat: Seat;
  event: Happening;
  /** The players who have yet to use it, the next one first; null until the first use begins (RULES 3.5). */
  users: Seat[] | null;
}

/** The things that a finished ability set off (RULES 5.1 (3) to (5), 5.5). */
export interface Batch {
  pending: Pending[];
  /** Events that cards in hands may react to. */
  reactions: Happening[];
  /** During reactions: the number of seats that have passed in a row, and the seat that may act next. */
  passes: number;
  toAct: Seat;
  /** Played standard actions on their way to the discard pile (RULES 5.1 (5)). */
  limbo: PlayRecord[];
}

export interface Scoring {
  base: Card;
  /** Rank of each seat: 1, 2, 3... or 0 for none. */
  ranks: number[];
  window: 'before' | 'after' | '';
  /** In a window: the compulsory abilities are done, and the players take turns. */
  open: boolean;
  passes: number;
  toAct: Seat;
  /** The number of bases that will replace it, and those that were chosen for it. */
  count: number;
  next: Card[];
  /** Triggers about the replacement, collected before the sweep. */
  later: Pending[];
}

/** All of a position except its columns, in memory and in a save. */
export class Rest implements Numbers {
  seats: number;
  profile: number;
  goal: number;
  handLimit: number;
  /** The factions of each seat, by number. */
  factions: number[][];
  /** Factions still to be taken, in a draft. */
  pool: number[];
  /** The bases that the base deck will be made of, by definition; empty once it is made. The list never changes. */
  supply: number[];
  chance: Chance;
  hands: number[][];
  /** The top card is the last. */
  decks: number[][];
  discards: number[][];
  baseDeck: number[];
  baseDiscard: number[];
  /** The bases on the table from left to right, and the cards at each: minions, and actions on the base or on its minions. */
  bases: number[];
  cardsAt: number[][];
  aside: number[];
  vp: number[];
  step: number;
  turn: number;
  active: Seat;
  first: Seat;
  /** How far the current step has come: 0 before its first part, and in the set-up the number of seats that are done. */
  substep: number;
  allowances: Allowance[];
  /** The limited abilities that were used: see limits.ts. */
  uses: number[];
  plays: Played[];
  /** What happened this turn, if a card of the game counts it; the list is replaced, never changed. */
  deeds: readonly Deed[];
  effects: Effect[];
  queue: Batch[];
  /** The triggers that the ability being resolved has set off so far. */
  arisen: Pending[];
  reactions: Happening[];
  limbo: PlayRecord[];
  scoring: Scoring | null;
  winner: Seat;
  /** The number of times something hidden was shown to somebody. */
  secrets: number;

  constructor(
    /** The number of cards and bases, plus one: number 0 means "no card". */
    readonly cards: number,
    from: Beside,
  ) {
    this.seats = from.seats;
    this.profile = from.profile;
    this.goal = from.goal;
    this.handLimit = from.handLimit;
    this.factions = from.factions;
    this.pool = from.pool;
    this.supply = from.supply;
    this.chance = from.chance;
    this.hands = from.hands;
    this.decks = from.decks;
    this.discards = from.discards;
    this.baseDeck = from.baseDeck;
    this.baseDiscard = from.baseDiscard;
    this.bases = from.bases;
    this.cardsAt = from.cardsAt;
    this.aside = from.aside;
    this.vp = from.vp;
    this.step = from.step;
    this.turn = from.turn;
    this.active = from.active;
    this.first = from.first;
    this.substep = from.substep;
    this.allowances = from.allowances;
    this.uses = from.uses;
    this.plays = from.plays;
    this.deeds = from.deeds;
    this.effects = from.effects;
    this.queue = from.queue;
    this.arisen = from.arisen;
    this.reactions = from.reactions;
    this.limbo = from.limbo;
    this.scoring = from.scoring;
    this.winner = from.winner;
    this.secrets = from.secrets;
  }
}
/** All that a position has besides its cards. */
type Beside = Omit<Rest, 'cards'>;

/**
 * One column per fact about a card. A single buffer holds them all, so that copying takes one call.
 * - `holder` is the player in whose hand, deck or discard pile the card is.
 * - `base` is the base that a card in play is at, and `host` the base or minion that it is on.
 * - `known` has a bit for each seat that knows the card where it is now.
 * - `memory` is a number that an ability remembers with the card; on a base it counts +1 power counters, which have no effect there.
 * - `arrival` counts how often the card came into play: see `Position.arrival`.
 */
export const COLUMNS = ['def', 'owner', 'zone', 'holder', 'controller', 'base', 'host', 'counters', 'known', 'memory', 'arrival'] as const;
export type Column = (typeof COLUMNS)[number];

/** A position. All positions have one shape, which the inner loops depend on. */
export class State extends Rest implements Record<Column, Int16Array> {
  /** All columns one after the other. */
  readonly whole: Int16Array;
  readonly def: Int16Array;
  readonly owner: Int16Array;
  readonly zone: Int16Array;
  readonly holder: Int16Array;
  readonly controller: Int16Array;
  readonly base: Int16Array;
  readonly host: Int16Array;
  readonly counters: Int16Array;
  readonly known: Int16Array;
  readonly memory: Int16Array;
  readonly arrival: Int16Array;

  constructor(cards: number, from: Beside) {
    super(cards, from);
    this.whole = new Int16Array(cards * COLUMNS.length);
    const columns = this.whole.buffer;
    const size = cards * 2;
    this.def = new Int16Array(columns, 0 * size, cards);
    this.owner = new Int16Array(columns, 1 * size, cards);
    this.zone = new Int16Array(columns, 2 * size, cards);
    this.holder = new Int16Array(columns, 3 * size, cards);
    this.controller = new Int16Array(columns, 4 * size, cards);
    this.base = new Int16Array(columns, 5 * size, cards);
    this.host = new Int16Array(columns, 6 * size, cards);
    this.counters = new Int16Array(columns, 7 * size, cards);
    this.known = new Int16Array(columns, 8 * size, cards);
    this.memory = new Int16Array(columns, 9 * size, cards);
    this.arrival = new Int16Array(columns, 10 * size, cards);
  }
}

/** The number of the turn that this player began most recently. */
export const lastTurnOf = (s: State, seat: Seat): number => s.turn - ((s.active - seat + s.seats) % s.seats);
