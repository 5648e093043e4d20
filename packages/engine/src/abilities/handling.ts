import { asksToIgnore, couldBeIgnored } from '../changing/ask.js';
import { discardCard, drawCards, giveVp } from '../changing/drawing.js';
import { happen, happening } from '../changing/triggers.js';
import { blurHand, layOnDeck, learn, putAside, putInDiscard, putInHand, refill, seenBy, show, shuffleDeck } from '../changing/zones.js';
import { sorted } from '../state/lists.js';
import { below } from '../state/rng.js';
import { following, mapped, NONE, NOTHING, Settled } from '../words/asking.js';
import { Word } from '../words/decision.js';
import { type Ask, type Definition, MomentBit } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import type { Which } from '../words/resolution.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { isChosen } from './acting.js';
import { askOneOf, oneOf } from './choosing.js';
import type { Resolving } from './resolving.js';

export function* ignoresThis(it: Resolving, seat: Seat): Ask<boolean> {
  return it.cause.kind === 'base' && (yield* asksToIgnore(it.board, it.cause, seat));
}

export function draw(it: Resolving, n: number, seat: Seat = it.you): Ask {
  return n > 0 ? unlessIgnored(it, seat, () => drawCards(it.board, seat, n, it.self)) : NOTHING;
}

export function gainVp(it: Resolving, n: number, seat: Seat = it.you): Ask {
  return n === 0 ? NOTHING : unlessIgnored(it, seat, () => giveVp(it.board, seat, n, it.self));
}

/** Acts, unless this is a base's ability and the player ignores it. */
function unlessIgnored(it: Resolving, seat: Seat, act: () => void): Ask {
  if (couldBeIgnored(it.board, it.cause)) return mapped(it.ignoresThis(seat), (spared) => (spared ? undefined : act()));
  act();
  return NOTHING;
}

export function discard(it: Resolving, which: Which, seat: Seat = it.you): Ask<number> {
  return isChosen(which)
    ? discardThese(it, which, seat)
    : following<Card | Card[], number>(which, (cards) => discardThese(it, cards, seat));
}

function discardThese(it: Resolving, cards: Card | readonly Card[], seat: Seat): Ask<number> {
  const list = typeof cards === 'number' ? (cards ? [cards] : []) : cards;
  if (list.length === 0) return NONE;
  if (couldBeIgnored(it.board, it.cause)) return mapped(it.ignoresThis(seat), (spared) => (spared ? 0 : discardAll(it, list, seat)));
  return new Settled(discardAll(it, list, seat));
}

function discardAll(it: Resolving, cards: readonly Card[], seat: Seat): number {
  for (const c of cards) discardCard(it.board, c, seat, it.self);
  return cards.length;
}

export function discardAtRandom(it: Resolving, seat: Seat, n: number): Ask {
  return unlessIgnored(it, seat, () => {
    for (let i = 0; i < n; i++) {
      const hand = sorted(it.board.state.hands[seat]);
      if (hand.length > 0) discardCard(it.board, hand[below(it.board.state.chance, hand.length)], seat, it.self);
    }
  });
}

export function atRandom<T>(it: Resolving, list: readonly T[]): T {
  return list[below(it.board.state.chance, list.length)];
}

export function hand(it: Resolving, seat: Seat = it.you, fits?: (d: Definition) => boolean): Card[] {
  return pick(it, it.board.state.hands[seat], fits);
}

export function discardPile(it: Resolving, seat: Seat = it.you, fits?: (d: Definition) => boolean): Card[] {
  return pick(it, it.board.state.discards[seat], fits);
}

/** Sorted by number, because the order of a hidden zone must not show. */
function pick(it: Resolving, list: readonly Card[], fits?: (d: Definition) => boolean): Card[] {
  return sorted(fits ? list.filter((c) => fits(it.board.def(c))) : list);
}

export function searchDeck(it: Resolving, fits?: (d: Definition) => boolean, seat: Seat = it.you): Card[] {
  refill(it.board, seat);
  const deck = it.board.state.decks[seat];
  for (const c of deck) learn(it.board, c, 1 << it.you);
  it.board.events?.push({ kind: 'searched-deck', seat: it.you, deck: seat, source: it.self });
  return pick(it, deck, fits);
}

