import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import { replayLog } from '@breakpoint/engine';
import type { Config, Recording } from '@breakpoint/protocol';
import { type Document, documentId, type FiledLog, Library, readDocuments } from '@breakpoint/workshop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, type ServeOptions, serve } from '../src/index.js';
import { CONFIG, chanceOf, createTable, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

const example = (name: string): Document =>
  JSON.parse(readFileSync(new URL(`../../../docs/examples/${name}.json`, import.meta.url), 'utf8'));
const badgers = example('badgers');
const lanterns = example('lanterns');
const ids = [documentId(badgers), documentId(lanterns)];
const OPERATOR = 'a token for the operator';

let data: string;
let server: Served;
const start = (more: ServeOptions = {}): Promise<Served> => serve(allCards, { data, settings: FAST, operatorToken: OPERATOR, ...more });
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'breakpoint-'));
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const post = (url: string, body: unknown, path = '/api/documents'): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const bring = async (): Promise<void> => {
  for (const document of [badgers, lanterns]) expect((await post(server.url, document)).status).toBe(201);
};
const own: Config = { ...CONFIG, boxes: [], documents: ids, duplicates: true };
const rebooted = async (more: ServeOptions = {}): Promise<void> => {
  await server.close();
  server = await start(more);
};

test('documents are sent once, and everybody who knows their ids can read them', async () => {
  await expect(createTable(server.url, { config: own })).rejects.toThrow('no-document');
  const sent = await post(server.url, badgers);
  expect(await sent.json()).toEqual({ id: ids[0] });
  const got = await fetch(`${server.url}/api/documents/${ids[0]}`);
  expect(got.headers.get('cache-control')).toContain('immutable');
  expect(readDocuments({ [ids[0]]: await got.json() })).toEqual({ [ids[0]]: badgers });
  expect((await fetch(`${server.url}/api/documents/${ids[1]}`)).status).toBe(404);
});

test('what is not a document is refused, with the reason', async () => {
  const refused = async (value: unknown): Promise<unknown> => (await post(server.url, value)).json();
  expect(await refused({ ...badgers, cards: [] })).toMatchObject({ error: 'bad-document', message: expect.stringContaining('cards') });
  expect(await refused({ ...badgers, extra: 1 })).toMatchObject({ error: 'bad-document' });
  expect(await refused('x'.repeat(70_000))).toMatchObject({ error: 'too-big' });
  let deep: unknown = [];
  for (let i = 0; i < 3000; i++) deep = [deep];
  expect(await refused({ ...badgers, theme: deep })).toMatchObject({ error: 'bad-document' });
});

test('a whole game with two documents: dealt, played by people, found again after a restart, and recorded with its documents', async () => {
  await bring();
  const { table, seats, clients } = await twoAtTable(server.url, { config: { ...own, factions: 'free' } });
  expect(clients[0].state?.documents).toEqual(ids);
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`first ${i}`), () => (c.view?.turn ?? 0) >= 4)));
  for (const c of clients) c.close();
  await rebooted();
  const again = await Promise.all(seats.map((seat) => TestClient.at(server.url, seat)));
  await Promise.all(again.map((c) => c.until(() => c.view !== null)));
  expect(again[0].view!.turn).toBeGreaterThanOrEqual(4);
  await Promise.all(again.map((c, i) => c.play(chanceOf(`then ${i}`))));
  await again[0].until(() => again[0].state?.replay !== undefined);
  const game = again[0].state!.replay!.replace('server/', '');
  const recording = (await (await fetch(`${server.url}/api/games/${game}`)).json()) as Recording & { log: FiledLog };
  const cards = new Library(allCards).with(readDocuments(recording.log.documents));
  expect(replayLog(cards, recording.log).state.winner).toBe(again[0].state!.result!.winner);
  expect(recording.log.answers.flat().some((key) => key.startsWith(`play ${ids[0]}/`))).toBe(true);
  expect(table).toBeTruthy();
  for (const c of again) c.close();
});

test('bots play with documents, and the host can change them before the game', async () => {
  await bring();
  const seated = await createTable(server.url, { others: [{ kind: 'bot', level: 'normal' }], config: CONFIG });
  const host = await TestClient.at(server.url, seated);
  const problem = (): string | null | undefined => host.numbered.findLast((m) => m.type === 'lobby')?.lobby.problem;
  const unknown = `sha256-${'0'.repeat(64)}`;
  const configured = (documents: string[]) => host.command({ what: 'configure', config: { ...own, documents } });
  expect(await configured([unknown])).toMatchObject({ ok: false, error: 'no-document' });
  expect(await configured([ids[0]])).toMatchObject({ ok: true });
  await host.until(() => problem() === 'too-few-factions');
  expect(await configured(ids)).toMatchObject({ ok: true });
  await host.until(() => problem() === null);
  await host.command({ what: 'start' });
  await host.until(() => host.view !== null);
  await host.play(chanceOf('bots'));
  expect(host.state?.status).toBe('over');
  host.close();
});

test('tables in the public list, and quick matches, have none', async () => {
  await bring();
  await expect(createTable(server.url, { config: { ...own, listed: true } })).rejects.toThrow('bad-message');
  expect((await post(server.url, { name: 'Ada', config: own }, '/api/quick')).status).toBe(400);
});

test('the operator sees them and removes one; a server without a workshop takes none, and its games go on', async () => {
  await bring();
  const { table, seats, clients } = await twoAtTable(server.url, { config: own });
  for (const c of clients) c.close();
  await rebooted({ settings: { ...FAST, workshop: 'off' } });
  const again = await TestClient.at(server.url, seats[0]);
  await again.until(() => again.view !== null);
  again.close();
  expect(await (await post(server.url, badgers)).json()).toMatchObject({ error: 'no-workshop' });
  await expect(createTable(server.url, { config: own })).rejects.toThrow('no-workshop');
  await rebooted();
  const operator = { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/json' };
  const listed = async (): Promise<unknown> => (await fetch(`${server.url}/operator/documents`, { headers: operator })).json();
  expect(await listed()).toContainEqual(expect.objectContaining({ id: ids[0], name: 'Honey Badgers' }));
  const body = JSON.stringify({ action: 'remove-document', document: ids[0] });
  expect((await fetch(`${server.url}/operator/act`, { method: 'POST', headers: operator, body })).status).toBe(204);
  expect((await fetch(`${server.url}/api/documents/${ids[0]}`)).status).toBe(404);
  expect(await (await post(server.url, badgers)).json()).toMatchObject({ error: 'no-document' });
  expect(await (await fetch(`${server.url}/operator`, { headers: operator })).text()).toContain('removed');
  // The game with it is kept as it is.
  await expect(TestClient.at(server.url, { table })).rejects.toThrow('other-cards');
});
