import { randomPicks } from '@breakpoint/bots';
import { historyFor, viewFor } from '@breakpoint/match';
import { Receiver } from '@breakpoint/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotStored } from '../src/store/store.js';
import { chanceOf } from './client.js';
import { journalOf } from './rows.js';
import { SimulatedTable, type Somebody } from './simulated.js';

let world: SimulatedTable;
let players: Somebody[];
beforeEach(async () => {
  world = await SimulatedTable.make({ people: 2 });
  players = [await world.enter(0), await world.enter(1)];
  await world.command(players[0], { what: 'start' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const concede = () => world.table.command(players[0].stream, 'the end', { what: 'concede' }, players[0]);
const gameInStore = () => world.house.store.game(world.table.row.game!);

/** Gives the first answer of the game, with this id. */
async function answer(id: string): Promise<void> {
  const match = world.table.match!;
  const [seat] = match.asked;
  const decision = viewFor(match, seat).decision!;
  const keys = randomPicks({ ...decision, options: decision.options!.map((o) => o.key) }, chanceOf('the end'));
  expect(await world.command(players[seat], { what: 'answer', decision: match.number, keys }, id)).toMatchObject({ ok: true });
}

describe('the end of a game', () => {
  test('is replied to before it is stored, but the next command waits, and the recording is offered only then', async () => {
    const { store } = world.house;
    const finishGame = store.finishGame.bind(store);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(store, 'finishGame').mockImplementation(async (...args) => {
      await released;
      await finishGame(...args);
    });
    expect(await concede()).toMatchObject({ ok: true });
    const told = (): string => players[1].told.map((t) => t.text).join('\n');
    await expect.poll(() => store.finishGame).toHaveBeenCalled();
    expect(told()).toContain('"status":["over"]');
    expect(told()).not.toContain('"replay"');
    expect((await gameInStore())!.finished).toBeNull();
    const rematch = world.table.command(players[1].stream, 'again', { what: 'rematch' }, players[1]);
    release();
    // If it had not waited, it would be refused.
    expect(await rematch).toMatchObject({ ok: true });
    expect(told()).toContain('"replay"');
    expect((await gameInStore())!.finished).not.toBeNull();
  });

  test('keeps its history for those who come to the table later', async () => {
    for (let i = 0; i < 5; i++) await answer(`answer ${i}`);
    const { n } = world.table.match!;
    await concede();
    await world.rest();
    await expect.poll(async () => (await gameInStore())!.finished).not.toBeNull();
    const snapshotTo = async () => (await world.enter(1)).messages.find((m) => m.type === 'snapshot')!;
    const before = await snapshotTo();
    await world.restart();
    const after = await snapshotTo();
    expect(after.update).toEqual(before.update);
    expect(after.update.n).toBe(n);
    expect(after.events).toEqual(before.events);
    expect(after.state.result).toEqual(before.state.result);
  });

  test('and its history come in pages, of which none is long', async () => {
    const match = () => world.table.match!;
    for (let i = 0; match().result === null && i < 1500; i++) await answer(`answer ${i}`);
    expect(match().n).toBeGreaterThan(201);
    const { messages, told } = await world.enter(1);
    const receiver = new Receiver();
    const pages = messages.filter((m) => m.type === 'history');
    expect(pages.length).toBe(Math.ceil((match().n + 1) / 200) - 1);
    for (const page of pages) receiver.takeHistory(page);
    const sent = messages.find((m) => m.type === 'snapshot')!;
    expect(sent.events).toHaveLength(200);
    expect(receiver.take(sent)).toMatchObject({ events: historyFor(match(), 1) });
    expect(Math.max(...told.map((t) => t.text.length))).toBeLessThan(150_000);
    expect(messages.indexOf(pages[0])).toBeLessThan(messages.indexOf(sent));
  });

  test('is stored before the server stops', async () => {
    const reply = concede();
    // The server stops while the concession is being stored.
    await new Promise((resolve) => process.nextTick(resolve));
    await world.table.stop();
    expect(await reply).toMatchObject({ ok: true });
    expect((await gameInStore())!.recording).not.toBeNull();
  });

  test('is stored after a restart, if the server stopped in between', async () => {
    const { store } = world.house;
    const { game, id } = world.table.row;
    await answer('first answer');
    vi.spyOn(store, 'finishGame').mockRejectedValue(new NotStored('the disk is full'));
    await concede();
    await world.table.stop();
    expect((await gameInStore())!.finished).toBeNull();
    expect(await journalOf(store, game!)).toHaveLength(2);
    vi.restoreAllMocks();
    await world.load();
    await world.rest();
    expect((await gameInStore())!.recording).not.toBeNull();
    expect(await journalOf(store, game!)).toEqual([]);
    for (const seat of [0, 1]) expect(await store.knowsCommand(id, seat, 'never sent')).toBe(false);
    expect(await Promise.all([0, 1].map((seat) => store.knowsCommand(id, seat, 'first answer')))).toContain(true);
  });
});
