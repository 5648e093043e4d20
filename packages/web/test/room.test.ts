import { describe, expect, test } from 'vitest';
import { type Content, planFor } from '../src/table/board/room.js';

const empty: Content = { far: [0, 0, 0], near: 0, actions: 0, name: 12, letters: 100, ready: false };
const few: Content = { ...empty, far: [1, 0, 1], near: 1 };
const many: Content = { ...empty, far: [2, 2, 1], near: 2, actions: 2, ready: true };

describe('dividing the board', () => {
  const BOARD = { width: 1010, height: 512 };

  test('bases with few cards share the width equally', () => {
    const { places } = planFor('wide', BOARD, [few, few, few], 1);
    expect(new Set(places.map((p) => p.width)).size).toBe(1);
    expect(new Set(places.map((p) => p.far)).size, 'in one line').toBe(1);
  });

  test('a crowded base is wider than the others, an empty one is not wider than any', () => {
    const { places } = planFor('wide', BOARD, [many, few, few, few, empty], 1);
    const widths = places.map((p) => p.width);
    expect(Math.max(...widths)).toBe(widths[0]);
    expect(Math.min(...widths)).toBe(widths[4]);
    expect(widths.reduce((a, b) => a + b, 0)).toBeLessThan(BOARD.width);
  });

  test('fewer cards are larger', () => {
    const crowded = planFor('wide', BOARD, [many, many, few, few, empty], 1).tile.width;
    const loose = planFor('wide', BOARD, [few, few, few], 1).tile.width;
    expect(loose).toBeGreaterThan(crowded);
    expect(crowded).toBeGreaterThanOrEqual(54);
  });

  test('on a tablet held upright, five bases have cards that are large enough', () => {
    const { tile, art } = planFor('middle', { width: 820, height: 690 }, [{ ...many, actions: 0 }, few, few, few, few], 1);
    expect(tile.width).toBeGreaterThanOrEqual(76);
    expect(art, 'a name of two lines has room above the coins').toBeGreaterThan(90);
  });

  test('bases are as wide as whole pixels, and a label with a card beside it fits into each of them', () => {
    for (let width = 700; width < 1000; width += 7) {
      const { places, tile, spacing } = planFor('middle', { width: width + 0.4, height: 610 }, [few, many, empty, few, empty], 1);
      for (const place of places) {
        expect(place.width % 1).toBe(0);
        expect(place.inner % 1).toBe(0);
      }
      for (const place of [places[0], places[1], places[3]])
        expect(place.inner, `${width}`).toBeGreaterThanOrEqual(spacing.label + tile.width);
    }
  });

  test('everything grows with the scale of the page', () => {
    const one = planFor('wide', BOARD, [few, few, few], 1);
    const larger = planFor('wide', { width: BOARD.width * 1.3, height: BOARD.height * 1.3 }, [few, few, few], 1.3);
    expect(larger.tile.width).toBeGreaterThan(one.tile.width * 1.2);
    expect(larger.type).toBeGreaterThan(one.type * 1.2);
  });

  test('on a phone, texts are shown if there is room for all of them', () => {
    expect(planFor('phone', { width: 390, height: 490 }, [few, few, few], 1).type).toBeGreaterThanOrEqual(11);
    expect(planFor('phone', { width: 360, height: 430 }, [many, few, few, few, empty], 1).type).toBe(0);
  });

  test('on a phone with little room, the cards of a crowded base are below it, those of another beside it', () => {
    const { places } = planFor('phone', { width: 360, height: 430 }, [many, few, few, few, empty], 1);
    expect(places.map((p) => p.below)).toEqual([true, false, false, false, true]);
  });

  test('on a phone held sideways, a crowded base is as wide as its cards need', () => {
    const { places } = planFor('low', { width: 526, height: 300 }, [many, few, few, few, empty], 1);
    expect(places[0].width).toBeGreaterThan(1.6 * places[1].width);
  });

  test('as long as there is room, no text is a column of many short lines', () => {
    const wordy = { ...few, letters: 150 };
    const { places, tile } = planFor('wide', BOARD, [{ ...many, letters: 150 }, wordy, wordy, wordy, wordy], 1);
    expect(new Set(places.map((p) => p.width)).size, 'two widths').toBe(2);
    expect(Math.min(...places.map((p) => p.width))).toBeGreaterThan(165);
    expect(tile.width).toBeGreaterThanOrEqual(64);
  });

  test('without enough room, cards are no smaller than can be read, and the board scrolls', () => {
    for (const shape of ['phone', 'low', 'wide'] as const)
      expect(planFor(shape, { width: 320, height: 200 }, [many, many, many, many, many], 1).tile.width).toBeGreaterThanOrEqual(46);
  });

  test('before the bases are there, as in a draft, nothing is divided', () => {
    for (const shape of ['phone', 'low', 'middle', 'wide'] as const) expect(planFor(shape, BOARD, [], 1).places).toEqual([]);
  });
});
