import { randomPicks } from '@breakpoint/bots';
import { Game, seedFromText } from '@breakpoint/engine';
import { CardSet } from '@breakpoint/engine/cards';
import { expect, it } from 'vitest';
import { chanceOf, tryDocument } from '../../../scripts/workshop-fuzz.mjs';
import { sampled } from '../../../tests/patience.js';
import { MODULES } from '../../cards/src/factions.js';
import { ABILITY } from '../src/check/shape.js';
import * as workshop from '../src/index.js';
import { ALL_BEYOND, OURS } from '../src/ours/index.js';

const known = [...Object.values(OURS), ALL_BEYOND].flatMap((ours) => [...ours.cards, ...ours.bases].flatMap((card) => card.abilities));
const tools = { workshop, MODULES, CardSet, Game, seedFromText, randomPicks, known };

// Ten thousand, with games of each: npm run workshop-fuzz.
it('documents at random can be checked, said and compiled, and some are played', () => {
  // Document 2751 once counted players where minions were meant; 2877 put a base on a deck, 3240 gave away a card that was gone.
  for (const n of [...Array(sampled(200, 60)).keys(), 2751])
    expect(tryDocument(n, n % 40 === 0 ? 1 : 0, tools), `document ${n}`).toBeUndefined();
});

it('the check refuses nonsense without falling over it', () => {
  const chance = chanceOf(1);
  const document = workshop.randomDocument(chance, known);
  let refused = 0;
  for (let n = 0; n < 2000; n++) {
    const abilities = [n % 2 === 0 ? workshop.anyOf(ABILITY, chance) : workshop.mutated(ABILITY, known[chance(known.length)], chance)];
    const wild = { ...document, cards: [{ ...document.cards[0], abilities }] };
    if (workshop.checkDocument(wild).some((p) => !p.warning)) refused++;
  }
  expect(refused).toBeGreaterThan(500);
  for (const value of [undefined, 1, 'x', [], {}, { format: workshop.FORMAT, cards: [{}, null, 7], bases: {} }, { cards: 'x' }])
    expect(workshop.checkDocument(value).length).toBeGreaterThan(0);
});
