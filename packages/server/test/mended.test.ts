import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { household, PerAddress } from '../src/base/limits.js';
import { logAt } from '../src/base/log.js';
import { type Served, StoreError, serve } from '../src/index.js';
import { chanceOf, createTable, joinTable, post, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

// Regression tests: each of these failed when the server was first attacked.

let data: string;
let served: Served | null;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'breakpoint-mended-'));
  served = null;
});
afterEach(async () => {
  await served?.close();
  vi.restoreAllMocks();
  rmSync(data, { recursive: true, force: true });
});
afterEach(() => logAt('silent'));
logAt('silent');

const start = async (more = {}): Promise<string> => {
  served = await serve(allCards, { settings: { ...FAST, ...more }, data });
  return served.url;
};
const edit = (...sql: string[]): void => {
  const db = new Database(join(data, 'breakpoint.db'));
  for (const text of sql) db.exec(text);
  db.close();
};

describe('sockets', () => {
  test('a flood of pings closes the socket, because pings count as messages', async () => {
    const url = await start({ limits: { ...FAST.limits, perSecond: 20, burst: 60 } });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    await new Promise((resolve) => socket.once('open', resolve));
    let pongs = 0;
    socket.on('pong', () => pongs++);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    for (let i = 0; i < 2000 && socket.readyState === WebSocket.OPEN; i++) socket.ping(Buffer.alloc(100));
    expect(await closed).toBe(4001);
    expect(pongs).toBeLessThan(200);
  });

  test('hints: one address may ask for a few, however many tables it has', async () => {
    const url = await start({ limits: { ...FAST.limits, perSecond: 1000, burst: 1000 } });
    const asked: string[] = [];
    for (let table = 0; table < 3; table++) {
      const client = await TestClient.at(url, await createTable(url));
      for (let i = 0; i < 8; i++) {
        const reply = await client.command({ what: 'hint' });
        asked.push(reply.ok ? 'ok' : reply.error);
      }
      client.close();
    }
    expect(asked.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'not-now'));
    expect(asked.slice(-8)).toContain('too-fast');
    expect(asked.filter((outcome) => outcome === 'too-fast').length).toBeGreaterThan(8);
  });

  test('a page of another site gets no socket', async () => {
    const url = await start();
    const from = (origin: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { origin });
        socket.once('open', () => {
          socket.terminate();
          resolve('open');
        });
        socket.once('error', (error) => resolve(error.message));
      });
    expect(await from(url)).toBe('open');
    expect(await from('https://elsewhere.example')).toMatch(/401|403/);
  });
});

