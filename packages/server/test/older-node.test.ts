import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf, TestPostgres } from '../../../tests/postgres.js';
import { migratePostgres } from '../src/store/migrating.js';
import { STEPS } from '../src/store/migrations.js';
import { LOCKS } from '../src/store/nodes.js';
import { Store } from '../src/store/store.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres?.stop());

test('a node does not join while a node is alive that would damage its games, and leaves the database as it is', async () => {
  const data = await postgres.database();
  // The database as the build of commit ebb83383 has it, and one of its nodes, which names no format.
  const released = '0008-by-game';
  const all = Object.fromEntries(Object.entries(STEPS.all).filter(([name]) => name <= released));
  await migratePostgres(data, { all, released });
  const node = new pg.Client({ connectionString: data });
  await node.connect();
  await node.query(`select pg_advisory_lock($1, 7)`, [LOCKS]);
  await node.query(`insert into nodes (id, address, lock, beat) values ('old', '10.0.0.7:8080', 7, now())`);
  const steps = (): Promise<unknown[]> => rowsOf(data, 'select name from kysely_migration order by name');
  const before = await steps();
  await expect(Store.open(data)).rejects.toThrow(
    /is in use by servers of an older version of Breakpoint \(10\.0\.0\.7:8080\), which would damage games of this version\. Stop all of them, then start this one\./,
  );
  expect(await steps()).toEqual(before);
  await node.end();
  const store = await Store.open(data);
  await store.close();
  expect((await steps()).length).toBeGreaterThan(before.length);
  // The same node, after the database was converted by other means.
  const again = new pg.Client({ connectionString: data });
  await again.connect();
  await again.query(`select pg_advisory_lock($1, 7)`, [LOCKS]);
  await expect(Store.open(data)).rejects.toThrow(/older version of Breakpoint/);
  await again.query(`update nodes set format = 2`);
  await (await Store.open(data)).close();
  await again.end();
});
