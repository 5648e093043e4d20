import { Game, type Seat } from '@breakpoint/engine';
import { nextWord, Zone } from '@breakpoint/engine/tools';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aheadFor, fold, historyFor, type Input, type Match, stateFor, updateFor, viewPartsFor } from '../src/index.js';
import { anyAnswer, chanceOf, matchWithSpecials, newMatch, PEOPLE, playUntil, WITH_BOTS } from './help.js';

afterEach(() => vi.restoreAllMocks());

const TWO = PEOPLE.slice(0, 2);
const atPlay = (match: Match): boolean => match.game.decision?.prompt === 'play-phase';
const undo = (match: Match, seat: Seat): unknown => match.perform(match.wayBack(seat)!.input);
/** Everything that anybody is told, but for the number of the question, which never comes again. */
const seen = (match: Match) =>
  [0, 1, -1].map((seat) => {
    const update = updateFor(match, seat);
    if (update.view.decision) update.view.decision.number = 0;
    return { update, history: historyFor(match, seat), state: stateFor(match, seat) };
  });
const atQuiet = ([{ update }]: ReturnType<typeof seen>): boolean => update.view.decision?.quiet === true;

describe('by the undo rule', () => {
  test('answers are taken back one by one, but a play together with the answer to its first question', () => {
    let gestures = 0;
    let single = 0;
    for (let i = 0; i < 60; i++) {
      const match = newMatch(`steps ${i}`, TWO);
      const chance = chanceOf(`steps ${i}`);
      playUntil(match, chance, (m) => atPlay(m) && m.n > i);
      const [seat] = match.asked;
      const stages = [{ seen: seen(match), played: false }];
      for (let depth = 0; depth < 1 + (i % 4); depth++) {
        const keys = anyAnswer(match, seat, chance);
        match.perform({ kind: 'answer', seat, keys });
        if (match.wayBack(seat)?.consent.length !== 0) break;
        stages.push({ seen: seen(match), played: /^(play|use) /.test(keys[0] ?? '') });
      }
      // An answer that the player could not take back alone stays.
      if (match.wayBack(seat)?.consent.length !== 0) continue;
      while (stages.length > 1) {
        stages.pop();
        if (stages.at(-1)?.played && !atQuiet(stages.at(-1)!.seen)) {
          stages.pop();
          gestures++;
        } else single++;
        undo(match, seat);
        expect(seen(match)).toEqual(stages.at(-1)!.seen);
        expect(match.asked).toEqual([seat]);
      }
    }
    expect(gestures).toBeGreaterThan(3);
    expect(single).toBeGreaterThan(3);
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

describe('after automatic answers', () => {
  /** Seat 0 passes in all windows from its first one in the bot's turn on, until it is asked in its own turn again. */
  function passed(seed: string): Match | null {
    const match = matchWithSpecials(seed, WITH_BOTS);
    const chance = chanceOf(seed);
    const inWindow = (m: Match): boolean => m.windowOpen && m.asked.includes(0) && m.game.state.active === 1;
    if (!playUntil(match, chance, inWindow)) return null;
    match.perform({ kind: 'passing', seat: 0, on: true });
    // Another question of the bot's turn would be the last that the player has answered.
    return playUntil(match, chance, (m) => m.asked.includes(0)) && match.game.state.active === 0 ? match : null;
  }
  const takeBack = (match: Match, seat: Seat): void => {
    for (const input of match.inputsFor(match.wayBack(seat)!.input)) match.perform(input);
  };

  test('an undo after “pass until my next turn” asks in the first window again, and no longer passes', () => {
    let more = 0;
    for (let i = 0; i < 12; i++) {
      const match = passed(`passing ${i}`);
      if (match === null) continue;
      const { n } = match;
      const from = match.game.answers.length;
      const automatic = match.past.flatMap((m) => m.steps).filter((step) => step.by === 0 && step.keys !== null && !step.own).length;
      if (automatic > 0) more++;
      expect(stateFor(match, 0)).toMatchObject({ canUndo: true, undoMarks: true });
      takeBack(match, 0);
      expect(match.n).toBeLessThan(n);
      expect(match.game.answers.length).toBeLessThan(from);
      expect(match.windowOpen).toBe(true);
      expect(match.asked).toContain(0);
      expect(match.game.state.active).toBe(1);
      expect(updateFor(match, 0).view.decision?.options?.length).toBeGreaterThan(0);
      expect(stateFor(match, 0).passing).toBeUndefined();
      expect(stateFor(match, 0).tookBack).toBe(true);
    }
    expect(more, 'some were passed by the match in later windows').toBeGreaterThan(0);
  });

  test('another player’s undo does not end somebody’s passing', () => {
    const match = matchWithSpecials('both', TWO);
    const chance = chanceOf('both');
    playUntil(match, chance, (m) => m.windowOpen && m.asked.length === 1 && m.asked[0] !== m.game.state.active);
    const [seat] = match.asked;
    match.perform({ kind: 'passing', seat, on: true });
    const other = 1 - seat;
    const way = match.wayBack(other)!;
    for (const input of match.inputsFor({ ...way.input, agreed: true } as Input)) match.perform(input);
    expect(match.isPassing(seat)).toBe(true);
  });

  test('what is taken back is the player’s own last answer, not what a bot answered for them', () => {
    const match = newMatch('own', TWO);
    const chance = chanceOf('own');
    playUntil(match, chance, (m) => atPlay(m) && m.asked[0] === 0);
    const mine = updateFor(match, 0).view.decision!.prompt;
    match.perform({ kind: 'answer', seat: 0, keys: ['end'] });
    const before = match.past.findLast((m) => m.steps.some((step) => step.by === 0))!.answers;
    match.standIns.add(0);
    playUntil(match, chance, (m) => m.game.answers.length > before + 20 && m.asked[0] === 0 && atPlay(m));
    match.standIns.clear();
    const way = match.wayBack(0)!;
    expect(way.consent).toEqual([1]);
    match.perform({ ...way.input, agreed: true } as Input);
    expect(updateFor(match, 0).view.decision).toMatchObject({ seat: 0, prompt: mine });
    expect(match.game.answers.length).toBe(before - 1);
  });

  test('whatever was answered automatically, an undo leads to a question of the player, and is marked only if it changed something', () => {
    let undone = 0;
    for (let i = 0; i < 10; i++) {
      const match = matchWithSpecials(`any ${i}`, WITH_BOTS);
      const chance = chanceOf(`any ${i}`);
      playUntil(match, chance, (m) => {
        const roll = nextWord(chance) % 8;
        if (roll === 0) m.perform({ kind: 'passing', seat: 0, on: true });
        if (roll === 1) match.standIns.has(0) ? match.standIns.delete(0) : match.standIns.add(0);
        const way = roll === 2 ? m.wayBack(0) : null;
        if (way?.input.kind !== 'undo') return undone > 200;
        const answers = m.game.answers.length;
        const marked = m.undos.some((u) => u.free);
        takeBack(m, 0);
        undone++;
        expect(m.asked).toContain(0);
        expect(m.game.answers.length).toBeLessThan(answers);
        expect(m.undos.some((u) => u.free)).toBe(marked || way.marks);
        return undone > 200;
      });
    }
    expect(undone).toBeGreaterThan(30);
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

test('a player who has conceded is asked nothing, and sees of others’ decisions what spectators see', () => {
  let own = 0;
  for (const masked of [false, true]) {
    const match = matchWithSpecials('asked', PEOPLE, masked ? { windows: { kind: 'masked', ms: 8000 } } : {});
    const chance = chanceOf('asked');
    playUntil(match, chance, (m) => atPlay(m) && m.asked[0] === 1);
    expect(updateFor(match, 1).view.decision?.options?.length).toBeGreaterThan(0);
    expect(match.perform({ kind: 'concede', seat: 1 })).toBe('gone');
    playUntil(match, chance, (m) => {
      if (m.result !== null) return true;
      const seats = [0, 1, 2, -1];
      const parts = viewPartsFor(m, seats);
      if (m.asked.includes(1)) own++;
      const decision = updateFor(m, 1).view.decision;
      expect(parts[1].own.decision).toEqual(decision);
      if (decision?.seat === 1) expect(decision).toMatchObject({ options: null, most: 0 });
      else expect(decision).toEqual(updateFor(m, -1).view.decision);
      expect(parts[1].own.players[1].hand.cards.length).toBe(m.game.state.hands[1].length);
      if (m.asked.includes(1)) expect(aheadFor(m, 1, updateFor(m, 0).view.decision?.options?.[0]?.key ?? 'end')).toBeNull();
      return own > 150;
    });
    expect(match.wayBack(1)).toBeNull();
  }
  expect(own).toBeGreaterThan(150);
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
