import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import type { Config, OpenTable, Seated, TableInfo } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Served, serve } from '../../src/index.js';
import { NotStored } from '../../src/store/store.js';
import { Table } from '../../src/table/table.js';
import { CONFIG, createTable, joinTable, post, TestClient } from '../client.js';
import { FAST } from '../settings.js';

let server: Served;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'breakpoint-web-'));
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(
    join(webRoot, 'index.html'),
    '<!doctype html><html><head><meta name="description" content="old" /><title>Breakpoint</title></head><body><div id="root"></div></body></html>',
  );
  server = await serve(allCards, { settings: { ...FAST, quickWait: 400 }, webRoot });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true });
});

const page = async (path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${server.url}${path}`, { headers });
  return { status: response.status, text: await response.text() };
};

test('an invitation names the host and the kind of game, in the reader’s language', async () => {
  const { table } = await createTable(server.url, {
    name: 'Ada',
    others: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }],
    config: { ...CONFIG, clock: { kind: 'days', days: 3 } },
  });
  const { status, text } = await page(`/t/${table}`);
  expect(status).toBe(200);
  expect(text).toContain('<title>Ada invites you to a game of Breakpoint</title>');
  expect(text).toContain('content="3 players · random factions · 3 d a turn · one seat is free"');
  expect(text).toMatch(new RegExp(`property="og:image" content="${server.url}/invite-[123].png"`));
  expect(text).toContain('<div id="root"></div>');
  expect(text).not.toContain('content="old"');
  expect((await page(`/t/${table}`, { 'accept-language': 'de, fr-CH;q=0.8' })).text).toContain('Ada vous invite');
  expect((await page('/t/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
});

test('no two players at a table have names that look the same', async () => {
  const { table } = await createTable(server.url, {
    name: 'Anna',
    others: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
  });
  const second = await joinTable(server.url, table, 'Аnnа');
  await joinTable(server.url, table, 'ANNA');
  const names = async () => ((await (await fetch(`${server.url}/api/tables/${table}`)).json()) as TableInfo).seats.map((s) => s.name);
  expect(await names()).toEqual(['Anna', 'Аnnа 2', 'ANNA 3', 'Bolt']);
  const client = await TestClient.at(server.url, second);
  expect(await client.command({ what: 'rename', name: 'bolt' })).toMatchObject({ ok: true });
  expect((await names())[1]).toBe('bolt 2');
  client.close();
});

test('an unknown address gives a browser the client, and a program the code', async () => {
  const asBrowser = await page('/nonsense', { accept: 'text/html,*/*' });
  expect(asBrowser.status).toBe(404);
  expect(asBrowser.text).toContain('<div id="root"></div>');
  const answered = [await page('/nonsense', { accept: '*/*' }), await page('/api/nonsense', { accept: 'text/html' })];
  for (const { status, text } of answered) expect([status, JSON.parse(text)]).toMatchObject([404, { error: 'not-found' }]);
});

test('a name keeps its emoji whole, and nothing that can’t be seen', async () => {
  const named = async (name: string): Promise<string> => {
    const { table } = await createTable(server.url, { name });
    const info = (await (await fetch(`${server.url}/api/tables/${table}`)).json()) as TableInfo;
    return info.seats[0].name;
  };
  const family = '\u{1F469}\u200D\u{1F467} Ada';
  const heart = '\u2764\uFE0F\u200D\u{1F525}';
  expect(await named(family)).toBe(family);
  expect(await named(heart)).toBe(heart);
  expect(await named('A\u200Dd\u202Ea\u200D')).toBe('Ada');
  expect(await named(`Z${'\u0336'.repeat(8)}`)).toBe(`Z${'\u0336'.repeat(3)}`);
  await expect(createTable(server.url, { name: '\u200D\u200B' })).rejects.toThrow();
});

test('the host’s name is escaped', async () => {
  for (const name of ['</title><script>', '"><img src=x>', "$& $' $`", '&lt;b&gt;']) {
    const { table } = await createTable(server.url, { name });
    const { text } = await page(`/t/${table}`);
    expect(text).not.toContain(name);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script|<img/);
    const shown = /<title>(.*?) invites/.exec(text)![1].replace(/&#(\d+);/g, (_, n) => String.fromCharCode(Number(n)));
    expect(shown).toBe(name);
  }
  const { table } = await createTable(server.url);
  const { text } = await page(`/t/${table}`, { 'x-forwarded-host': 'evil"><script>' });
  expect(text).not.toContain('evil');
});

