import { allCards } from '@breakpoint/cards';
import { answerWith, Game, knowledgeOf, seedFromText } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { levels } from '../src/index.js';

test('a bot does not open an ability only to decline it, although the rules would offer it again', () => {
  let opened = 0;
  // Not every game comes to that base.
  for (let i = 0; opened < 3 && i < 12; i++) {
    const players = [{ factions: ['anansi-tales', 'wizards'] }, { factions: ['pirates', 'robots'] }];
    const game = Game.create(allCards, { seed: `hut ${i}`, players });
    const chance = { key: seedFromText(`h${i}`), used: 0 };
    let last = '';
    for (let n = 0; n < 2000 && !game.over; n++) {
      const { seat } = game.decision!;
      // A bot that stands in for a player is a new one at every decision.
      const keys = levels.normal().decide(knowledgeOf(game, seat), chance);
      if (last.startsWith('use storytellers-hut')) {
        opened++;
        expect(keys, `game ${i}, turn ${game.state.turn}`).not.toEqual([]);
      }
      last = keys[0] ?? '';
      answerWith(game, seat, keys);
    }
    expect(game.over).toBe(true);
  }
  expect(opened).toBeGreaterThan(2);
});
