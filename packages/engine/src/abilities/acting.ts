import { announceHits } from '../changing/copying.js';
import { hit, performHits } from '../changing/hits.js';
import { obstacle } from '../reading/obstacle.js';
import { following, mapped, NONE } from '../words/asking.js';
import type { Ask } from '../words/definitions.js';
import { Cause, Hit, Part } from '../words/record.js';
import type { Which } from '../words/resolution.js';
import { type Card, Until } from '../words/vocabulary.js';
import type { Resolving, Verbs } from './resolving.js';

export const isChosen = (which: Which): which is Card | readonly Card[] => typeof which === 'number' || Array.isArray(which);

/** "If it was destroyed" and the like refer to the cards that the effect itself hit, not to copies (C6). */
function countDirect(done: Hit[]): number {
  let n = 0;
  for (const h of done) if (!h.copy) n++;
  return n;
}

const countTaken = (done: Hit[]): number => done.reduce((n, h) => n - (h.copy ? 0 : h.part.amount!), 0);

/**
 * A minion that copies the loss of a transfer gives its counters to the same card; one that copies the gain gets the same number
 * of new counters (C6).
 */
const joiningTransfer = (h: Hit, loss: Part, to: Card, amount: number): Hit =>
  h.part === loss
    ? new Hit(to, new Part('counters', { amount, card: h.card }), h.chooser, true)
    : new Hit(h.card, new Part('counters', { amount, card: 0 }), h.chooser, true);

export const HOME_INSTEAD = new Part('protect');

function hitEach(it: Resolving, which: Which, part: Part): Ask<number> {
  return isChosen(which) ? hitCards(it, which, part) : following<Card | Card[], number>(which, (cards) => hitCards(it, cards, part));
}

function hitCards(it: Resolving, cards: Card | readonly Card[], part: Part): Ask<number> {
  const hits = typeof cards !== 'number' ? cards.map((card) => new Hit(card, part)) : cards === 0 ? [] : [new Hit(cards, part)];
  if (hits.length === 0) return NONE;
  return mapped(hit(it.board, it.cause, hits), countDirect);
}

function* transfer(it: Resolving, from: Card, to: Card, amount: number): Ask<Hit[]> {
  const loss = new Part('counters', { amount: -amount });
  const gain = new Part('counters', { amount, card: from });
  const both = [new Hit(from, loss), new Hit(to, gain)];
  const hits = it.couldHappen(both) ? yield* it.announce(both) : [];
  const joined = hits.filter((h) => h.copy).map((h) => joiningTransfer(h, loss, to, amount));
  return yield* it.perform([new Hit(to, gain), ...joined]);
}

function unstoppably(it: Resolving, card: Card, part: Part): Ask<number> {
  return mapped(performHits(it.board, new Cause(0, it.you, 'rules'), [new Hit(card, part)]), countDirect);
}

export const VERBS = {
  together(hits) {
    return hit(this.board, this.cause, hits);
  },

  couldHappen(hits) {
    return hits.every((h) => obstacle(this.board, this.cause, h) === 0);
  },

  announce(hits) {
    return announceHits(this.board, this.cause, hits);
  },

  perform(hits) {
    return performHits(this.board, this.cause, hits);
  },

  destroy(cards) {
    return hitEach(this, cards, new Part('destroy'));
  },

  move(cards, to) {
    return hitEach(this, to === 0 ? 0 : cards, new Part('move', { to }));
  },

  returnToHand(cards) {
    return hitEach(this, cards, new Part('return'));
  },

  placeOnDeck(cards, where) {
    return hitEach(this, cards, new Part('place', { where }));
  },

  gainPower(cards, amount, until = Until.EndOfTurn) {
    return hitEach(this, cards, new Part('power', { amount, until }));
  },

  setPower(cards, amount, until = Until.EndOfTurn, how = 'set') {
    return hitEach(this, cards, new Part('power', { amount, until, how }));
  },

  doublePower(cards, until = Until.EndOfTurn) {
    return hitEach(this, cards, new Part('power', { until, how: 'double' }));
  },

  cancelAbilities(cards, until = Until.EndOfTurn) {
    return hitEach(this, cards, new Part('cancel', { until }));
  },

  shelter(cards, from, until = Until.EndOfTurn) {
    return hitEach(this, cards, new Part('protect', { amount: from, until }));
  },

  addCounters(cards, amount) {
    return hitEach(this, cards, new Part('counters', { amount }));
  },

  takeCounters(cards) {
    return mapped(this.together(cards.map((card) => new Hit(card, new Part('counters', { amount: -1 })))), countTaken);
  },

  transferCounters(from, to, amount) {
    return from === 0 || to === 0 || amount === 0 ? NONE : mapped(transfer(this, from, to, amount), countDirect);
  },

  takeControl(this: Resolving, card, seat = this.you, until) {
    return hitEach(this, card, new Part('control', { to: seat, until }));
  },

  transferAction(action, to) {
    if (to === 0 || action === 0) return NONE;
    return this.board.isBase(to)
      ? hitEach(this, action, new Part('transfer', { to }))
      : hitEach(this, to, new Part('attach', { card: action }));
  },

  goHome(card) {
    return unstoppably(this, card, new Part('return'));
  },

  goIntoDeck(card, where = 'shuffle') {
    return unstoppably(this, card, new Part('place', { where }));
  },
} satisfies Verbs;
