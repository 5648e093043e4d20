import { allCards } from '@breakpoint/cards';
import { answerWith, Game, GameError, type ProfileId, type Setup, SPECTATOR, seedFromText, seedToText, viewOf } from '@breakpoint/engine';
import { Kind, kindOf, Word } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';

const two = [{ factions: ['aliens', 'robots'] }, { factions: ['ninjas', 'pirates'] }];
const create = (setup: Partial<Setup>): Game => Game.create(allCards, { seed: 'set-up', players: two, ...setup });
/** How many bases the factions of these boxes bring. */
const basesIn = (...boxes: string[]): number =>
  allCards.factions.filter((f) => boxes.includes(f.box)).reduce((sum, f) => sum + f.bases.length, 0);
const basesOf = (g: Game): number => g.state.row.length + g.state.baseDeck.length;

describe('setting up', () => {
  test('each player has 40 cards, five in hand; one base more than players (1.1, 1.4, 1.5)', () => {
    const g = create({ first: 1 });
    expect(g.state.hands.map((h) => h.length)).toEqual([5, 5]);
    expect(g.state.decks.map((d) => d.length)).toEqual([35, 35]);
    expect(g.state.row.length).toBe(3);
    expect(g.state.active).toBe(1);
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
  test('what does not fit is refused with a typed error', () => {
    for (const bad of [
      { players: two.slice(0, 1) },
      { players: [{ factions: ['aliens', 'aliens'] }, two[1]] },
      { players: [{ factions: ['aliens', 'robots'] }, { factions: ['aliens', 'pirates'] }] },
      { players: [{ factions: ['aliens', 'nobody'] }, two[1]] },
      { rules: 'house' as ProfileId },
      { boxes: ['no-box'] },
      { first: 5 },
    ])
      expect(() => create(bad), JSON.stringify(bad)).toThrow(GameError);
  });
  test('two players may take the same faction if the table allows it (1.2)', () => {
    const g = create({ players: [{ factions: ['aliens', 'robots'] }, { factions: ['aliens', 'pirates'] }], duplicates: true });
    expect(g.state.factions[0][0]).toBe(g.state.factions[1][0]);
    expect(basesOf(g)).toBe(basesIn('core'));
  });
  test('a seed has 128 bits and reads back', () => {
    const key = seedFromText('a0b1c2d3e4f5061728394a5b6c7d8e9f');
    expect(seedToText(key)).toBe('a0b1c2d3e4f5061728394a5b6c7d8e9f');
    expect(seedToText(seedFromText(1))).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('choosing factions (1.3, D19)', () => {
  const players = [{}, {}, {}];
  const draft = (rules: ProfileId): Game => create({ players, factions: 'draft', rules, first: 1 });
  test('a draft is a snake', () => {
    const g = draft('culture-shock');
    const order: number[] = [];
    while (g.decision?.prompt === 'take-faction') {
      order.push(g.decision.seat);
      g.answer([g.decision.options[0]]);
    }
    expect(order).toEqual([1, 2, 0, 0, 2, 1]);
    expect(new Set(g.state.factions.flat()).size).toBe(6);
  });
  test('how many factions lie in the middle', () => {
    expect(draft('culture-shock').decision!.options.length).toBeGreaterThanOrEqual(6);
    expect(draft('monster-smash').decision!.options.length).toBe(8);
    expect(draft('base').decision!.options.length).toBe(allCards.factions.length);
    expect(create({ players: [{}, {}, {}, {}], factions: 'draft', rules: 'monster-smash' }).decision!.options.length).toBe(8);
  });
  test('free choice offers all factions of the boxes, each once', () => {
    const g = create({ players: [{}, {}], factions: 'free', boxes: ['core'] });
    expect(g.decision!.options.every((o) => kindOf(o) === Kind.Faction)).toBe(true);
    expect(g.decision!.options.length).toBe(allCards.factions.filter((f) => f.box === 'core').length);
    answerWith(g, g.decision!.seat, ['faction:aliens']);
    expect(() => answerWith(g, g.decision!.seat, ['faction:aliens'])).toThrow(GameError);
  });
  test('random factions come from the seed', () => {
    const factions = (seed: string): number[][] => create({ players: [{}, {}], factions: 'random', seed }).state.factions;
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const drawn = seeds.map((seed) => JSON.stringify(factions(seed)));
    expect(seeds.map((seed) => JSON.stringify(factions(seed)))).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(6);
    for (const list of drawn) expect(new Set(JSON.parse(list).flat()).size).toBe(4);
  });
});

describe('an opening hand without minions (1.5)', () => {
  /** The first seed that gives seat 0 no minion. */
  function minionless(rules: ProfileId): Game {
    for (let i = 0; ; i++) {
      const g = Game.create(allCards, {
        seed: `redraw ${i}`,
        rules,
        first: 0,
        players: [{ factions: ['vigilantes', 'disco-dancers'] }, { factions: ['robots', 'aliens'] }],
      });
      if (rules === 'culture-shock' || rules === 'seventies') {
        if (g.decision?.prompt === 'redraw' && g.decision.seat === 0) return g;
      } else if (g.state.discards[0].length === 5) return g;
    }
  }
  test('culture-shock: may redraw, the old hand is shuffled in', () => {
    const g = minionless('culture-shock');
    expect(g.decision!.optional).toBe(true);
    const again = g.fork();
    again.answer([Word.Do]);
    expect([again.state.hands[0].length, again.state.decks[0].length, again.state.discards[0].length]).toEqual([5, 35, 0]);
    g.answer([]);
    expect(g.state.hands[0].some((c) => g.position.isMinion(c))).toBe(false);
  });
  test('seventies: may redraw, the old hand is discarded', () => {
    const g = minionless('seventies');
    g.answer([Word.Do]);
    expect([g.state.hands[0].length, g.state.decks[0].length, g.state.discards[0].length]).toEqual([5, 30, 5]);
  });
  test('monster-smash and base: must redraw, the old hand is discarded', () => {
    for (const rules of ['monster-smash', 'base'] as const) {
      const g = minionless(rules);
      expect([g.state.hands[0].length, g.state.decks[0].length, g.state.discards[0].length]).toEqual([5, 30, 5]);
    }
  });
});

describe('what a spectator sees', () => {
  test('no hands, no decks, no options of hidden cards', () => {
    const v = viewOf(create({}), SPECTATOR);
    expect(v.players.map((p) => p.hand)).toEqual([
      { size: 5, cards: [] },
      { size: 5, cards: [] },
    ]);
    expect(v.decision!.options).toBeNull();
    expect(JSON.stringify(v)).not.toContain('seed');
  });
});
