import type { Board } from '../state/board.js';
import { forgetUses } from '../state/limits.js';
import { shuffle } from '../state/rng.js';
import { EVERYONE } from '../words/events.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { endEffectsOn } from './effects.js';

/**
 * Where cards are, and who knows which card is where. The only code that moves a card from one list to another.
 * `known` holds a bit for each seat that knows a card's identity at its place.
 */

function drop(list: Card[], c: Card): void {
  const last = list.length - 1;
  let i = last;
  while (i >= 0 && list[i] !== c) i--;
  if (i < 0) return;
  for (; i < last; i++) list[i] = list[i + 1];
  list.pop();
}

/** Takes a card out of wherever it is. */
export function lift(board: Board, c: Card): void {
  const s = board.state;
  switch (s.zone[c]) {
    case Zone.Deck:
      drop(s.decks[s.holder[c]], c);
      break;
    case Zone.Hand:
      drop(s.hands[s.holder[c]], c);
      break;
    case Zone.Discard:
      drop(s.discards[s.holder[c]], c);
      break;
    case Zone.Play:
      drop(s.cardsAt[s.bases.indexOf(s.base[c])], c);
      board.version++;
      break;
    case Zone.Aside:
      drop(s.aside, c);
      break;
    case Zone.BaseDeck:
      drop(s.baseDeck, c);
      board.version++;
      break;
    case Zone.BaseDiscard:
      drop(s.baseDiscard, c);
      break;
    case Zone.Table: {
      const i = s.bases.indexOf(c);
      s.bases.splice(i, 1);
      s.cardsAt.splice(i, 1);
      board.version++;
      break;
    }
    default:
  }
  s.zone[c] = Zone.None;
}

/** Forgets what a card was while it lay in play: counters, host, lasting effects, limits (RULES 8.10, 6.25). */
function leaveTable(board: Board, c: Card): void {
  const s = board.state;
  s.counters[c] = 0;
  s.host[c] = 0;
  s.base[c] = 0;
  s.memory[c] = 0;
  s.controller[c] = s.owner[c];
  endEffectsOn(board, c);
  forgetUses(board, c);
}

function hideFrom(board: Board, c: Card, keep: number): void {
  board.state.known[c] &= keep;
}

/** A card goes unseen out of this hand: whoever else knew the hand no longer knows which cards are left. */
export function blurHand(board: Board, seat: Seat, keep: number): void {
  for (const c of board.state.hands[seat]) hideFrom(board, c, keep);
}

/** The seats that may be told which card this is, as bits. */
export function seenBy(board: Board, c: Card): number {
  const zone = board.state.zone[c];
  return zone === Zone.Hand || zone === Zone.Deck || zone === Zone.BaseDeck || zone === Zone.Aside ? board.state.known[c] : EVERYONE;
}

/** Someone sees a card that was hidden to them. */
export function learn(board: Board, c: Card, seats: number): void {
  const s = board.state;
  if ((s.known[c] & seats) === seats) return;
  s.known[c] |= seats;
  s.secrets++;
}

/**
 * Everyone sees a card that comes into the open. To be called before it leaves its place: a card that the player who decides
 * plays or discards out of their own hand is no secret that was given away, so that the play can still be taken back.
 */
export function show(board: Board, c: Card): void {
  const s = board.state;
  const all = (1 << s.seats) - 1;
  const wasKnown = (s.known[c] & all) === all;
  s.known[c] = EVERYONE;
  if (!wasKnown && !(s.zone[c] === Zone.Hand && s.holder[c] === board.decider)) s.secrets++;
}

export function putInHand(board: Board, c: Card, seat: Seat): void {
  const s = board.state;
  const wasInPlay = s.base[c] !== 0;
  lift(board, c);
  if (wasInPlay) leaveTable(board, c);
  s.zone[c] = Zone.Hand;
  s.holder[c] = seat;
  learn(board, c, 1 << seat);
  s.hands[seat].push(c);
}

export function layOnDeck(board: Board, c: Card, seat: Seat, bottom: boolean): void {
  const s = board.state;
  const wasInPlay = s.base[c] !== 0;
  lift(board, c);
  if (wasInPlay) leaveTable(board, c);
  s.zone[c] = Zone.Deck;
  s.holder[c] = seat;
  if (bottom) s.decks[seat].unshift(c);
  else s.decks[seat].push(c);
}

/** Always the owner's pile (RULES 6.7). */
export function putInDiscard(board: Board, c: Card): void {
  const s = board.state;
  const wasInPlay = s.base[c] !== 0;
  show(board, c);
  lift(board, c);
  if (wasInPlay) leaveTable(board, c);
  const seat = s.owner[c];
  s.zone[c] = Zone.Discard;
  s.holder[c] = seat;
  s.controller[c] = seat;
  s.discards[seat].push(c);
}

