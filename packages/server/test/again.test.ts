import { randomPicks } from '@breakpoint/bots';
import { keyOf } from '@breakpoint/engine/tools';
import type { Match } from '@breakpoint/match';
import type { Command } from '@breakpoint/protocol';
import { expect, test } from 'vitest';
import { chanceOf } from './client.js';
import { SimulatedTable, type Somebody } from './simulated.js';

// An answer that arrives again, because its reply was lost, is not given again, however late it comes and whatever was taken back.

const ID = 'sent-again';
const chance = chanceOf('again');

interface Alone {
  world: SimulatedTable;
  ada: Somebody;
  match(): Match;
  /** Plays until Ada is asked; returns an answer that she can give. */
  fitting(): Promise<Extract<Command, { what: 'answer' }>>;
}
async function alone(): Promise<Alone> {
  const world = await SimulatedTable.make({ people: 1, bots: 1 });
  const ada = await world.enter(0);
  await world.command(ada, { what: 'start' });
  const match = (): Match => world.table.match!;
  const fitting = async (): Promise<Extract<Command, { what: 'answer' }>> => {
    for (let i = 0; i < 50 && !match().asked.includes(0); i++) await world.pass(1000);
    const position = match().positionOf(0)!;
    const keys = randomPicks(position.decision!, chance).map((option) => keyOf(position, option));
    return { what: 'answer', decision: match().number, keys };
  };
  return { world, ada, match, fitting };
}
/** Sends so many other commands that the server no longer remembers the reply to this one. */
async function askMuch({ world, ada }: Alone): Promise<void> {
  for (let i = 0; i < 30; i++) await world.command(ada, { what: 'why-not', key: 'nothing' });
}

for (const restarted of [false, true]) {
  test(`after an undo and many commands${restarted ? ', in another process' : ''}`, async () => {
    const table = await alone();
    const { world, match, fitting } = table;
    const answer = await fitting();
    expect(await world.command(table.ada, answer, ID)).toMatchObject({ ok: true });
    expect(await world.command(table.ada, { what: 'undo' })).toMatchObject({ ok: true });
    // Other answers are given and taken back, so that this one is not among the last that were stored.
    for (let i = 0; i < 25; i++) {
      expect(await world.command(table.ada, await fitting())).toMatchObject({ ok: true });
      expect(await world.command(table.ada, { what: 'undo' })).toMatchObject({ ok: true });
    }
    if (restarted) {
      await world.restart();
      table.ada = await world.enter(0);
    }
    await askMuch(table);
    const { n, number } = match();
    expect(await world.command(table.ada, answer, ID)).toMatchObject({ ok: true });
    expect(match()).toMatchObject({ n, number });
    await world.close();
  });
}

test('in the next game at the same table', async () => {
  const table = await alone();
  const { world, ada, match, fitting } = table;
  const given = new Set<number>();
  for (let i = 0; i < 5; i++) {
    const answer = await fitting();
    given.add(answer.decision);
    expect(await world.command(ada, answer)).toMatchObject({ ok: true });
  }
  const before = match();
  await world.command(ada, { what: 'concede' });
  expect(before.result).not.toBeNull();
  await world.command(ada, { what: 'rematch' });
  for (const restarts of [false, true]) {
    if (restarts) {
      await world.restart();
      table.ada = await world.enter(0);
    }
    expect(match()).not.toBe(before);
    expect((await fitting()).decision).toBeGreaterThan(Math.max(...given));
    expect(match().number - match().n).toBe(before.number + 1);
  }
  await world.close();
});
