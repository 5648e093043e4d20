import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import { clustered, elo, playBots, share, sprt } from '@breakpoint/cli/tools';
import { DEFAULTS, serve } from '@breakpoint/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands } from '../src/commands.js';
import type { Report } from '../src/load/report.js';
import { botNamed } from '../src/matches/bots.js';
import { arrangements } from '../src/matches/deals.js';
import { output } from './output.js';

afterEach(() => vi.restoreAllMocks());

test.each(Object.keys(commands))('%s has help with examples', async (name) => {
  const { code, out } = await output(name, '--help');
  expect(code).toBe(0);
  expect(out).toContain(`Usage: lab ${name}`);
  expect(out).toMatch(new RegExp(`\\n  (lab|node .*) ${name}`));
});

test.each([
  ['arena', '--a', 'clever', '--b', 'random'],
  ['arena', '--a', 'random', '--b', 'random', '--players', '5'],
  ['simulate', '--queue'],
])('explains a mistake and exits with code 2: %s %s %s', async (...args) => {
  const { code, err } = await output(...args);
  expect(code).toBe(2);
  expect(err).toContain('--help');
});

describe('the first bots', () => {
  test('are still there to be beaten', () => {
    expect(botNamed(allCards, 'greedy@1')?.name).toBe('greedy@1');
    expect(botNamed(allCards, 'search@1:4i')?.name).toBe('search@1:4i');
    expect(botNamed(allCards, 'search@1:30i*3')).toBeNull();
    const bots = ['greedy@1', 'search@1:2i'].map((name) => botNamed(allCards, name)!);
    const { winner } = playBots(allCards, { seed: 'first', players: [{}, {}], factions: 'random' }, bots);
    expect(winner).toBeGreaterThanOrEqual(0);
  });
});

describe('arena', () => {
  test('a bot against itself wins exactly half', async () => {
    const { code, out } = await output('arena', '--a', 'easy', '--b', 'easy', '--games', '8', '--threads', '0', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 8, deals: 2, won: { value: 0.5 }, elo: { value: 0 } });
  });

  test('A sits at every seat', () => {
    expect(arrangements(2)).toHaveLength(4);
    expect(arrangements(4).map((a) => a.seat)).toEqual([0, 1, 2, 3]);
  });

  test('statistics', () => {
    expect(clustered([0.5, 0.5, 0.5, 0.5])).toMatchObject({ value: 0.5, low: 0.5, high: 0.5 });
    expect(share(50, 100).low).toBeCloseTo(0.404, 2);
    expect(elo(0.5, 2)).toBeCloseTo(0);
    expect(elo(0.25, 4)).toBeCloseTo(0);
    expect(elo(0.76, 2)).toBeCloseTo(200, -1);
    const strong = Array.from({ length: 200 }, (_, i) => (i % 4 === 0 ? 0.5 : 0.75));
    expect(sprt(strong, 0.5, 0.55).verdict).toBe(1);
    expect(sprt(strong.slice(0, 10), 0.5, 0.55).verdict).toBe(0);
  });
});

test('reviews count the choices that are marked, and go on where they stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  const ask = ['reviews', '--a', 'random', '--b', 'easy', '--games', '1', '--every', '6', '--out', join(folder, 'reviews.json')];
  const { code, out } = await output(...ask);
  expect(code).toBe(0);
  const [, marked, choices] = /marks: (\d+) of (\d+) /.exec(out)!.map(Number);
  expect(choices).toBeGreaterThan(5);
  expect(marked).toBeGreaterThan(0);
  expect((await output(...ask)).out).toBe(out);
  expect((await output(...ask, '--seed', 'another')).code).toBe(2);
  rmSync(folder, { recursive: true });
});

test('load says that no server answers at an address, and ends', async () => {
  const { code, err } = await output('load', '--url', 'http://127.0.0.1:1', '--seconds', '1');
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('no server answers at http://127.0.0.1:1') });
});

test('load plays real games against a server and prints the figures', async () => {
  const many = 1_000_000;
  const limits = { ...DEFAULTS.limits, perSecond: many, burst: many, tables: many, sockets: many, posts: many };
  const server = await serve(allCards, { metrics: 'open', settings: { limits, botThreads: 0 } });
  const load = [
    'load',
    '--url',
    server.url,
    '--tables',
    '2',
    '--players',
    '3',
    '--watchers',
    '2',
    '--slow',
    '1',
    '--seconds',
    '2',
    '--warm-up',
    '0',
  ];
  const { code, out } = await output(...load, '--json');
  expect(code).toBe(0);
  const report = JSON.parse(out) as Report;
  expect(report.errors).toEqual({});
  expect(report.answers).toBeGreaterThan(10);
  expect(report.answersPerCpuSecond).toBeGreaterThan(0);
  expect(report.answersPerCommit).toBeGreaterThan(0.5);
  expect(report.bytesPerAnswer.all).toBeLessThan(8192);
  expect((await output(...load, '--rate', '5')).out).toMatch(/answers per CPU second/);
  await server.close();
});
