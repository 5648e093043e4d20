import { allCards } from '@breakpoint/cards';
import { Game, knowledgeOf, save } from '@breakpoint/engine';
import { optionOf } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { type Budget, botCalled, decideTogether, explore, type Findings, levels, searchWith, threadsFor } from '../src/index.js';

const chanceOf = (n: number) => ({ key: [n, 2, 3, 4] as [number, number, number, number], used: 0 });
const never = new Promise<never>(() => undefined);

/** The first position of a game between bots whose decision is like this. */
function positionWith(fits: (d: NonNullable<Game['decision']>) => boolean): Game {
  const players = [{ factions: ['zombies', 'robots'] }, { factions: ['wizards', 'pirates'] }];
  const game = Game.create(allCards, { players, seed: 'together', first: 0 }, { events: false });
  const bot = levels.normal();
  const chance = chanceOf(1);
  while (!fits(game.decision!)) {
    const keys = bot.decide(knowledgeOf(game, game.decision!.seat), chance);
    game.answer(keys.map((key) => optionOf(game, key)));
  }
  return game;
}
const play = (d: NonNullable<Game['decision']>): boolean => d.quiet === 'play' && d.options.length > 4;

/** All picks of a list, with the sums of their visits and results. */
function totals(findings: Findings, path = ''): Map<string, number[]> {
  const all = new Map<string, number[]>();
  for (const { key, visits, sums, next } of findings) {
    all.set(`${path} ${key}`, [visits, ...sums]);
    for (const [deeper, numbers] of totals(next, `${path} ${key}`)) all.set(deeper, numbers);
  }
  return all;
}

describe('several searches of one decision', () => {
  test.each([
    ['a play', play],
    ['a list', (d: NonNullable<Game['decision']>) => d.most > 1 && d.options.length > 2 && d.quiet !== 'limit'],
  ])('add up: %s', (_, fits) => {
    const game = positionWith(fits);
    const { seat } = game.decision!;
    const budget: Budget = { iterations: 40 };
    const own = searchWith({ budget }).study(knowledgeOf(game, seat), chanceOf(2));
    const before = totals(own.findings());
    const help = explore(allCards, { save: save(game), seat, seed: 'helper' }, budget);
    // Threads exchange plain data.
    own.add(JSON.parse(JSON.stringify(help)));
    const sum = totals(own.findings());
    const helped = totals(help);
    expect(helped.size).toBeGreaterThan(1);
    expect(new Set(sum.keys())).toEqual(new Set([...before.keys(), ...helped.keys()]));
    for (const [path, numbers] of sum)
      numbers.forEach((n, i) => {
        expect(n).toBeCloseTo((before.get(path)?.[i] ?? 0) + (helped.get(path)?.[i] ?? 0));
      });
  });

  test('choose what they find best together', async () => {
    const game = positionWith(play);
    const { seat } = game.decision!;
    const budget: Budget = { iterations: 60 };
    const study = searchWith({ budget }).study(knowledgeOf(game, seat), chanceOf(2));
    const options = study.advice().options.filter((o) => o.visits > 0);
    const worst = options.reduce((a, b) => (b.value < a.value ? b : a));
    expect(study.advice().keys).not.toEqual(worst.keys);
    // A helper that saw the worst option win a thousand times.
    const { key } = study.findings().find((f) => Math.abs(f.sums[seat] / f.visits - worst.value) < 1e-9)!;
    const won: Findings = [{ key, visits: 1000, sums: [0, 1].map((p) => (p === seat ? 1000 : 0)), next: [] }];
    const keys = await decideTogether(searchWith(), knowledgeOf(game, seat), chanceOf(2), { ms: 60 }, [Promise.resolve(won)]);
    expect(keys).toEqual(worst.keys);
  });

  test('answer in time without a helper that fails, or never reports', async () => {
    const game = positionWith(play);
    const { seat } = game.decision!;
    const helpers = [Promise.reject(new Error('out of memory')), never, Promise.resolve(null)];
    const began = performance.now();
    const keys = await decideTogether(searchWith(), knowledgeOf(game, seat), chanceOf(2), { ms: 50 }, helpers);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(game.decision!.options).toContain(optionOf(game, keys[0]));
  });

  test('end at once when their thread is needed', () => {
    const game = positionWith(play);
    const { seat } = game.decision!;
    let looks = 0;
    const found = explore(allCards, { save: save(game), seat, seed: 'x' }, { iterations: 500, isStopped: () => ++looks > 20 });
    expect(found.reduce((n, f) => n + f.visits, 0)).toBe(20);
  });

  test('in one thread, with fixed iterations, always come to the same answer', () => {
    const game = positionWith(play);
    const decide = () => botCalled('search:30i*3')!.decide(knowledgeOf(game, game.decision!.seat), chanceOf(7));
    expect(decide()).toEqual(decide());
  });
});

test('the number of threads leaves one core free and heeds the memory', () => {
  expect([1, 2, 3, 4, 16].map((cores) => threadsFor(cores))).toEqual([1, 1, 2, 3, 3]);
  expect(threadsFor(8, 2)).toBe(1);
  expect(threadsFor(8, 8)).toBe(3);
});
