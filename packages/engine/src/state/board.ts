import type { CardSet } from '../catalogue/cardset.js';
import type { Decision } from '../words/decision.js';
import { type Ask, type Definition, HookBit, type Special } from '../words/definitions.js';
import type { GameEvent } from '../words/events.js';
import type { Position } from '../words/position.js';
import { PROFILES, type Profile } from '../words/profiles.js';
import type { Cause } from '../words/record.js';
import type { Resolution } from '../words/resolution.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { cancelledMinions, NO_CARDS } from './cancelled.js';
import { copyState } from './copies.js';
import { type RareCards, rareCards } from './rare.js';
import { lastTurnOf, type Pending, type State } from './state.js';

/**
 * The makers of the two doors for cards. The floors above hand them to a board, so that the rules on lower floors can use them.
 */
export interface Doors {
  position(board: Board): Position;
  resolution(board: Board, self: Card, you: Seat, cause: Cause): Resolution;
}

export interface BoardOptions {
  /** Two players may take the same faction (RULES 1.2). */
  duplicates?: boolean;
  /** Collect events; a search turns this off. */
  events?: boolean;
  /** Collect beats, too. */
  beats?: boolean;
  /**
   * Stop at every window in which, as far as the public knows, somebody might act, even if nobody can. A host that masks windows
   * waits equally long in both cases.
   */
  windows?: boolean;
}

/**
 * A moment between two answers at which players look at the table: before a card is played or used, before the places of a base are
 * called, after its VP, after a sweep, and when a base comes. The rules say where beats are (`board.beat()`).
 */
export interface Beat {
  /** The number of events before it, since they were last taken. */
  readonly after: number;
  readonly state: State;
}

/** A round of a window: the seats that might act, as far as the public knows, in the order in which they would be asked. */
export interface OpenWindow {
  readonly prompt: 'before-scoring' | 'after-scoring' | 'react';
  readonly seats: readonly Seat[];
}

const NO_ABILITIES: readonly Definition[] = [];

/**
 * A position, and everything that the rules keep beside it while they run: a survey of the abilities in play, the events since
 * they were last taken, the current decision, and the ability that is half done. Only `state` is part of the position. The board
 * answers simple questions about where cards are; the rules are functions that take a board.
 */
export class Board {
  readonly defs: readonly Definition[];
  readonly profile: Profile;
  readonly duplicates: boolean;
  readonly stopsAtWindows: boolean;
  /** The questions that hooks of cards may ask about this board. */
  readonly position: Position;
  /** The current decision; null while the rules run and when the game is over. */
  decision: Decision | null = null;
  /** The ability that is half done, and the options chosen for its last question. */
  ability: Ask<unknown> | null = null;
  input: number[] = [];
  /** The trigger that is half done, if that ability is one. */
  trigger: Pending | null = null;
  /**
   * The events since they were last taken; null if nobody wants them, as in a search. Code that reports an event writes
   * `board.events?.push({ ... })`, so that an unwanted event is not even created.
   */
  events: GameEvent[] | null;
  /** The beats since the events were last taken; null if nobody wants them. */
  beats: Beat[] | null;
  /** The player whose answer the rules are carrying out. */
  decider: Seat = -1;
  /** The open window; kept only if the rules stop at windows. */
  window: OpenWindow | null = null;
  /**
   * The rules are paused in a window in which nobody can act. Once resumed (`unpaused`), they do not stop in that window again.
   */
  paused = false;
  /** The turn in which the active player can only end the turn, because it has gone on for too long; -1 if there is none. */
  lastTurn = -1;
  unpaused = false;
  /** The number of cards played since the last decision. */
  playsOnEnd = 0;
  /** Cards that are about to leave play together, while their "instead" abilities are being decided. */
  leaving: readonly Card[] = [];

  constructor(
    readonly cards: CardSet,
    public state: State,
    private readonly doors: Doors,
    options: BoardOptions = {},
  ) {
    this.defs = cards.defs;
    this.profile = PROFILES[state.profile];
    this.duplicates = options.duplicates ?? false;
    this.events = (options.events ?? true) ? [] : null;
    this.beats = options.beats === true && this.events !== null ? [] : null;
    this.stopsAtWindows = options.windows ?? false;
    this.position = doors.position(this);
  }

