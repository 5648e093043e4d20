import { positionOf } from '../reading/position.js';
import { powerOf } from '../reading/powers.js';
import { minionsWhere } from '../reading/questions.js';
import type { Board, Doors } from '../state/board.js';
import type { Ask, Definition, PlayLimits } from '../words/definitions.js';
import type { PlayableCards, Position } from '../words/position.js';
import type {
  CardPrompt,
  FactionPrompt,
  How,
  NumberPrompt,
  OrderPrompt,
  PlayerPrompt,
  PlayPrompt,
  WhetherPrompt,
} from '../words/prompts.js';
import type { Query } from '../words/query.js';
import type { Cause, Hit, Part, PlayRecord } from '../words/record.js';
import type { PlayOptions, Resolution, SomeOptions, Which } from '../words/resolution.js';
import type { Card, Seat } from '../words/vocabulary.js';
import * as acting from './acting.js';
import * as baseWords from './bases.js';
import * as choosing from './choosing.js';
import * as extras from './extras.js';
import * as handling from './handling.js';
import * as lastingWords from './lasting.js';
import type { Resolving } from './resolving.js';

/** The door for abilities: each verb is a function on this floor. */
class BoardResolution implements Resolving {
  constructor(
    readonly board: Board,
    readonly self: Card,
    readonly you: Seat,
    readonly cause: Cause,
  ) {}

  get position(): Position {
    return this.board.position;
  }
  get base(): Card {
    return this.board.baseOf(this.self);
  }
  get host(): Card {
    return this.board.hostOf(this.self);
  }
  get play(): PlayRecord {
    return this.cause.play!;
  }
  minions(query?: Query): Card[] {
    return minionsWhere(this.board, query);
  }
  power(card: Card): number {
    return powerOf(this.board, card);
  }
  get homeInstead(): Part {
    return acting.HOME_INSTEAD;
  }
  as(seat: Seat): Resolution {
    const ofBase = this.cause.kind === 'base';
    const cause = this.cause.chosenBy(seat, ofBase ? seat : this.cause.seat);
    // Each player who may use a base uses it anew (RULES 3.5), so a shield holds only for the use in which it arose.
    if (ofBase) cause.shielded = undefined;
    return new BoardResolution(this.board, this.self, seat, cause);
  }

  // ---- choosing ----

  choose<P extends CardPrompt>(prompt: P, what: readonly Card[] | Query, ...[how]: How<P>): Ask<Card> {
    return choosing.choose(this, prompt, what, false, how);
  }
  mayChoose<P extends CardPrompt>(prompt: P, what: readonly Card[] | Query, ...[how]: How<P>): Ask<Card> {
    return choosing.choose(this, prompt, what, true, how);
  }
  chooseSome<P extends CardPrompt>(prompt: P, what: readonly Card[] | Query, ...[how]: How<P, SomeOptions>): Ask<Card[]> {
    return choosing.chooseSome(this, prompt, what, how);
  }
  chooseOrder(prompt: OrderPrompt, cards: readonly Card[]): Ask<Card[]> {
    return choosing.chooseOrder(this, prompt, cards);
  }
  chooseOne(numbers: number[], options?: { may?: boolean; about?: Card }): Ask<number> {
    return choosing.chooseOne(this, numbers, options);
  }
  chooseParts(numbers: number[], about: Card): Ask<number[]> {
    return choosing.chooseParts(this, numbers, about);
  }
  chooseNumber<P extends NumberPrompt>(prompt: P, from: number, to: number, ...[how]: How<P>): Ask<number> {
    return choosing.chooseNumber(this, prompt, from, to, how);
  }
  may<P extends WhetherPrompt>(prompt: P, ...[how]: How<P>): Ask<boolean> {
    return choosing.may(this, prompt, how);
  }
  choosePlayer<P extends PlayerPrompt>(prompt: P, seats: Seat[], ...[how]: How<P>): Ask<Seat> {
    return choosing.choosePlayer(this, prompt, seats, false, how);
  }
  mayChoosePlayer<P extends PlayerPrompt>(prompt: P, seats: Seat[], ...[how]: How<P>): Ask<Seat> {
    return choosing.choosePlayer(this, prompt, seats, true, how);
  }
  chooseFaction<P extends FactionPrompt>(prompt: P, ...[how]: How<P>): Ask<number> {
    return choosing.chooseFaction(this, prompt, how);
  }
  topOrBottom(card: Card): Ask<'top' | 'bottom'> {
    return choosing.topOrBottom(this, card);
  }
  destinations(card: Card): Card[] {
    return choosing.destinations(this, card);
  }
  canMove(minion: Card, to?: Card): boolean {
    return choosing.canMove(this, minion, to);
  }
  chooseDestination(card: Card, among?: Card[]): Ask<Card> {
    return choosing.chooseDestination(this, card, among);
  }

