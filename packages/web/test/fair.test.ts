import { share } from '@breakpoint/workshop/balance';
import { expect, test } from 'vitest';
import { numbersOf, stacked, verdictOf } from '../src/workshop/editor/fair/verdict.js';

test('the verdict says no more than the interval does', () => {
  const verdict = (wins: number, games: number, fair = 0.5) => verdictOf({ games, fair, wins: share(wins, games) });
  expect(verdict(100, 149)).toBe('early');
  expect(verdict(90, 150)).toBe('rather strong');
  expect(verdict(120, 150)).toBe('strong');
  expect(verdict(75, 150)).toBe('open');
  expect(verdict(500, 1000)).toBe('fair');
  expect(verdict(460, 1000)).toBe('rather weak');
  expect(verdict(400, 1000)).toBe('weak');
  expect(verdict(333, 1000, 1 / 3)).toBe('fair');
});

test('dots that would touch lie above each other', () => {
  const rows = stacked([{ x: 30 }, { x: 4 }, { x: 8 }, { x: 12 }, { x: 14 }]).map(({ x, row }) => [x, row]);
  expect(rows).toEqual([
    [4, 0],
    [8, 1],
    [12, 2],
    [14, 0],
    [30, 0],
  ]);
});

test('every number of a card can be changed', () => {
  const card = {
    power: 3,
    copies: 2,
    paint: { 0: 'gold' },
    abilities: [{ steps: [{ do: 'destroy', what: { noun: 'minion', power: { atMost: 2 } } }] }],
  };
  expect(numbersOf(card)).toEqual(['power', 'copies', 'abilities/0/steps/0/what/power/atMost']);
});
