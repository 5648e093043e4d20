import type { EventView } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { summaryOf } from '../src/table/dialogs/summary.js';

const card = (n: number, id = 'pirates/cannon') => ({ n, id });
const base = card(20, 'tar-pits');
const events: EventView[] = [
  { kind: 'played', seat: 0, card: card(1), host: null, at: null, fromZone: 'Hand' },
  { kind: 'destroyed', card: card(9), source: card(1) },
  { kind: 'destroyed', card: card(8), source: card(1) },
  { kind: 'played', seat: 1, card: card(2), host: null, at: null, fromZone: 'Hand' },
  { kind: 'vp', seat: 1, amount: 1, source: card(2) },
  { kind: 'turn-ended', seat: 0 },
  { kind: 'ranked', seat: 1, base, place: 1, power: 12, vp: 4 },
  { kind: 'vp', seat: 1, amount: 4, source: base },
  { kind: 'vp', seat: 0, amount: 2, source: base },
  { kind: 'turn-ended', seat: 1 },
];

test('the curve has every player’s VP after each turn', () => {
  expect(summaryOf(events, [2, 5]).curve).toEqual([
    [0, 0],
    [0, 1],
    [2, 5],
  ]);
  expect(summaryOf(events, [4, 5]).curve[0], 'VP from before the first event').toEqual([2, 0]);
});

test('the last turn is on the curve once, whether or not it came to its end', () => {
  const turn = (n: number): EventView => ({ kind: 'turn-began', seat: 0, turn: n });
  const over: EventView = { kind: 'game-over', seat: 0 };
  expect(summaryOf([turn(1), { kind: 'turn-ended', seat: 0 }, over], [0, 0]).curve).toHaveLength(2);
  expect(summaryOf([turn(1), { kind: 'turn-ended', seat: 0 }, turn(2), over], [0, 0]).curve).toHaveLength(3);
});

test('the best base gave one player the most VP, and cards are ranked by the events they caused', () => {
  const { best, cards } = summaryOf(events, [2, 5]);
  expect(best).toEqual({ base, seat: 1, vp: 4 });
  expect(cards).toEqual([
    { card: card(1), seat: 0, deeds: 2 },
    { card: card(2), seat: 1, deeds: 1 },
  ]);
});

test('a game without scoring and plays has no best base and no cards', () => {
  expect(summaryOf([{ kind: 'turn-ended', seat: 0 }], [0, 0])).toMatchObject({ best: null, cards: [] });
});
