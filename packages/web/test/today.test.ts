import { expect, test } from 'vitest';
import { dayOf, puzzleOn, streakOf } from '../src/puzzles/today.js';

test('the puzzle of the day follows from the date alone, and no puzzle comes twice before all have come', () => {
  for (const n of [1, 2, 7, 43, 44, 60]) {
    const days = Array.from({ length: n }, (_, i) => puzzleOn(20_000 + i, n));
    expect(new Set(days).size).toBe(n);
    expect(puzzleOn(20_000 + n, n)).toBe(days[0]);
  }
});

test('a day ends at midnight of the player’s own calendar', () => {
  const [evening, midnight] = [new Date(2026, 5, 1, 23, 59), new Date(2026, 5, 2, 0, 0)];
  expect(dayOf(midnight) - dayOf(evening)).toBe(1);
});

test('a streak goes on until a day was left out; today may still be open', () => {
  expect(streakOf([], 10)).toBe(0);
  expect(streakOf([7, 8, 9], 10)).toBe(3);
  expect(streakOf([7, 8, 9, 10], 10)).toBe(4);
  expect(streakOf([5, 7, 8], 10)).toBe(0);
});
