import { allCards } from '@breakpoint/cards';
import { gameAt, keyOf } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { Experience } from '../src/experience.js';
import { lightPicks } from '../src/light.js';
import type { Decision, Game } from '../src/rules.js';
import { moveKey } from '../src/tree.js';
import { tuned } from '../src/weights.js';

/** Anna may play one of two minions. By rough scores, the strong one is better. */
function position() {
  const { game } = gameAt(allCards, {
    players: [{ name: 'Anna', hand: ['dinosaurs/war-raptor', 'dinosaurs/king-rex'] }, { name: 'Ben' }],
    bases: [{ base: 'jungle-oasis' }, { base: 'tortuga' }],
    turn: 'Anna',
  });
  const d = game.decision!;
  const play = (card: string): number => d.options.find((o) => keyOf(game, o).includes(card))!;
  return { game, d, weak: play('war-raptor'), strong: play('king-rex') };
}

/** What experience adds to the rough score of this option. */
function bonus(experience: Experience, game: Game, d: Decision, option: number): number {
  const scores = d.options.map(() => 0);
  experience.addTo(scores, game, d);
  return scores[d.options.indexOf(option)];
}

describe('the experience of a search', () => {
  test('playouts learn to prefer answers that went well', () => {
    const { game, d, weak, strong } = position();
    const experience = new Experience(25);
    const chance = { key: [1, 2, 3, 4] as [number, number, number, number], used: 0 };
    const picks = () => lightPicks(game, d, chance, tuned[2], experience);
    expect(picks()).toEqual([strong]);
    for (const [option, won] of [
      [weak, 1],
      [strong, 0],
    ]) {
      for (let i = 0; i < 8; i++) {
        experience.begin();
        experience.note(d, moveKey(game, option));
        experience.learn(new Float64Array([won, 1 - won, 0, 0]));
      }
    }
    expect(bonus(experience, game, d, weak)).toBeGreaterThan(0);
    expect(bonus(experience, game, d, strong)).toBeLessThan(0);
    expect(picks()).toEqual([weak]);
  });

  test('tells how much better the results of an answer are than the average', () => {
    const { game, d, weak, strong } = position();
    const experience = new Experience(25);
    expect(experience.talliesOf(d)).toBeUndefined();
    for (const [option, result] of [
      [weak, 0.8],
      [strong, 0.2],
      [strong, 0.2],
    ]) {
      experience.begin();
      experience.note(d, moveKey(game, option));
      experience.learn(new Float64Array([result, 1 - result, 0, 0]));
    }
    const tally = (option: number) => experience.talliesOf(d)!.get(moveKey(game, option))!;
    expect(tally(weak).visits).toBe(1);
    expect(tally(strong).visits).toBe(2);
    expect(experience.advantageOf(tally(weak))).toBeCloseTo(0.8 - 0.4);
    expect(experience.advantageOf(tally(strong))).toBeCloseTo(0.2 - 0.4);
  });

  test('an answer gets no bonus if it was never given, or is as good as the average', () => {
    const { game, d, weak, strong } = position();
    const experience = new Experience(25);
    expect(bonus(experience, game, d, weak)).toBe(0);
    experience.begin();
    experience.note(d, moveKey(game, weak));
    experience.learn(new Float64Array([0.7, 0.3, 0, 0]));
    expect(bonus(experience, game, d, weak)).toBeCloseTo(0);
    expect(bonus(experience, game, d, strong)).toBe(0);
  });
});
