import { describe, expect, test } from 'vitest';
import type { Fate } from '../src/fate.js';
import { type Compared, deedsOf, reasonsFor } from '../src/reasons.js';
import { PLAIN, START } from './fate.js';

describe('reasons', () => {
  const start = {
    ...START,
    powers: [[4, 9]],
    minions: [
      { card: 7, seat: 0, power: 3, at: 90, marks: 0 },
      { card: 8, seat: 1, power: 5, at: 90, marks: 0 },
    ],
    hand: [20, 21],
    hands: [2, 5],
    passing: [20, 21],
  };
  const plain: Fate = { ...PLAIN, hand: new Set([20, 21]), powers: [[4, 9]], missing: [7] };
  const times = (n: number, fate: Partial<Fate>): Fate[] =>
    Array.from({ length: n }, () => ({ ...plain, atEnd: fate.powers ?? plain.powers, ...fate }));
  const both = (one: Fate[], other: Fate[], before = start): Compared => ({
    start: before,
    one,
    other,
    keyOf: (card) => `card:${card}`,
    names: [[], []],
    isSameCard: false,
    idle: [true, false],
  });
  const why = (one: Fate[], other: Fate[], named: string[] = [], before = start, idle: readonly [boolean, boolean] = [true, false]) =>
    reasonsFor({ ...both(one, other, before), names: [named, []], idle });

  test('are withheld unless two thirds of the worlds show them, and not by luck', () => {
    const denied = { kind: 'denies', seat: 1, base: 'card:90', n: 4, instead: 0 };
    const loss = { vp: [0, 4], awards: [[0, 4]] };
    expect(why(times(12, {}), times(12, loss))).toEqual([denied]);
    expect(why(times(40, {}), [...times(32, loss), ...times(8, {})])).toEqual([denied]);
    // Two thirds of few worlds may be luck: one and a half standard errors more are asked for.
    expect(why(times(40, {}), [...times(30, loss), ...times(10, {})])).not.toContainEqual(denied);
    expect(why([...times(30, {}), ...times(10, loss)], times(40, loss))).toEqual([]);
    expect(why(times(5, {}), times(5, loss))).toEqual([]);
  });

  test('are at most two, the most important first, and never say the same twice', () => {
    const one = times(12, { vp: [4, 0], awards: [[4, 0]], later: [[10, 2]], powers: [[10, 2]] });
    expect(why(one, times(12, { gone: new Set([7]) }))).toEqual([
      { kind: 'gains', base: 'card:90', n: 4, instead: 0 },
      { kind: 'weakens', seat: 1, base: 'card:90', n: 7, left: 2, own: 10 },
    ]);
  });

  test('do not say that a minion is lost that was chosen to be lost', () => {
    // A base at which somebody else leads in any case.
    const lost = times(12, { gone: new Set([7]), later: [[2, 9]] });
    const kept = times(12, { later: [[4, 9]] });
    expect(why(kept, lost)).toEqual([{ kind: 'keeps', minion: 'card:7' }]);
    // Nor is the loss of a minion told for which another one comes.
    expect(why(times(12, {}), times(12, { gone: new Set([7]) }))).toEqual([]);
    expect(why(kept, lost, ['card:7'])).toEqual([]);
  });

  test('but say so if the other play gives up a minion of its own, for which nothing comes', () => {
    const given = (atEnd: number[][]): Compared => ({
      ...both(times(12, {}), times(12, { gone: new Set([7]), atEnd })),
      names: [['card:8'], ['card:7']],
      idle: [false, false],
    });
    expect(reasonsFor(given([[1, 9]]))[0]).toEqual({ kind: 'keeps', minion: 'card:7' });
    expect(reasonsFor(given([[4, 9]]))).not.toContainEqual({ kind: 'keeps', minion: 'card:7' });
  });

  test('say what the deciding seat gains where another one does not, and what that one gains after the other play', () => {
    const [one, other] = [times(12, { vp: [4, 0], awards: [[4, 0]] }), times(12, { vp: [4, 3], awards: [[4, 3]] })];
    expect(why(one, other)).toEqual([{ kind: 'denies', seat: 1, base: 'card:90', n: 3, instead: 0, own: 4 }]);
    const less = times(12, { vp: [1, 3], awards: [[1, 3]] });
    expect(why(one, less)).toEqual([{ kind: 'gains', base: 'card:90', n: 4, instead: 1, lost: [{ seat: 1, n: 3 }] }]);
  });

  test("say of a gain, and of nobody else's, that it is far from sure after the other play", () => {
    const gain = { vp: [4, 0], awards: [[4, 0]] };
    const half = [...times(20, gain), ...times(20, {})];
    expect(why(times(40, gain), half)).toEqual([{ kind: 'gains', base: 'card:90', n: 4, instead: 0, unsure: true }]);
    // A smaller difference does not count.
    expect(why(times(40, gain), [...times(28, gain), ...times(12, {})])).toEqual([]);
    const loss = { vp: [0, 4], awards: [[0, 4]] };
    expect(why(times(40, {}), [...times(20, loss), ...times(20, {})])).toEqual([{ kind: 'bars', seat: 1, base: 'card:90' }]);
    expect(why(times(40, {}), [...times(12, loss), ...times(28, {})])).toEqual([]);
  });

  test('say that a base scores this turn only after the other play, to the gain of others, even if it scores later', () => {
    const scoring = (atOnce: boolean) => ({ scorings: [{ atOnce, places: [] }], vp: [2, 4], awards: [[2, 4]] });
    const gains = [
      { seat: 0, n: 2 },
      { seat: 1, n: 4 },
    ];
    expect(why(times(12, scoring(false)), times(12, scoring(true)))).toEqual([{ kind: 'spares', base: 'card:90', gains }]);
    expect(why(times(12, scoring(true)), times(12, scoring(true)))).toEqual([]);
    expect(why(times(12, scoring(true)), times(12, scoring(false)))).toEqual([]);
  });

  test('do not say that a minion is kept that leaves with its base', () =>
    expect(why(times(12, { swept: new Set([7]) }), times(12, { gone: new Set([7]) }))).toEqual([]));

  test('speak of the bases that pay, and of a sum only if there is more to it', () => {
    const both = { vp: [3, 0], awards: [[3, 0]] };
    const gains = { kind: 'gains', base: 'card:90', n: 3, instead: 0 };
    expect(why(times(12, both), times(12, {}))).toEqual([gains]);
    expect(why(times(12, { ...both, vp: [5, 0] }), times(12, {}))).toEqual([{ kind: 'ahead', n: 5 }, gains]);
  });

  test('name the base at which a sum lies', () => {
    // In half of the worlds the deciding seat gains there, in the others the rival does not.
    const one = [...times(6, { vp: [2, 0], awards: [[2, 0]] }), ...times(6, {})];
    const other = [...times(6, {}), ...times(6, { vp: [0, 3], awards: [[0, 3]] })];
    expect(why(one, other)[0]).toEqual({ kind: 'ahead', n: 2, base: 'card:90' });
  });

  test('say nothing of what is only true on average', () => {
    expect(why(times(12, { margin: 1.14 }), times(12, {}))).toEqual([]);
    const often = [...times(6, { margin: 1.5, awards: [[2, 0]] }), ...times(6, { margin: 0.5 })];
    expect(why(often, times(12, {}))).toEqual([]);
  });

  test('say how the turn ends at the base where most of it lies, if the seat stands better there', () => {
    const better = { margin: 1, worths: { hand: 2, discard: 0, bases: [[1.8, 1]] } };
    const here = { kind: 'lies', base: 'card:90', here: { own: 2, rival: 14 }, there: { own: 0, rival: 14 } };
    const [one, other] = [times(12, { ...better, atEnd: [[2, 14]] }), times(12, { atEnd: [[0, 14]] })];
    expect(why(one, other, [], start, [false, false])).toEqual([here]);
    // Power goes without saying where one play goes and the other does not.
    expect(why(one, other, ['card:90'], start, [false, false])).toEqual([]);
    expect(why(times(12, better), times(12, {}))).toEqual([]);
    const cards = { margin: 1, worths: { hand: 2.6, discard: 0.1, bases: [[1, 1]] } };
    expect(why(times(12, cards), times(12, {}))).toEqual([]);
    // Where it has no power in either case, there is nothing to tell.
    expect(why(times(12, { ...better, atEnd: [[0, 12]] }), times(12, { atEnd: [[0, 14]] }))).not.toContainEqual(
      expect.objectContaining({ kind: 'lies' }),
    );
  });

  test('say how the seat stands at the bases to which the plays go, if it is better on average', () => {
    const before = { ...start, bases: [90, 91], prizes: [4, 3] };
    const fate = {
      awards: [
        [0, 0],
        [0, 0],
      ],
      later: [
        [4, 9],
        [0, 0],
      ],
      missing: [7, 18],
      pays: [[2], [3]],
      worths: {
        hand: 2,
        discard: 0,
        bases: [
          [1, 1],
          [1, 1],
        ],
      },
    };
    const at = (powers: number[][], margin: number) => times(12, { ...fate, margin, powers, atEnd: powers });
    const [one, other] = [
      at(
        [
          [4, 9],
          [3, 0],
        ],
        0.5,
      ),
      at(
        [
          [7, 9],
          [0, 0],
        ],
        0,
      ),
    ];
    const told = reasonsFor({
      start: {
        ...before,
        powers: [
          [4, 9],
          [0, 0],
        ],
      },
      one,
      other,
      keyOf: (card) => `card:${card}`,
      names: [
        ['card:20', 'card:91'],
        ['card:20', 'card:90'],
      ],
      isSameCard: true,
      idle: [false, false],
    });
    expect(told).toEqual([
      {
        kind: 'places',
        base: 'card:91',
        than: 'card:90',
        here: { own: 3, rival: 0 },
        there: { own: 7, rival: 9 },
        left: 18,
        right: 7,
        n: 3,
        m: 2,
      },
    ]);
  });

  test('do not put down to a play what comes and goes with the turns, or is there after both plays when the turn ends', () => {
    const weaker = { powers: [[4, 3]], margin: 1, worths: { hand: 2, discard: 0, bases: [[1.5, 1]] } };
    expect(why(times(12, weaker), times(12, {}))[0]).toMatchObject({ kind: 'weakens', n: 6 });
    // By the end of the turn it is the same.
    const atEnd = { atEnd: [[4, 9]] };
    expect(why(times(12, { ...weaker, ...atEnd }), times(12, atEnd))).toEqual([]);
    const placed = { powers: [[12, 9]], missing: [3], ...atEnd };
    expect(why(times(12, placed), times(12, atEnd))).toEqual([]);
    const drawn = { brought: 1, came: 3 };
    expect(why(times(12, drawn), times(12, { came: 3 }))).toEqual([]);
  });

  test('do not tell of a lead that only grows far from the breakpoint, nor of power that changes nothing', () => {
    const leading = { ...start, powers: [[9, 3]] };
    const here = { margin: 1, worths: { hand: 2, discard: 0, bases: [[2, 1]] } };
    const grown = times(12, { ...here, powers: [[13, 3]], missing: [14] });
    const other = times(12, { powers: [[9, 3]], missing: [18] });
    expect(why(grown, other, ['card:90'], leading, [false, false])).toEqual([expect.objectContaining({ kind: 'lies' })]);
    const near = times(12, { ...here, powers: [[13, 3]], missing: [4] });
    expect(why(near, other, ['card:90'], leading, [false, false])).toEqual([expect.objectContaining({ kind: 'stands', n: 13 })]);
    // One more power matters only if somebody is near.
    const little = { margin: 0.08, worths: { hand: 2, discard: 0, bases: [[1.05, 1]] } };
    const one = (rival: number) => times(12, { ...little, powers: [[10, rival]], missing: [15] });
    const none = (rival: number) => times(12, { powers: [[9, rival]], missing: [16] });
    expect(why(one(3), none(3), [], leading, [false, false])).toEqual([]);
    expect(why(one(8), none(8), [], leading, [false, false])[0]).toEqual({
      kind: 'lies',
      base: 'card:90',
      here: { own: 10, rival: 8 },
      there: { own: 9, rival: 8 },
    });
  });

  test('say that a minion leaves play at once with what it gets', () => {
    const minions = [...start.minions, { card: 9, seat: 0, power: 2, at: 91, marks: 0 }];
    const before = {
      ...start,
      bases: [90, 91],
      prizes: [4, 4],
      powers: [
        [4, 9],
        [2, 0],
      ],
      minions,
    };
    const fate = {
      ...plain,
      awards: [
        [0, 0],
        [0, 0],
      ],
      later: [
        [4, 9],
        [2, 0],
      ],
      powers: [
        [4, 9],
        [2, 0],
      ],
      atEnd: [
        [4, 9],
        [2, 0],
      ],
    };
    const told = (mine: Partial<Fate>, theirs: Partial<Fate>, names: [string[], string[]], isSameCard = true) =>
      deedsOf({
        start: before,
        one: times(12, { ...fate, missing: [7, 18], pays: [[2], [4]], ...mine }),
        other: times(12, { ...fate, missing: [7, 18], pays: [[2], [4]], ...theirs }),
        keyOf: (card) => `card:${card}`,
        names,
        isSameCard,
        idle: [false, false],
      });
    const scored = { swept: new Set([7, 8]), atEnd: [null, [2, 0]] };
    const gets = (card: number) => ({ ...scored, marked: new Set([card]) });
    expect(told(gets(9), gets(7), [['card:9'], ['card:7']])).toEqual([
      { kind: 'lasts', minion: 'card:9', than: 'card:7', base: 'card:90' },
    ]);
    expect(told({ marked: new Set([9]) }, { marked: new Set([7]) }, [['card:9'], ['card:7']])).toEqual([]);
  });

  test('say what a play goes on with, of two answers to a question', () => {
    const plays = [{ card: 21, at: 90 }];
    const told = (isSameCard: boolean, more: Partial<Fate> = {}, named: string[] = []) =>
      deedsOf({
        start,
        one: times(12, { plays, ...more }),
        other: times(12, {}),
        // Cards with different names.
        keyOf: (card) => `${card}:${card}`,
        names: [named, []],
        isSameCard,
        idle: [false, false],
      });
    const enables = { kind: 'enables', card: '21', base: '90:90' };
    expect(told(true)).toEqual([enables]);
    // What the play itself brings into play goes without saying, and so does what it names with its base.
    expect(told(true, { down: new Set([21]) })).toEqual([]);
    expect(told(true, {}, ['20:20', '21:21'])).toEqual([enables]);
    expect(told(true, {}, ['20:20', '21:21', '90:90'])).toEqual([]);
    expect(told(false, {}, ['20:20', '21:21'])).toEqual([enables]);
    // Other cards that can be played in the turn make no difference between two plays of it.
    expect(told(false)).toEqual([]);
  });

  test('say that a card is kept, and what it would come to, or that it would be played in vain', () => {
    const kept = { margin: 0.6, worths: { hand: 2.8, discard: 0, bases: [[1, 1]] } };
    const spent = (more: Partial<Fate> = {}) => times(12, { hand: new Set([21, 30]), ...more });
    expect(why(times(12, kept), spent(), ['card:20'])).toEqual([{ kind: 'saves', card: 'card:20', vain: true }]);
    // A card that changes the table or stays in play is not in vain.
    const brings = { table: 'changed', powers: [[6, 9]], missing: [5], worths: { hand: 2, discard: 0, bases: [[1.3, 1]] } };
    const merely = { kind: 'merely', base: 'card:90', n: 6, seat: 1, m: 9, missing: 5, pays: 2 };
    expect(why(times(12, kept), spent(brings), ['card:20'])).toEqual([{ kind: 'saves', card: 'card:20' }, merely]);
    const staying = { ...start, passing: [] };
    expect(why(times(12, kept), spent(), ['card:20'], staying)).toEqual([{ kind: 'saves', card: 'card:20' }]);
    // Nothing is said of it if it is worth less than what it brings.
    const much = { table: 'changed', worths: { hand: 2, discard: 0, bases: [[2.2, 1]] } };
    expect(why(times(12, { ...kept, margin: -0.4 }), spent(much), ['card:20'])).toEqual([]);
    expect(why(times(12, {}), spent({ table: 'changed' }), ['card:20'])).toEqual([]);
  });

  test('do not say that another player is kept from a gain by which the deciding seat loses as much', () => {
    const scored = { awards: [[3, 2]], vp: [3, 2] };
    expect(why(times(12, {}), times(12, scored))).not.toContainEqual(expect.objectContaining({ kind: 'denies' }));
    expect(why(times(12, {}), times(12, { awards: [[1, 2]], vp: [1, 2] }))).toContainEqual(expect.objectContaining({ kind: 'denies' }));
  });

  test('say what a minion that comes into the hand can do next, and nothing of a card that was chosen', () => {
    const worths = { hand: 3, discard: 0, bases: [[1, 1]] };
    const came = { brought: 1, came: 1, card: 'card', worths, hand: new Set([30]) };
    const spent = times(12, { hand: new Set([21]) });
    expect(why(times(12, came), spent)).toEqual([{ kind: 'brings', n: 1, card: 'card' }]);
    expect(why(times(12, came), spent, ['card:30'])).toEqual([]);
    const chances = new Map([['card 0 true', { card: 'card', b: 0, breaks: true }]]);
    expect(why(times(12, { ...came, chances }), spent, ['card:30'])).toEqual([
      { kind: 'could', card: 'card', base: 'card:90', breaks: true },
    ]);
  });

  test('tell of cards that the others lose', () => expect(why(times(12, { taken: 2 }), times(12, {}))).toEqual([{ kind: 'takes', n: 2 }]));

  test('name what a play does at once, besides what it is worth', () => {
    const placed = times(12, { powers: [[8, 6]], missing: [3], margin: 1 });
    const stands = { kind: 'stands', base: 'card:90', n: 8, seat: 1, m: 6, missing: 3, pays: 2 };
    expect(why(placed, times(12, { powers: [[4, 9]] }))).toEqual([stands]);
    const here = { hand: 2, discard: 0, bases: [[2, 1]] };
    const level = { powers: [[9, 9]], margin: 1, worths: here };
    const equals = { ...stands, n: 9, m: 9, missing: 7 };
    expect(why(times(12, level), times(12, {}))).toEqual([equals]);
    // It is not told of a base that others lead, that pays nobody for power, or if the play is better for another reason.
    expect(why(times(12, { ...level, powers: [[8, 9]] }), times(12, {}))).not.toContainEqual(expect.objectContaining({ kind: 'stands' }));
    expect(why(times(12, level), times(12, {}), [], { ...start, prizes: [0] })).toEqual([]);
    const richer = { ...level, worths: { hand: 3, discard: 0, bases: [[1, 1]] } };
    expect(why(times(12, richer), times(12, {}))).toEqual([]);
    const later = (power: number): Fate[] => times(12, { later: [[power, 9]], worths: here });
    const before = times(12, { later: [[4, 9]] });
    expect(why(later(6), before)).toEqual([{ kind: 'holds', base: 'card:90', n: 2 }]);
    expect(why(later(6), before, ['card:90'], start, [false, false])).toEqual([]);
  });

  test('count the cards that come', () => {
    const worths = { hand: 3, discard: 0, bases: [[1, 1]] };
    const spent = times(12, { hand: new Set([21]) });
    expect(why(times(12, { brought: 2, came: 2, hand: new Set([21, 30, 31]), worths }), spent)).toEqual([{ kind: 'brings', n: 2 }]);
  });

  test('name the card or the new base that gives VP, and then no sum', () => {
    const one = times(12, { vp: [2, 0], earned: new Map([['aliens/invader', 2]]) });
    expect(why(one, times(12, {}))).toEqual([{ kind: 'earns', source: 'aliens/invader', n: 2 }]);
    // After both plays, it tells nothing.
    expect(why(one, one)).toEqual([]);
  });

  test('say that a lead is kept, if it is there already', () => {
    const leading = { ...start, powers: [[9, 4]] };
    const told = (before: typeof start) =>
      reasonsFor({
        start: before,
        one: times(12, { later: [[9, 4]] }),
        other: times(12, { later: [[2, 4]] }),
        keyOf: (card) => `card:${card}`,
        names: [[], []],
        isSameCard: false,
        idle: [false, false],
      })[0];
    expect(told(leading)).toEqual({ kind: 'leads', base: 'card:90', still: true });
    expect(told(start)).toEqual({ kind: 'leads', base: 'card:90', still: false });
  });

  test('say of power that is taken away how the seat then stands there', () => {
    const one = times(12, { powers: [[6, 3]], later: [[4, 4]] });
    expect(why(one, times(12, {}))).toEqual([{ kind: 'stands', base: 'card:90', n: 6, seat: 1, m: 3, missing: 7, pays: 2 }]);
  });

  test('name the card that comes into the hand, if it is always the same', () => {
    const fetched = { kind: 'brings', n: 1, card: 'dinosaurs/king-rex' };
    const one = { brought: 1, came: 1, card: 'dinosaurs/king-rex', worths: { hand: 3, discard: 0, bases: [[1, 1]] } };
    expect(why(times(12, one), times(12, {}))).toEqual([fetched]);
    const drawn = [...times(6, one), ...times(6, { ...one, card: 'dinosaurs/war-raptor' })];
    expect(why(drawn, times(12, {}))).toEqual([{ kind: 'brings', n: 1 }]);
  });

  test('say how much power it is, even if that is little, or if another player has less', () => {
    const other = [...times(6, { later: [[4, 4]] }), ...times(6, { later: [[4, 8]] })];
    const stronger = other.map((f) => ({
      ...f,
      margin: 1,
      missing: [3],
      later: [[5, f.later[0]![1]]],
      worths: { ...f.worths, bases: [[1.8, 1]] },
    }));
    expect(why(stronger, other)).toEqual([{ kind: 'holds', base: 'card:90', n: 1 }]);
    // If it is always the same, how the seat stands there says it better.
    const placed = stronger.map((f) => ({ ...f, powers: [[9, 5]], atEnd: [[9, 5]], missing: [7] }));
    expect(why(placed, other)).toContainEqual({ kind: 'stands', base: 'card:90', n: 9, seat: 1, m: 5, missing: 7, pays: 2 });
    const weaker = other.map((f) => ({ ...f, margin: 1, later: [[4, f.later[0]![1] - 2]], worths: { ...f.worths, bases: [[1, 0.2]] } }));
    expect(why(weaker, other)).toContainEqual({ kind: 'lowers', seat: 1, base: 'card:90', n: 2 });
  });

  test('are a little of what makes the play better, if nothing else is known of it', () => {
    const drawn = { brought: 1, came: 1, margin: 2, worths: { hand: 2.1, discard: 0, bases: [[1, 1]] } };
    expect(why(times(12, drawn), times(12, {}))).toEqual([{ kind: 'brings', n: 1 }]);
    const placed = { ...drawn, powers: [[9, 9]], worths: { ...drawn.worths, bases: [[2, 1]] } };
    expect(why(times(12, placed), times(12, {}))).toEqual([expect.objectContaining({ kind: 'stands', n: 9 })]);
  });

  test('do not add how much power is lost with a minion', () => {
    const one = { powers: [[4, 4]], missing: [12], gone: new Set([8]), later: [[4, 6]] };
    expect(why(times(12, one), times(12, { later: [[4, 9]] }))).toEqual([{ kind: 'removes', seat: 1, minion: 'card:8' }]);
    expect(why(times(12, one), times(12, { later: [[4, 9]] }), ['card:8'])).toEqual([
      { kind: 'weakens', seat: 1, base: 'card:90', n: 5, left: 4, own: 4 },
    ]);
  });

  test('say that the other play helps a base to score at which somebody else leads, if it has often scored', () => {
    const fed = { powers: [[6, 9]], missing: [5] };
    const scores = (n: number): Fate[] => [...times(n, { ...fed, awards: [[0, 4]] }), ...times(12 - n, fed)];
    expect(why(times(12, {}), scores(6))).toEqual([{ kind: 'feeds', seat: 1, base: 'card:90', n: 5 }]);
    expect(why(times(12, {}), scores(3))).toEqual([]);
    // The player who leads there gains by it.
    expect(why(times(12, {}), scores(6), [], { ...start, seat: 1 })).not.toContainEqual(expect.objectContaining({ kind: 'feeds' }));
  });

  test('tell what the others gain at a base that scores, and the cards that are played for it', () => {
    const scored = { awards: [[3, 4]], vp: [3, 4], scorings: [{ atOnce: true, places: [] }], pays: [[3, 4]] };
    const gains = { kind: 'gains', base: 'card:90', n: 3, instead: 0, others: [{ seat: 1, n: 4 }] };
    const told = (more: Partial<Fate>) => why(times(12, { ...scored, ...more }), times(12, {}), ['card:20']);
    expect(told({ short: [0] })).toEqual([gains]);
    // What the play names goes without saying.
    const plays = [20, 21].map((card) => ({ card, at: 90 }));
    expect(told({ short: [4], plays })).toEqual([{ ...gains, after: ['card:21'] }]);
    expect(told({ short: [0], plays })).toEqual([gains]);
    // A difference counts even if it is not always the same.
    expect(told({ short: [0], pays: [[2, 4]], plays })).toEqual([{ ...gains, after: ['card:21'] }]);
    expect(told({ short: [0], pays: [[2, 4]] })).toEqual([{ ...gains, after: [] }]);
    expect(told({ scorings: [{ atOnce: false, places: [] }] })).toEqual([{ ...gains, late: true }]);
  });

  test('say nothing if both plays lead to the same', () => expect(why(times(12, {}), times(12, {}))).toEqual([]));
});
