import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf, TestPostgres } from '../../../tests/postgres.js';
import { Cluster } from '../src/cluster/cluster.js';
import { Elsewhere } from '../src/cluster/elsewhere.js';
import { Gate } from '../src/cluster/gate.js';
import type { Fence } from '../src/store/backend.js';
import { Lookups } from '../src/store/batches.js';
import { Store } from '../src/store/store.js';
import { addTime, type ChaosReport, emptyReport, inWords, quantile, sumOf } from './chaos/report.js';

// Tables that move between nodes, many at a time.

const soon = (ms = 50): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('nodes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres?.stop());

  /** Two nodes, and tables whose owner is dead. */
  async function twoNodes(tables: readonly string[]) {
    const url = await postgres.database();
    const nodes = await Promise.all(
      [1, 2].map(async (port) => {
        const store = await Store.open(url);
        const cluster = new Cluster(url, 'a secret of sixteen characters', store);
        await cluster.join(`127.0.0.1:${port}`);
        const claim = (table: string): Promise<Fence | null> =>
          cluster.claim(
            table,
            () => undefined,
            () => undefined,
          );
        return { cluster, claim, store };
      }),
    );
    const rows = (more: string): string => tables.map((id) => `('${id}', ${more})`).join();
    await rowsOf(url, `insert into tables values ${rows(`'{}', 0, 'playing', null, 0, 0`)}`);
    await rowsOf(url, `insert into owners values ${rows(`'a dead node', 7`)}`);
    const stop = async (): Promise<void> => {
      for (const { cluster, store } of nodes) {
        await cluster.leave();
        await store.close();
      }
    };
    return { url, nodes, stop };
  }

  test('that claim the same tables at the same time get each table once, and know who has the others', async () => {
    const tables = Array.from({ length: 60 }, (_, i) => `table-${i}`);
    const { nodes, stop, url } = await twoNodes(tables);
    const outcomes = await Promise.all(nodes.map(({ claim }) => Promise.allSettled(tables.map((table) => claim(table)))));
    const owners = await rowsOf<{ table_id: string; node: string; token: string }>(url, 'select * from owners');
    for (const [i, table] of tables.entries()) {
      const both = outcomes.map((list) => list[i]);
      const won = both.flatMap((o) => (o.status === 'fulfilled' && o.value ? [o.value] : []));
      const told = both.flatMap((o) => (o.status === 'rejected' ? [o.reason as Elsewhere] : []));
      expect([won.length, told.length]).toEqual([1, 1]);
      expect(told[0]).toBeInstanceOf(Elsewhere);
      expect(told[0].node).toBe(won[0].node);
      expect(owners.find((o) => o.table_id === table)).toEqual({ table_id: table, node: won[0].node, token: '8' });
    }
    expect(await nodes[0].claim('no-such-table')).toBeNull();
    await stop();
  });

  test('do not wait for the whole batch if one of its tables is locked', async () => {
    const { nodes, stop, url } = await twoNodes(['free', 'locked', 'also-free']);
    const locking = new pg.Client(url);
    await locking.connect();
    await locking.query('begin');
    await locking.query(`select from owners where table_id = 'locked' for share`);
    let isThere = false;
    const locked = nodes[0].claim('locked').then((fence) => {
      isThere = true;
      return fence;
    });
    const others = await Promise.all(['free', 'also-free'].map((table) => nodes[0].claim(table)));
    expect(others.map((fence) => fence?.token)).toEqual([8, 8]);
    await soon();
    expect(isThere).toBe(false);
    await locking.query('commit');
    expect((await locked)?.token).toBe(8);
    await locking.end();
    await stop();
  });

  test('hear at once of tables that another hands over, and take them', async () => {
    const { nodes, stop, url } = await twoNodes(['plays', 'waits']);
    const [one, other] = nodes;
    const [plays, waits] = await Promise.all([one.claim('plays'), one.claim('waits')]);
    const heard = new Promise<string[]>((resolve) => {
      other.cluster.onOrphans = resolve;
    });
    const waiting = other.cluster.pause(30_000);
    const moving = await one.cluster.giveAway([
      { fence: plays!, mustGoOn: true },
      { fence: waits!, mustGoOn: false },
    ]);
    expect(moving).toEqual(['plays']);
    expect(await heard).toEqual(['plays']);
    await waiting;
    const taken = one.cluster.taken(moving);
    expect((await other.claim('plays'))?.token).toBe(9);
    await taken;
    const rows = await rowsOf(url, 'select table_id, node is null as free from owners order by 1');
    expect(rows).toEqual([
      { table_id: 'plays', free: false },
      { table_id: 'waits', free: true },
    ]);
    await stop();
  });

  test('find a table that was handed over but taken by nobody, like those of a dead node', async () => {
    const url = await postgres.database();
    const store = await Store.open(url);
    await rowsOf(url, `insert into tables values ('plays', '{}', 0, 'playing', null, 0, 0), ('waits', '{}', 0, 'playing', null, 0, 0)`);
    await rowsOf(url, `insert into owners values ('plays', '', 7), ('waits', null, 7)`);
    const cluster = new Cluster(url, 'a secret of sixteen characters', store);
    const found = new Promise<string[]>((resolve) => {
      cluster.onOrphans = resolve;
    });
    await cluster.join('127.0.0.1:1');
    expect(await found).toEqual(['plays']);
    await cluster.leave();
    await store.close();
  });
});

