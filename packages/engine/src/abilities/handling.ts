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
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { isChosen } from './acting.js';
import { askOneOf, oneOf } from './choosing.js';
import type { Resolving, Verbs } from './resolving.js';

/** Acts, unless this is a base's ability and the player ignores it. */
function unlessIgnored(it: Resolving, seat: Seat, act: () => void): Ask {
  if (couldBeIgnored(it.board, it.cause)) return mapped(it.ignoresThis(seat), (spared) => (spared ? undefined : act()));
  act();
  return NOTHING;
}

const listOf = (cards: Card | readonly Card[]): readonly Card[] => (typeof cards === 'number' ? (cards ? [cards] : []) : cards);

function discardThese(it: Resolving, cards: Card | readonly Card[], seat: Seat): Ask<number> {
  const list = listOf(cards);
  if (list.length === 0) return NONE;
  if (couldBeIgnored(it.board, it.cause)) return mapped(it.ignoresThis(seat), (spared) => (spared ? 0 : discardAll(it, list, seat)));
  return new Settled(discardAll(it, list, seat));
}

function discardAll(it: Resolving, cards: readonly Card[], seat: Seat): number {
  for (const c of cards) discardCard(it.board, c, seat, it.self);
  return cards.length;
}

/** Sorted by number, because the order of a hidden zone must not show. */
function pick(it: Resolving, list: readonly Card[], fits?: (d: Definition) => boolean): Card[] {
  return sorted(fits ? list.filter((c) => fits(it.board.def(c))) : list);
}

