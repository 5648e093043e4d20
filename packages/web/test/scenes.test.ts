import type { EventView, View } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { isSmall, scenesOf, viewDuring } from '../src/table/scenes.js';

const card = (n: number, id = 'pirates/cannon') => ({ n, id });
const cannon: EventView = { kind: 'played', seat: 1, card: card(7), host: null, at: null, fromZone: 'Hand' };

test('another player’s card is shown with the cards that it changes, but my own is not', () => {
  const events: EventView[] = [
    cannon,
    { kind: 'destroyed', card: card(3), source: card(7) },
    { kind: 'destroyed', card: card(4), source: card(7) },
    { kind: 'destroyed', card: card(5), source: card(9) },
  ];
  expect(scenesOf(events, 0)).toEqual([{ kind: 'card', what: 'played', seat: 1, card: card(7), hits: [3, 4] }]);
  expect(scenesOf(events, 1)).toEqual([]);
});

const base = card(20, 'tar-pits');
const next = card(21, 'tortuga');
const scoring: EventView[] = [
  { kind: 'scoring', base },
  { kind: 'ranked', seat: 1, base, place: 2, power: 5, vp: 3 },
  { kind: 'ranked', seat: 0, base, place: 1, power: 9, vp: 4 },
  { kind: 'vp', seat: 0, amount: 4, source: base },
  { kind: 'vp', seat: 1, amount: 3, source: base },
  { kind: 'swept', card: card(3), base },
  { kind: 'swept', card: card(4), base },
  { kind: 'replaced', base, next },
];

test('a scoring has five scenes: the ranking, the VP, the cards that leave, the new base, and that base in its place', () => {
  const [award, paid, swept, shown, landed, ...more] = scenesOf(scoring, 0);
  const places = [
    { seat: 0, place: 1, power: 9, vp: 4 },
    { seat: 1, place: 2, power: 5, vp: 3 },
  ];
  expect(award).toEqual({ kind: 'award', award: { base, places } });
  expect(paid).toEqual({ kind: 'paid', award: { base, places } });
  expect(swept).toEqual({ kind: 'swept', cards: [3, 4] });
  expect(shown).toMatchObject({ what: 'base', card: next });
  expect(landed).toEqual({ kind: 'landed', base: next, old: base });
  expect(more).toEqual([]);
});

test('between two positions, every scene shows only what has happened so far', () => {
  const onBase = (n: number) => ({ ...card(n), owner: 0, controller: 0, counters: 0, power: 3 });
  const row = (n: number, minions: number[]) => ({
    ...card(n),
    power: [minions.length * 3, 0],
    ranks: [1, 0],
    award: [4, 0],
    minions: minions.map(onBase),
    actions: [],
  });
  const player = (seat: number, vp: number, discard: number[]) => ({ seat, vp, discard: discard.map((n) => card(n)) });
  const before = { players: [player(0, 1, []), player(1, 2, [])], bases: [row(20, [3, 4]), row(30, [6])] } as unknown as View;
  const after = { players: [player(0, 5, [3, 4]), player(1, 5, [])], bases: [row(21, []), row(30, [6])] } as unknown as View;
  const seen: unknown[] = [];
  let view = before;
  for (const scene of scenesOf(scoring, 0)) {
    view = viewDuring(scene, view, after);
    const on = view.bases.map((b) => `${b.n}:${b.minions.length}`).join(' ');
    seen.push(`${scene.kind} ${view.players.map((p) => p.vp).join('-')} ${on} ${view.players[0].discard.length}`);
  }
  expect(seen).toEqual([
    'award 1-2 20:2 30:1 0',
    'paid 5-5 20:2 30:1 0',
    'swept 5-5 20:0 30:1 2',
    'card 5-5 20:0 30:1 2',
    'landed 5-5 21:0 30:1 2',
  ]);
  expect(view.bases[0].power).toEqual([0, 0]);
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
