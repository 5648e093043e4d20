import { allCards } from '@breakpoint/cards';
import { expect, test } from 'vitest';
import { certainty, difference } from '../src/report/counts.js';
import { Gatherer } from '../src/report/figures.js';
import { page } from '../src/report/page.js';
import type { Row } from '../src/simulate/match.js';
import { textsIn } from '../src/words/texts.js';

const strength = (value: number, half: number) => ({ value, low: value - half, high: value + half, games: 100 });

/** A game in which the player with the Aliens wins exactly if an Invader was drawn. */
function row(game: number, bot: string, players: number): Row {
  const drawn = game % 2 === 0;
  const rest = [
    ['robots', 'zombies'],
    ['ninjas', 'pirates'],
    ['wizards', 'dinosaurs'],
  ].slice(0, players - 1);
  return {
    game,
    seed: String(game),
    bots: Array.from({ length: players }, () => bot),
    factions: [['aliens', 'tricksters'], ...rest],
    first: game % players,
    winner: drawn ? 0 : 1,
    vp: Array.from({ length: players }, (_, seat) => (seat === (drawn ? 0 : 1) ? 15 : 5)),
    turns: 20,
    decisions: 100,
    bases: [{ base: 'tar-pits', turn: 9, places: [1, 2, 0, 0].slice(0, players), vp: [4, 3, 0, 0].slice(0, players) }],
    played: Array.from({ length: players }, () => ({ 'aliens/scout': 1 })),
    drawn: [drawn ? ['aliens/invader', 'aliens/scout'] : ['aliens/scout'], ...rest.map(() => [])],
  };
}

test('differences of shares and their certainty', () => {
  const { value, low, high } = difference(strength(0.6, 0.03), strength(0.5, 0.04));
  expect(value).toBeCloseTo(0.1);
  expect([low, high].map((x) => Math.round(100 * x))).toEqual([5, 15]);
  expect(certainty(strength(0.5, 0.1), strength(0.5, 0.1))).toBeCloseTo(0.5);
  expect(certainty(strength(0.6, 0.03), strength(0.5, 0.03))).toBeGreaterThan(0.99);
  expect(certainty(strength(0.5, 0.03), strength(0.6, 0.03))).toBeLessThan(0.01);
});

test('a card that decides games stands out, and games of another kind count only for strength', async () => {
  const gatherer = new Gatherer(allCards);
  for (let i = 0; i < 80; i++) gatherer.add(row(i, 'greedy', 2));
  for (let i = 0; i < 40; i++) gatherer.add(row(i, 'greedy', 4));
  for (let i = 0; i < 20; i++) gatherer.add(row(i, 'search:60i', 2));
  const f = gatherer.figures;
  expect(f.games).toBe(80);
  expect(f.kinds.map((k) => [k.players, k.bot, k.games])).toEqual([
    [2, 'greedy', 80],
    [4, 'greedy', 40],
    [2, 'search:60i', 20],
  ]);
  // With four players, a quarter of the games is an even share.
  expect(f.kinds[1].strength.aliens.value).toBeCloseTo(1);
  expect(f.effects[0].card).toBe('aliens/invader');
  expect(f.effects[0].drawn.value).toBeCloseTo(1);
  expect(f.suits.find((s) => s.base === 'tar-pits' && s.faction === 'aliens')?.first.value).toBe(1);
  const text = page(allCards, f, await textsIn('en'), 'A report', '');
  for (const title of ['How sure is that order?', 'By number of players', 'Which base suits whom', 'The effect of each card'])
    expect(text.includes(title)).toBe(title !== 'Which base suits whom');
  expect(text).not.toMatch(/<script|src=|href=/);
});
