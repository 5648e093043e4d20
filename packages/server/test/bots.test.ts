import { afterEach, describe, expect, test } from 'vitest';
import { logAt } from '../src/base/log.js';
import type { Task } from '../src/bots/think.js';
import { SimulatedTable, type Somebody } from './simulated.js';

let world: SimulatedTable;
afterEach(() => world.close());

const PACE = 600;
logAt('silent');

/** The times at which a person was sent each moment of a game with two bots, if a bot's tasks take this long. */
async function moments(thinks: (task: Task) => number): Promise<{ at: number[]; tasks: number }> {
  world = await SimulatedTable.make({ people: 1, bots: 2, settings: { botPace: PACE } });
  let tasks = 0;
  world.bots.thinks = (task) => {
    tasks++;
    return thinks(task);
  };
  const ada = await world.enter(0);
  await world.command(ada, { what: 'start' });
  await world.pass(10_000);
  for (let i = 0; i < 12; i++) {
    await answer(ada);
    await world.pass(10_000);
  }
  const at = ada.told.filter(({ text }) => text.startsWith('{"type":"update"')).map((t) => t.at);
  return { at, tasks };
}

/** Gives the answer that does the least. */
async function answer(somebody: Somebody): Promise<void> {
  const { match } = world.table;
  if (!match!.asked.includes(0)) return;
  const { decision } = match!.positionOf(0)!;
  const keys = decision!.prompt === 'play-phase' ? ['end'] : decision!.least === 0 ? [] : world.bots.choose(taskOf(match!));
  expect(await world.command(somebody, { what: 'answer', decision: match!.number, keys })).toMatchObject({ ok: true });
}
function taskOf(match: NonNullable<SimulatedTable['table']['match']>): Task {
  return { save: JSON.parse(match.kept()).save, seat: 0, who: 'random', seed: '' };
}

describe('a bot answers at a time that is fixed before it thinks', () => {
  test('whether it thinks for a short time, a long time, or longer than allowed', async () => {
    const quick = await moments(() => 0);
    await world.close();
    const slow = await moments((task) => 100 + task.seat * 150);
    await world.close();
    const never = await moments(() => 3600_000);
    expect(quick.at.length).toBeGreaterThan(20);
    expect(quick.tasks).toBeGreaterThan(20);
    expect(slow.at).toEqual(quick.at);
    expect(never.at).toEqual(quick.at);
    // Each bot's answer comes a fixed time after the previous moment.
    const gaps = new Set(quick.at.slice(1).map((at, i) => at - quick.at[i]));
    expect(gaps.has(PACE)).toBe(true);
    expect([...gaps].filter((gap) => gap > 0 && gap < PACE)).toEqual([]);
  });

  test('and tries again if its answer could not be stored, without answering twice', async () => {
    world = await SimulatedTable.make({ people: 1, bots: 1, settings: { botPace: PACE } });
    const ada = await world.enter(0);
    await world.command(ada, { what: 'start' });
    await world.pass(60_000);
    expect(world.table.match!.asked).toEqual([0]);
    const { store } = world.house;
    const append = store.append.bind(store);
    let failing = 3;
    store.append = async (row, command) => {
      if (row.by === 'bot' && failing-- > 0) throw new Error('the disk is full');
      return append(row, command);
    };
    while (world.table.match!.asked[0] === 0) await answer(ada);
    await world.pass(PACE + 3000);
    expect(failing).toBeLessThan(0);
    await world.pass(60_000);
    expect(world.table.match!.asked).toEqual([0]);
    expect(world.table.match!.problem).toBeNull();
  });
});
