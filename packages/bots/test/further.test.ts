import { describe, expect, test } from 'vitest';
import type { Fate } from '../src/fate.js';
import { withFurther } from '../src/further.js';
import { couldIn, pictureOf, prized } from '../src/picture.js';
import { type Compared, deedsOf, type Reason, reasonsFor } from '../src/reasons.js';
import { PLAIN, START } from './fate.js';

const NONE: ReadonlyMap<string, number> = new Map();

const times = (n: number, more: Partial<Fate>): Fate[] => Array.from({ length: n }, () => ({ ...PLAIN, ...more }));

/** Two plays, of which the first names card 20 and the second card 21. */
const both = (one: readonly Fate[], other: readonly Fate[], more: Partial<Compared> = {}): Compared => ({
  start: { ...START, hand: [20, 21], passing: [20, 21] },
  one,
  other,
  keyOf: (card) => `card:${card}`,
  names: [['card:20'], ['card:21']],
  isSameCard: true,
  idle: [false, false],
  ...more,
});

describe('of a play of which little shows by the next turn is told', () => {
  test('that it gives VP at once, unless the other play brings as many later', () => {
    const one = times(12, { gained: 1, vp: [2, 0] });
    const told = (vp: number): Reason[] => withFurther(both(one, times(12, { vp: [vp, 0] })), []);
    expect(told(1)).toEqual([{ kind: 'pockets', n: 1 }]);
    expect(told(2)).toEqual([]);
  });

  test('that a base scores on the next turn, and what others gain there', () => {
    const one = times(12, { further: { awards: [[4, 2]], earned: NONE, plays: [] } });
    const told = (other: Partial<Fate>): Reason[] => withFurther(both(one, times(12, other)), []);
    expect(told({ further: { awards: [[0, 0]], earned: NONE, plays: [] } })).toEqual([
      { kind: 'ripens', base: 'card:90', n: 4, others: [{ seat: 1, n: 2 }] },
    ]);
    // It is no gain if the base has paid as much before, and nothing is known of a turn that was not seen.
    expect(told({ further: { awards: [[0, 0]], earned: NONE, plays: [] }, awards: [[4, 2]] })).toEqual([]);
    expect(told({})).toEqual([]);
  });

  test('that an action stays in play', () => {
    const start = { ...START, hand: [20, 21], staying: [20] };
    const told = (stayed: number[], more: Partial<Compared> = {}): Reason[] =>
      pictureOf(both(times(12, { stayed: new Set([20]) }), times(12, { stayed: new Set(stayed) }), { start, ...more }));
    expect(told([])).toEqual([{ kind: 'stays', card: 'card:20' }]);
    expect(told([20])).toEqual([]);
    expect(told([], { start: { ...start, staying: [] } })).toEqual([]);
  });

  test('that a card gives VP on the next turn', () => {
    const turn = (n: number): Partial<Fate> => ({
      further: { awards: [[0, 0]], earned: new Map(n > 0 ? [['aliens/invader', n]] : []), plays: [] },
    });
    const told = (other: Partial<Fate>): Reason[] => withFurther(both(times(12, turn(1)), times(12, other)), []);
    expect(told(turn(0))).toEqual([{ kind: 'earns', source: 'aliens/invader', n: 1, next: true }]);
    expect(told({ ...turn(0), earned: new Map([['aliens/invader', 1]]) })).toEqual([]);
    // It is told beside reasons that say nothing of VP.
    const weakens: Reason = { kind: 'weakens', seat: 1, base: 'card:90', n: 3 };
    expect(withFurther(both(times(12, turn(1)), times(12, turn(0))), [weakens])).toEqual([weakens, ...told(turn(0))]);
  });

  test('that the VP of the other play are gained later as well, before anything else', () => {
    const now: Partial<Fate> = { scorings: [{ atOnce: true, places: [] }], awards: [[4, 2]] };
    const later = (n: number): Partial<Fate> => ({ further: { awards: [[n, 2]], earned: NONE, plays: [] } });
    const waits = { kind: 'waits', base: 'card:90', n: 4 };
    const leads: Reason = { kind: 'leads', base: 'card:90', still: true };
    expect(withFurther(both(times(12, later(4)), times(12, now)), [leads])).toEqual([waits, leads]);
    expect(withFurther(both(times(12, later(2)), times(12, now)), [leads])).toEqual([leads]);
    expect(withFurther(both(times(12, { ...now, ...later(0) }), times(12, now)), [leads])).toEqual([leads]);
  });

  test('that another player gets a card after the other play, and plays it', () => {
    const lent = { lent: new Map([[21, 1]]) };
    expect(withFurther(both(times(12, {}), times(12, lent)), [])).toEqual([{ kind: 'lends', seat: 1, card: 'card:21' }]);
    expect(withFurther(both(times(12, lent), times(12, lent)), [])).toEqual([]);
  });

  test('and no sum along with it', () => {
    const one = times(12, { gained: 1, vp: [2, 0] });
    expect(withFurther(both(one, times(12, {})), [{ kind: 'ahead', n: 1 }])).toEqual([{ kind: 'pockets', n: 1 }]);
  });

  test('nothing of this, if more is known', () => {
    const gains: Reason[] = [{ kind: 'gains', base: 'card:90', n: 3, instead: 0 }];
    expect(withFurther(both(times(12, { gained: 1, vp: [1, 0] }), times(12, {})), gains)).toEqual(gains);
  });

  test('that the end of the turn gives up a card that could still be played', () => {
    const start = { ...START, hand: [20, 21], open: { minion: [21], action: [20] } };
    const told = (card: number): Reason[] =>
      withFurther(both(times(12, { plays: [{ card, at: 90 }] }), times(12, {}), { start, names: [['card:20'], ['end']] }), []);
    expect(told(21)).toEqual([{ kind: 'forgoes', type: 'minion' }]);
    // A card that the play names is said already.
    expect(told(20)).toEqual([]);
  });

  test('where a card that it chooses is played later in the turn, or on the next turn', () => {
    const names: Compared['names'] = [
      ['asks:20', 'diva:21'],
      ['asks:20', 'roller:22'],
    ];
    const keyOf = (card: number): string => ({ 23: 'diva:23', 90: 'pits:90' })[card] ?? `card:${card}`;
    const now = both(times(12, { plays: [{ card: 23, at: 90 }] }), times(12, {}), { names, keyOf });
    expect(deedsOf(now)).toEqual([{ kind: 'enables', card: 'diva', base: 'pits:90' }]);
    const next = (b: number) => times(12, { further: { awards: [[0, 0]], earned: NONE, plays: [{ card: 'diva', b }] } });
    const later = (b: number) =>
      pictureOf(both(next(b), times(12, { further: { awards: [[0, 0]], earned: NONE, plays: [] } }), { names, keyOf }));
    expect(later(0)).toEqual([{ kind: 'plans', card: 'diva', base: 'pits:90' }]);
    expect(later(-1)).toEqual([{ kind: 'plans', card: 'diva' }]);
  });

  test('that the card of the other play would be played in vain', () => {
    const one = times(12, { margin: 0.5, hand: new Set([21]) });
    const told = (vain: boolean): Reason[] => reasonsFor(both(one, times(12, { vain, hand: new Set([20]) })));
    expect(told(true)).toEqual([{ kind: 'saves', card: 'card:21', vain: true }]);
    expect(told(false)).toEqual([]);
    // What it leaves on the deck is drawn later.
    expect(reasonsFor(both(one, times(12, { vain: true, still: false, hand: new Set([20]) })))).toEqual([]);
    // That may be so only because the play declines something on its way.
    const spent = times(12, { vain: true, hand: new Set([20]) });
    expect(reasonsFor(both(one, spent, { declines: [false, true] }))).toEqual([]);
  });
});

