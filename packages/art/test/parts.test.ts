import { expect, test } from 'vitest';
import { anchorOf, partsOf, sheetOf } from '../src/index.js';

test('a path is taken apart into its closed lines, and each knows how many are around it', () => {
  const ring = 'M0 0h100v100h-100zM20 20h60v60h-60z';
  const dot = 'm40 40h20v20h-20z';
  expect(partsOf(`${ring}M0 0${dot}`).map((p) => p.depth)).toEqual([0, 1, 2]);
});

test('curves, arcs with glued flags and lines after a closed one are understood', () => {
  const parts = partsOf('M10 10c0 20 40 20 40 0s40-20 40 0v50H10zM200 200a50 50 0 1150 0l-50 0z');
  expect(parts).toHaveLength(2);
  expect(parts.every((p) => p.depth === 0)).toBe(true);
  expect(() => partsOf('M0 0x5 5')).toThrow('unknown command');
});

test('a head in the icon has its place in the window of the card', () => {
  const at = anchorOf({ icon: 'any', pose: 'stand', head: [256, 100, 60, 5] });
  expect(at).toEqual([52.7, 22.3, 6.7, 5]);
  expect(anchorOf({ icon: 'any' })).toBeNull();
});

test('a sheet has its pictures row by row', () => {
  const sheet = sheetOf(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [name, `<path id="${name}"/>`]),
    { width: 10, height: 5 },
  );
  expect(sheet).toMatchObject({ columns: 4, rows: 2, names: ['a', 'b', 'c', 'd', 'e'] });
  expect(sheet.svg).toContain('<svg x="0" y="5" width="10" height="5" viewBox="0 0 10 5"><path id="e"/>');
});