test('a table is in the public list only if its host wants it, and while there is an open seat', async () => {
  const listed = async (): Promise<string[]> =>
    ((await (await fetch(`${server.url}/api/tables`)).json()) as OpenTable[]).map((t) => t.table);
  const quiet = await createTable(server.url);
  const now = await createTable(server.url, { config: { ...CONFIG, listed: true } });
  const byDays = await createTable(server.url, { config: { ...CONFIG, listed: true, clock: { kind: 'days', days: 1 } } });
  // Neither is listed before its host has come.
  expect(await listed()).toEqual([]);
  const visit = await TestClient.at(server.url, byDays);
  visit.close();
  // `byDays` stays in the list, because its players can wait for days.
  await expect.poll(listed).toEqual([byDays.table]);
  const host = await TestClient.at(server.url, now);
  expect((await listed()).sort()).toEqual([byDays.table, now.table].sort());
  expect(await listed()).not.toContain(quiet.table);
  await joinTable(server.url, byDays.table, 'Bob');
  expect(await listed()).toEqual([now.table]);
  host.close();
});

test('one address has two tables in the public list at most, and five seats at such tables', async () => {
  const strict = await serve(allCards, {
    settings: { ...FAST, seatKept: 300, limits: { ...FAST.limits!, listed: 2, waitingSeats: 5, quick: 3 } },
  });
  const open: Config = { ...CONFIG, listed: true };
  const make = (config = open): Promise<Seated> => createTable(strict.url, { config, others: [{ kind: 'open' }, { kind: 'open' }] });
  const [first, second] = [await make(), await make()];
  await expect(make()).rejects.toThrow('too-many-tables');
  // A table that is not listed may be made, but not listed afterwards.
  const quiet = await make(CONFIG);
  const host = await TestClient.at(strict.url, quiet);
  expect(await host.command({ what: 'configure', config: open })).toMatchObject({ ok: false, error: 'too-many-tables' });
  for (const { table } of [first, first, second]) await joinTable(strict.url, table, 'Bob');
  await expect(joinTable(strict.url, second.table, 'Bob')).rejects.toThrow('too-many-tables');
  // Nobody has come to the seats that were taken, so they are free again, and count no more.
  const seatsOf = async (table: string) => ((await (await fetch(`${strict.url}/api/tables/${table}`)).json()) as TableInfo).seats;
  for (const { table } of [first, second])
    await expect.poll(async () => (await seatsOf(table)).filter((s) => s.kind === 'open').length, { timeout: 10_000 }).toBe(2);
  const bob = await joinTable(strict.url, second.table, 'Bob');
  const here = await TestClient.at(strict.url, bob);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect((await seatsOf(second.table)).map((s) => s.kind)).toEqual(['person', 'person', 'open']);
  const quick = (): Promise<Seated> => post(`${strict.url}/api/quick`, { name: 'Eve', config: CONFIG });
  for (let i = 0; i < 3; i++) await quick();
  await expect(quick()).rejects.toThrow('too-fast');
  for (const client of [host, here]) client.close();
  await strict.close();
});

