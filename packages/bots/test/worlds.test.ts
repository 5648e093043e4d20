import { allCards } from '@breakpoint/cards';
import { type Chance, Game, knowledgeOf, seedFromText, viewOf } from '@breakpoint/engine';
import { action, base, CardSet, faction, minion } from '@breakpoint/engine/cards';
import { type Board, gameAt, hashOf, sampleWorld } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import { Imagined } from '../src/imagined.js';
import { randomPicks } from '../src/index.js';

const field = base('field', { breakpoint: 20, vp: [3, 2, 1] });
const chanceOf = (seed: string): Chance => ({ key: seedFromText(seed), used: 0 });

describe('a sampled world', () => {
  test('continues like its copies, even in the middle of an ability, and with other chance than the real game', () => {
    let midway = 0;
    let sameChance = 0;
    for (let i = 0; i < sampled(12, 4); i++) {
      const game = Game.create(allCards, { seed: `worlds ${i}`, players: [{}, {}, {}], factions: 'random' });
      const chance = chanceOf(`worlds ${i}`);
      while (game.decision !== null && game.answers.length < 150) {
        const world = sampleWorld(game, game.decision.seat, chance);
        for (let n = 0; n < 3 && world.decision !== null; n++) {
          const copy = world.fork();
          expect(hashOf(copy.state)).toBe(hashOf(world.state));
          if (!world.quiet) midway++;
          const picks = randomPicks(world.decision, chance);
          copy.answer(picks);
          world.answer(picks);
          expect(hashOf(copy.state)).toBe(hashOf(world.state));
        }
        if (world.state.chance.key.join() === game.state.chance.key.join()) sameChance++;
        game.answer(randomPicks(game.decision, chance));
      }
    }
    expect(midway).toBeGreaterThan(100);
    expect(sameChance).toBe(0);
  });

  test('gives the same copies from every position they are rebuilt from', () => {
    let midway = 0;
    for (let i = 0; i < sampled(6, 3); i++) {
      const game = Game.create(allCards, { seed: `imagined ${i}`, players: [{}, {}], factions: 'random' });
      const chance = chanceOf(`imagined ${i}`);
      while (game.decision !== null && game.answers.length < 150) {
        const world = Imagined.sample(knowledgeOf(game, game.decision.seat), chance);
        for (let n = 0; n < 3 && world.game.decision !== null; n++) {
          if (!world.game.quiet) midway++;
          const copies = [world.game.fork(), world.fork(), world.fork()];
          for (const copy of copies) expect(hashOf(copy.state)).toBe(hashOf(world.game.state));
          const picks = randomPicks(world.game.decision, chance);
          for (const copy of copies) copy.answer(picks);
          world.goOn(picks);
          for (const copy of copies) expect(hashOf(copy.state)).toBe(hashOf(world.game.state));
        }
        game.answer(randomPicks(game.decision, chance));
      }
    }
    expect(midway).toBeGreaterThan(100);
  });

  test('has the discard piles in the order that all players saw', () => {
    // The order in which the hand is discarded depends on a card that nobody sees.
    const rummage = action('rummage', {
      copies: 1,
      *onPlay(it) {
        const list = it.hand(1);
        // A card cannot look at a deck: the test bypasses the type on purpose.
        const { decks } = (it as unknown as { board: Board }).board.state;
        if (it.position.def(decks[1][0]).power > 1) list.reverse();
        yield* it.discard(list, 1);
        yield* it.destroy(yield* it.choose('destroy-minion', it.minions()));
      },
    });
    const others = [1, 1, 1, 5].map((power, i) => minion('abcd'[i], { power, copies: 1 }));
    const cards = new CardSet('test', [faction('test', 'test', [rummage, ...others], [field])]);
    const { game } = gameAt(cards, {
      players: [
        { name: 'A', hand: ['test/rummage'] },
        { name: 'B', hand: ['test/a', 'test/b'], deck: ['test/c', 'test/d'] },
      ],
      bases: [
        {
          base: 'field',
          minions: [
            { card: 'test/a', controller: 'A' },
            { card: 'test/b', controller: 'B' },
          ],
        },
      ],
      turn: 'A',
    });
    game.answer([game.decision!.options[0]]);
    expect(game.quiet).toBe(false);
    const seen = viewOf(game, 0).players[1].discard;
    expect(seen).toHaveLength(2);
    for (let i = 0; i < 50; i++) expect(viewOf(sampleWorld(game, 0, chanceOf(`piles ${i}`)), 0).players[1].discard).toEqual(seen);
  });
});
