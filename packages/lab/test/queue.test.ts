import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { allCards } from '@breakpoint/cards';
import { build } from 'esbuild';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestPostgres } from '../../../tests/postgres.js';
import { buildOf } from '../src/queue/build.js';
import { QueuedJob } from '../src/queue/job.js';
import { Worker } from '../src/queue/worker.js';
import { output } from './output.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../../node_modules/.cache/breakpoint-queue');
const program = join(cache, `child-${process.pid}.mjs`);
const folder = mkdtempSync(join(tmpdir(), 'breakpoint-queue-'));
let postgres: TestPostgres;
let url: string;
let database: pg.Client;
const children: ChildProcess[] = [];

// Processes start slowly where many tests run at the same time.

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  const built = build({
    entryPoints: [here('./queue-child.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    external: ['pg', 'piscina'],
    // The program knows its build by its sources, as this process does.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(here('../src/queue/build.ts'))) },
    logLevel: 'error',
  });
  [postgres] = await Promise.all([TestPostgres.start(), built]);
});

afterAll(async () => {
  await database.end();
  await postgres.stop();
  for (const path of [program, folder]) rmSync(path, { recursive: true, force: true });
});

async function freshQueue(): Promise<void> {
  url = await postgres.database();
  await connect();
}

async function connect(): Promise<void> {
  await database?.end().catch(() => {});
  database = new pg.Client({ connectionString: url });
  database.on('error', () => {});
  await database.connect();
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** A command in a process of its own. */
function start(args: string[], env: Record<string, string> = {}): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  children.push(child);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out, err })));
  return { child, ended };
}
const playedBy = ({ out }: Ended): number => Number(/(\d+) games played/.exec(out)![1]);
/** A worker in this process, until there is nothing left to do; gives the number of its games. */
async function work(): Promise<number> {
  return (await new Worker(allCards, { url, threads: 0, build: buildOf(allCards, []), idle: 500, say: () => {} }).run()).games;
}

const count = async (condition: string): Promise<number> =>
  (await database.query(`select number from breakpoint_queue.chunks where ${condition}`)).rowCount!;
/** Games without a result that a worker holds. */
async function held(): Promise<number> {
  const free = await count('result is null for update skip locked');
  return (await count('result is null')) - free;
}
const stored = (): Promise<number> => count('result is not null');

/** Waits until this is true. Before there is a queue, it never is. */
async function until(so: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 12_000; tries++) {
    if (await so().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it did not come to that');
}

/** More than a worker of two threads has taken by its third taking, if each is four times as large as the one before: 2, 8 and 32. */
const N = 60;
const GAMES = ['--games', String(N), '--seed', 'queue', '--players', '3', '--json'];
let alone: { rows: string; told: object };

/** What a command says of its games, without the time that it took. */
const told = (out: string): object => ({ ...(JSON.parse(out) as object), seconds: 0 });
const rowsOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Has the games played by workers, and checks that it makes what one machine makes. */
async function collect(name: string): Promise<Ended> {
  const ended = await output('simulate', ...GAMES, '--queue', url, '--out', join(folder, name));
  expect(ended.code).toBe(0);
  expect(rowsOf(name)).toBe(alone.rows);
  expect(told(ended.out)).toEqual(alone.told);
  // Nothing is left of a finished job.
  expect(await count('true')).toBe(0);
  return ended;
}

/** A worker in a process of its own that has taken games, by default for the third time, and stands still since then. */
async function stopped(args: string[], nth = 3): Promise<ReturnType<typeof start>> {
  const started = start(args, { STOP_AT_TAKING: String(nth) });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    started.child.stderr!.on('data', (text) => {
      said += text;
      if (said.includes('Stopped.')) resolve();
    });
    started.child.once('close', () => reject(new Error(`it ended before it took so many games: ${said}`)));
  });
  return started;
}

/** A worker that stands still in the middle of the games: some are stored, and it holds others. */
async function inTheMiddle(...args: string[]): Promise<ReturnType<typeof start>> {
  await until(async () => (await count('true')) === N);
  const worker = await stopped(args);
  expect(await stored()).toBeGreaterThan(0);
  return worker;
}

