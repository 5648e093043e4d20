import type { Decision } from './decision.js';
import type { Position } from './position.js';
import type { Hit, KnownCause, PlayRecord } from './record.js';
import type { Resolution } from './resolution.js';
import {
  type Card,
  type CardType,
  type Goes,
  MOMENTS,
  type Moment,
  type Reason,
  type Seat,
  type UseWindow,
  type Verb,
} from './vocabulary.js';

/** Something that may ask: a generator, as a rule, that yields decisions and receives the chosen options. */
export interface Ask<T = void> {
  next(picked: number[]): IteratorResult<Decision, T>;
  [Symbol.iterator](): Ask<T>;
}

export type Ability = (it: Resolution) => Ask<unknown>;

/** What happened, with the last-known facts of what left play. Plain data: it may wait in a saved game. */
export interface Happening {
  readonly moment: Moment;
  /** The card it happened to, or the card that was played. */
  readonly card: Card;
  /** What that card is: it may go into hiding before anybody answers. */
  readonly def: number;
  /** Where: the base it was on, was played on (0 for a standard action), or the scoring base. */
  readonly base: Card;
  /** Whose: the controller of `card`, or the player whose turn or play it is. */
  readonly seat: Seat;
  readonly owner: Seat;
  /** Who did it: the player who chose or whose card it was. */
  readonly by: Seat;
  /** Its power, as it was. */
  readonly power: number;
  readonly type: CardType;
  /** The base it moved from; the zone a card was discarded or played from. */
  readonly from: number;
  /** The play or Talent it belongs to, with everything that it affected. */
  readonly play: PlayRecord | null;
  /** All cards of a batch. */
  readonly cards: readonly Card[];
  /** Which stay in play of `card` this was about. */
  readonly stay: number;
}

export interface Trigger {
  on: Moment;
  /** Does the event concern this card? Judged when it happens, on the position just before it (RULES 5.5). */
  when?: (position: Position, self: Card, e: Happening) => boolean;
  /** Where only the finished play tells whether it concerned this card: did it? What did not trigger is not ordered (D7). */
  triggered?: (position: Position, self: Card, e: Happening) => boolean;
  /** The "if ..." of its text. Looked at when the trigger is resolved and not before: until then it waits with the others (D7). */
  given?: (position: Position, self: Card, e: Happening) => boolean;
  /** Resolves although its card has left play. */
  fromAnywhere?: boolean;
  /** Whose choice it is, if it isn't the controller's (bases: usually the player described). */
  seat?: (position: Position, self: Card, e: Happening) => Seat;
  /**
   * For bases: the players who use it, one after the other. Each use is finished, with all that it sets off, before the
   * next one begins (RULES 3.5).
   */
  users?: (position: Position, self: Card, e: Happening) => Seat[];
  /** A printed Special without "may" (D8): with the older booklets its controller decides when. */
  special?: boolean;
  /** One way to determine the base that comes next; of several the active player uses one. */
  nextBase?: boolean;
  limit?: UseLimit;
  /** Returning false: it was declined, which does not count against its limit. */
  run: (it: Resolution, e: Happening) => Ask<unknown>;
}

/** How often: once per turn or per scoring; counted per card, per name and player, or per player. */
export interface UseLimit {
  per: 'turn' | 'scoring';
  by: 'card' | 'name' | 'player';
}

export interface Talent {
  /** Its condition, and that there is something to choose (D2). */
  when?: (position: Position, self: Card, you: Seat) => boolean;
  /** For an "on your turn" ability, returning false: it was opened and declined, which does not use it up. */
  run: Ability;
}

/** A Special that a player may choose to use. */
export interface Special {
  /** `play`: on your turn; `before`/`after`: the scoring windows; `reaction`: right after something happened. */
  window: UseWindow;
  from: 'hand' | 'play' | 'discard';
  when?: (position: Position, self: Card, you: Seat) => boolean;
  /** For reactions: does it answer this? */
  answers?: (position: Position, self: Card, you: Seat, e: Happening) => boolean;
  /** Would using it change anything? (Marks the option for the screen.) */
  idle?: (position: Position, self: Card, you: Seat) => boolean;
  /** A card in play that uses its Special in a scoring window has used it for that scoring, whatever came of it, even if this is absent. */
  limit?: UseLimit;
  /** For an action on a minion or base: where it may be played by its Special. */
  on?: (position: Position, self: Card, you: Seat, host: Card) => boolean;
  /** What happens. An action in hand is played first, then does this (its ordinary effect, if left out). */
  run?: Ability;
}

