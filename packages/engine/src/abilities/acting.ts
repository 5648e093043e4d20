import { following, NONE, outcome } from '../words/asking.js';
import { Choosing } from './choosing.js';
import { announce } from '../changing/copying.js';
import type { Ask } from '../words/definitions.js';
import { hit, obstacle, perform } from '../changing/hits.js';
import { Cause, Hit, Part } from '../words/record.js';
import { type Card, type Seat, Until } from '../words/vocabulary.js';

/** A card, several, or a choice still to be made: `it.destroy(it.choose(...))`. */
export type Which = Card | readonly Card[] | Ask<Card> | Ask<Card[]>;

export const isChosen = (which: Which): which is Card | readonly Card[] => typeof which === 'number' || Array.isArray(which);

/** "If it was destroyed" and the like mean the cards the effect itself was about, not who joined in (C6). */
function direct(done: Hit[]): number {
  let n = 0;
  for (const h of done) if (!h.copy) n++;
  return n;
}

/** How many counters came off. */
const taken = (done: Hit[]): number => done.reduce((n, h) => n - (h.copy ? 0 : h.part.amount!), 0);

/** Who joins in the loss of a transfer gives to the same card; who joins in the gain gets as many, not those (C6). */
const joiningTransfer = (h: Hit, loss: Part, to: Card, amount: number): Hit =>
  h.part === loss
    ? new Hit(to, new Part('counters', { amount, card: h.card }), h.chooser, true)
    : new Hit(h.card, new Part('counters', { amount, card: 0 }), h.chooser, true);

const HOME_INSTEAD = new Part('protect');

/** The verbs on cards in play: all of them go through the one pipeline. Each returns how many it happened to, copies not counted. */
export abstract class Acting extends Choosing {
  private each(which: Which, part: Part): Ask<number> {
    return isChosen(which) ? this.hitEach(which, part) : following<Card | Card[], number>(which, (cards) => this.hitEach(cards, part));
  }
  private hitEach(cards: Card | readonly Card[], part: Part): Ask<number> {
    const hits = typeof cards !== 'number' ? cards.map((card) => new Hit(card, part)) : cards === 0 ? [] : [new Hit(cards, part)];
    if (hits.length === 0) return NONE;
    return outcome(hit(this.g, this.cause, hits), direct);
  }

  /** Several parts or several makers, announced together and done in the order given. Returns those that happened. */
  together(hits: Hit[]): Ask<Hit[]> {
    return hit(this.g, this.cause, hits);
  }
  /** Says whom the action will hit before anything of it happens (its draws, for instance); `perform` does it. */
  announce(hits: Hit[]): Ask<Hit[]> {
    return announce(this.g, this.cause, hits);
  }
  perform(hits: Hit[]): Ask<Hit[]> {
    return perform(this.g, this.cause, hits);
  }

  destroy(cards: Which): Ask<number> {
    return this.each(cards, new Part('destroy'));
  }
  move(cards: Which, to: Card): Ask<number> {
    return this.each(to === 0 ? 0 : cards, new Part('move', { to }));
  }
  returnToHand(cards: Which): Ask<number> {
    return this.each(cards, new Part('return'));
  }
  /** To its owner's deck. */
  placeOnDeck(cards: Which, where: 'top' | 'bottom' | 'shuffle'): Ask<number> {
    return this.each(cards, new Part('place', { where }));
  }
  gainPower(cards: Which, amount: number, until: number = Until.EndOfTurn): Ask<number> {
    return this.each(cards, new Part('power', { amount, until }));
  }
  /** Puts counters on, or with a negative number takes them off. */
  addCounters(cards: Which, amount: number): Ask<number> {
    return this.each(cards, new Part('counters', { amount }));
  }
  /** Takes a counter off a card for each time it is named. Returns how many came off. */
  takeCounters(cards: readonly Card[]): Ask<number> {
    return outcome(this.together(cards.map((card) => new Hit(card, new Part('counters', { amount: -1 })))), taken);
  }
  transferCounters(from: Card, to: Card, amount: number): Ask<number> {
    return from === 0 || to === 0 || amount === 0 ? NONE : outcome(this.transfer(from, to, amount), direct);
  }
  private *transfer(from: Card, to: Card, amount: number): Ask<Hit[]> {
    const loss = new Part('counters', { amount: -amount });
    const gain = new Part('counters', { amount, card: from });
    const both = [new Hit(from, loss), new Hit(to, gain)];
    const hits = both.some((h) => obstacle(this.g, this.cause, h) !== 0) ? [] : yield* this.announce(both);
    const joined = hits.filter((h) => h.copy).map((h) => joiningTransfer(h, loss, to, amount));
    return yield* this.perform([new Hit(to, gain), ...joined]);
  }
  takeControl(card: Which, seat: Seat = this.you): Ask<number> {
    return this.each(card, new Part('control', { to: seat }));
  }
  /** An action to another base or minion. */
  transferAction(action: Card, to: Card): Ask<number> {
    if (to === 0 || action === 0) return NONE;
    return this.g.isBase(to) ? this.each(action, new Part('transfer', { to })) : this.each(to, new Part('attach', { card: action }));
  }
  /** What "to its owner's hand instead" does: nothing can stop it any more. */
  goHome(card: Card): Ask<number> {
    return this.surely(card, new Part('return'));
  }
  /** What "shuffled into its owner's deck instead" does. */
  goIntoDeck(card: Card): Ask<number> {
    return this.surely(card, new Part('place', { where: 'shuffle' }));
  }
  private surely(card: Card, part: Part): Ask<number> {
    return outcome(perform(this.g, new Cause(0, this.you, 'rules'), [new Hit(card, part)]), direct);
  }
  /** Until the end of the turn it goes home instead of to the discard pile. As a part, so that it can be copied. */
  get homeInstead(): Part {
    return HOME_INSTEAD;
  }
}
