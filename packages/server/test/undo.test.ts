import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import type { View } from '@breakpoint/engine';
import { keyOf } from '@breakpoint/engine/tools';
import { type Match, recordOf } from '@breakpoint/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, createTable, joinTable, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';
import { SimulatedTable } from './simulated.js';

let server: Served;
beforeAll(async () => {
  server = await serve(allCards, { settings: FAST });
});
afterAll(() => server.close());

/** A game at its first Play Cards decision; `actor` has the decision. */
async function atPlay(): Promise<{ actor: TestClient; other: TestClient; all: TestClient[] }> {
  const { clients } = await twoAtTable(server.url, { config: { ...CONFIG, boxes: ['core'] } });
  for (;;) {
    const actor = clients.find((c) => c.decision !== null)!;
    const d = actor.decision!;
    if (d.prompt === 'play-phase') return { actor, other: clients[1 - clients.indexOf(actor)], all: clients };
    await actor.command({ what: 'answer', decision: d.number, keys: [] });
  }
}

/** After an undo everything is as before, except that the question has a new number. */
function expectSame(view: View, before: View): void {
  expect(view.decision!.number).toBeGreaterThan(before.decision!.number);
  expect({ ...view, decision: { ...view.decision, number: before.decision!.number } }).toEqual(before);
}

test('an answer that revealed nothing is undone at once', async () => {
  const { actor, other, all } = await atPlay();
  const before = actor.view!;
  const play = actor.decision!.options!.find(
    (o) => o.kind === 'play' && allCards.defs.find((d) => d.id === o.card!.id)!.type === 'minion',
  )!;
  await actor.command({ what: 'answer', decision: actor.decision!.number, keys: [play.key] });
  await actor.until(() => actor.n > before.decision!.number);
  expect(actor.state?.canUndo).toBe(true);
  expect(other.state?.canUndo).toBe(false);
  expect(await actor.command({ what: 'undo' })).toMatchObject({ ok: true });
  expectSame(actor.view!, before);
  await other.until(() => other.numbered.some((m) => m.type === 'snapshot' && m.why === 'undo'));
  expect(other.n).toBe(before.decision!.number);
  for (const c of all) c.close();
});

test('other answers are undone only if all players agree', async () => {
  const { actor, other, all } = await atPlay();
  const before = actor.view!;
  await actor.command({ what: 'answer', decision: actor.decision!.number, keys: ['end'] });
  await actor.until(() => actor.n > before.decision!.number);
  expect(actor.state).toMatchObject({ canUndo: false, canAskUndo: true });
  await actor.command({ what: 'undo' });
  await other.until(() => other.state?.vote?.kind === 'undo');
  expect(other.state?.vote).toMatchObject({ by: actor.view!.seat, missing: [other.view!.seat] });
  const number = actor.n;
  await other.command({ what: 'vote', yes: false });
  await actor.until(() => actor.state?.vote === null);
  expect(actor.n).toBe(number);
  expect(await other.command({ what: 'vote', yes: true })).toMatchObject({ ok: false, error: 'no-vote' });

  await actor.command({ what: 'undo' });
  await other.until(() => other.state?.vote?.kind === 'undo');
  expect(await other.command({ what: 'vote', yes: true })).toMatchObject({ ok: true });
  await actor.until(() => actor.n === before.decision!.number);
  expectSame(actor.view!, before);
  for (const c of all) c.close();
});

test('a player for whom a bot stands in must still agree to an undo', async () => {
  const { seats, clients } = await twoAtTable(server.url);
  const [ada, bob] = clients;
  bob.close();
  await ada.until(() => ada.state?.players[1].connected === false);
  expect(await ada.command({ what: 'stand-in', seat: 1 })).toMatchObject({ ok: true });
  const turn = ada.view!.turn;
  await ada.play(chanceOf('alone'), () => ada.view!.turn > turn + 1 && ada.state?.canAskUndo === true);
  const { n } = ada;
  expect(ada.state).toMatchObject({ canUndo: false });
  expect(await ada.command({ what: 'undo' })).toMatchObject({ ok: true });
  await ada.until(() => ada.state?.vote?.kind === 'undo' || ada.n !== n);
  expect(ada.n).toBeGreaterThanOrEqual(n);
  if (ada.state?.vote) expect(ada.state.vote).toMatchObject({ by: 0, missing: [1] });
  const back = await TestClient.at(server.url, seats[1]);
  back.close();
  ada.close();
});

test('undoing the end of a turn while a bot is about to answer does not stop the game', async () => {
  const slow = await serve(allCards, { settings: { ...FAST, botPace: 150 } });
  const ada = await TestClient.at(slow.url, await createTable(slow.url, { others: [{ kind: 'bot', level: 'easy' }] }));
  await ada.command({ what: 'start' });
  for (let undone = 0; undone < 4; ) {
    await ada.until(() => ada.decision !== null);
    const d = ada.decision!;
    const { n } = ada;
    if (d.prompt !== 'play-phase') {
      await ada.command({ what: 'answer', decision: d.number, keys: d.optional ? [] : [d.options![0].key] });
      continue;
    }
    await ada.command({ what: 'answer', decision: d.number, keys: ['end'] });
    await ada.until(() => ada.n > n);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(ada.state).toMatchObject({ canUndo: true, undoMarks: true });
    await ada.command({ what: 'undo' });
    await ada.until(() => ada.state?.tookBack === true);
    undone++;
  }
  const { turn } = ada.view!;
  await ada.play(chanceOf('go on'), () => ada.view!.turn > turn + 1);
  expect(ada.state?.status).not.toBe('broken');
  // The bot dropped its answer to a question that was no longer asked; it was not refused.
  expect(await slow.metrics()).not.toMatch(/^breakpoint_errors_total [1-9]/m);
  ada.close();
  await slow.close();
});

