import type { AnswerLimits } from './decision.js';
import type { Ask, Definition, PlayLimits, Special } from './definitions.js';
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
import type { Cause, Hit, Part, PlayRecord } from './record.js';
import type { Card, Seat } from './vocabulary.js';

/** A card, several, or a choice still to be made: `it.destroy(it.choose(...))`. */
export type Which = Card | readonly Card[] | Ask<Card> | Ask<Card[]>;

/** How several are chosen at once, and by whom if not by "you". */
export interface SomeOptions extends Partial<Pick<AnswerLimits, 'least' | 'most' | 'optional' | 'groupMost' | 'limit' | 'ordered'>>, Asked {
  /** How often a card may be named. */
  times?: (c: Card) => number;
  /** All that is chosen must have this in common. */
  group?: (c: Card) => number;
  /** The weights of what is chosen may not exceed `limit` together. */
  weight?: (c: Card) => number;
}

/** How a card is played by an ability. */
export interface PlayOptions {
  special?: Special;
  /** Runs right after the card's own ability and before anything reacts ("put a counter on it"). */
  afterwards?: (card: Card) => Ask<unknown>;
  /** Where the card goes afterwards is decided elsewhere, whatever its own text says. */
  redirected?: boolean;
  seat?: Seat;
  /** Only on these bases. */
  at?: readonly Card[];
  /** Only with printed power at most this. */
  atMost?: number;
  /** Only an action that is played on a base. */
  onBase?: boolean;
  must?: boolean;
}

/**
 * What an ability works with while it is resolved: itself, its controller ("you", RULES 8.12), and the rulebook's verbs. A card
 * changes nothing but through these. What may ask somebody is waited for: `yield* it.destroy(target)`.
 */
export interface Resolution {
  /** All that can be asked of the position. */
  readonly position: Position;
  /** The card or base whose ability this is. */
  readonly self: Card;
  readonly you: Seat;
  readonly cause: Cause;
  /** The base this card is at (a base: itself). */
  readonly base: Card;
  /** What this action is on. */
  readonly host: Card;
  /** The play this ability belongs to. */
  readonly play: PlayRecord;
  minions(query?: Query): Card[];
  power(card: Card): number;
  /** The same ability with another player as "you": for bases, and where a card makes others choose. */
  as(seat: Seat): Resolution;
  /** Until the end of the turn it goes home instead of to the discard pile. As a part, so that it can be copied. */
  readonly homeInstead: Part;

  // ---- choosing ----

  // Each question names its prompt (`prompts`), and fills its slots: `it.choose('move-to', bases, { about: minion })`.

  /** One of these, compulsory; 0 if there is none. A query means minions in play. */
  choose<P extends CardPrompt>(prompt: P, what: readonly Card[] | Query, ...how: How<P>): Ask<Card>;
  /** One of these or none (D2). */
  mayChoose<P extends CardPrompt>(prompt: P, what: readonly Card[] | Query, ...how: How<P>): Ask<Card>;
  /** Several at once (D4). Least 0 and most all, unless said otherwise. */
  chooseSome<P extends CardPrompt>(prompt: P, what: readonly Card[] | Query, ...how: How<P, SomeOptions>): Ask<Card[]>;
  /** All of these, in an order of your choosing: first = top (D13). */
  chooseOrder(prompt: OrderPrompt, cards: readonly Card[]): Ask<Card[]>;
  /** "A or B" (D5): the number of the chosen one, 0 if declined. Only those that could legally be chosen. About: what "it" is. */
  chooseOne(numbers: number[], options?: { may?: boolean; about?: Card }): Ask<number>;
  /** "One or both": a list of numbers, in the order of the text. */
  chooseParts(numbers: number[], about: Card): Ask<number[]>;
  chooseNumber<P extends NumberPrompt>(prompt: P, from: number, to: number, ...how: How<P>): Ask<number>;
  /** A plain "you may". */
  may<P extends WhetherPrompt>(prompt: P, ...how: How<P>): Ask<boolean>;
  /** The seat of a player, -1 if there is none to choose. */
  choosePlayer<P extends PlayerPrompt>(prompt: P, seats: Seat[], ...how: How<P>): Ask<Seat>;
  mayChoosePlayer<P extends PlayerPrompt>(prompt: P, seats: Seat[], ...how: How<P>): Ask<Seat>;
  /** A faction at this table (D6). */
  chooseFaction<P extends FactionPrompt>(prompt: P, ...how: How<P>): Ask<number>;
  /** Where on a deck this card goes. */
  topOrBottom(card: Card): Ask<'top' | 'bottom'>;
  /** Bases you could move a minion, or transfer an action, to: all but its own, less those that a "cannot" closes (D2). */
  destinations(card: Card): Card[];
  /** One of them: where this minion moves, or this action is transferred. */
  chooseDestination(card: Card, among?: Card[]): Ask<Card>;

