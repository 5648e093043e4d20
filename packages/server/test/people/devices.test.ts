import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import type { KnownSeat, Seated, SeatLink } from '@breakpoint/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unguessable } from '../../src/base/secrets.js';
import { type Served, serve } from '../../src/index.js';
import { createTable, joinTable, post, TestClient, twoAtTable } from '../client.js';
import { FAST } from '../settings.js';

let server: Served;
let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'breakpoint-devices-'));
  server = await serve(allCards, { settings: FAST, data });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

const keyOf = ({ table, secret }: Seated) => ({ table, secret });
const linkFor = (...seats: Seated[]): Promise<SeatLink> => post(`${server.url}/api/links`, { seats: seats.map(keyOf) });
const take = (code: string): Promise<Seated[]> => post(`${server.url}/api/links/${code}`, {});

test('a code that works once brings seats to another device, and both devices can play', async () => {
  const { seats, clients } = await twoAtTable(server.url);
  const lobby = await createTable(server.url);
  const { code, until } = await linkFor(seats[0], lobby, { ...seats[1], secret: unguessable() });
  expect(until - Date.now()).toBeLessThanOrEqual(10 * 60_000);
  const brought = await take(code);
  expect(brought.map((s) => [s.table, s.seat])).toEqual([
    [seats[0].table, 0],
    [lobby.table, 0],
  ]);
  expect(brought.map((s) => s.secret)).not.toContain(seats[0].secret);
  await expect(take(code)).rejects.toMatchObject({ message: 'gone', status: 410 });

  const phone = await TestClient.at(server.url, brought[0]);
  expect(phone.view?.seat).toBe(0);
  expect(await post<KnownSeat[]>(`${server.url}/api/seats`, { secrets: brought.map(keyOf) })).toHaveLength(2);
  await clients[0].until(() => clients.some((c) => c.decision !== null));
  if (phone.decision) {
    const n = phone.n;
    await phone.command({ what: 'answer', decision: n, keys: [phone.decision.options![0].key] });
    await clients[0].until(() => clients[0].n > n);
  }
  for (const c of [...clients, phone]) c.close();
});

test('an expired or invented code brings no seats', async () => {
  const seated = await createTable(server.url);
  const { code } = await linkFor(seated);
  const db = new Database(join(data, 'breakpoint.db'));
  db.exec('update links set until = 1');
  db.close();
  await expect(take(code)).rejects.toThrow('gone');
  await expect(take(unguessable())).rejects.toThrow('gone');
  await expect(linkFor({ ...seated, secret: unguessable() })).rejects.toThrow('bad-secret');
});

test('a seat can be closed to all other devices, and then only the new secret is valid', async () => {
  const first = await createTable(server.url);
  await joinTable(server.url, first.table, 'Bob');
  const [brought] = await take((await linkFor(first)).code);
  const [here, there, again] = [
    await TestClient.at(server.url, first),
    await TestClient.at(server.url, brought),
    await TestClient.at(server.url, first),
  ];
  const secret = unguessable();
  const id = 'close-the-others';
  expect(await here.command({ what: 'close-others', secret }, id)).toMatchObject({ ok: true });
  await there.until(() => there.closed?.code === 4002 && again.closed?.code === 4002);
  for (const old of [first, brought]) await expect(TestClient.at(server.url, old)).rejects.toThrow('4002');
  // The device that closed the others stays connected and can reconnect with the new secret. Repeating the command changes nothing.
  expect(await here.command({ what: 'rename', name: 'Ada L.' })).toMatchObject({ ok: true });
  const back = await TestClient.at(server.url, { table: first.table, secret });
  expect(await back.command({ what: 'close-others', secret }, id)).toMatchObject({ ok: true });
  expect(back.numbered.some((m) => m.type === 'lobby' && m.lobby.me === 0 && m.lobby.host === 0)).toBe(true);
  // The secret of another seat cannot become the new secret.
  expect(await back.command({ what: 'close-others', secret })).toMatchObject({ ok: false, error: 'bad-message' });
  for (const c of [here, back]) c.close();
});

test('a link does not bring a seat that was given up', async () => {
  const first = await createTable(server.url);
  const second = await joinTable(server.url, first.table, 'Bob');
  const { code } = await linkFor(second);
  const bob = await TestClient.at(server.url, second);
  await bob.command({ what: 'leave' });
  await expect(take(code)).rejects.toThrow('gone');
  bob.close();
});
