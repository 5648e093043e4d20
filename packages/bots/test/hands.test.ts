import { allCards } from '@breakpoint/cards';
import { knowledgeOf, seedFromText } from '@breakpoint/engine';
import { gameAt } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.js';
import { handsKnownTo } from '../src/hands.js';
import type { Game } from '../src/rules.js';
import { tuned } from '../src/weights.js';
import type { CardWorths } from '../src/worths.js';

const WORTHS: CardWorths = {
  'dinosaurs/war-raptor': [1, 0, 0, 0, 0, 0],
  'dinosaurs/king-rex': [5, 0, 0, 0, 0, 0],
  'pirates/first-mate': [2, 0, 0, 0, 0, 0],
  'pirates/pirate-king': [6, 0, 0, 0, 0, 0],
};

const start = (): Game =>
  gameAt(allCards, {
    players: [
      { name: 'Anna', hand: ['dinosaurs/king-rex'], deck: ['dinosaurs/war-raptor', 'dinosaurs/war-raptor', 'dinosaurs/king-rex'] },
      { name: 'Ben', hand: ['pirates/pirate-king'], deck: ['pirates/first-mate', 'pirates/first-mate', 'pirates/first-mate'] },
    ],
    bases: [{ base: 'jungle-oasis' }, { base: 'tortuga' }],
    turn: 'Anna',
  }).game;

/** What the names of the cards in hand add for each seat, by what Anna knows. */
function added(game: Game, from: Game): number[] {
  const judge = (w = {}): number[] => Array.from(evaluate(game, new Float64Array(2), false, { ...tuned[2], ...w }));
  const [plain, named] = [judge(), judge({ cards: WORTHS, hands: handsKnownTo(0, from, WORTHS) })];
  return named.map((x, seat) => x - plain[seat]);
}

describe('cards in hand', () => {
  test('count as what they are if the seat knows them, and otherwise like the average of what they could be', () => {
    const game = start();
    const [mine, theirs] = added(game, game);
    expect(mine).toBeCloseTo(5);
    expect(theirs).toBeCloseTo((6 + 2 + 2 + 2) / 4);
  });

  test('are worth the same in every world that looks the same to the seat', () => {
    const game = start();
    const chance = { key: seedFromText('hands'), used: 0 };
    const usual = added(game, game);
    const held = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const world = knowledgeOf(game, 0).sample(chance);
      held.add(world.position.def(world.state.hands[1][0]).id);
      expect(added(world, world)).toEqual(usual);
    }
    expect(held.size).toBe(2);
  });

  test('count like the average if they are drawn in a world, because that was chance', () => {
    const game = start();
    const world = game.fork();
    while (world.state.active === 0) world.apply([world.decision!.options[world.decision!.options.length - 1]]);
    expect(world.state.hands[0]).toHaveLength(3);
    expect(added(world, game)[0]).toBeCloseTo(5 + (2 * (1 + 1 + 5)) / 3);
  });
});
