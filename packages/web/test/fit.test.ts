import { describe, expect, test } from 'vitest';
import { linesOf, spread, typeSize } from '../src/ui/fit.js';

describe('lines of cards', () => {
  const spacing = { gap: 4, label: 20, bare: 0 };
  test('each group has a label before its first card', () => {
    expect(linesOf(300, [2, 1], 80, spacing)).toBe(1);
    expect(linesOf(280, [2, 1], 80, spacing)).toBe(2);
    expect(linesOf(280, [2, 1], 80, { ...spacing, bare: 1 })).toBe(1);
  });
  test('no cards need no line, and a card that is too wide needs more than there are', () => {
    expect(linesOf(300, [0, 0], 80, spacing)).toBe(0);
    expect(linesOf(90, [1], 80, spacing)).toBe(Number.POSITIVE_INFINITY);
  });
  test('a group is continued on the next line, unless it is to stay whole', () => {
    expect(linesOf(300, [2, 2, 2], 80, spacing)).toBe(2);
    expect(linesOf(300, [2, 2, 2], 80, spacing, true)).toBe(3);
    // A group that fits on no line is continued in any case, and has its lines for itself.
    expect(linesOf(300, [7], 80, spacing, true)).toBe(3);
    expect(linesOf(300, [1, 4, 1], 80, spacing, true)).toBe(4);
    expect(linesOf(300, [1, 4, 1], 80, spacing)).toBe(2);
  });
});

describe('spreading a hand', () => {
  test('cards are side by side if they fit, then overlap, then not all are visible', () => {
    expect(spread(980, 6, 154, 8, 62)).toEqual({ step: 162, all: true });
    const twelve = spread(980, 12, 154, 8, 62);
    expect(twelve.all).toBe(true);
    expect(twelve.step * 11 + 154).toBeCloseTo(980);
    expect(spread(980, 16, 154, 8, 62)).toEqual({ step: 62, all: false });
    expect(spread(980, 1, 154, 8, 62).all).toBe(true);
  });
});

test('long texts have smaller type, but never too small', () => {
  const room = { width: 140, height: 110 };
  expect(typeSize(60, room, 14, 10)).toBeGreaterThan(typeSize(180, room, 14, 10));
  expect(typeSize(900, room, 14, 10)).toBe(10);
  expect(typeSize(10, room, 14, 10)).toBe(14);
});
