import { allCards } from '@breakpoint/cards';
import { viewOf } from '@breakpoint/engine';
import { gameAt } from '@breakpoint/engine/tools';
import { expect, test } from 'vitest';
import { handOrder, numbersOf } from '../src/table/choosing/order.js';

const { game } = gameAt(allCards, {
  players: [
    { name: 'A', hand: ['wizards/summon', 'aliens/invader', 'aliens/beam-up'] },
    { name: 'B', hand: [] },
  ],
  bases: [
    { base: 'tar-pits', minions: [{ card: 'pirates/first-mate', controller: 'B' }] },
    { base: 'tortuga', minions: [{ card: 'robots/zapbot', controller: 'A' }] },
  ],
  turn: 'A',
});
const view = viewOf(game, 0);

test('the number keys follow the hand from left to right, and "end turn" comes last', () => {
  const numbers = numbersOf(view, view.decision!.options!);
  const hand = handOrder(view.players[0].hand.cards).map((c) => numbers.get(`play ${c.id}:${c.n}`));
  expect(hand).toEqual(['1', '2', '3']);
  expect(numbers.get('end')).toBe(String(view.decision!.options!.length));
});

test('the number keys for cards in play go from base to base', () => {
  const [left, right] = view.bases;
  const cards = [right.minions[0], left.minions[0], right, left];
  const numbers = numbersOf(
    view,
    cards.map((card) => ({ key: `${card.id}:${card.n}`, kind: 'card', card })),
  );
  expect(cards.map((c) => numbers.get(`${c.id}:${c.n}`))).toEqual(['4', '2', '3', '1']);
});
