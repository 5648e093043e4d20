import { type Batch, COLUMNS, type Column, makeState, type State } from './state.js';

// Copies of positions: for trying things out, for going back, and as plain JSON.

function copyLists(lists: number[][]): number[][] {
  const copy = new Array<number[]>(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i].slice();
  return copy;
}

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
  const copy = makeState(s.cards, s);
  copy.whole.set(s.whole);
  copyAllLists(copy, s);
  return copy;
}

/** All of a position except its columns. It looks the same in memory and as plain JSON. */
type Rest = Omit<State, 'whole' | Column>;

/** Copies the lists, so that the two positions share none. */
function copyAllLists(copy: Rest, s: Rest): void {
  copy.chance = { key: s.chance.key, used: s.chance.used };
  copy.hands = copyLists(s.hands);
  copy.decks = copyLists(s.decks);
  copy.discards = copyLists(s.discards);
  copy.baseDeck = s.baseDeck.slice();
  copy.baseDiscard = s.baseDiscard.slice();
  copy.bases = s.bases.slice();
  copy.cardsAt = copyLists(s.cardsAt);
  copy.aside = s.aside.slice();
  copy.vp = s.vp.slice();
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

/** As `copyState`, but into a position with as many cards that nobody else holds, so that nothing large is allocated. */
export function overwriteState(copy: State, s: State): void {
  copy.whole.set(s.whole);
  copy.seats = s.seats;
  copy.profile = s.profile;
  copy.goal = s.goal;
  copy.handLimit = s.handLimit;
  copy.supply = s.supply;
  copy.factions = s.factions;
  copy.pool = s.pool;
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

/** Copies the fields that are small or usually empty. */
function copySmall(copy: Rest, s: Rest): void {
  copy.allowances = s.allowances.slice();
  copy.uses = s.uses.slice();
  copy.plays = s.plays.slice();
  copy.deeds = s.deeds ?? [];
  copy.effects = s.effects.slice();
  copy.queue = s.queue.length === 0 ? [] : s.queue.map(copyBatch);
  copy.arisen = s.arisen.slice();
  copy.reactions = s.reactions.slice();
  copy.limbo = s.limbo.slice();
  copy.scoring = s.scoring && { ...s.scoring, next: s.scoring.next.slice(), later: s.scoring.later.slice() };
}

const copyBatch = (b: Batch): Batch => ({ ...b, pending: b.pending.slice(), reactions: b.reactions.slice(), limbo: b.limbo.slice() });

/** A position as plain JSON. */
export type StateData = Rest & Record<Column, number[]>;

export function stateToData(s: State): StateData {
  const { whole: _, ...rest } = s;
  const data = rest as unknown as StateData;
  copyAllLists(data, s);
  // Few games count what happened this turn.
  if (s.deeds.length === 0) delete (data as Partial<StateData>).deeds;
  for (const name of COLUMNS) data[name] = numbersIn(s[name]);
  return data;
}

/** Array.from uses an iterator and is many times slower, and a server saves after every answer. */
function numbersIn(column: Int16Array): number[] {
  const list: number[] = [];
  for (let i = 0; i < column.length; i++) list.push(column[i]);
  return list;
}

export function stateFromData(data: StateData): State {
  const made = makeState(data.cards, data);
  for (const name of COLUMNS) made[name].set(data[name]);
  copyAllLists(made, data);
  return made;
}
