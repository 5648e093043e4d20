import type { Definition } from './definitions.js';
import type { Profile } from './profiles.js';
import type { Query } from './query.js';
import type { KnownCause } from './record.js';
import type { Card, Played, Seat, Verb } from './vocabulary.js';

/**
 * All that a card may ask of the position. Every hook that answers a question (`when`, `given`, `forbids`, `powerHere` ...)
 * gets one, and there is no way from here to the state: lists are read-only, and nothing can be assigned. Changing things is
 * the business of abilities alone, in the verbs of a `Resolution`.
 */
export interface Position {
  /** What the booklet in use says (RULES 10). */
  readonly profile: Profile;
  /** The number of the turn. */
  readonly turn: number;
  /** The player whose turn it is. */
  readonly active: Seat;
  /** Bases on the table, left to right. */
  readonly bases: readonly Card[];

  // ---- cards -------------------------------------------------------------------------------------------------------

  /** What is printed on a card. */
  def(card: Card): Definition;
  /** What is printed on the cards of this definition. */
  defOf(def: number): Definition;
  /** The number of a card's definition by its id; 0 if there is none. */
  defNumber(id: string): number;
  isMinion(card: Card): boolean;
  isAction(card: Card): boolean;
  isBase(card: Card): boolean;
  inPlay(card: Card): boolean;
  /** Is this base on the table? */
  onTable(base: Card): boolean;
  controller(card: Card): Seat;
  owner(card: Card): Seat;
  /** +1 power counters on a card; a base's own counters. */
  counters(card: Card): number;
  /** Counters of every kind: a base may carry its own and, to no effect, +1 power counters (RULES 6.22). */
  allCounters(card: Card): number;
  /** The base a card in play is at; a base is at itself. */
  baseOf(card: Card): Card;
  /** What an action is on: a base or a minion. */
  hostOf(card: Card): Card;
  /** Which of its stays in play this is: the number goes up whenever the card comes into play. */
  arrival(card: Card): number;
  /** Is it still in the same stay in play? */
  isStillInPlay(card: Card, arrival: number): boolean;
  /** Does it lie in a discard pile, and has not come into play since that stay? */
  isStillDiscarded(card: Card, arrival: number): boolean;
  /** What an ability of this card remembers while it stays in play; 0 if nothing. */
  memory(card: Card): number;
  /** The faction that was named as this card was played; -1 if none was. */
  namedFaction(card: Card): number;
  /** Does this player know which card this is, at its place? */
  knows(seat: Seat, card: Card): boolean;
  /** Cards that are about to leave play together, while their "instead"s are settled. */
  isLeaving(card: Card): boolean;
  /** Cards at a base: its minions, the actions on it, and the actions on its minions. */
  at(base: Card): readonly Card[];
  /** The actions on a minion. */
  attached(minion: Card): readonly Card[];
  hasAttached(minion: Card): boolean;

  // ---- players -----------------------------------------------------------------------------------------------------

  /** Seats in turn order, from this one. */
  turnOrder(from: Seat): Seat[];
  /** All other players, in turn order. */
  others(seat: Seat): Seat[];
  /** The number of the turn that was this player's last to begin. */
  lastTurnOf(seat: Seat): number;
  hand(seat: Seat): readonly Card[];
  deckSize(seat: Seat): number;
  baseDeckSize(): number;
  hasFaction(seat: Seat, faction: number): boolean;
  /** This turn's plays, in order; what left play since is among them. */
  readonly plays: readonly Played[];
  /** The number of the turn's plays that fit. */
  playedThisTurn(fits: (p: Played) => boolean): number;
  /** Could this player legally play the card, somewhere among these bases? */
  isPlayable(card: Card, seat: Seat, among?: readonly Card[]): boolean;
  /** What may be played where "from your hand" is said, and on which bases a minion may come from the discard pile instead. */
  playableFromHand(seat: Seat, fits: (d: Definition) => boolean, at?: readonly Card[]): PlayableCards;

  // ---- minions and actions -----------------------------------------------------------------------------------------

  minions(query?: Query): Card[];
  countMinions(query: Query): number;
  /** Does this player control a minion at this base? */
  hasMinion(seat: Seat, base: Card): boolean;
  /** Actions in play: on bases, or also on minions. */
  actions(query?: Query & { onBase?: boolean }): Card[];
  hasName(card: Card, def: number): boolean;
  isKind(card: Card, kind: string): boolean;
  /** Cards on a base with this name, actions that bear it included. */
  countNamed(base: Card, def: number): number;

  // ---- power and breakpoints ---------------------------------------------------------------------------------------

  /** Current power (RULES 6.10); out of play the printed number. */
  power(card: Card): number;
  printedPower(card: Card): number;
  /** The power an action has by bearing a minion's name (RULES 3.1). */
  actionPower(card: Card): number;
  /** All of a player's power at a base (RULES 3.1, 3.4). */
  playerPower(base: Card, seat: Seat): number;
  totalPower(base: Card): number;
  breakpoint(base: Card): number;
  /** Ready to score (RULES 3.1). */
  isReady(base: Card): boolean;

  /** The VP that a base's own ability adds to those printed for a place. */
  bonusVp(base: Card, seat: Seat, rank: number): number;

  // ---- what cannot be done (RULES 8.2) -----------------------------------------------------------------------------

  /** Does a "cannot" stand in the way of what a card's own ability would do to itself (D2)? */
  isBarred(verb: Verb, self: Card, to?: Card): boolean;
  /** Does it come from a card of another player than this? Bases are nobody's cards, and it does not matter who chooses. */
  isByOthersCard(cause: KnownCause, seat: Seat): boolean;
  /** The bases a card could be moved to by its own Talent, less those that a "cannot" closes (D2). */
  talentDestinations(card: Card, you: Seat): Card[];

  // ---- the scoring that is going on --------------------------------------------------------------------------------

  /** The base that is being scored; 0 if none is. */
  readonly scoringBase: Card;
  /** The bases that have replaced the scored one. */
  readonly replacements: readonly Card[];
  rank(seat: Seat): number;
  /** Players of this rank, from the active player on (RULES 3.5). */
  ranked(rank: number): Seat[];
  /** Did a player turn the face-up top card of the base deck face down for now? */
  readonly topBaseIsDown: boolean;
}

/** What may be played where "from your hand" is said: from the hand, or by leave of a card in play from the discard pile. */
export interface PlayableCards {
  readonly hand: readonly Card[];
  readonly pile: readonly Card[];
  /** The bases where a card in play gives leave to play from the discard pile. */
  readonly open: readonly Card[];
}
