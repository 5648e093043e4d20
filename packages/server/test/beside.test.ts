import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Recording } from '@breakpoint/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, finishedGames, prune, type Served, serve } from '../src/index.js';
import { chanceOf, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

const data = mkdtempSync(join(tmpdir(), 'breakpoint-beside-'));
let server: Served;
beforeAll(async () => {
  server = await serve({ settings: FAST, data });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

/** A table whose game ended with a concession. */
async function finished() {
  const at = await twoAtTable(server.url);
  await Promise.all(at.clients.map((c, i) => c.play(chanceOf(`done ${i}`), () => at.clients[0].n > 10)));
  await at.clients[0].command({ what: 'concede' });
  await at.clients[0].until(() => at.clients[0].state?.status === 'over');
  return { ...at, game: at.clients[0].state!.replay!.slice('server/'.length) };
}
const recordingOf = (game: string): Promise<Response> => fetch(`${server.url}/api/games/${game}`);

/** The number of rows about this table, in all tables of the database. */
function rowsOf(table: string): number {
  const db = new Database(join(data, 'breakpoint.db'));
  const names = db.prepare(`select m.name from sqlite_master m join pragma_table_info(m.name) c where c.name = 'table_id'`).all([]) as {
    name: string;
  }[];
  expect(names.length).toBeGreaterThan(3);
  const counts = names.map(
    ({ name }) => db.prepare(`select count(*) as n from ${name} where table_id = ?`).all([table]) as { n: number }[],
  );
  db.close();
  return counts.flat().reduce((sum, { n }) => sum + n, 0);
}

test('a backup of a running server has its games, and another server continues them', async () => {
  const { seats, clients } = await twoAtTable(server.url);
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`backup ${i}`), () => clients[0].n > 20)));
  await clients[1].until(() => clients[1].n === clients[0].n);
  const before = clients.map((c) => c.view);
  const other = join(data, 'other');
  mkdirSync(other);
  backUp(data, join(data, 'copy.db'));
  expect(() => backUp(data, join(data, 'copy.db'))).toThrow(/already exists/);
  // The original game goes on; the copy stays as it was.
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`on ${i}`), () => clients[0].n > 25)));
  renameSync(join(data, 'copy.db'), join(other, 'breakpoint.db'));
  const restored = await serve({ settings: FAST, data: other });
  const back = await Promise.all(seats.map((s) => TestClient.at(restored.url, s)));
  expect(back.map((c) => c.view)).toEqual(before);
  await Promise.all(back.map((c, i) => c.play(chanceOf(`restored ${i}`), () => back[0].n > 25)));
  expect(back[0].state?.status).toBe('playing');
  for (const c of [...back, ...clients]) c.close();
  await restored.close();
}, 60_000);

test('finished games can be exported while the server plays others', async () => {
  const { clients, game } = await finished();
  const recordings = [...finishedGames(data, 0)].map((text) => JSON.parse(text) as Recording);
  expect(recordings.map((r) => r.id)).toContain(game);
  const served = (await (await recordingOf(game)).json()) as Recording;
  expect(recordings.find((r) => r.id === game)).toMatchObject({ log: served.log, result: served.result });
  expect([...finishedGames(data, Date.now() + 60_000)]).toEqual([]);
  for (const c of clients) c.close();
});

test('pruning a running server deletes old finished games, but no table that is playing', async () => {
  const playing = await twoAtTable(server.url);
  const again = await finished();
  const done = await finished();
  // One of the two tables plays a rematch: its first game may be deleted, but not the table.
  await Promise.all(again.clients.map((c) => c.command({ what: 'rematch' })));
  await again.clients[0].until(() => again.clients[0].state?.status === 'playing');
  expect(prune(data, Date.now() - 60_000)).toBe(0);
  expect(prune(data, Date.now() + 60_000)).toBeGreaterThanOrEqual(2);
  expect([...finishedGames(data, 0)]).toEqual([]);
  expect((await recordingOf(done.game)).status).toBe(404);
  expect(rowsOf(done.table)).toBe(0);
  expect(rowsOf(again.table)).toBeGreaterThan(0);
  for (const { clients } of [playing, again]) {
    const { n } = clients[0];
    await Promise.all(clients.map((c, i) => c.play(chanceOf(`on ${i}`), () => clients[0].n > n + 5)));
    expect(clients[0].n).toBeGreaterThan(n);
  }
  for (const c of [playing, again, done].flatMap((t) => t.clients)) c.close();
}, 60_000);

test('a folder without a database is an error, and no database is created', () => {
  expect(() => prune(join(data, 'nowhere'), 0)).toThrow(/no database in/);
});
