import { allCards } from '@breakpoint/cards';
import type { KnownSeat } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../../src/index.js';
import { seatsOf as seatsAt } from '../../src/people/seats.js';
import { CONFIG, chanceOf, createTable, joinTable, post, TestClient, twoAtTable } from '../client.js';
import { FAST } from '../settings.js';
import { SimulatedTable } from '../simulated.js';

let server: Served;
beforeAll(async () => {
  server = await serve(allCards, { metrics: 'open', settings: FAST });
});
afterAll(() => server.close());

const seatsOf = (secrets: { table: string; secret: string }[]): Promise<KnownSeat[]> =>
  post(`${server.url}/api/seats`, { secrets: secrets.map(({ table, secret }) => ({ table, secret })) });
const tablesInMemory = async (): Promise<string> =>
  /^breakpoint_tables (\d+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())![1];

test('one request gives the players, turn and time limit of all seats, and leaves out seats with a wrong secret', async () => {
  const waiting = await createTable(server.url, { name: 'Ada', others: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }] });
  const { seats, clients } = await twoAtTable(server.url, { config: { ...CONFIG, clock: { kind: 'days', days: 3 } } });
  await clients[0].until(() => clients.some((c) => c.decision !== null));
  const asked = clients.findIndex((c) => c.decision !== null);
  const before = Date.now();
  const known = await seatsOf([waiting, seats[0], { table: seats[1].table, secret: waiting.secret }]);
  expect(known.map((k) => k.table)).toEqual([seats[0].table, waiting.table]);
  expect(known[0]).toMatchObject({ seat: 0, phase: 'playing', turn: asked, with: [{ seat: 1, name: 'Bob', kind: 'person' }] });
  expect(known[0].due! - before).toBeGreaterThan(2.9 * 86_400_000);
  expect(known[1]).toMatchObject({ phase: 'lobby', turn: null, due: null });
  expect(known[1].with.map((w) => w.kind)).toEqual(['open', 'bot']);
  expect(JSON.stringify(known)).not.toContain('secret');

  // The turn follows the game.
  await Promise.all(
    clients.map((c, i) =>
      c.play(chanceOf(`seats ${i}`), () => clients.some((x) => x.view!.turn >= 3 && x.decision !== null && !x.state!.window)),
    ),
  );
  const now = clients.findIndex((c) => c.decision !== null);
  await expect.poll(async () => (await seatsOf([seats[1]]))[0].turn).toBe(now);
  for (const c of clients) c.close();
});

test('the request is answered from the database, without loading a table', async () => {
  const seated = await createTable(server.url);
  const before = await tablesInMemory();
  expect(await seatsOf([seated])).toHaveLength(1);
  expect(await tablesInMemory()).toBe(before);
});

test('too many seats and malformed secrets are refused', async () => {
  const { table, secret } = await createTable(server.url);
  await expect(seatsOf(Array.from({ length: 101 }, () => ({ table, secret })))).rejects.toThrow('bad-message');
  await expect(seatsOf([{ table, secret: 'short' }])).rejects.toThrow('bad-message');
  expect(await seatsOf([])).toEqual([]);
});

test('a seat that was given up is left out', async () => {
  const first = await createTable(server.url);
  const second = await joinTable(server.url, first.table, 'Bob');
  const bob = await TestClient.at(server.url, second);
  expect(await seatsOf([second])).toHaveLength(1);
  await bob.command({ what: 'leave' });
  expect(await seatsOf([second])).toEqual([]);
  bob.close();
});

test('the stored turn of an earlier game at the table is not taken for that of the present one', async () => {
  const world = await SimulatedTable.make({ people: 2 });
  await world.command(await world.enter(0), { what: 'start' });
  const { store } = world.house;
  const turn = async () => (await seatsAt(store, [world.seats[0]]))[0].turn;
  const before = await turn();
  expect(before).not.toBeNull();
  // The server crashed before the turn of the second game was stored.
  await store.write((w, db) => w.run(db.updateTable('turns').set({ game_id: 'the first game' })));
  expect(await turn()).toBeNull();
  await world.restart();
  await world.rest();
  expect(await turn()).toBe(before);
  await world.close();
});
