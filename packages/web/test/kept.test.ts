import { expect, test } from 'vitest';
import { kept } from '../src/table/playback/kept.js';

const base = (n: number, ...minions: { n: number; power: number }[]) => ({ n, minions, vp: [3, 2, 1] });

test('what says the same as before stays the same object, wherever it has moved', () => {
  const was = [base(1, { n: 5, power: 3 }, { n: 6, power: 2 }), base(2)];
  const same = structuredClone(was);
  expect(kept(was, same)).toBe(was);

  const now = [base(1, { n: 7, power: 4 }, { n: 6, power: 2 }), base(2)];
  const next = kept(was, now);
  expect(next).toEqual(now);
  expect(next).not.toBe(was);
  expect(next[0].minions[1]).toBe(was[0].minions[1]);
  expect(next[0].vp).toBe(was[0].vp);
  expect(next[1]).toBe(was[1]);

  // The first card has gone, and so all others have other places.
  const fewer = kept(was, [base(1, { n: 6, power: 2 }), base(2)]);
  expect(fewer[0].minions).toHaveLength(1);
  expect(fewer[0].minions[0]).toBe(was[0].minions[1]);
});

test('what is new, has changed or is missing is as it is now', () => {
  expect(kept(undefined, [1])).toEqual([1]);
  expect(kept([1, 2], [1])).toEqual([1]);
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(kept({ a: [1] }, { a: null })).toEqual({ a: null });
  expect(kept({ list: [] }, { list: {} as object }).list).not.toBeInstanceOf(Array);
});
