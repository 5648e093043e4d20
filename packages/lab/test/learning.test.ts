import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BaseWorths, type CardWorths, chances, evaluate, learntAbout, type TurnOdds, tuned } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { Game } from '@breakpoint/engine';
import { gameAt } from '@breakpoint/engine/tools';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newFolder } from '../../../tests/folder.js';
import { WorthLearner } from '../src/matches/worths.js';
import { output } from './output.js';

afterEach(() => vi.restoreAllMocks());

const file = (name: string): string => join(newFolder(), name);

describe('training', () => {
  test('goes on where it stopped, and the arena plays with what was learnt', async () => {
    const games = file('games.gz');
    const train = (...args: string[]) => output('train', '--games', games, '--threads', '0', ...args);
    expect((await train('--play', '11', '--bot', 'random')).code).toBe(0);
    const [once, inParts] = [file('once.json'), file('in-parts.json')];
    expect((await train('--out', once, '--epochs', '2')).code).toBe(0);
    await train('--out', inParts, '--epochs', '1');
    const { out } = await train('--out', inParts, '--epochs', '2');
    expect(out).toContain('epoch 2');
    expect(out).not.toContain('epoch 1');
    expect(readFileSync(inParts, 'utf8')).toBe(readFileSync(once, 'utf8'));
    const arena = await output('arena', '--a', `search:2i+${once}`, '--b', 'random', '--games', '4', '--threads', '0', '--json');
    expect(JSON.parse(arena.out)).toMatchObject({ games: 4 });
  });

  test('refuses games with different numbers of players', async () => {
    const [two, three] = [file('two.gz'), file('three.gz')];
    await output('train', '--games', two, '--play', '11', '--bot', 'random', '--threads', '0');
    await output('train', '--games', three, '--play', '11', '--bot', 'random', '--players', '3', '--threads', '0');
    const { code } = await output('train', '--games', two, '--games', three, '--out', file('out.json'), '--threads', '0');
    expect(code).toBe(2);
  });
});