  // ---- cards in play: one pipeline for all; each returns how many cards it happened to, copies not counted ----

  /** Several parts or several makers, announced together and done in the order given. Returns those that happened. */
  together(hits: Hit[]): Ask<Hit[]>;
  /** Says whom the action will hit before anything of it happens (its draws, for instance); `perform` does it. */
  announce(hits: Hit[]): Ask<Hit[]>;
  perform(hits: Hit[]): Ask<Hit[]>;
  destroy(cards: Which): Ask<number>;
  move(cards: Which, to: Card): Ask<number>;
  returnToHand(cards: Which): Ask<number>;
  /** To its owner's deck. */
  placeOnDeck(cards: Which, where: 'top' | 'bottom' | 'shuffle'): Ask<number>;
  gainPower(cards: Which, amount: number, until?: number): Ask<number>;
  /** Puts counters on, or with a negative number takes them off. */
  addCounters(cards: Which, amount: number): Ask<number>;
  /** Takes a counter off a card for each time it is named. Returns how many came off. */
  takeCounters(cards: readonly Card[]): Ask<number>;
  transferCounters(from: Card, to: Card, amount: number): Ask<number>;
  takeControl(card: Which, seat?: Seat): Ask<number>;
  /** An action to another base or minion. */
  transferAction(action: Card, to: Card): Ask<number>;
  /** What "to its owner's hand instead" does: nothing can stop it any more. */
  goHome(card: Card): Ask<number>;
  /** What "shuffled into its owner's deck instead" does. */
  goIntoDeck(card: Card): Ask<number>;

  // ---- hands, decks and discard piles ----

  /** Does this player choose to ignore this base's ability this time (D18)? */
  ignoresThis(seat: Seat): Ask<boolean>;
  draw(n: number, seat?: Seat): Ask;
  gainVp(n: number, seat?: Seat): Ask;
  /** From a hand or a deck to the owner's discard pile. `seat` is the player who discards. */
  discard(which: Which, seat?: Seat): Ask<number>;
  discardAtRandom(seat: Seat, n: number): Ask;
  /** One of these by chance. */
  atRandom<T>(list: readonly T[]): T;
  hand(seat?: Seat, fits?: (d: Definition) => boolean): Card[];
  discardPile(seat?: Seat, fits?: (d: Definition) => boolean): Card[];
  /** You look through a deck (RULES 6.23); shuffle it afterwards. */
  searchDeck(fits?: (d: Definition) => boolean, seat?: Seat): Card[];
  /**
   * Finds a card in several places (D20): one of the open cards that fit, or the deck is searched for another and shuffled.
   * A card found in the deck is set aside. 0 if there is none.
   */
  findAnywhere(open: readonly Card[], fits: (d: Definition) => boolean): Ask<Card>;
  shuffle(seat?: Seat): void;
  /** Shuffles the rest of your searched deck and puts the found card on top of it, unseen by the others. */
  shuffleUnder(card: Card): void;
  revealTop(seat: Seat, n: number): Card[];
  lookAtTop(seat: Seat, n: number): Card[];
  lookAtHand(seat: Seat): Card[];
  /** From a deck or discard pile into a hand: the owner's if others can see the card, else the holder's (RULES 8.9). */
  takeIntoHand(cards: Card | readonly Card[], seen?: boolean): void;
  /** Places a card in another player's hand. Cards from a hand go unseen. */
  give(card: Card, seat: Seat): Ask<number>;
  /** From a hand, discard pile, deck or aside onto a deck; a card that others see goes to its owner's (RULES 8.9). */
  putOnDeck(cards: Card | readonly Card[], where: 'top' | 'bottom' | 'shuffle', unseen?: boolean): void;
  /** Puts looked-at top cards back in another order, first = top. Nobody else sees in which. */
  putBackOnTop(cards: readonly Card[]): void;

