import type { AnswerLimits } from './decision.js';
import type { Ask, Definition, PlayLimits, Special, Trigger, UseLimit } from './definitions.js';
import type { PlayableCards, Position } from './position.js';
import type {
  Asked,
  CardPrompt,
  FactionPrompt,
  How,
  NumberPrompt,
  OrderPrompt,
  PlayerPrompt,
  PlayPrompt,
  WhetherPrompt,
} from './prompts.js';
import type { Query } from './query.js';
import type { Cause, Hit, Part, PlayedTo, PlayRecord } from './record.js';
import type { Card, Seat } from './vocabulary.js';

/** A card, several cards, or a choice that is still to be made: `it.destroy(it.choose(...))`. */
export type Which = Card | readonly Card[] | Ask<Card> | Ask<Card[]>;

/** When what is put off happens. */
type PutOff = 'end of turn' | 'start of your turn' | 'end of your next turn' | 'before scoring' | 'after scoring';

/** Options for choosing several cards at once. */
export interface SomeOptions
  extends Partial<Pick<AnswerLimits, 'least' | 'most' | 'optional' | 'apart' | 'groupMost' | 'limit' | 'ordered'>>,
    Asked {
  /** How often a card may be chosen. */
  times?: (c: Card) => number;
  /** All chosen cards must have the same value of this, or all of them different values if they are `apart`. */
  group?: (c: Card) => number;
  /** The weights of the chosen cards may not add up to more than `limit`. */
  weight?: (c: Card) => number;
}

/** Options for playing a card with an ability. */
export interface PlayOptions extends Pick<PlayLimits, 'name' | 'kind' | 'onMinion' | 'host' | 'atLeast'> {
  special?: Special;
  /** Runs right after the card's own ability, before anything reacts ("put a counter on it"). */
  afterwards?: (card: Card) => Ask<unknown>;
  /** Another ability decides where the card goes afterwards, whatever its own text says. */
  redirected?: boolean;
  /** Where a standard action goes instead of the discard pile. */
  goesTo?: PlayedTo;
  seat?: Seat;
  /** Only on these bases or minions. */
  at?: readonly Card[];
  /** Only a card with at most this printed power. */
  atMost?: number;
  /** Only an action that is played on a base. */
  onBase?: boolean;
  must?: boolean;
  /** Only such cards. */
  fits?: (d: Definition) => boolean;
  /** It is an extra play, which may be forbidden (RULES 12.125). */
  isExtra?: boolean;
}

/**
 * The door for an ability that is being resolved: its card, its controller ("you", RULES 8.12), and the rulebook's verbs. Cards
 * change the game only through these verbs. A verb that may ask a player is waited for: `yield* it.destroy(target)`.
 */
export interface Resolution {
  /** The questions that can be asked about the position. */
  readonly position: Position;
  /** The card or base whose ability this is. */
  readonly self: Card;
  readonly you: Seat;
  readonly cause: Cause;
  /** The base this card is at; for a base, the base itself. */
  readonly base: Card;
  /** The base or minion that this action is on. */
  readonly host: Card;
  /** The play this ability belongs to. */
  readonly play: PlayRecord;
  minions(query?: Query): Card[];
  power(card: Card): number;
  /** The same ability with another player as "you": for bases, and for cards that make others choose. */
  as(seat: Seat): Resolution;
  /** The effect "return it to its owner's hand instead of the discard pile this turn". It is a part, so that it can be copied. */
  readonly homeInstead: Part;

  // ---- choosing ----

  // Each question names its prompt (see `prompts`) and fills the slots of that prompt: `it.choose('move-to', bases, { about:
  // minion })`.

