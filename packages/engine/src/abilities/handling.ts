import { Acting, isChosen, type Which } from './acting.js';
import { following, NONE, NOTHING, outcome, Settled } from '../words/asking.js';
import { type Ask, type Definition, MomentBit } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import { inOrder } from '../state/lists.js';
import { below } from '../state/rng.js';
import { happen, happening } from '../changing/triggers.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { blurHand, learn, putAside, putInHand, putOnDeck, refill, shuffleDeck } from '../changing/zones.js';

/** The verbs on hands, decks and discard piles, and who knows what afterwards. */
export abstract class Handling extends Acting {
  /** Does this player choose to ignore this base's ability this time (D18)? */
  *spared(seat: Seat): Ask<boolean> {
    return this.cause.kind === 'base' && (yield* this.g.asksToIgnore(this.cause, seat));
  }

  // ---- hands, decks and discard piles ----------------------------------------------------------------------------

  draw(n: number, seat: Seat = this.you): Ask {
    return n > 0 ? this.unlessSpared(seat, () => this.g.draw(seat, n)) : NOTHING;
  }
  gainVp(n: number, seat: Seat = this.you): Ask {
    return n === 0 ? NOTHING : this.unlessSpared(seat, () => this.g.gainVp(seat, n, this.self));
  }
  /** Does it, unless it is a base's doing and this player ignores it. */
  private unlessSpared(seat: Seat, act: () => void): Ask {
    if (this.g.couldBeIgnored(this.cause)) return outcome(this.spared(seat), (spared) => (spared ? undefined : act()));
    act();
    return NOTHING;
  }

  /** From a hand or a deck to the owner's discard pile. `seat` is the player who discards. */
  discard(which: Which, seat: Seat = this.you): Ask<number> {
    return isChosen(which)
      ? this.discardThese(which, seat)
      : following<Card | Card[], number>(which, (cards) => this.discardThese(cards, seat));
  }
  private discardThese(cards: Card | readonly Card[], seat: Seat): Ask<number> {
    const list = typeof cards === 'number' ? (cards ? [cards] : []) : cards;
    if (list.length === 0) return NONE;
    if (this.g.couldBeIgnored(this.cause)) return outcome(this.spared(seat), (spared) => (spared ? 0 : this.discardAll(list, seat)));
    return new Settled(this.discardAll(list, seat));
  }
  private discardAll(cards: readonly Card[], seat: Seat): number {
    for (const c of cards) this.g.discard(c, seat);
    return cards.length;
  }
  discardAtRandom(seat: Seat, n: number): Ask {
    return this.unlessSpared(seat, () => {
      for (let i = 0; i < n; i++) {
        const hand = inOrder(this.g.s.hands[seat]);
        if (hand.length > 0) this.g.discard(hand[below(this.g.s.chance, hand.length)], seat);
      }
    });
  }
  /** One of these by chance. */
  atRandom<T>(list: readonly T[]): T {
    return list[below(this.g.s.chance, list.length)];
  }

  hand(seat: Seat = this.you, fits?: (d: Definition) => boolean): Card[] {
    return this.pick(this.g.s.hands[seat], fits);
  }
  discardPile(seat: Seat = this.you, fits?: (d: Definition) => boolean): Card[] {
    return this.pick(this.g.s.discards[seat], fits);
  }
  /** In the order of their numbers: the order of a hidden zone is nobody's business. */
  private pick(list: readonly Card[], fits?: (d: Definition) => boolean): Card[] {
    return inOrder(fits ? list.filter((c) => fits(this.g.def(c))) : list);
  }