describe('simulate by workers', () => {
  beforeAll(async () => {
    const { out } = await output('simulate', ...GAMES, '--threads', '0', '--out', join(folder, 'alone'));
    alone = { rows: rowsOf('alone'), told: told(out) };
    expect(alone.told).toMatchObject({ games: N, failed: 0 });
  });
  beforeEach(freshQueue);

  test('two workers share the games, and play none twice', async () => {
    const collected = collect('two');
    const slow = await inTheMiddle('worker', '--queue', url, '--idle', '1', '--threads', '2');
    // Held up for less than half a minute it keeps what it has taken. Nobody looks at the queue in the meantime: to see which games are
    // held, one has to lock the others for a moment, and then a worker may find none.
    const other = await work();
    slow.child.kill('SIGCONT');
    await collected;
    const played = [playedBy(await slow.ended), other];
    expect(Math.min(...played)).toBeGreaterThan(0);
    expect(played[0] + played[1]).toBe(N);
  });

  test('games of a worker that is killed are free at once, and nothing is lost', async () => {
    const collected = collect('killed');
    const { child } = await inTheMiddle('worker', '--queue', url, '--threads', '2');
    child.kill('SIGKILL');
    const killed = performance.now();
    await until(async () => (await held()) === 0);
    expect(performance.now() - killed).toBeLessThan(20_000);
    const before = await stored();
    expect(before).toBeLessThan(N);
    expect(await work()).toBe(N - before);
    await collected;
  });

  test('games of a worker that is frozen are given to others, and it stores nothing of them when it wakes up', async () => {
    const collected = collect('frozen');
    const frozen = await inTheMiddle('impatient', url);
    await until(async () => (await held()) === 0);
    const before = await stored();
    expect(before).toBeLessThan(N);
    expect(await work()).toBe(N - before);
    await collected;
    frozen.child.kill('SIGCONT');
    expect(playedBy(await frozen.ended)).toBe(before);
  });

  test('interrupted, the same command goes on where it stopped', async () => {
    const first = start(['simulate', ...GAMES, '--queue', url]);
    // The worker stands still until the command has ended, because it could be done with all games before that.
    const worker = await inTheMiddle('worker', '--queue', url, '--idle', '1', '--threads', '2');
    first.child.kill('SIGINT');
    const { code, err } = await first.ended;
    expect(code).toBe(130);
    expect(err).toContain('The same command continues from here');
    worker.child.kill('SIGCONT');
    const before = playedBy(await worker.ended);
    expect(before).toBeGreaterThan(0);
    expect(await stored()).toBe(before);
    // What nobody had begun was withdrawn.
    expect(await count('result is null')).toBe(0);
    // A smaller command with the same settings takes its own results with it, and leaves the others.
    expect((await output('simulate', '--games', '1', ...GAMES.slice(2), '--queue', url)).code).toBe(0);
    expect(await stored()).toBe(before - 1);
    const collected = collect('resumed');
    await until(async () => (await count('true')) === N);
    expect(await work()).toBe(N - before + 1);
    await collected;
  });

  test('the database may restart in the middle', async () => {
    const collected = collect('restarted');
    await until(async () => (await count('true')) === N);
    const working = work();
    await until(async () => (await stored()) > 0);
    await postgres.restart();
    await connect();
    const { err } = await collected;
    expect(err).toMatch(/The database is gone .*\nThe database is back/);
    await working;
  });
});

test('a job that nobody wants any more leaves nothing behind, not even games that are being played', async () => {
  await freshQueue();
  const task = {
    kind: 'check' as const,
    games: [0, 1, 2].map((number) => ({ number, setup: { seed: `unwanted ${number}`, players: [{}, {}] } })),
  };
  const job = await QueuedJob.open({ url, settings: {}, build: buildOf(allCards, []), anew: false, say: () => {} });
  let wanted = true;
  const run = job.run(
    [task],
    () => {},
    () => !wanted,
  );
  await until(async () => (await count('true')) === 3);
  const { child, ended } = await stopped(['worker', '--queue', url, '--idle', '1'], 1);
  wanted = false;
  await run;
  await job.close(true);
  expect(await count('true')).toBe(await held());
  child.kill('SIGCONT');
  expect((await ended).code).toBe(0);
  expect(await count('true')).toBe(0);
});

