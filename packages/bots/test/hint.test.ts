import { allCards } from '@breakpoint/cards';
import { type Chance, type Game, knowledgeOf, seedFromText } from '@breakpoint/engine';
import { gameAt } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { hintFor, MISTAKE, reviewed } from '../src/index.js';

const chanceOf = (seed: string): Chance => ({ key: seedFromText(seed), used: 0 });

/** King Rex makes the Mothership score with Anna ahead, which gives her 4 VP and the game. */
function nearlyWon(): Game {
  return gameAt(allCards, {
    players: [
      { name: 'Anna', vp: 12, hand: ['dinosaurs/king-rex', 'aliens/scout'], deck: ['aliens/scout', 'aliens/scout', 'aliens/scout'] },
      { name: 'Ben', vp: 12, hand: ['robots/zapbot'], deck: ['robots/zapbot', 'robots/zapbot', 'robots/zapbot'] },
    ],
    bases: [
      {
        base: 'the-mothership',
        minions: [
          { card: 'aliens/supreme-overlord', controller: 'Anna' },
          { card: 'dinosaurs/laseratops', controller: 'Anna' },
          { card: 'robots/nukebot', controller: 'Ben' },
        ],
      },
      { base: 'tar-pits' },
      { base: 'tortuga' },
    ],
    turn: 'Anna',
    played: { actions: 1 },
  }).game;
}

describe('hints', () => {
  test('name the best answer, its chance of winning and the reasons', () => {
    const game = nearlyWon();
    const hint = hintFor(knowledgeOf(game, 0), chanceOf('hint'), { iterations: 200 });
    expect(hint.keys).toHaveLength(1);
    expect(hint.keys[0]).toMatch(/^play dinosaurs\/king-rex:/);
    expect(hint.options.length).toBeGreaterThanOrEqual(2);
    expect(hint.options[0].onwards).toMatch(/^the-mothership:/);
    expect(hint.options[0].chance).toBeGreaterThan(hint.options[1].chance);
    const own = hint.options[0].grounds.find((g) => g.kind === 'vp' && g.seat === 0)!;
    expect(own.here).toBeGreaterThan(own.there + 1);
    // The grounds of the other options say that they give fewer VP than the best.
    for (const o of hint.options.slice(1))
      for (const g of o.grounds) if (g.kind === 'vp' && g.seat === 0) expect(g.here).toBeLessThan(g.there);
  });

  test('name the best answer and its place, even if there was no time to compare it', () => {
    const game = nearlyWon();
    const { keys, options } = hintFor(knowledgeOf(game, 0), chanceOf('hint'), { iterations: 12 });
    expect(options[0].keys).toEqual(keys);
    expect(options[0].onwards).toMatch(/^[\w-]+:\d+$/);
    expect(options.length).toBe(1);
    expect(options[0].grounds).toEqual([]);
  });
});

describe('a review', () => {
  test('finds a move that threw the game away, and what was better', () => {
    const found = reviewed(knowledgeOf(nearlyWon(), 0), ['end'], chanceOf('review'))!;
    expect(found.best.keys[0]).toMatch(/^play dinosaurs\/king-rex:/);
    expect(found.best.value - found.value).toBeGreaterThan(2 * MISTAKE);
    expect(found.grounds.length).toBeGreaterThan(0);
    expect(found.chances).toHaveLength(2);
    expect(found.chances[0] + found.chances[1]).toBeCloseTo(1);
  });

  test('does not blame the best move, and gives the same result every time', () => {
    const rex = nearlyWon();
    const play = knowledgeOf(rex, 0).decision.options!.find((o) => o.key.startsWith('play dinosaurs/king-rex'))!.key;
    const twice = [1, 2].map(() => reviewed(knowledgeOf(nearlyWon(), 0), [play], chanceOf('again'))!);
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0].best.keys).toEqual([play]);
    expect(twice[0].grounds).toEqual([]);
  });
});
