import { allCards } from '@breakpoint/cards';
import type { Seat } from '@breakpoint/engine';
import { type Kept, Match } from '@breakpoint/match';
import type { Config } from '@breakpoint/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { PEOPLE, positionsBeforeScoring, setupOf } from '../../match/test/help.js';
import { SimulatedTable, type Somebody } from './simulated.js';

let world: SimulatedTable;
afterEach(() => world?.close());

const HOUR = 3_600_000;

/** A position in which the end of the turn opens a window with decisions for this many players. */
function before(asked: number): { kept: Kept; mover: Seat } {
  for (const { kept, seat } of positionsBeforeScoring()) {
    const match = Match.resume(allCards, { setup: setupOf('windows', PEOPLE), players: PEOPLE }, kept);
    const mover = (seat + 2) % 3;
    match.perform({ kind: 'answer', seat: mover, keys: ['end'] });
    if (match.windowOpen && match.asked.length === asked) return { kept, mover };
  }
  throw new Error('no such position');
}
/** A table in such a window, with everybody connected. */
async function inWindow(config: Partial<Config>, asked = 1): Promise<Somebody[]> {
  const { kept, mover } = before(asked);
  world = await SimulatedTable.make({ people: 3, config });
  await world.playFrom(kept);
  const all = [await world.enter(0), await world.enter(1), await world.enter(2), await world.enter(-1)];
  expect(await world.command(all[mover], { what: 'answer', decision: world.table.match!.number, keys: ['end'] })).toMatchObject({
    ok: true,
  });
  expect(world.table.match).toMatchObject({ windowOpen: true, asked: expect.any(Array) });
  for (const somebody of all) somebody.told.length = 0;
  return all;
}

describe('a window at a table', () => {
  test('that lasts hours ends on time, even if nobody is connected and the server was stopped in between', async () => {
    const all = await inWindow({ clock: { kind: 'days', days: 1 }, windows: { kind: 'hours', hours: 8 } });
    const { n } = world.table.match!;
    const from = world.time.now();
    for (const somebody of all) await world.table.depart(somebody.stream, somebody);
    await world.pass(3 * HOUR);
    await world.restart();
    await world.pass(5 * HOUR - 1);
    expect(world.table.match).toMatchObject({ n, windowOpen: true });
    await world.pass(1);
    expect(world.table.match!.n).toBe(n + 1);
    expect(world.time.now()).toBe(from + 8 * HOUR);
  });

  test('that is masked asks everybody at once, and takes the same time whenever players answer', async () => {
    const all = await inWindow({ windows: { kind: 'masked', seconds: 8 } }, 2);
    const { match } = world.table;
    const { n, number, asked } = match!;
    await world.pass(1000);
    for (const seat of asked)
      expect(await world.command(all[seat], { what: 'answer', decision: number, keys: [] })).toMatchObject({ ok: true });
    for (const [seat, { told }] of all.entries()) if (!asked.includes(seat)) expect(told).toEqual([]);
    await world.pass(6999);
    expect(match!.n).toBe(n);
    await world.pass(1);
    expect(match!.n).toBe(n + 1);
  });

  test('that is open ends by itself if there is a clock, and no player’s clock runs in it', async () => {
    const all = await inWindow({ clock: { kind: 'turn', seconds: 60 } });
    const { match } = world.table;
    const { n } = match!;
    expect(world.table.game!.clock!.shown).toBeNull();
    await world.pass(29_999);
    expect(match!.n).toBe(n);
    await world.pass(1000);
    expect(match!.n).toBe(n + 1);
    // No message was sent before.
    expect(all[3].told[0].at).toBeGreaterThanOrEqual(1_030_000);
  });

  test('that is open waits without a clock, until the others let a bot stand in for a seat, without knowing who has a decision', async () => {
    const all = await inWindow({});
    const { match } = world.table;
    const [seat] = match!.asked;
    const [one, two] = [0, 1, 2].filter((s) => s !== seat);
    expect(await world.command(all[one], { what: 'stand-in', seat })).toMatchObject({ ok: false, error: 'too-soon' });
    expect(await world.command(all[one], { what: 'stand-in', seat: two })).toMatchObject({ ok: false, error: 'too-soon' });
    await world.pass(5 * 60_000);
    expect(match!.asked).toEqual([seat]);
    expect(await world.command(all[one], { what: 'stand-in', seat })).toMatchObject({ ok: true });
    expect(world.table.seats[seat].stand_in).toBe(0);
    expect(await world.command(all[two], { what: 'vote', yes: true })).toMatchObject({ ok: true });
    expect(world.table.seats[seat].stand_in).toBe(1);
    const { n } = match!;
    await world.pass(1000);
    expect(match!.n).toBeGreaterThan(n);
    // The silent player is back with their first command.
    await world.command(all[seat], { what: 'why-not', key: 'end' });
    expect(world.table.seats[seat].stand_in).toBe(0);
  });
});
