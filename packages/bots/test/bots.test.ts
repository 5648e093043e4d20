import { allCards } from '@breakpoint/cards';
import { answerWith, type Chance, Game, knowledgeOf, seedFromText } from '@breakpoint/engine';
import { below, disguised, gameAt, keyOf, sampleWorld } from '@breakpoint/engine/tools';
import { describe, expect, test, vi } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import { type Bot, botCalled, greedy, levels, random, searchWith } from '../src/index.js';
import { lightPicks } from '../src/light.js';
import { tuned } from '../src/weights.js';

const chanceOf = (seed: string): Chance => ({ key: seedFromText(seed), used: 0 });

function newGame(seed: string, players = 2): Game {
  return Game.create(allCards, { seed, players: Array.from({ length: players }, () => ({})), factions: 'random' });
}

/** Plays on with these bots, for at most `most` decisions; returns how many there were. */
function playOn(game: Game, bots: Bot[], chance: Chance, most = 5000): number {
  let n = 0;
  for (; game.decision !== null && n < most; n++) {
    const { seat } = game.decision;
    answerWith(game, seat, bots[seat].decide(knowledgeOf(game, seat), chance));
  }
  return n;
}

describe('bots', () => {
  test.each([2, 3, 4])('finish a game of %i', (players) => {
    const game = newGame(`finish ${players}`, players);
    playOn(game, [levels.normal(), random, levels.easy(), levels.normal()].slice(0, players), chanceOf('finish'));
    expect(game.over).toBe(true);
  });

  test('greedy beats random', () => {
    let won = 0;
    for (let i = 0; i < 10; i++) {
      const game = newGame(`beats ${i}`);
      playOn(game, i % 2 === 0 ? [greedy, random] : [random, greedy], chanceOf(`beats ${i}`));
      if (game.state.winner === i % 2) won++;
    }
    expect(won).toBeGreaterThanOrEqual(8);
  });

  test('greedy does not play and take back for ever (The Homeworld and two Collectors)', () => {
    const game = Game.create(allCards, {
      seed: 'duel/150',
      players: [{ factions: ['vampires', 'dinosaurs'] }, { factions: ['zombies', 'aliens'] }],
    });
    playOn(game, [levels.normal(), levels.normal()], chanceOf('b150'), 3000);
    expect(game.over).toBe(true);
  });

  test('an ability that was opened and declined is not opened again (Storyteller’s Hut)', () => {
    const { game } = gameAt(allCards, {
      players: [{ name: 'Anna', hand: ['wizards/sacrifice'], deck: ['wizards/scry'] }, { name: 'Ben' }],
      bases: [{ base: 'storytellers-hut' }, { base: 'tortuga' }],
      turn: 'Anna',
      played: { actions: 1 },
    });
    const hut = game.decision!.options.find((o) => keyOf(game, o).startsWith('use storytellers-hut'))!;
    const chance = chanceOf('hut');
    const opens = (): boolean[] => Array.from({ length: 40 }, () => lightPicks(game, game.decision!, chance, tuned[2])[0] === hut);
    expect(opens()).toContain(true);
    game.answer([hut]);
    game.answer([]);
    expect(game.decision!.options).toContain(hut);
    expect(opens()).not.toContain(true);
    for (const bot of [greedy, searchWith({ budget: { iterations: 12 } })])
      expect(bot.decide(knowledgeOf(game, 0), chance)).toEqual(['end']);
  });

  test.each([
    ['tricksters/mark-of-sleep', [], /^seat:1$/],
    ['tricksters/block-the-path', ['tortuga'], /pirates|zombies/],
  ])('names another player’s, not its own, to be hindered (%s)', (card, before, named) => {
    for (let i = 0; i < 8; i++) {
      const { game } = gameAt(allCards, {
        seed: `hinder ${i}`,
        players: [
          { name: 'Anna', factions: ['tricksters', 'wizards'], hand: [card, 'wizards/neophyte'] },
          { name: 'Ben', factions: ['pirates', 'zombies'], hand: ['pirates/dinghy', 'zombies/walker'] },
        ],
        bases: [{ base: 'tortuga' }, { base: 'the-hill' }],
        turn: 'Anna',
      });
      const bot = levels.normal();
      for (const key of [`play ${card}`, ...before]) {
        // When it comes to the next question, it remembers what it thought about this one.
        bot.decide(knowledgeOf(game, 0), chanceOf(`hinder ${i}`));
        game.answer([game.decision!.options.find((o) => keyOf(game, o).startsWith(key))!]);
      }
      const [answer] = bot.decide(knowledgeOf(game, 0), chanceOf(`hinder ${i}`));
      expect(answer).toMatch(named);
    }
  });

  // The Homeworld lets its player play an extra minion of power 2 or less after each minion played there, and the Collector may return itself.
  test('greedy does not play a minion that returns itself for ever', () => {
    const { game } = gameAt(allCards, {
      players: [
        { name: 'Anna', vp: 9, deck: ['aliens/scout', 'aliens/scout', 'aliens/scout'] },
        { name: 'Ben', vp: 2, hand: ['aliens/collector', 'ninjas/shinobi'], deck: ['aliens/scout', 'aliens/scout', 'aliens/scout'] },
      ],
      bases: [
        {
          base: 'the-homeworld',
          minions: [
            { card: 'robots/zapbot', controller: 'Ben', counters: 20 },
            { card: 'robots/zapbot', controller: 'Anna', counters: 22 },
          ],
        },
        { base: 'tortuga' },
      ],
      baseDeck: ['ninja-dojo'],
      turn: 'Ben',
      played: { minions: 1, actions: 1 },
    });
    const { turn } = game.state;
    const bots = [levels.normal(), levels.normal()];
    let n = 0;
    while (game.state.turn === turn && n < 200) n += playOn(game, bots, chanceOf('returns'), 1);
    expect(n).toBeLessThan(200);
  });

  // Brojak follows the First Mate, who may move to another base after scoring: with this much power, that base scores at once.
  test.each(['normal'])('%s does not score base after base for ever', (name) => {
    const bases = ['island-chain', 'machu-picchu', 'the-central-brain', 'temple-of-goju', 'ninja-dojo', 'tortuga'];
    const { game } = gameAt(allCards, {
      players: [
        { name: 'Anna', vp: 10 },
        { name: 'Ben', vp: 14 },
      ],
      bases: bases.slice(0, 3).map((base, i) => ({
        base,
        minions:
          i > 0
            ? []
            : [
                { card: 'pirates/first-mate', controller: 'Ben' },
                { card: 'vigilantes/brojak', controller: 'Ben', counters: 40 },
              ],
      })),
      baseDeck: bases.slice(3),
      turn: 'Ben',
    });
    const bots = [levels.normal(), botCalled(name)!];
    const n = playOn(game, bots, chanceOf('base after base'), 200);
    expect(game.over).toBe(true);
    expect(n).toBeLessThan(200);
    expect(game.state.vp[1]).toBeGreaterThanOrEqual(15);
  });

  test('can be made by name', () => {
    for (const name of ['random', 'greedy', 'search', 'search:50ms', 'search:20i', ...Object.keys(levels)])
      expect(botCalled(name)).not.toBeNull();
    for (const name of ['', 'clever', 'search:', 'search:0ms', 'toString']) expect(botCalled(name)).toBeNull();
  });
});