/**
 * Without an open card the deck is searched without asking. An empty deck is not rebuilt for this, because nobody has to search
 * there (RULES 2.6).
 */
export function* findAnywhere(it: Resolving, open: readonly Card[], fits: (d: Definition) => boolean, may = false): Ask<Card> {
  const hasDeck = it.board.state.decks[it.you].length > 0;
  if (may && !hasDeck && open.length === 1) return open[0];
  if (open.length > 0 || !hasDeck) {
    const found = yield* askOneOf(
      it,
      hasDeck ? oneOf(it, 'find-or-search', {}, [...open, Word.Deck], may) : oneOf(it, 'find', {}, open.slice(), may),
    );
    if (found !== Word.Deck) return found;
  }
  const card = yield* it.choose('find', [...open, ...it.searchDeck(fits)]);
  if (card !== 0 && it.board.state.zone[card] === Zone.Deck) {
    // The other players don't know which card it was, even if they knew it at its place in the deck.
    it.board.state.known[card] &= 1 << it.you;
    putAside(it.board, card, 1 << it.you);
  }
  it.shuffle();
  return card;
}

export function shuffle(it: Resolving, seat: Seat = it.you): void {
  shuffleDeck(it.board, seat);
}

export function shuffleUnder(it: Resolving, card: Card): void {
  it.shuffle();
  if (card === 0) return;
  it.board.state.known[card] |= 1 << it.you;
  it.putOnDeck(card, 'top', true);
}

/** The top cards of a deck, top first. They stay where they are; a deck that runs out is refilled (RULES 2.6). */
export function topCards(it: Resolving, seat: Seat, n: number): Card[] {
  const s = it.board.state;
  const list: Card[] = [];
  while (list.length < n) {
    if (s.decks[seat].length <= list.length && !refillUnder(it, seat, list)) break;
    list.push(s.decks[seat][s.decks[seat].length - 1 - list.length]);
  }
  return list;
}

/** The discard pile becomes the rest of a deck whose top cards are being looked at. */
function refillUnder(it: Resolving, seat: Seat, top: Card[]): boolean {
  const s = it.board.state;
  if (s.discards[seat].length === 0) return false;
  const seen = top.map((c) => s.known[c]);
  s.decks[seat] = [];
  refill(it.board, seat);
  for (let i = top.length - 1; i >= 0; i--) {
    s.decks[seat].push(top[i]);
    s.known[top[i]] = seen[i];
  }
  return true;
}

export function revealTop(it: Resolving, seat: Seat, n: number): Card[] {
  const list = topCards(it, seat, n);
  reveal(it, list);
  return list;
}

export function lookAtTop(it: Resolving, seat: Seat, n: number): Card[] {
  const list = topCards(it, seat, n);
  for (const c of list) learn(it.board, c, 1 << it.you);
  if (list.length > 0) it.board.events?.push({ kind: 'looked-at-deck', seat: it.you, deck: seat, amount: list.length, source: it.self });
  return list;
}

export function reveal(it: Resolving, cards: readonly Card[]): void {
  for (const c of cards) {
    learn(it.board, c, EVERYONE);
    const { holder, zone } = it.board.state;
    tellRevealed(it, c, holder[c], zone[c]);
  }
}

/** Reports it, and triggers abilities that wait for a revealed card. */
export function tellRevealed(it: Resolving, card: Card, seat: Seat, fromZone: number): void {
  const { board } = it;
  board.events?.push({ kind: 'revealed', seat, card, fromZone, source: it.self });
  if (!board.awaits(MomentBit.revealed)) return;
  const e = happening('revealed', seat, it.you);
  e.card = card;
  e.def = board.state.def[card];
  e.owner = board.state.owner[card];
  e.type = board.def(card).type;
  e.from = fromZone;
  happen(board, e);
}