/** An "instead" (RULES 5.2). */
export interface Instead {
  /** `destroy`: would be destroyed; `affect`: would be affected; `discard`: would go to the discard pile from play. */
  of: 'destroy' | 'affect' | 'discard';
  applies: (position: Position, self: Card, target: Card, cause: KnownCause, verb: Verb) => boolean;
  /** It is not a must: what its controller is asked, if it applies to one card and if it applies to several. */
  may?: { it: 'save-it-for-counter'; one: 'save-for-counter' };
  /** Asked and settled before anything changes; may return what was chosen. */
  run: (it: Resolution, target: Card) => Ask<Card | void>;
  /** What happens in its place, once everything is settled. */
  after?: (it: Resolution, target: Card, chosen: Card) => Ask<unknown>;
  /** The card leaves play all the same, for elsewhere: it goes together with the others that are hit. */
  leaves?: boolean;
  /** For `affect`: who is left alone for the rest of that play. */
  shields?: (position: Position, self: Card, target: Card) => Card[];
  /** Where a card that stays in play was stopped, they are left alone by it until the end of the turn. */
  shieldsForTheTurn?: boolean;
}

/** Joining in a standard action's effect (the copying rules C1 to C8). */
export interface Copier {
  limit?: UseLimit;
  /** Which of the directly hit minions let it join in. */
  sees: (position: Position, self: Card, you: Seat, hit: Hit) => boolean;
  /** Who could be affected too. */
  receivers: (position: Position, self: Card, you: Seat) => Card[];
  /** For whom it works, if not for its controller. For bases: the player of the action. */
  seat?: (position: Position, self: Card, play: PlayRecord) => Seat;
}

/** What an extra play may be limited to. */
export interface PlayLimits {
  /** Printed power at most; -1: any. */
  atMost: number;
  /** Only on this base; 0: any. */
  base: Card;
  /** Only on a base where you control no minion. */
  whereAlone: boolean;
  /** Only an action that is played on a base. */
  onBase: boolean;
}

/** An extra play that a card in play gives. */
export interface GrantedPlay extends Partial<PlayLimits> {
  type: 'minion' | 'action';
}

/**
 * The abilities of one card by number, so that "once per turn" can be kept as one number for each use. Triggers are numbered
 * from 0, Specials from `Special` on: there is room for six and three of them.
 */
export const AbilityNumber = {
  Copier: 6,
  Grants: 7,
  Special: 8,
  Standing: 11,
  Talent: 12,
  TalentAgain: 13,
  OnYourTurn: 14,
  FromDiscard: 15,
} as const;
export const MOST_TRIGGERS = AbilityNumber.Copier;
export const MOST_SPECIALS = AbilityNumber.Standing - AbilityNumber.Special;

export interface Abilities {
  onPlay?: Ability;
  talent?: Talent;
  /** "On your turn", of a base or a card in play, by any player it allows. */
  onYourTurn?: Talent;
  specials?: Special[];
  triggers?: Trigger[];
  instead?: Instead[];
  copier?: Copier;

