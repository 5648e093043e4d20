import type { Decision } from './decision.js';
import type { Position } from './position.js';
import type { OwnQuestion } from './prompts.js';
import type { Hit, KnownCause, PlayedTo, PlayRecord } from './record.js';
import type { Resolution } from './resolution.js';
import { type Card, type CardType, type Goes, MOMENTS, type Moment, type Seat, type UseWindow, type Verb } from './vocabulary.js';

/** Something that may ask players: usually a generator that yields decisions and receives the chosen options. */
export interface Ask<T = void> {
  next(picked: number[]): IteratorResult<Decision, T>;
  [Symbol.iterator](): Ask<T>;
}

export type Ability = (it: Resolution) => Ask<unknown>;

/**
 * An event that abilities can trigger on, with the last-known facts of a card that left play. It is plain data, because it may
 * wait in a saved game.
 */
export interface Happening {
  readonly moment: Moment;
  /** The card it happened to, or the card that was played. */
  readonly card: Card;
  /** The definition of that card, which may go into hiding before anybody answers. */
  readonly def: number;
  /** The base it was on, was played on (0 for a standard action), or the scoring base. */
  readonly base: Card;
  /** The controller of `card`, or the player whose turn or play it is. */
  readonly seat: Seat;
  readonly owner: Seat;
  /** The player who chose, or whose card did it. */
  readonly by: Seat;
  /** The power of `card` at that moment, and its +1 power counters, if it had any. */
  readonly power: number;
  readonly counters?: number;
  readonly type: CardType;
  /** The base `card` moved from, what an action that leaves play was on, or the zone it was discarded, played or meant from. */
  readonly from: number;
  /** The play or Talent it belongs to, with everything that was affected. */
  readonly play: PlayRecord | null;
  /** For a batch: all its cards. For an event that cards in hands may react to: those that have reacted. */
  readonly cards: readonly Card[];
  /** The arrival of `card` that this is about: see `Position.arrival`. */
  readonly arrival: number;
}

export interface Trigger {
  on: Moment;
  /** Does the event concern this card? Asked when it happens, about the position just before it (RULES 5.5). */
  when?: (position: Position, self: Card, e: Happening) => boolean;
  /**
   * For triggers that only a finished play can decide: did the play concern this card? A trigger that did not trigger is not put
   * in order (D7).
   */
  triggered?: (position: Position, self: Card, e: Happening) => boolean;
  /** The "if ..." of its text. Asked when the trigger is resolved and not before: until then it waits with the others (D7). */
  given?: (position: Position, self: Card, e: Happening, you: Seat) => boolean;
  /** It resolves even if its card has left play. */
  fromAnywhere?: boolean;
  /** For a trigger that waits for a time, wherever its card is (RULES 12.171): what it waits for, for its player as "you". */
  watches?: { on: Moment; when: (position: Position, self: Card, e: Happening, you: Seat) => boolean };
  /**
   * The player who makes its choices, if that is not its controller. For bases it is usually the player whom the text describes.
   */
  seat?: (position: Position, self: Card, e: Happening) => Seat;
  /**
   * For bases: the players who use it, one after the other. Each use is finished, with everything it sets off, before the next
   * one begins (RULES 3.5).
   */
  users?: (position: Position, self: Card, e: Happening) => Seat[];
  /** A printed Special without "may" (D8): under the older booklets its controller decides when it happens. */
  special?: boolean;
  /** It determines the next base. If several triggers do, the active player uses one of them. */
  nextBase?: boolean;
  limit?: UseLimit;
  /** Returns false if the player declined, which does not count against the limit. */
  run: (it: Resolution, e: Happening) => Ask<unknown>;
}

/** How often an ability may be used: once per turn or per scoring, counted per card, per name and player, or per player. */
export interface UseLimit {
  per: 'turn' | 'scoring';
  by: 'card' | 'name' | 'player';
}

export interface Talent {
  /** Its condition, which includes that there is something to choose (D2). */
  when?: (position: Position, self: Card, you: Seat) => boolean;
  /** An "on your turn" ability returns false if the player opened it and declined, which does not use it up. */
  run: Ability;
  /** "On each player's turn": of a card in play, also for those who do not control it (RULES 12.156). */
  everyone?: true;
}

