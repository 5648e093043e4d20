import { describe, expect, test, vi } from 'vitest';
import { faceOf, facesOf } from '../src/ui/faces.js';

vi.mock('../src/ui/useSize.js', () => ({ scaleNow: () => 1 }));

const short = { name: 'Invader', text: 'When played: you gain 1 VP.' };
const long = {
  name: 'Terraforming',
  text: 'Search the base deck for a base and swap it with a base in play. Minions stay, now on the new base; actions on the old base are discarded. Shuffle the old base into the base deck. You may play an extra minion on the new base this turn.',
};
const WIDTHS = { least: 104, most: 188, widest: 263 };

describe('the cards of a hand', () => {
  test('a short text leaves more for the picture than a long one', () => {
    const size = { width: 188, height: 205 };
    expect(faceOf(short, size).share).toBeGreaterThan(faceOf(long, size).share);
    expect(faceOf(short, size).share).toBeGreaterThan(0.5);
  });

  test('all types are about as large as each other, and a long text has a wider card if it needs one', () => {
    const cards = [...Array.from({ length: 8 }, () => short), long, long];
    const faces = facesOf(cards, { width: 1210, height: 205 }, { ...WIDTHS, most: 121, widest: 170 });
    const types = faces.map((face) => face.type);
    expect(Math.max(...types) / Math.min(...types)).toBeLessThan(1.2);
    expect(faces[9].width).toBeGreaterThan(faces[0].width);
    expect(faces.reduce((sum, face) => sum + face.width, 0)).toBeLessThanOrEqual(1210);
  });

  test('with room for an easy type, all cards are as wide as each other', () => {
    const faces = facesOf([short, short, { ...short, text: long.text.slice(0, 90) }], { width: 900, height: 205 }, WIDTHS);
    expect(faces.map((face) => face.width)).toEqual([188, 188, 188]);
  });

  test('a text that fits nowhere still has a card', () => {
    const endless = { name: 'Endless', text: long.text.repeat(6) };
    const faces = facesOf([endless, short], { width: 240, height: 205 }, { ...WIDTHS, most: 120 });
    expect(faces.map((face) => face.type)).toEqual([10, expect.any(Number)]);
    expect(faces.reduce((sum, face) => sum + face.width, 0)).toBeLessThanOrEqual(240);
  });
});
