import type { Board } from '../state/board.js';
import type { Definition } from '../words/definitions.js';
import type { PlayableCards, Position } from '../words/position.js';
import type { Profile } from '../words/profiles.js';
import type { Query } from '../words/query.js';
import type { KnownCause } from '../words/record.js';
import { type Card, type Deed, type Played, type Seat, type Verb, Zone } from '../words/vocabulary.js';
import { isBarred, isByOthersCard, talentDestinations } from './cannot.js';
import { bonusVp } from './places.js';
import { isPlayable, playableFromHand } from './plays.js';
import { actionPowerOf, breakpointOf, isReady, playerPowerAt, powerOf, startingPowerOf, totalPowerAt } from './powers.js';
import {
  actionsWhere,
  countMinions,
  countNamed,
  hasMinion,
  isKind,
  minionsWhere,
  rankOf,
  replacements,
  scoringBase,
  seatsRanked,
} from './questions.js';

/** The door for questions: each of them is answered by the board or by a function on this floor. */
class BoardPosition implements Position {
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }
  get profile(): Profile {
    return this.#board.profile;
  }
  get active(): Seat {
    return this.#board.active;
  }
  get bases(): readonly Card[] {
    return this.#board.bases;
  }
  def(card: Card): Definition {
    return this.#board.def(card);
  }
  defOf(def: number): Definition {
    return this.#board.defs[def];
  }
  defNumber(id: string): number {
    return this.#board.cards.number(id);
  }
  isMinion(card: Card): boolean {
    return this.#board.isMinion(card);
  }
  isAction(card: Card): boolean {
    return this.#board.isAction(card);
  }
  isBase(card: Card): boolean {
    return this.#board.isBase(card);
  }
  isAside(card: Card): boolean {
    return this.#board.state.zone[card] === Zone.Aside;
  }
  inPlay(card: Card): boolean {
    return this.#board.inPlay(card);
  }
  onTable(base: Card): boolean {
    return this.#board.onTable(base);
  }
  controller(card: Card): Seat {
    return this.#board.controller(card);
  }
  owner(card: Card): Seat {
    return this.#board.owner(card);
  }
  counters(card: Card): number {
    return this.#board.counters(card);
  }
  allCounters(card: Card): number {
    return this.#board.allCounters(card);
  }
  baseOf(card: Card): Card {
    return this.#board.baseOf(card);
  }
  hostOf(card: Card): Card {
    return this.#board.hostOf(card);
  }
  arrival(card: Card): number {
    return this.#board.state.arrival[card];
  }
  isStillInPlay(card: Card, arrival: number): boolean {
    return this.#board.isStillInPlay(card, arrival);
  }
  isStillDiscarded(card: Card, arrival: number): boolean {
    return this.#board.state.zone[card] === Zone.Discard && this.#board.state.arrival[card] === arrival;
  }
  memory(card: Card): number {
    return this.#board.state.memory[card];
  }
  isOngoing(card: Card): boolean {
    return this.#board.state.effects.some((e) => e.kind === 'ongoing' && e.card === card);
  }
  namedFaction(card: Card): number {
    return this.#board.namedFaction(card);
  }
  knows(seat: Seat, card: Card): boolean {
    return (this.#board.state.known[card] & (1 << seat)) !== 0;
  }
  isLeaving(card: Card): boolean {
    return this.#board.leaving.includes(card);
  }
  at(base: Card): readonly Card[] {
    return this.#board.at(base);
  }
  attached(minion: Card): readonly Card[] {
    return this.#board.attached(minion);
  }
  hasAttached(minion: Card): boolean {
    return this.#board.hasAttached(minion);
  }
  turnOrder(from: Seat): Seat[] {
    return this.#board.turnOrder(from);
  }
  others(seat: Seat): Seat[] {
    return this.#board.others(seat);
  }
  hand(seat: Seat): readonly Card[] {
    return this.#board.state.hands[seat];
  }
  discardPile(seat: Seat): readonly Card[] {
    return this.#board.state.discards[seat];
  }
  vp(seat: Seat): number {
    return this.#board.state.vp[seat];
  }
  deckSize(seat: Seat): number {
    return this.#board.state.decks[seat].length;
  }
  get baseDiscard(): readonly Card[] {
    return this.#board.state.baseDiscard;
  }
  baseDeckSize(): number {
    return this.#board.state.baseDeck.length;
  }
  hasFaction(seat: Seat, faction: number): boolean {
    return this.#board.state.factions[seat].includes(faction);
  }
  get plays(): readonly Played[] {
    return this.#board.state.plays;
  }
  happenedThisTurn(fits: (d: Deed) => boolean): number {
    return this.#board.state.deeds.filter(fits).length;
  }
  playedThisTurn(fits: (p: Played) => boolean): number {
    return this.#board.playedThisTurn(fits);
  }
  isPlayable(card: Card, seat: Seat, among?: readonly Card[]): boolean {
    return isPlayable(this.#board, card, seat, among);
  }
  playableFromHand(seat: Seat, fits: (d: Definition) => boolean, at?: readonly Card[]): PlayableCards {
    return playableFromHand(this.#board, seat, fits, at);
  }
  minions(query?: Query): Card[] {
    return minionsWhere(this.#board, query);
  }
  countMinions(query: Query): number {
    return countMinions(this.#board, query);
  }
  hasMinion(seat: Seat, base: Card): boolean {
    return hasMinion(this.#board, seat, base);
  }
  actions(query?: Query & { onBase?: boolean }): Card[] {
    return actionsWhere(this.#board, query);
  }
  isKind(card: Card, kind: string): boolean {
    return isKind(this.#board, card, kind);
  }
  countNamed(base: Card, def: number): number {
    return countNamed(this.#board, base, def);
  }
  power(card: Card): number {
    return powerOf(this.#board, card);
  }
  actionPower(card: Card): number {
    return actionPowerOf(this.#board, card);
  }
  printedPower(card: Card): number {
    return this.#board.printedPower(card);
  }
  startingPower(card: Card): number {
    return startingPowerOf(this.#board, card);
  }
  playerPower(base: Card, seat: Seat): number {
    return playerPowerAt(this.#board, base, seat);
  }
  totalPower(base: Card): number {
    return totalPowerAt(this.#board, base);
  }
  breakpoint(base: Card): number {
    return breakpointOf(this.#board, base);
  }
  isReady(base: Card): boolean {
    return isReady(this.#board, base);
  }
  bonusVp(base: Card, seat: Seat, rank: number): number {
    return bonusVp(this.#board, base, seat, rank);
  }
  isBarred(verb: Verb, self: Card, to?: Card, target?: Card): boolean {
    return isBarred(this.#board, verb, self, to, target);
  }
  isByOthersCard(cause: KnownCause, seat: Seat): boolean {
    return isByOthersCard(this.#board, cause, seat);
  }
  talentDestinations(card: Card, you: Seat): Card[] {
    return talentDestinations(this.#board, card, you);
  }
  get scoringBase(): Card {
    return scoringBase(this.#board);
  }
  get replacements(): readonly Card[] {
    return replacements(this.#board);
  }
  rank(seat: Seat): number {
    return rankOf(this.#board, seat);
  }
  ranked(rank: number): Seat[] {
    return seatsRanked(this.#board, rank);
  }
  get topBaseIsDown(): boolean {
    return this.#board.topBaseIsDown;
  }
}

export const positionOf = (board: Board): Position => new BoardPosition(board);
