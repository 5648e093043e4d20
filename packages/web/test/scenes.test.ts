import type { EventView, View } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { isSmall, restOf, scenesOf, viewDuring } from '../src/table/scenes.js';

const card = (n: number, id = 'pirates/cannon') => ({ n, id });
const cannon: EventView = { kind: 'played', seat: 1, card: card(7), host: null, at: null, fromZone: 'Hand' };

test('another player’s card is shown with the cards that it changes, but my own is not', () => {
  const events: EventView[] = [
    cannon,
    { kind: 'destroyed', card: card(3), source: card(7) },
    { kind: 'destroyed', card: card(4), source: card(7) },
    { kind: 'destroyed', card: card(5), source: card(9) },
  ];
  expect(scenesOf(events, 0)).toEqual([{ kind: 'card', what: 'played', seat: 1, card: card(7), goal: 0, hits: [3, 4] }]);
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
    view = viewDuring(scene, view, after, () => 3);
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

test('a card that is played before a base scores, and everything it does, is shown before the places are called, even if it is mine', () => {
  const onBase = (n: number, controller: number) => ({ ...card(n), owner: controller, controller, counters: 0, power: 3, printed: 3 });
  const before = {
    players: [
      { seat: 0, vp: 0, discard: [], hand: { size: 2, cards: [card(7), card(8)] } },
      { seat: 1, vp: 0, discard: [], hand: { size: 0, cards: [] } },
    ],
    bases: [
      {
        ...base,
        breakpoint: 16,
        power: [6, 3],
        ranks: [1, 2],
        award: [4, 3],
        minions: [onBase(3, 0), onBase(4, 0), onBase(5, 1)],
        actions: [],
      },
      { ...card(30, 'tortuga'), breakpoint: 20, power: [0, 3], ranks: [0, 1], award: [0, 4], minions: [onBase(6, 1)], actions: [] },
    ],
  } as unknown as View;
  const events: EventView[] = [
    { ...cannon, seat: 0 },
    { kind: 'power', card: card(3), amount: 2, until: 'EndOfTurn', untilSeat: 0, source: card(7) } as EventView,
    { kind: 'counters', card: card(4), amount: 1, source: card(7) },
    { kind: 'destroyed', card: card(5), source: card(7) },
    { kind: 'moved', card: card(6), from: card(30), to: base, source: card(7) },
    ...scoring,
  ];
  const scenes = scenesOf(events, 0);
  expect(scenes.map((s) => s.kind)).toEqual(['card', 'changed', 'award', 'paid', 'swept', 'card', 'landed']);
  const changed = viewDuring(scenes[1], before, before, () => 3);
  expect(changed.bases[0].minions.map((m) => `${m.n}: ${m.power} +${m.counters}`)).toEqual(['3: 5 +0', '4: 4 +1', '6: 3 +0']);
  expect(changed.bases.map((b) => b.power)).toEqual([
    [9, 3],
    [0, 0],
  ]);
  expect(changed.players[0].hand.cards.map((c) => c.n)).toEqual([8]);
  expect(before.bases[0].minions[0].power, 'the position before is left alone').toBe(3);
  // The power in the ranking counts, whatever the earlier events told.
  expect(viewDuring(scenes[2], changed, before, () => 3).bases[0].power).toEqual([9, 5]);
  expect(restOf(events, scenes)).toEqual(scoring.slice(1));
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