test('what is asked for at the same time is asked for together, and a failure reaches all who asked', async () => {
  const asked: string[][] = [];
  const lookups = new Lookups<string>(
    async (keys) => {
      asked.push(keys);
      if (keys.includes('bad')) throw new Error('away');
      return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]));
    },
    3,
    1,
  );
  const found = await Promise.all(['a', 'b', 'a', 'c', 'unknown'].map((key) => lookups.get(key)));
  expect(found).toEqual(['A', 'B', 'A', 'C', undefined]);
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'unknown'],
  ]);
  const failed = await Promise.allSettled([lookups.get('a'), lookups.get('bad')]);
  expect(failed.map((o) => o.status)).toEqual(['rejected', 'rejected']);
  expect(await lookups.get('d')).toBe('D');
});

test('a gate lets in as many as there is room for, and each one out once', async () => {
  const gate = new Gate(2);
  const inside: number[] = [];
  const enter = async (i: number): Promise<() => void> => {
    const leave = await gate.enter();
    inside.push(i);
    return leave;
  };
  const [first, second] = [await enter(1), await enter(2)];
  const [third, fourth] = [enter(3), enter(4)];
  await soon();
  expect(inside).toEqual([1, 2]);
  first();
  first();
  await third;
  await soon();
  expect(inside).toEqual([1, 2, 3]);
  second();
  await fourth;
  expect(inside).toEqual([1, 2, 3, 4]);
});

test('the results of several runs can be added up', () => {
  const report = (kills: number, times: number[]): ChaosReport => {
    const made: ChaosReport = { ...emptyReport(), faults: { kill: kills }, answers: times.length, recovery: { kill: {} } };
    for (const ms of times) addTime(made.recovery.kill!, ms);
    return made;
  };
  const sum = sumOf([report(1, [5, 15]), report(2, [15, 991])]);
  expect(sum.faults).toEqual({ kill: 3 });
  expect(sum.answers).toBe(4);
  expect(sum.recovery.kill).toEqual({ 10: 1, 20: 2, 1000: 1 });
  expect([0.5, 0.75, 0.99, 1].map((share) => quantile(sum.recovery.kill!, share))).toEqual([20, 20, 1000, 1000]);
  expect(inWords(sum)).toContain('4 players went on 20 ms (p50), 1000 ms (p99), 1000 ms (longest)');
});
