import { allCards } from '@breakpoint/cards';
import { replayLog } from '@breakpoint/engine';
import type { Recording } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.js';
import { chanceOf, createTable, joinTable, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

let server: Served;
beforeAll(async () => {
  server = await serve(allCards, { settings: FAST });
});
afterAll(() => server.close());

test('two clients play a whole game over sockets, and everybody can watch it afterwards', async () => {
  const { table, clients } = await twoAtTable(server.url, {
    config: {
      boxes: ['core', 'seventies'],
      factions: 'draft',
      rules: 'culture-shock',
      goal: 10,
      handLimit: 7,
      duplicates: false,
      clock: { kind: 'none' },
    },
  });
  const watcher = await TestClient.at(server.url, { table });
  expect(watcher.view?.seat).toBe(-1);
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`game ${i}`))));
  await watcher.until(() => watcher.state?.status === 'over');
  await clients[0].until(() => clients[0].state?.replay !== undefined);
  const { result, replay } = clients[0].state!;
  expect(result?.by).toBe('points');
  expect(watcher.view).toMatchObject({ goal: 10, handLimit: 7 });
  expect(clients[0].view?.winner).toBe(result?.winner);
  // The spectator never saw a hidden card.
  for (const m of watcher.numbered)
    if (m.type === 'update') for (const p of m.update.view.players) expect(p.hand.cards.length).toBeLessThanOrEqual(p.hand.size);
  // Each client's updates are numbered without gaps.
  for (const c of [...clients, watcher]) {
    const numbers = c.numbered.filter((m) => m.type === 'update').map((m) => m.update.n);
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i));
    const seqs = c.numbered.map((m) => m.seq);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
  }
  const recording = (await (await fetch(`${server.url}/api/games/${replay!.replace('server/', '')}`)).json()) as Recording;
  const again = replayLog(allCards, recording.log);
  expect(again.over).toBe(true);
  expect(recording.log.setup).toMatchObject({ goal: 10, handLimit: 7 });
  expect(again.state.winner).toBe(result?.winner);
  expect(recording.by).toHaveLength(recording.log.answers.length + 1);
  for (const c of [...clients, watcher]) c.close();
});

test('each of a crowd that watches gets every message in order, including those who come late', async () => {
  const { table, clients } = await twoAtTable(server.url);
  const crowd = await Promise.all(Array.from({ length: 40 }, () => TestClient.at(server.url, { table })));
  const until = (n: number) => Promise.all(clients.map((c, i) => c.play(chanceOf(`watched ${i}`), () => clients[0].n >= n)));
  await until(10);
  crowd.push(await TestClient.at(server.url, { table }));
  await until(30);
  for (const c of crowd) {
    await c.until(() => c.n >= clients[0].n);
    const numbers = c.numbered.map((m) => m.seq);
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i));
  }
  for (const c of [...clients, ...crowd]) c.close();
});

test('bots sit at the table, and a rematch keeps the table', async () => {
  const first = await createTable(server.url, {
    others: [
      { kind: 'bot', level: 'normal' },
      { kind: 'bot', level: 'easy' },
    ],
  });
  const client = await TestClient.at(server.url, first);
  const watcher = await TestClient.at(server.url, { table: first.table });
  await client.command({ what: 'start' });
  await client.until(() => client.view !== null);
  await client.play(chanceOf('against bots'));
  expect(client.state?.status).toBe('over');
  expect((await client.command({ what: 'rematch' })).ok).toBe(true);
  await client.until(() => client.state?.status === 'playing');
  await watcher.until(() => watcher.state?.status === 'playing');
  expect(client.n).toBeLessThan(20);
  client.close();
  watcher.close();
});

test('a missing table, a full table and a forbidden command each have an error code', async () => {
  await expect(joinTable(server.url, 'AAAAAAAAAAAAAAAAAAAAAA', 'X')).rejects.toThrow('not-found');
  const first = await createTable(server.url);
  const second = await joinTable(server.url, first.table, 'Bob');
  await expect(joinTable(server.url, first.table, 'Eve')).rejects.toThrow('table-full');
  const bob = await TestClient.at(server.url, second);
  expect(await bob.command({ what: 'start' })).toMatchObject({ ok: false, error: 'not-host' });
  expect(await bob.command({ what: 'answer', decision: 0, keys: [] })).toMatchObject({ ok: false, error: 'not-now' });
  const watcher = await TestClient.at(server.url, { table: first.table });
  expect(await watcher.command({ what: 'start' })).toMatchObject({ ok: false, error: 'not-seated' });
  expect((await fetch(`${server.url}/api/games/AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);
  bob.close();
  watcher.close();
});

test('everybody in the lobby sees seats being added and removed', async () => {
  const first = await createTable(server.url);
  const ada = await TestClient.at(server.url, first);
  const lobby = () => ada.numbered.findLast((m) => m.type === 'lobby')!.lobby;
  expect(lobby()).toMatchObject({ me: 0, host: 0, problem: 'seats-open' });
  await ada.command({ what: 'add-seat', seat: { kind: 'bot', level: 'hard' } });
  await ada.command({ what: 'set-seat', number: 1, seat: { kind: 'bot', level: 'easy' } });
  expect(lobby().seats.map((s) => s.kind)).toEqual(['person', 'bot', 'bot']);
  expect(lobby().problem).toBeNull();
  await ada.command({ what: 'set-seat', number: 1, seat: { kind: 'open' } });
  const second = await joinTable(server.url, first.table, 'Bob');
  const bob = await TestClient.at(server.url, second);
  await ada.command({ what: 'rename', name: ' Ada  L.\u0007 ' });
  expect(lobby().seats[0].name).toBe('Ada L.');
  await ada.command({ what: 'leave' });
  await bob.until(() => bob.numbered.some((m) => m.type === 'lobby' && m.lobby.host === 1 && m.lobby.seats[0].kind === 'open'));
  await expect(TestClient.at(server.url, first)).rejects.toThrow();
  ada.close();
  bob.close();
});

test('health, metrics and headers', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok');
  const page = await fetch(`${server.url}/readyz`);
  expect(await page.text()).toBe('ready');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});
