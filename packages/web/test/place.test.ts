import { expect, test } from 'vitest';
import { topBeside } from '../src/learn/place.js';

test('on a phone, a comment lies beside the base with the fewest cards, and above the question', () => {
  const lanes = [3, 0, 2].map((cards, i) => ({ top: 100 + 160 * i, cards }));
  expect(topBeside(lanes, 130, 600)).toBe(264);
  expect(topBeside([lanes[0], { top: 470, cards: 1 }], 130, 600), 'it does not cover the question').toBe(462);
  expect(topBeside([], 130, 600), 'where bases are not one below the other').toBe(null);
});
