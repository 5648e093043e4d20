import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, changed, difference, historyFor, stateFor, viewFor, viewPartsFor } from '../src/index.js';
import { chanceOf, matchWithSpecials, newMatch, PEOPLE, playUntil } from './help.js';

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const read = (text: string | null): Change | null => (text === null ? null : (JSON.parse(text) as Change));

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
        const change = read(difference(wire(a), wire(b)));
        expect(changed(wire(a), change)).toEqual(wire(b));
        if (change === null) expect(wire(a)).toEqual(wire(b));
      }),
      {
        numRuns: 500,
        examples: [
          [{ toString: false }, {}],
          [{}, { constructor: 1 }],
          [{}, JSON.parse('{"__proto__":{"a":1}}')],
          [JSON.parse('[{"n":1,"__proto__":2}]'), [{ n: 1 }]],
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
    expect(read(difference(before, after))).toEqual({ gone: 0, bases: { '#': [[0, { minions: { '#': ['0-1', [{ n: 9 }]] } }], 1] } });
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
      const held = eyes.map((seat): unknown => wire(viewFor(match, seat)));
      const states = eyes.map((seat): unknown => wire(stateFor(match, seat)));
      let last = viewPartsFor(match, eyes);
      let { n } = match;
      playUntil(match, chanceOf('difference'), (m) => {
        if (m.n === n) return false;
        n = m.n;
        const parts = viewPartsFor(m, eyes, last);
        eyes.forEach((seat, i) => {
          const changes = [difference(last[i].common, parts[i].common), difference(last[i].own, parts[i].own)];
          for (const change of changes) held[i] = changed(held[i], read(change));
          const view = wire(viewFor(m, seat));
          if (JSON.stringify(held[i]) !== JSON.stringify(view)) expect(held[i]).toEqual(view);
          const state = wire(stateFor(m, seat));
          const folded = changed(states[i], read(difference(states[i], state)));
          if (JSON.stringify(folded) !== JSON.stringify(state)) expect(folded).toEqual(state);
          states[i] = state;
          if (i < 3) sent += changes.join('').length;
          if (i < 3) whole += JSON.stringify(view).length;
        });
        last = parts;
        steps++;
        if (historyFor(m, -1).length !== m.n + 1) expect(historyFor(m, -1)).toHaveLength(m.n + 1);
        return false;
      });
    }
    // For three seats, without events, the differences take a tenth of the whole views, or less.
    expect(sent).toBeLessThan(whole / 6);
    expect(sent / steps).toBeLessThan(3500);
  });
});
