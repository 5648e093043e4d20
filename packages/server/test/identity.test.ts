import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { allCards } from '@breakpoint/cards';
import { type CardSet, type Log, replayLog, type View } from '@breakpoint/engine';
import type { Config, Recording, Seated } from '@breakpoint/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { laterCards, oneMoreInEveryBox } from '../../cli/test/grown.js';
import { logAt } from '../src/base/log.js';
import { type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, createTable, joinTable, TestClient } from './client.js';
import { FAST } from './settings.js';

// A server is stopped, gets a build with other factions, and is started again.

let data: string;
let server: Served;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'breakpoint-identity-'));
});
afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true });
  logAt('warn');
});
const start = async (cards: CardSet = allCards): Promise<string> => {
  server = await serve(cards, { settings: { ...FAST, snapshotEvery: 20 }, data });
  return server.url;
};

interface Played {
  seats: Seated[];
  views: View[];
}

/** A game that was played until its moment `n`, and what its players saw then. */
async function played(url: string, name: string, players: number, n: number, config: Partial<Config>): Promise<Played> {
  const others = Array.from({ length: players - 1 }, () => ({ kind: 'open' as const }));
  const seats = [await createTable(url, { others, config: { ...CONFIG, ...config } })];
  for (let i = 1; i < players; i++) seats.push(await joinTable(url, seats[0].table, `P${i}`));
  const clients = await Promise.all(seats.map((seat) => TestClient.at(url, seat)));
  expect(await clients[0].command({ what: 'start' })).toMatchObject({ ok: true });
  await Promise.all(clients.map((c) => c.until(() => c.view !== null)));
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`${name} ${i}`), () => clients.some((x) => x.n >= n))));
  await Promise.all(clients.map((c) => c.until(() => c.n === Math.max(...clients.map((x) => x.n)))));
  for (const c of clients) c.close();
  return { seats, views: clients.map((c) => c.view!) };
}
/** What a view says about the game, apart from the number of its question. */
const essenceOf = (view: View): unknown => {
  const { decision, ...rest } = view;
  return { ...rest, decision: decision && { ...decision, number: 0 } };
};

test('every game goes on where it was after a build with one more faction in every box', async () => {
  const first = await start();
  const games = await Promise.all([
    played(first, 'a', 2, 45, {}),
    played(first, 'b', 4, 30, { boxes: ['core', 'seventies'] }),
    played(first, 'c', 3, 4, { factions: 'draft' }),
    played(first, 'd', 2, 60, { factions: 'draft', rules: 'base' }),
  ]);
  await server.close();
  const second = await start(laterCards(oneMoreInEveryBox()));
  for (const { seats, views } of games) {
    const clients = await Promise.all(seats.map((seat) => TestClient.at(second, seat)));
    for (const [i, c] of clients.entries()) {
      expect(c.state).toMatchObject({ status: 'playing' });
      expect(c.state!.lost).toBeUndefined();
      expect(essenceOf(c.view!)).toEqual(essenceOf(views[i]));
    }
    const { n } = clients[0];
    await Promise.all(clients.map((c, i) => c.play(chanceOf(`on ${i}`), () => clients.some((x) => x.n >= n + 10))));
    for (const c of clients) c.close();
  }
});

test('a game whose cards the build lacks is kept as it is, its players are told, and it goes on when the cards are back', async () => {
  logAt('silent');
  const first = await start();
  const { seats, views } = await played(first, 'e', 2, 25, {});
  await server.close();
  const rows = (): unknown[] => {
    const db = new Database(join(data, 'breakpoint.db'));
    const found = ['games', 'journal', 'snapshots', 'tables', 'turns'].map((name) => db.prepare(`select * from ${name}`).all());
    db.close();
    return found;
  };
  const before = rows();
  const [gone] = views[0].players[0].factions;
  const second = await start(laterCards(oneMoreInEveryBox().filter((f) => f.id !== gone)));
  for (const seat of seats) await expect(TestClient.at(second, seat)).rejects.toThrow('other-cards');
  await server.close();
  expect(rows()).toEqual(before);
  const third = await start(laterCards(oneMoreInEveryBox()));
  const back = await TestClient.at(third, seats[0]);
  expect(essenceOf(back.view!)).toEqual(essenceOf(views[0]));
  back.close();
});

// A server's folder by the build of commit ebb83383, which stored numbers of its card set and not what was dealt: three running games, one
// of them in its draft, a finished one, and a table that waits for players; and what the players saw.
const OLD = join(import.meta.dirname, 'fixtures/ebb83383');
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(OLD, name)));
const known = JSON.parse(unpacked('known.json.gz').toString()) as {
  lobby: Seated;
  running: Record<string, { seats: Seated[]; eyes: { view: View; options: string[] | null }[] }>;
  over: { game: string; result: { winner: number }; log: Log };
};

/** Bases as views showed them then: they did not say yet why the power of a minion differs from what is printed. */
const asThen = (bases: View['bases']): unknown =>
  JSON.parse(JSON.stringify(bases, (key, value) => (key === 'changes' ? undefined : value)));

test.each([
  ['the present cards', allCards],
  ['one more faction in every box', laterCards(oneMoreInEveryBox())],
])('every game of an older build goes on where it was: %s', async (_, cards) => {
  writeFileSync(join(data, 'breakpoint.db'), unpacked('breakpoint.db.gz'));
  const url = await start(cards);
  for (const { seats, eyes } of Object.values(known.running)) {
    const clients = await Promise.all(seats.map((seat) => TestClient.at(url, seat)));
    for (const [i, c] of clients.entries()) {
      expect(c.state).toMatchObject({ status: 'playing' });
      expect(c.view!.players).toEqual(eyes[i].view.players);
      expect(asThen(c.view!.bases)).toEqual(eyes[i].view.bases);
      expect(c.view!.decision?.options?.map((o) => o.key) ?? null).toEqual(eyes[i].options);
    }
    const { n } = clients[0];
    await Promise.all(clients.map((c, i) => c.play(chanceOf(`on ${i}`), () => clients.some((x) => x.n >= n + 15))));
    for (const c of clients) c.close();
  }
  const lobby = await TestClient.at(url, known.lobby);
  expect(lobby.numbered[0]).toMatchObject({ type: 'lobby', lobby: { me: 0, host: 0 } });
  lobby.close();
  const { log } = (await (await fetch(`${url}/api/games/${known.over.game}`)).json()) as Recording;
  expect(log).toEqual(known.over.log);
  expect(replayLog(cards, log).state.winner).toBe(known.over.result.winner);
});
