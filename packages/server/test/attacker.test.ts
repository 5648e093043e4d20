import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import { PROTOCOL, type Seated, type SeatLink, type TableInfo } from '@breakpoint/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { logAt } from '../src/base/log.js';
import { DEFAULTS } from '../src/base/options.js';
import { unguessable } from '../src/base/secrets.js';
import { type Served, serve } from '../src/index.js';
import { Store } from '../src/store/store.js';
import { CONFIG, createTable, joinTable, post, TestClient } from './client.js';
import { FAST } from './settings.js';

// Clients that break the rules: they do not read, do not close their sockets, come too often, or ask for too much.

let data: string;
let served: Served;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'breakpoint-attacker-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await served.close();
  rmSync(data, { recursive: true, force: true });
});
logAt('silent');

const start = async (more = {}, options = {}): Promise<string> => {
  served = await serve(allCards, { settings: { ...FAST, ...more }, data, ...options });
  return served.url;
};
const figure = async (name: string): Promise<number> =>
  Number(new RegExp(`^breakpoint_${name} (\\d+)`, 'm').exec(await served.metrics())?.[1] ?? Number.NaN);
const infoOf = async (url: string, table: string): Promise<TableInfo> => (await fetch(`${url}/api/tables/${table}`)).json();
const count = (sql: string): number => {
  const db = new Database(join(data, 'breakpoint.db'));
  const { n } = db.prepare(sql).get() as { n: number };
  db.close();
  return n;
};
/** Stops the server's clock, so that limits per second do not depend on the speed of the test. */
const stopClock = (): void => void vi.spyOn(performance, 'now').mockReturnValue(performance.now());
/** A client that never sees that the server closes its socket. */
async function deaf(url: string, hello?: Seated): Promise<TestClient> {
  const client = hello ? await TestClient.at(url, hello) : await TestClient.connect(url);
  client.socket.pause();
  return client;
}

// ---- sockets -------------------------------------------------------------------------------------------------------

test('a device that has lost its seat cannot act any more, even if it keeps its socket open', async () => {
  const url = await start();
  const first = await createTable(url);
  const owner = await TestClient.at(url, first);
  const thief = await deaf(url, first);
  expect(await owner.command({ what: 'close-others', secret: unguessable() })).toMatchObject({ ok: true });
  thief.send({ type: 'command', id: 'stolen-command', command: { what: 'rename', name: 'Thief' } });
  thief.send({ type: 'command', id: 'stolen-seat-again', command: { what: 'close-others', secret: unguessable() } });
  await vi.waitFor(async () => expect(await figure('sockets')).toBe(1), { timeout: 60_000, interval: 100 });
  expect((await infoOf(url, first.table)).seats[0].name).toBe('Ada');
  expect(await owner.command({ what: 'rename', name: 'Ada L.' })).toMatchObject({ ok: true });
  for (const c of [owner, thief]) c.close();
});

test('a socket that was refused and does not close is cut off', async () => {
  const url = await start({ helloWithin: 50 });
  const silent = await Promise.all(Array.from({ length: 5 }, () => deaf(url)));
  await vi.waitFor(async () => expect(await figure('sockets')).toBe(0), { timeout: 60_000, interval: 100 });
  for (const c of silent) c.close();
});

test('an error does not repeat a long message', async () => {
  const url = await start();
  const client = await TestClient.connect(url);
  client.send({ type: 'ping', ['x'.repeat(15_000)]: 1 } as never);
  await client.until(() => client.received.length > 0);
  expect(JSON.stringify(client.received[0]).length).toBeLessThan(300);
  client.close();
});

test('a table takes no more spectators than its limit, even if they all come at once', async () => {
  const url = await start({ limits: { ...FAST.limits!, watchers: 3 } });
  const { table } = await createTable(url);
  const sockets = await Promise.all(Array.from({ length: 12 }, () => TestClient.connect(url)));
  const { read } = Store.prototype;
  vi.spyOn(Store.prototype, 'read').mockImplementation(async function (this: Store, work) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return read.call(this, work) as never;
  });
  for (const c of sockets) c.send({ type: 'hello', v: PROTOCOL, table });
  await Promise.all(sockets.map((c) => c.until(() => c.received.length > 0)));
  expect(sockets.filter((c) => c.received[0].type === 'welcome')).toHaveLength(3);
  for (const c of sockets) c.close();
});

