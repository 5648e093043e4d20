import { expect, test } from 'vitest';
import { leastCovering, topBeside } from '../src/learn/place.js';

test('on a phone, a comment lies beside the base with the fewest cards, and above the question', () => {
  const lanes = [3, 0, 2].map((cards, i) => ({ top: 100 + 160 * i, cards }));
  expect(topBeside(lanes, 130, 600)).toBe(264);
  expect(topBeside([lanes[0], { top: 470, cards: 1 }], 130, 600), 'it does not cover the question').toBe(462);
  expect(topBeside([], 130, 600), 'where bases are not one below the other').toBe(null);
});

test('a bubble that points at nothing lies where it covers least, and near the middle', () => {
  const box = { left: 100, width: 400, height: 100 };
  const area = (top: number, bottom: number) => ({ left: 0, right: 600, top, bottom });
  expect(leastCovering([], box, 900)).toBe(400);
  const top = leastCovering([area(300, 600), area(720, 900)], box, 900);
  expect(top, 'between the two areas').toBeGreaterThanOrEqual(600);
  expect(top + box.height).toBeLessThanOrEqual(720);
  expect(leastCovering([area(0, 900)], box, 900), 'everything is full').toBe(400);
});
