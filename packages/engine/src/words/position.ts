import type { Definition } from './definitions.js';
import type { Profile } from './profiles.js';
import type { Query } from './query.js';
import type { KnownCause } from './record.js';
import type { Card, Deed, Played, Seat, Verb } from './vocabulary.js';

/**
 * The questions that a card may ask about the position. Every hook that answers a question (`when`, `given`, `forbids`,
 * `powerHere` ...) gets a position, and there is no way from here to the state: lists are read-only, and nothing can be assigned.
 * Only abilities change things, with the verbs of a `Resolution`.
 */
export interface Position {
  /** The booklet in use (RULES 10). */
  readonly profile: Profile;
  /** The player whose turn it is. */
  readonly active: Seat;
  /** Bases on the table, left to right. */
  readonly bases: readonly Card[];

  // ---- cards -------------------------------------------------------------------------------------------------------

  /** The definition of a card, with everything printed on it. */
  def(card: Card): Definition;
  /** The definition with this number. */
  defOf(def: number): Definition;
  /** The number of a card's definition by its id; 0 if there is none. */
  defNumber(id: string): number;
  isMinion(card: Card): boolean;
  isAction(card: Card): boolean;
  isBase(card: Card): boolean;
  inPlay(card: Card): boolean;
  /** Is the card set aside: a standard action that is being played, or a card that is being revealed? */
  isAside(card: Card): boolean;
  /** Is this base on the table? */
  onTable(base: Card): boolean;
  controller(card: Card): Seat;
  owner(card: Card): Seat;
  /** +1 power counters on a card, or a base's own counters. */
  counters(card: Card): number;
  /** Counters of every kind: a base may carry its own and also, without effect, +1 power counters (RULES 6.22). */
  allCounters(card: Card): number;
  /** The base that a card in play is at; for a base, the base itself. */
  baseOf(card: Card): Card;
  /** The base or minion that an action is on. */
  hostOf(card: Card): Card;
  /**
   * How many times the card has come into play. A card that leaves play and comes back has another number, so abilities can tell
   * that it is no longer the same minion.
   */
  arrival(card: Card): number;
  /** Is the card in play, without having left since this arrival? */
  isStillInPlay(card: Card, arrival: number): boolean;
  /** Is the card in a discard pile, without having come back into play since this arrival? */
  isStillDiscarded(card: Card, arrival: number): boolean;
  /** The number that an ability of this card remembers while it is in play; 0 if none. */
  memory(card: Card): number;
  /** Does the ongoing ability of this card, which lasts until the start of its controller's turn, still work? */
  isOngoing(card: Card): boolean;
  /** The faction that was named when this card was played; -1 if none was. */
  namedFaction(card: Card): number;
  /** Does this player know the identity of this card where it is now? */
  knows(seat: Seat, card: Card): boolean;
  /** Is the card about to leave play with others, while their "instead" abilities are being decided? */
  isLeaving(card: Card): boolean;
  /** The cards at a base: its minions, the actions on it, and the actions on its minions. */
  at(base: Card): readonly Card[];
  /** The actions on a minion. */
  attached(minion: Card): readonly Card[];
  hasAttached(minion: Card): boolean;

  // ---- players -----------------------------------------------------------------------------------------------------

  /** All seats in turn order, starting with this one. */
  turnOrder(from: Seat): Seat[];
  /** All other players, in turn order. */
  others(seat: Seat): Seat[];
  hand(seat: Seat): readonly Card[];
  discardPile(seat: Seat): readonly Card[];
  vp(seat: Seat): number;
  deckSize(seat: Seat): number;
  baseDeckSize(): number;
  readonly baseDiscard: readonly Card[];
  hasFaction(seat: Seat, faction: number): boolean;
  /** This turn's plays in order, including cards that have left play since. */
  readonly plays: readonly Played[];
  /** What else happened this turn. Only a card that says so (`recalls`) may ask. */
  happenedThisTurn(fits: (d: Deed) => boolean): number;
  /** The number of this turn's plays that fit. */
  playedThisTurn(fits: (p: Played) => boolean): number;
  /** Could this player legally play the card at one of these bases? At any base, if none are given. */
  isPlayable(card: Card, seat: Seat, among?: readonly Card[]): boolean;
  /** The cards that may be played where a text says "from your hand". */
  playableFromHand(seat: Seat, fits: (d: Definition) => boolean, at?: readonly Card[]): PlayableCards;

  // ---- minions and actions -----------------------------------------------------------------------------------------

  minions(query?: Query): Card[];
  countMinions(query: Query): number;
  /** Does this player control a minion at this base? */
  hasMinion(seat: Seat, base: Card): boolean;
  /** Actions in play, on bases and on minions. */
  actions(query?: Query & { onBase?: boolean }): Card[];
  isKind(card: Card, kind: string): boolean;
  /** The number of cards at a base with this name, including actions that bear it. */
  countNamed(base: Card, def: number): number;

  // ---- power and breakpoints ---------------------------------------------------------------------------------------

  /** Current power (RULES 6.10); for a card out of play, the printed power. */
  power(card: Card): number;
  printedPower(card: Card): number;
  /** The power that a minion starts from: the printed one, if no other takes its place (RULES 6.6). */
  startingPower(card: Card): number;
  /** The power that an action has because it bears a minion's name (RULES 3.1). */
  actionPower(card: Card): number;
  /** All of a player's power at a base (RULES 3.1, 3.4). */
  playerPower(base: Card, seat: Seat): number;
  totalPower(base: Card): number;
  breakpoint(base: Card): number;
  /** Does the base have enough power to score (RULES 3.1)? */
  isReady(base: Card): boolean;

  /** The VP that a base's own ability adds to those printed for a place. */
  bonusVp(base: Card, seat: Seat, rank: number): number;

  // ---- what cannot be done (RULES 8.2) -----------------------------------------------------------------------------

  /** Does a "cannot" prevent what a card's own ability would do to the card itself, or to its minion (D2)? */
  isBarred(verb: Verb, self: Card, to?: Card, target?: Card): boolean;
  /** Is the cause a card of a player other than this one? Bases are nobody's cards, and it does not matter who chooses. */
  isByOthersCard(cause: KnownCause, seat: Seat): boolean;
  /** The bases that a card could be moved to by its own Talent, without those that a "cannot" rules out (D2). */
  talentDestinations(card: Card, you: Seat): Card[];

  // ---- the scoring that is going on --------------------------------------------------------------------------------

  /** The base that is being scored; 0 if none is. */
  readonly scoringBase: Card;
  /** The bases that have replaced the scored one. */
  readonly replacements: readonly Card[];
  rank(seat: Seat): number;
  /** The players of this rank, starting with the active player (RULES 3.5). */
  ranked(rank: number): Seat[];
  /** Has a player turned the face-up top card of the base deck face down for now? */
  readonly topBaseIsDown: boolean;
}

/**
 * The cards that may be played where a text says "from your hand": cards in hand, and cards in the discard pile if a card in play
 * allows it.
 */
export interface PlayableCards {
  readonly hand: readonly Card[];
  readonly pile: readonly Card[];
}
