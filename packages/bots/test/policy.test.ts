import { allCards } from '@breakpoint/cards';
import { Game, knowledgeOf, seedFromText } from '@breakpoint/engine';
import { gameAt, keyOf } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { lightPicks } from '../src/light.js';
import { policyFor } from '../src/policies.js';
import { glances, policyFromText } from '../src/policy.js';
import type { Decision } from '../src/rules.js';
import { tuned } from '../src/weights.js';

const w = tuned[2];
const policy = policyFor(w, 2, 0.3);
const chanceOf = (text: string) => ({ key: seedFromText(text), used: 0 });

/** Anna has King Rex and a War Raptor in hand, and there are minions of both players at Tortuga. */
function position() {
  const { game } = gameAt(allCards, {
    players: [{ name: 'Anna', hand: ['dinosaurs/war-raptor', 'dinosaurs/king-rex'] }, { name: 'Ben' }],
    bases: [{ base: 'jungle-oasis' }, { base: 'tortuga' }],
    turn: 'Anna',
  });
  const d = game.decision!;
  return { game, d, play: (card: string): number => d.options.findIndex((o) => keyOf(game, o).includes(card)) };
}

describe('the learnt policy', () => {
  test('prefers a strong minion to a weak one, and playing to ending the turn', () => {
    const { game, d, play } = position();
    const scores = glances(policy, game, d, d.options, w);
    expect(scores[play('king-rex')]).toBeGreaterThan(scores[play('war-raptor')]);
    expect(scores[play('war-raptor')]).toBeGreaterThan(scores[play('end')]);
  });

  test('with little heat its favourite is chosen, with much heat everything is', () => {
    const { game, d, play } = position();
    const chosen = (heat: number): Set<number> => {
      const chance = chanceOf(`heat ${heat}`);
      const hot = { ...w, policy: { ...policy, heat } };
      return new Set(Array.from({ length: 60 }, () => lightPicks(game, d, chance, hot)[0]));
    };
    expect([...chosen(0.01)]).toEqual([d.options[play('king-rex')]]);
    expect(chosen(50).size).toBe(d.options.length);
  });

  test('sees only what the deciding seat sees', { timeout: 30_000 }, () => {
    const players = [{ factions: ['aliens', 'zombies'] }, { factions: ['wizards', 'pirates'] }];
    const game = Game.create(allCards, { seed: 'hidden', players: players.map((p, i) => ({ name: `p${i}`, ...p })) }, { events: false });
    const chance = chanceOf('moves');
    const byKey = (g: Game, d: Decision) =>
      Object.fromEntries(glances(policy, g, d, d.options, w).map((x, i) => [keyOf(g, d.options[i]), x]));
    let compared = 0;
    for (let i = 0; i < 150 && game.decision !== null; i++) {
      const d = game.decision;
      const world = knowledgeOf(game, d.seat).sample(chance);
      // Cards that a seat sees only now and then (a look at a deck) have other numbers in other worlds: keys that differ are left out.
      const [real, imagined] = [byKey(game, d), byKey(world, world.decision!)];
      for (const key of Object.keys(real)) {
        if (imagined[key] === undefined) continue;
        expect(imagined[key]).toBeCloseTo(real[key], 10);
        compared++;
      }
      game.answer(lightPicks(game, d, chance, { ...w, policy }));
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('a line with too few numbers is refused', () => {
    expect(() => policyFromText('play-at base 1 2 3', 1)).toThrow(/not a line of a policy/);
  });
});