test('arena by workers makes what one machine makes', async () => {
  await freshQueue();
  const args = ['arena', '--a', 'random', '--b', 'random', '--games', '12', '--seed', 'queue'];
  const collected = output(...args, '--queue', url, '--out', join(folder, 'arena-queue'));
  await until(async () => (await count('true')) === 12);
  expect(await work()).toBe(12);
  await collected;
  await output(...args, '--threads', '0', '--out', join(folder, 'arena'));
  const runIn = (name: string): { won: number[] } => ({ ...JSON.parse(rowsOf(name)), times: null });
  expect(runIn('arena-queue').won).toHaveLength(3);
  expect(runIn('arena-queue')).toEqual(runIn('arena'));
});

describe('refused, with the reason:', () => {
  beforeAll(freshQueue);
  const build = buildOf(allCards, []);
  const job = { settings: { command: 'test' }, build, anew: false, say: () => {} };

  test.each([
    ['no address', 'somewhere', '--queue takes an address'],
    ['an address of something else', 'http://127.0.0.1/queue', '--queue takes an address'],
    ['nobody there', 'postgres://postgres@127.0.0.1:1/queue', "can't connect to the queue's database"],
  ])('%s', async (_, address, message) => {
    for (const command of ['simulate', 'worker']) {
      const { code, err } = await output(command, '--queue', address);
      expect(code).toBe(2);
      expect(err).toContain(message);
    }
  });

  test('a wrong password, which is not printed', async () => {
    const { code, err } = await output('worker', '--queue', url.replace(':password@', ':guessed@'));
    expect(code).toBe(2);
    expect(err).toContain('password authentication failed');
    expect(err).not.toContain('guessed');
  });

  test('options that do not fit', async () => {
    expect((await output('simulate', '--queue', url, '--threads', '2')).err).toContain('give --threads to them');
    expect((await output('simulate', '--anew')).err).toContain('name it with --queue');
    expect((await output('worker')).err).toContain('--queue says where the work is');
  });

  test('two that collect the same job', async () => {
    const first = await QueuedJob.open({ ...job, url });
    await expect(QueuedJob.open({ ...job, url })).rejects.toMatchObject({ problem: 'busy' });
    await first.close(true);
  });

  test('a job of another build, until it is begun again', async () => {
    await (await QueuedJob.open({ ...job, url, build: { ...build, code: 'older' } })).close(false);
    const said: string[] = [];
    const say = (line: string): void => void said.push(line);
    expect(await new Worker(allCards, { url, threads: 0, build, idle: 0, say }).run()).toEqual({ games: 0, refused: 1 });
    expect(said.join()).toContain('by another build (older, and this is');
    await expect(QueuedJob.open({ ...job, url })).rejects.toMatchObject({ problem: 'version' });
    await (await QueuedJob.open({ ...job, url, anew: true })).close(true);
  });

  test.each([
    [{ rules: '1' }, 'with rules 1 and cards'],
    [{ files: { 'no-such-weights.json': 'abc' } }, 'with another file no-such-weights.json, which is not here'],
  ])('a job with %o', async (other, message) => {
    await (await QueuedJob.open({ ...job, url, build: { ...build, ...other } })).close(false);
    const said: string[] = [];
    await new Worker(allCards, { url, threads: 0, build, idle: 0, say: (line) => void said.push(line) }).run();
    expect(said.join()).toContain(message);
    await (await QueuedJob.open({ ...job, url, anew: true })).close(true);
  });

  test('tables of another version', async () => {
    await database.query('update breakpoint_queue.version set version = 99');
    for (const command of ['simulate', 'worker']) {
      const { code, err } = await output(command, '--queue', url);
      expect(code).toBe(2);
      expect(err).toContain('has version 99');
    }
  });
});
