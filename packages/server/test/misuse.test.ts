import { save } from '@breakpoint/engine';
import type { Command } from '@breakpoint/protocol';
import { afterEach, expect, test } from 'vitest';
import { logAt } from '../src/base/log.js';
import { DEFAULTS } from '../src/base/options.js';
import { slices } from '../src/base/time.js';
import { journalOf } from './rows.js';
import { SimulatedTable, type Somebody } from './simulated.js';

// Players who use permitted commands against the others. The clock is simulated.

logAt('silent');
let world: SimulatedTable;
afterEach(() => world.close());

/** A game of these people, all of them present. */
async function playing(people: number, more: Partial<Parameters<typeof SimulatedTable.make>[0]> = {}): Promise<Somebody[]> {
  world = await SimulatedTable.make({ people, ...more });
  const all: Somebody[] = [];
  for (let seat = 0; seat < people; seat++) all.push(await world.enter(seat));
  expect(await world.command(all[0], { what: 'start' })).toMatchObject({ ok: true });
  return all;
}

test('a vote for a bot in place of a silent player ends when that player acts', async () => {
  const all = await playing(3, { config: { factions: 'random', clock: { kind: 'none' } } });
  const { silentAfter } = world.house.settings;
  const match = () => world.table.match!;
  const silent = match().asked[0];
  const [caller, other] = all.filter((_, seat) => seat !== silent);
  await world.pass(silentAfter);
  expect(await world.command(caller, { what: 'stand-in', seat: silent })).toMatchObject({ ok: true });
  expect(world.table.game!.vote).not.toBeNull();
  // The player was only thinking.
  const position = match().positionOf(silent)!;
  const keys = world.bots.choose({ save: save(position), seat: silent, who: 'random', seed: '' });
  expect(await world.command(all[silent], { what: 'answer', decision: match().number, keys })).toMatchObject({ ok: true });
  expect(world.table.game!.vote).toBeNull();
  expect(await world.command(other, { what: 'vote', yes: true })).toMatchObject({ ok: false, error: 'no-vote' });
  expect(world.table.seats[silent].stand_in).toBe(0);
});

test('new games at one table are limited, because every finished game is kept', async () => {
  const [only] = await playing(1, { bots: 1 });
  let games = 1;
  for (let i = 0; i < 60; i++) {
    expect(await world.command(only, { what: 'concede' })).toMatchObject({ ok: true });
    const reply = await world.command(only, { what: 'rematch' });
    if (!reply.ok) {
      expect(reply.error).toBe('too-fast');
      break;
    }
    games++;
  }
  expect(games).toBeLessThan(20);
  // After a while, they may play again.
  await world.pass(60_000);
  expect(await world.command(only, { what: 'rematch' })).toMatchObject({ ok: true });
});

test('a player cannot fill the journal by switching passing on and off', async () => {
  const [first] = await playing(2);
  const replies = [];
  for (let i = 0; i < 200; i++) replies.push(await world.command(first, { what: 'passing', on: i % 2 === 0 }));
  expect(replies.filter((r) => r.ok).length).toBeLessThan(60);
  expect(replies.at(-1)).toMatchObject({ ok: false, error: 'too-fast' });
  expect((await journalOf(world.house.store, world.table.row.game!)).length).toBeLessThan(60);
});

test('a player cannot fill the disk by arranging the table, or by a game that never ends', async () => {
  world = await SimulatedTable.make({ people: 2, settings: { limits: DEFAULTS.limits } });
  const [host, other] = [await world.enter(0), await world.enter(1)];
  const renamed = [];
  for (let i = 0; i < 60; i++) renamed.push(await world.command(host, { what: 'rename', name: `Name ${i}` }));
  expect(renamed.filter((r) => r.ok)).toHaveLength(40);
  expect(renamed.at(-1)).toMatchObject({ ok: false, error: 'too-fast' });
  expect(await world.command(host, { what: 'start' })).toMatchObject({ ok: true });
  const refused = new Set<string>();
  for (let i = 0; i < 300; i++)
    for (const who of [host, other]) {
      const reply = await world.command(who, { what: 'answer', decision: 0, keys: ['end'] });
      if (!reply.ok) refused.add(reply.error);
    }
  expect(refused).toContain('too-fast');
  await world.pass(60_000);
  expect(await world.command(host, { what: 'answer', decision: 0, keys: ['end'] })).not.toMatchObject({ error: 'too-fast' });
});