test('a player who has conceded gets no more decisions, and the game goes on without them', async () => {
  const first = await createTable(server.url, { others: [{ kind: 'open' }, { kind: 'open' }] });
  const seats = [first, await joinTable(server.url, first.table, 'Bob'), await joinTable(server.url, first.table, 'Cy')];
  const clients = await Promise.all(seats.map((s) => TestClient.at(server.url, s)));
  await clients[0].command({ what: 'start' });
  await Promise.all(clients.map((c) => c.until(() => c.view !== null)));
  const actor = clients.find((c) => c.decision !== null)!;
  const d = actor.decision!;
  const keys = d.optional ? [] : [d.options![0].key];
  const [, late] = await Promise.all([actor.command({ what: 'concede' }), actor.command({ what: 'answer', decision: d.number, keys })]);
  expect(late.ok).toBe(false);
  const others = clients.filter((c) => c !== actor);
  const { turn } = others[0].view!;
  await Promise.all(others.map((c, i) => c.play(chanceOf(`left ${i}`), () => c.view!.turn > turn + 3)));
  expect(others[0].state?.status).toBe('playing');
  for (const c of clients) c.close();
});

test('a player who only undoes is slowed down, and can go on a minute later', async () => {
  const world = await SimulatedTable.make({ people: 1, bots: 1, config: { factions: 'random' } });
  const ada = await world.enter(0);
  await world.command(ada, { what: 'start' });
  const match = (): Match => world.table.match!;
  for (let i = 0; i < 50 && !match().asked.includes(0); i++) await world.pass(1000);
  const again = async (): Promise<string> => {
    const position = match().positionOf(0)!;
    const keys = randomPicks(position.decision!, chanceOf('again')).map((option) => keyOf(position, option));
    expect((await world.command(ada, { what: 'answer', decision: match().number, keys })).ok).toBe(true);
    const reply = await world.command(ada, { what: 'undo' });
    return reply.ok ? 'ok' : reply.error;
  };
  const size = (): number => JSON.stringify(match().kept()).length;
  const before = size();
  let done = 0;
  while (done < 100 && (await again()) === 'ok') done++;
  expect(done).toBe(40);
  const { undos, log } = recordOf(match());
  expect(undos).toHaveLength(40);
  expect(JSON.stringify({ undos, log }).length).toBeLessThan(10_000);
  // A snapshot holds one line for each undo, and no position.
  expect(size() - before).toBeLessThan(6000);
  await world.pass(60_000);
  for (let i = 0; i < 50 && !match().asked.includes(0); i++) await world.pass(1000);
  expect(await again()).toBe('ok');
  await world.close();
});

test('a play and the base it went to are undone together', async () => {
  const { actor, all } = await atPlay();
  const before = actor.view!;
  const play = actor.decision!.options!.find(
    (o) => o.kind === 'play' && allCards.defs.find((d) => d.id === o.card!.id)!.type === 'minion',
  )!;
  await actor.command({ what: 'answer', decision: actor.decision!.number, keys: [play.key] });
  await actor.until(() => actor.decision?.prompt === 'play-at');
  await actor.command({ what: 'answer', decision: actor.decision!.number, keys: [actor.decision!.options![0].key] });
  await actor.until(() => actor.decision?.prompt !== 'play-at');
  if (actor.state?.canUndo) {
    await actor.command({ what: 'undo' });
    expectSame(actor.view!, before);
  }
  for (const c of all) c.close();
});

test('after a concession the seat is asked nothing, while a bot plays on', async () => {
  const link = await createTable(server.url, { others: [{ kind: 'open' }, { kind: 'open' }] });
  const seats = [link, await joinTable(server.url, link.table, 'Ben'), await joinTable(server.url, link.table, 'Cleo')];
  const clients: TestClient[] = [];
  for (const seat of seats) clients.push(await TestClient.at(server.url, seat));
  await clients[0].command({ what: 'start' });
  for (const c of clients) await c.until(() => c.view !== null);
  const gone = clients.find((c) => c.decision !== null)!;
  const others = clients.filter((c) => c !== gone);
  const { seat } = gone.view!;
  await gone.command({ what: 'concede' });
  await gone.until(() => gone.state?.players[seat].conceded === true);
  const chance = chanceOf('conceded');
  const asked = new Set<number>();
  await Promise.all(
    others.map((c) =>
      c.play(chance, () => {
        if (c.view?.decision) asked.add(c.view.decision.seat);
        return (c.view?.turn ?? 0) > 5;
      }),
    ),
  );
  expect(asked.has(seat), 'the bot had decisions in its place').toBe(true);
  let told = 0;
  for (const m of gone.numbered) {
    if ((m.type !== 'update' && m.type !== 'snapshot') || !m.state.players[seat].conceded) continue;
    told++;
    const d = m.update.view.decision;
    if (d?.seat === seat) expect(d.options, d.prompt).toBeNull();
  }
  expect(told).toBeGreaterThan(10);
  expect(await gone.command({ what: 'ahead', key: 'end' })).toMatchObject({ ok: true, value: null });
  for (const c of clients) c.close();
});
