import { allCards } from '@breakpoint/cards';
import type { Ahead, Seat } from '@breakpoint/engine';
import { type DescribedPosition, gameAt } from '@breakpoint/engine/tools';
import { Match, type Player } from '@breakpoint/match';
import type { Reply } from '@breakpoint/protocol';
import { afterEach, expect, test } from 'vitest';
import { SimulatedTable, type Somebody } from './simulated.js';

// Looking ahead: a client asks the server what an option would lead to before it is chosen.

const PLAYERS: Player[] = [
  { name: 'Anna', kind: 'person' },
  { name: 'Ben', kind: 'person' },
];
const at = (hand: string[], deck: string[]): DescribedPosition => ({
  players: [
    {
      name: 'Anna',
      factions: ['aliens', 'wizards'],
      hand: ['aliens/invader', 'aliens/beam-up', 'wizards/mass-enchantment', 'wizards/scry', 'wizards/time-loop'],
      deck: ['aliens/scout', 'wizards/neophyte'],
    },
    { name: 'Ben', factions: ['ninjas', 'dinosaurs'], hand, deck },
  ],
  bases: [
    { base: 'tar-pits', minions: [{ card: 'dinosaurs/war-raptor', controller: 'Ben' }] },
    { base: 'rhodes-plaza-mall', minions: [{ card: 'aliens/scout', controller: 'Anna' }] },
  ],
  baseDeck: ['the-central-brain'],
  turn: 'Anna',
});

let world: SimulatedTable;
afterEach(() => world?.close());

async function sitAt(position: DescribedPosition): Promise<{ anna: Somebody; ben: Somebody; watcher: Somebody }> {
  const setup = { seed: 'ahead', players: PLAYERS.map(({ name }) => ({ name })) };
  const match = Match.from({ setup, players: PLAYERS }, () => gameAt(allCards, position).game.fork({ windows: true }));
  world = await SimulatedTable.make({ people: 2 });
  await world.playFrom(JSON.parse(match.kept()));
  const [anna, ben, watcher] = [await world.enter(0), await world.enter(1), await world.enter(-1)];
  for (const somebody of [anna, ben, watcher]) somebody.told.length = 0;
  return { anna, ben, watcher };
}
/** The key of playing this card from the seat's hand. */
function playOf(seat: Seat, id: string): string {
  const { state, position } = world.table.match!.game;
  return `play ${id}:${state.hands[seat].find((c) => position.def(c).id === id)}`;
}
const aheadOf = (reply: Reply): Ahead | null => {
  if (!reply.ok) throw new Error(reply.error);
  return reply.value as Ahead | null;
};
const ask = async (who: Somebody, key: string): Promise<Ahead | null> => aheadOf(await world.command(who, { what: 'ahead', key }));

test('a player learns where a card could go and what it could hit before it is played, and nobody else hears of it', async () => {
  const { anna, ben, watcher } = await sitAt(at(['dinosaurs/howl'], ['ninjas/shinobi']));
  const { n, number } = world.table.match!;
  const invader = await ask(anna, playOf(0, 'aliens/invader'));
  expect(invader).toMatchObject({ prompt: 'play-at', seat: 0, number: number + 1, hits: [] });
  expect(invader?.options?.map((o) => o.card?.id)).toEqual(['tar-pits', 'rhodes-plaza-mall']);
  const beam = await ask(anna, playOf(0, 'aliens/beam-up'));
  expect(beam?.options?.map((o) => o.card?.id)).toEqual(['dinosaurs/war-raptor', 'aliens/scout']);
  // Nothing has happened: no message, no answer, no row in the journal.
  expect(world.table.match!.n).toBe(n);
  expect([ben.told, watcher.told]).toEqual([[], []]);
  expect(anna.messages.map((m) => m.type)).toEqual(['reply', 'reply']);
  await world.restart();
  expect(world.table.match!.n).toBe(n);
});

test('the reply is null where hidden cards matter, for players without a decision, and for keys that are not options', async () => {
  const { anna, ben, watcher } = await sitAt(at(['dinosaurs/howl'], ['ninjas/shinobi']));
  // Playing this card reveals the top of a deck.
  expect(await ask(anna, playOf(0, 'wizards/mass-enchantment'))).toBeNull();
  expect(await ask(anna, 'end')).toBeNull();
  for (const key of ['nonsense', '__proto__', 'play aliens/invader:999', playOf(1, 'dinosaurs/howl')])
    expect(await ask(anna, key)).toBeNull();
  expect(await ask(ben, playOf(0, 'aliens/invader'))).toBeNull();
  expect(await ask(ben, playOf(1, 'dinosaurs/howl'))).toBeNull();
  expect(await world.command(watcher, { what: 'ahead', key: 'end' })).toMatchObject({ ok: false, error: 'not-seated' });
});

test('the replies are the same whatever the opponent holds', async () => {
  const replies: string[] = [];
  for (const [hand, deck] of [
    [
      ['ninjas/assassination', 'ninjas/shinobi'],
      ['dinosaurs/howl', 'dinosaurs/upgrade'],
    ],
    [
      ['dinosaurs/howl', 'dinosaurs/upgrade'],
      ['ninjas/assassination', 'ninjas/shinobi'],
    ],
  ]) {
    const { anna } = await sitAt(at(hand, deck));
    const told: (Ahead | null)[] = [];
    for (const id of ['aliens/invader', 'aliens/beam-up', 'wizards/mass-enchantment', 'wizards/scry', 'wizards/time-loop'])
      told.push(await ask(anna, playOf(0, id)));
    expect(told.filter(Boolean).length).toBeGreaterThan(1);
    replies.push(JSON.stringify(told));
    await world.close();
  }
  expect(replies[0]).toBe(replies[1]);
});

test('each seat can look ahead ten times at once and five times a second', async () => {
  const { anna, ben } = await sitAt(at([], ['ninjas/shinobi']));
  const key = playOf(0, 'aliens/invader');
  const askAll = async (who: Somebody, times: number): Promise<string[]> => {
    const outcomes: string[] = [];
    for (let i = 0; i < times; i++) {
      const reply = await world.command(who, { what: 'ahead', key });
      outcomes.push(reply.ok ? 'ok' : reply.error);
    }
    return outcomes;
  };
  const tenTimes = Array.from({ length: 10 }, () => 'ok');
  expect(await askAll(anna, 12)).toEqual([...tenTimes, 'too-fast', 'too-fast']);
  expect(await askAll(ben, 10)).toEqual(tenTimes);
  await world.pass(1000);
  expect(await askAll(anna, 6)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'too-fast']);
  // This limit does not affect other commands.
  expect(await world.command(anna, { what: 'why-not', key })).toMatchObject({ ok: true });
});
