import { allCards } from '@breakpoint/cards';
import { answerWith, type Game, knowledgeOf } from '@breakpoint/engine';
import { gameAt } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { lastingAt } from '../src/evaluate.js';

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

/** Rampage lowers the breakpoint of the Tar Pits by the power of a Scout there until the end of the turn. */
function rampaged(): Game {
  const { game } = gameAt(allCards, {
    players: [{ name: 'Anna', hand: ['dinosaurs/rampage'] }, { name: 'Ben' }],
    bases: [
      { base: 'tar-pits', minions: [{ card: 'aliens/scout', controller: 'Anna' }] },
      { base: 'tortuga', minions: [{ card: 'aliens/scout', controller: 'Anna' }] },
    ],
    turn: 'Anna',
  });
  for (const begins of ['play dinosaurs/rampage', 'tar-pits', 'aliens/scout']) {
    const { options } = knowledgeOf(game, 0).decision;
    const found = options!.find((o) => o.key.startsWith(begins));
    if (found) answerWith(game, 0, [found.key]);
  }
  return game;
}

describe('the power that counts when a play is told', () => {
  test('is what stays after the turn', () => {
    const game = augmented();
    const [base] = game.state.bases;
    expect(game.position.playerPower(base, 0)).toBe(7);
    expect(lastingAt(game, base).powers).toEqual([3, 0]);
  });

  test('is all of it where it breaks the base', () => {
    const game = augmented('dinosaurs/king-rex', 'aliens/supreme-overlord');
    expect(lastingAt(game, game.state.bases[0]).powers).toEqual([7, 12]);
  });

  test('comes with what the base lacks when the turn is over', () => {
    const game = rampaged();
    const [base] = game.state.bases;
    expect(game.position.breakpoint(base)).toBe(13);
    expect(lastingAt(game, base)).toMatchObject({ powers: [3, 0], missing: 13 });
  });
});
