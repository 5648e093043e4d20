import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, rowsOf, TestPostgres } from '../../../tests/postgres.js';
import { Cluster } from '../src/cluster/cluster.js';
import { logAt, serve } from '../src/index.js';
import { NotOwner } from '../src/store/backend.js';
import { migratePostgres } from '../src/store/migrating.js';
import { STEPS, type Steps } from '../src/store/migrations.js';
import { Store } from '../src/store/store.js';
import { createTable } from './client.js';
import { FAST } from './settings.js';
import { Stretch } from './stretch.js';

// A node and its PostgreSQL: sessions that get lost, crashes, migrations, poolers.

const SECRET = 'a secret of sixteen characters';
const soon = (ms = 50): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let postgres: TestPostgres;
beforeAll(async () => {
  logAt('silent');
  postgres = await TestPostgres.start();
});
afterAll(() => postgres?.stop());

/** Statuses of `/readyz`, until it is as wanted. */
const readiness = async (url: string): Promise<number> => (await fetch(`${url}/readyz`)).status;

test('a node whose connections got lost without PostgreSQL noticing is not ready, and is back within seconds', async () => {
  const data = await postgres.database();
  const port = Number(new URL(data).port);
  const { stretch, address } = await Stretch.to(port);
  const far = data.replace(`127.0.0.1:${port}`, address);
  const node = await serve(allCards, { data: far, clusterSecret: SECRET, settings: FAST });
  try {
    expect(await readiness(node.url)).toBe(200);
    const { table } = await createTable(node.url);
    const locks = `select l.pid from pg_locks l where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
    const before = await rowsOf<{ pid: number }>(data, locks);
    stretch.cut();
    await expect.poll(() => readiness(node.url)).toBe(503);
    stretch.mend();
    await expect.poll(() => readiness(node.url)).toBe(200);
    // PostgreSQL still believes in the old session, and its lock.
    const after = await rowsOf<{ pid: number }>(data, locks);
    expect(after.map((r) => r.pid)).toEqual(expect.arrayContaining(before.map((r) => r.pid)));
    expect(after.length).toBeGreaterThan(before.length);
    expect((await fetch(`${node.url}/api/tables/${table}`)).status).toBe(200);
  } finally {
    await node.close();
    stretch.close();
  }
});

test('a node says that it is ready only once it has joined the others', async () => {
  const data = await postgres.database();
  const store = await Store.open(data);
  // Nobody can join while the list of nodes is locked.
  const other = new pg.Client(data);
  await other.connect();
  await other.query('begin');
  await other.query('lock table nodes in share mode');
  const port = await freePort();
  let isServed = false;
  const serving = serve(allCards, { data, port, clusterSecret: SECRET, settings: FAST }).then((served) => {
    isServed = true;
    return served;
  });
  await expect.poll(() => readiness(`http://127.0.0.1:${port}`).catch(() => 0)).toBe(503);
  expect(isServed).toBe(false);
  await other.query('rollback');
  await other.end();
  const served = await serving;
  expect(await readiness(served.url)).toBe(200);
  await served.close();
  await store.close();
});

test('after a crash of one of its processes, PostgreSQL starts again, and no node counts as dead because of that', async () => {
  const data = await postgres.database();
  const nodes = await Promise.all(
    [1, 2].map(async (port) => {
      const store = await Store.open(data);
      const cluster = new Cluster(data, SECRET, store);
      const dead: { id: string; at: number }[] = [];
      cluster.onDead = (ids) => dead.push(...ids.map((id) => ({ id, at: performance.now() })));
      await cluster.join(`127.0.0.1:${port}`);
      return { store, cluster, dead };
    }),
  );
  const [one, other] = nodes;
  await soon(4500);
  // The second node is slow to come back.
  await other.cluster.leave();
  const slow = new pg.Client(data);
  slow.on('error', () => undefined);
  await slow.connect();
  // It has its lock before the others see it, like a node that joins: without a lock it would count as dead when they look next.
  await slow.query('select pg_advisory_lock(25200, 4711)');
  await rowsOf(data, `insert into nodes (id, address, lock, beat) values ('slow', '127.0.0.1:3', 4711, now())`);
  await expect.poll(() => one.cluster.others()).toEqual(['127.0.0.1:3']);
  const session = `select pid from pg_stat_activity where application_name = 'breakpoint node' limit 1`;
  const [{ pid }] = await rowsOf<{ pid: number }>(data, session);
  const killed = performance.now();
  process.kill(pid, 'SIGKILL');
  // PostgreSQL may be back within a few milliseconds. Only the new session shows that the node was without it.
  await expect.poll(async () => (await rowsOf<{ pid: number }>(data, session).catch(() => []))[0]?.pid ?? pid).not.toBe(pid);
  await expect.poll(() => one.cluster.isSure).toBe(true);
  // The slow node does not come back at all, and counts as dead only after the time that all nodes have for coming back.
  await expect.poll(() => one.dead.map(({ id }) => id)).toEqual(['slow']);
  expect(one.dead[0].at - killed).toBeGreaterThan(4000);
  expect(await one.cluster.others()).toEqual([]);
  await one.cluster.leave();
  for (const { store } of nodes) await store.close();
});

test('a former owner is told that it is no longer the owner, even if the new one has stored rows with the same numbers', async () => {
  const data = await postgres.database();
  const store = await Store.open(data);
  await rowsOf(data, `insert into owners values ('moved', 'the new owner', 8)`);
  const row = { game_id: 'game', seq: 0, kind: 'concede', seat: 0, by: 'person', keys: null, upto: null, at: 0, command: null } as const;
  await store.append(row);
  let lost: unknown = null;
  const former = store.under({ table: 'moved', node: 'the former owner', token: 7, timeline: '00000001' }, (error) => {
    lost = error;
  });
  await expect(former.append(row)).rejects.toThrow(NotOwner);
  expect(lost).toBeInstanceOf(NotOwner);
  const owner = { table: 'moved', node: 'the new owner', token: 8, timeline: '00000001' };
  await store.under(owner, () => undefined).append({ ...row, seq: 1 });
  // After the promotion of a standby, which may lack the last rows, an owner must read its table again before it stores more.
  const before = store.under({ ...owner, timeline: '00000000' }, () => undefined);
  await expect(before.append({ ...row, seq: 2 })).rejects.toThrow(NotOwner);
  await store.close();
});

/** The steps of a build that comes after this one. */
const next = (step: string): Steps => ({
  all: { ...STEPS.all, '9000-next': async (db) => void (await db.schema.alterTable('games').addColumn(step, 'text').execute()) },
  released: Object.keys(STEPS.all).at(-1)!,
});

test('a migration waits for a dump without keeping any game waiting, and is done afterwards', async () => {
  const data = await postgres.database();
  const store = await Store.open(data);
  const dump = new pg.Client({ connectionString: data, application_name: 'pg_dump' });
  await dump.connect();
  await dump.query('begin');
  await dump.query('select count(*) from games');
  const said: string[] = [];
  const migrating = migratePostgres(data, next('extra'), (text) => said.push(text));
  await expect.poll(() => said.length).toBeGreaterThan(0);
  expect(said[0]).toMatch(/another session \(pg_dump, process \d+\)/);
  expect(said[0]).not.toMatch(/password/);
  // Nothing of it waits in the database, where everything else would have to wait behind it.
  expect(await rowsOf(data, `select from pg_locks where not granted`)).toEqual([]);
  await dump.query('rollback');
  await dump.end();
  expect(await migrating).toEqual(['9000-next']);
  await store.close();
  // This build is the one before, and can go on with the database.
  await (await Store.open(data)).close();
  // One release later, it can't.
  await migratePostgres(data, { all: { ...next('extra').all, '9001-later': async () => undefined }, released: '9000-next' });
  await expect(Store.open(data)).rejects.toThrow(/newer version/);
});

test('a lock that is taken in the last moment is waited for only briefly, and a migration has no time limit of its own', async () => {
  const data = await postgres.database();
  await (await Store.open(data)).close();
  const other = new pg.Client(data);
  await other.connect();
  const said: string[] = [];
  let attempts = 0;
  const steps: Steps = {
    ...next('extra'),
    all: {
      ...STEPS.all,
      '9000-next': async (db) => {
        attempts++;
        // The lock appears only after the check for locks.
        if (attempts === 1) {
          await other.query('begin');
          await other.query('select count(*) from games');
        }
        const query = db.schema.alterTable('games').addColumn('extra', 'text');
        try {
          await query.execute();
        } finally {
          if (attempts === 1) await other.query('rollback');
        }
      },
    },
  };
  expect(await migratePostgres(data, steps, (text) => said.push(text))).toEqual(['9000-next']);
  expect(attempts).toBe(2);
  await other.end();
});

/** Runs PgBouncer in front of a database; null if it is not installed. */
async function pooled(data: string, mode: 'session' | 'transaction'): Promise<{ url: string; stop(): void } | null> {
  if (spawnSync('pgbouncer', ['--version']).error) return null;
  const { port, pathname } = new URL(data);
  const folder = mkdtempSync(join(tmpdir(), 'breakpoint-pooler-'));
  chmodSync(folder, 0o777);
  const at = await freePort();
  writeFileSync(join(folder, 'users.txt'), '"postgres" "password"\n', { mode: 0o644 });
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${port}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${at}`,
    `unix_socket_dir = ${folder}`,
    'auth_type = plain',
    `auth_file = ${folder}/users.txt`,
    `pool_mode = ${mode}`,
  ];
  writeFileSync(join(folder, 'pgbouncer.ini'), settings.join('\n'), { mode: 0o644 });
  const root = process.getuid?.() === 0;
  const account = root ? { uid: Number(execFileSync('id', ['-u', 'nobody'])), gid: Number(execFileSync('id', ['-g', 'nobody'])) } : {};
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { ...account, cwd: folder, stdio: 'ignore' });
  const url = `postgres://postgres:password@127.0.0.1:${at}${pathname}`;
  await expect.poll(() => rowsOf(url, 'select 1 as one').catch(() => [])).toHaveLength(1);
  return {
    url,
    stop: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('a pooler in session mode works, and one in transaction mode is refused with a reason', async (context) => {
  const data = await postgres.database();
  const session = await pooled(data, 'session');
  if (!session) return context.skip('PgBouncer is not installed');
  try {
    const node = await serve(allCards, { data: session.url, clusterSecret: SECRET, settings: FAST });
    expect(await readiness(node.url)).toBe(200);
    const { table } = await createTable(node.url);
    expect((await fetch(`${node.url}/api/tables/${table}`)).status).toBe(200);
    await node.close();
  } finally {
    session.stop();
  }
  const transaction = (await pooled(data, 'transaction'))!;
  try {
    await expect(serve(allCards, { data: transaction.url, clusterSecret: SECRET })).rejects.toThrow(/pooler.*session mode/);
  } finally {
    transaction.stop();
  }
});
