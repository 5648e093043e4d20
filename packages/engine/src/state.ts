import type { Happening } from './definitions.js';
import type { PlayRecord } from './record.js';
import type { Chance } from './rng.js';
import type { Card, Seat } from './vocabulary.js';

/** What lasts for a while. Never changed once made, so copies of a position share them. */
export interface Effect {
  kind: 'power' | 'playerPower' | 'breakpoint' | 'setBreakpoint' | 'startingBreakpoint' | 'cancelBase' | 'noActions' | 'noName' | 'homeInstead' | 'faceDown' | 'shield';
  /** The card or base it is about. */
  card: Card;
  /** The player it is about; -1: nobody. */
  seat: Seat;
  amount: number;
  until: number;
  untilSeat: Seat;
  /** For "next turn" effects: the turn has begun. */
  begun: boolean;
  source: Card;
  /** Whose effect it is. */
  by: Seat;
}

/** A play that the active player still has this turn (RULES 2.2, 6.19). */
export interface Allowance {
  type: 'minion' | 'action';
  /** The card that granted it; 0: the free play of the turn. */
  source: Card;
  /** Printed power at most; -1: any. */
  atMost: number;
  /** Only on this base; 0: any. */
  base: Card;
  /** Only on a base where you control no minion. */
  whereAlone: boolean;
  /** Only an action that is played on a base. */
  onBase: boolean;
  /** How many plays of the turn had begun when it came: of equals the older one is spent (D11). */
  since: number;
}

/** A trigger that waits for its turn. */
export interface Pending {
  card: Card;
  stay: number;
  /** The definition whose ability it is: the card's own, or one that a base borrows. */
  def: number;
  ability: number;
  seat: Seat;
  event: Happening;
}

/** What a finished ability set off (RULES 5.1 (3) to (5), 5.5). */
export interface Batch {
  pending: Pending[];
  /** Events that cards in hands may answer. */
  reactions: Happening[];
  /** Seats that have passed in a row, and whose word it is, while they may. */
  passes: number;
  word: Seat;
  /** Played standard actions on their way to the discard pile (RULES 5.1 (5)). */
  limbo: PlayRecord[];
}

/** One play of this turn. */
export interface Played {
  card: Card;
  stay: number;
  seat: Seat;
  type: 'minion' | 'action';
  /** The base or minion it was played on; 0 for a standard action. */
  on: Card;
  base: Card;
  standard: boolean;
  inPlayPhase: boolean;
}

export interface Scoring {
  base: Card;
  /** Rank of each seat: 1, 2, 3... or 0 for none. */
  ranks: number[];
  window: 'before' | 'after' | '';
  /** In a window: compulsory abilities done, then turn-taking. */
  open: boolean;
  passes: number;
  word: Seat;
  /** How many bases will replace it, and which, if they were chosen. */
  count: number;
  next: Card[];
  /** Triggers about the replacement, collected before the sweep. */
  later: Pending[];
}

/** Per-card columns. One buffer holds them all, so that copying is one call. */
export const COLUMNS = ['def', 'owner', 'zone', 'holder', 'controller', 'base', 'host', 'counters', 'known', 'note', 'stay'] as const;
type Column = (typeof COLUMNS)[number];

export interface State extends Record<Column, Int16Array> {
  columns: ArrayBuffer;
  /** Number of cards and bases, plus one: number 0 is "no card". */
  cards: number;
  seats: number;
  profile: number;
  /** The factions of each seat, by number. */
  factions: number[][];
  /** Factions still to be taken, in a draft. */
  pool: number[];
  chance: Chance;
  hands: number[][];
  /** The top card is the last. */
  decks: number[][];
  discards: number[][];
  baseDeck: number[];
  baseDiscard: number[];
  /** Bases on the table, left to right, and the cards at each: minions, and actions on it or on its minions. */
  row: number[];
  here: number[][];
  aside: number[];
  vp: number[];
  step: number;
  turn: number;
  active: Seat;
  first: Seat;
  /** Which seat a step is at, where seats take it in turn (set-up). */
  at: number;
  allowances: Allowance[];
  /** Limits used up: see limits.ts. */
  uses: number[];
  plays: Played[];
  effects: Effect[];
  queue: Batch[];
  /** What the ability being resolved has set off so far. */
  arisen: Pending[];
  reactions: Happening[];
  limbo: PlayRecord[];
  scoring: Scoring | null;
  winner: Seat;
  /** How often something hidden was shown to somebody. */
  secrets: number;
}