  /** Chooses one of these; 0 if there are none. A query means minions in play. */
  choose<P extends CardPrompt>(prompt: P, what: readonly Card[] | Query, ...how: How<P>): Ask<Card>;
  /** Chooses one of these or none (D2). */
  mayChoose<P extends CardPrompt>(prompt: P, what: readonly Card[] | Query, ...how: How<P>): Ask<Card>;
  /** Chooses several at once (D4): by default any number, from none to all. */
  chooseSome<P extends CardPrompt>(prompt: P, what: readonly Card[] | Query, ...how: How<P, SomeOptions>): Ask<Card[]>;
  /** Puts all of these in an order of the player's choosing, first = top (D13). */
  chooseOrder(prompt: OrderPrompt, cards: readonly Card[]): Ask<Card[]>;
  /**
   * "A or B" (D5): returns the number of the chosen effect, 0 if declined. Pass only the effects that can legally be chosen.
   * `about` is the card that the text calls "it".
   */
  chooseOne(numbers: number[], options?: { may?: boolean; about?: Card }): Ask<number>;
  /** "One or both": returns the chosen numbers in the order of the text. */
  chooseParts(numbers: number[], about: Card): Ask<number[]>;
  chooseNumber<P extends NumberPrompt>(prompt: P, from: number, to: number, ...how: How<P>): Ask<number>;
  /** A plain "you may". */
  may<P extends WhetherPrompt>(prompt: P, ...how: How<P>): Ask<boolean>;
  /** Chooses a player; returns the seat, or -1 if there was none to choose. */
  choosePlayer<P extends PlayerPrompt>(prompt: P, seats: Seat[], ...how: How<P>): Ask<Seat>;
  mayChoosePlayer<P extends PlayerPrompt>(prompt: P, seats: Seat[], ...how: How<P>): Ask<Seat>;
  /** Chooses a faction at this table (D6). */
  chooseFaction<P extends FactionPrompt>(prompt: P, ...how: How<P>): Ask<number>;
  /** Names a card that somebody at this table has brought, and tells everybody; returns its definition. */
  nameCard<P extends CardPrompt>(prompt: P, type: 'minion' | 'action' | 'card'): Ask<number>;
  /** Chooses whether this card goes to the top or to the bottom of a deck. */
  topOrBottom(card: Card): Ask<'top' | 'bottom'>;
  /**
   * The bases that you could move a minion, or transfer an action, to: all but its own, without those that a "cannot" rules out
   * (D2).
   */
  destinations(card: Card): Card[];
  /** Is this base, or any base, open to the minion? An optional move offers no others (D2). */
  canMove(minion: Card, to?: Card): boolean;
  /** Chooses one of the destinations for this minion or action. */
  chooseDestination(card: Card, among?: Card[]): Ask<Card>;

  // ---- cards in play: one pipeline for all; each returns how many cards it happened to, copies not counted ----

  /**
   * Performs several parts, or one part by several players, announced together and done in the order given. Returns the hits that
   * happened.
   */
  together(hits: Hit[]): Ask<Hit[]>;
  /** Would all of these happen, or does a "cannot" prevent one? What cannot happen is not offered (D2). */
  couldHappen(hits: readonly Hit[]): boolean;
  /** Announces the hits of an action before any of it happens (before its draws, for instance); `perform` then does them. */
  announce(hits: Hit[]): Ask<Hit[]>;
  perform(hits: Hit[]): Ask<Hit[]>;
  destroy(cards: Which): Ask<number>;
  move(cards: Which, to: Card): Ask<number>;
  returnToHand(cards: Which): Ask<number>;
  /** Places the cards on their owner's deck. */
  placeOnDeck(cards: Which, where: 'top' | 'bottom' | 'shuffle'): Ask<number>;
  gainPower(cards: Which, amount: number, until?: number): Ask<number>;
  /** The power of these minions is this number, or starts from it, or is doubled (RULES 12.3). */
  setPower(cards: Which, amount: number, until?: number, how?: 'set' | 'start'): Ask<number>;
  doublePower(cards: Which, until?: number): Ask<number>;
  /** Cancels the abilities of these minions (RULES 12.4). */
  cancelAbilities(cards: Which, until?: number): Ask<number>;
  /** Nothing can do these things to the cards, or no card of the other players can (RULES 12.15). `from`: the bits of `Shelter`. */
  shelter(cards: Which, from: number, until?: number): Ask<number>;
  /** Adds counters, or removes them if the amount is negative. */
  addCounters(cards: Which, amount: number): Ask<number>;
  /** Removes one counter from a card each time it is listed. Returns the number of counters removed. */
  takeCounters(cards: readonly Card[]): Ask<number>;
  transferCounters(from: Card, to: Card, amount: number): Ask<number>;
  /** Takes control of the card: for good, or for a time (RULES 12.19). */
  takeControl(card: Which, seat?: Seat, until?: number): Ask<number>;
  /** Transfers an action to another base or minion. */
  transferAction(action: Card, to: Card): Ask<number>;
  /** Returns a card to its owner's hand "instead": nothing can prevent it any more. */
  goHome(card: Card): Ask<number>;
  /** Places a card on its owner's deck, or shuffles it in, "instead": nothing can prevent it any more. */
  goIntoDeck(card: Card, where?: 'top' | 'bottom' | 'shuffle'): Ask<number>;

