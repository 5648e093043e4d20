import { describe, expect, test } from 'vitest';
import { linesOf, spread, typeSize } from '../src/ui/fit.js';

describe('lines of cards', () => {
  const spacing = { gap: 4, label: 20 };
  test('each group has a label before its first card', () => {
    expect(linesOf(300, [2, 1], 80, spacing, 0)).toBe(1);
    expect(linesOf(280, [2, 1], 80, spacing, 0)).toBe(2);
    expect(linesOf(280, [2, 1], 80, spacing, 1)).toBe(1);
  });
  test('a group that is continued has its label on every line', () => {
    expect(linesOf(190, [4], 80, spacing, 0)).toBe(2);
    expect(linesOf(180, [4], 80, spacing, 0), 'two cards would fit without it').toBe(4);
    const put: string[] = [];
    linesOf(190, [1, 3], 80, spacing, 1, false, (line, group, end) => put.push(`${line}: ${group} to ${end}`));
    expect(put).toEqual(['0: 0 to 80', '0: 1 to 184', '1: 1 to 100', '1: 1 to 184']);
  });
  test('no cards need no line, and a card that is too wide needs more than there are', () => {
    expect(linesOf(300, [0, 0], 80, spacing, 0)).toBe(0);
    expect(linesOf(90, [1], 80, spacing, 0)).toBe(Number.POSITIVE_INFINITY);
  });
  test('a group is continued on the next line, unless it is to stay whole', () => {
    expect(linesOf(300, [2, 2, 2], 80, spacing, 0)).toBe(2);
    expect(linesOf(300, [2, 2, 2], 80, spacing, 0, true)).toBe(3);
    // A group that fits on no line is continued in any case, and has its lines for itself.
    expect(linesOf(300, [7], 80, spacing, 0, true)).toBe(3);
    expect(linesOf(300, [1, 4, 1], 80, spacing, 0, true)).toBe(4);
    expect(linesOf(300, [1, 4, 1], 80, spacing, 0)).toBe(2);
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
