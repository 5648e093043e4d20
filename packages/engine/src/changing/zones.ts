import type { Board } from '../state/board.js';
import { forgetUses } from '../state/limits.js';
import { shuffle } from '../state/rng.js';
import { EVERYONE } from '../words/events.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { endEffectsFrom, endEffectsOn, ongoing } from './effects.js';

/**
 * The places of cards, and the knowledge about them. No other code moves a card from one list to another. `known` has a bit for
 * each seat that knows a card where it is now.
 */

function drop(list: Card[], card: Card): void {
  const last = list.length - 1;
  let i = last;
  while (i >= 0 && list[i] !== card) i--;
  if (i < 0) return;
  for (; i < last; i++) list[i] = list[i + 1];
  list.pop();
}

/** Takes a card out of wherever it is. */
function lift(board: Board, card: Card): void {
  const s = board.state;
  switch (s.zone[card]) {
    case Zone.Deck:
      drop(s.decks[s.holder[card]], card);
      break;
    case Zone.Hand:
      drop(s.hands[s.holder[card]], card);
      break;
    case Zone.Discard:
      drop(s.discards[s.holder[card]], card);
      break;
    case Zone.Play:
      drop(s.cardsAt[s.bases.indexOf(s.base[card])], card);
      board.version++;
      break;
    case Zone.Aside:
      drop(s.aside, card);
      break;
    case Zone.BaseDeck:
      drop(s.baseDeck, card);
      board.version++;
      break;
    case Zone.BaseDiscard:
      drop(s.baseDiscard, card);
      break;
    case Zone.Table: {
      const i = s.bases.indexOf(card);
      s.bases.splice(i, 1);
      s.cardsAt.splice(i, 1);
      board.version++;
      break;
    }
    default:
  }
  s.zone[card] = Zone.None;
}

/** Resets what a card had in play: counters, host, lasting effects, limits (RULES 8.10, 6.25). */
function leaveTable(board: Board, card: Card): void {
  const s = board.state;
  s.counters[card] = 0;
  s.host[card] = 0;
  s.base[card] = 0;
  s.memory[card] = 0;
  s.controller[card] = s.owner[card];
  endEffectsOn(board, card);
  forgetUses(board, card);
}

function hideFrom(board: Board, card: Card, keep: number): void {
  board.state.known[card] &= keep;
}

/** A card leaves this hand unseen: other players who knew the hand no longer know which cards are left. */
export function blurHand(board: Board, seat: Seat, keep: number): void {
  for (const c of board.state.hands[seat]) hideFrom(board, c, keep);
}

/** The seats that may know which card this is, as bits. */
export function seenBy(board: Board, card: Card): number {
  const zone = board.state.zone[card];
  return zone === Zone.Hand || zone === Zone.Deck || zone === Zone.BaseDeck || zone === Zone.Aside ? board.state.known[card] : EVERYONE;
}

/** These seats see a card that was hidden from them. */
export function learn(board: Board, card: Card, seats: number): void {
  const s = board.state;
  if ((s.known[card] & seats) === seats) return;
  s.known[card] |= seats;
  s.secrets++;
}

/**
 * Everyone sees a card that comes into the open. Must be called before the card leaves its place: a card that the deciding player
 * plays or discards from their own hand does not count as a secret given away, so that the play can still be taken back.
 */
export function show(board: Board, card: Card): void {
  const s = board.state;
  const all = (1 << s.seats) - 1;
  const wasKnown = (s.known[card] & all) === all;
  s.known[card] = EVERYONE;
  if (!wasKnown && !(s.zone[card] === Zone.Hand && s.holder[card] === board.decider)) s.secrets++;
}

export function putInHand(board: Board, card: Card, seat: Seat): void {
  const s = board.state;
  const wasInPlay = s.base[card] !== 0;
  lift(board, card);
  if (wasInPlay) leaveTable(board, card);
  s.zone[card] = Zone.Hand;
  s.holder[card] = seat;
  learn(board, card, 1 << seat);
  s.hands[seat].push(card);
}

export function layOnDeck(board: Board, card: Card, seat: Seat, bottom: boolean): void {
  const s = board.state;
  const wasInPlay = s.base[card] !== 0;
  lift(board, card);
  if (wasInPlay) leaveTable(board, card);
  s.zone[card] = Zone.Deck;
  s.holder[card] = seat;
  if (bottom) s.decks[seat].unshift(card);
  else s.decks[seat].push(card);
}

