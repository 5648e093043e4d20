import { allCards } from '@breakpoint/cards';
import { Game, type Seat } from '@breakpoint/engine';
import { Zone } from '@breakpoint/engine/tools';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fold, historyFor, type Match, stateFor, updateFor } from '../src/index.js';
import { anyAnswer, chanceOf, newMatch, PEOPLE, playUntil, WITH_BOTS } from './help.js';

afterEach(() => vi.restoreAllMocks());

const TWO = PEOPLE.slice(0, 2);
const atPlay = (match: Match): boolean => match.game.decision?.prompt === 'play-phase';
const typeOf = (id: string): string => allCards.defs.find((d) => d.id === id)!.type;
const undo = (match: Match, seat: Seat): unknown => match.perform(match.wayBack(seat)!.input);
const seen = (match: Match) => [0, 1, -1].map((seat) => [updateFor(match, seat), historyFor(match, seat), stateFor(match, seat)]);

describe('by the undo rule', () => {
  test('a play, even of an action, is taken back step by step to before it was played', () => {
    let actions = 0;
    let deepest = 0;
    for (let i = 0; i < 60; i++) {
      const match = newMatch(`steps ${i}`, TWO);
      const chance = chanceOf(`steps ${i}`);
      playUntil(match, chance, atPlay);
      const { seat } = match.game.decision!;
      const stages = [seen(match)];
      for (let depth = 0; depth < 6 && match.asked[0] === seat; depth++) {
        const play = updateFor(match, seat).view.decision!.options!.find((o) => o.kind === 'play' && typeOf(o.card!.id) === 'action');
        match.perform({ kind: 'answer', seat, keys: depth === 0 && play ? [play.key] : anyAnswer(match, seat, chance) });
        if (match.wayBack(seat)?.consent.length !== 0) break;
        if (depth === 0 && play) actions++;
        stages.push(seen(match));
      }
      deepest = Math.max(deepest, stages.length - 1);
      // An answer that the player could not take back alone stays.
      if (match.wayBack(seat)?.consent.length !== 0) continue;
      for (let n = stages.length - 2; n >= 0; n--) {
        undo(match, seat);
        expect(seen(match)).toEqual(stages[n]);
      }
    }
    expect(actions).toBeGreaterThan(3);
    expect(deepest).toBeGreaterThan(2);
  });

  test('an answer can’t be taken back once a card was drawn, a base was turned up, chance was used or somebody else decides', () => {
    let bases = 0;
    for (let i = 0; i < 15; i++) {
      const match = newMatch(`limits ${i}`, TWO);
      const chance = chanceOf(`limits ${i}`);
      const all = Array.from({ length: match.game.state.cards }, (_, c) => c);
      const marks = () => {
        const { state } = match.game;
        return all.map((c) => ({ known: state.known[c] & 3, own: state.zone[c] === Zone.Hand ? state.holder[c] : -1 }));
      };
      let before = marks();
      playUntil(match, chance, (m) => {
        const moment = m.past[m.n];
        const kinds = moment.steps.flatMap((step) => step.events.map((e) => e.kind));
        if (kinds.includes('replaced') || kinds.includes('base-added')) bases++;
        if (moment.reversible) {
          expect(m.asked).toEqual([moment.by]);
          expect(kinds.filter((k) => ['drew', 'replaced', 'base-added'].includes(k))).toEqual([]);
          // Nobody knows a card that they did not know before, except cards that the player showed from their own hand.
          marks().forEach(({ known }, c) => {
            if ((known & ~before[c].known) !== 0) expect(before[c].own, `card ${c}: ${kinds.join(' ')}`).toBe(moment.by);
          });
        }
        before = marks();
        return false;
      });
    }
    expect(bases).toBeGreaterThan(20);
  });

  test('a player can’t take back alone what a bot answered for them', () => {
    const match = newMatch('stand-in', TWO);
    const chance = chanceOf('stand-in');
    playUntil(match, chance, atPlay);
    const { seat } = match.game.decision!;
    match.standIns.add(seat);
    const play = updateFor(match, seat).view.decision!.options!.find((o) => o.kind === 'play')!;
    expect(match.refusal({ kind: 'answer', seat, keys: [play.key] })).toEqual({ error: 'not-now' });
    match.perform({ kind: 'answer', seat, keys: [play.key], auto: true });
    expect(match.wayBack(seat)).toBeNull();
    match.standIns.clear();
    expect(match.wayBack(seat)?.consent ?? [1 - seat]).toEqual([1 - seat]);
  });
});

test('taking back an answer late in a game carries out only the last few answers again', () => {
  const match = newMatch('late', PEOPLE);
  const chance = chanceOf('late');
  const undone: number[] = [];
  playUntil(match, chance, (m) => {
    const [seat] = m.asked;
    const way = m.n > 80 && seat !== undefined ? m.wayBack(seat) : null;
    if (way?.input.kind !== 'undo' || way.consent.length > 0 || m.asking % 3 !== 0) return undone.length > 8;
    const carriedOut = vi.spyOn(Game.prototype, 'answer');
    m.perform(way.input);
    undone.push(carriedOut.mock.calls.length);
    carriedOut.mockRestore();
    return undone.length > 8;
  });
  expect(undone.length).toBeGreaterThan(5);
  expect(Math.max(...undone)).toBeLessThan(40);
});

