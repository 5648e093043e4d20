import { allCards } from '@breakpoint/cards';
import { answerWith, type Chance, Game, type Knowledge, knowledgeOf, logOf, replayLog, seedFromText } from '@breakpoint/engine';
import { gameAt } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { botCalled, hintFor, reviewed, type Searcher, searchWith } from '../src/index.js';

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
  test('name the whole best play and the reasons for it', () => {
    const game = nearlyWon();
    const hint = hintFor(knowledgeOf(game, 0), chanceOf('hint'), { iterations: 200 });
    expect(hint.keys).toHaveLength(1);
    expect(hint.keys[0]).toMatch(/^play dinosaurs\/king-rex:/);
    const [best, other] = hint.options;
    expect(best.play.map((step) => step.keys[0].replace(/:\d+$/, ''))).toEqual(['play dinosaurs/king-rex', 'the-mothership']);
    expect(best.chance).toBeGreaterThan(other.chance);
    expect(hint.reasons).toEqual([{ kind: 'wins', now: true }, expect.objectContaining({ kind: 'gains', n: 4 })]);
  });

  test('say what a play does, even if others are about as good', () => {
    const { game } = gameAt(allCards, {
      players: [
        { name: 'Anna', hand: ['aliens/scout'], deck: Array(6).fill('aliens/scout') },
        { name: 'Ben', hand: ['robots/zapbot'], deck: Array(6).fill('robots/zapbot') },
      ],
      bases: [{ base: 'tar-pits' }, { base: 'tortuga' }, { base: 'the-homeworld' }],
      turn: 'Anna',
      played: { actions: 1 },
    });
    const scout = knowledgeOf(game, 0).decision.options!.find((o) => o.kind === 'play')!;
    answerWith(game, 0, [scout.key]);
    const { alike, options, reasons } = hintFor(knowledgeOf(game, 0), chanceOf('alike'), { iterations: 200 });
    expect(alike).toBe(true);
    const base = options[0].keys[0];
    // Who leads there later is told together with how the seat stands there now.
    expect(reasons).toEqual([expect.objectContaining({ kind: 'stands', base, n: 3 }), { kind: 'leads', base, still: false }]);
  });

  test('say where a target lies that has the name of the card that asks', () => {
    const { game } = gameAt(allCards, {
      players: [
        { name: 'Anna', hand: ['aliens/collector'], deck: Array(6).fill('aliens/scout') },
        { name: 'Ben', hand: ['robots/zapbot'], deck: Array(6).fill('robots/zapbot') },
      ],
      bases: [{ base: 'tar-pits', minions: [{ card: 'aliens/collector', controller: 'Ben' }] }, { base: 'tortuga' }, { base: 'the-hill' }],
      turn: 'Anna',
      played: { actions: 1 },
    });
    const give = (begins: string): void => {
      const { key } = knowledgeOf(game, 0).decision.options!.find((o) => o.key.startsWith(begins))!;
      answerWith(game, 0, [key]);
    };
    give('play aliens/collector');
    give('tar-pits');
    const { options } = hintFor(knowledgeOf(game, 0), chanceOf('which'), { iterations: 100 });
    const [theirs] = options.flatMap((o) => o.play[0].which ?? []).filter((w) => w.seat === 1);
    expect(theirs).toEqual({ key: expect.stringMatching(/^aliens\/collector:/), base: expect.stringMatching(/^tar-pits:/), seat: 1 });
  });

  test('have reasons, even if there was no time to know another play', () => {
    const { keys, options, reasons } = hintFor(knowledgeOf(nearlyWon(), 0), chanceOf('hint'), { iterations: 12 });
    expect(options.map((o) => o.keys)).toEqual([keys, expect.anything()]);
    expect(options[0].chance).toBeGreaterThan(options[1].chance);
    expect(reasons[0]).toEqual({ kind: 'wins', now: true });
  });
});

