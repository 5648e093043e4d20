import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { allCards } from '@breakpoint/cards';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOf, TestPostgres } from '../../../tests/postgres.js';
import { serve } from '../src/index.js';
import { STEPS, type Steps } from '../src/store/migrations.js';
import { migrateFolder } from '../src/store/sqlite.js';
import { Store } from '../src/store/store.js';

const OLD = gunzipSync(readFileSync(join(import.meta.dirname, 'fixtures/a455a80/breakpoint.db.gz')));

let data: string;
let file: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'breakpoint-migrations-'));
  file = join(data, 'breakpoint.db');
});
afterEach(() => rmSync(data, { recursive: true }));

const inside = <T>(sql: string): T[] => {
  const db = new Database(file);
  const rows = db.prepare(sql).all() as T[];
  db.close();
  return rows;
};
const schema = (): string[] =>
  inside<{ sql: string }>(`select sql from sqlite_master where sql is not null and name not like 'kysely%' order by name`).map(
    (r) => r.sql,
  );
const TABLES = ['tables', 'seats', 'games', 'journal', 'snapshots', 'commands', 'timers'];
const content = (): unknown[] => TABLES.map((table) => inside(`select * from ${table} order by 1, 2, 3`));

test('a database of the first version gets the schema of a new one, and keeps every row', async () => {
  await (await Store.open(data)).close();
  const ofNew = schema();
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  writeFileSync(file, OLD);
  const rows = content();
  expect(inside(`select 1 from games where finished is null`)).not.toHaveLength(0);
  await (await Store.open(data)).close();
  expect(schema()).toEqual(ofNew);
  // A row may have new columns, but it keeps the old ones.
  const migrated = content();
  expect(migrated).toMatchObject(rows);
  // The second time, nothing is left to migrate.
  await (await Store.open(data)).close();
  expect(content()).toEqual(migrated);
});

test('the list of open tables does not read every table that was ever played', async () => {
  await (await Store.open(data)).close();
  const plan = inside<{ detail: string }>(
    `explain query plan select * from tables where phase = 'lobby' and config like '%x%' and touched > 0 order by created desc limit 200`,
  );
  expect(plan.map((p) => p.detail).join()).toMatch(/^SEARCH tables USING INDEX tables_phase \(phase=\?\)$/);
});

test('a database of a newer version is refused with a reason, and not changed', async () => {
  await (await Store.open(data)).close();
  const before = inside('select name from kysely_migration').length;
  const db = new Database(file);
  db.exec(`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2030')`);
  db.exec(`update builds set needs = '9999-of-tomorrow'`);
  db.close();
  await expect(serve(allCards, { data })).rejects.toThrow(/newer version/);
  expect(inside('select name from kysely_migration')).toHaveLength(before + 1);
  // The lock on the folder is released.
  const again = new Database(file);
  again.exec(`delete from kysely_migration where name = '9999-of-tomorrow'`);
  again.close();
  await (await Store.open(data)).close();
});

test('a migration that fails halfway changes nothing, and the release before can go on with what the next one has done', async () => {
  await (await Store.open(data)).close();
  const before = schema();
  const released = Object.keys(STEPS.all).at(-1)!;
  const half: Steps['all'][string] = async (db) => {
    await db.schema.createTable('half').addColumn('id', 'text').execute();
    await db.schema.dropTable('journal').execute();
    throw new Error('the machine is out of luck');
  };
  await expect(migrateFolder(data, { all: { ...STEPS.all, '9000-half': half }, released })).rejects.toThrow(/Nothing in it was changed/);
  expect(schema()).toEqual(before);
  const adds: typeof half = async (db) => void (await db.schema.createTable('more').addColumn('id', 'text').execute());
  const next = { ...STEPS.all, '9000-more': adds };
  expect(await migrateFolder(data, { all: next, released })).toEqual(['9000-more']);
  await (await Store.open(data)).close();
  expect(await migrateFolder(data, { all: { ...next, '9001-later': async () => undefined }, released: '9000-more' })).toEqual([
    '9001-later',
  ]);
  await expect(Store.open(data)).rejects.toThrow(/newer version/);
});

test('several nodes that start at once on a new PostgreSQL migrate it only once, and a newer version is refused', async () => {
  const postgres = await TestPostgres.start();
  try {
    const url = await postgres.database();
    const stores = await Promise.all([Store.open(url), Store.open(url), Store.open(url)]);
    for (const store of stores) await store.close();
    const names = await rowsOf<{ name: string }>(url, 'select name from kysely_migration order by name');
    await (await Store.open(data)).close();
    expect(names).toEqual(inside('select name from kysely_migration order by name'));
    const columns = await rowsOf<{ name: string }>(
      url,
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name not like 'kysely%'`,
    );
    const ofSqlite = inside<{ name: string }>(
      `select m.name || '.' || c.name as name from sqlite_master m join pragma_table_info(m.name) c
       where m.type = 'table' and m.name not like 'kysely%'`,
    );
    const sorted = (rows: { name: string }[]): string[] => rows.map((r) => r.name).sort();
    expect(sorted(columns)).toEqual(sorted(ofSqlite));
    await rowsOf(url, `insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2030')`);
    await rowsOf(url, `update builds set needs = '9999-of-tomorrow'`);
    await expect(Store.open(url)).rejects.toThrow(/127\.0\.0\.1.* newer version/);
    await expect(Store.open(url)).rejects.not.toThrow(/password/);
  } finally {
    await postgres.stop();
  }
});
