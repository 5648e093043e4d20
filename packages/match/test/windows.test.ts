import { allCards } from '@breakpoint/cards';
import type { Seat } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import { type Input, type Kept, Match, type MatchOptions, stateFor, updateFor, type Windows } from '../src/index.js';
import { anyAnswer, chanceOf, matchWithSpecials, newMatch, PEOPLE, playUntil, positionsBeforeScoring, setupOf, twinOf } from './help.js';
import { TestTable } from './table.js';

/** Is this the question before or after a scoring? */
const isScoringWindow = (prompt: string | undefined): boolean => prompt === 'before-scoring' || prompt === 'after-scoring';

const MASKED: Windows = { kind: 'masked', ms: 8000 };
/** A window in which nobody has answered yet. */
const isFresh = (m: Match): boolean => m.windowOpen && m.players.every((_, seat) => m.givenBy(seat) === null);

/** A match in a window in which this many seats are asked. */
function atWindow(asked: number, windows?: Windows, from = 0): Match {
  for (let i = from; i < from + 300; i++) {
    const match = matchWithSpecials(`window ${i}`, PEOPLE, { windows });
    const chance = chanceOf(`window ${i}`);
    if (playUntil(match, chance, (m) => isFresh(m) && m.asked.length === asked && isScoringWindow(m.game.decision?.prompt))) return match;
  }
  throw new Error('no such window');
}
const action = (match: Match, seat: Seat): string => updateFor(match, seat).view.decision!.options![0].key;

