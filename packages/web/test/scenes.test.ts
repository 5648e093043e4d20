import type { EventView } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { isSmall, scenesOf } from '../src/table/scenes.js';

const card = (n: number, id = 'pirates/cannon') => ({ n, id });
const cannon: EventView = { kind: 'played', seat: 1, card: card(7), host: null, at: null, fromZone: 'Hand' };

test('what another plays is shown, with the cards that it changes; what I play is not', () => {
  const events: EventView[] = [
    cannon,
    { kind: 'destroyed', card: card(3), source: card(7) },
    { kind: 'destroyed', card: card(4), source: card(7) },
    { kind: 'destroyed', card: card(5), source: card(9) },
  ];
  expect(scenesOf(events, 0)).toEqual([{ kind: 'card', what: 'played', seat: 1, card: card(7), hits: [3, 4] }]);
  expect(scenesOf(events, 1)).toEqual([]);
});

test('a scoring has its beats: places with their VP, once for each base, and then the new base', () => {
  const base = card(20, 'tar-pits');
  const events: EventView[] = [
    { kind: 'scoring', base },
    { kind: 'ranked', seat: 1, base, place: 2, power: 5, vp: 3 },
    { kind: 'ranked', seat: 0, base, place: 1, power: 9, vp: 4 },
    { kind: 'vp', seat: 0, amount: 4, source: base },
    { kind: 'vp', seat: 1, amount: 3, source: base },
    { kind: 'replaced', base, next: card(21, 'tortuga') },
  ];
  const [award, next, ...more] = scenesOf(events, 0);
  expect(award).toMatchObject({
    award: {
      base,
      places: [
        { seat: 0, place: 1, vp: 4 },
        { seat: 1, place: 2, vp: 3 },
      ],
    },
  });
  expect(next).toMatchObject({ what: 'base', card: { id: 'tortuga' } });
  expect(more).toEqual([]);
});

test('passes and draws are small, plays are not', () => {
  expect(
    isSmall([
      { kind: 'passed', seat: 1 },
      { kind: 'turn-ended', seat: 1 },
    ]),
  ).toBe(true);
  expect(isSmall([{ kind: 'passed', seat: 1 }, cannon])).toBe(false);
});
