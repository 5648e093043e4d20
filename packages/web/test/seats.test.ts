import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSeat, heldSeats, secretOf } from '../src/session/server.js';

// The seats that this browser stores, by the id of their table.

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a table whose id is the name of an object property has no seat', () => {
  for (const stored of [null, '{}', '[]', 'null', 'no JSON', '{"abc":"secret"}']) {
    if (stored !== null) kept.set('breakpoint-seats', stored);
    for (const table of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']) expect(secretOf(table), table).toBeUndefined();
  }
  expect(secretOf('abc')).toBe('secret');
  expect(heldSeats()).toEqual([{ table: 'abc', secret: 'secret' }]);
  forgetSeat('__proto__');
  expect(secretOf('abc')).toBe('secret');
});