describe('what is learnt about a card', () => {
  const [strong, weak, inHand, inPlay, inDiscard, plain] = [0, 1, 10, 11, 12, 13];

  interface Has {
    faction: number;
    hand: number[];
    play: number[];
    discard?: number[];
    /** The bases it is on: which one, how many minions, how much power. */
    bases?: [number, number, number][];
  }
  /** A game of one turn, in which each seat has this. */
  const turn = (winner: number, vp: number, seats: Has[]): Int16Array =>
    Int16Array.from([
      seats.length,
      winner,
      0,
      ...seats.flatMap(({ faction, hand, play, discard = [], bases = [] }) => [
        ...[vp, 0, faction, faction],
        ...[hand.length, ...hand],
        ...[play.length, ...play],
        ...[discard.length, ...discard],
        ...[bases.length, ...bases.flat()],
      ]),
    ]);

  /** Learns from games whose winner depends on chance and on the seats' advantages, in log-odds. */
  function learntFrom(vp: (chance: () => number) => number, advantage: (has: Has, vp: number) => number) {
    let state = 1;
    const chance = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    const sometimes = (card: number): number[] => (chance() < 0.5 ? [card] : []);
    const learner = new WorthLearner(allCards, 2.6);
    for (let i = 0; i < 20_000; i++) {
      const decks = chance() < 0.5 ? [strong, weak] : [weak, strong];
      // Only the strong deck has the plain card.
      const seats = decks.map((faction) => ({
        faction,
        hand: [...sometimes(inHand), ...(faction === strong ? sometimes(plain) : [])],
        play: sometimes(inPlay),
        discard: sometimes(inDiscard),
      }));
      const points = vp(chance);
      const [first, second] = seats.map((has) => advantage(has, points));
      learner.learn(turn(chance() < 1 / (1 + Math.exp(second - first)) ? 0 : 1, points, seats), 0);
    }
    const worths = learner.worths();
    // The weights have nothing to say in these games, so the trust in them stays what it was: 1 / 2.6.
    return (card: number) => (worths[allCards.defs[card].id] ?? [0, 0, 0, 0, 0, 0]).map((x) => x / 2.6);
  }

  test('is what it adds to the chance of winning, not what its deck does', () => {
    const learnt = learntFrom(
      () => 0,
      ({ faction, hand, play, discard = [] }) =>
        (faction === strong ? 1 : 0) + (hand.includes(inHand) ? 1 : 0) - (play.length > 0 ? 0.5 : 0) + (discard.length > 0 ? 0.7 : 0),
    );
    const [hand] = learnt(inHand);
    const [, play] = learnt(inPlay);
    const [, , discard] = learnt(inDiscard);
    const [nothing] = learnt(plain);
    expect(hand).toBeGreaterThan(0.8);
    expect(hand).toBeLessThan(1.2);
    expect(play).toBeGreaterThan(-0.7);
    expect(play).toBeLessThan(-0.3);
    expect(discard).toBeGreaterThan(0.5);
    expect(discard).toBeLessThan(0.9);
    expect(Math.abs(nothing)).toBeLessThan(0.2);
  });

  test('can be different late in the game', () => {
    const learnt = learntFrom(
      (chance) => (chance() < 0.5 ? 0 : 15),
      ({ hand }, vp) => (hand.includes(inHand) && vp === 15 ? 1 : 0),
    );
    const [early, , , late] = learnt(inHand);
    expect(Math.abs(early)).toBeLessThan(0.2);
    expect(early + late).toBeGreaterThan(0.8);
    expect(early + late).toBeLessThan(1.2);
  });

  test('counts for whoever holds or controls it, and more or less towards the end', () => {
    const game = Game.create(allCards, {
      seed: 'worth',
      players: [{ factions: ['aliens', 'pirates'] }, { factions: ['ninjas', 'wizards'] }],
    });
    const card = game.position.def(game.state.hands[1][0]).id;
    const copies = game.state.hands[1].filter((c) => game.position.def(c).id === card).length;
    const judge = (cards?: CardWorths): number[] => Array.from(evaluate(game, new Float64Array(2), false, { ...tuned[2], cards }));
    const usual = judge();
    const worths: CardWorths = { [card]: [0.5, 9, 4, 3, 9, 6] };
    const early = judge(worths);
    expect(early[0]).toBe(usual[0]);
    expect(early[1] - usual[1]).toBeCloseTo(0.5 * copies, 5);
    game.state.vp[0] = 10;
    expect(judge(worths)[1] - judge()[1]).toBeCloseTo((0.5 + 2) * copies, 5);
    expect(judge({ 'no/such-card': [1, 1, 1, 1, 1, 1] })).toEqual(judge());
  });

  test('does not depend on whose turn it is, which is learnt by itself', () => {
    const learner = new WorthLearner(allCards, 2.6);
    // The active seat, which is always the first here, wins three of four games.
    for (let i = 0; i < 4000; i++) {
      const has = { faction: strong, hand: [plain], play: [] };
      learner.learn(turn(i % 4 === 0 ? 1 : 0, 0, [has, has]), 0);
    }
    const [active, next] = learner.turn();
    expect(active - next).toBeCloseTo(Math.log(3), 1);
    const game = Game.create(allCards, {
      seed: 'turn',
      players: [{ factions: ['aliens', 'pirates'] }, { factions: ['ninjas', 'wizards'] }],
    });
    const chanceWith = (worths?: TurnOdds): number => chances(game, { ...tuned[2], turn: worths }, new Float64Array(2))[game.state.active];
    const odds = (chance: number): number => chance / (1 - chance);
    expect(odds(chanceWith([active, next, 5, -5])) / odds(chanceWith())).toBeCloseTo(Math.exp(active - next), 5);
  });

  test('is learnt about bases as well: what minions and power are worth there', () => {
    const [rich, poor] = allCards.defs.flatMap((def, i) => (def.type === 'base' ? [i] : []));
    const learner = new WorthLearner(allCards, 2.6);
    // Both seats have as much power and as many minions, and the one on the rich base wins three of four games.
    for (let i = 0; i < 8000; i++) {
      const on = (base: number): Has => ({ faction: strong, hand: [], play: [], bases: [[base, 3, 0]] });
      const [first, second] = i % 2 === 0 ? [rich, poor] : [poor, rich];
      const richWins = i % 8 < 6;
      learner.learn(turn(richWins === (first === rich) ? 0 : 1, 0, [on(first), on(second)]), 0);
    }
    const worths = learner.bases();
    const worth = (base: number): number => worths[allCards.defs[base].id][0];
    expect((3 * (worth(rich) - worth(poor))) / 2.6).toBeCloseTo(Math.log(3), 1);
    expect(worths[allCards.defs[rich].id][1]).toBe(0);
  });

  test('counts in its owner’s discard pile as well', () => {
    const { game } = gameAt(allCards, {
      players: [{ name: 'Anna', discard: ['pirates/pirate-king', 'pirates/first-mate'] }, { name: 'Ben' }],
      bases: [{ base: 'tortuga' }, { base: 'the-mothership' }],
      turn: 'Anna',
    });
    const judge = (cards?: CardWorths): number[] => Array.from(evaluate(game, new Float64Array(2), false, { ...tuned[2], cards }));
    const worths: CardWorths = { 'pirates/pirate-king': [9, 9, 0.5, 9, 9, 3] };
    expect(judge(worths)[0] - judge()[0]).toBeCloseTo(0.5, 5);
    game.state.vp[1] = 5;
    expect(judge(worths)[0] - judge()[0]).toBeCloseTo(0.5 + 1, 5);
    expect(judge(worths)[1]).toBe(judge()[1]);
  });

  test('a base counts for each minion and each point of power there', () => {
    const { game } = gameAt(allCards, {
      players: [{ name: 'Anna' }, { name: 'Ben' }],
      bases: [
        {
          base: 'tortuga',
          minions: [
            { card: 'dinosaurs/war-raptor', controller: 'Anna' },
            { card: 'pirates/first-mate', controller: 'Anna' },
          ],
        },
        { base: 'jungle-oasis', minions: [{ card: 'pirates/first-mate', controller: 'Ben' }] },
      ],
      turn: 'Anna',
    });
    const power = game.position.playerPower(game.state.bases[0], 0);
    const judge = (bases?: BaseWorths): number[] => Array.from(evaluate(game, new Float64Array(2), false, { ...tuned[2], bases }));
    const [usual, learnt] = [judge(), judge({ tortuga: [0.5, 0.25] })];
    expect(power).toBeGreaterThan(0);
    expect(learnt[0] - usual[0]).toBeCloseTo(2 * 0.5 + power * 0.25, 5);
    expect(learnt[1]).toBe(usual[1]);
  });

  test('names cards and bases that exist; a faction that was not learnt is judged by the kinds of its cards', () => {
    const ids = new Set(allCards.defs.map((d) => d.id));
    for (const players of [2, 3, 4] as const) {
      const known = Object.keys(learntAbout(allCards)[players].cards!);
      expect(known.length).toBeGreaterThan(200);
      expect(known.filter((id) => !ids.has(id))).toEqual([]);
    }
    const bases = Object.keys(learntAbout(allCards)[2].bases!);
    expect(bases.length).toBeGreaterThan(40);
    expect(bases.filter((id) => !ids.has(id))).toEqual([]);
  });
});
