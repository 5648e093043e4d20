import { allCards } from '@breakpoint/cards';
import { type Chance, Game, hashOf, knowledgeOf, sampleWorld, seedFromText } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import { Imagined } from '../src/imagined.js';
import { randomPicks } from '../src/index.js';

const chanceOf = (seed: string): Chance => ({ key: seedFromText(seed), used: 0 });

describe('a sampled world', () => {
  test('and its copies go on alike, also in the middle of an ability, and not as the real game would', { timeout: 60_000 }, () => {
    let midway = 0;
    let sameChance = 0;
    for (let i = 0; i < 12; i++) {
      const game = Game.create(allCards, { seed: `worlds ${i}`, players: [{}, {}, {}], factions: 'random' });
      const chance = chanceOf(`worlds ${i}`);
      while (game.decision !== null && game.answers.length < 150) {
        const world = sampleWorld(game, game.decision.seat, chance);
        for (let n = 0; n < 3 && world.decision !== null; n++) {
          const copy = world.fork();
          expect(hashOf(copy)).toBe(hashOf(world));
          if (!world.quiet) midway++;
          const picks = randomPicks(world.decision, chance);
          copy.answer(picks);
          world.answer(picks);
          expect(hashOf(copy)).toBe(hashOf(world));
        }
        if (world.s.chance.key.join() === game.s.chance.key.join()) sameChance++;
        game.answer(randomPicks(game.decision, chance));
      }
    }
    expect(midway).toBeGreaterThan(100);
    expect(sameChance).toBe(0);
  });

  test('gives the same copies however far back they begin', { timeout: 60_000 }, () => {
    let midway = 0;
    for (let i = 0; i < 6; i++) {
      const game = Game.create(allCards, { seed: `imagined ${i}`, players: [{}, {}], factions: 'random' });
      const chance = chanceOf(`imagined ${i}`);
      while (game.decision !== null && game.answers.length < 150) {
        const world = Imagined.sample(knowledgeOf(game, game.decision.seat), chance);
        for (let n = 0; n < 3 && world.game.decision !== null; n++) {
          if (!world.game.quiet) midway++;
          const copies = [world.game.fork(), world.fork(), world.fork()];
          for (const copy of copies) expect(hashOf(copy)).toBe(hashOf(world.game));
          const picks = randomPicks(world.game.decision, chance);
          for (const copy of copies) copy.answer(picks);
          world.goOn(picks);
          for (const copy of copies) expect(hashOf(copy)).toBe(hashOf(world.game));
        }
        game.answer(randomPicks(game.decision, chance));
      }
    }
    expect(midway).toBeGreaterThan(100);
  });
});
