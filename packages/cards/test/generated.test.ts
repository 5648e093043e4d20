import { expect, test } from 'vitest';
import { allCards } from '../src/index.js';

test('the factions are sorted by box, in the order of the boxes', () => {
  const boxes = allCards.factions.map((f) => f.box);
  expect([...new Set(boxes)].slice(0, 4)).toEqual(['core', 'monster-smash', 'seventies', 'culture-shock']);
  expect(boxes.filter((box, i) => box !== boxes[i - 1])).toEqual([...new Set(boxes)]);
});
