import { allCards } from '@breakpoint/cards';
import type { Recording, Said } from '@breakpoint/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEFAULTS } from '../../src/base/options.js';
import { type Served, serve } from '../../src/index.js';
import { deleteOld } from '../../src/store/retention.js';
import { CONFIG, chanceOf, TestClient, twoAtTable } from '../client.js';
import { FAST } from '../settings.js';
import { SimulatedTable } from '../simulated.js';

const DAY = 86_400_000;
let server: Served;
beforeAll(async () => {
  server = await serve(allCards, { settings: FAST });
});
afterAll(() => server.close());

let world: SimulatedTable | null = null;
afterEach(async () => {
  await world?.close();
  world = null;
});

/** What this client has been told of the talk, as it is now. */
function talkOf(client: TestClient): Said[] {
  let all: Said[] = [];
  for (const m of client.received) {
    if (m.type === 'talk') all = [...m.said];
    else if (m.type === 'said') all.push(m.said);
  }
  return all;
}

test('a player can delete their name and lines, even from the recording of a finished game', async () => {
  const { clients, seats } = await twoAtTable(server.url, { config: { ...CONFIG, chat: true } });
  const [ada, bob] = clients;
  expect(await bob.command({ what: 'say', say: { kind: 'text', text: 'my secret' } })).toMatchObject({ ok: true });
  expect(await ada.command({ what: 'say', say: { kind: 'text', text: 'hello' } })).toMatchObject({ ok: true });
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`forget ${i}`), () => ada.n > 10)));
  await ada.until(() => talkOf(ada).length === 2);
  await ada.command({ what: 'concede' });
  await ada.until(() => ada.state?.replay !== undefined);
  expect(await bob.command({ what: 'forget-me' })).toMatchObject({ ok: true });
  await ada.until(() => talkOf(ada).length === 1 && ada.state!.players[1].name === 'Player 2');
  const path = `/api/games/${ada.state!.replay!.slice('server/'.length)}`;
  const text = await (await fetch(server.url + path)).text();
  expect(text).not.toContain('Bob');
  expect((JSON.parse(text) as Recording).table.players.map((p) => p.name)).toEqual(['Ada', 'Player 2']);
  const later = await TestClient.at(server.url, seats[1]);
  expect(JSON.stringify(later.received)).not.toMatch(/Bob|my secret/);
  for (const client of [...clients, later]) client.close();
});

test('a host can silence and remove those who watch', async () => {
  const { table, clients } = await twoAtTable(server.url, { config: { ...CONFIG, chat: true } });
  const watcher = await TestClient.at(server.url, { table });
  const say = () => watcher.command({ what: 'say', say: { kind: 'emote', emote: 'wow' }, name: 'W' });
  expect(await clients[1].command({ what: 'watchers', may: 'watch' })).toMatchObject({ ok: false, error: 'not-host' });
  expect(await clients[0].command({ what: 'watchers', may: 'watch' })).toMatchObject({ ok: true });
  expect(await say()).toMatchObject({ ok: false, error: 'not-allowed' });
  // Only the host is told, because nobody else can change it.
  await clients[0].until(() => clients[0].state?.spectators === 'watch');
  expect(clients[1].state?.spectators).toBeUndefined();
  expect(await clients[0].command({ what: 'watchers', may: 'nothing' })).toMatchObject({ ok: true });
  await watcher.until(() => watcher.closed !== null);
  await expect(TestClient.at(server.url, { table })).rejects.toThrow('4002');
  expect(await clients[0].command({ what: 'watchers', may: 'talk' })).toMatchObject({ ok: true });
  (await TestClient.at(server.url, { table })).close();
  for (const client of clients) client.close();
});

test('games that are over or abandoned, talk and devices are deleted after their days, and nothing that goes on', async () => {
  world = await SimulatedTable.make({ people: 2, config: { chat: true } });
  const { store, time } = world.house;
  const people = [await world.enter(0), await world.enter(1)];
  await world.command(people[0], { what: 'say', say: { kind: 'text', text: 'hello' } });
  await world.command(people[0], { what: 'report', seat: 1, text: 'rude' });
  await world.command(people[0], { what: 'start' });
  const count = async (name: 'tables' | 'games' | 'said' | 'reports' | 'seats' | 'snapshots'): Promise<number> =>
    (await store.read((db) => db.selectFrom(name).selectAll().execute())).length;
  const all = async (): Promise<number[]> => [await count('tables'), await count('games'), await count('said'), await count('reports')];
  const { keep } = DEFAULTS;
  expect(await all()).toEqual([1, 1, 1, 1]);
  await deleteOld(store, keep, time.now() + 80 * DAY, []);
  expect(await all()).toEqual([1, 1, 1, 1]);
  // A table in memory is in use, whatever its times say.
  await deleteOld(store, { ...keep, abandoned: 1 }, time.now() + 80 * DAY, [world.id]);
  expect(await all()).toEqual([1, 1, 1, 1]);
  await deleteOld(store, { ...keep, abandoned: 0, games: 0 }, time.now() + 100 * DAY, []);
  expect(await all()).toEqual([1, 1, 0, 0]);
  await world.command(people[0], { what: 'concede' });
  await world.rest();
  await expect.poll(() => count('snapshots')).toBe(1);
  await deleteOld(store, keep, time.now() + 300 * DAY, []);
  expect(await count('tables')).toBe(1);
  await deleteOld(store, keep, time.now() + 400 * DAY, []);
  expect([...(await all()), await count('seats'), await count('snapshots')]).toEqual([0, 0, 0, 0, 0, 0]);
});
