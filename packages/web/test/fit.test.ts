import { describe, expect, test } from 'vitest';
import { fit, spread, typeSize } from '../src/ui/fit.js';

const limits = { max: 90, min: 40, ratio: 1, flat: 1, gap: 4, label: 24, bare: 0 };

describe('fitting minions', () => {
  test('a few minions have the largest size', () => {
    expect(fit({ width: 300, height: 200 }, [2, 1], limits)).toEqual({ width: 90, height: 90, shown: [2, 1], whole: true });
  });
  test('many minions are smaller, and all are shown', () => {
    const { width, shown } = fit({ width: 300, height: 180 }, [10], limits);
    expect(shown).toEqual([10]);
    expect(width).toBeLessThan(90);
    expect(width).toBeGreaterThan(50);
  });
  test('minions become flatter before they become smaller', () => {
    const room = { width: 210, height: 172 };
    const { width, height } = fit(room, [4], { ...limits, ratio: 1.2, flat: 0.95 });
    expect(width).toBe(88);
    expect(height).toBe(84);
  });
  test('the lines of minions fit into the room', () => {
    for (const counts of [[1], [3, 2, 4], [10], [1, 1, 1], [7, 7]]) {
      const room = { width: 260, height: 190 };
      const { width, height, shown } = fit(room, counts, limits);
      let [x, lines] = [0, 1];
      shown.forEach((n, group) => {
        for (let i = 0; i < n + (n < counts[group] ? 1 : 0); i++) {
          const wide = width + (i === 0 ? limits.label : 0);
          if (x > 0 && x + limits.gap + wide > room.width) [x, lines] = [wide, lines + 1];
          else x += wide + (x > 0 ? limits.gap : 0);
          expect(x).toBeLessThanOrEqual(room.width);
        }
      });
      expect(lines * height + (lines - 1) * limits.gap).toBeLessThanOrEqual(room.height);
    }
  });
  test('a group that fits on a line of its own is not continued on the next one, unless the cards would be much smaller', () => {
    // Loosely, three cards of 80 would fit on the first line and one on the second.
    expect(fit({ width: 300, height: 170 }, [2, 2], limits)).toMatchObject({ width: 82, whole: true });
    // A group of several lines has them for itself: one line for two groups, two for the other.
    const three = fit({ width: 200, height: 220 }, [1, 1, 5], limits);
    expect(three).toMatchObject({ whole: true, shown: [1, 1, 5] });
    expect(three.width).toBeLessThanOrEqual((220 - 2 * 4) / 3);
    // Whole groups would need three lines.
    expect(fit({ width: 260, height: 104 }, [3, 3, 3], { ...limits, label: 0 })).toMatchObject({ width: 48, whole: false });
  });
  test('if the smallest size does not fit, only the largest group is cut', () => {
    const { width, shown } = fit({ width: 200, height: 90 }, [9, 1], limits);
    expect(width).toBe(40);
    expect(shown[1]).toBe(1);
    expect(shown[0]).toBeLessThan(8);
    expect(shown[0]).toBeGreaterThan(1);
  });
  test('a group’s only card is not left out while other groups have more', () => {
    expect(fit({ width: 244, height: 75 }, [3, 1, 1, 1], { ...limits, label: 22, bare: 1 }).shown).toEqual([0, 1, 1, 1]);
  });
  test('without any room, nothing is shown', () => {
    expect(fit({ width: 100, height: 20 }, [3, 2], limits).shown).toEqual([0, 0]);
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