  /** Keeps the position as it is now, if anybody wants to see it. */
  beat(): void {
    if (this.beats !== null) this.keepBeat(this.beats, this.events!.length);
  }
  private keepBeat(beats: Beat[], after: number): void {
    if (beats.length === 0 || beats[beats.length - 1].after < after) beats.push({ after, state: copyState(this.state) });
  }

  /** The door for an ability of this card. No other code makes resolutions. */
  resolution(self: Card, you: Seat, cause: Cause): Resolution {
    return this.doors.resolution(this, self, you, cause);
  }

  /**
   * What the card is that asks a question. A trigger knows that of its card, even if the card was shuffled into the deck before the
   * trigger was resolved: a sampled world has another card in its place.
   */
  sourceDef(source: Card): number {
    const { trigger } = this;
    const known = trigger !== null && trigger.card === source && this.defs[trigger.def].type !== 'base';
    return known ? trigger.def : this.state.def[source];
  }

  /** A board of the same game, without anything that is half done. */
  another(state: State, options: BoardOptions): Board {
    return new Board(this.cards, state, this.doors, options);
  }

  // ---- the survey: which abilities there are ---------------------------------------------------------------------

  /**
   * Goes up whenever the set of abilities in play may have changed: a card or base comes into play, leaves it or moves to another
   * base, a lasting effect begins or ends, or the top card of the base deck changes.
   */
  version = 0;
  private surveyed = -1;
  private anyAttached = false;
  private hooksInPlay = 0;
  private cancelled: readonly Card[] = NO_CARDS;
  private momentsInPlay = 0;
  // By the place of a base: the hooks and moments of the cards there (without the base itself), and the current abilities of the
  // base.
  private readonly hooksAt: number[] = [];
  private readonly momentsAt: number[] = [];
  private readonly abilitiesAt: (readonly Definition[])[] = [];
  private readonly baseHooksAt: number[] = [];
  private readonly baseMomentsAt: number[] = [];

