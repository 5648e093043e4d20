import { Game } from '@breakpoint/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { logAt } from '../src/base/log.js';
import { Stream } from '../src/table/stream.js';
import { SimulatedTable, type Somebody } from './simulated.js';

// If a game breaks because of a bug in the rules or in a view, its players can undo the answer that broke it.

logAt('silent');
let world: SimulatedTable;
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

async function started(people: number, bots = 0): Promise<Somebody[]> {
  world = await SimulatedTable.make({ people, bots, config: { factions: 'free' } });
  const all: Somebody[] = [];
  for (let seat = 0; seat < people; seat++) all.push(await world.enter(seat));
  expect(await world.command(all[0], { what: 'start' })).toMatchObject({ ok: true });
  return all;
}
/** Makes the engine throw at the next answer. */
function breakNext(): void {
  vi.spyOn(Game.prototype, 'apply').mockImplementationOnce(() => {
    throw new TypeError('a bug in the rules');
  });
}
const match = (): NonNullable<SimulatedTable['table']['match']> => world.table.match!;
async function answer(all: readonly Somebody[]): Promise<unknown> {
  const [seat] = match().asked;
  const { decision } = match().positionOf(seat)!;
  expect(decision!.prompt).toBe('take-faction');
  return world.command(all[seat], {
    what: 'answer',
    decision: match().number,
    keys: [`faction:${['ninjas', 'pirates', 'aliens', 'robots'][match().n % 4]}`],
  });
}

describe('a game that broke', () => {
  test('continues from before the answer that broke it, if all players who are here agree', async () => {
    const all = await started(3);
    await answer(all);
    const { n } = match();
    const position = JSON.stringify(JSON.parse(match().kept()).save);
    breakNext();
    await answer(all);
    expect(world.table.row.phase).toBe('broken');
    // An absent player is not waited for. Answers are refused with a code of their own.
    await world.table.depart(all[2].stream, all[2]);
    expect(await world.command(all[0], { what: 'answer', decision: n, keys: [] })).toMatchObject({ ok: false, error: 'broken' });
    expect(await world.command(all[0], { what: 'undo' })).toMatchObject({ ok: true });
    expect(match().problem).not.toBeNull();
    expect(await world.command(all[1], { what: 'vote', yes: true })).toMatchObject({ ok: true });
    expect(match()).toMatchObject({ problem: null, n });
    expect(JSON.stringify(JSON.parse(match().kept()).save)).toBe(position);
    expect(world.table.row.phase).toBe('playing');
    all[2] = await world.enter(2);
    expect(await answer(all)).toMatchObject({ ok: true });
    expect(match().n).toBe(n + 1);
    // All of this is in the journal.
    await world.restart();
    expect(match()).toMatchObject({ problem: null, n: n + 1 });
  });

  test('by a bot’s answer can be undone by the only person at the table', async () => {
    const all = await started(1, 1);
    while (!match().isPlayedByBot(match().asked[0])) await answer(all);
    breakNext();
    await world.pass(1000);
    expect(world.table.row.phase).toBe('broken');
    expect(await world.command(all[0], { what: 'undo' })).toMatchObject({ ok: true });
    expect(world.table.row.phase).toBe('playing');
    const { n } = match();
    await world.pass(1000);
    expect(match().n).toBeGreaterThan(n);
    expect(match().problem).toBeNull();
  });

  test('because of a view stops before the moment that cannot be shown, for players and for new arrivals', async () => {
    const all = await started(2);
    const { n } = match();
    const tellNothing = (): never => {
      throw new TypeError('a bug in a view');
    };
    vi.spyOn(Stream.prototype, 'prepared').mockImplementationOnce(tellNothing);
    await answer(all);
    expect(world.table.row.phase).toBe('broken');
    expect(match().n).toBe(n);
    await world.command(all[0], { what: 'undo' });
    await world.command(all[1], { what: 'vote', yes: true });
    expect(world.table.row.phase).toBe('playing');
    await answer(all);
    expect(match().n).toBe(n + 1);

    vi.spyOn(Stream.prototype, 'snapshotText').mockImplementationOnce(tellNothing);
    const visitor = await world.enter(-1);
    expect(visitor.told.length).toBeGreaterThan(0);
    expect(match().problem).toContain('a bug in a view');
    expect(world.table.row.phase).toBe('broken');
    expect(world.table.people.watch.peers.size).toBe(1);
  });
});

test('a game that was conceded before its first answer is over, even after a restart', async () => {
  const all = await started(2);
  await world.command(all[0], { what: 'concede' });
  expect(match().result).toMatchObject({ winner: 1, by: 'concession' });
  await world.restart();
  expect(match().result).toMatchObject({ winner: 1, by: 'concession' });
  expect(world.table.row.phase).toBe('over');
});

test('if the concession of a leaving player cannot be stored together with the leaving, it is stored later', async () => {
  const all = await started(3);
  const { store } = world.house;
  vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('the disk is full'));
  expect(await world.command(all[2], { what: 'leave' })).toMatchObject({ ok: true });
  expect(world.table.seats[2].gone).toBe(1);
  expect(match().conceded[2]).toBe(false);
  await world.pass(1000);
  expect(match().conceded[2]).toBe(true);
  expect(match().isRunning).toBe(true);
});

test('a player who leaves and asks again, because the reply was lost, gets the same reply', async () => {
  const world = await SimulatedTable.make({ people: 3 });
  const players = [await world.enter(0), await world.enter(1), await world.enter(2)];
  await world.command(players[0], { what: 'start' });
  const [, , cy] = players;
  const leave = () => world.table.command(cy.stream, 'leave-for-good', { what: 'leave' }, cy);
  const first = await leave();
  expect(first).toMatchObject({ ok: true });
  expect(await leave()).toEqual(first);
  await world.close();
});