  // ---- hands, decks and discard piles ----

  /** Asks a player who may ignore this base's ability whether they do so this time (D18). */
  ignoresThis(seat: Seat): Ask<boolean>;
  draw(n: number, seat?: Seat): Ask;
  gainVp(n: number, seat?: Seat): Ask;
  /** Discards from a hand or a deck to the owner's discard pile. `seat` is the player who discards. */
  discard(which: Which, seat?: Seat): Ask<number>;
  discardAtRandom(seat: Seat, n: number): Ask;
  /** One entry of the list, chosen at random. */
  atRandom<T>(list: readonly T[]): T;
  hand(seat?: Seat, fits?: (d: Definition) => boolean): Card[];
  discardPile(seat?: Seat, fits?: (d: Definition) => boolean): Card[];
  /** You look through a deck (RULES 6.23). Shuffle it afterwards. */
  searchDeck(fits?: (d: Definition) => boolean, seat?: Seat): Card[];
  /**
   * Finds a card in one of several places (D20): one of the open cards, or a card for which the deck is searched and then shuffled. A card
   * found in the deck is set aside. Returns 0 if there is none. If you may decline, you can decline this question or what comes of it; with
   * only one place to look in, nothing is asked here.
   */
  findAnywhere(open: readonly Card[], fits: (d: Definition) => boolean, may?: boolean): Ask<Card>;
  shuffle(seat?: Seat): void;
  /** Shuffles the rest of your searched deck and puts the found card on top, unseen by the others. */
  shuffleUnder(card: Card): void;
  revealTop(seat: Seat, n: number): Card[];
  lookAtTop(seat: Seat, n: number): Card[];
  /** Shows cards in a hand to everybody. */
  reveal(cards: readonly Card[]): void;
  lookAtHand(seat: Seat): Card[];
  /**
   * Takes cards from a deck or discard pile into a hand: the owner's if others can see the card, otherwise the holder's (RULES
   * 8.9).
   */
  takeIntoHand(cards: Card | readonly Card[], seen?: boolean): void;
  /**
   * Places cards from a deck in their owners' discard piles (RULES 6.13). They are not discarded, so nothing that follows a discard
   * triggers (6.7).
   */
  putInDiscardPile(cards: readonly Card[]): void;
  /** Places a card in another player's hand. A card from a hand goes unseen. */
  give(card: Card, seat: Seat): Ask<number>;
  /**
   * Puts cards from a hand, a discard pile, a deck or aside onto a deck. A card that others see goes to its owner's deck (RULES
   * 8.9).
   */
  putOnDeck(cards: Card | readonly Card[], where: 'top' | 'bottom' | 'shuffle', unseen?: boolean): void;
  /** Puts the top cards that you looked at back in a new order, first = top. Nobody else sees the order. */
  putBackOnTop(cards: readonly Card[]): void;

  // ---- extra plays (RULES 6.19) and plays at once ----

  extraMinion(limits?: Partial<PlayLimits>, seat?: Seat): Ask<unknown>;
  extraAction(limits?: Partial<PlayLimits>, seat?: Seat): Ask<unknown>;
  /**
   * As `playNow`, for any card of this type in your hand. If a card in play allows it, a minion may come from the discard pile
   * instead.
   */
  playFromHand(type: 'minion' | 'action', options?: PlayOptions): Ask<Card>;
  /** The cards that `playFromHand` offers, and the bases where a minion may come from the discard pile. */
  playable(fits: (d: Definition) => boolean, at?: readonly Card[], seat?: Seat): PlayableCards;
  /**
   * Plays one of these cards now, or none unless it must be played; asks which card and then where (D3). Returns the card, or 0.
   */
  playNow<P extends PlayPrompt>(prompt: P, cards: readonly Card[], ...how: How<P, PlayOptions>): Ask<Card>;
  /** Plays this card. Returns false if there is nowhere to play it. */
  playCard(card: Card, options?: PlayOptions): Ask<boolean>;
  canPlay(card: Card, at?: readonly Card[], seat?: Seat): boolean;
  /**
   * Plays a card of some kind off the top of a deck (RULES 7): reveals cards until one fits, plays it, and shuffles the others
   * in. Returns the played card, or 0.
   */
  playOffTop(seat: Seat, fits: (d: Definition) => boolean, options?: PlayOptions): Ask<Card>;
  /** Reveals cards from the top, setting them aside, until n of them fit or the deck runs out (RULES 7.2, 7.3). */
  revealUntil(seat: Seat, n: number, fits: (d: Definition) => boolean): Card[];
  /** Shuffles the revealed cards that are still aside into their owners' decks (RULES 8.9). */
  shuffleBack(revealed: readonly Card[]): void;
  /** Uses a Talent of this card in addition to its normal use (Expert Timing). */
  useTalent(card: Card): Ask<unknown>;
  canUseTalent(card: Card): boolean;
  /** Does what another card does when it is played, or its Talent, as an ability of this card (RULES 12.22). */
  doAs(card: Card, ability: 'onPlay' | 'talent'): Ask<unknown>;
  /** A card in play does again what it does when played (RULES 12.35). */
  doAgain(card: Card): Ask<unknown>;
  /** After this action is played, puts it into another player's hand and not into the discard pile, as its own text says. */
  giveThisCardAway(): Ask<unknown>;