describe('a bot cannot peek', () => {
  // Two kinds of games look the same to the seat: the game with hidden cards exchanged, and a world sampled for the seat.
  test.each<[string, () => Bot]>([
    ['random', () => random],
    ['greedy', () => levels.normal()],
    ['search', () => searchWith({ budget: { iterations: 12 } })],
  ])('%s answers the same in games that look the same', (_, make) => {
    const chance = chanceOf('peek');
    for (let i = 0; i < sampled(6, 3); i++) {
      const game = newGame(`peek ${i}`, 2 + (i % 3));
      playOn(
        game,
        Array.from({ length: 4 }, () => random),
        chance,
        20 + below(chance, 60),
      );
      for (let n = 0; n < 6 && game.decision !== null; n++) {
        const { seat } = game.decision;
        const answer = (g: Game): string[] => make().decide(knowledgeOf(g, seat), chanceOf(`seed ${i} ${n}`));
        const own = answer(game);
        // In the middle of an ability, a disguised copy has no answers by which it could be rebuilt.
        if (game.quiet) expect(answer(disguised(game, seat, chance))).toEqual(own);
        expect(random.decide(knowledgeOf(sampleWorld(game, seat, chance), seat), chanceOf('x'))).toEqual(
          random.decide(knowledgeOf(game, seat), chanceOf('x')),
        );
        answerWith(game, seat, own);
      }
    }
  });
});

