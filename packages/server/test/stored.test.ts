import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { allCards, sentences } from '@breakpoint/cards';
import { loadTexts } from '@breakpoint/cards/texts';
import { linesOf, plainSentence } from '@breakpoint/cards/words/telling';
import { type EventView, type Log, replayLog, type View } from '@breakpoint/engine';
import type { Recording, Seated } from '@breakpoint/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.js';
import { chanceOf, TestClient } from './client.js';
import { FAST } from './settings.js';

// A server's database as the build of commit a455a80 stored it: two running games, two finished ones and a table that waits for
// players, with the messages of that build about them. All of it must open for ever.

const FOLDER = join(import.meta.dirname, 'fixtures/a455a80');
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(FOLDER, name)));

interface Running {
  seats: Seated[];
  /** What each seat and a spectator saw: the position, and the options of their own decision. */
  eyes: { view: View; options: string[] | null }[];
}
interface Finished {
  game: string;
  result: Recording['result'];
  log: Log;
  undos: Recording['undos'];
  players: Recording['table']['players'];
}
const known = JSON.parse(unpacked('known.json.gz').toString()) as {
  lobby: Seated;
  tables: { mid: Running; asked: Running; over: Finished; gone: Finished };
};

let data: string;
let server: Served;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'breakpoint-stored-'));
  writeFileSync(join(data, 'breakpoint.db'), unpacked('breakpoint.db.gz'));
  server = await serve(allCards, { settings: FAST, data });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

/** What a seat knows about a position, in a form that does not depend on how views are built. */
const essenceOf = (view: View) => ({
  turn: view.turn,
  active: view.active,
  players: view.players.map((p) => [p.vp, p.factions, p.hand.size, p.hand.cards, p.deck.size, p.discard]),
  bases: view.bases.map((b) => [b.id, b.breakpoint, b.power, b.minions.map((m) => [m.n, m.id, m.controller, m.power, m.counters])]),
});

function eventsOf(client: TestClient): EventView[] {
  const snapshot = client.numbered.find((m) => m.type === 'snapshot');
  return snapshot!.events.flat();
}

/** The log of a game in words; throws if an event has no sentence. */
async function storyOf(events: EventView[]): Promise<string[]> {
  const texts = await loadTexts('en');
  return linesOf(events).map((line) => plainSentence({ words: sentences.en, texts, names: ['Ada', 'Bob'] }, line));
}

describe.each(['mid', 'asked'] as const)('a running game (%s)', (name) => {
  const { seats, eyes } = known.tables[name];

  test('is shown to everybody as before', async () => {
    for (const [i, { view, options }] of eyes.entries()) {
      const client = await TestClient.at(server.url, seats[i] ?? { table: seats[0].table });
      expect(client.state?.status).toBe('playing');
      expect(essenceOf(client.view!)).toEqual(essenceOf(view));
      if (options !== null && i === client.view!.decision?.seat) expect(client.view!.decision.options?.map((o) => o.key)).toEqual(options);
      client.close();
    }
  });

  test('has all events since its beginning', async () => {
    const client = await TestClient.at(server.url, seats[0]);
    const events = eventsOf(client);
    const turns = events.filter((e) => e.kind === 'turn-began');
    expect(turns.map((e) => e.turn)).toEqual(Array.from({ length: client.view!.turn }, (_, i) => i + 1));
    const vp = [0, 0];
    for (const e of events) if (e.kind === 'vp') vp[e.seat] += e.amount;
    expect(vp).toEqual(client.view!.players.map((p) => p.vp));
    // Only the viewer's own cards are named.
    for (const e of events) if (e.kind === 'drew') expect(e.hidden, JSON.stringify(e)).toBe(e.seat !== 0);
    const story = await storyOf(events);
    expect(story.length).toBeGreaterThan(40);
    expect(story.join('\n')).not.toMatch(/undefined|null|NaN|\[object/);
    client.close();
  });

  test('can be played to its end', async () => {
    const clients = await Promise.all(seats.map((seat) => TestClient.at(server.url, seat)));
    await Promise.all(clients.map((c, i) => c.play(chanceOf(`${name} ${i}`))));
    await Promise.all(clients.map((c) => c.until(() => c.state?.replay !== undefined)));
    const { replay, result } = clients[0].state!;
    const { log } = (await (await fetch(`${server.url}/api/games/${replay!.slice('server/'.length)}`)).json()) as Recording;
    expect(replayLog(allCards, log).state.winner).toBe(result!.winner);
    for (const c of clients) c.close();
  });
});

test('a table that waits for players still has its seats', async () => {
  const client = await TestClient.at(server.url, known.lobby);
  expect(client.numbered[0]).toMatchObject({
    type: 'lobby',
    lobby: { me: 0, host: 0, seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }] },
  });
  client.close();
});

test.each(['over', 'gone'] as const)('the recording of a finished game (%s)', async (name) => {
  const { game, result, log, undos, players } = known.tables[name];
  const recording = (await (await fetch(`${server.url}/api/games/${game}`)).json()) as Recording;
  expect(recording).toMatchObject({ id: game, result, log, undos, table: { players } });
  expect(recording).not.toHaveProperty('events');
  const again = replayLog(allCards, recording.log);
  expect(again.state.vp).toEqual(result.vp);
  if (name === 'over') expect(again.state.winner).toBe(result.winner);
});
