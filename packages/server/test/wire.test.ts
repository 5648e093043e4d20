import { allCards } from '@breakpoint/cards';
import { Receiver, type ServerMessage } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, createTable, joinTable, TestClient } from './client.js';
import { FAST } from './settings.js';

let server: Served;
beforeAll(async () => {
  server = await serve(allCards, { settings: FAST });
});
afterAll(() => server.close());

async function tableOf(players: number): Promise<{ table: string; clients: TestClient[]; seats: { table: string; secret: string }[] }> {
  const others = Array.from({ length: players - 1 }, () => ({ kind: 'open' as const }));
  const seats = [await createTable(server.url, { others, config: CONFIG })];
  while (seats.length < players) seats.push(await joinTable(server.url, seats[0].table, `Player ${seats.length}`));
  const clients = await Promise.all(seats.map((s) => TestClient.at(server.url, s)));
  await clients[0].command({ what: 'start' });
  await Promise.all(clients.map((c) => c.until(() => c.view !== null)));
  return { table: seats[0].table, clients, seats };
}

test('all messages to four players for one answer are less than 4 KB', async () => {
  const { clients } = await tableOf(4);
  let bytes = 0;
  for (const c of clients) c.socket.on('message', (data: Buffer) => (bytes += data.length));
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`bytes ${i}`))));
  const answers = clients.flatMap((c) => c.received).filter((m) => m.type === 'reply' && m.ok).length;
  expect(answers).toBeGreaterThan(100);
  expect(bytes / answers).toBeLessThan(4096);
  for (const c of clients) c.close();
});

test('a client that joins late, reconnects or has a second connection has the same view as the others', async () => {
  const { table, clients, seats } = await tableOf(2);
  const [ada, bob] = clients;
  const until = async (n: number, ...all: TestClient[]): Promise<void> => {
    await Promise.all([ada, bob].map((c, i) => c.play(chanceOf(`later ${n} ${i}`), () => ada.n >= n)));
    await Promise.all(all.map((c) => c.until(() => c.n === ada.n && c.state?.status === ada.state?.status)));
  };
  await until(6, bob);
  const second = await TestClient.at(server.url, seats[0]);
  const watchers = [await TestClient.at(server.url, { table })];
  await until(12, bob, second, ...watchers);
  watchers.push(await TestClient.at(server.url, { table }));
  expect(second.view).toEqual(ada.view);
  second.close();
  await until(15, bob, ...watchers);
  const back = await TestClient.at(server.url, seats[0], second);
  await until(20, bob, back, ...watchers);
  for (const c of [ada, back, bob, ...watchers]) {
    const fresh = await TestClient.at(server.url, c === bob ? seats[1] : watchers.includes(c) ? { table } : seats[0]);
    expect(c.view).toEqual(fresh.view);
    await Promise.all([c.until(() => c.last >= fresh.last), fresh.until(() => fresh.last >= c.last)]);
    expect(c.state).toEqual(fresh.state);
    fresh.close();
    await ada.until(() => ada.state!.watchers <= 2);
  }
  for (const c of [ada, bob, back, ...watchers]) c.close();
});

test('a client that missed a message notices it, and gets the whole view on request', async () => {
  const { clients, seats } = await tableOf(2);
  const late = new Receiver();
  const told: ServerMessage[] = [];
  const listener = await TestClient.connect(server.url);
  listener.socket.removeAllListeners('message');
  listener.socket.on('message', (data: Buffer) => told.push(JSON.parse(String(data)) as ServerMessage));
  listener.send({ type: 'hello', v: 3, table: seats[0].table, secret: seats[0].secret });
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`gap ${i}`), () => clients[0].n > 5)));
  await listener.until(() => told.filter((m) => m.type === 'update').length > 3);
  const numbered = told.flatMap((m) => ('seq' in m ? [m] : []));
  expect(numbered[0].type).toBe('snapshot');
  expect(late.take(numbered[0])).not.toBeNull();
  const updates = numbered.filter((m) => m.type === 'update');
  expect(late.take(updates[1])).toBeNull();
  late.clear();
  expect(late.take(updates[2])).toBeNull();
  for (const c of [...clients, listener]) c.close();
});

test('a page of an older build is told so and loses nothing: after a reload it has its seat and its game', async () => {
  const { clients, seats } = await tableOf(2);
  const [ada, bob] = clients;
  await Promise.all([ada, bob].map((c, i) => c.play(chanceOf(`older ${i}`), () => ada.n >= 12)));
  const { n } = bob;
  bob.close();
  await ada.until(() => ada.state?.players[1].connected === false);
  const older = await TestClient.connect(server.url);
  const closed = new Promise<string>((resolve) => older.socket.on('close', (_, why: Buffer) => resolve(String(why))));
  older.send({ type: 'hello', v: 2, table: seats[1].table, secret: seats[1].secret });
  expect(await closed).toBe('version');
  expect(ada.state?.players[1]).toMatchObject({ connected: false });
  const back = await TestClient.at(server.url, seats[1]);
  await back.until(() => back.view !== null && ada.state?.players[1].connected === true);
  expect(back.n).toBeGreaterThanOrEqual(n);
  expect(back.view!.seat).toBe(1);
  expect(back.state?.players[1]).toMatchObject({ connected: true });
  for (const c of [ada, back]) c.close();
});
