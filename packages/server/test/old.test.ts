import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import type { Seated } from '@breakpoint/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logAt } from '../src/base/log.js';
import { serve } from '../src/index.js';
import { chanceOf, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'breakpoint-old-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** Everything stored about games, tables and times. */
function rows(): Record<string, unknown>[][] {
  const reading = new Database(join(data, 'breakpoint.db'));
  const tables = ['journal', 'games', 'snapshots', 'tables', 'seats', 'timers', 'turns'];
  const found = tables.map((name) => reading.prepare(`select * from ${name} order by 1, 2`).all() as Record<string, unknown>[]);
  reading.close();
  return found;
}

/** Plays a little, stops the server, changes its database, starts it again and reconnects. */
async function change(
  sql: string[],
): Promise<{ before: number; seats: Seated[]; url: string; back: TestClient; close: () => Promise<void> }> {
  const first = await serve(allCards, { settings: { ...FAST, snapshotEvery: 10 }, data });
  const { seats, clients } = await twoAtTable(first.url);
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`old ${i}`), () => clients.some((x) => x.n >= 25))));
  const before = clients[0].n;
  await first.close();
  for (const c of clients) c.close();
  const db = new Database(join(data, 'breakpoint.db'));
  for (const text of sql) db.exec(text);
  db.close();
  const second = await serve(allCards, { settings: FAST, data });
  const back = await TestClient.at(second.url, seats[0]);
  return { before, seats, url: second.url, back, close: () => second.close() };
}

const SPOIL = `update journal set keys = '["nothing:1"]' where seq = (select max(seq) from journal) - 2`;

test('a game that no longer fits the rules is kept as it is, until its players agree to go back to where it fits', async () => {
  logAt('silent');
  const { before, seats, back, url, close } = await change([SPOIL, `update games set rules = '0'`]);
  const kept = rows();
  expect(back.state).toMatchObject({ status: 'broken', canAskUndo: true });
  expect(back.state!.lost).toBeGreaterThan(0);
  expect(back.n).toBeLessThan(before);
  expect(await back.command({ what: 'answer', decision: back.n, keys: [] })).toMatchObject({ ok: false, error: 'broken' });
  const other = await TestClient.at(url, seats[1]);
  expect(rows()).toEqual(kept);
  expect(await back.command({ what: 'undo' })).toMatchObject({ ok: true });
  expect(rows()).toEqual(kept);
  expect(await other.command({ what: 'vote', yes: true })).toMatchObject({ ok: true });
  await back.until(() => back.state?.status === 'playing');
  const [journal] = rows();
  expect(journal.at(-1)).toMatchObject({ kind: 'undo', by: 'vote' });
  // The answers that do not fit are still there.
  expect(journal.slice(0, -1)).toEqual(kept[0]);
  logAt('warn');
  for (const c of [back, other]) c.close();
  await close();
});

test('a journal that does not fit its own rules makes a broken game, and its players are told', async () => {
  logAt('silent');
  const { back, close } = await change([SPOIL]);
  const kept = rows();
  expect(back.state?.status).toBe('broken');
  expect(await back.command({ what: 'answer', decision: back.n, keys: [] })).toMatchObject({ ok: false, error: 'broken' });
  expect(rows()).toEqual(kept);
  logAt('warn');
  back.close();
  await close();
});

test('a game without a snapshot is restored from its journal alone', async () => {
  const { before, back, close } = await change(['delete from snapshots']);
  expect(back.n).toBe(before);
  expect(back.state?.status).toBe('playing');
  back.close();
  await close();
});

test('a game goes on from its snapshot with its whole history, and the journal before it is not played again', async () => {
  const { before, seats, url, back, close } = await change(['delete from journal where seq < (select seq from snapshots)']);
  expect(back.n).toBe(before);
  const { events } = back.numbered.find((m) => m.type === 'snapshot')!;
  expect(events).toHaveLength(before + 1);
  const turns = events.flat().filter((e) => e.kind === 'turn-began');
  expect(turns.map((e) => e.turn)).toEqual(Array.from({ length: back.view!.turn }, (_, i) => i + 1));
  // Its players can go back to before the snapshot.
  const other = await TestClient.at(url, seats[1]);
  const [[row]] = [rows()[2]];
  while (back.n > Number(row.seq) - 3) {
    const by = [back, other].find((c) => c.state?.canUndo || c.state?.canAskUndo)!;
    const { n } = back;
    expect(await by.command({ what: 'undo' })).toMatchObject({ ok: true });
    const voter = by === back ? other : back;
    await voter.until(() => voter.n < n || voter.state?.vote?.kind === 'undo');
    if (voter.n === n) await voter.command({ what: 'vote', yes: true });
    await Promise.all([back, other].map((c) => c.until(() => c.n < n)));
  }
  expect(back.state?.status).toBe('playing');
  for (const c of [back, other]) c.close();
  await close();
});
