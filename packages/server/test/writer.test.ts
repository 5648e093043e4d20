import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../src/index.js';
import type { JournalRow } from '../src/store/schema.js';
import { Conflict, NotStored, Store } from '../src/store/store.js';
import { twoAtTable } from './client.js';
import { FAST } from './settings.js';

const row = (game: string, seq: number): JournalRow => ({
  game_id: game,
  seq,
  kind: 'answer',
  seat: 0,
  by: 'person',
  keys: '[]',
  upto: null,
  at: 0,
});

describe('writes', () => {
  let folder: string;
  let store: Store;
  let batches: number[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'breakpoint-'));
    batches = [];
    store = await Store.open(folder, (_, writes) => batches.push(writes));
  });
  afterEach(() => store.close());

  test('of one turn of the event loop are one transaction', async () => {
    await Promise.all(['a', 'b', 'c'].map((game) => store.append(row(game, 0))));
    await store.append(row('a', 1));
    expect(batches).toEqual([3, 1]);
    expect(await store.journal('a')).toHaveLength(2);
  });

  test('that contradict what is stored fail alone', async () => {
    await store.append(row('a', 0));
    const outcomes = await Promise.allSettled([store.append(row('b', 0)), store.append(row('a', 0)), store.append(row('c', 0))]);
    expect(outcomes.map((o) => o.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((outcomes[1] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
    expect(await store.journal('b')).toHaveLength(1);
    expect(await store.journal('c')).toHaveLength(1);
  });

  test('to what is no longer there fail alone', async () => {
    const gone = store.markGame('gone', 'gone', 'broken', { problem: 'x' });
    const [outcome] = await Promise.allSettled([gone, store.append(row('b', 0))]);
    expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(NotStored);
    expect(await store.journal('b')).toHaveLength(1);
    expect(store.failure).toBeNull();
  });

  test('all fail that waited when nothing can be stored, and those after them do not', async () => {
    const other = new Database(join(folder, 'breakpoint.db'));
    other.exec('begin exclusive');
    const outcomes = await Promise.allSettled([store.append(row('a', 0)), store.append(row('b', 0))]);
    expect(outcomes.map((o) => (o as PromiseRejectedResult).reason)).toEqual([expect.any(NotStored), expect.any(NotStored)]);
    expect(store.failure).toMatch(/locked/);
    other.exec('rollback');
    other.close();
    await store.append(row('a', 0));
    expect(store.failure).toBeNull();
    expect(await store.journal('a')).toHaveLength(1);
    expect(await store.journal('b')).toHaveLength(0);
  }, 20_000);
});

test('an answer that can not be stored is told to nobody, and can be given again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'breakpoint-'));
  const served = await serve({ data: folder, settings: FAST });
  const { clients } = await twoAtTable(served.url);
  const other = new Database(join(folder, 'breakpoint.db'));
  const asked = clients.find((c) => c.decision)!;
  const d = asked.decision!;
  const keys = [d.options![0].key];
  const told = clients.map((c) => c.numbered.length);
  other.exec('begin exclusive');
  const reply = await asked.command({ what: 'answer', decision: d.number, keys });
  other.exec('rollback');
  other.close();
  expect(reply).toMatchObject({ ok: false, error: 'not-stored' });
  expect(clients.map((c) => c.numbered.length)).toEqual(told);
  expect(await asked.command({ what: 'answer', decision: d.number, keys })).toMatchObject({ ok: true });
  for (const client of clients) client.close();
  await served.close();
}, 30_000);