/** A card that was in play keeps its marks: it may go on, or leave for good (its old base tells that it was). */
export function putAside(board: Board, c: Card, seen: number): void {
  const s = board.state;
  if (seen === EVERYONE) show(board, c);
  else learn(board, c, seen);
  lift(board, c);
  s.zone[c] = Zone.Aside;
  s.aside.push(c);
}

/** Puts a card into play: on a base, or on a minion there. */
export function putInPlay(board: Board, c: Card, host: Card, controller: Seat): void {
  const s = board.state;
  // What it did from elsewhere, after it had left, does not count for its new stay either (RULES 6.25).
  if (s.base[c] === 0) forgetUses(board, c);
  show(board, c);
  lift(board, c);
  const base = s.zone[host] === Zone.Table ? host : s.base[host];
  s.zone[c] = Zone.Play;
  s.base[c] = base;
  s.host[c] = host;
  s.controller[c] = controller;
  s.counters[c] = 0;
  s.memory[c] = 0;
  s.arrival[c]++;
  s.cardsAt[s.bases.indexOf(base)].push(c);
  board.version++;
}

/** Takes a minion with everything on it, or an action, to another base or (an action) to another minion (RULES 6.8, 6.21). */
export function carry(board: Board, c: Card, host: Card): void {
  const s = board.state;
  const along = board.isMinion(c) ? board.attached(c) : [];
  const base = s.zone[host] === Zone.Table ? host : s.base[host];
  for (const x of [c, ...along]) {
    drop(s.cardsAt[s.bases.indexOf(s.base[x])], x);
    s.base[x] = base;
    s.cardsAt[s.bases.indexOf(base)].push(x);
  }
  s.host[c] = host;
  board.version++;
}

/** Nobody knows the order of a shuffled deck. */
export function shuffleDeck(board: Board, seat: Seat): void {
  mixDeck(board, seat);
  board.events?.push({ kind: 'shuffled', deck: seat });
}

function mixDeck(board: Board, seat: Seat): void {
  const s = board.state;
  const deck = s.decks[seat];
  for (const c of deck) s.known[c] = 0;
  shuffle(s.chance, deck);
}

/** An empty deck is made anew from the discard pile when a card of it is needed (RULES 2.6). */
export function refill(board: Board, seat: Seat): boolean {
  const s = board.state;
  if (s.decks[seat].length > 0) return true;
  const pile = s.discards[seat];
  if (pile.length === 0) return false;
  for (const c of pile) {
    s.zone[c] = Zone.Deck;
    s.holder[c] = seat;
  }
  s.decks[seat] = pile;
  s.discards[seat] = [];
  mixDeck(board, seat);
  board.events?.push({ kind: 'refilled', deck: seat });
  return true;
}

/** The base deck is made anew from the base discard pile (RULES 3.2 step 8; not by the older booklets). */
export function refillBases(board: Board): boolean {
  const s = board.state;
  if (s.baseDeck.length > 0) return true;
  if (s.baseDiscard.length === 0 || !board.profile.basesReturn) return false;
  s.baseDeck = s.baseDiscard;
  s.baseDiscard = [];
  mixBases(board);
  board.events?.push({ kind: 'bases-refilled' });
  return true;
}

export function shuffleBases(board: Board): void {
  mixBases(board);
  board.events?.push({ kind: 'bases-shuffled' });
}

function mixBases(board: Board): void {
  const s = board.state;
  for (const c of s.baseDeck) {
    s.zone[c] = Zone.BaseDeck;
    s.known[c] = 0;
  }
  shuffle(s.chance, s.baseDeck);
  board.version++;
}

/** Puts a base on the table at a place of the row (D16: new ones at the right end). */
export function putBase(board: Board, c: Card, at: number): void {
  const s = board.state;
  show(board, c);
  lift(board, c);
  s.zone[c] = Zone.Table;
  s.counters[c] = 0;
  s.arrival[c]++;
  s.bases.splice(at, 0, c);
  s.cardsAt.splice(at, 0, []);
  board.version++;
}

/** Takes a base off the table to the base discard pile. */
export function discardBase(board: Board, c: Card): void {
  const s = board.state;
  lift(board, c);
  forgetBase(board, c);
  s.zone[c] = Zone.BaseDiscard;
  s.baseDiscard.push(c);
}

export function forgetBase(board: Board, c: Card): void {
  const s = board.state;
  s.counters[c] = 0;
  s.memory[c] = 0;
  endEffectsOn(board, c);
  forgetUses(board, c);
}