/** A Special that a player may choose to use. */
export interface Special {
  /** `play`: on your turn; `before`/`after`: the scoring windows; `reaction`: right after something happened. */
  window: UseWindow;
  from: 'hand' | 'play' | 'discard';
  when?: (position: Position, self: Card, you: Seat) => boolean;
  /** For reactions: the moments at which it may react; any if absent. */
  to?: readonly Moment[];
  /** For reactions: does it react to this event? */
  answers?: (position: Position, self: Card, you: Seat, e: Happening) => boolean;
  /** Would using it change nothing? The screen marks such an option. */
  idle?: (position: Position, self: Card, you: Seat) => boolean;
  /** Even without a limit, a card in play can use its Special once per scoring, whatever came of it. */
  limit?: UseLimit;
  /** For an action on a minion or base: where it may be played by its Special. */
  on?: (position: Position, self: Card, you: Seat, host: Card) => boolean;
  /**
   * Its effect, for a reaction with the event that it answers. An action in hand is played first and then does this, or its ordinary
   * effect if this is absent.
   */
  run?: (it: Resolution, e?: Happening) => Ask<unknown>;
}

/** An "instead" ability (RULES 5.2). */
export interface Instead {
  /** The event that it replaces: the target would be destroyed, returned, moved or affected, or go to the discard pile from play. */
  of: 'destroy' | 'return' | 'move' | 'affect' | 'discard';
  applies: (position: Position, self: Card, target: Card, cause: KnownCause, verb: Verb) => boolean;
  /**
   * It is optional. Its controller is asked the first question if it applies to one card, the second if it applies to several.
   */
  may?: { it: OwnQuestion<{ chooses: 'whether'; about: 'card' }>; one: OwnQuestion<{ chooses: 'card' }> };
  /** Runs before anything changes; it may ask, and may return the chosen card. */
  run: (it: Resolution, target: Card) => Ask<Card | void>;
  /** The replacement, which happens once every "instead" of the event is decided. */
  after?: (it: Resolution, target: Card, chosen: Card) => Ask<unknown>;
  /**
   * Only the place that the card goes to is replaced. It leaves play together with the other cards that are hit, and it is affected
   * all the same, so protection still applies to it.
   */
  elsewhere?: boolean;
  /** For `affect`: the cards that the rest of that play leaves alone. */
  shields?: (position: Position, self: Card, target: Card) => Card[];
  /** If a card that stays in play was stopped, it leaves them alone until the end of the turn. */
  shieldsForTheTurn?: boolean;
  /** It is used from its player's hand, not from play. */
  fromHand?: true;
  /** It saves one card, and then none until the limit is over. */
  limit?: UseLimit;
}

/** An ability that joins in a standard action's effect (the copying rules C1 to C8). */
export interface Copier {
  limit?: UseLimit;
  /** Does a direct hit on this minion let the card join in? */
  sees: (position: Position, self: Card, you: Seat, hit: Hit) => boolean;
  /** The minions that could be affected too. */
  receivers: (position: Position, self: Card, you: Seat) => Card[];
  /** The player who copies, if that is not the controller. For bases it is the player of the action. */
  seat?: (position: Position, self: Card, play: PlayRecord) => Seat;
}

/** The limits of an extra play. */
export interface PlayLimits {
  /** The highest printed power; -1 for any. */
  atMost: number;
  /** The only base; 0 for any. */
  base: Card;
  /** Only a base where you control no minion. */
  whereAlone: boolean;
  /** Only an action that is played on a base. */
  onBase: boolean;
  /** Only a card of this name: the number of its definition. */
  name?: number;
  /** Only a card of this kind. */
  kind?: string;
  /** Only an action that is played on a minion, or on one of your minions. */
  onMinion?: boolean | 'yours';
  /** Only an action that is played on this minion. */
  host?: Card;
  /** The lowest printed power. */
  atLeast?: number;
  /** Any base but this one. */
  notAt?: Card;
  /** Only a base where you control a minion. */
  whereYou?: boolean;
}

/** An extra play that a card in play grants. */
export interface GrantedPlay extends Partial<PlayLimits> {
  type: 'minion' | 'action';
}

