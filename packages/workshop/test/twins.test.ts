import { readFileSync } from 'node:fs';
import { randomPicks } from '@breakpoint/bots';
import { Game, seedFromText } from '@breakpoint/engine';
import { CardSet } from '@breakpoint/engine/cards';
import { hashOf } from '@breakpoint/engine/tools';
import { runScenario, scenariosIn } from '@breakpoint/scenario';
import { describe, expect, it } from 'vitest';
import { differenceOf, linesOf, tableWith } from '../../../scripts/twins.mjs';
import { MODULES } from '../../cards/src/factions.js';
import { editionOf, OURS } from '../src/ours/index.js';

const coded = new CardSet('twins', MODULES);
const treed = new CardSet('twins', MODULES.map(editionOf));
const tools = { Game, seedFromText, randomPicks, hashOf };
const all = MODULES.map((f) => f.id);

// All scenarios, and 200 games for each edition: npm run twins.
describe('our cards as documents', () => {
  it('are at least 219, with the powers and copies of the coded ones', () => {
    const cards = Object.entries(OURS).flatMap(([id, ours]) => [...ours.cards.map((c) => `${id}/${c.id}`), ...ours.bases.map((b) => b.id)]);
    expect(cards.length).toBeGreaterThanOrEqual(219);
    for (const id of cards) {
      const [a, b] = [coded, treed].map((set) => set.defs[set.number(id)]);
      const { power, copies, vp, goes, kinds, type, ownDestination, moments } = a;
      expect(b, id).toMatchObject({ power, copies, vp, goes, kinds, type, ownDestination, moments });
    }
  });

  it.each(['werewolves', 'truckers', 'vampires'])('hold the scenarios of the %s', (faction) => {
    for (const read of scenariosIn(readFileSync(`scenarios/factions/${faction}.yaml`, 'utf8')))
      if ('doc' in read) runScenario(treed, read.doc);
  });

  it('play as the code does, decision by decision', () => {
    for (let n = 0; n < 6; n++) {
      const setup = tableWith(all[(n * 5) % all.length], n, all);
      expect(differenceOf(linesOf(coded, setup, tools), linesOf(treed, setup, tools))).toBeUndefined();
    }
  });

  it('take “here” for the base where it happened, even if the card has been moved since', () => {
    // The Frog Prince, whom the Royal Highway moves before his turn comes.
    const setup = tableWith('disco-dancers', 25, all);
    expect(differenceOf(linesOf(coded, setup, tools), linesOf(treed, setup, tools))).toBeUndefined();
  });

  it('would show a difference', () => {
    const other = MODULES.map((f) =>
      f.id === 'aliens'
        ? {
            ...f,
            cards: f.cards.map(([id, type, spec]) =>
              id === 'invader'
                ? ([id, type, { ...spec, onPlay: (it) => it.gainVp(2) }] as (typeof f.cards)[number])
                : ([id, type, spec] as (typeof f.cards)[number]),
            ),
          }
        : f,
    );
    const setup = tableWith('aliens', 0, all);
    expect(differenceOf(linesOf(coded, setup, tools), linesOf(new CardSet('twins', other), setup, tools))).toBeDefined();
  });
});
