import type { CardSet } from '../catalogue/cardset.js';
import type { Decision } from '../words/decision.js';
import type { Ask } from '../words/definitions.js';
import type { GameEvent } from '../words/events.js';
import type { Position } from '../words/position.js';
import { PROFILES, type Profile } from '../words/profiles.js';
import type { Cause } from '../words/record.js';
import type { Resolution } from '../words/resolution.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { copyState } from './copies.js';
import { lastTurnOf, type Pending, type State } from './state.js';
import { Survey } from './survey.js';

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

/**
 * A position, and everything that the rules keep beside it while they run: the survey of its abilities, the events since they were
 * last taken, the current decision, and the ability that is half done. Only `state` is part of the position. The board answers simple
 * questions about where cards are; the rules are functions that take a board.
 */
export class Board extends Survey {
  readonly profile: Profile;
  readonly duplicates: boolean;
  readonly stopsAtWindows: boolean;
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
    cards: CardSet,
    state: State,
    private readonly doors: Doors,
    options: BoardOptions = {},
  ) {
    super(cards, state);
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
}
