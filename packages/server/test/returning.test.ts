import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import type { Command } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeNow } from '../src/base/time.js';
import { type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, TestClient, twoAtTable } from './client.js';
import { FAST, seeds } from './settings.js';

const data = mkdtempSync(join(tmpdir(), 'breakpoint-server-'));
let server: Served;
beforeAll(async () => {
  server = await serve(allCards, { settings: { ...FAST, newSeed: seeds() }, data });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

test('a client that reconnects gets exactly the messages it missed', async () => {
  const { seats, clients } = await twoAtTable(server.url);
  const [ada, bob] = clients;
  const witness = await TestClient.at(server.url, seats[1]);
  await Promise.all([ada.play(chanceOf('a'), () => ada.n > 8), bob.play(chanceOf('b'), () => bob.n > 8)]);
  await bob.until(() => bob.last === witness.last);
  const { last } = bob;
  bob.close();
  // Ada plays on as long as she can, and a second connection of Bob's sees all of it.
  await ada.until(() => ada.state?.players[1].connected === true);
  const decision = ada.decision;
  if (decision) await ada.command({ what: 'answer', decision: decision.number, keys: decision.optional ? [] : [decision.options![0].key] });
  else
    await witness.command({
      what: 'answer',
      decision: witness.decision!.number,
      keys: witness.decision!.optional ? [] : [witness.decision!.options![0].key],
    });
  await ada.command({ what: 'undo' });
  const back = await TestClient.at(server.url, seats[1], bob);
  expect(back.received[0]).toMatchObject({ type: 'welcome', resumed: true, me: 1 });
  const missed = witness.numbered.filter((m) => m.seq > last);
  await back.until(() => back.last >= missed[missed.length - 1].seq);
  expect(missed.length).toBeGreaterThan(0);
  expect(back.numbered.slice(0, missed.length)).toEqual(missed);
  // With the number of another epoch, the whole state is sent.
  const stranger = await TestClient.at(server.url, seats[1], { epoch: 'another', last, receiver: bob.receiver });
  expect(stranger.received[0]).toMatchObject({ resumed: false });
  expect(stranger.received[1]).toMatchObject({ type: 'snapshot', why: 'arrival' });
  for (const c of [ada, witness, back, stranger]) c.close();
});

test('a command that is sent twice is run once, even by another process', async () => {
  const { seats, clients } = await twoAtTable(server.url, { config: { ...CONFIG, factions: 'draft' } });
  const actor = clients.find((c) => c.decision !== null)!;
  const other = clients[1 - clients.indexOf(actor)];
  const key = actor.decision!.options![0].key;
  const answer: Command = { what: 'answer', decision: actor.decision!.number, keys: [key] };
  const replies = await Promise.all([actor.command(answer, 'the-same-id'), actor.command({ ...answer }, 'another-id-1')]);
  expect(replies[0]).toMatchObject({ ok: true });
  expect(replies[1]).toMatchObject({ ok: false, error: 'old-decision' });
  expect(await actor.command(answer, 'the-same-id')).toMatchObject({ ok: true });
  await other.until(() => other.n === 1);
  await server.close();
  for (const c of clients) c.close();

  server = await serve(allCards, { settings: { ...FAST, newSeed: seeds() }, data });
  const again = await TestClient.at(server.url, seats[clients.indexOf(actor)]);
  expect(again.n).toBe(1);
  expect(await again.command(answer, 'the-same-id')).toMatchObject({ ok: true });
  expect(again.n).toBe(1);
  again.close();
});

test('an answer that was taken back is not given again by a client that sends it twice, even by another process', async () => {
  const { seats, clients } = await twoAtTable(server.url, { config: { ...CONFIG, factions: 'draft' } });
  const actor = clients.find((c) => c.decision !== null)!;
  const other = clients[1 - clients.indexOf(actor)];
  const answer: Command = { what: 'answer', decision: actor.decision!.number, keys: [actor.decision!.options![0].key] };
  expect(await actor.command(answer, 'the-same-id')).toMatchObject({ ok: true });
  expect(await actor.command({ what: 'undo' })).toMatchObject({ ok: true });
  await other.until(() => other.state?.vote?.kind === 'undo');
  expect(await other.command({ what: 'vote', yes: true })).toMatchObject({ ok: true });
  await actor.until(() => actor.n === 0);
  await server.close();
  for (const c of clients) c.close();

  server = await serve(allCards, { settings: { ...FAST, newSeed: seeds() }, data });
  const again = await TestClient.at(server.url, seats[clients.indexOf(actor)]);
  expect(again.n).toBe(0);
  expect(await again.command(answer, 'the-same-id')).toMatchObject({ ok: true });
  expect(again.n).toBe(0);
  expect(await again.command(answer, 'another-id-2')).toMatchObject({ ok: false, error: 'old-decision' });
  expect(await again.command({ ...answer, decision: again.decision!.number }, 'another-id-3')).toMatchObject({ ok: true });
  await again.until(() => again.n === 1);
  again.close();
});

test('a table without connections is unloaded from memory and loaded again', async () => {
  const small = await serve(allCards, { settings: { ...FAST, idleTable: 10, snapshotEvery: 5 } });
  const { seats, clients } = await twoAtTable(small.url);
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`idle ${i}`), () => c.n > 23)));
  const deepest = clients[0].n > clients[1].n ? 0 : 1;
  await clients[deepest].until(() => clients[deepest].state !== null);
  const before = clients.map((c) => c.view);
  const epoch = clients[0].epoch;
  for (const c of clients) c.close();
  const gone = async (): Promise<boolean> => /^breakpoint_tables 0$/m.test(await small.metrics());
  for (let i = 0; i < 100 && !(await gone()); i++) await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await gone()).toBe(true);
  const back = await Promise.all(seats.map((s) => TestClient.at(small.url, s)));
  expect(back[0].epoch).not.toBe(epoch);
  expect(back.map((c) => c.view)).toEqual(before);
  for (const c of back) c.close();
  await small.close();
});