describe('a window', () => {
  test('asks all who can act at once, and nobody sees the answers of others', () => {
    const match = atWindow(2);
    const [first, second] = match.asked;
    const other = [0, 1, 2].find((seat) => !match.asked.includes(seat))!;
    expect(updateFor(match, first).view.decision).toMatchObject({
      seat: first,
      prompt: expect.stringMatching(/-scoring$/),
      number: match.n,
    });
    expect(updateFor(match, second).view.decision).toMatchObject({
      seat: second,
      prompt: expect.stringMatching(/-scoring$/),
      number: match.n,
    });
    for (const seat of [other, -1]) expect(updateFor(match, seat).view.decision).toMatchObject({ seat: -1, options: null });
    for (const seat of [0, 1, 2, -1]) expect(stateFor(match, seat)).toMatchObject({ window: true, status: 'playing' });
    expect(match.refusal({ kind: 'answer', seat: other, keys: [] })).toMatchObject({ reason: { code: 'not-your-decision' } });
  });

  test('does not prevent an undo that all agreed to, even if players have answered in it', () => {
    const match = atWindow(2, MASKED);
    const [seat] = match.asked;
    const { input, consent } = match.wayBack(seat)!;
    expect(input).toMatchObject({ kind: 'undo', seat });
    expect(consent.length).toBeGreaterThan(0);
    match.perform({ kind: 'answer', seat, keys: [action(match, seat)] });
    expect(match.wayBack(seat)!.input.kind).toBe('withdraw');
    const agreed = { ...input, agreed: true } as Extract<Input, { kind: 'undo' }>;
    expect(match.refusal({ ...agreed, agreed: false })).toEqual({ error: 'not-now' });
    expect(match.refusal(agreed)).toBeNull();
    expect(match.perform(agreed)).toBe('back');
    expect(match.givenBy(seat)).toBeNull();
    match.perform({ kind: 'concede', seat });
    expect(match.refusal(agreed)).toEqual({ error: 'not-now' });
  });

  test('if open, ends as soon as it is certain who acts', () => {
    const match = atWindow(2);
    const [first, second] = match.asked;
    const { n } = match;
    // The second seat acts; the first may still act before it.
    expect(match.perform({ kind: 'answer', seat: second, keys: [action(match, second)] })).toBe('own');
    expect(match.n).toBe(n);
    expect(match.asked).toEqual([first]);
    expect(match.perform({ kind: 'answer', seat: first, keys: [] })).toBe('moment');
    expect(match.past[n + 1]).toMatchObject({ by: second, steps: [{ by: first, keys: [], silent: true }, { by: second }] });
    // Nobody but the seat that passed is told of the pass.
    for (const seat of [0, 1, 2, -1])
      expect(updateFor(match, seat).events.some((e) => e.kind === 'passed' && e.seat === first)).toBe(seat === first);
  });

  test('if open, lets the first seat act at once and drops the answers of the others', () => {
    const match = atWindow(2);
    const [first, second] = match.asked;
    const { n } = match;
    match.perform({ kind: 'answer', seat: second, keys: [action(match, second)] });
    match.perform({ kind: 'answer', seat: first, keys: [action(match, first)] });
    expect(match.past[n + 1].by).toBe(first);
    expect(match.past[n + 1].steps.some((step) => step.by === second)).toBe(false);
  });

  test('lets answers be withdrawn or changed while it is open', () => {
    const match = atWindow(2);
    const [, second] = match.asked;
    match.perform({ kind: 'answer', seat: second, keys: [action(match, second)] });
    expect(stateFor(match, second)).toMatchObject({ canUndo: true, given: [expect.any(String)] });
    const way = match.wayBack(second)!;
    expect(way).toMatchObject({ input: { kind: 'withdraw' }, consent: [], marks: false });
    expect(match.perform(way.input)).toBe('own');
    expect(match.asked).toContain(second);
    expect(stateFor(match, second).given).toBeUndefined();
  });

  test('if masked, takes the same time for all; then the first in turn order who acted acts, and a new one begins', () => {
    const table = new TestTable(atWindow(2, MASKED));
    const { match } = table;
    const [first, second] = match.asked;
    table.now = match.due! - 8000;
    const { n } = match;
    expect(stateFor(match, -1).windowUntil).toBe(table.now + 8000);
    table.perform({ kind: 'answer', seat: second, keys: [action(match, second)] });
    table.wait(7999);
    expect(match.n).toBe(n);
    expect(table.told.filter((t) => t.to !== second)).toEqual([]);
    table.wait(1);
    // A seat that did not answer has passed.
    expect(match.past[n + 1]).toMatchObject({ by: second });
    expect(match.past[n + 1].steps[0]).toMatchObject({ by: first, keys: [], silent: true });
    expect(table.toldTo(-1)).toHaveLength(1);
    // The Special is resolved, and then all are asked again.
    const chance = chanceOf('resolve');
    for (let i = 0; i < 20 && !match.windowOpen && match.result === null; i++) {
      const [seat] = match.asked;
      table.perform({ kind: 'answer', seat, keys: anyAnswer(match, seat, chance) });
    }
    expect(match.windowOpen).toBe(true);
    expect(match.due).toBe(table.now + 8000);
  });

  test('in which another seat might act prevents taking back the answer before it', () => {
    for (const windows of [undefined, MASKED]) {
      const match = atWindow(1, windows, 20);
      const opened = match.past[match.n];
      expect(opened.reversible).toBe(false);
      expect(match.refusal({ kind: 'close' })).toBeNull();
    }
  });
});

test('a seat that passes in all windows is not asked until its next turn begins', () => {
  for (const windows of [undefined, MASKED]) {
    const match = matchWithSpecials('passing', PEOPLE, { windows });
    const chance = chanceOf('passing');
    playUntil(match, chance, (m) => m.game.decision?.prompt === 'play-phase' && m.asked[0] === 0);
    expect(match.perform({ kind: 'passing', seat: 1, on: true })).toBe('own');
    expect(stateFor(match, 1).passing).toBe(true);
    for (const seat of [0, 2, -1]) expect(stateFor(match, seat).passing).toBeUndefined();
    const { turn } = match.game.state;
    playUntil(match, chance, (m) => {
      const mine = m.game.state.active === 1 && m.game.state.turn > turn;
      expect(m.isPassing(1)).toBe(!mine);
      if (m.windowOpen && !mine) expect(m.asked).not.toContain(1);
      return mine;
    });
    expect(stateFor(match, 1).passing).toBeUndefined();
  }
});

test('before its first turn, no seat passes in all windows unless it asked for that', () => {
  const match = matchWithSpecials('first turn', PEOPLE);
  playUntil(match, chanceOf('first turn'), (m) => {
    for (const seat of [0, 1, 2]) expect(stateFor(m, seat).passing).toBeUndefined();
    return m.game.state.turn > 3;
  });
});