test('what a minion can do is not told if another one in hand can do it as well, or a base needs none', () => {
  const can = (card: string) => ({ chances: new Map([[`${card} 0 true`, { card, b: 0, breaks: true }]]) });
  expect(couldIn(both(times(12, can('diva')), times(12, {})))).toEqual([{ kind: 'could', card: 'diva', base: 'card:90', breaks: true }]);
  expect(couldIn(both(times(12, can('diva')), times(12, can('roller'))))).toEqual([]);
});

test('besides a little power, the cards that come are told', () => {
  const here = { margin: 1, worths: { hand: 2, discard: 0, bases: [[2, 1]] }, powers: [[5, 4]], atEnd: [[5, 4]] };
  const told = (more: Partial<Fate>) => reasonsFor(both(times(12, { ...here, ...more }), times(12, {})));
  const lies = expect.objectContaining({ kind: 'lies' });
  expect(told({})).toEqual([lies]);
  expect(told({ brought: 1, came: 1 })).toEqual([lies, { kind: 'brings', n: 1 }]);
});

test('that others lose a card is not told if the question is whether one is taken', () => {
  const told = (isDeclined: boolean) => reasonsFor(both(times(12, { taken: 1 }), times(12, {}), { idle: [false, isDeclined] }));
  expect([told(false), told(true)]).toEqual([[{ kind: 'takes', n: 1 }], []]);
});

test('a base that the play does not change is not told', () => {
  const names: Compared['names'] = [
    ['card:20', 'card:90'],
    ['card:20', 'card:91'],
  ];
  expect(pictureOf(both(times(12, {}), times(12, {}), { names }))).toEqual([]);
  // Nor is one that may soon score in any case.
  expect(pictureOf(both(times(12, { missing: [2] }), times(12, { missing: [2] }), { names }))).toEqual([]);
  expect(pictureOf(both(times(12, { powers: [[7, 4]] }), times(12, {}), { names }))).toEqual([expect.objectContaining({ n: 7 })]);
});

test('a base that scores after both plays and pays the same is no reason for either', () => {
  const scored = { atEnd: [null], awards: [[2, 4]], scorings: [{ atOnce: true, places: [] }], margin: 1 };
  const one = times(12, { ...scored, powers: [[6, 4]], missing: [0] });
  expect(reasonsFor(both(one, times(12, { ...scored, margin: 0, powers: [[0, 4]], missing: [2] })))).toEqual([]);
});

test('that a base scores is told of a play only if its seat gains more there', () => {
  const scores = (own: number, rival: number) =>
    times(12, { awards: [[own, rival]], scorings: [{ atOnce: true, places: [] }], powers: [null], atEnd: [null], later: [null] });
  expect(pictureOf(both(scores(2, 2), scores(2, 1)))).toEqual([]);
  expect(pictureOf(both(scores(4, 2), scores(2, 4)))).toEqual([expect.objectContaining({ kind: 'scores' })]);
});

test('two bases are told with what they pay, if that is not the same', () => {
  const stands = { kind: 'stands', base: 'card:90', n: 4, seat: null, m: 0, missing: 17, pays: 4 } as const;
  const merely = { ...stands, kind: 'merely', base: 'card:91', pays: 2 } as const;
  expect(prized(stands, merely)).toEqual({ ...stands, prize: true });
  expect(prized(stands, { ...merely, pays: 4 })).toEqual(stands);
  expect(prized(stands, { ...merely, base: 'card:90' })).toEqual(stands);
});