test('one address may not open sockets again and again', async () => {
  const url = await start({ limits: { ...DEFAULTS.limits, tables: 100 } });
  const seated = await createTable(url);
  let refused = 0;
  stopClock();
  for (let i = 0; i < 200; i++) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    await new Promise<void>((resolve) => {
      socket.once('open', () => resolve());
      socket.once('error', () => {
        refused++;
        resolve();
      });
    });
    socket.terminate();
  }
  expect(refused).toBe(200 - 2 * DEFAULTS.limits.sockets);
  // Requests about a table are still answered.
  expect((await infoOf(url, seated.table)).phase).toBe('lobby');
});

// ---- HTTP ----------------------------------------------------------------------------------------------------------

test('a client that does not read the page it asked for is cut off', async () => {
  writeFileSync(join(data, 'index.html'), '<title>Breakpoint</title>');
  writeFileSync(join(data, 'large.txt'), 'x'.repeat(30_000_000));
  const url = await start({ idleSocket: 400 }, { webRoot: data });
  const line = connect(Number(new URL(url).port), '127.0.0.1');
  let read = 0;
  line.on('data', (bytes) => {
    read += bytes.length;
  });
  const closed = new Promise((resolve) => line.once('close', resolve));
  line.on('error', () => undefined);
  line.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => line.once('data', resolve));
  line.pause();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  // Now the client reads the bytes that the system has buffered; the server gave up long ago.
  line.resume();
  await closed;
  expect(read).toBeLessThan(30_000_000);
});

test('one address may not hold more connections than it needs', async () => {
  const url = await start({ limits: { ...DEFAULTS.limits, sockets: 5 } });
  const lines = Array.from({ length: 150 }, () => {
    const line = connect(Number(new URL(url).port), '127.0.0.1');
    line.on('error', () => undefined);
    // A request that is never finished.
    line.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    return line;
  });
  await vi.waitFor(() => expect(lines.filter((l) => l.destroyed || l.closed).length).toBeGreaterThan(30), { timeout: 60_000 });
  expect(lines.filter((l) => !l.destroyed).length).toBeLessThan(120);
  for (const line of lines) line.destroy();
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), { timeout: 60_000 });
});

test('a text that cannot be the id of a table or of a game is not looked up in the database', async () => {
  const url = await start();
  const looked = [vi.spyOn(Store.prototype, 'table'), vi.spyOn(Store.prototype, 'game')];
  // PostgreSQL accepts no text with a zero byte.
  for (const id of ['%00', 'x', 'a'.repeat(2000), '..%2f..%2f..%2f..%2fetc'])
    for (const path of [`/api/tables/${id}`, `/api/games/${id}`, `/api/games/${id}/log`, `/t/${id}`])
      expect((await fetch(url + path)).status, path).toBe(404);
  for (const spy of looked) expect(spy).not.toHaveBeenCalled();
});

test('one address may not ask about a table without end', async () => {
  const url = await start({ limits: { ...DEFAULTS.limits } });
  const { table } = await createTable(url);
  const codes: number[] = [];
  stopClock();
  for (let i = 0; i < 320; i++) codes.push((await fetch(`${url}/api/tables/${table}`)).status);
  expect(codes.filter((c) => c === 200)).toHaveLength(10 * DEFAULTS.limits.posts);
  expect(codes.at(-1)).toBe(429);
});

test('requests that are too large, or have a false path or host, get an error and nothing else', async () => {
  const url = await start();
  const sent = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const line = connect(Number(new URL(url).port), '127.0.0.1');
      let got = '';
      line.on('data', (bytes) => {
        got += bytes;
      });
      line.on('error', () => undefined);
      line.on('close', () => resolve(got));
      line.write(text);
    });
  const more = 'Connection: close\r\n';
  const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
  const post = `POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}`;
  expect(await sent(`${post}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(10)}0\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 /);
  expect(await sent(`GET / HTTP/1.1\r\nHost: a b"><script>\r\n${more}\r\n`)).toMatch(/^HTTP\/1.1 400 (?![\s\S]*script)/);
  expect(await sent(`GET http://other/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`)).toMatch(/^HTTP\/1.1 404 /);
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  expect(await sent(`GET /elsewhere HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`)).toMatch(/^HTTP\/1.1 400 /);
  // A page that is missing now may exist after an update, so the answer must not be cached.
  for (const path of ['/missing', '/api/missing']) expect((await fetch(url + path)).headers.get('cache-control')).toBe('no-store');
});