describe('addresses', () => {
  test('an IPv6 network counts as one address, and an IPv4-mapped address counts as IPv4', () => {
    expect(household('2001:db8:1:2:aaaa::1')).toBe(household('2001:db8:1:2::ffff'));
    expect(household('2001:db8:1:3::1')).not.toBe(household('2001:db8:1:2::1'));
    expect(household('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(household('10.0.0.1')).toBe('10.0.0.1');
  });

  test('addresses are forgotten after a while', () => {
    const limit = new PerAddress(0.001, 1);
    for (let i = 0; i < 50_000; i++) limit.take(`address ${i}`);
    expect(Reflect.get(limit, 'buckets').size).toBeLessThanOrEqual(20_000);
    expect(limit.take('address 49999')).toBe(false);
  });

  test('nobody is refused when the clock is set back', () => {
    const limit = new PerAddress(10, 1);
    expect(limit.take('somebody')).toBe(true);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    const end = performance.now() + 150;
    while (performance.now() < end);
    expect(limit.take('somebody')).toBe(true);
  });
});

describe('seats', () => {
  test('joining again after a lost reply gives the same seat', async () => {
    const url = await start();
    const { table } = await createTable(url, { others: [{ kind: 'open' }, { kind: 'open' }] });
    const secret = 'abcdefghijklmnopqrstuv';
    const join2 = (): Promise<{ seat: number }> => post(`${url}/api/tables/${table}/seats`, { name: 'Bob', secret });
    expect((await join2()).seat).toBe(1);
    expect((await join2()).seat).toBe(1);
    expect((await joinTable(url, table, 'Cyd')).seat).toBe(2);
  });

  test('the first player who joins after everybody has left is the host', async () => {
    const url = await start();
    const first = await createTable(url);
    const second = await joinTable(url, first.table, 'Bob');
    const clients = [await TestClient.at(url, first), await TestClient.at(url, second)];
    for (const client of clients) expect((await client.command({ what: 'leave' })).ok).toBe(true);
    const third = await joinTable(url, first.table, 'Cyd');
    const client = await TestClient.at(url, third);
    expect((await client.command({ what: 'add-seat', seat: { kind: 'bot', level: 'easy' } })).ok).toBe(true);
    for (const c of [...clients, client]) c.close();
  });

  test('a connected player who never answers does not stop a game without a clock', async () => {
    const url = await start({ silentAfter: 0 });
    const { clients } = await twoAtTable(url);
    await Promise.all(clients.map((c) => c.until(() => c.view?.decision != null)));
    const asked = clients.find((c) => c.decision !== null)!;
    const other = clients.find((c) => c !== asked)!;
    const before = other.n;
    expect((await other.command({ what: 'stand-in', seat: clients.indexOf(asked) })).ok).toBe(true);
    await other.until(() => other.n > before);
    // The player is back with their first command.
    await asked.until(() => asked.state?.players[clients.indexOf(asked)].standIn === true);
    await asked.command({ what: 'vote', yes: true });
    await asked.until(() => asked.state?.players[clients.indexOf(asked)].standIn === undefined);
    for (const c of clients) c.close();
  });
});

describe('storage', () => {
  test('a second server on the same folder is refused with a reason', async () => {
    await start();
    await expect(serve(allCards, { data })).rejects.toThrow(StoreError);
    await expect(serve(allCards, { data })).rejects.toThrow(/Another server is using the folder/);
    await served!.close();
    const again = await serve(allCards, { data });
    await again.close();
    served = null;
  });

  test('the error about an unusable folder or file names it', async () => {
    writeFileSync(join(data, 'file'), '');
    await expect(serve(allCards, { data: join(data, 'file', 'folder') })).rejects.toThrow(/can't be used for the database/);
    writeFileSync(join(data, 'breakpoint.db'), 'this is no database, and it is long enough to be seen as none'.repeat(40));
    await expect(serve(allCards, { data })).rejects.toThrow(/breakpoint\.db/);
    rmSync(join(data, 'breakpoint.db'));
    edit('create table recipes (id text)');
    await expect(serve(allCards, { data })).rejects.toThrow(/another program/);
  });

  test('a port in use is an error that can be caught', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    await expect(serve(allCards, { data, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((resolve) => other.close(resolve));
    await (await serve(allCards, { data })).close();
  });

  test('a change that cannot be stored is not made in memory either', async () => {
    const lines: string[] = [];
    logAt('error', { write: (line: string) => void lines.push(line) });
    const url = await start();
    const first = await createTable(url);
    const client = await TestClient.at(url, first);
    edit(`create trigger full before update on tables begin select raise(fail, 'the disk is full'); end`);
    expect(await client.command({ what: 'rename', name: 'Eve' })).toMatchObject({ ok: false, error: 'not-stored' });
    await expect(joinTable(url, first.table, 'Bob')).rejects.toThrow('not-stored');
    const info = async (): Promise<{ phase: string; seats: { name: string; kind: string }[] }> =>
      (await fetch(`${url}/api/tables/${first.table}`)).json();
    expect((await info()).seats).toMatchObject([{ name: 'Ada' }, { kind: 'open' }]);
    edit('drop trigger full');
    await joinTable(url, first.table, 'Bob');
    edit(`create trigger full before insert on games begin select raise(fail, 'the disk is full'); end`);
    expect(await client.command({ what: 'start' })).toMatchObject({ ok: false, error: 'not-stored' });
    expect((await info()).phase).toBe('lobby');
    edit('drop trigger full');
    expect(await client.command({ what: 'start' })).toMatchObject({ ok: true });
    expect(lines.join()).toContain('the disk is full');
    client.close();
  });

  test('a table that is no longer in the database cannot be changed or played', async () => {
    const url = await start();
    const first = await createTable(url);
    await joinTable(url, first.table, 'Bob');
    const client = await TestClient.at(url, first);
    edit(`delete from tables where id = '${first.table}'`);
    expect(await client.command({ what: 'rename', name: 'Eve' })).toMatchObject({ ok: false, error: 'not-stored' });
    expect(await client.command({ what: 'start' })).toMatchObject({ ok: false, error: 'not-stored' });
    expect(client.numbered.every((m) => m.type === 'lobby' && m.lobby.seats[0].name === 'Ada')).toBe(true);
    client.close();
  });

  test('an answer that cannot be stored is refused and can be given again, and the server is not ready', async () => {
    const url = await start();
    const { clients } = await twoAtTable(url);
    await Promise.all(clients.map((c) => c.until(() => c.view?.decision != null)));
    const asked = clients.find((c) => c.decision !== null)!;
    const { number, options, least } = asked.decision!;
    edit(`create trigger full before insert on journal begin select raise(fail, 'the disk is full'); end`);
    const answer = { what: 'answer', decision: number, keys: least === 0 ? [] : [options!.at(-1)!.key] } as const;
    expect(await asked.command(answer)).toMatchObject({ ok: false, error: 'not-stored' });
    expect(asked.decision?.number).toBe(number);
    edit('drop trigger full');
    expect(await asked.command(answer)).toMatchObject({ ok: true });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    edit(`create trigger gone before insert on checks begin select raise(fail, 'the disk is full'); end`);
    // The result of the last check is reused for a moment.
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), { timeout: 60_000, interval: 200 });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const c of clients) c.close();
  });

  test('a game that cannot be loaded does not stop the clocks of others', async () => {
    const url = await start();
    const { table, clients } = await twoAtTable(url, {
      config: { ...(await import('./client.js')).CONFIG, clock: { kind: 'turn', seconds: 60 } },
    });
    const broken = await createTable(url);
    edit(
      `update tables set config = 'no JSON', phase = 'playing', game = 'x' where id = '${broken.table}'`,
      `insert into timers values ('x', '${broken.table}', 0, 1, 1, '[]', 0)`,
      `update timers set due = 2 where table_id = '${table}'`,
    );
    const passed = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => passed() + 61_000);
    await clients[0].until(() => clients.some((c) => c.n > 1));
    for (const c of clients) c.close();
  });

  test('a finished game keeps its recording and last position, and takes little space', async () => {
    const url = await start();
    const { table, seats, clients } = await twoAtTable(url);
    await Promise.all(clients.map((c, i) => c.play(chanceOf(`room ${i}`))));
    await clients[0].until(() => clients[0].state?.replay !== undefined);
    const [vp, replay] = [clients[0].view!.players.map((p) => p.vp), clients[0].state!.replay!];
    for (const c of clients) c.close();
    await served!.close();
    const db = new Database(join(data, 'breakpoint.db'));
    const size = (sql: string): number => (db.prepare(sql).get() as { n: number | null }).n ?? 0;
    expect(size('select count(*) n from journal')).toBe(0);
    const room =
      size('select sum(length(recording) + length(setup) + length(players)) n from games') +
      size('select sum(length(save)) n from snapshots');
    expect(room).toBeGreaterThan(1000);
    expect(room).toBeLessThan(60_000);
    db.close();
    const again = await start();
    const back = await TestClient.at(again, seats[0]);
    expect(back.view!.players.map((p) => p.vp)).toEqual(vp);
    expect(back.state!.status).toBe('over');
    expect((await fetch(`${again}/api/games/${replay.split('/')[1]}`)).status).toBe(200);
    expect(table).toBe(seats[0].table);
    back.close();
  });

  test('a lobby that somebody has open is not deleted', async () => {
    const url = await start();
    const first = await createTable(url);
    const client = await TestClient.at(url, first);
    edit(`update tables set touched = 0`);
    const { Store } = await import('../src/store/store.js');
    const sweep = vi.spyOn(Store.prototype, 'sweep');
    const passed = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => passed() + 3_700_000);
    await vi.waitFor(() => expect(sweep).toHaveBeenCalled(), { timeout: 60_000 });
    await sweep.mock.results[0].value;
    expect((await client.command({ what: 'rename', name: 'Eve' })).ok).toBe(true);
    client.close();
  });
});