test('a game in which players take back and change for ever goes on, but nothing more is taken back', async () => {
  const all = await playing(2, { settings: { limits: DEFAULTS.limits, journalRows: 20 } });
  const rows = async () => (await journalOf(world.house.store, world.table.row.game!)).length;
  const refused = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const reply = await world.command(all[0], { what: 'passing', on: i % 2 === 0 });
    if (!reply.ok) refused.add(reply.error);
    await world.pass(3000);
  }
  expect(await rows()).toBe(20);
  expect(refused).toContain('not-now');
  const match = world.table.match!;
  const [seat] = match.asked;
  const keys = world.bots.choose({ save: save(match.positionOf(seat)!), seat, who: 'random', seed: '' });
  expect(await world.command(all[seat], { what: 'answer', decision: match.number, keys })).toMatchObject({ ok: true });
});

test('long work is done in slices', async () => {
  const pause = slices();
  expect(pause()).toBeNull();
  const until = performance.now() + 30;
  while (performance.now() < until);
  let others = 0;
  setImmediate(() => others++);
  await pause();
  expect(others).toBe(1);
  expect(pause()).toBeNull();
});

/** One of each kind: the compiler complains if a kind is missing. */
const EVERY: { [K in Command['what']]: Extract<Command, { what: K }> } = {
  answer: { what: 'answer', decision: 0, keys: ['end'] },
  'why-not': { what: 'why-not', key: 'end' },
  ahead: { what: 'ahead', key: 'end' },
  hint: { what: 'hint' },
  undo: { what: 'undo' },
  passing: { what: 'passing', on: true },
  vote: { what: 'vote', yes: true },
  'stand-in': { what: 'stand-in', seat: 1 },
  concede: { what: 'concede' },
  leave: { what: 'leave' },
  say: { what: 'say', say: { kind: 'emote', emote: 'wow' } },
  mute: { what: 'mute', seat: 1, on: true },
  report: { what: 'report', seat: 1 },
  'forget-me': { what: 'forget-me' },
  watchers: { what: 'watchers', may: 'watch' },
  'close-others': { what: 'close-others', secret: 'x'.repeat(22) },
  rematch: { what: 'rematch' },
  rename: { what: 'rename', name: 'Ada' },
  configure: {
    what: 'configure',
    config: { boxes: ['core'], factions: 'random', rules: 'base', duplicates: true, clock: { kind: 'none' } },
  },
  'add-seat': { what: 'add-seat', seat: { kind: 'open' } },
  'set-seat': { what: 'set-seat', number: 1, seat: { kind: 'open' } },
  'remove-seat': { what: 'remove-seat', number: 1 },
  start: { what: 'start' },
};

test('every command is limited: nobody can fill the disk or take all the time with any of them', async () => {
  const [first] = await playing(3, { settings: { limits: DEFAULTS.limits } });
  const rounds = Math.max(DEFAULTS.limits.burst * 4, 60) + 2;
  for (const [what, command] of Object.entries(EVERY)) {
    // A player who leaves or has a hint gets other refusals first, and the limits of both are in the same table.
    if (what === 'leave' || what === 'hint') continue;
    let last: string | null = null;
    for (let i = 0; i < rounds && last !== 'too-fast'; i++) {
      const some = what === 'close-others' ? ({ ...command, secret: `${i}`.padEnd(22, 'x') } as Command) : command;
      const reply = await world.command(first, some);
      last = reply.ok ? null : reply.error;
    }
    expect(last, what).toBe('too-fast');
  }
});

test('in a game by days nobody can have a bot play for a player who is away, because everybody is away most of the time', async () => {
  const all = await playing(2, { config: { clock: { kind: 'days', days: 1 } } });
  const away = world.table.match!.asked[0];
  await world.table.depart(all[away].stream, all[away]);
  const here = all[1 - away];
  for (const ms of [61_000, 3_600_000, 20 * 3_600_000]) {
    await world.pass(ms);
    expect(await world.command(here, { what: 'stand-in', seat: away })).toMatchObject({ ok: false, error: 'not-now' });
  }
  expect(world.table.publicState().players[away].standInFrom).toBeUndefined();
  // The clock keeps the game going.
  const { n } = world.table.match!;
  await world.pass(5 * 3_600_000);
  expect(world.table.match!.n).toBeGreaterThan(n);
});