/** The top cards of a deck, top first. They stay where they are; a deck that runs out is refilled (RULES 2.6). */
function topCards(it: Resolving, seat: Seat, n: number): Card[] {
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

const INTO_DECK = { top: 'placed-on-top', bottom: 'placed-on-bottom', shuffle: 'shuffled-in' } as const;

export const VERBS = {
  *ignoresThis(seat) {
    return this.cause.kind === 'base' && (yield* asksToIgnore(this.board, this.cause, seat));
  },

  draw(this: Resolving, n, seat = this.you) {
    return n > 0 ? unlessIgnored(this, seat, () => drawCards(this.board, seat, n, this.self)) : NOTHING;
  },

  gainVp(this: Resolving, n, seat = this.you) {
    return n === 0 ? NOTHING : unlessIgnored(this, seat, () => giveVp(this.board, seat, n, this.self));
  },

  discard(this: Resolving, which, seat = this.you) {
    return isChosen(which)
      ? discardThese(this, which, seat)
      : following<Card | Card[], number>(which, (cards) => discardThese(this, cards, seat));
  },

  discardAtRandom(seat, n) {
    return unlessIgnored(this, seat, () => {
      for (let i = 0; i < n; i++) {
        const hand = sorted(this.board.state.hands[seat]);
        if (hand.length > 0) discardCard(this.board, hand[below(this.board.state.chance, hand.length)], seat, this.self);
      }
    });
  },

  atRandom(list) {
    return list[below(this.board.state.chance, list.length)];
  },

  hand(this: Resolving, seat = this.you, fits) {
    return pick(this, this.board.state.hands[seat], fits);
  },

  discardPile(this: Resolving, seat = this.you, fits) {
    return pick(this, this.board.state.discards[seat], fits);
  },

  searchDeck(this: Resolving, fits, seat = this.you) {
    refill(this.board, seat);
    const deck = this.board.state.decks[seat];
    for (const c of deck) learn(this.board, c, 1 << this.you);
    this.board.events?.push({ kind: 'searched-deck', seat: this.you, deck: seat, source: this.self });
    return pick(this, deck, fits);
  },

  /**
   * Without an open card the deck is searched without asking. An empty deck is not rebuilt for this, because nobody has to search
   * there (RULES 2.6).
   */
  *findAnywhere(open, fits, may = false) {
    const hasDeck = this.board.state.decks[this.you].length > 0;
    if (may && !hasDeck && open.length === 1) return open[0];
    if (open.length > 0 || !hasDeck) {
      const found = yield* askOneOf(
        this,
        hasDeck ? oneOf(this, 'find-or-search', {}, [...open, Word.Deck], may) : oneOf(this, 'find', {}, open.slice(), may),
      );
      if (found !== Word.Deck) return found;
    }
    const card = yield* this.choose('find', [...open, ...this.searchDeck(fits)]);
    if (card !== 0 && this.board.state.zone[card] === Zone.Deck) {
      // The other players don't know which card it was, even if they knew it at its place in the deck.
      this.board.state.known[card] &= 1 << this.you;
      putAside(this.board, card, 1 << this.you);
    }
    this.shuffle();
    return card;
  },

  shuffle(this: Resolving, seat = this.you) {
    shuffleDeck(this.board, seat);
  },

  shuffleUnder(card) {
    this.shuffle();
    if (card === 0) return;
    this.board.state.known[card] |= 1 << this.you;
    this.putOnDeck(card, 'top', true);
  },

  revealTop(seat, n) {
    const list = topCards(this, seat, n);
    this.reveal(list);
    return list;
  },

  lookAtTop(seat, n) {
    const list = topCards(this, seat, n);
    for (const c of list) learn(this.board, c, 1 << this.you);
    if (list.length > 0)
      this.board.events?.push({
        kind: 'looked-at-deck',
        seat: this.you,
        deck: seat,
        amount: list.length,
        cards: list,
        source: this.self,
        seen: 1 << this.you,
      });
    return list;
  },

  reveal(cards) {
    for (const c of cards) {
      learn(this.board, c, EVERYONE);
      const { holder, zone } = this.board.state;
      tellRevealed(this, c, holder[c], zone[c]);
    }
  },

  lookAtHand(seat) {
    const [cards, seen] = [this.hand(seat), 1 << this.you];
    for (const c of cards) learn(this.board, c, seen);
    this.board.events?.push({ kind: 'looked-at-hand', seat: this.you, hand: seat, cards, source: this.self, seen });
    return cards;
  },

  takeIntoHand(cards, seen = true) {
    for (const c of listOf(cards)) {
      if (seen) learn(this.board, c, EVERYONE);
      const seat = seen || this.board.state.zone[c] === Zone.Discard ? this.board.state.owner[c] : this.board.state.holder[c];
      // The card leaves the deck unseen, so the other players don't know which card it was.
      if (!seen && this.board.state.zone[c] === Zone.Deck) this.board.state.known[c] &= 1 << this.you;
      tellPlaced(this, c, seat);
      putInHand(this.board, c, seat);
    }
  },

  putInDiscardPile(cards) {
    const { state, events } = this.board;
    for (const card of cards) {
      show(this.board, card);
      const [discard, fromZone] = [state.owner[card], state.zone[card]];
      events?.push({ kind: 'placed-in-discard', seat: this.you, card, discard, fromZone, source: this.self });
      putInDiscard(this.board, card);
    }
  },

  give(card, seat) {
    if (card === 0 || seat < 0) return NONE;
    const board = this.board;
    const s = board.state;
    if (s.zone[card] === Zone.Hand) blurHand(board, s.holder[card], (1 << s.holder[card]) | (1 << seat));
    s.known[card] |= 1 << seat;
    if (s.zone[card] === Zone.Aside) s.limbo = s.limbo.filter((x) => x.card !== card);
    tellPlaced(this, card, seat);
    putInHand(board, card, seat);
    return new Settled(1);
  },

  putOnDeck(cards, where, unseen = false) {
    const board = this.board;
    const s = board.state;
    const decks = new Set<Seat>();
    for (const c of listOf(cards)) {
      const seat = unseen ? s.holder[c] : s.owner[c];
      if (unseen && s.zone[c] === Zone.Hand) blurHand(board, seat, 1 << seat);
      if (unseen) s.known[c] &= 1 << seat;
      board.events?.push({ kind: INTO_DECK[where], card: c, deck: seat, source: this.self, seen: seenBy(board, c) });
      layOnDeck(board, c, seat, where === 'bottom');
      decks.add(seat);
    }
    if (where === 'shuffle') for (const seat of decks) shuffleDeck(board, seat);
  },

  putBackOnTop(cards) {
    const s = this.board.state;
    const eyes = cards.length > 1 ? 1 << this.you : EVERYONE;
    for (let i = cards.length - 1; i >= 0; i--) {
      const known = s.known[cards[i]] & eyes;
      layOnDeck(this.board, cards[i], s.holder[cards[i]], false);
      s.known[cards[i]] = known;
    }
    if (cards.length > 0)
      this.board.events?.push({ kind: 'put-back', seat: this.you, deck: s.holder[cards[0]], amount: cards.length, source: this.self });
  },
} satisfies Verbs;