/** What an ordinary play may take from the discard pile: a card in play allows it. */
interface DiscardPlay {
  type: 'minion' | 'action';
  /** Only a play at the base of the card that allows it. */
  here?: true;
  /** Only the free play of the turn, no extra one. */
  regular?: true;
  when?: (position: Position, self: Card) => boolean;
  fits?: (position: Position, self: Card, card: Card) => boolean;
  /** Where a standard action goes instead of the discard pile. */
  goesTo?: PlayedTo;
}

/**
 * The number of each ability of a card, so that a use of a "once per turn" ability is one number. Triggers are numbered from 0
 * and Specials from `Special` on: there is room for six triggers and three Specials.
 */
export const AbilityNumber = {
  /** No card copies and also limits what it does when played. */
  Copier: 6,
  OnPlay: 6,
  Grants: 7,
  Special: 8,
  StandingPlay: 11,
  Talent: 12,
  TalentAgain: 13,
  OnYourTurn: 14,
  FromDiscard: 15,
} as const;
export const MOST_TRIGGERS = AbilityNumber.Copier;
/** "Instead" abilities with a limit share the numbers of triggers, from the end. */
export const insteadNumber = (index: number): number => MOST_TRIGGERS - 1 - index;
export const MOST_SPECIALS = AbilityNumber.StandingPlay - AbilityNumber.Special;

export interface Abilities {
  onPlay?: Ability;
  talent?: Talent;
  /** Its Talent is one of the minion that it is on: that minion's controller uses it. */
  talentOfHost?: true;
  /** "On your turn" of a base or a card in play, for every player whom it allows. */
  onYourTurn?: Talent;
  specials?: Special[];
  triggers?: Trigger[];
  instead?: Instead[];
  copier?: Copier;

  // Questions: the engine computes the answers whenever it needs them and never stores them.
  powerSelf?: (position: Position, self: Card) => number;
  powerHost?: (position: Position, self: Card, host: Card) => number;
  powerHere?: (position: Position, self: Card, minion: Card) => number;
  /** Power for cards of a name or kind, including actions that bear that name. */
  powerNamed?: (position: Position, self: Card, card: Card) => number;
  /** Is this number the power that this minion starts from? Is it doubled? Is it this number, whatever else would change it? (RULES 12.3) */
  startingPower?: (position: Position, self: Card, minion: Card) => number | null;
  doublesPower?: (position: Position, self: Card, minion: Card) => boolean;
  setsPower?: (position: Position, self: Card, minion: Card) => number | null;
  /** Power that a player has here, not tied to any minion. */
  playerPower?: (position: Position, self: Card, seat: Seat) => number;
  changesBreakpoint?: (position: Position, self: Card) => number;
  startingBreakpoint?: (position: Position, self: Card) => number | null;
  /** Another name that this card bears here. */
  bearsName?: (position: Position, self: Card, def: number) => boolean;
  /** A kind that this card gives to others. */
  givesKind?: (position: Position, self: Card, card: Card, kind: string) => boolean;
  /** Asked about plays here. `isExtra`: as an extra play (RULES 12.125). */
  forbidsPlay?: (position: Position, self: Card, card: Card, base: Card, seat: Seat, isExtra: boolean) => boolean;
  /**
   * What a player pays for playing a card here, before the card does anything (RULES 12.85). The card that asks for it also forbids plays
   * that cannot be paid.
   */
  chargesPlay?: { when: (position: Position, self: Card, card: Card, seat: Seat) => boolean; run: Ability };
  /** Asked about every card in play, wherever it is. */
  forbids?: (position: Position, self: Card, verb: Verb, target: Card, cause: KnownCause, to: Card) => boolean;
  /** A card is asked about every card in play, a base about those that are at it. */
  unaffected?: (position: Position, self: Card, target: Card, cause: KnownCause) => boolean;
  /** An extra play every turn, granted at the beginning of the play-cards phase and on arrival. */
  grants?: (position: Position, self: Card) => GrantedPlay;
  /** An extra play that is available once a turn for as long as the card is in play, if it is to this player; that of a base, to every player. */
  standingPlay?: (position: Position, self: Card, you: Seat) => GrantedPlay | undefined;
  /** Once a turn, an ordinary play may take its card from the discard pile. */
  playFromDiscard?: DiscardPlay;
  /** This card itself may be played from the discard pile by an ordinary play. */
  ownDiscardPlay?: Pick<DiscardPlay, 'regular' | 'when'>;
  /**
   * Its ongoing ability lasts until the start of the next turn of the player who controls it then (RULES 2.1, 6.5, 8.12). The
   * ability asks `isOngoing`.
   */
  untilYourTurn?: boolean;
  /** Its controller may act as if the base it is on had no abilities (D18). */
  mayIgnoreBase?: (position: Position, self: Card) => boolean;
  /** The abilities of the base it is on are cancelled for everybody. */
  cancelsBase?: boolean;
  /**
   * Are the abilities of this minion here cancelled (RULES 12.4)? Asked when a card comes, goes or changes its controller, or a lasting
   * effect begins or ends.
   */
  cancelsMinion?: (position: Position, self: Card, minion: Card) => boolean;
  /**
   * The base it is on also has the abilities of the top card of the base deck. Asked when a card comes or goes, or a lasting
   * effect begins or ends.
   */
  borrowsBase?: (position: Position, self: Card) => boolean;
  /** One minion here may use its Talent again. */
  talentAgain?: boolean;
  /** Can nobody use the Talent of this card? */
  forbidsTalent?: (position: Position, self: Card, card: Card) => boolean;
  /** This base, or the base it is on, can't score. */
  cannotScore?: (position: Position, self: Card) => boolean;
  /** Its controller wins ties at the base it is at (RULES 12.14). */
  winsTies?: (position: Position, self: Card) => boolean;
  /** It asks `happenedThisTurn`. */
  recalls?: true;
  /** What it does when played is to use the ability of another card, so that nobody uses it in turn. */
  mimics?: true;
  /** The VP that a player gains in addition to the printed ones (or loses, if negative) when this base, or the base it is at, scores. */
  award?: (position: Position, self: Card, seat: Seat, rank: number) => number;
  /** Offers another place than the discard pile for a resolved standard action; its player decides. */
  destination?: {
    when: (position: Position, self: Card, play: PlayRecord) => boolean;
    run: (it: Resolution, play: PlayRecord) => Ask<unknown>;
  };
}

