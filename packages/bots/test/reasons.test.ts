import { describe, expect, test } from 'vitest';
import type { Fate } from '../src/fates.js';
import { reasonsFor } from '../src/reasons.js';
import { PLAIN, START } from './fate.js';

describe('reasons', () => {
  const start = {
    ...START,
    powers: [[4, 9]],
    minions: [
      { card: 7, seat: 0, power: 3, at: 90 },
      { card: 8, seat: 1, power: 5, at: 90 },
    ],
    hand: [20, 21],
    hands: [2, 5],
    passing: [20, 21],
  };
  const plain: Fate = { ...PLAIN, hand: new Set([20, 21]), powers: [[4, 9]], missing: [7] };
  const times = (n: number, fate: Partial<Fate>): Fate[] => Array.from({ length: n }, () => ({ ...plain, ...fate }));
  const why = (one: Fate[], other: Fate[], named: string[] = [], before = start, idle: readonly [boolean, boolean] = [true, false]) =>
    reasonsFor({ start: before, one, other, keyOf: (card) => `card:${card}`, named, idle });

  test('are withheld unless two thirds of the worlds show them, and not by luck', () => {
    const denied = { kind: 'denies', seat: 1, base: 'card:90', n: 4, instead: 0 };
    const loss = { vp: [0, 4], awards: [[0, 4]] };
    expect(why(times(12, {}), times(12, loss))).toEqual([denied]);
    expect(why(times(40, {}), [...times(32, loss), ...times(8, {})])).toEqual([denied]);
    // Two thirds of few worlds may be luck: one and a half standard errors more are asked for.
    expect(why(times(40, {}), [...times(30, loss), ...times(10, {})])).toEqual([]);
    expect(why([...times(30, {}), ...times(10, loss)], times(40, loss))).toEqual([]);
    expect(why(times(5, {}), times(5, loss))).toEqual([]);
  });

  test('are at most two, the most important first, and never say the same twice', () => {
    const one = times(12, { vp: [4, 0], awards: [[4, 0]], later: [[10, 2]], powers: [[10, 2]] });
    expect(why(one, times(12, { gone: new Set([7]) }))).toEqual([
      { kind: 'gains', base: 'card:90', n: 4, instead: 0 },
      { kind: 'weakens', seat: 1, base: 'card:90', n: 7 },
    ]);
  });

  test('do not say that a minion is lost that was chosen to be lost', () => {
    const lost = times(12, { gone: new Set([7]) });
    expect(why(times(12, {}), lost)).toEqual([{ kind: 'keeps', minion: 'card:7' }]);
    expect(why(times(12, {}), lost, ['card:7'])).toEqual([]);
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
    expect(why(one, other)).toEqual([{ kind: 'ahead', n: 2, base: 'card:90' }]);
  });

  test('are withheld if they are only true on average', () => {
    expect(why(times(12, { margin: 1.1 }), times(12, {}))).toEqual([]);
    const often = [...times(6, { margin: 1.5, awards: [[2, 0]] }), ...times(6, { margin: 0.5 })];
    expect(why(often, times(12, {}))).toEqual([]);
  });

  test('name the card that is kept in place of another one, if the hand is better', () => {
    const kept = { margin: 0.6, worths: { hand: 2.8, discard: 0, bases: [[1, 1]] } };
    const spent = times(12, { hand: new Set([21, 30]) });
    expect(why(times(12, kept), spent, ['card:20'])).toEqual([{ kind: 'saves', card: 'card:20', vain: true }]);
    // What stays in play may bring something later.
    const staying = { ...start, passing: [] };
    expect(why(times(12, kept), spent, ['card:20'], staying)).toEqual([{ kind: 'saves', card: 'card:20', vain: false }]);
    expect(why(times(12, {}), spent, ['card:20'])).toEqual([]);
    expect(why(times(12, kept), spent)).toEqual([]);
    // If it brings only a little power, it is not in vain.
    const placed = times(12, { hand: new Set([21, 30]), later: [[5, 4]] });
    expect(why(times(12, kept), placed, ['card:20'])).toEqual([{ kind: 'saves', card: 'card:20', vain: false }]);
  });

  test('tell of cards that the others lose', () => expect(why(times(12, { taken: 2 }), times(12, {}))).toEqual([{ kind: 'takes', n: 2 }]));

  test('name what a play does at once, beside what it is worth', () => {
    const placed = times(12, { powers: [[8, 6]], missing: [3], margin: 1 });
    const stands = { kind: 'stands', base: 'card:90', n: 8, seat: 1, m: 6, missing: 3, pays: 2 };
    expect(why(placed, times(12, { powers: [[4, 9]] }))).toEqual([stands, { kind: 'weakens', seat: 1, base: 'card:90', n: 3 }]);
    const here = { hand: 2, discard: 0, bases: [[2, 1]] };
    const level = { powers: [[9, 9]], margin: 1, worths: here };
    const equals = { ...stands, n: 9, m: 9, missing: 7 };
    expect(why(times(12, level), times(12, {}))).toEqual([equals]);
    // It is not told of a base that others lead, that pays nobody for power, or if the play is better for another reason.
    expect(why(times(12, { ...level, powers: [[8, 9]] }), times(12, {}))).toEqual([]);
    expect(why(times(12, level), times(12, {}), [], { ...start, prizes: [0] })).toEqual([]);
    expect(why(times(12, { ...level, worths: { hand: 3, discard: 0, bases: [[1, 1]] } }), times(12, {}))).toEqual([]);
    const later = (power: number): Fate[] => times(12, { later: [[power, 9]], worths: here });
    const before = times(12, { later: [[4, 9]] });
    expect(why(later(6), before)).toEqual([{ kind: 'holds', base: 'card:90', n: 2 }]);
    expect(why(later(6), before, ['card:90'], start, [false, false])).toEqual([]);
  });

  test('name the card that is kept, and count the cards that come', () => {
    const worths = { hand: 3, discard: 0, bases: [[1, 1]] };
    const spent = times(12, { hand: new Set([21]) });
    expect(why(times(12, { worths }), spent, ['card:20'])).toEqual([{ kind: 'saves', card: 'card:20', vain: true }]);
    expect(why(times(12, { brought: 2, hand: new Set([21, 30, 31]), worths }), spent)).toEqual([{ kind: 'brings', n: 2 }]);
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
        named: [],
        idle: [false, false],
      })[0];
    expect(told(leading)).toEqual({ kind: 'leads', base: 'card:90', still: true });
    expect(told(start)).toEqual({ kind: 'leads', base: 'card:90', still: false });
  });

  test('say what a play builds beside what it takes away there', () => {
    const one = times(12, { powers: [[6, 3]], later: [[4, 4]] });
    expect(why(one, times(12, {}))).toEqual([
      { kind: 'weakens', seat: 1, base: 'card:90', n: 6 },
      { kind: 'stands', base: 'card:90', n: 6, seat: 1, m: 3, missing: 7, pays: 2 },
    ]);
  });

  test('name the card that comes into the hand, if it is always the same', () => {
    const fetched = { kind: 'brings', n: 1, card: 'dinosaurs/king-rex' };
    const one = { brought: 1, card: 'dinosaurs/king-rex', worths: { hand: 3, discard: 0, bases: [[1, 1]] } };
    expect(why(times(12, one), times(12, {}))).toEqual([fetched]);
    const drawn = [...times(6, one), ...times(6, { ...one, card: 'dinosaurs/war-raptor' })];
    expect(why(drawn, times(12, {}))).toEqual([{ kind: 'brings', n: 1 }]);
  });

  test('say how much power it is, even if that is little, or if another player has less', () => {
    const other = [...times(6, { later: [[4, 4]] }), ...times(6, { later: [[4, 8]] })];
    const stronger = other.map((f) => ({ ...f, margin: 1, later: [[5, f.later[0]![1]]], worths: { ...f.worths, bases: [[1.8, 1]] } }));
    expect(why(stronger, other)).toEqual([{ kind: 'holds', base: 'card:90', n: 1 }]);
    // How the seat stands there says it better, if that is always the same.
    const placed = stronger.map((f) => ({ ...f, powers: [[9, 5]], missing: [7] }));
    expect(why(placed, other)).toContainEqual({ kind: 'stands', base: 'card:90', n: 9, seat: 1, m: 5, missing: 7, pays: 2 });
    const weaker = other.map((f) => ({ ...f, margin: 1, later: [[4, f.later[0]![1] - 2]], worths: { ...f.worths, bases: [[1, 0.2]] } }));
    expect(why(weaker, other)).toContainEqual({ kind: 'lowers', seat: 1, base: 'card:90', n: 2 });
  });

  test('are a little of what makes the play better, if nothing else is known of it', () => {
    const drawn = { brought: 1, margin: 2, worths: { hand: 2.1, discard: 0, bases: [[1, 1]] } };
    expect(why(times(12, drawn), times(12, {}))).toEqual([{ kind: 'brings', n: 1 }]);
    const placed = { ...drawn, powers: [[9, 9]], worths: { ...drawn.worths, bases: [[2, 1]] } };
    expect(why(times(12, placed), times(12, {}))).toEqual([expect.objectContaining({ kind: 'stands', n: 9 })]);
  });

  test('say of a minion that is lost not also how much power that is', () => {
    const one = { powers: [[4, 4]], missing: [12], gone: new Set([8]) };
    expect(why(times(12, one), times(12, {}))).toEqual([{ kind: 'removes', seat: 1, minion: 'card:8' }]);
    expect(why(times(12, one), times(12, {}), ['card:8'])).toEqual([{ kind: 'weakens', seat: 1, base: 'card:90', n: 5 }]);
  });

  test('say that the other play helps a base to score at which somebody else leads, if it has often scored', () => {
    const fed = { powers: [[6, 9]], missing: [5] };
    const scores = (n: number): Fate[] => [...times(n, { ...fed, awards: [[0, 4]] }), ...times(12 - n, fed)];
    expect(why(times(12, {}), scores(6))).toEqual([{ kind: 'feeds', seat: 1, base: 'card:90', n: 5 }]);
    expect(why(times(12, {}), scores(3))).toEqual([]);
    // Who leads there is glad of it.
    expect(why(times(12, {}), scores(6), [], { ...start, seat: 1 })).not.toContainEqual(expect.objectContaining({ kind: 'feeds' }));
  });

  test('name the card that the other play keeps, if the one that is kept is worth more in hand', () => {
    const kept = times(12, { hand: new Set([20, 30]), margin: 0.6, worths: { hand: 2.8, discard: 0, bases: [[1, 1]] } });
    const other = times(12, { hand: new Set([21, 30]) });
    const told = why(kept, other, ['card:20', 'card:21'], start, [false, false]);
    expect(told).toEqual([{ kind: 'saves', card: 'card:20', vain: false, than: 'card:21' }]);
  });

  test('say nothing if both plays lead to the same', () => expect(why(times(12, {}), times(12, {}))).toEqual([]));
});