describe('beyond the undo rule', () => {
  test('people have to agree, even those for whom a bot stands in; if all others gave up, nobody has to', () => {
    const match = newMatch('consent', PEOPLE);
    const chance = chanceOf('consent');
    playUntil(match, chance, (m) => atPlay(m) && m.past.some((p) => p.by === 0));
    match.standIns.add(1);
    const way = match.wayBack(0);
    if (way?.consent.length) expect(way.consent).toEqual([1, 2]);
    playUntil(match, chance, (m) => m.past[m.n].by === 0 && !m.past[m.n].reversible);
    expect(match.wayBack(0)?.consent).toEqual([1, 2]);
    expect(stateFor(match, 0)).toMatchObject({ canUndo: false, canAskUndo: true });
    match.perform({ kind: 'concede', seat: 1 });
    expect(match.wayBack(0)?.consent).toEqual([2]);
    const { input } = match.wayBack(0)!;
    match.perform({ ...input, agreed: true } as typeof input);
    expect(match.undos.at(-1)).toMatchObject({ by: 0, agreed: true });
    expect(stateFor(match, 0).tookBack).toBeUndefined();
  });

  test('with only bots as opponents nobody has to agree, and the match is marked', () => {
    const match = newMatch('free', WITH_BOTS);
    const chance = chanceOf('free');
    playUntil(match, chance, (m) => atPlay(m) && m.asked[0] === 0 && m.past[m.n].by !== 0 && m.past.some((p) => p.by === 0));
    const n = match.past.findLastIndex((p) => p.by === 0);
    expect(stateFor(match, 0)).toMatchObject({ canUndo: true, undoMarks: true });
    undo(match, 0);
    expect(match.n).toBe(n - 1);
    expect(match.asked).toEqual([0]);
    expect(stateFor(match, 0)).toMatchObject({ tookBack: true });
    expect(match.undos[0]).toMatchObject({ free: true, agreed: false });
  });
});

describe('a match that breaks', () => {
  test('stops before the answer that broke it, and its players can continue from there', () => {
    const match = newMatch('broken', TWO);
    const chance = chanceOf('broken');
    playUntil(match, chance, atPlay);
    const before = updateFor(match, 0);
    const { seat } = match.game.decision!;
    vi.spyOn(Game.prototype, 'apply').mockImplementationOnce(() => {
      throw new TypeError('a bug in the rules');
    });
    match.perform({ kind: 'answer', seat, keys: ['end'] });
    expect(stateFor(match, seat)).toMatchObject({ status: 'broken', problem: expect.stringContaining('a bug in the rules') });
    expect(match.asked).toEqual([]);
    expect(match.refusal({ kind: 'answer', seat, keys: ['end'] })).toEqual({ error: 'broken' });
    const now = updateFor(match, 0);
    now.view.decision!.number = before.view.decision!.number;
    expect(now).toEqual(before);
    const way = match.wayBack(0)!;
    expect(way.consent).toEqual([1]);
    match.perform({ ...way.input, agreed: true } as typeof way.input);
    expect(match.problem).toBeNull();
    match.perform({ kind: 'answer', seat, keys: ['end'] });
    expect(match.n).toBe(before.n + 1);
  });

  test('because of an error in a view takes the moment back', () => {
    const match = newMatch('view', TWO);
    const chance = chanceOf('view');
    playUntil(match, chance, atPlay);
    const { n } = match;
    match.perform({ kind: 'answer', seat: match.asked[0], keys: anyAnswer(match, match.asked[0], chance) });
    match.breakDown(new Error('no view'), 0, match.past.length - 1);
    expect(match.n).toBe(n);
    expect(stateFor(match, 0).status).toBe('broken');
  });
});

test('folding messages gives the snapshot of a newcomer', () => {
  const match = newMatch('fold', TWO);
  const chance = chanceOf('fold');
  const state = { own: 1 };
  const snapshot = () => ({
    type: 'snapshot' as const,
    state,
    update: updateFor(match, 1),
    events: historyFor(match, 1),
    why: 'arrival' as const,
  });
  let folded = fold<typeof state, 'arrival'>(null, snapshot());
  let n = match.n;
  playUntil(match, chance, (m) => {
    if (m.n > n) folded = fold(folded, { type: 'update', state, update: updateFor(m, 1) });
    n = m.n;
    return m.n >= 60;
  });
  expect(folded).toEqual(snapshot());
});

test('after concessions the last player left wins; with two left the game continues and a bot plays', () => {
  const match = newMatch('concede', PEOPLE);
  playUntil(match, chanceOf('concede'), atPlay);
  match.perform({ kind: 'concede', seat: 2 });
  expect(match.result).toBeNull();
  expect(match.isPlayedByBot(2)).toBe(true);
  expect(match.refusal({ kind: 'concede', seat: 2 })).toEqual({ error: 'not-now' });
  match.perform({ kind: 'concede', seat: 0 });
  expect(match.result).toEqual({ winner: 1, by: 'concession' });
  expect(match.asked).toEqual([]);
  expect(match.refusal({ kind: 'concede', seat: 1 })).toEqual({ error: 'not-now' });
});
