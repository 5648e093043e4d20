import { allCards } from '@breakpoint/cards';
import { answerWith, type Chance, type Game, knowledgeOf, seedFromText } from '@breakpoint/engine';
import { gameAt } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import type { Fate } from '../src/fates.js';
import { hintFor, reviewed } from '../src/index.js';
import { reasonsFor } from '../src/reasons.js';

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
    expect(reasons[0]).toEqual({ kind: 'leads', base });
  });

  test('have reasons, even if there was no time to know another play', () => {
    const { keys, options, reasons } = hintFor(knowledgeOf(nearlyWon(), 0), chanceOf('hint'), { iterations: 12 });
    expect(options.map((o) => o.keys)).toEqual([keys, expect.anything()]);
    expect(options[0].chance).toBeGreaterThan(options[1].chance);
    expect(reasons[0]).toEqual({ kind: 'wins', now: true });
  });
});

describe('reasons', () => {
  const start = { seat: 0, turn: 3, vp: [5, 5], bases: [90], powers: [[4, 9]], minions: [{ card: 7, seat: 0, power: 3 }], hand: [20, 21] };
  const plain: Fate = {
    chance: 0.5,
    margin: 0,
    worths: { hand: 2, discard: 0, bases: [[1, 1]] },
    plays: [],
    vp: [0, 0],
    awards: [[0, 0]],
    winner: null,
    atOnce: false,
    gone: new Set(),
    swept: new Set(),
    later: [[4, 4]],
    hand: new Set([20, 21]),
    powers: [[4, 9]],
    missing: [7],
    pays: [2],
    brought: 0,
  };
  const times = (n: number, fate: Partial<Fate>): Fate[] => Array.from({ length: n }, () => ({ ...plain, ...fate }));
  const why = (one: Fate[], other: Fate[], namedCards: string[] = []) =>
    reasonsFor({ start, one, other, keyOf: (card) => `card:${card}`, named: namedCards, idle: [true, false] });

  test('are withheld unless two thirds of the worlds show them, and not by luck', () => {
    const denied = { kind: 'denies', seat: 1, base: 'card:90', n: 4, instead: 0 };
    const loss = { vp: [0, 4], awards: [[0, 4]] };
    expect(why(times(12, {}), times(12, loss))).toEqual([denied]);
    expect(why(times(40, {}), [...times(30, loss), ...times(10, {})])).toEqual([denied]);
    // Two thirds of few worlds may be luck: a standard error more is asked for.
    expect(why(times(40, {}), [...times(28, loss), ...times(12, {})])).toEqual([]);
    expect(why([...times(28, {}), ...times(12, loss)], times(40, loss))).toEqual([]);
    expect(why(times(5, {}), times(5, loss))).toEqual([]);
  });

  test('are at most two, the most important first, and never say the same twice', () => {
    const one = times(12, { vp: [4, 0], awards: [[4, 0]], later: [[10, 2]], powers: [[10, 2]] });
    expect(why(one, times(12, { gone: new Set([7]) }))).toEqual([
      { kind: 'gains', base: 'card:90', n: 4, instead: 0 },
      { kind: 'weakens', seat: 1, base: 'card:90', n: 7 },
    ]);
  });

  test('do not say that a minion is lost that was chosen to be lost', () => {
    const lost = times(12, { gone: new Set([7]) });
    expect(why(times(12, {}), lost)).toEqual([{ kind: 'keeps', minion: 'card:7' }]);
    expect(why(times(12, {}), lost, ['card:7'])).toEqual([]);
  });

  test('do not say that a minion is kept that leaves with its base', () =>
    expect(why(times(12, { swept: new Set([7]) }), times(12, { gone: new Set([7]) }))).toEqual([]));

  test('speak of the bases that pay, and of a sum only if there is more to it', () => {
    const both = { vp: [3, 0], awards: [[3, 0]] };
    const gains = { kind: 'gains', base: 'card:90', n: 3, instead: 0 };
    expect(why(times(12, both), times(12, {}))).toEqual([gains]);
    expect(why(times(12, { ...both, vp: [5, 0] }), times(12, {}))).toEqual([{ kind: 'ahead', n: 5 }, gains]);
  });

  test('speak of the average only if there is nothing else to say, and then of where most of it lies', () => {
    expect(why(times(12, { margin: 1.1 }), times(12, {}))).toEqual([{ kind: 'overall', n: 1 }]);
    const at = { kind: 'overallAt', n: 1, base: 'card:90' };
    const better = (more: Partial<Fate>) => why(times(12, { margin: 1.1, ...more }), times(12, {}));
    expect(better({ worths: { hand: 2, discard: 0, bases: [[1.7, 1]] } })).toEqual([{ ...at, seat: 0, vp: false }]);
    expect(better({ worths: { hand: 2, discard: 0, bases: [[1.2, 0.4]] } })).toEqual([{ ...at, seat: 1, vp: false }]);
    expect(better({ worths: { hand: 2.8, discard: 0, bases: [[1, 1]] } })).toEqual([{ kind: 'overallInHand', n: 1 }]);
    const often = [...times(6, { margin: 1.5, awards: [[2, 0]] }), ...times(6, { margin: 0.5 })];
    expect(why(often, times(12, {}))).toEqual([{ ...at, seat: 0, vp: true }]);
    expect(better({ worths: { hand: 2, discard: 0.8, bases: [[1, 1]] } })).toEqual([{ kind: 'overallInDiscard', n: 1 }]);
    expect(why(times(12, { margin: 0.2 }), times(12, {}))).toEqual([]);
    expect(better({ margin: 0.2, worths: { hand: 2, discard: 0, bases: [[1.2, 1]] } })).toEqual([{ ...at, n: 0, seat: 0, vp: false }]);
    expect(better({ margin: 0.05, worths: { hand: 2, discard: 0, bases: [[1.2, 1]] } })).toEqual([]);
  });

  test('name what a play does at once, beside what it is worth', () => {
    const placed = times(12, { powers: [[8, 6]], missing: [3], margin: 1 });
    const stands = { kind: 'stands', base: 'card:90', n: 8, seat: 1, m: 6, missing: 3, pays: 2 };
    expect(why(placed, times(12, { powers: [[4, 9]] }))).toEqual([stands, { kind: 'weakens', seat: 1, base: 'card:90', n: 3 }]);
    expect(why(times(12, { powers: [[8, 9]], margin: 1 }), times(12, {}))).toEqual([
      { kind: 'overall', n: 1 },
      { kind: 'stands', base: 'card:90', n: 8, seat: 1, m: 9, missing: 7, pays: 2 },
    ]);
    // It is not told if the play is better for another reason.
    const elsewhere = { hand: 2.8, discard: 0, bases: [[1, 1]] };
    expect(why(times(12, { powers: [[8, 9]], margin: 1, worths: elsewhere }), times(12, {}))).toEqual([{ kind: 'overallInHand', n: 1 }]);
    expect(why(times(12, { later: [[6, 9]] }), times(12, { later: [[4, 9]] }))).toEqual([{ kind: 'holds', base: 'card:90', n: 2 }]);
    expect(why(times(12, { later: [[5, 9]] }), times(12, { later: [[4, 9]] }))).toEqual([]);
  });

  test('name the card that is kept, and count the cards that come', () => {
    expect(why(times(12, {}), times(12, { hand: new Set([21]) }))).toEqual([{ kind: 'saves', card: 'card:20' }]);
    expect(why(times(12, { brought: 2, hand: new Set([21, 30, 31]) }), times(12, { hand: new Set([21]) }))).toEqual([
      { kind: 'brings', n: 2 },
    ]);
  });

  test('say nothing if both plays lead to the same', () => expect(why(times(12, {}), times(12, {}))).toEqual([]));
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