  // Questions: computed whenever asked, never stored.
  powerSelf?: (position: Position, self: Card) => number;
  powerHost?: (position: Position, self: Card, host: Card) => number;
  powerHere?: (position: Position, self: Card, minion: Card) => number;
  /** Power for cards by name or kind, also actions that bear it. */
  powerNamed?: (position: Position, self: Card, card: Card) => number;
  /** Power that a player has here without a minion having it. */
  playerPower?: (position: Position, self: Card, seat: Seat) => number;
  changesBreakpoint?: (position: Position, self: Card) => number;
  startingBreakpoint?: (position: Position, self: Card) => number | null;
  /** What it may be called besides its own name, here. */
  bearsName?: (position: Position, self: Card, def: number) => boolean;
  /** What others are called by it. */
  givesKind?: (position: Position, self: Card, card: Card, kind: string) => boolean;
  forbidsPlay?: (position: Position, self: Card, card: Card, base: Card, seat: Seat) => boolean;
  forbids?: (position: Position, self: Card, verb: Verb, target: Card, cause: KnownCause, to: Card) => boolean;
  unaffected?: (position: Position, self: Card, target: Card, cause: KnownCause) => boolean;
  /** An extra play for each turn, given at the beginning of the play-cards phase and on arrival. */
  grants?: (position: Position, self: Card) => GrantedPlay;
  /** An extra play that is there while the card is, once a turn. */
  standing?: (position: Position, self: Card) => GrantedPlay;
  /** Lets an ordinary minion play take its minion from the discard pile, here, once a turn. */
  playFromDiscard?: boolean;
  /** Its controller may act as if the base it is on had no ability (D18). */
  mayIgnoreBase?: (position: Position, self: Card) => boolean;
  /** The ability of the base it is on is cancelled for all. */
  cancelsBase?: boolean;
  /** The base it is on has the abilities of the base on top of the base deck too. Asked when cards come or go or what lasts changes. */
  borrowsBase?: (position: Position, self: Card) => boolean;
  /** One minion here may use its Talent again. */
  talentAgain?: boolean;
  /** Changes the award: VP for a player when this base scores. */
  award?: (position: Position, self: Card, seat: Seat, rank: number) => number;
  /** Where a resolved standard action may go instead of the discard pile (asked of its player). */
  destination?: {
    when: (position: Position, self: Card, play: PlayRecord) => boolean;
    run: (it: Resolution, play: PlayRecord) => Ask<unknown>;
  };
}

export interface CardSpec extends Abilities {
  power?: number;
  copies: number;
  /** Kinds by name ("Microbot"). */
  kinds?: string[];
  /** For actions: it stays on a base or a minion. */
  goes?: Goes;
  /** Which hosts it may be played on, if not any. */
  on?: (position: Position, self: Card, you: Seat, host: Card) => boolean;
  /** Where it goes after being played, by its own text. */
  ownDestination?: boolean;
  /** Names of other cards in its text (for those who look them up). */
  names?: string[];
}

export interface BaseSpec extends Abilities {
  breakpoint: number;
  vp: [number, number, number];
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
  readonly on?: CardSpec['on'];
  readonly ownDestination: boolean;
  /** Which moments its triggers wait for. */
  readonly moments: number;
  /** Which questions it answers. */
  readonly hooks: number;
}

/** Bits of `Definition.hooks`, one for each question a card may answer. */
export const HOOKS = [
  'powerHere',
  'powerNamed',
  'playerPower',
  'changesBreakpoint',
  'startingBreakpoint',
  'bearsName',
  'givesKind',
  'forbidsPlay',
  'forbids',
  'unaffected',
  'instead',
  'copier',
  'grants',
  'standing',
  'playFromDiscard',
  'mayIgnoreBase',
  'cancelsBase',
  'borrowsBase',
  'talentAgain',
  'destination',
  'specials',
  'talent',
  'onYourTurn',
  'powerHost',
  'powerSelf',
] as const;
export type Hook = (typeof HOOKS)[number];
export const HookBit = Object.fromEntries(HOOKS.map((h, i) => [h, 1 << i])) as Record<Hook, number>;
export const MomentBit = Object.fromEntries(MOMENTS.map((m, i) => [m, 1 << i])) as Record<Moment, number>;

export interface FactionSpec {
  id: string;
  box: string;
  cards: [id: string, type: 'minion' | 'action', spec: CardSpec][];
  bases: [id: string, spec: BaseSpec][];
}

export const minion = (id: string, spec: CardSpec & { power: number }): FactionSpec['cards'][number] => [id, 'minion', spec];
export const action = (id: string, spec: CardSpec): FactionSpec['cards'][number] => [id, 'action', spec];
export const base = (id: string, spec: BaseSpec): FactionSpec['bases'][number] => [id, spec];
export const faction = (id: string, box: string, cards: FactionSpec['cards'], bases: FactionSpec['bases']): FactionSpec => ({
  id,
  box,
  cards,
  bases,
});

export type { Reason };