test('one address may not ask for recordings or lists of tables without end', async () => {
  const url = await start();
  stopClock();
  for (const [path, found] of [
    [`/api/games/${unguessable()}`, 404],
    ['/api/tables', 200],
  ] as const) {
    const codes: number[] = [];
    for (let i = 0; i < 40; i++) codes.push((await fetch(url + path)).status);
    expect(codes, path).toEqual([...Array.from({ length: 30 }, () => found), ...Array.from({ length: 10 }, () => 429)]);
  }
});

// ---- seats and links -----------------------------------------------------------------------------------------------

const linkFor = (url: string, seats: Seated[]): Promise<SeatLink> =>
  post(`${url}/api/links`, { seats: seats.map(({ table, secret }) => ({ table, secret })) });

test('a link brings each seat once, and the keys of a seat do not pile up', async () => {
  const url = await start({ limits: { ...FAST.limits!, posts: 1000 } });
  const seated = await createTable(url);
  const { code } = await linkFor(
    url,
    Array.from({ length: 100 }, () => seated),
  );
  const brought: Seated[] = await post(`${url}/api/links/${code}`, {});
  expect(brought).toHaveLength(1);
  let last = brought[0];
  for (let i = 0; i < 40; i++) [last] = await post<Seated[]>(`${url}/api/links/${(await linkFor(url, [last])).code}`, {});
  expect(count('select count(*) n from keys')).toBeLessThanOrEqual(20);
  (await TestClient.at(url, last)).close();
  (await TestClient.at(url, seated)).close();
});

test('players whom the host removes leave nothing behind', async () => {
  const { Table } = await import('../src/table/table.js');
  const load = vi.spyOn(Table, 'load');
  const url = await start({ limits: { ...FAST.limits!, posts: 1000 } });
  const host = await TestClient.at(url, await createTable(url));
  const table = (await load.mock.results[0].value)!;
  for (let i = 0; i < 30; i++) {
    await joinTable(url, table.row.id, `Guest ${i}`);
    expect(await host.command({ what: 'set-seat', number: 1, seat: { kind: 'open' } })).toMatchObject({ ok: true });
  }
  expect(table.people.streams.size).toBe(1);
  host.close();
});

test('if closing a seat to other devices cannot be stored, they keep the seat', async () => {
  const url = await start();
  const first = await createTable(url);
  const [other] = await post<Seated[]>(`${url}/api/links/${(await linkFor(url, [first])).code}`, {});
  const here = await TestClient.at(url, first);
  const db = new Database(join(data, 'breakpoint.db'));
  db.exec(`create trigger full before update on tables begin select raise(fail, 'the disk is full'); end`);
  expect(await here.command({ what: 'close-others', secret: unguessable() })).toMatchObject({ ok: false, error: 'not-stored' });
  db.exec('drop trigger full');
  db.close();
  (await TestClient.at(url, other)).close();
  here.close();
});

// ---- quick matches -------------------------------------------------------------------------------------------------

test('a player of a quick match gets the settings they asked for, whatever the waiting player changes', async () => {
  const url = await start({ quickWait: 60_000 });
  const quick = (name: string): Promise<Seated> => post(`${url}/api/quick`, { name, config: CONFIG });
  const ada = await quick('Ada');
  const host = await TestClient.at(url, ada);
  expect(await host.command({ what: 'configure', config: { ...CONFIG, boxes: ['core'], clock: { kind: 'days', days: 7 } } })).toMatchObject(
    {
      ok: true,
    },
  );
  const bob = await quick('Bob');
  expect(bob.table).not.toBe(ada.table);
  host.close();
});

test('a bot does not take the seat of a player who comes at the last moment', async () => {
  const url = await start({ quickWait: 6000 });
  const ada = await post<Seated>(`${url}/api/quick`, { name: 'Ada', config: CONFIG });
  const host = await TestClient.at(url, ada);
  // A slow write: the player is not stored yet when the bot is due.
  const { saveTable } = Store.prototype;
  vi.spyOn(Store.prototype, 'saveTable').mockImplementationOnce(async function (this: Store, ...args) {
    await new Promise((resolve) => setTimeout(resolve, 7000));
    return saveTable.apply(this, args);
  });
  const guest = await TestClient.at(url, await joinTable(url, ada.table, 'Bob'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await infoOf(url, ada.table)).seats.map((s) => s.name)).toEqual(['Ada', 'Bob']);
  for (const c of [host, guest]) c.close();
});
