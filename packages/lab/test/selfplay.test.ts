import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tuned } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newFolder } from '../../../tests/folder.js';
import { newTune, TUNED, type Tune, tuneOn, weightsAt } from '../src/commands/tune.js';
import { botNamed } from '../src/matches/bots.js';
import { readLessons } from '../src/matches/lessons.js';
import { addTime, type Run, timeQuantile } from '../src/matches/run.js';
import { replayLesson } from '../src/matches/selfplay.js';
import { type Done, runTask, type Task } from '../src/matches/tasks.js';
import { playTrial, seatings, type Trial } from '../src/matches/trial.js';
import { output } from './output.js';

afterEach(() => vi.restoreAllMocks());

const file = (name: string): string => join(newFolder(), name);
const json = <T>(name: string): T => JSON.parse(readFileSync(name, 'utf8')) as T;

test('a bot that could play without end on another player’s turn stops after some plays', async () => {
  // A Mboro Hornet, two Collectors and The Homeworld: each Collector lets the other be played again.
  const { code, out } = await output(
    'simulate',
    '--bot',
    'greedy',
    '--seed',
    'report',
    '--from',
    '11186',
    '--games',
    '1',
    '--threads',
    '0',
  );
  expect(code).toBe(0);
  expect(Number(/ (\d+) decisions/.exec(out)?.[1])).toBeLessThan(2000);
});

describe('arena', () => {
  const arena = (...args: string[]) => output('arena', '--a', 'random', '--b', 'random', '--threads', '0', '--json', ...args);

  test('continues where it stopped, with the deals that one run would have played', async () => {
    const [whole, parts] = [file('whole.json'), file('parts.json')];
    await arena('--games', '8', '--out', whole);
    await arena('--games', '4', '--out', parts);
    const { out } = await arena('--games', '8', '--out', parts);
    expect(json<Run>(parts).won).toEqual(json<Run>(whole).won);
    expect(JSON.parse(out)).toMatchObject({ games: 8, deals: 2 });
  });

  test('adds runs up, but not the same games twice', async () => {
    const runs = ['one', 'two'].map((seed) => ({ seed, name: file(`${seed}.json`) }));
    for (const { seed, name } of runs) await arena('--games', '4', '--seed', seed, '--out', name);
    const { out } = await output('arena', '--json', ...runs.flatMap(({ name }) => ['--sum', name]));
    expect(JSON.parse(out)).toMatchObject({ games: 8, deals: 2, seed: ['one', 'two'] });
    const twice = await output('arena', '--sum', runs[0].name, '--sum', runs[0].name);
    expect(twice.code).toBe(2);
    const other = await arena('--games', '4', '--seed', 'three', '--out', runs[0].name);
    expect(other.code).toBe(2);
  });

  test('keeps times in buckets of a twentieth', () => {
    const times = {};
    for (let ms = 1; ms <= 100; ms++) addTime(times, ms);
    expect(timeQuantile(times, 0.5)).toBeGreaterThan(47);
    expect(timeQuantile(times, 0.5)).toBeLessThan(53);
    expect(timeQuantile(times, 0.95)).toBeGreaterThan(90);
    expect(timeQuantile(times, 0.95)).toBeLessThan(100);
  });

  test('knows bots with the weights in a file, and searches with other settings', () => {
    const weights = file('weights.json');
    writeFileSync(weights, JSON.stringify({ weights: { 2: { vp: 3 } } }));
    for (const name of [
      `greedy+${weights}`,
      `search:20i+${weights}`,
      'search:20i,curiosity=0.9',
      `search:20i,horizon=1,worth=2+${weights}`,
    ])
      expect(botNamed(allCards, name)).not.toBeNull();
    for (const name of ['greedy+no-such-file', 'search:20i,cleverness=9', 'greedy,curiosity=1'])
      expect(botNamed(allCards, name)).toBeNull();
  });
});