describe('search', () => {
  test('names the options it considered', () => {
    const game = newGame('time');
    const bot = searchWith({ budget: { ms: 500 } });
    playOn(game, [greedy, greedy], chanceOf('time'), 12);
    while (game.decision!.quiet !== 'play' || game.decision!.options.length < 3) playOn(game, [greedy, greedy], chanceOf('time'), 1);
    bot.advise(knowledgeOf(game, game.decision!.seat), chanceOf('warm'));
    const advice = bot.advise(knowledgeOf(game, game.decision!.seat), chanceOf('time'));
    expect(advice.keys.length).toBeGreaterThan(0);
    expect(advice.options.some((o) => o.visits > 0)).toBe(true);
    for (const o of advice.options) {
      expect(o.value).toBeGreaterThanOrEqual(0);
      expect(o.value).toBeLessThanOrEqual(1);
    }
  });

  test('keeps its time limit on a slow machine, on which one world takes longer than that', () => {
    const game = newGame('slow', 4);
    while (game.decision!.quiet !== 'play' || game.decision!.options.length < 3)
      playOn(game, [greedy, greedy, greedy, greedy], chanceOf('slow'), 1);
    let now = 0;
    let later = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const apply = Game.prototype.apply;
    vi.spyOn(Game.prototype, 'apply').mockImplementation(function (this: Game, ...picks) {
      now += 1.7;
      if (now > 105) later++;
      return apply.apply(this, picks);
    });
    const keys = searchWith({ budget: { ms: 100 } }).decide(knowledgeOf(game, game.decision!.seat), chanceOf('slow'));
    vi.restoreAllMocks();
    expect(game.decision!.options.map((o) => keyOf(game, o))).toEqual(expect.arrayContaining(keys));
    expect(now).toBeGreaterThan(94);
    expect(later).toBeLessThan(3);
  });

  test('by the clock, plans its next decisions in the time that is left; at the end of its turn it answers when the decision is settled', () => {
    const game = newGame('plans');
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const apply = Game.prototype.apply;
    vi.spyOn(Game.prototype, 'apply').mockImplementation(function (this: Game, ...picks) {
      now += 0.1;
      return apply.apply(this, picks);
    });
    const times: Record<'plays' | 'ends', number[]> = { plays: [], ends: [] };
    const bots = [0, 1].map(() => searchWith({ budget: { ms: 100 } }));
    for (let i = 0; i < 32; i++) {
      const { seat, quiet, options } = game.decision!;
      const began = now;
      const keys = bots[seat].decide(knowledgeOf(game, seat), chanceOf(`plans ${i}`));
      if (quiet === 'play' && options.length > 1) times[keys[0] === 'end' ? 'ends' : 'plays'].push(now - began);
      answerWith(game, seat, keys);
    }
    vi.restoreAllMocks();
    expect(times.plays.length).toBeGreaterThan(4);
    expect(Math.min(...times.plays)).toBeGreaterThan(90);
    expect(Math.max(...times.plays)).toBeLessThan(101);
    expect(times.ends.length).toBeGreaterThan(1);
    expect(Math.min(...times.ends)).toBeLessThan(80);
  });

  test.each([2, 4])('plays whole games of %i with few iterations', (players) => {
    const game = newGame(`search ${players}`, players);
    playOn(
      game,
      Array.from({ length: players }, (_, i) => (i === 0 ? searchWith({ budget: { iterations: 4 } }) : greedy)),
      chanceOf('whole'),
    );
    expect(game.over).toBe(true);
  });
});
