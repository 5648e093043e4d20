import { allCards } from '@breakpoint/cards';
import { Game, type ProfileId, type Setup } from '@breakpoint/engine';
import { expect, test } from 'vitest';

// Setup with the real cards. The rules of setup are tested in packages/engine/test/setup.test.ts.

const create = (setup: Partial<Setup>): Game =>
  Game.create(allCards, { seed: 'set-up', players: [{ factions: ['aliens', 'robots'] }, { factions: ['ninjas', 'pirates'] }], ...setup });
/** The number of bases of the factions in these boxes. */
const basesIn = (...boxes: string[]): number =>
  allCards.factions.filter((f) => boxes.includes(f.box)).reduce((sum, f) => sum + f.bases.length, 0);
const basesOf = (g: Game): number => g.state.bases.length + g.state.baseDeck.length;

test('each player has 40 cards, five of them in hand', () => {
  const g = create({});
  expect(g.state.hands.map((h) => h.length)).toEqual([5, 5]);
  expect(g.state.decks.map((d) => d.length)).toEqual([35, 35]);
});

test('the base deck has the bases of the boxes in play, or by the older booklets all bases', () => {
  const bases = (rules: ProfileId, boxes?: string[]): number => basesOf(create({ rules, boxes }));
  const [core, both, all] = [basesIn('core'), basesIn('core', 'monster-smash'), allCards.factions.flatMap((f) => f.bases).length];
  expect([bases('culture-shock'), bases('seventies'), bases('monster-smash'), bases('base')]).toEqual([core, core, all, all]);
  // "All bases" are those of the boxes that the table has.
  expect([bases('culture-shock', ['core', 'monster-smash']), bases('base', ['core', 'monster-smash'])]).toEqual([core, both]);
  expect(core < both && both < all).toBe(true);
});

test('all bases of a box are in the game, including the three of the Polynesian Voyagers', () => {
  const g = create({
    players: [{ factions: ['polynesian-voyagers', 'ancient-incas'] }, { factions: ['anansi-tales', 'grimms-fairy-tales'] }],
  });
  expect(allCards.factions.find((f) => f.id === 'polynesian-voyagers')!.bases.length).toBe(3);
  expect(basesOf(g)).toBe(basesIn('culture-shock'));
});