  /**
   * Does any card in play answer this kind of question? This is asked constantly and most positions have few kinds of abilities,
   * so the answer comes from a survey that is made once per `version`.
   */
  present(hooks: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.hooksInPlay & hooks) !== 0;
  }
  /** Does any card at this place (other than the base itself) answer this kind of question? */
  presentAt(place: number, hooks: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.hooksAt[place] & hooks) !== 0;
  }
  /** Is there an action on a minion? */
  get hasAttachments(): boolean {
    if (this.surveyed !== this.version) this.survey();
    return this.anyAttached;
  }
  /** Does any card in play wait for this moment? */
  awaits(moments: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.momentsInPlay & moments) !== 0;
  }
  /** Does any card at this place (other than the base itself) wait for this moment? */
  awaitsAt(place: number, moments: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.momentsAt[place] & moments) !== 0;
  }
  private survey(): void {
    const s = this.state;
    let hooks = 0;
    let moments = 0;
    let attached = false;
    for (let i = 0; i < s.bases.length; i++) {
      const list = s.cardsAt[i];
      let hooksHere = 0;
      let momentsHere = 0;
      for (let j = 0; j < list.length; j++) {
        const d = this.defs[s.def[list[j]]];
        hooksHere |= d.hooks;
        momentsHere |= d.moments;
        if (s.host[list[j]] !== s.bases[i]) attached = true;
      }
      this.hooksAt[i] = hooksHere;
      this.momentsAt[i] = momentsHere;
      const abilities = this.findAbilities(i, hooksHere);
      let baseHooks = 0;
      let baseMoments = 0;
      for (let j = 0; j < abilities.length; j++) {
        baseHooks |= abilities[j].hooks;
        baseMoments |= abilities[j].moments;
      }
      this.abilitiesAt[i] = abilities;
      this.baseHooksAt[i] = baseHooks;
      this.baseMomentsAt[i] = baseMoments;
      hooks |= hooksHere | baseHooks;
      moments |= momentsHere | baseMoments;
    }
    this.anyAttached = attached;
    this.hooksInPlay = hooks;
    this.momentsInPlay = moments;
    this.surveyed = this.version;
    const byCards = (hooks & HookBit.cancelsMinion) !== 0;
    this.cancelled = byCards || s.effects.length > 0 ? cancelledMinions(this, byCards) : NO_CARDS;
    if (this.cancelled.length > 0) this.leaveOutCancelled();
  }
  /** Are the abilities of this minion in play cancelled (RULES 12.4)? */
  isCancelled(card: Card): boolean {
    if (this.surveyed !== this.version) this.survey();
    return this.cancelled.length > 0 && this.cancelled.includes(card);
  }
  /** The survey without the abilities of cancelled minions. */
  private leaveOutCancelled(): void {
    const s = this.state;
    let hooks = 0;
    let moments = 0;
    for (let i = 0; i < s.bases.length; i++) {
      this.hooksAt[i] = 0;
      this.momentsAt[i] = 0;
      for (const c of s.cardsAt[i]) {
        if (this.cancelled.includes(c)) continue;
        this.hooksAt[i] |= this.def(c).hooks;
        this.momentsAt[i] |= this.def(c).moments;
      }
      hooks |= this.hooksAt[i] | this.baseHooksAt[i];
      moments |= this.momentsAt[i] | this.baseMomentsAt[i];
    }
    this.hooksInPlay = hooks;
    this.momentsInPlay = moments;
  }

  private rare: RareCards | null = null;

  /**
   * The cards of this game that have a Special for this kind of window, wherever they are. There are few or none, and the rules
   * look for them often.
   */
  withSpecial(window: Special['window']): readonly Card[] {
    this.rare ??= rareCards(this);
    if (window === 'play') return this.rare.play;
    if (window === 'reaction') return this.rare.reaction;
    return window === 'before' ? this.rare.before : this.rare.after;
  }
  /** Does a card of this game count what happened this turn? */
  get recalls(): boolean {
    this.rare ??= rareCards(this);
    return this.rare.recalls;
  }
  /** Does a card of this game give a Talent to the minion that it is on? */
  get lendsTalents(): boolean {
    this.rare ??= rareCards(this);
    return this.rare.lendsTalents;
  }
  /** The cards in a hand that may be used from there when something would happen to a card in play (RULES 12.57). */
  savers(): readonly Card[] {
    this.rare ??= rareCards(this);
    const { savers } = this.rare;
    return savers.length === 0 ? savers : savers.filter((c) => this.state.zone[c] === Zone.Hand);
  }
  /** Takes over what another board of the same cards has found out about them. */
  knowCardsOf(other: Board): void {
    this.rare = other.rare;
  }
  /** Must be called when hidden cards have changed their identity (in a sampled world). */
  forgetIdentities(): void {
    this.rare = null;
    this.version++;
  }

  def(card: Card): Definition {
    return this.defs[this.state.def[card]];
  }
  isMinion(card: Card): boolean {
    return this.defs[this.state.def[card]].type === 'minion';
  }
  isAction(card: Card): boolean {
    return this.defs[this.state.def[card]].type === 'action';
  }
  isBase(card: Card): boolean {
    return this.defs[this.state.def[card]].type === 'base';
  }
  controller(card: Card): Seat {
    return this.state.controller[card];
  }
  owner(card: Card): Seat {
    return this.state.owner[card];
  }
  counters(card: Card): number {
    return this.state.counters[card];
  }
  allCounters(card: Card): number {
    return this.state.counters[card] + (this.onTable(card) ? this.state.memory[card] : 0);
  }
  hostOf(card: Card): Card {
    return this.state.host[card];
  }
  baseOf(card: Card): Card {
    return this.state.zone[card] === Zone.Table ? card : this.state.base[card];
  }
  inPlay(card: Card): boolean {
    return this.state.zone[card] === Zone.Play;
  }
  isStillInPlay(card: Card, arrival: number): boolean {
    return this.state.zone[card] === Zone.Play && this.state.arrival[card] === arrival;
  }
  onTable(base: Card): boolean {
    return this.state.zone[base] === Zone.Table;
  }
  printedPower(card: Card): number {
    return this.defs[this.state.def[card]].power;
  }
  namedFaction(card: Card): number {
    return -1 - this.state.memory[card];
  }
  at(base: Card): readonly Card[] {
    const i = this.state.bases.indexOf(base);
    return i < 0 ? [] : this.state.cardsAt[i];
  }
  attached(minion: Card): Card[] {
    const list: Card[] = [];
    for (const c of this.at(this.state.base[minion])) if (this.state.host[c] === minion) list.push(c);
    return list;
  }
  hasAttached(minion: Card): boolean {
    for (const c of this.at(this.state.base[minion])) if (this.state.host[c] === minion) return true;
    return false;
  }
  playedThisTurn(fits: (p: State['plays'][number]) => boolean): number {
    let n = 0;
    for (const p of this.state.plays) if (fits(p)) n++;
    return n;
  }
  get bases(): readonly Card[] {
    return this.state.bases;
  }
  get active(): Seat {
    return this.state.active;
  }
  turnOrder(from: Seat): Seat[] {
    const n = this.state.seats;
    const list: Seat[] = [];
    for (let i = 0; i < n; i++) list.push((from + i) % n);
    return list;
  }
  others(seat: Seat): Seat[] {
    return this.turnOrder(seat).slice(1);
  }
  lastTurnOf(seat: Seat): number {
    return lastTurnOf(this.state, seat);
  }

  // ---- bases and their abilities -------------------------------------------------------------------------------

  /**
   * The abilities of the base at this place: its own and a borrowed one, or none if they are cancelled (Jammed Signal; RULES
   * 6.2).
   */
  private findAbilities(place: number, hooksHere: number): readonly Definition[] {
    const s = this.state;
    const base = s.bases[place];
    const here = s.cardsAt[place];
    if ((hooksHere & HookBit.cancelsBase) !== 0) {
      for (const c of here) if ((this.def(c).hooks & HookBit.cancelsBase) !== 0 && s.host[c] === base) return NO_ABILITIES;
    }
    for (const e of s.effects) if (e.kind === 'cancelBase' && e.card === base) return NO_ABILITIES;
    const own = this.cards.asList[s.def[base]];
    if ((hooksHere & HookBit.borrowsBase) === 0) return own;
    for (const c of here) {
      const d = this.def(c);
      if ((d.hooks & HookBit.borrowsBase) === 0 || !d.borrowsBase!(this.position, c)) continue;
      const top = s.baseDeck[s.baseDeck.length - 1];
      return top ? [own[0], this.def(top)] : own;
    }
    return own;
  }

  /** The definitions whose abilities the base has now: its own, and one that it borrows. */
  baseDefs(base: Card): readonly Definition[] {
    const place = this.state.bases.indexOf(base);
    return place < 0 ? NO_ABILITIES : this.abilities(place);
  }
  /** The same for the base at this place. */
  abilities(place: number): readonly Definition[] {
    if (this.surveyed !== this.version) this.survey();
    return this.abilitiesAt[place];
  }
  /** Does the base at this place itself answer this kind of question? */
  baseAnswers(place: number, hooks: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.baseHooksAt[place] & hooks) !== 0;
  }
  /** Does the base at this place itself wait for this moment? */
  baseAwaits(place: number, moments: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.baseMomentsAt[place] & moments) !== 0;
  }
  /** Do the abilities of a base on the table work? */
  baseWorks(base: Card): boolean {
    return this.baseDefs(base).length > 0;
  }

  /** The card in play that makes the top card of the base deck lie face up; 0 if none does. */
  get turnsUpBase(): Card {
    if (!this.present(HookBit.borrowsBase)) return 0;
    for (const list of this.state.cardsAt)
      for (const c of list) if ((this.def(c).hooks & HookBit.borrowsBase) !== 0 && this.def(c).borrowsBase!(this.position, c)) return c;
    return 0;
  }
  get topBaseIsDown(): boolean {
    return this.state.effects.some((e) => e.kind === 'faceDown');
  }

  /** May this player act as if the base had no abilities? */
  ignoresBase(base: Card, seat: Seat): boolean {
    if (!this.present(HookBit.mayIgnoreBase)) return false;
    for (const c of this.at(base)) {
      const d = this.def(c);
      if (
        (d.hooks & HookBit.mayIgnoreBase) !== 0 &&
        this.state.controller[c] === seat &&
        this.state.host[c] === base &&
        d.mayIgnoreBase!(this.position, c)
      )
        return true;
    }
    return false;
  }
}
