import { allCards } from '@breakpoint/cards';
import type { Command, Said, Saying } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Served, serve } from '../../src/index.js';
import { CONFIG, TestClient, twoAtTable } from '../client.js';
import { FAST } from '../settings.js';

let server: Served;
let passed = 0;
beforeAll(async () => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  server = await serve(allCards, { settings: { ...FAST, idleSocket: 1e9 } });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const text = (words: string): Command => ({ what: 'say', say: { kind: 'text', text: words } });
const emote = { what: 'say', say: { kind: 'emote', emote: 'wow' } } as const satisfies Command;
const heard = (client: TestClient): Said[] =>
  client.received.flatMap((m) => (m.type === 'said' ? [m.said] : m.type === 'talk' ? m.said : []));
const saying = (said: Said): string => (said.say.kind === 'text' ? said.say.text : said.say.kind);
/** Sends a message, after the time that the rate limit requires. */
const say = (client: TestClient, command: Command) => {
  passed += 6100;
  return client.command(command);
};
const chatting = () => twoAtTable(server.url, { config: { ...CONFIG, chat: true } });

test('players see each other’s messages, a new arrival sees the last ones, and spectators’ messages reach only spectators', async () => {
  const { table, seats, clients } = await chatting();
  const [carol, dave] = [await TestClient.at(server.url, { table }), await TestClient.at(server.url, { table })];
  expect(await say(clients[0], text('Good luck!'))).toMatchObject({ ok: true });
  expect(await say(clients[1], emote)).toMatchObject({ ok: true });
  expect(await say(carol, { ...(text('Bob will win') as object), name: 'Carol' } as Command)).toMatchObject({ ok: true });
  await dave.until(() => heard(dave).length === 3);
  await clients[0].until(() => heard(clients[0]).length === 2);
  expect(heard(dave).map((s) => [s.from, s.name, saying(s)])).toEqual([
    [0, 'Ada', 'Good luck!'],
    [1, 'Bob', 'emote'],
    [-1, 'Carol', 'Bob will win'],
  ]);
  const back = await TestClient.at(server.url, seats[1]);
  await back.until(() => heard(back).length > 0);
  expect(heard(back).map(saying)).toEqual(['Good luck!', 'emote']);
  // The talk is not part of the game.
  expect(JSON.stringify(back.view)).not.toContain('Good luck');
  for (const c of [...clients, carol, dave, back]) c.close();
});

test('free text needs the host’s permission, emotes and phrases do not', async () => {
  const { clients } = await twoAtTable(server.url);
  expect(await say(clients[0], text('hello'))).toMatchObject({ ok: false, error: 'not-allowed' });
  expect(await say(clients[0], emote)).toMatchObject({ ok: true });
  expect(await say(clients[0], { what: 'say', say: { kind: 'phrase', phrase: 'well-played' } })).toMatchObject({ ok: true });
  expect(clients[0].state?.chat).toBeUndefined();
  for (const c of clients) c.close();
});

test('a muted player is not heard, on any device and after a reload, until unmuted', async () => {
  const { seats, clients } = await chatting();
  expect(await clients[0].command({ what: 'mute', seat: 1, on: true })).toMatchObject({ ok: true });
  await say(clients[1], text('nasty'));
  await say(clients[0], text('peace'));
  const back = await TestClient.at(server.url, seats[0]);
  await back.until(() => heard(back).length > 0);
  expect(heard(back).map(saying)).toEqual(['peace']);
  expect(heard(clients[0]).map(saying)).toEqual(['peace']);
  expect(back.received.some((m) => m.type === 'talk' && m.muted.includes(1))).toBe(true);
  await back.command({ what: 'mute', seat: 1, on: false });
  await say(clients[1], text('sorry'));
  await back.until(() => heard(back).some((s) => saying(s) === 'sorry'));
  for (const c of [...clients, back]) c.close();
});

test('a seat may send three messages at once, then one per second, and ten per minute, from all its devices together', async () => {
  const { seats, clients } = await chatting();
  const other = await TestClient.at(server.url, seats[0]);
  passed += 100_000;
  // An emote, and right after it a typed line.
  expect(await clients[0].command(emote)).toMatchObject({ ok: true });
  expect(await clients[0].command(text('hello'))).toMatchObject({ ok: true });
  expect(await other.command(emote)).toMatchObject({ ok: true });
  expect(await other.command(emote)).toMatchObject({ ok: false, error: 'too-fast' });
  let done = 3;
  for (let i = 0; i < 20; i++) {
    passed += 1001;
    if ((await other.command(emote)).ok) done++;
  }
  expect(done).toBeGreaterThanOrEqual(10);
  expect(done).toBeLessThanOrEqual(14);
  for (const c of [...clients, other]) c.close();
});

test('hostile text becomes one line of text, or is refused', async () => {
  const { clients } = await chatting();
  const turned = '\u202Eevil\u202C\u0000 <script>alert(1)</script>\nline';
  await say(clients[0], text(turned));
  await say(clients[0], text(`Z${'\u0336'.repeat(40)}`));
  await clients[1].until(() => heard(clients[1]).length === 2);
  expect(heard(clients[1]).map(saying)).toEqual(['evil <script>alert(1)</script> line', `Z${'\u0336'.repeat(3)}`]);
  for (const bad of ['', ' \u200e ', 'x'.repeat(201)]) {
    const before = clients[0].received.length;
    clients[0].send({ type: 'command', id: 'hostile-text', command: text(bad) });
    await clients[0].until(() => clients[0].received.slice(before).some((m) => m.type === 'error' && m.error === 'bad-message'));
  }
  const wrong = { kind: 'emote', emote: 'rude' } as unknown as Saying;
  clients[0].send({ type: 'command', id: 'hostile-emote', command: { what: 'say', say: wrong } });
  await clients[0].until(() => clients[0].received.filter((m) => m.type === 'error').length === 4);
  for (const c of clients) c.close();
});
