import { announceHits } from '../changing/copying.js';
import { hit, performHits } from '../changing/hits.js';
import { obstacle } from '../reading/obstacle.js';
import { following, mapped, NONE } from '../words/asking.js';
import type { Ask } from '../words/definitions.js';
import { Cause, Hit, Part } from '../words/record.js';
import type { Which } from '../words/resolution.js';
import { type Card, type Seat, Until } from '../words/vocabulary.js';
import type { Resolving } from './resolving.js';

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

export function together(it: Resolving, hits: Hit[]): Ask<Hit[]> {
  return hit(it.board, it.cause, hits);
}

export function announce(it: Resolving, hits: Hit[]): Ask<Hit[]> {
  return announceHits(it.board, it.cause, hits);
}

export function perform(it: Resolving, hits: Hit[]): Ask<Hit[]> {
  return performHits(it.board, it.cause, hits);
}

export function destroy(it: Resolving, cards: Which): Ask<number> {
  return hitEach(it, cards, new Part('destroy'));
}

export function move(it: Resolving, cards: Which, to: Card): Ask<number> {
  return hitEach(it, to === 0 ? 0 : cards, new Part('move', { to }));
}

export function returnToHand(it: Resolving, cards: Which): Ask<number> {
  return hitEach(it, cards, new Part('return'));
}

export function placeOnDeck(it: Resolving, cards: Which, where: 'top' | 'bottom' | 'shuffle'): Ask<number> {
  return hitEach(it, cards, new Part('place', { where }));
}

export function gainPower(it: Resolving, cards: Which, amount: number, until: number = Until.EndOfTurn): Ask<number> {
  return hitEach(it, cards, new Part('power', { amount, until }));
}

export function setPower(it: Resolving, cards: Which, amount: number, until: number = Until.EndOfTurn): Ask<number> {
  return hitEach(it, cards, new Part('power', { amount, until, how: 'set' }));
}

export function doublePower(it: Resolving, cards: Which, until: number = Until.EndOfTurn): Ask<number> {
  return hitEach(it, cards, new Part('power', { until, how: 'double' }));
}

export function cancelAbilities(it: Resolving, cards: Which, until: number = Until.EndOfTurn): Ask<number> {
  return hitEach(it, cards, new Part('cancel', { until }));
}

export function addCounters(it: Resolving, cards: Which, amount: number): Ask<number> {
  return hitEach(it, cards, new Part('counters', { amount }));
}

export function takeCounters(it: Resolving, cards: readonly Card[]): Ask<number> {
  return mapped(it.together(cards.map((card) => new Hit(card, new Part('counters', { amount: -1 })))), countTaken);
}

export function transferCounters(it: Resolving, from: Card, to: Card, amount: number): Ask<number> {
  return from === 0 || to === 0 || amount === 0 ? NONE : mapped(transfer(it, from, to, amount), countDirect);
}

function* transfer(it: Resolving, from: Card, to: Card, amount: number): Ask<Hit[]> {
  const loss = new Part('counters', { amount: -amount });
  const gain = new Part('counters', { amount, card: from });
  const both = [new Hit(from, loss), new Hit(to, gain)];
  const hits = both.some((h) => obstacle(it.board, it.cause, h) !== 0) ? [] : yield* it.announce(both);
  const joined = hits.filter((h) => h.copy).map((h) => joiningTransfer(h, loss, to, amount));
  return yield* it.perform([new Hit(to, gain), ...joined]);
}

export function takeControl(it: Resolving, card: Which, seat: Seat = it.you): Ask<number> {
  return hitEach(it, card, new Part('control', { to: seat }));
}

export function transferAction(it: Resolving, action: Card, to: Card): Ask<number> {
  if (to === 0 || action === 0) return NONE;
  return it.board.isBase(to) ? hitEach(it, action, new Part('transfer', { to })) : hitEach(it, to, new Part('attach', { card: action }));
}

export function goHome(it: Resolving, card: Card): Ask<number> {
  return unstoppably(it, card, new Part('return'));
}

export function goIntoDeck(it: Resolving, card: Card): Ask<number> {
  return unstoppably(it, card, new Part('place', { where: 'shuffle' }));
}

function unstoppably(it: Resolving, card: Card, part: Part): Ask<number> {
  return mapped(performHits(it.board, new Cause(0, it.you, 'rules'), [new Hit(card, part)]), countDirect);
}