  // ---- what lasts ----

  /** Gives a player power at a base that no minion has. */
  gainPlayerPower(base: Card, amount: number, seat?: Seat): void;
  changeBreakpoint(base: Card, by: number): void;
  /** Fixes the breakpoint at this number, whatever else would change it. */
  setBreakpoint(base: Card, amount: number): void;
  /** Sets the starting value, to which other changes are then applied (RULES 6.6). */
  setStartingBreakpoint(base: Card, amount: number): void;
  cancelBase(base: Card, until?: number): void;
  /** This base can't score this turn. */
  keepFromScoring(base: Card): void;
  /**
   * Puts off this trigger of a definition, which waits for `delayed`: until the end of the turn, the start or end of your next one, or
   * the next scoring, of one base if it is given. Its event has the card and the base that are given here, or the scoring base.
   */
  putOff(until: PutOff, trigger: Trigger, card: Card, base: Card, scoring?: Card): void;
  /** Until the end of the turn, or as long as `until` says, this trigger of a definition `watches` for its moment, wherever its card is. */
  watchFor(trigger: Trigger, until?: number): void;
  /** The player can't play actions during their whole next turn. */
  forbidActions(seat: Seat): void;
  /** You can't play a card of this name for the rest of the turn. */
  forbidName(card: Card): void;
  /** Such plays (the bits of `Ban`) are forbidden for a time, at one base or at all of them (0), perhaps to one player. */
  forbidPlays(plays: number, base: Card, until?: number, seat?: Seat): void;
  /**
   * Does what this card does when played unless its limit is used up (RULES 12.61). If the player declines, `run` returns false and the
   * limit is not used.
   */
  once(limit: UseLimit, run: () => Ask<unknown>): Ask<unknown>;
  /** Remembers a number with this card for as long as it is in play. */
  remember(n: number): void;
  rememberFaction(faction: number): void;

  // ---- bases ----

  /** You look through the base deck. */
  searchBases(): Card[];
  /** The top cards of the base deck, top first. */
  topBases(n: number): Card[];
  lookAtTopBases(n: number): Card[];
  /** Puts the bases that you looked at back in a new order, first = top. Nobody else sees the order. */
  putBasesOnTop(bases: readonly Card[]): void;
  putBaseOnBottom(base: Card): void;
  /** Turns the face-up top card of the base deck face down until the end of the turn, or until this card leaves play. */
  turnTopBaseDown(): void;
  /** Makes this base the one that replaces the scored base. */
  setNextBase(base: Card): void;
  /** This minion of the scoring base, with what is on it, goes to the base that replaces it (RULES 12.56). Is it free to go? */
  carryOver(minion: Card): boolean;
  /** Replaces the scored base with this many bases from the top of the deck. */
  replaceByTop(n: number): void;
  /** Swaps a base on the table for one from the base deck; its minions stay (Terraforming). */
  swapBase(old: Card, fresh: Card): Ask;
  /** Puts the top card of the base deck into play as an additional base (D16). Returns it, or 0 if there is none. */
  addBase(at?: number): Card;
  /** Destroys a base: it and the cards on it are discarded, and nothing is scored. Returns its place among the bases. */
  destroyBase(base: Card): Ask<number>;
}
