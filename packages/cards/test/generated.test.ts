import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { outOfDate } from '../../../scripts/generate.mjs';
import { root } from '../../../scripts/steps.mjs';
import { allCards } from '../src/index.js';

test('the generated lists of factions, texts and sprites match the factions’ files (if not: npm run generate)', () => {
  expect(outOfDate().map(([path]) => relative(root, path))).toEqual([]);
});

test('the factions are sorted by box, in the order of the boxes', () => {
  const boxes = allCards.factions.map((f) => f.box);
  expect([...new Set(boxes)].slice(0, 4)).toEqual(['core', 'monster-smash', 'seventies', 'culture-shock']);
  expect(boxes.filter((box, i) => box !== boxes[i - 1])).toEqual([...new Set(boxes)]);
});