/** The card always goes to its owner's pile (RULES 6.7). */
export function putInDiscard(board: Board, card: Card): void {
  const s = board.state;
  const wasInPlay = s.base[card] !== 0;
  show(board, card);
  lift(board, card);
  if (wasInPlay) leaveTable(board, card);
  const seat = s.owner[card];
  s.zone[card] = Zone.Discard;
  s.holder[card] = seat;
  s.controller[card] = seat;
  s.discards[seat].push(card);
}

/**
 * A card that was in play keeps its counters and its base: it may come back into play or leave for good, and the base tells that
 * it was in play.
 */
export function putAside(board: Board, card: Card, seen: number): void {
  const s = board.state;
  if (seen === EVERYONE) show(board, card);
  else learn(board, card, seen);
  lift(board, card);
  s.zone[card] = Zone.Aside;
  s.aside.push(card);
}

/** Puts a card into play, on a base or on a minion there. */
export function putInPlay(board: Board, card: Card, host: Card, controller: Seat): void {
  const s = board.state;
  // Abilities that it used after it had left play do not count for the new arrival either (RULES 6.25).
  if (s.base[card] === 0) forgetUses(board, card);
  show(board, card);
  lift(board, card);
  const base = s.zone[host] === Zone.Table ? host : s.base[host];
  s.zone[card] = Zone.Play;
  s.base[card] = base;
  s.host[card] = host;
  s.controller[card] = controller;
  s.counters[card] = 0;
  s.memory[card] = 0;
  s.arrival[card]++;
  s.cardsAt[s.bases.indexOf(base)].push(card);
  if (board.def(card).untilYourTurn) s.effects.push(ongoing(card));
  board.version++;
}

/**
 * Moves a minion with everything on it, or transfers an action, to another base or (an action) to another minion (RULES 6.8,
 * 6.21).
 */
export function carry(board: Board, card: Card, host: Card): void {
  const s = board.state;
  const along = board.isMinion(card) ? board.attached(card) : [];
  const base = s.zone[host] === Zone.Table ? host : s.base[host];
  for (const x of [card, ...along]) {
    drop(s.cardsAt[s.bases.indexOf(s.base[x])], x);
    s.base[x] = base;
    s.cardsAt[s.bases.indexOf(base)].push(x);
  }
  s.host[card] = host;
  if (board.isAction(card)) endEffectsFrom(board, card);
  board.version++;
}

/** The cards of a base that is gone are at another one. */
export function carryOver(board: Board, cards: readonly Card[], from: Card, to: Card): void {
  const s = board.state;
  for (const c of cards) {
    s.base[c] = to;
    s.cardsAt[s.bases.indexOf(to)].push(c);
    if (s.host[c] !== from) continue;
    s.host[c] = to;
    board.events?.push({ kind: 'moved', card: c, from, to, source: c });
  }
  board.version++;
}

/** Shuffles a deck, after which nobody knows its order. */
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

/** Rebuilds an empty deck from the discard pile when a card is needed (RULES 2.6). Returns false if there is still no card. */
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

/** Rebuilds an empty base deck from the base discard pile (RULES 3.2 step 8; not under the older booklets). */
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

/** Puts a base into the base deck, whose top card may lend its abilities to a base in play. */
export function layBase(board: Board, card: Card, on: 'top' | 'bottom'): void {
  const s = board.state;
  lift(board, card);
  s.zone[card] = Zone.BaseDeck;
  if (on === 'top') s.baseDeck.push(card);
  else s.baseDeck.unshift(card);
  board.version++;
}

/** Puts a base on the table at this place. Additional bases go to the right end (D16). */
export function putBase(board: Board, card: Card, at: number): void {
  const s = board.state;
  show(board, card);
  lift(board, card);
  s.zone[card] = Zone.Table;
  s.counters[card] = 0;
  s.arrival[card]++;
  s.bases.splice(at, 0, card);
  s.cardsAt.splice(at, 0, []);
  board.version++;
}

/** Takes a base off the table to the base discard pile. */
export function discardBase(board: Board, card: Card): void {
  const s = board.state;
  lift(board, card);
  forgetBase(board, card);
  s.zone[card] = Zone.BaseDiscard;
  s.baseDiscard.push(card);
}

export function forgetBase(board: Board, card: Card): void {
  const s = board.state;
  s.counters[card] = 0;
  s.memory[card] = 0;
  endEffectsOn(board, card);
  forgetUses(board, card);
}