  // ---- acting ----

  together(hits: Hit[]): Ask<Hit[]> {
    return acting.together(this, hits);
  }
  announce(hits: Hit[]): Ask<Hit[]> {
    return acting.announce(this, hits);
  }
  perform(hits: Hit[]): Ask<Hit[]> {
    return acting.perform(this, hits);
  }
  destroy(cards: Which): Ask<number> {
    return acting.destroy(this, cards);
  }
  move(cards: Which, to: Card): Ask<number> {
    return acting.move(this, cards, to);
  }
  returnToHand(cards: Which): Ask<number> {
    return acting.returnToHand(this, cards);
  }
  placeOnDeck(cards: Which, where: 'top' | 'bottom' | 'shuffle'): Ask<number> {
    return acting.placeOnDeck(this, cards, where);
  }
  gainPower(cards: Which, amount: number, until?: number): Ask<number> {
    return acting.gainPower(this, cards, amount, until);
  }
  setPower(cards: Which, amount: number, until?: number): Ask<number> {
    return acting.setPower(this, cards, amount, until);
  }
  doublePower(cards: Which, until?: number): Ask<number> {
    return acting.doublePower(this, cards, until);
  }
  cancelAbilities(cards: Which, until?: number): Ask<number> {
    return acting.cancelAbilities(this, cards, until);
  }
  addCounters(cards: Which, amount: number): Ask<number> {
    return acting.addCounters(this, cards, amount);
  }
  takeCounters(cards: readonly Card[]): Ask<number> {
    return acting.takeCounters(this, cards);
  }
  transferCounters(from: Card, to: Card, amount: number): Ask<number> {
    return acting.transferCounters(this, from, to, amount);
  }
  takeControl(card: Which, seat?: Seat): Ask<number> {
    return acting.takeControl(this, card, seat);
  }
  transferAction(action: Card, to: Card): Ask<number> {
    return acting.transferAction(this, action, to);
  }
  goHome(card: Card): Ask<number> {
    return acting.goHome(this, card);
  }
  goIntoDeck(card: Card): Ask<number> {
    return acting.goIntoDeck(this, card);
  }

  // ---- handling ----

  ignoresThis(seat: Seat): Ask<boolean> {
    return handling.ignoresThis(this, seat);
  }
  draw(n: number, seat?: Seat): Ask {
    return handling.draw(this, n, seat);
  }
  gainVp(n: number, seat?: Seat): Ask {
    return handling.gainVp(this, n, seat);
  }
  discard(which: Which, seat?: Seat): Ask<number> {
    return handling.discard(this, which, seat);
  }
  discardAtRandom(seat: Seat, n: number): Ask {
    return handling.discardAtRandom(this, seat, n);
  }
  atRandom<T>(list: readonly T[]): T {
    return handling.atRandom(this, list);
  }
  hand(seat?: Seat, fits?: (d: Definition) => boolean): Card[] {
    return handling.hand(this, seat, fits);
  }
  discardPile(seat?: Seat, fits?: (d: Definition) => boolean): Card[] {
    return handling.discardPile(this, seat, fits);
  }
  searchDeck(fits?: (d: Definition) => boolean, seat?: Seat): Card[] {
    return handling.searchDeck(this, fits, seat);
  }
  findAnywhere(open: readonly Card[], fits: (d: Definition) => boolean, may?: boolean): Ask<Card> {
    return handling.findAnywhere(this, open, fits, may);
  }
  shuffle(seat?: Seat): void {
    handling.shuffle(this, seat);
  }
  shuffleUnder(card: Card): void {
    handling.shuffleUnder(this, card);
  }
  revealTop(seat: Seat, n: number): Card[] {
    return handling.revealTop(this, seat, n);
  }
  lookAtTop(seat: Seat, n: number): Card[] {
    return handling.lookAtTop(this, seat, n);
  }
  reveal(cards: readonly Card[]): void {
    handling.reveal(this, cards);
  }
  lookAtHand(seat: Seat): Card[] {
    return handling.lookAtHand(this, seat);
  }
  takeIntoHand(cards: Card | readonly Card[], seen?: boolean): void {
    handling.takeIntoHand(this, cards, seen);
  }
  putInDiscardPile(cards: readonly Card[]): void {
    handling.putInDiscardPile(this, cards);
  }
  give(card: Card, seat: Seat): Ask<number> {
    return handling.give(this, card, seat);
  }
  putOnDeck(cards: Card | readonly Card[], where: 'top' | 'bottom' | 'shuffle', unseen?: boolean): void {
    handling.putOnDeck(this, cards, where, unseen);
  }
  putBackOnTop(cards: readonly Card[]): void {
    handling.putBackOnTop(this, cards);
  }