  /** You look through a deck (RULES 6.23); shuffle it afterwards. */
  searchDeck(fits?: (d: Definition) => boolean, seat: Seat = this.you): Card[] {
    refill(this.g, seat);
    const deck = this.g.s.decks[seat];
    for (const c of deck) learn(this.g, c, 1 << this.you);
    this.g.tell('looked', this.you, 0, { to: seat, amount: deck.length, source: this.self });
    return this.pick(deck, fits);
  }
  /** Takes a found card out of its deck, so that the rest can be shuffled before it goes anywhere. */
  setAside(c: Card): void {
    if (c) putAside(this.g, c, 1 << this.you);
  }
  shuffle(seat: Seat = this.you): void {
    shuffleDeck(this.g, seat);
  }
  /** Shuffles the rest of your searched deck and puts the found card on top of it, unseen by the others. */
  shuffleUnder(c: Card): void {
    this.shuffle();
    if (c === 0) return;
    this.g.s.known[c] |= 1 << this.you;
    this.putOnDeck(c, 'top', true);
  }
  /** The top cards of a deck, top first; a deck that runs out is refilled (RULES 2.6). They stay where they are. */
  topCards(seat: Seat, n: number): Card[] {
    const s = this.g.s;
    const list: Card[] = [];
    while (list.length < n) {
      if (s.decks[seat].length <= list.length && !this.refillUnder(seat, list)) break;
      list.push(s.decks[seat][s.decks[seat].length - 1 - list.length]);
    }
    return list;
  }
  /** The discard pile becomes the rest of a deck whose top cards are being looked at. */
  private refillUnder(seat: Seat, top: Card[]): boolean {
    const s = this.g.s;
    if (s.discards[seat].length === 0) return false;
    const seen = top.map((c) => s.known[c]);
    s.decks[seat] = [];
    refill(this.g, seat);
    for (let i = top.length - 1; i >= 0; i--) {
      s.decks[seat].push(top[i]);
      s.known[top[i]] = seen[i];
    }
    return true;
  }
  revealTop(seat: Seat, n: number): Card[] {
    const list = this.topCards(seat, n);
    this.reveal(list);
    return list;
  }
  lookAtTop(seat: Seat, n: number): Card[] {
    const list = this.topCards(seat, n);
    for (const c of list) learn(this.g, c, 1 << this.you);
    if (list.length > 0) this.g.tell('looked', this.you, 0, { to: seat, amount: list.length, source: this.self });
    return list;
  }
  reveal(cards: readonly Card[]): void {
    for (const c of cards) {
      learn(this.g, c, EVERYONE);
      this.g.tell('revealed', this.g.s.holder[c], c, { source: this.self });
    }
  }
  lookAtHand(seat: Seat): Card[] {
    for (const c of this.g.s.hands[seat]) learn(this.g, c, 1 << this.you);
    this.g.tell('looked', this.you, 0, { to: seat, amount: this.g.s.hands[seat].length, source: this.self });
    return this.hand(seat);
  }

  /** From a deck or discard pile into a hand: the owner's if others can see the card, else the holder's (RULES 8.9). */
  takeIntoHand(cards: Card | readonly Card[], seen = true): void {
    for (const c of typeof cards === 'number' ? (cards ? [cards] : []) : cards) {
      if (seen) learn(this.g, c, EVERYONE);
      const seat = seen || this.g.s.zone[c] === Zone.Discard ? this.g.s.owner[c] : this.g.s.holder[c];
      // Taken unseen out of a deck: the others don't know which card it was.
      if (!seen && this.g.s.zone[c] === Zone.Deck) this.g.s.known[c] &= 1 << this.you;
      this.g.tell('took', seat, c, { source: this.self });
      this.tellPlaced(c, seat);
      putInHand(this.g, c, seat);
    }
  }
  /** For those who wait for a card placed in another player's hand. */
  private tellPlaced(c: Card, seat: Seat): void {
    const g = this.g;
    if (seat !== this.you && g.awaits(MomentBit.placedInHand)) {
      const e = happening('placedInHand', this.you);
      e.card = c;
      e.owner = g.s.owner[c];
      e.from = seat;
      happen(g, e);
    }
  }
  /** Places a card in another player's hand. Cards from a hand go unseen. */
  give(c: Card, seat: Seat): Ask<number> {
    if (c === 0 || seat < 0) return NONE;
    const g = this.g;
    const s = g.s;
    if (s.zone[c] === Zone.Hand) blurHand(g, s.holder[c], (1 << s.holder[c]) | (1 << seat));
    s.known[c] |= 1 << seat;
    if (s.zone[c] === Zone.Aside) s.limbo = s.limbo.filter((x) => x.card !== c);
    g.tell('gave', this.you, c, { to: seat, source: this.self });
    this.tellPlaced(c, seat);
    putInHand(g, c, seat);
    return new Settled(1);
  }
  /** From a hand, discard pile, deck or aside onto a deck; a card that others see goes to its owner's (RULES 8.9). */
  putOnDeck(cards: Card | readonly Card[], where: 'top' | 'bottom' | 'shuffle', unseen = false): void {
    const g = this.g;
    const s = g.s;
    const list = typeof cards === 'number' ? (cards ? [cards] : []) : cards;
    const decks = new Set<Seat>();
    for (const c of list) {
      const seat = unseen ? s.holder[c] : s.owner[c];
      if (unseen && s.zone[c] === Zone.Hand) blurHand(g, seat, 1 << seat);
      if (unseen) s.known[c] &= 1 << seat;
      g.tell(where === 'top' ? 'placed-top' : where === 'bottom' ? 'placed-bottom' : 'shuffled-in', seat, c, {
        to: seat,
        source: this.self,
      });
      putOnDeck(g, c, seat, where === 'bottom');
      decks.add(seat);
    }
    if (where === 'shuffle') for (const seat of decks) shuffleDeck(g, seat);
  }
  /** Puts looked-at top cards back in another order, first = top. Nobody else sees in which. */
  putBackOnTop(cards: readonly Card[]): void {
    const s = this.g.s;
    const eyes = cards.length > 1 ? 1 << this.you : EVERYONE;
    for (let i = cards.length - 1; i >= 0; i--) {
      const known = s.known[cards[i]] & eyes;
      putOnDeck(this.g, cards[i], s.holder[cards[i]], false);
      s.known[cards[i]] = known;
    }
  }
}