test('a quick match brings two people with the same settings together', async () => {
  const quick = (name: string, more = {}): Promise<Seated> => post(`${server.url}/api/quick`, { name, config: { ...CONFIG, ...more } });
  const ada = await quick('Ada');
  const client = await TestClient.at(server.url, ada);
  const other = await quick('Eve', { factions: 'draft' });
  expect(other.table).not.toBe(ada.table);
  const bob = await quick('Bob');
  expect(bob).toMatchObject({ table: ada.table, seat: 1 });
  await client.until(() => client.state !== null);
  expect(client.state!.players.map((p) => p.name)).toEqual(['Ada', 'Bob']);
  client.close();
});

test('a quick match that is asked for again, after a lost reply, does not match a player with themselves', async () => {
  const config: Config = { ...CONFIG, hints: false };
  const ask = (name: string, secret: string): Promise<Seated> => post(`${server.url}/api/quick`, { name, config, secret });
  const [adas, bobs] = ['A'.repeat(22), 'B'.repeat(22)];
  const ada = await ask('Ada', adas);
  expect(ada).toMatchObject({ seat: 0, secret: adas });
  expect(await ask('Ada', adas)).toEqual(ada);
  const bob = await ask('Bob', bobs);
  expect(bob).toMatchObject({ table: ada.table, seat: 1, secret: bobs });
  expect(await ask('Bob', bobs)).toEqual(bob);
});

test('a player of a quick match gets the seat even if the game cannot be started at once; then the host starts it', async () => {
  const config: Config = { ...CONFIG, duplicates: true, factions: 'draft' };
  const quick = (name: string): Promise<Seated> => post(`${server.url}/api/quick`, { name, config });
  const ada = await quick('Ada');
  const client = await TestClient.at(server.url, ada);
  vi.spyOn(Table.prototype, 'startGame').mockRejectedValueOnce(new NotStored('the disk is full'));
  expect(await quick('Bob')).toMatchObject({ table: ada.table, seat: 1 });
  expect(await client.command({ what: 'start' })).toMatchObject({ ok: true });
  await client.until(() => client.state !== null);
  client.close();
});

test('a player who waits too long gets a bot, and nobody is matched with a player who has left', async () => {
  const config = { ...CONFIG, duplicates: true };
  const gone = await post<Seated>(`${server.url}/api/quick`, { name: 'Gone', config });
  const left = await TestClient.at(server.url, gone);
  await left.command({ what: 'leave' });
  left.close();
  const ada = await post<Seated>(`${server.url}/api/quick`, { name: 'Ada', config });
  expect(ada.table).not.toBe(gone.table);
  const client = await TestClient.at(server.url, ada);
  const lobby = client.numbered.find((m) => m.type === 'lobby');
  expect(lobby?.type === 'lobby' && lobby.lobby.botIn).toBeGreaterThan(0);
  await client.until(() => client.state !== null);
  expect(client.state!.players.map((p) => p.kind)).toEqual(['person', 'bot']);
  client.close();
});

test('a quick match of days waits for a person, who may come when the first one is not there', async () => {
  const config = { ...CONFIG, clock: { kind: 'days' as const, days: 1 } };
  const ada = await post<Seated>(`${server.url}/api/quick`, { name: 'Ada', config });
  const client = await TestClient.at(server.url, ada);
  const lobby = client.numbered.find((m) => m.type === 'lobby');
  expect(lobby?.type === 'lobby' && lobby.lobby).toMatchObject({ quick: true });
  expect(lobby?.type === 'lobby' && lobby.lobby.botIn).toBeUndefined();
  client.close();
  // Longer than a bot would wait, and than the page of a waiting player may be away in a quick game.
  await new Promise((resolve) => setTimeout(resolve, 5200));
  const bob = await post<Seated>(`${server.url}/api/quick`, { name: 'Bob', config });
  expect(bob).toMatchObject({ table: ada.table, seat: 1 });
});

test('the server’s network addresses are told only to its own computer', async () => {
  const reach = async (headers: Record<string, string> = {}) => JSON.parse((await page('/api/reach', headers)).text);
  expect((await reach()).open).toBe(false);
  expect(await reach({ 'x-forwarded-for': '203.0.113.7' })).toEqual({ open: true, addresses: [] });
});