test('an absent player is shown as absent, and a bot stands in on request until they are back', async () => {
  const { seats, clients } = await twoAtTable(server.url);
  const [ada, bob] = clients;
  expect(await ada.command({ what: 'stand-in', seat: 1 })).toMatchObject({ ok: false, error: 'not-now' });
  bob.close();
  await ada.until(() => ada.state?.players[1].connected === false);
  expect(ada.state?.players[1].standInFrom).toBeLessThanOrEqual(timeNow());
  expect(await ada.command({ what: 'stand-in', seat: 1 })).toMatchObject({ ok: true });
  await ada.until(() => ada.state?.players[1].standIn === true);
  const turn = ada.view!.turn;
  await ada.play(chanceOf('alone'), () => ada.view!.turn > turn + 4 || ada.state?.status === 'over');
  const back = await TestClient.at(server.url, seats[1]);
  await ada.until(() => ada.state?.players[1].standIn === undefined && ada.state?.players[1].connected === true);
  back.close();
  ada.close();
});

test('a player can concede and leave for good, and a rematch has a bot in the empty seat', async () => {
  const { seats, clients } = await twoAtTable(server.url);
  const [ada, bob] = clients;
  expect(await bob.command({ what: 'leave' })).toMatchObject({ ok: true });
  await ada.until(() => ada.state?.status === 'over');
  expect(ada.state?.result).toEqual({ winner: 0, by: 'concession' });
  expect(ada.state?.players[1]).toMatchObject({ left: true, conceded: true });
  bob.close();
  await expect(TestClient.at(server.url, seats[1])).rejects.toThrow('4002');
  expect(await ada.command({ what: 'rematch' })).toMatchObject({ ok: true });
  await ada.until(() => ada.state?.status === 'playing');
  expect(ada.state?.players[1]).toMatchObject({ kind: 'bot' });
  ada.close();
});