describe('tune', () => {
  test('a trial gives the opposite score when the sides change places', () => {
    const usual = tuned[2];
    const odd = { ...usual, vp: usual.vp / 2, power: 2 * usual.power };
    const one = playTrial(allCards, { kind: 'trial', players: 2, seed: 'sides', deal: 3, sides: [usual, odd] });
    const other = playTrial(allCards, { kind: 'trial', players: 2, seed: 'sides', deal: 3, sides: [odd, usual] });
    expect(one.score).toBeCloseTo(-other.score);
    expect(one.score).not.toBe(0);
  });

  test('for every seating there is one with the sides exchanged', () => {
    for (const players of [2, 3, 4])
      for (const line of seatings(players)) expect(seatings(players)).toContainEqual(line.map((side) => 1 - side));
  });

  /** A pool whose trials favour the side with the higher weight for power, and end in no particular order. */
  const pool = {
    run: async (task: Task): Promise<Done> => {
      const { deal, sides } = task as Trial;
      await new Promise((resolve) => setTimeout(resolve, (deal * 7) % 5));
      return { ...runTask(allCards, { kind: 'matches', games: [] }), games: 4, score: Math.tanh(8 * (sides[0].power - sides[1].power)) };
    },
  };
  const upTo = (state: Tune, rounds: number): Promise<void> =>
    tuneOn(
      state,
      pool,
      () => state.round < rounds,
      () => {},
    );

  test('continues where it stopped as if it had not stopped', async () => {
    const whole = newTune(2, 'tune', 3, tuned[2]);
    await upTo(whole, 30);
    const first = newTune(2, 'tune', 3, tuned[2]);
    await upTo(first, 11);
    const parts = JSON.parse(JSON.stringify(first)) as Tune;
    await upTo(parts, 30);
    expect(parts).toEqual(whole);
    expect(whole.games).toBe(30 * 3 * 4);
    expect(whole.weights[2]).toEqual(weightsAt(whole.start, whole.mean));
  });

  test('finds the weights that help, and keeps them in a file', async () => {
    const state = newTune(2, 'tune', 8, tuned[2]);
    await upTo(state, 60);
    expect(state.weights[2].power).toBeGreaterThan(tuned[2].power + 0.05);
    expect(Math.abs(state.weights[2].vp - tuned[2].vp)).toBeLessThan(1);
    const out = file('tune.json');
    expect((await output('tune', '--directions', '1', '--rounds', '1', '--threads', '0', '--out', out)).code).toBe(0);
    expect(json<Tune>(out)).toMatchObject({ round: 1, games: 4, players: 2 });
  });

  test('keeps weights within their limits', () => {
    const w = weightsAt(
      tuned[2],
      TUNED.map(() => -1000),
    );
    expect(w.reach).toBe(1);
    expect(w.margin).toBeGreaterThan(0);
  });
});

describe('games to learn from', () => {
  test.each([
    ['greedy', 2],
    ['search:2i', 2],
  ])('of %s can be stored, added to and replayed', async (bot, players) => {
    const name = file('games.gz');
    const train = (games: string) =>
      output('train', '--games', name, '--play', games, '--bot', bot, '--players', String(players), '--strays', '100', '--threads', '0');
    expect((await train('1')).code).toBe(0);
    expect((await train('2')).code).toBe(0);
    const { how, lessons } = readLessons(name);
    expect(lessons.map((l) => l.n)).toEqual([0, 1]);
    let estimates = 0;
    for (const lesson of lessons) {
      const game = replayLesson(allCards, how, lesson, (g, picks, estimate) => {
        for (const x of estimate?.options ?? []) expect(x.at === 254 || x.at < g.decision!.options.length).toBe(true);
        if (estimate) estimates++;
        expect(picks.every((o) => g.decision!.options.includes(o))).toBe(true);
      });
      expect(game.state.vp).toEqual(lesson.vp);
    }
    expect(estimates > 0).toBe(bot.startsWith('search'));
  });
});
