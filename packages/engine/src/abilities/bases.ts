import { sweep } from '../changing/leaving.js';
import { shedBarredActions } from '../changing/shedding.js';
import { happen } from '../changing/triggers.js';
import { carry, discardBase, forgetBase, learn, lift, putBase, refillBases, seenBy, shuffleBases } from '../changing/zones.js';
import { sorted } from '../state/lists.js';
import { type Ask, MomentBit } from '../words/definitions.js';
import { type Card, Zone } from '../words/vocabulary.js';
import { lasting } from './lasting.js';
import type { Resolving } from './resolving.js';
import { baseEvent } from './talents.js';

export function searchBases(it: Resolving): Card[] {
  refillBases(it.board);
  for (const b of it.board.state.baseDeck) learn(it.board, b, 1 << it.you);
  it.board.events?.push({ kind: 'searched-bases', seat: it.you, source: it.self });
  return sorted(it.board.state.baseDeck);
}

export function topBases(it: Resolving, n: number): Card[] {
  const s = it.board.state;
  if (s.baseDeck.length < n && s.baseDiscard.length > 0 && it.board.profile.basesReturn) {
    const top = s.baseDeck;
    s.baseDeck = [];
    refillBases(it.board);
    s.baseDeck.push(...top);
  }
  return s.baseDeck.slice(-n).reverse();
}

export function lookAtTopBases(it: Resolving, n: number): Card[] {
  const list = it.topBases(n);
  for (const b of list) learn(it.board, b, 1 << it.you);
  it.board.events?.push({ kind: 'looked-at-bases', seat: it.you, amount: list.length, source: it.self });
  return list;
}

export function putBasesOnTop(it: Resolving, bases: readonly Card[]): void {
  const s = it.board.state;
  for (let i = bases.length - 1; i >= 0; i--) {
    lift(it.board, bases[i]);
    if (bases.length > 1) s.known[bases[i]] &= 1 << it.you;
    s.zone[bases[i]] = Zone.BaseDeck;
    s.baseDeck.push(bases[i]);
  }
  if (bases.length > 0) it.board.events?.push({ kind: 'bases-put-back', seat: it.you, amount: bases.length, source: it.self });
}

export function putBaseOnBottom(it: Resolving, base: Card): void {
  it.board.events?.push({ kind: 'base-on-bottom', base, source: it.self, seen: seenBy(it.board, base) });
  lift(it.board, base);
  it.board.state.zone[base] = Zone.BaseDeck;
  it.board.state.baseDeck.unshift(base);
}

export function turnTopBaseDown(it: Resolving): void {
  lasting(it, { kind: 'faceDown', card: it.self });
  it.board.events?.push({ kind: 'base-turned-down', source: it.self });
}

export function setNextBase(it: Resolving, base: Card): void {
  if (base && it.board.state.scoring) it.board.state.scoring.next = [base];
}

export function replaceByTop(it: Resolving, n: number): void {
  if (it.board.state.scoring) it.board.state.scoring.count = n;
}

export function* swapBase(it: Resolving, old: Card, fresh: Card): Ask {
  const board = it.board;
  const s = board.state;
  const place = s.bases.indexOf(old);
  const actions = board.at(old).filter((c) => s.host[c] === old && board.isAction(c));
  yield* sweep(board, old, actions);
  putBase(board, fresh, place);
  if (board.awaits(MomentBit.baseArrived)) happen(board, baseEvent('baseArrived', fresh, s.active));
  for (const c of board.at(old).slice()) if (s.host[c] === old) carry(board, c, fresh);
  lift(board, old);
  forgetBase(board, old);
  s.baseDeck.push(old);
  shuffleBases(board);
  board.events?.push({ kind: 'base-swapped', base: old, next: fresh, source: it.self });
  shedBarredActions(board);
  board.beat();
}

export function addBase(it: Resolving, at: number = it.board.state.bases.length): Card {
  const board = it.board;
  if (!refillBases(board)) return 0;
  const b = board.state.baseDeck[board.state.baseDeck.length - 1];
  putBase(board, b, at);
  if (board.awaits(MomentBit.baseArrived)) happen(board, baseEvent('baseArrived', b, board.state.active));
  board.events?.push({ kind: 'base-added', base: b, source: it.self });
  board.beat();
  return b;
}

export function* destroyBase(it: Resolving, base: Card): Ask<number> {
  const place = it.board.state.bases.indexOf(base);
  yield* sweep(it.board, base);
  it.board.events?.push({ kind: 'base-destroyed', base, source: it.self });
  discardBase(it.board, base);
  return place;
}
