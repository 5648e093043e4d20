import { Choosing } from './choosing.js';
import { announce } from './copying.js';
import type { Ask } from './definitions.js';
import { hit, perform } from './hits.js';
import type { Hit, Part } from './record.js';
import { type Card, type Seat, Until } from './vocabulary.js';

/** The verbs on cards in play: all of them go through the one pipeline. Each returns how many it happened to. */
export abstract class Acting extends Choosing {

  private *each(cards: Card | readonly Card[], part: Part, chooser?: Seat): Ask<number> {
    const list = typeof cards === 'number' ? (cards ? [cards] : []) : cards;
    if (list.length === 0) return 0;
    return (yield* hit(this.g, this.cause, list.map((card) => ({ card, part, chooser })))).length;
  }

  /** Several parts or several makers, announced together and done in the order given. Returns those that happened. */
  *together(hits: Hit[]): Ask<Hit[]> {
    return yield* hit(this.g, this.cause, hits);
  }
  /** Says whom the action will hit before anything of it happens (its draws, for instance); `perform` does it. */
  *announce(hits: Hit[]): Ask<Hit[]> {
    return yield* announce(this.g, this.cause, hits);
  }
  *perform(hits: Hit[]): Ask<Hit[]> {
    return yield* perform(this.g, this.cause, hits);
  }

  *destroy(cards: Card | readonly Card[]): Ask<number> {
    return yield* this.each(cards, { verb: 'destroy' });
  }
  *move(cards: Card | readonly Card[], to: Card): Ask<number> {
    return to === 0 ? 0 : yield* this.each(cards, { verb: 'move', to });
  }
  *returnToHand(cards: Card | readonly Card[]): Ask<number> {
    return yield* this.each(cards, { verb: 'return' });
  }
  /** To its owner's deck. */
  *placeOnDeck(cards: Card | readonly Card[], where: 'top' | 'bottom' | 'shuffle'): Ask<number> {
    return yield* this.each(cards, { verb: 'place', where });
  }
  *gainPower(cards: Card | readonly Card[], amount: number, until: number = Until.EndOfTurn): Ask<number> {
    return yield* this.each(cards, { verb: 'power', amount, until });
  }
  /** Puts counters on, or with a negative number takes them off. */
  *addCounters(cards: Card | readonly Card[], amount: number): Ask<number> {
    return yield* this.each(cards, { verb: 'counters', amount });
  }
  *transferCounters(from: Card, to: Card, amount: number): Ask<number> {
    return from === 0 || amount === 0 ? 0 : yield* this.each(to, { verb: 'counters', amount, card: from });
  }
  *takeControl(card: Card, seat: Seat = this.you): Ask<number> {
    return yield* this.each(card, { verb: 'control', to: seat });
  }
  /** An action to another base or minion. */
  *transferAction(action: Card, to: Card): Ask<number> {
    if (to === 0 || action === 0) return 0;
    return this.g.isBase(to) ? yield* this.each(action, { verb: 'transfer', to }) : yield* this.each(to, { verb: 'attach', card: action });
  }
  /** What "to its owner's hand instead" does: nothing can stop it any more. */
  *goHome(card: Card): Ask<number> {
    return (yield* perform(this.g, { source: 0, seat: this.you, chooser: this.you, kind: 'rules', play: null }, [{ card, part: { verb: 'return' } }])).length;
  }
  /** Until the end of the turn it goes home instead of to the discard pile. As a part, so that it can be copied. */
  readonly homeInstead: Part = { verb: 'protect' };
}