  // ---- extra plays (RULES 6.19) and plays at once ----

  extraMinion(limits?: Partial<PlayLimits>, seat?: Seat): Ask<unknown>;
  extraAction(limits?: Partial<PlayLimits>, seat?: Seat): Ask<unknown>;
  /** As `playNow`, for any card of this type in your hand: by leave of a card in play a minion may come from the discard pile instead. */
  playFromHand(type: 'minion' | 'action', options?: PlayOptions): Ask<Card>;
  /** What `playFromHand` offers, and on which bases a minion may come from the discard pile. */
  playable(fits: (d: Definition) => boolean, at?: readonly Card[], seat?: Seat): PlayableCards;
  /** Play one of these cards now, or none unless it must be; asks which, then where (D3). Returns the card, 0 if none. */
  playNow<P extends PlayPrompt>(prompt: P, cards: readonly Card[], ...how: How<P, PlayOptions>): Ask<Card>;
  /** Play this very card; false if there is nowhere to. */
  playCard(card: Card, options?: PlayOptions): Ask<boolean>;
  canPlay(card: Card, at?: readonly Card[], seat?: Seat): boolean;
  /**
   * Plays an X off the top of a deck (RULES 7): reveals until one shows up and plays it there; then shuffles the rest
   * in. Returns the played card, 0 if there was none.
   */
  playOffTop(seat: Seat, fits: (d: Definition) => boolean, options?: PlayOptions): Ask<Card>;
  /** Reveals from the top, setting cards aside, until n of them fit or the deck runs out (RULES 7.2, 7.3). */
  revealUntil(seat: Seat, n: number, fits: (d: Definition) => boolean): Card[];
  /** Shuffles what is still set aside of the revealed cards in again, each into its owner's deck (RULES 8.9). */
  shuffleBack(revealed: readonly Card[]): void;
  /** Uses a Talent of this card over and above its normal use (Expert Timing's kind). */
  useTalent(card: Card): Ask<unknown>;
  canUseTalent(card: Card): boolean;
  /** Puts this card, when played, into another player's hand instead of the discard pile, as its own text says. */
  giveThisCardAway(): Ask<unknown>;

  // ---- what lasts ----

  /** A player's power at a base, with no minion having it. */
  gainPlayerPower(base: Card, amount: number, seat?: Seat): void;
  changeBreakpoint(base: Card, by: number): void;
  /** It is this number, whatever else would change it. */
  setBreakpoint(base: Card, amount: number): void;
  /** Sets the starting value; changes then count from that (RULES 6.6). */
  setStartingBreakpoint(base: Card, amount: number): void;
  cancelBase(base: Card, until?: number): void;
  /** That player can't play actions during the whole of their next turn. */
  forbidActions(seat: Seat): void;
  /** You can't play a card of this name for the rest of the turn. */
  forbidName(card: Card): void;
  /** Remembers a number with this card, as long as it is in play (a named faction). */
  remember(n: number): void;
  rememberFaction(faction: number): void;

  // ---- bases ----

  /** Bases in the base deck, for a player who looks through it. */
  searchBases(): Card[];
  /** The top of the base deck, top first. */
  topBases(n: number): Card[];
  lookAtTopBases(n: number): Card[];
  /** Puts looked-at bases back in another order, first = top. Nobody else sees in which. */
  putBasesOnTop(bases: readonly Card[]): void;
  putBaseOnBottom(base: Card): void;
  /** The face-up top card of the base deck lies face down until the end of the turn, or until this card leaves. */
  turnTopBaseDown(): void;
  /** This base takes the place of the scored one. */
  setNextBase(base: Card): void;
  /** So many bases off the top replace the scored one. */
  replaceByTop(n: number): void;
  /** Exchanges a base on the table with one of the base deck, under its minions (Terraforming's kind). */
  swapBase(old: Card, fresh: Card): Ask;
  /** Puts the top card of the base deck into play beside the others (D16). Returns it, 0 if there is none. */
  addBase(at?: number): Card;
  /** Destroys a base: it and the cards on it are discarded, nothing is scored. Returns its place in the row. */
  destroyBase(base: Card): Ask<number>;
}
