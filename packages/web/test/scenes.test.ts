import type { EventView, View } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { isSmall, restOf, type Scene, scenesOf, struckBy, touchedBy, viewDuring } from '../src/table/playback/scenes.js';

const card = (n: number, id = 'pirates/cannon') => ({ n, id });
/** The scenes of these events, with a beat after each of these numbers of events; its view has that number as its turn. */
const scenesIn = (events: EventView[], me: number, ...after: number[]): Scene[] =>
  scenesOf({ events, beats: after.map((n) => ({ after: n, view: at(n) })), view: at(events.length) }, me);
const at = (turn: number): View => ({ turn, decision: {} }) as View;
const cannon: EventView = { kind: 'played', seat: 1, card: card(7), host: null, at: null, fromZone: 'Hand' };

test('another player’s card is shown with the cards that it changes, but my own is not', () => {
  const events: EventView[] = [
    cannon,
    { kind: 'destroyed', card: card(3), source: card(7) },
    { kind: 'destroyed', card: card(4), source: card(7) },
    { kind: 'destroyed', card: card(5), source: card(9) },
  ];
  expect(scenesIn(events, 0)).toEqual([{ kind: 'card', what: 'played', seat: 1, card: card(7), goal: 0, hits: [3, 4] }]);
  expect(scenesIn(events, 1)).toEqual([]);
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

test('a scoring has six scenes: the ranking, the VP, the cards that leave, the burst, the new base, and that base in its place', () => {
  const [award, paid, swept, burst, shown, landed, ...more] = scenesIn(scoring, 0, 5, 7);
  const places = [
    { seat: 0, place: 1, power: 9, vp: 4 },
    { seat: 1, place: 2, power: 5, vp: 3 },
  ];
  expect(award).toEqual({ kind: 'award', award: { base, places } });
  expect(paid).toEqual({ kind: 'paid', award: { base, places }, view: at(5) });
  expect(swept).toEqual({ kind: 'swept', view: at(7) });
  expect(burst).toEqual({ kind: 'burst', base, dull: false });
  expect(shown).toMatchObject({ what: 'base', card: next, goal: base.n });
  // The place of the old base stays empty until the new one lands.
  expect([swept, burst, shown, landed].map((scene) => touchedBy(scene).burst)).toEqual([0, base.n, base.n, 0]);
  expect(landed).toEqual({ kind: 'landed', base: next, old: base, view: at(8) });
  expect(more).toEqual([]);
});

test('a base is dull if nobody gets VP for it, whatever is printed on it', () => {
  const isDull = (events: EventView[]): boolean => scenesIn(events, 0).some((scene) => scene.kind === 'burst' && scene.dull);
  expect(isDull(scoring.filter((e) => e.kind !== 'vp'))).toBe(true);
  expect(isDull(scoring.filter((e) => e.kind !== 'vp' || e.seat === 1))).toBe(false);
});

test('the VP that win the game have a scene of their own, right after they were paid, and only the first time', () => {
  const worth = (...vp: number[]) => ({ ...at(vp[0]), goal: 15, players: vp.map((n, seat) => ({ seat, vp: n })) }) as View;
  const scenesTo = (...vp: number[]): string[] =>
    scenesOf({ events: scoring, beats: [{ after: 5, view: worth(...vp) }], view: worth(...vp) }, 0).map((s) =>
      s.kind === 'goal' ? `goal ${s.seat}` : s.kind,
    );
  expect(scenesTo(15, 14).slice(0, 3)).toEqual(['award', 'paid', 'goal 0']);
  expect(scenesTo(16, 17).slice(0, 4)).toEqual(['award', 'paid', 'goal 0', 'goal 1']);
  expect(scenesTo(14, 18)).not.toContain('goal 1');
});

test('every scene shows the position of its beat, and asks nothing; a scene without one leaves the table as it is', () => {
  let view = at(0);
  const turns = scenesIn(scoring, 0, 5, 7).map((scene) => {
    view = viewDuring(scene, view);
    expect(view.decision).toBeNull();
    return `${scene.kind} ${view.turn}`;
  });
  expect(turns).toEqual(['award 0', 'paid 5', 'swept 7', 'burst 7', 'card 7', 'landed 8']);
});

test('a card that is played before a base scores, and everything it does, is shown before the places are called, even if it is mine', () => {
  const events: EventView[] = [
    { ...cannon, seat: 0 },
    { kind: 'counters', card: card(4), amount: 1, source: card(7) },
    { kind: 'destroyed', card: card(5), source: card(7) },
    ...scoring,
  ];
  const scenes = scenesIn(events, 0, 3, 8, 10);
  expect(scenes.map((s) => s.kind)).toEqual(['card', 'changed', 'award', 'paid', 'swept', 'burst', 'card', 'landed']);
  expect(viewDuring(scenes[1], at(0)).turn).toBe(3);
  expect(struckBy(scenes[1])).toEqual([7, 4, 5]);
  expect(restOf(events, scenes)).toEqual(scoring);
});

test('what one card did is shown before the next is played, unless nothing was to be seen', () => {
  const more: EventView = { ...cannon, card: card(9) };
  const first: EventView[] = [cannon, { kind: 'destroyed', card: card(3), source: card(7) }];
  expect(scenesIn([...first, more], 0, 2).map((s) => s.kind)).toEqual(['card', 'changed', 'card']);
  expect(scenesIn([{ kind: 'passed', seat: 1 }, more], 0, 1).map((s) => s.kind)).toEqual(['card']);
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
