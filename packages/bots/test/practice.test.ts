import { allCards } from '@breakpoint/cards';
import { expect, test } from 'vitest';
import { practice } from '../src/practice.js';

test.each([
  ['with given factions', { players: [{ factions: ['zombies', 'robots'] }, { factions: ['wizards', 'pirates'] }] }],
  ['with factions that are still to be chosen', { players: [{}, {}, {}], factions: 'draft' as const }],
])('practice %s comes to an end', (_, setup) => {
  let moments = 0;
  for (const _moment of practice(allCards, { ...setup, seed: 'table' }, 12)) moments++;
  expect(moments).toBe(12);
});
