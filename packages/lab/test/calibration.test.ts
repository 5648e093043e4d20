import { allCards } from '@breakpoint/cards';
import { expect, test } from 'vitest';
import {
  correctedBy,
  correctionFrom,
  correctionOf,
  errorOf,
  onePerTenth,
  positionsIn,
  type Shown,
  tenthOf,
  tenthsOf,
} from '../src/matches/calibration.js';
import { playLesson } from '../src/matches/selfplay.js';

/** A thousand positions in each tenth, in which a chance is shown that is too far from even. */
const hopeful: Shown[] = Array.from({ length: 10_000 }, (_, i) => {
  const chance = (Math.floor(i / 1000) + 0.5) / 10;
  return { chance, won: (i % 1000) / 1000 < 0.5 + (chance - 0.5) / 2, late: 0.5 };
});

test('the table of tenths says what was shown and what was won', () => {
  const tenths = tenthsOf(hopeful);
  expect(tenths).toHaveLength(10);
  expect(tenths[9]).toMatchObject({ tenth: 9, positions: 1000 });
  expect(tenths[9].shown).toBeCloseTo(0.95);
  expect(tenths[9].won.value).toBeCloseTo(0.725);
  const { average, beyond } = errorOf(tenths);
  expect(average).toBeCloseTo(0.125);
  expect(beyond).toBeGreaterThan(0.19);
});

test('a correction makes shown chances true, and changes nothing without positions', () => {
  const map = correctionFrom(hopeful.filter((_, i) => i % 25 === 0));
  expect(errorOf(tenthsOf(hopeful.map((p) => ({ ...p, chance: correctedBy(map, p) })))).average).toBeLessThan(0.03);
  expect(correctedBy(correctionFrom([]), hopeful[9999])).toBeCloseTo(0.95);
});

test('a game of a search has at most one position in each tenth', () => {
  const how = { players: 2, seed: 'tenths', bot: 'search:3i', strays: 0 };
  const lesson = playLesson(allCards, how, 0);
  const game = positionsIn(allCards, how, lesson);
  const positions = onePerTenth(game, 'one');
  expect(positions.length).toBeGreaterThan(0);
  expect(positions.length).toBeLessThan(game.length);
  expect(new Set(positions.map(tenthOf)).size).toBe(positions.length);
  expect(onePerTenth(game, 'one')).toEqual(positions);
});

test('the correction of games makes the chances true in their tenths', () => {
  const games = Array.from({ length: 20 }, (_, n) => hopeful.filter((_, i) => i % 40 === 2 * n));
  const map = correctionOf(games, 'games');
  const positions = games.flatMap((game, n) => onePerTenth(game, `games ${n}`, map)).map((p) => ({ ...p, chance: correctedBy(map, p) }));
  expect(errorOf(tenthsOf(positions)).average).toBeLessThan(0.06);
});