export interface Definition extends Readonly<Abilities> {
  readonly n: number;
  readonly id: string;
  readonly faction: string;
  readonly factionNumber: number;
  readonly type: CardType;
  readonly goes: Goes;
  /** Printed power; for a base its printed breakpoint. */
  readonly power: number;
  readonly vp: readonly [number, number, number];
  readonly copies: number;
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  /** The hosts it may be played on; any if absent. A standard action, which has none, is asked about 0. */
  readonly on?: (position: Position, self: Card, you: Seat, host: Card) => boolean;
  readonly ownDestination: boolean;
  /** The moments that its triggers wait for, as bits. */
  readonly moments: number;
  /** The questions that it answers, as bits. */
  readonly hooks: number;
}

/**
 * The questions a card may answer. Each has a bit of `Definition.hooks`; those that are asked together, or seldom, share one, because
 * there are only 32.
 */
const HOOKS = [
  ['powerHere'],
  ['powerNamed'],
  ['playerPower'],
  ['startingBreakpoint', 'changesBreakpoint'],
  ['bearsName'],
  ['givesKind'],
  ['forbidsPlay'],
  ['forbids'],
  ['unaffected'],
  ['instead'],
  ['copier'],
  ['grants'],
  ['standingPlay'],
  ['playFromDiscard'],
  ['mayIgnoreBase'],
  ['cancelsBase'],
  ['borrowsBase'],
  ['talentAgain'],
  ['destination'],
  ['specials'],
  ['talent'],
  ['onYourTurn'],
  ['powerHost'],
  ['powerSelf'],
  ['startingPower', 'doublesPower', 'setsPower'],
  ['cancelsMinion'],
  ['cannotScore', 'winsTies', 'forbidsTalent'],
] as const satisfies readonly (readonly (keyof Abilities)[])[];
type Hook = (typeof HOOKS)[number][number];
export const HookBit = Object.fromEntries(HOOKS.flatMap((hooks, i) => hooks.map((h) => [h, 1 << i]))) as Record<Hook, number>;
/** The bits of all questions that these abilities answer. */
export const hooksOf = (abilities: Abilities): number =>
  HOOKS.flat().reduce((bits, h) => (abilities[h] === undefined ? bits : bits | HookBit[h]), 0);
export const MomentBit = Object.fromEntries(MOMENTS.map((m, i) => [m, 1 << i])) as Record<Moment, number>;