export function lookAtHand(it: Resolving, seat: Seat): Card[] {
  for (const c of it.board.state.hands[seat]) learn(it.board, c, 1 << it.you);
  it.board.events?.push({ kind: 'looked-at-hand', seat: it.you, hand: seat, source: it.self });
  return it.hand(seat);
}

export function takeIntoHand(it: Resolving, cards: Card | readonly Card[], seen = true): void {
  for (const c of typeof cards === 'number' ? (cards ? [cards] : []) : cards) {
    if (seen) learn(it.board, c, EVERYONE);
    const seat = seen || it.board.state.zone[c] === Zone.Discard ? it.board.state.owner[c] : it.board.state.holder[c];
    // The card leaves the deck unseen, so the other players don't know which card it was.
    if (!seen && it.board.state.zone[c] === Zone.Deck) it.board.state.known[c] &= 1 << it.you;
    tellPlaced(it, c, seat);
    putInHand(it.board, c, seat);
  }
}

export function putInDiscardPile(it: Resolving, cards: readonly Card[]): void {
  const { state, events } = it.board;
  for (const card of cards) {
    show(it.board, card);
    const [discard, fromZone] = [state.owner[card], state.zone[card]];
    events?.push({ kind: 'placed-in-discard', seat: it.you, card, discard, fromZone, source: it.self });
    putInDiscard(it.board, card);
  }
}

/** Reports it, and triggers abilities that wait for a card placed in another player's hand. */
function tellPlaced(it: Resolving, card: Card, seat: Seat): void {
  const board = it.board;
  board.events?.push({
    kind: 'placed-in-hand',
    seat: it.you,
    card,
    hand: seat,
    fromZone: board.state.zone[card],
    source: it.self,
    seen: seenBy(board, card),
  });
  if (seat !== it.you && board.awaits(MomentBit.placedInHand)) {
    const e = happening('placedInHand', it.you);
    e.card = card;
    e.owner = board.state.owner[card];
    e.from = seat;
    happen(board, e);
  }
}

export function give(it: Resolving, card: Card, seat: Seat): Ask<number> {
  if (card === 0 || seat < 0) return NONE;
  const board = it.board;
  const s = board.state;
  if (s.zone[card] === Zone.Hand) blurHand(board, s.holder[card], (1 << s.holder[card]) | (1 << seat));
  s.known[card] |= 1 << seat;
  if (s.zone[card] === Zone.Aside) s.limbo = s.limbo.filter((x) => x.card !== card);
  tellPlaced(it, card, seat);
  putInHand(board, card, seat);
  return new Settled(1);
}

const INTO_DECK = { top: 'placed-on-top', bottom: 'placed-on-bottom', shuffle: 'shuffled-in' } as const;

export function putOnDeck(it: Resolving, cards: Card | readonly Card[], where: 'top' | 'bottom' | 'shuffle', unseen = false): void {
  const board = it.board;
  const s = board.state;
  const list = typeof cards === 'number' ? (cards ? [cards] : []) : cards;
  const decks = new Set<Seat>();
  for (const c of list) {
    const seat = unseen ? s.holder[c] : s.owner[c];
    if (unseen && s.zone[c] === Zone.Hand) blurHand(board, seat, 1 << seat);
    if (unseen) s.known[c] &= 1 << seat;
    board.events?.push({ kind: INTO_DECK[where], card: c, deck: seat, source: it.self, seen: seenBy(board, c) });
    layOnDeck(board, c, seat, where === 'bottom');
    decks.add(seat);
  }
  if (where === 'shuffle') for (const seat of decks) shuffleDeck(board, seat);
}

export function putBackOnTop(it: Resolving, cards: readonly Card[]): void {
  const s = it.board.state;
  const eyes = cards.length > 1 ? 1 << it.you : EVERYONE;
  for (let i = cards.length - 1; i >= 0; i--) {
    const known = s.known[cards[i]] & eyes;
    layOnDeck(it.board, cards[i], s.holder[cards[i]], false);
    s.known[cards[i]] = known;
  }
  if (cards.length > 0)
    it.board.events?.push({ kind: 'put-back', seat: it.you, deck: s.holder[cards[0]], amount: cards.length, source: it.self });
}