  // ---- extras ----

  extraMinion(limits?: Partial<PlayLimits>, seat?: Seat): Ask<unknown> {
    return extras.extraMinion(this, limits, seat);
  }
  extraAction(limits?: Partial<PlayLimits>, seat?: Seat): Ask<unknown> {
    return extras.extraAction(this, limits, seat);
  }
  playFromHand(type: 'minion' | 'action', options?: PlayOptions): Ask<Card> {
    return extras.playFromHand(this, type, options);
  }
  playable(fits: (d: Definition) => boolean, at?: readonly Card[], seat?: Seat): PlayableCards {
    return extras.playable(this, fits, at, seat);
  }
  playNow<P extends PlayPrompt>(prompt: P, cards: readonly Card[], ...[how]: How<P, PlayOptions>): Ask<Card> {
    return extras.playNow(this, prompt, cards, how);
  }
  playCard(card: Card, options?: PlayOptions): Ask<boolean> {
    return extras.playCard(this, card, options);
  }
  canPlay(card: Card, at?: readonly Card[], seat?: Seat): boolean {
    return extras.canPlay(this, card, at, seat);
  }
  playOffTop(seat: Seat, fits: (d: Definition) => boolean, options?: PlayOptions): Ask<Card> {
    return extras.playOffTop(this, seat, fits, options);
  }
  revealUntil(seat: Seat, n: number, fits: (d: Definition) => boolean): Card[] {
    return extras.revealUntil(this, seat, n, fits);
  }
  shuffleBack(revealed: readonly Card[]): void {
    extras.shuffleBack(this, revealed);
  }
  useTalent(card: Card): Ask<unknown> {
    return extras.useTalent(this, card);
  }
  canUseTalent(card: Card): boolean {
    return extras.canUseTalent(this, card);
  }
  giveThisCardAway(): Ask<unknown> {
    return extras.giveThisCardAway(this);
  }

  // ---- lasting ----

  gainPlayerPower(base: Card, amount: number, seat?: Seat): void {
    lastingWords.gainPlayerPower(this, base, amount, seat);
  }
  changeBreakpoint(base: Card, by: number): void {
    lastingWords.changeBreakpoint(this, base, by);
  }
  setBreakpoint(base: Card, amount: number): void {
    lastingWords.setBreakpoint(this, base, amount);
  }
  setStartingBreakpoint(base: Card, amount: number): void {
    lastingWords.setStartingBreakpoint(this, base, amount);
  }
  cancelBase(base: Card, until?: number): void {
    lastingWords.cancelBase(this, base, until);
  }
  keepFromScoring(base: Card): void {
    lastingWords.keepFromScoring(this, base);
  }
  putOff(until: 'end of turn' | 'start of your turn', ability: number, card: Card, base: Card): void {
    lastingWords.putOff(this, until, ability, card, base);
  }
  forbidActions(seat: Seat): void {
    lastingWords.forbidActions(this, seat);
  }
  forbidName(card: Card): void {
    lastingWords.forbidName(this, card);
  }
  remember(n: number): void {
    lastingWords.remember(this, n);
  }
  rememberFaction(faction: number): void {
    lastingWords.rememberFaction(this, faction);
  }

  // ---- bases ----

  searchBases(): Card[] {
    return baseWords.searchBases(this);
  }
  topBases(n: number): Card[] {
    return baseWords.topBases(this, n);
  }
  lookAtTopBases(n: number): Card[] {
    return baseWords.lookAtTopBases(this, n);
  }
  putBasesOnTop(bases: readonly Card[]): void {
    baseWords.putBasesOnTop(this, bases);
  }
  putBaseOnBottom(base: Card): void {
    baseWords.putBaseOnBottom(this, base);
  }
  turnTopBaseDown(): void {
    baseWords.turnTopBaseDown(this);
  }
  setNextBase(base: Card): void {
    baseWords.setNextBase(this, base);
  }
  replaceByTop(n: number): void {
    baseWords.replaceByTop(this, n);
  }
  swapBase(old: Card, fresh: Card): Ask {
    return baseWords.swapBase(this, old, fresh);
  }
  addBase(at?: number): Card {
    return baseWords.addBase(this, at);
  }
  destroyBase(base: Card): Ask<number> {
    return baseWords.destroyBase(this, base);
  }
}

/** The two doors that every board is given: the questions that cards may ask, and the verbs that their abilities may use. */
export const DOORS: Doors = {
  position: positionOf,
  resolution: (board, self, you, cause) => new BoardResolution(board, self, you, cause),
};
