import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, changed, difference, type Found, historyFor, stateFor, viewsFor } from '../src/index.js';
import { chanceOf, matchWithSpecials, newMatch, PEOPLE, playUntil } from './help.js';

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('differences', () => {
  test('of any two JSON values give the second back', () => {
    const card = fc.record({ n: fc.nat(5), id: fc.constantFrom('a', 'b'), power: fc.option(fc.nat(3), { nil: undefined }) });
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.record({ bases: fc.array(fc.record({ n: fc.nat(3), minions: fc.array(card) })), seat: fc.nat(3), '#': fc.constant(1) }),
      fc.array(card),
    );
    fc.assert(
      fc.property(value, value, (a, b) => {
        const change = difference(wire(a), wire(b));
        expect(changed(wire(a), change && wire(change))).toEqual(wire(b));
        if (change === null) expect(wire(a)).toEqual(wire(b));
      }),
      {
        numRuns: 500,
        examples: [
          [{ toString: false }, {}],
          [{}, { constructor: 1 }],
        ],
      },
    );
  });

  test('contain only what has changed', () => {
    const before = {
      vp: 3,
      bases: [
        { n: 1, minions: [{ n: 4 }, { n: 5 }] },
        { n: 2, minions: [] },
      ],
      gone: true,
    };
    const after = {
      vp: 3,
      bases: [
        { n: 1, minions: [{ n: 4 }, { n: 5 }, { n: 9 }] },
        { n: 2, minions: [] },
      ],
    };
    expect(difference(before, after)).toEqual({ gone: 0, bases: { '#': [[0, { minions: { '#': ['0-1', [{ n: 9 }]] } }], 1] } });
    expect(difference(before, wire(before))).toBeNull();
  });

  test('give the whole view and state at every step of random games, for all viewers', () => {
    const eyes = [0, 1, 2, -1];
    let whole = 0;
    let sent = 0;
    let steps = 0;
    for (const match of [
      newMatch('difference', PEOPLE),
      matchWithSpecials('difference', PEOPLE, { windows: { kind: 'masked', ms: 8000 } }),
    ]) {
      const held = eyes.map((): unknown => null);
      let before = eyes.map((): unknown => null);
      let last = -1;
      playUntil(match, chanceOf('difference'), (m) => {
        if (m.n === last) return false;
        last = m.n;
        const found: Found = new Map();
        const now = viewsFor(m, eyes).map((view, i) => ({ view, state: stateFor(m, eyes[i]) }));
        const changes = now.map((value, i): Change | null => difference(before[i], value, found));
        changes.forEach((change, i) => {
          const text = JSON.stringify(change);
          held[i] = changed(held[i], JSON.parse(text) as Change | null);
          if (JSON.stringify(held[i]) !== JSON.stringify(now[i])) expect(held[i]).toEqual(wire(now[i]));
          if (i < 3) sent += text.length;
          if (i < 3) whole += JSON.stringify(now[i]).length;
        });
        steps++;
        before = now;
        expect(historyFor(m, -1)).toHaveLength(m.n + 1);
        return false;
      });
    }
    // For three seats, without events, the differences take a tenth of the whole views, or less.
    expect(sent).toBeLessThan(whole / 6);
    expect(sent / steps).toBeLessThan(3500);
  }, 60_000);
});