export function makeColumns(cards: number): Record<Column, Int16Array> & { columns: ArrayBuffer } {
  const columns = new ArrayBuffer(cards * COLUMNS.length * 2);
  return { columns, ...columnViews(columns, cards) };
}

function columnViews(columns: ArrayBuffer, cards: number): Record<Column, Int16Array> {
  const size = cards * 2;
  return {
    def: new Int16Array(columns, 0, cards),
    owner: new Int16Array(columns, size, cards),
    zone: new Int16Array(columns, 2 * size, cards),
    holder: new Int16Array(columns, 3 * size, cards),
    controller: new Int16Array(columns, 4 * size, cards),
    base: new Int16Array(columns, 5 * size, cards),
    host: new Int16Array(columns, 6 * size, cards),
    counters: new Int16Array(columns, 7 * size, cards),
    known: new Int16Array(columns, 8 * size, cards),
    note: new Int16Array(columns, 9 * size, cards),
    stay: new Int16Array(columns, 10 * size, cards),
  };
}

function copyLists(lists: number[][]): number[][] {
  const copy = new Array<number[]>(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i].slice();
  return copy;
}

/** A copy that shares nothing that either side changes. Effects, plays and events are never changed: they are shared. */
export function copyState(s: State): State {
  const columns = s.columns.slice(0);
  const size = s.cards * 2;
  const n = s.cards;
  return {
    columns,
    def: new Int16Array(columns, 0, n),
    owner: new Int16Array(columns, size, n),
    zone: new Int16Array(columns, 2 * size, n),
    holder: new Int16Array(columns, 3 * size, n),
    controller: new Int16Array(columns, 4 * size, n),
    base: new Int16Array(columns, 5 * size, n),
    host: new Int16Array(columns, 6 * size, n),
    counters: new Int16Array(columns, 7 * size, n),
    known: new Int16Array(columns, 8 * size, n),
    note: new Int16Array(columns, 9 * size, n),
    stay: new Int16Array(columns, 10 * size, n),
    cards: n,
    seats: s.seats,
    profile: s.profile,
    factions: s.factions,
    pool: s.pool,
    chance: { key: s.chance.key, used: s.chance.used },
    hands: copyLists(s.hands),
    decks: copyLists(s.decks),
    discards: copyLists(s.discards),
    baseDeck: s.baseDeck.slice(),
    baseDiscard: s.baseDiscard.slice(),
    row: s.row.slice(),
    here: copyLists(s.here),
    aside: s.aside.slice(),
    vp: s.vp.slice(),
    step: s.step,
    turn: s.turn,
    active: s.active,
    first: s.first,
    at: s.at,
    allowances: s.allowances.slice(),
    uses: s.uses.slice(),
    plays: s.plays.slice(),
    effects: s.effects.slice(),
    queue: s.queue.length === 0 ? [] : s.queue.map(copyBatch),
    arisen: s.arisen.slice(),
    reactions: s.reactions.slice(),
    limbo: s.limbo.slice(),
    scoring: s.scoring && { ...s.scoring, next: s.scoring.next.slice(), later: s.scoring.later.slice() },
    winner: s.winner,
    secrets: s.secrets,
  };
}

const copyBatch = (b: Batch): Batch => ({ ...b, pending: b.pending.slice(), reactions: b.reactions.slice(), limbo: b.limbo.slice() });

/** A position as plain JSON. */
export type StateData = Omit<State, 'columns' | Column> & Record<Column, number[]>;

export function stateToData(s: State): StateData {
  const { columns: _, ...rest } = copyState(s);
  const data = rest as unknown as StateData;
  for (const name of COLUMNS) data[name] = Array.from(s[name]);
  return data;
}

export function stateFromData(data: StateData): State {
  const made = makeColumns(data.cards);
  for (const name of COLUMNS) made[name].set(data[name]);
  return copyState({ ...data, ...made } as unknown as State);
}
