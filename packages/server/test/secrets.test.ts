import { allCards } from '@breakpoint/cards';
import { answerWith, type EventView, eventView, Game, type Log, type Seat, type View, viewOf } from '@breakpoint/engine';
import type { Recording } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

let server: Served;
beforeAll(async () => {
  server = await serve({ settings: FAST });
});
afterAll(() => server.close());

/** Plays a game in which windows matter: ninjas and pirates in every hand. */
async function gameWithSpecials(url: string, name: string): Promise<{ clients: TestClient[]; table: string }> {
  const { clients, table } = await twoAtTable(url, { config: { ...CONFIG, boxes: ['core'], factions: 'free', duplicates: true } });
  while (clients[0].view!.step === 'Draft') {
    const c = clients.find((x) => x.decision !== null)!;
    const key = c.view!.players[c.view!.seat].factions.length === 0 ? 'faction:ninjas' : 'faction:pirates';
    const n = c.n;
    const reply = await c.command({ what: 'answer', decision: n, keys: [key] });
    expect(reply.ok, name).toBe(true);
    await Promise.all(clients.map((x) => x.until(() => x.n > n)));
  }
  return { clients, table };
}

const isScoringWindow = ({ decision }: View): boolean => decision?.prompt === 'before-scoring' || decision?.prompt === 'after-scoring';
const isWindow = (g: Game): boolean => g.decision?.quiet === 'window' || g.decision?.quiet === 'react';

/** What this seat should have been told, made from the log alone. */
function expected(log: Log, seat: Seat): { view: View; events: EventView[] }[] {
  const game = Game.create(allCards, log.setup);
  const list: { view: View; events: EventView[] }[] = [];
  const look = (silent: boolean): void => {
    const view = viewOf(game, seat);
    let events = game.takeEvents();
    if (silent) events = events.filter((e) => e.kind !== 'passed');
    const seen = events.map((e) => eventView(game, e, seat));
    if (silent) {
      const last = list[list.length - 1];
      last.view = view;
      last.events.push(...seen);
    } else list.push({ view, events: seen });
    if (view.decision) view.decision.number = list.length - 1;
    if (view.decision && isWindow(game) && game.decision!.seat !== seat) {
      Object.assign(view.decision, { seat: -1, source: null, about: null, options: null, least: 0, most: 0, optional: false, quiet: true });
    }
  };
  look(false);
  for (const keys of log.answers) {
    const by = game.decision!.seat;
    const silent = isWindow(game) && keys.length === 0 && by !== seat;
    answerWith(game, by, keys);
    look(silent);
  }
  return list;
}

test('clients are told exactly what the engine lets their seat know, and of windows only what all may know', async () => {
  const { clients, table } = await gameWithSpecials(server.url, 'leak');
  const watcher = await TestClient.at(server.url, { table });
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`leak ${i}`))));
  await watcher.until(() => watcher.state?.status === 'over');
  const { log } = (await (await fetch(`${server.url}/api/games/${clients[0].state!.replay!.slice(7)}`)).json()) as Recording;
  // Somebody was asked in a window of this game, and did not act.
  const asked = clients
    .flatMap((c) => c.numbered)
    .filter((m) => m.type === 'update' && isScoringWindow(m.update.view) && m.update.view.decision!.seat >= 0);
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(clients.map((c) => c.n)).size + (watcher.n < log.answers.length ? 1 : 0), 'not all see every answer').toBeGreaterThan(1);
  for (const [c, seat] of [
    [clients[0], 0],
    [clients[1], 1],
    [watcher, -1],
  ] as const) {
    const should = expected(log, seat);
    const updates = c.numbered.flatMap((m) => (m.type === 'update' ? [m.update] : []));
    expect(updates.length).toBeGreaterThan(20);
    for (const { n, view, events } of updates) expect({ view, events }).toEqual(should[n]);
    // Those who are not asked in a window never see that somebody is, until something was played.
    const windows = updates.filter((u) => isScoringWindow(u.view) || u.view.decision?.prompt === 'react');
    for (const u of windows)
      if (u.view.decision!.seat === -1) expect(should[u.n + 1].events.some((e) => e.kind === 'used' || e.kind === 'played')).toBe(true);
  }
  for (const c of [...clients, watcher]) c.close();
}, 60_000);

test('a window takes its time whether or not anybody can act in it', async () => {
  const maskedTime = 200;
  const slow = await serve({ settings: { ...FAST, maskedTime } });
  const { clients } = await gameWithSpecials(slow.url, 'masked');
  let asked = 0;
  let silent = 0;
  // For every update that holds a window: when it was kept back, and when it was told.
  const times = clients.map(() => ({ open: 0 }));
  clients.forEach((c, i) => {
    let seen = c.received.length;
    const look = (): void => {
      for (const m of c.received.slice(seen)) {
        if (m.type === 'state' && m.state.window) {
          // Once for every window, however many are asked in it and pass.
          expect(times[i].open).toBe(0);
          times[i].open = Date.now();
        }
        if (m.type !== 'update') continue;
        const scored = m.update.events.some((e) => e.kind === 'scoring');
        const mine = isScoringWindow(m.update.view) && m.update.view.decision!.seat === i;
        if (mine) asked++;
        if (scored && !mine && m.update.by === i) {
          // I ended my turn, a base scored, and the other might have acted.
          silent++;
          expect(Date.now() - times[i].open).toBeGreaterThanOrEqual(maskedTime * 0.75 - 30);
        }
        times[i].open = 0;
      }
      seen = c.received.length;
    };
    c.socket.on('message', look);
  });
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`masked ${i}`), () => silent >= 2 || c.state?.status !== 'playing')));
  expect(silent + asked).toBeGreaterThan(0);
  for (const c of clients) c.close();
  await slow.close();
}, 60_000);
