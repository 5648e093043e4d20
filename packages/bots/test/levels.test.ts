import { allCards } from '@breakpoint/cards';
import { answerWith, type Chance, Game, knowledgeOf, seedFromText } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, botCalled, LEVEL_NAMES, LEVELS, levels } from '../src/index.js';

const chanceOf = (seed: string): Chance => ({ key: seedFromText(seed), used: 0 });

function winner(seed: string, bots: Bot[]): number {
  const game = Game.create(allCards, { seed, players: bots.map(() => ({})), factions: 'random', first: 0 });
  const chance = chanceOf(seed);
  while (game.decision !== null) {
    const { seat } = game.decision;
    answerWith(game, seat, bots[seat].decide(knowledgeOf(game, seat), chance));
  }
  return game.state.winner;
}

describe('levels', () => {
  test('can be made by name, and only the upper two use the clock', () => {
    for (const level of LEVEL_NAMES) expect(botCalled(level)).not.toBeNull();
    expect(LEVEL_NAMES.filter((level) => LEVELS[level].clock)).toEqual(['hard', 'expert']);
    for (const level of LEVEL_NAMES) expect(LEVELS[level].budget.ms !== undefined).toBe(LEVELS[level].clock);
  });

  test('easy loses to normal most of the time', () => {
    let won = 0;
    for (let i = 0; i < 8; i++) {
      const bots = i % 2 === 0 ? [levels.normal(), levels.easy()] : [levels.easy(), levels.normal()];
      if (winner(`easy ${i >> 1}`, bots) === i % 2) won++;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });

  test('easy overlooks the same options however often it is asked', () => {
    const game = Game.create(allCards, { seed: 'overlooks', players: [{}, {}], factions: 'random', first: 0 });
    const normal = levels.normal();
    let differs = 0;
    for (let n = 0; game.decision !== null && n < 60; n++) {
      const { seat } = game.decision;
      const knowledge = knowledgeOf(game, seat);
      const answers = [1, 2, 3].map(() => levels.easy().decide(knowledge, chanceOf('same')).join());
      expect(new Set(answers).size).toBe(1);
      const careful = normal.decide(knowledge, chanceOf('same'));
      if (careful.join() !== answers[0]) differs++;
      answerWith(game, seat, careful);
    }
    expect(differs).toBeGreaterThan(3);
  });
});
