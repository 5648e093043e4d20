import { describe, expect, test } from 'vitest';
import { action, CardSet, faction, minion } from '../src/cards.js';
import { answerWith, Game, GameError, type ProfileId, type Setup } from '../src/index.js';
import { hashOf, Kind, kindOf, Word } from '../src/tools.js';
import { toy, toyGame } from './toy.js';

const two = [{ factions: ['red', 'blue'] }, { factions: ['green', 'gold'] }];

describe('setting up', () => {
  test('each player has the cards of two factions, five of them in hand, and there is one more base than players (1.1, 1.4, 1.5)', () => {
    const g = toyGame({ first: 1 });
    expect(g.state.hands.map((h) => h.length)).toEqual([5, 5]);
    expect(g.state.decks.map((d) => d.length)).toEqual([35, 35]);
    expect(g.state.bases.length).toBe(3);
    expect([g.state.active, g.state.turn, g.decision!.seat, g.decision!.prompt]).toEqual([1, 1, 1, 'play-phase']);
    for (let c = 1; c <= 80; c++) expect(two[c <= 40 ? 0 : 1].factions).toContain(g.position.def(c).faction);
  });

  test('the same set-up deals the same cards; another seed deals others, and may choose another first player (1.6)', () => {
    expect(hashOf(toyGame().state)).toBe(hashOf(toyGame().state));
    const games = Array.from({ length: 20 }, (_, seed) => toyGame({ seed }));
    expect(new Set(games.map((g) => hashOf(g.state))).size).toBe(20);
    expect(new Set(games.map((g) => g.state.first))).toEqual(new Set([0, 1]));
  });

  test('the base deck has the bases of the boxes in play, or of all boxes at the table under the older booklets (1.4)', () => {
    const warm = [{ factions: ['red', 'gold'] }, { factions: ['red', 'gold'] }];
    const bases = (rules: ProfileId, boxes?: string[]): string[] => {
      const { state, position } = toyGame({ players: warm, duplicates: true, rules, boxes });
      return [...state.bases, ...state.baseDeck].map((b) => position.def(b).id).sort();
    };
    const ofWarm = ['gold-ford', 'gold-hill', 'red-ford', 'red-hill'];
    for (const rules of ['culture-shock', 'seventies'] as const) expect(bases(rules)).toEqual(ofWarm);
    for (const rules of ['monster-smash', 'base'] as const) {
      expect(bases(rules)).toHaveLength(8);
      expect(bases(rules, ['warm'])).toEqual(ofWarm);
      expect(bases(rules, ['warm', 'cold'])).toHaveLength(8);
    }
  });

  test('two players may take the same faction if the table allows it (1.2)', () => {
    const g = toyGame({ players: [two[0], { factions: ['red', 'gold'] }], duplicates: true });
    expect(g.state.factions[0][0]).toBe(g.state.factions[1][0]);
    expect(g.state.decks.map((d) => d.length)).toEqual([35, 35]);
  });

  const three = [{ factions: ['red', 'blue'] }, { factions: ['green', 'gold'] }, {}];
  test.each<[Partial<Record<keyof Setup, unknown>>, string]>([
    [{ players: two.slice(0, 1) }, 'a game is for two to four players, not 1'],
    [{ players: [...two, ...two, {}] }, 'a game is for two to four players, not 5'],
    [{ players: [{ factions: ['red', 'red'] }, two[1]] }, 'a player takes two different factions (rule 1.1)'],
    [{ players: [{ factions: ['red', 'blue', 'gold'] }, {}] }, 'a player has two factions'],
    [{ players: [two[0], { factions: ['red', 'gold'] }] }, 'a faction is taken twice, and this table does not allow it (rule 1.2)'],
    [{ players: [{ factions: ['red', 'pink'] }, two[1]] }, 'there is no faction called pink'],
    [{ players: three, factions: 'chosen' }, 'every player needs two factions'],
    [{ players: three, factions: 'random' }, 'there are not enough factions in these boxes'],
    [{ players: [{}, {}], boxes: ['warm'] }, 'there are not enough factions in these boxes'],
    [{ rules: 'house' }, 'there is no rules profile called house'],
    [{ boxes: ['no-box'] }, 'there is no box called no-box'],
    [{ first: 2 }, 'there is no seat 2'],
    [{ first: -1 }, 'this is not a valid set-up: first: not a whole number from 0 to 3'],
    [{ first: '0' }, 'this is not a valid set-up: first: not a whole number from 0 to 3'],
    [{ seed: undefined }, 'this is not a valid set-up: seed: not a number'],
    [{ seed: Number.NaN }, 'this is not a valid set-up: seed: not a number'],
    [{ players: 2 }, 'this is not a valid set-up: players: not a list'],
    [{ players: [null, {}] }, 'this is not a valid set-up: players.0: not an object'],
    [{ players: [{ factions: 'red' }, {}] }, 'this is not a valid set-up: players.0.factions: not a list'],
    [{ players: [{ factions: [7] }, {}] }, 'this is not a valid set-up: players.0.factions.0: not a text'],
    [{ factions: 'auction' }, 'this is not a valid set-up: factions: none of chosen, free, draft, random'],
    [{ boxes: 'warm' }, 'this is not a valid set-up: boxes: not a list'],
    [{ goal: 12 }, 'this is not a valid set-up: goal: none of 10, 15, 20'],
    [{ handLimit: '7' }, 'this is not a valid set-up: handLimit: none of 5, 7, 10, 15, 20'],
    [{ duplicates: 'yes' }, 'this is not a valid set-up: duplicates: neither true nor false'],
  ])('an invalid set-up is refused with a typed error: %j', (setup, message) => {
    let error: unknown;
    try {
      toyGame(setup as Partial<Setup>);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(GameError);
    expect(error).toMatchObject({ code: 'setup', message });
  });

  test('anything else is not a set-up', () => {
    for (const setup of [undefined, null, 'toy', 7, []])
      expect(() => Game.create(toy, setup as unknown as Setup)).toThrow('this is not a valid set-up: ');
  });
});

/** Twelve factions of minions only. */
const many = new CardSet(
  'many',
  Array.from({ length: 12 }, (_, i) => faction(`f${i}`, i < 9 ? 'big' : 'small', [minion('one', { power: 1, copies: 20 })], [])),
);

describe('choosing factions (1.3, D19)', () => {
  const draft = (seats: number, more: Partial<Setup> = {}): Game =>
    toyGame({ players: Array.from({ length: seats }, () => ({})), factions: 'draft', first: 1, ...more }, many);
  const takenIn = (g: Game): number[] => {
    const order: number[] = [];
    while (g.decision?.prompt === 'take-faction') {
      order.push(g.decision.seat);
      g.answer([g.decision.options[0]]);
    }
    return order;
  };

  test('a draft is a snake', () => {
    expect(takenIn(draft(2))).toEqual([1, 0, 0, 1]);
    const g = draft(3);
    expect(takenIn(g)).toEqual([1, 2, 0, 0, 2, 1]);
    expect(new Set(g.state.factions.flat()).size).toBe(6);
    expect(takenIn(draft(4))).toEqual([1, 2, 3, 0, 0, 3, 2, 1]);
  });

  test('players who already have one faction take one more', () => {
    const g = draft(3, { players: [{ factions: ['f0'] }, {}, { factions: ['f1', 'f2'] }] });
    expect(g.decision!.options).not.toContain(Kind.Faction | 0);
    expect(takenIn(g)).toEqual([1, 0, 1]);
    expect(g.state.factions[0][0]).toBe(0);
  });

  test('the booklet decides how many factions are offered: two per player and two more, eight, or all', () => {
    const size = (rules: ProfileId, seats: number): number => draft(seats, { rules }).decision!.options.length;
    expect([2, 3, 4].map((seats) => size('monster-smash', seats))).toEqual([8, 8, 8]);
    expect([2, 3, 4].map((seats) => size('base', seats))).toEqual([12, 12, 12]);
    for (const rules of ['culture-shock', 'seventies'] as const) expect([2, 3, 4].map((seats) => size(rules, seats))).toEqual([6, 8, 10]);
  });

  test('the offered factions are random', () => {
    const pools = Array.from({ length: 10 }, (_, seed) => draft(2, { seed, rules: 'monster-smash' }).decision!.options.join());
    expect(new Set(pools).size).toBeGreaterThan(5);
  });

  test('free choice offers all factions of the boxes, each once', () => {
    const g = toyGame({ players: [{}, {}], factions: 'free', boxes: ['big'] }, many);
    expect(g.decision!.options.every((o) => kindOf(o) === Kind.Faction)).toBe(true);
    expect(g.decision!.options).toHaveLength(9);
    answerWith(g, g.decision!.seat, ['faction:f3']);
    expect(g.decision!.options).toHaveLength(8);
    expect(() => answerWith(g, g.decision!.seat, ['faction:f3'])).toThrow(GameError);
    expect(() => answerWith(g, g.decision!.seat, ['faction:f10'])).toThrow(GameError);
  });

  test('with duplicates a taken faction is still offered to the others', () => {
    const g = toyGame({ players: [{}, {}], factions: 'free', duplicates: true, first: 0 }, many);
    answerWith(g, 0, ['faction:f3']);
    answerWith(g, 1, ['faction:f3']);
    expect(() => answerWith(g, 1, ['faction:f3'])).toThrow(GameError);
    answerWith(g, 1, ['faction:f4']);
    answerWith(g, 0, ['faction:f4']);
    expect(g.state.factions).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });

  test('random factions depend on the seed and on nothing else', () => {
    const factions = (seed: string): string => toyGame({ players: [{}, {}], factions: 'random', seed }, many).state.factions.join();
    const drawn = 'abcdefghij'.split('').map(factions);
    expect(drawn).toEqual('abcdefghij'.split('').map(factions));
    expect(new Set(drawn).size).toBe(10);
    // No player has a faction twice, and every faction comes up.
    for (const list of drawn) expect(new Set(list.split(',')).size).toBe(4);
    expect(new Set(drawn.join().split(',')).size).toBe(12);
  });
});

describe('an opening hand without minions (1.5)', () => {
  const rare = new CardSet(
    'rare',
    ['a', 'b', 'c', 'd'].map((id) =>
      faction(
        id,
        'box',
        [minion('only', { power: 1, copies: 1 }), action('plain', { copies: 19 })],
        [[`${id}-base`, { breakpoint: 20, vp: [1, 1, 1] }]],
      ),
    ),
  );
  /** A game in which the opening hand of seat 0 has no minion. */
  function minionless(rules: ProfileId): Game {
    for (let seed = 0; seed < 50; seed++) {
      const g = toyGame({ seed, rules, first: 0, players: [{ factions: ['a', 'b'] }, { factions: ['c', 'd'] }] }, rare);
      if (g.decision?.prompt === 'redraw' ? g.decision.seat === 0 : g.state.discards[0].length > 0) return g;
    }
    throw new Error('there is always a minion');
  }
  const sizes = ({ state: s }: Game): number[] => [s.hands[0].length, s.decks[0].length, s.discards[0].length];

  test('culture-shock: the player may redraw, and the old hand is shuffled in', () => {
    const g = minionless('culture-shock');
    expect(g.decision!.optional).toBe(true);
    const old = g.state.hands[0].slice();
    const again = g.fork();
    again.answer([Word.Do]);
    expect(sizes(again)).toEqual([5, 35, 0]);
    // The player draws five new cards before the old ones go into the deck.
    expect(again.state.hands[0].some((c) => old.includes(c))).toBe(false);
    g.answer([]);
    expect(g.state.hands[0]).toEqual(old);
  });
  test('seventies: the player may redraw, and the old hand is discarded', () => {
    const g = minionless('seventies');
    const old = g.state.hands[0].slice();
    g.answer([Word.Do]);
    expect(sizes(g)).toEqual([5, 30, 5]);
    expect(g.state.discards[0]).toEqual(old);
  });
  test('monster-smash and base: the player must redraw, and the old hand is discarded', () => {
    for (const rules of ['monster-smash', 'base'] as const) expect(sizes(minionless(rules))).toEqual([5, 30, 5]);
  });
});
