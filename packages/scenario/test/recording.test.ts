import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { type Game, seedFromText } from '@breakpoint/engine';
import { gameAt, hashOf } from '@breakpoint/engine/tools';
import { expect, test } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import { readScenario, runScenario, scenariosIn, withSteps } from '../src/index.js';

const folder = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => scenariosIn(readFileSync(`${folder}${name}`, 'utf8')))
  .flatMap((read) => ('doc' in read ? [read.doc] : []));

/** The scenarios for which a game, written down as steps, leads to another position. */
const wrongOf = (some: readonly Record<string, unknown>[], played: (doc: Record<string, unknown>) => Game): string[] =>
  some.flatMap((doc) => {
    try {
      const game = played(doc);
      const again = runScenario(allCards, withSteps(allCards, doc, game.answers)).game;
      return hashOf(again.state) === hashOf(game.state) ? [] : [`${String(doc.id)}: another position`];
    } catch (error) {
      return [`${String(doc.id)}: ${(error as Error).message}`];
    }
  });

test('the answers of every scenario, written down as steps, lead to the same position', () => {
  expect(scenarios.length).toBeGreaterThan(2000);
  const some = sampled(
    scenarios,
    scenarios.filter((_, i) => i % 6 === 0),
  );
  expect(wrongOf(some, (doc) => runScenario(allCards, doc).game)).toEqual([]);
});

test('so do answers at random, which choose among copies of a card', () => {
  const randomly = (doc: Record<string, unknown>): Game => {
    const { game } = gameAt(allCards, readScenario(doc));
    const chance = { key: seedFromText(`recording ${String(doc.id)}`), used: 0 };
    for (let n = 0; n < 12 && game.decision; n++) game.answer(randomPicks(game.decision, chance));
    return game;
  };
  const some = scenarios.filter((_, i) => i % sampled(8, 24) === 0);
  expect(wrongOf(some, randomly)).toEqual([]);
});
