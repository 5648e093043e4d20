import { allCards } from '@breakpoint/cards';
import { answerWith, type Game, knowledgeOf } from '@breakpoint/engine';
import { gameAt } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { lastingPowers } from '../src/evaluate.js';

/** Augmentation gives a Scout on the Tar Pits, which break at 16, four power until the end of the turn. */
function augmented(...others: string[]): Game {
  const { game } = gameAt(allCards, {
    players: [{ name: 'Anna', hand: ['dinosaurs/augmentation'] }, { name: 'Ben' }],
    bases: [
      {
        base: 'tar-pits',
        minions: [{ card: 'aliens/scout', controller: 'Anna' }, ...others.map((card) => ({ card, controller: 'Ben' }))],
      },
      { base: 'tortuga', minions: [{ card: 'robots/zapbot', controller: 'Ben' }] },
    ],
    turn: 'Anna',
  });
  for (const begins of ['play dinosaurs/augmentation', 'aliens/scout']) {
    const options = knowledgeOf(game, 0).decision.options!;
    answerWith(game, 0, [options.find((o) => o.key.startsWith(begins))!.key]);
  }
  return game;
}

describe('the power that counts when a play is told', () => {
  test('is what stays after the turn', () => {
    const game = augmented();
    const [base] = game.state.bases;
    expect(game.position.playerPower(base, 0)).toBe(7);
    expect(lastingPowers(game, base)).toEqual([3, 0]);
  });

  test('is all of it where it breaks the base', () => {
    const game = augmented('dinosaurs/king-rex', 'aliens/supreme-overlord');
    expect(lastingPowers(game, game.state.bases[0])).toEqual([7, 12]);
  });
});