test('beginning to pass in all windows also passes in the open one', () => {
  const match = atWindow(1);
  const [seat] = match.asked;
  const { n } = match;
  expect(match.perform({ kind: 'passing', seat, on: true })).toBe('moment');
  expect(match.past[n + 1].steps[0]).toMatchObject({ by: seat, keys: [], silent: true });
});

// ---- what messages and their times reveal -----------------------------------------------------------------------------

const options = (windows: Windows | undefined): MatchOptions => ({ setup: setupOf('twins', PEOPLE), players: PEOPLE, windows });

/** Ends the turn, lets all windows go by, and returns every message with its receiver and time. */
function passBy(kept: Kept, windows: Windows | undefined, passing: Seat | null): { table: TestTable; asked: string } {
  const table = new TestTable(Match.resume(allCards, options(windows), kept, 1000));
  const { match } = table;
  const asked: string[] = [];
  if (passing !== null) table.perform({ kind: 'passing', seat: passing, on: true });
  table.perform({ kind: 'answer', seat: match.asked[0], keys: ['end'] });
  for (let i = 0; i < 10 && match.windowOpen; i++) {
    asked.push(match.asked.join());
    if (windows === undefined) for (const seat of match.asked) table.perform({ kind: 'answer', seat, keys: [] });
    else table.wait(3000);
  }
  return { table, asked: asked.join(' ') };
}

describe('two positions that differ only in the hidden cards of one seat', () => {
  test('with masked windows, nobody else can tell them apart by any message or by its time', () => {
    let apart = 0;
    for (const { kept, seat } of positionsBeforeScoring()) {
      const one = passBy(kept, MASKED, null);
      const two = passBy(twinOf(kept, seat), MASKED, null);
      if (one.asked !== two.asked) apart++;
      const told = (table: TestTable): unknown => table.told.filter((t) => t.to !== seat);
      expect(told(two.table)).toEqual(told(one.table));
      if (apart > 12) break;
    }
    expect(apart, 'windows in which only one of the twins was asked').toBeGreaterThan(5);
  });

  test('with open windows and a seat that passes in all of them, nobody can tell them apart either', () => {
    let apart = 0;
    for (const { kept, seat } of positionsBeforeScoring()) {
      const one = passBy(kept, undefined, seat);
      const two = passBy(twinOf(kept, seat), undefined, seat);
      if (passBy(kept, undefined, null).asked !== passBy(twinOf(kept, seat), undefined, null).asked) apart++;
      const told = (table: TestTable): unknown => table.told.filter((t) => t.to !== seat);
      expect(told(two.table)).toEqual(told(one.table));
      if (apart > 8) break;
    }
    expect(apart).toBeGreaterThan(3);
  });
});

describe('as far as the public knows', () => {
  test('every seat that is asked is one that might act', () => {
    let windows = 0;
    for (let i = 0; i < 5; i++)
      playUntil(matchWithSpecials(`might ${i}`, PEOPLE, { windows: MASKED }), chanceOf(`might ${i}`), (m) => {
        if (!m.windowOpen) return false;
        windows++;
        expect(m.game.window!.seats.length).toBeGreaterThan(0);
        for (const seat of m.asked) expect(m.game.window!.seats).toContain(seat);
        return false;
      });
    expect(windows).toBeGreaterThan(20);
  });

  test('a window in which nobody could act takes no time', () => {
    const match = newMatch('none', PEOPLE.slice(0, 2), { windows: MASKED }, { factions: 'free', boxes: ['core'] });
    const factions = ['dinosaurs', 'robots', 'tricksters', 'wizards'];
    for (const f of factions) match.perform({ kind: 'answer', seat: match.asked[0], keys: [`faction:${f}`] });
    let scorings = 0;
    playUntil(match, chanceOf('none'), (m) => {
      expect(m.windowOpen).toBe(false);
      scorings += m.past[m.n].steps.flatMap((step) => step.events).filter((e) => e.kind === 'scoring').length;
      return false;
    });
    expect(scorings).toBeGreaterThan(3);
  });
});
