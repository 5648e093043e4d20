import { type Batch, type Column, Rest, State } from './state.js';

// Copies of positions: for trying things out, for going back, and as plain JSON.

/** Positions that nobody uses any more. A search makes thousands of copies a second, and typed arrays are slow to allocate. */
const spare: State[] = [];
const MOST_SPARE = 8;

/** Hands over a position for use as the next copy. Nobody may hold it any longer. */
export function recycleState(s: State): void {
  if (spare.length < MOST_SPARE) spare.push(s);
}

/** A copy that shares nothing that either side changes. Effects, plays and events never change, so copies share them. */
export function copyState(s: State): State {
  const old = spare.pop();
  if (old !== undefined && old.cards === s.cards) {
    overwriteState(old, s);
    return old;
  }
  const copy = new State(s.cards, s);
  copy.whole.set(s.whole);
  copyLists(copy, s);
  return copy;
}

/** Copies the lists, so that the two positions share none. */
function copyLists(copy: Rest, s: Rest): void {
  copy.chance = { key: s.chance.key, used: s.chance.used };
  copy.hands = copyPiles(s.hands);
  copy.decks = copyPiles(s.decks);
  copy.discards = copyPiles(s.discards);
  copy.baseDeck = s.baseDeck.slice();
  copy.baseDiscard = s.baseDiscard.slice();
  copy.bases = s.bases.slice();
  copy.cardsAt = copyPiles(s.cardsAt);
  copy.aside = s.aside.slice();
  copy.vp = s.vp.slice();
  copySmall(copy, s);
}

function copyPiles(lists: number[][]): number[][] {
  const copy = new Array<number[]>(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i].slice();
  return copy;
}

/** As `copyState`, but into a position with as many cards that nobody else holds, so that nothing large is allocated. */
export function overwriteState(copy: State, s: State): void {
  copy.whole.set(s.whole);
  copy.seats = s.seats;
  copy.profile = s.profile;
  copy.goal = s.goal;
  copy.handLimit = s.handLimit;
  copy.factions = s.factions;
  copy.pool = s.pool;
  copy.supply = s.supply;
  copy.chance.key = s.chance.key;
  copy.chance.used = s.chance.used;
  overwriteLists(copy.hands, s.hands);
  overwriteLists(copy.decks, s.decks);
  overwriteLists(copy.discards, s.discards);
  overwriteList(copy.baseDeck, s.baseDeck);
  overwriteList(copy.baseDiscard, s.baseDiscard);
  overwriteList(copy.bases, s.bases);
  overwriteLists(copy.cardsAt, s.cardsAt);
  overwriteList(copy.aside, s.aside);
  overwriteList(copy.vp, s.vp);
  copy.step = s.step;
  copy.turn = s.turn;
  copy.active = s.active;
  copy.first = s.first;
  copy.substep = s.substep;
  copy.winner = s.winner;
  copy.secrets = s.secrets;
  copySmall(copy, s);
}

function overwriteList(to: number[], from: readonly number[]): void {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < to.length; i++) to[i] = from[i];
  for (let i = to.length; i < from.length; i++) to.push(from[i]);
}
function overwriteLists(to: number[][], from: readonly number[][]): void {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < to.length; i++) overwriteList(to[i], from[i]);
  for (let i = to.length; i < from.length; i++) to.push(from[i].slice());
}

/** Copies the fields that are small or usually empty. */
function copySmall(copy: Rest, s: Rest): void {
  copy.allowances = s.allowances.slice();
  copy.uses = s.uses.slice();
  copy.plays = s.plays.slice();
  copy.deeds = s.deeds;
  copy.effects = s.effects.slice();
  copy.arisen = s.arisen.slice();
  copy.reactions = s.reactions.slice();
  copy.limbo = s.limbo.slice();
  copy.queue = s.queue.length === 0 ? [] : s.queue.map(copyBatch);
  copy.scoring = s.scoring && { ...s.scoring, next: s.scoring.next.slice(), later: s.scoring.later.slice() };
}

const copyBatch = (b: Batch): Batch => ({ ...b, pending: b.pending.slice(), reactions: b.reactions.slice(), limbo: b.limbo.slice() });

/** A position as plain JSON. A column is given in runs: a value, how many cards have it, the next value ... */
export class StateData extends Rest implements Record<Column, number[]> {
  def: number[];
  owner: number[];
  zone: number[];
  holder: number[];
  controller: number[];
  base: number[];
  host: number[];
  counters: number[];
  known: number[];
  memory: number[];
  arrival: number[];

  constructor(from: Rest, columns: Record<Column, number[]>) {
    super(from.cards, from);
    this.def = columns.def;
    this.owner = columns.owner;
    this.zone = columns.zone;
    this.holder = columns.holder;
    this.controller = columns.controller;
    this.base = columns.base;
    this.host = columns.host;
    this.counters = columns.counters;
    this.known = columns.known;
    this.memory = columns.memory;
    this.arrival = columns.arrival;
  }
}

export function stateToData(s: State): StateData {
  const data = new StateData(s, {
    def: runsOf(s.def),
    owner: runsOf(s.owner),
    zone: runsOf(s.zone),
    holder: runsOf(s.holder),
    controller: runsOf(s.controller),
    base: runsOf(s.base),
    host: runsOf(s.host),
    counters: runsOf(s.counters),
    known: runsOf(s.known),
    memory: runsOf(s.memory),
    arrival: runsOf(s.arrival),
  });
  copyLists(data, s);
  return data;
}

export function runsOf(column: ArrayLike<number>): number[] {
  const runs: number[] = [];
  for (let from = 0, to = 0; from < column.length; from = to) {
    const value = column[from];
    while (to < column.length && column[to] === value) to++;
    runs.push(value, to - from);
  }
  return runs;
}

export function stateFromData(data: StateData): State {
  const s = new State(data.cards, data);
  copyLists(s, data);
  fillColumn(s.def, data.def);
  fillColumn(s.owner, data.owner);
  fillColumn(s.zone, data.zone);
  fillColumn(s.holder, data.holder);
  fillColumn(s.controller, data.controller);
  fillColumn(s.base, data.base);
  fillColumn(s.host, data.host);
  fillColumn(s.counters, data.counters);
  fillColumn(s.known, data.known);
  fillColumn(s.memory, data.memory);
  fillColumn(s.arrival, data.arrival);
  return s;
}

function fillColumn(column: Int16Array, runs: readonly number[]): void {
  let at = 0;
  for (let i = 0; i < runs.length; i += 2) {
    const end = at + runs[i + 1];
    // A new column has nothing but zeros.
    if (runs[i] !== 0) for (; at < end; at++) column[at] = runs[i];
    at = end;
  }
}
