import { allCards } from '@breakpoint/cards';
import { Game, type ProfileId, type Setup } from '@breakpoint/engine';
import { expect, test } from 'vitest';

// Setting up with the real cards; packages/engine/test/setup.test.ts has the rules of it.

const create = (setup: Partial<Setup>): Game =>
  Game.create(allCards, { seed: 'set-up', players: [{ factions: ['aliens', 'robots'] }, { factions: ['ninjas', 'pirates'] }], ...setup });
/** How many bases the factions of these boxes bring. */
const basesIn = (...boxes: string[]): number =>
  allCards.factions.filter((f) => boxes.includes(f.box)).reduce((sum, f) => sum + f.bases.length, 0);
const basesOf = (g: Game): number => g.state.bases.length + g.state.baseDeck.length;

test('every faction has twenty cards: each player has 40, five of them in hand', () => {
  for (const f of allCards.factions) expect(f.deck.length, f.id).toBe(20);
  const g = create({});
  expect(g.state.hands.map((h) => h.length)).toEqual([5, 5]);
  expect(g.state.decks.map((d) => d.length)).toEqual([35, 35]);
});

test('the base deck holds the bases of the boxes in play, or all of them by the older booklets', () => {
  const bases = (rules: ProfileId, boxes?: string[]): number => basesOf(create({ rules, boxes }));
  const [core, both, all] = [basesIn('core'), basesIn('core', 'monster-smash'), allCards.factions.flatMap((f) => f.bases).length];
  expect([bases('culture-shock'), bases('seventies'), bases('monster-smash'), bases('base')]).toEqual([core, core, all, all]);
  // Available is what the table has.
  expect([bases('culture-shock', ['core', 'monster-smash']), bases('base', ['core', 'monster-smash'])]).toEqual([core, both]);
  expect(core < both && both < all).toBe(true);
});

test('all bases of a box come along: the Polynesian Voyagers bring three', () => {
  const g = create({
    players: [{ factions: ['polynesian-voyagers', 'ancient-incas'] }, { factions: ['anansi-tales', 'grimms-fairy-tales'] }],
  });
  expect(allCards.factions.find((f) => f.id === 'polynesian-voyagers')!.bases.length).toBe(3);
  expect(basesOf(g)).toBe(basesIn('culture-shock'));
});