describe('a review', () => {
  const seatOf = (game: Game) => knowledgeOf(game, 0);

  test('marks a move that threw the game away, and says what was better and why', () => {
    const found = reviewed(seatOf(nearlyWon()), [['end']], chanceOf('review'))!;
    expect(found.mark).toBe('worse');
    expect(found.other!.keys[0]).toMatch(/^play dinosaurs\/king-rex:/);
    expect(found.stake).toMatchObject({ by: 'chance' });
    expect(found.stake.amount).toBeGreaterThan(0.1);
    expect(found.reasons[0]).toEqual({ kind: 'wins', now: true });
    expect(found.chances[0] + found.chances[1]).toBeCloseTo(1);
  });

  test('praises the only good move, names it whole, and gives the same result every time', () => {
    const game = nearlyWon();
    const play = seatOf(game).decision.options!.find((o) => o.key.startsWith('play dinosaurs/king-rex'))!.key;
    const base = `the-mothership:${game.state.bases[0]}`;
    const twice = [1, 2].map(() => reviewed(seatOf(nearlyWon()), [[play], [base]], chanceOf('again'))!);
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0].mark).toBe('best');
    expect(twice[0].played.play.map((step) => step.keys)).toEqual([[play], [base]]);
  });

  test('does not mark what it cannot give a reason for', () => {
    const players = [{ factions: ['anansi-tales', 'wizards'] }, { factions: ['pirates', 'robots'] }];
    const setup = { seed: 'silent 1', players };
    const chance = chanceOf('silent 1');
    const bots = ['random', 'easy'].map((name) => botCalled(name)!);
    const game = Game.create(allCards, setup);
    while (game.decision) {
      const { seat } = game.decision;
      answerWith(game, seat, bots[seat].decide(knowledgeOf(game, seat), chance));
    }
    const log = logOf(game);
    const found = log.answers.slice(0, 26).flatMap((_, at) => {
      const before = replayLog(allCards, log, at);
      return reviewed(knowledgeOf(before, before.decision!.seat), log.answers.slice(at, at + 12), chanceOf(`review ${at}`)) ?? [];
    });
    const marked = found.filter(({ mark }) => mark !== null);
    expect(marked.length).toBeGreaterThan(1);
    for (const { reasons } of marked) expect(reasons.length).toBeGreaterThan(0);
  });

  test('does not play out again what is known from the decision before', () => {
    const worlds = (isSame: boolean): number => {
      const game = nearlyWon();
      const about = [seatOf(game).decision.options!.find((o) => o.key.startsWith('play dinosaurs/king-rex'))!.key];
      const bot = searchWith();
      const look = (knowledge: Knowledge, by: Searcher, answer: string[]) =>
        by.study(knowledge, chanceOf('shared'), { iterations: 120, fresh: 20 }, { about: answer, plays: true }).advice();
      look(seatOf(game), bot, about);
      answerWith(game, 0, about);
      let sampled = 0;
      const knowledge = seatOf(game);
      const sample = (chance: Chance): Game => {
        sampled++;
        return knowledge.sample(chance);
      };
      const { about: base } = look({ ...knowledge, sample }, isSame ? bot : searchWith(), [`the-mothership:${game.state.bases[0]}`]);
      expect(base!.visits).toBeGreaterThan(30);
      expect(base!.margin).toBeGreaterThan(0);
      return sampled;
    };
    expect(worlds(true)).toBeLessThan(0.8 * worlds(false));
  });

  test('tells plays apart by VP when the game is nearly decided', () => {
    const { game } = gameAt(allCards, {
      players: [
        { name: 'Anna', vp: 1, hand: ['dinosaurs/king-rex'], deck: Array(6).fill('aliens/scout') },
        { name: 'Ben', vp: 8, hand: ['robots/zapbot'], deck: Array(6).fill('robots/zapbot') },
      ],
      bases: [
        {
          base: 'the-mothership',
          minions: [
            { card: 'aliens/supreme-overlord', controller: 'Anna' },
            { card: 'dinosaurs/laseratops', controller: 'Anna' },
            { card: 'robots/nukebot', controller: 'Ben' },
            { card: 'robots/nukebot', controller: 'Ben' },
          ],
        },
        { base: 'tar-pits' },
        { base: 'tortuga' },
      ],
      turn: 'Anna',
      played: { actions: 1 },
    });
    const found = reviewed(seatOf(game), [['end']], chanceOf('decided'))!;
    expect(found.mark).toBe('worse');
    expect(found.stake.by).toBe('vp');
    expect(found.stake.amount).toBeGreaterThan(1);
  });
});
