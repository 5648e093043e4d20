import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from '../src/index.js';
import { logAt } from '../src/log.js';
import { chanceOf, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'breakpoint-old-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** Plays a little, stops the server, changes its database, starts it again and reconnects. */
async function change(
  sql: string[],
): Promise<{ before: number; back: TestClient; journal: () => Record<string, unknown>[]; close: () => Promise<void> }> {
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
  const journal = (): Record<string, unknown>[] => {
    const reading = new Database(join(data, 'breakpoint.db'));
    const rows = reading.prepare('select * from journal order by seq').all() as Record<string, unknown>[];
    reading.close();
    return rows;
  };
  return { before, back, journal, close: () => second.close() };
}

const SPOIL = `update journal set keys = '["nothing:1"]' where seq = (select max(seq) from journal) - 2`;

test('a game of older rules continues from the last position that still fits, and the journal says so', async () => {
  const { before, back, journal, close } = await change([SPOIL, `update games set rules = '0'`]);
  expect(back.state?.status).toBe('playing');
  expect(back.n).toBeLessThan(before);
  expect(journal().at(-1)).toMatchObject({ kind: 'undo', by: 'server' });
  back.close();
  await close();
});

test('a journal that does not fit its own rules makes a broken game, and its players are told', async () => {
  logAt('silent');
  const { back, journal, close } = await change([SPOIL]);
  const rows = journal().length;
  expect(back.state?.status).toBe('broken');
  expect(await back.command({ what: 'answer', decision: back.n, keys: [] })).toMatchObject({ ok: false, error: 'broken' });
  expect(journal()).toHaveLength(rows);
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
