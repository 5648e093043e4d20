import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import type { Recording } from '@breakpoint/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf as rowsIn, TestPostgres } from '../../../tests/postgres.js';
import { backUp, finishedGames, prune, type Served, serve } from '../src/index.js';
import { chanceOf, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

const folder = mkdtempSync(join(tmpdir(), 'breakpoint-beside-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres.stop();
});

/** A table whose game ended with a concession. */
async function finished(server: Served) {
  const at = await twoAtTable(server.url);
  await Promise.all(at.clients.map((c, i) => c.play(chanceOf(`done ${i}`), () => at.clients[0].n > 10)));
  await at.clients[0].command({ what: 'concede' });
  await at.clients[0].until(() => at.clients[0].state?.replay !== undefined);
  return { ...at, game: at.clients[0].state!.replay!.slice('server/'.length) };
}
const recordingOf = (server: Served, game: string): Promise<Response> => fetch(`${server.url}/api/games/${game}`);

/** The number of rows about this table, in all tables of the database. */
async function rowsOf(data: string, table: string): Promise<number> {
  const isFolder = data === folder;
  const db = isFolder ? new Database(join(data, 'breakpoint.db')) : null;
  const ask = async <Row extends object>(sql: string): Promise<Row[]> =>
    db ? (db.prepare(sql).all([]) as Row[]) : await rowsIn<Row>(data, sql);
  const columns = isFolder
    ? `select m.name from sqlite_master m join pragma_table_info(m.name) c where c.name = 'table_id'`
    : `select table_name as name from information_schema.columns where column_name = 'table_id' and table_schema = 'public'`;
  const names = await ask<{ name: string }>(columns);
  expect(names.length).toBeGreaterThan(3);
  let sum = 0;
  for (const { name } of names)
    for (const { n } of await ask<{ n: number }>(`select count(*) as n from ${name} where table_id = '${table}'`)) sum += Number(n);
  db?.close();
  return sum;
}

test('a backup of a running server has its games, and another server continues them', async () => {
  const data = folder;
  const server = await serve(allCards, { settings: FAST, data });
  const { seats, clients } = await twoAtTable(server.url);
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`backup ${i}`), () => clients[0].n > 20)));
  await clients[1].until(() => clients[1].n === clients[0].n);
  const before = clients.map((c) => c.view);
  const other = join(data, 'other');
  mkdirSync(other);
  backUp(data, join(data, 'copy.db'));
  expect(() => backUp(data, join(data, 'copy.db'))).toThrow(/already exists/);
  // Only the owner may read what players said and the hands of running games.
  if (process.platform !== 'win32')
    for (const file of readdirSync(data).filter((name) => /\.(db|lock)/.test(name)))
      expect(statSync(join(data, file)).mode & 0o077, file).toBe(0);
  // The original game goes on; the copy stays as it was.
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`on ${i}`), () => clients[0].n > 25)));
  renameSync(join(data, 'copy.db'), join(other, 'breakpoint.db'));
  const restored = await serve(allCards, { settings: FAST, data: other });
  const back = await Promise.all(seats.map((s) => TestClient.at(restored.url, s)));
  expect(back.map((c) => c.view)).toEqual(before);
  await Promise.all(back.map((c, i) => c.play(chanceOf(`restored ${i}`), () => back[0].n > 25)));
  expect(back[0].state?.status).toBe('playing');
  for (const c of [...back, ...clients]) c.close();
  await restored.close();
  await server.close();
});

async function all(texts: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const text of texts) found.push(text);
  return found;
}

describe.each(['folder', 'PostgreSQL database'])('in a %s', (kind) => {
  let data: string;
  let server: Served;
  beforeAll(async () => {
    data = kind === 'folder' ? folder : await postgres.database();
    server = await serve(allCards, { settings: FAST, data, clusterSecret: 'a secret that only the nodes of a test know' });
  });
  afterAll(() => server.close());

  test('finished games can be exported while the server plays others', async () => {
    const { clients, game } = await finished(server);
    const recordings = (await all(finishedGames(data, 0))).map((text) => JSON.parse(text) as Recording);
    expect(recordings.map((r) => r.id)).toContain(game);
    const served = (await (await recordingOf(server, game)).json()) as Recording;
    expect(recordings.find((r) => r.id === game)).toMatchObject({ log: served.log, result: served.result });
    expect(await all(finishedGames(data, Date.now() + 60_000))).toEqual([]);
    for (const c of clients) c.close();
  });

  test('pruning while the server runs deletes old finished games, but no table that is playing', async () => {
    const playing = await twoAtTable(server.url);
    const again = await finished(server);
    const done = await finished(server);
    // One of the two tables plays a rematch: its first game may be deleted, but not the table.
    await Promise.all(again.clients.map((c) => c.command({ what: 'rematch' })));
    await again.clients[0].until(() => again.clients[0].state?.status === 'playing');
    expect(await prune(data, Date.now() - 60_000)).toBe(0);
    expect(await prune(data, Date.now() + 60_000)).toBeGreaterThanOrEqual(2);
    expect(await all(finishedGames(data, 0))).toEqual([]);
    expect((await recordingOf(server, done.game)).status).toBe(404);
    expect(await rowsOf(data, done.table)).toBe(0);
    expect(await rowsOf(data, again.table)).toBeGreaterThan(0);
    for (const { clients } of [playing, again]) {
      const { n } = clients[0];
      await Promise.all(clients.map((c, i) => c.play(chanceOf(`on ${i}`), () => clients[0].n > n + 5)));
      expect(clients[0].n).toBeGreaterThan(n);
    }
    for (const c of [playing, again, done].flatMap((t) => t.clients)) c.close();
  });
});

test('a folder or database without games is an error, and so is a database that cannot be reached', async () => {
  await expect(prune(join(folder, 'nowhere'), 0)).rejects.toThrow(/no database in/);
  await expect(prune(await postgres.database(), 0)).rejects.toThrow(/There are no games at postgres:\/\/127/);
  await expect(prune('postgres://somebody:hidden@127.0.0.1:1/games', 0)).rejects.toThrow(
    /^postgres:\/\/127.0.0.1:1\/games can't be reached/,
  );
  expect(() => backUp('postgres://somebody@127.0.0.1/games', join(folder, 'copy'))).toThrow(/pg_dump/);
});
