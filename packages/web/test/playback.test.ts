import { allCards } from '@breakpoint/cards';
import type { EventView, View } from '@breakpoint/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Audience } from '../src/session/audience.js';
import type { SessionMessage, SessionState } from '../src/session/types.js';
import { Playback, sinceLastTurn } from '../src/table/playback/playback.js';
import { Host } from '../src/worker/host.js';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'], hardwareConcurrency: 1 });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLAYERS = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'person' as const, connected: true }));
const BEFORE: SessionState = {
  status: 'playing',
  me: 0,
  canUndo: false,
  canAskUndo: true,
  canHint: false,
  result: null,
  window: false,
  players: PLAYERS,
  vote: null,
  clock: null,
  watchers: 0,
  curtain: null,
  connected: true,
};
const VOTE = { by: 1, agreed: [1], missing: [0] };
const RESULT = { winner: 0, by: 'concession' as const };
const [, ben, cleo] = PLAYERS;

/** Everything that a table can say between two moves. */
const SAID: Record<string, Partial<SessionState>> = {
  over: { status: 'over', result: RESULT },
  'a vote': { vote: { kind: 'undo', ...VOTE } },
  'the end of a vote': { vote: null, canAskUndo: false },
  'a player who is away': { players: [PLAYERS[0], { ...ben, connected: false, standInFrom: 5000 }, cleo] },
  'a bot that stands in': { players: [PLAYERS[0], { ...ben, connected: false, standIn: true }, cleo] },
  'a player who conceded': { players: [PLAYERS[0], { ...ben, conceded: true }, cleo] },
  'a player who left': { players: [PLAYERS[0], { ...ben, conceded: true, left: true }, cleo] },
  'a rematch': { status: 'over', result: RESULT, replay: 'server/x', vote: { kind: 'rematch', ...VOTE } },
  'a clock': { clock: { seat: 1, until: 90_000 } },
  'the end of a window': { window: true, windowUntil: 12_000 },
  'a problem': { status: 'broken', problem: 'a bug in the rules' },
  'a lost connection': { connected: false },
  'a spectator': { watchers: 3 },
};

const playerView = (seat: number) => ({
  seat,
  vp: 0,
  factions: [],
  hand: { size: 0, cards: [] },
  deck: { size: 9, known: [] },
  discard: [],
});
const viewAt = (turn: number): View =>
  ({ seat: 0, turn, active: 1, players: [0, 1, 2].map(playerView), bases: [], decision: null }) as unknown as View;
const played = (n: number): EventView => ({
  kind: 'played',
  seat: 1,
  card: { n, id: 'pirates/cannon' },
  host: null,
  at: null,
  fromZone: 'Hand',
});

/** A page at a table. */
function page(me = 0) {
  const audience = new Audience();
  const state = (now: Partial<SessionState> = {}): SessionState => ({ ...BEFORE, me, ...now });
  let moved = 0;
  const made = new Playback({ subscribe: (hear: (m: SessionMessage) => void) => audience.subscribe(hear) } as never, () => moved++);
  const snapshot = (turn: number, now?: Partial<SessionState>): void =>
    audience.tell({
      type: 'snapshot',
      state: state(now),
      update: { n: turn, by: -1, view: viewAt(turn), events: [] },
      events: [],
      why: 'arrival',
    });
  const update = (turn: number, now?: Partial<SessionState>, events = [played(turn)]): void =>
    audience.tell({ type: 'update', state: state(now), update: { n: turn, by: 1, view: viewAt(turn), events } });
  snapshot(0);
  // Ben plays three cards, which takes some seconds to show.
  for (const turn of [1, 2, 3]) update(turn);
  expect(made.shown).toMatchObject({ busy: true, view: { turn: 0 } });
  const says = (now: Partial<SessionState>): void => audience.tell({ type: 'state', state: state(now) });
  return { playback: made, state, says, update, snapshot, shown: () => made.shown!, moves: () => moved };
}
type Page = ReturnType<typeof page>;
const toEnd = (p: Page): void => {
  for (let i = 0; i < 20 && p.shown().busy; i++) vi.advanceTimersByTime(5000);
};
/** The ways in which a page can come to the end of what it shows. */
const WAYS: Record<string, (p: Page) => void> = {
  'when all is shown': toEnd,
  'after “Skip ahead”': (p) => p.playback.skip(),
  'step by step': (p) => {
    for (let i = 0; i < 20 && p.shown().busy; i++) p.playback.next();
  },
};

describe('the beginning of a game', () => {
  const begun = {
    ...viewAt(1),
    step: 'PlayCards',
    winner: -1,
    players: [0, 1, 2].map((seat) => ({ ...playerView(seat), factions: ['a', 'b'] })),
  } as View;
  const snapshotOf = (view: View): SessionMessage => ({
    type: 'snapshot',
    state: BEFORE,
    update: { n: 1, by: -1, view, events: [] },
    events: [],
    why: 'arrival',
  });
  const opened = (isNew: boolean, ...views: View[]): Playback => {
    const audience = new Audience();
    const made = new Playback(
      { subscribe: (hear: (m: SessionMessage) => void) => audience.subscribe(hear), isNew } as never,
      () => undefined,
    );
    for (const view of views) audience.tell(snapshotOf(view));
    return made;
  };

  test('is shown by the page that started it, for less than two seconds, and then the table is as it is', () => {
    const made = opened(true, begun);
    expect(made.shown).toMatchObject({ busy: true, scene: { kind: 'entrance' } });
    vi.advanceTimersByTime(1999);
    expect(made.shown).toMatchObject({ busy: false, scene: null });
    expect(made.shown!.view).toEqual(begun);
  });
  test('leaves the bases that have not changed the same objects, but a decision is another one even if it asks the same', () => {
    const audience = new Audience();
    const made = new Playback({ subscribe: (hear: (m: SessionMessage) => void) => audience.subscribe(hear) } as never, () => undefined);
    const view = { ...begun, bases: [{ n: 1 }, { n: 2 }], decision: { seat: 0, number: 4 } } as View;
    audience.tell(snapshotOf(view));
    audience.tell(snapshotOf(structuredClone(view)));
    expect(made.shown!.view.bases).toBe(view.bases);
    expect(made.shown!.view.decision).toEqual(view.decision);
    expect(made.shown!.view.decision).not.toBe(view.decision);
  });
  test('is not shown again after a reload, and ends with the next step that the player wants', () => {
    expect(opened(false, begun).shown).toMatchObject({ busy: false, scene: null });
    const made = opened(true, begun);
    made.next();
    expect(made.shown).toMatchObject({ busy: false, scene: null });
  });
  test('is shown for another game at the same table, and not for a table that was only lost from sight', () => {
    expect(opened(false, { ...begun, winner: 1 }, begun).shown).toMatchObject({ scene: { kind: 'entrance' } });
    expect(opened(false, begun, begun).shown).toMatchObject({ scene: null });
  });
});

test('what is played while the table is still being loaded is shown from its beginning, and what was shown is not shown again', () => {
  const audience = new Audience();
  const opened = (): Playback =>
    new Playback({ subscribe: (hear: (m: SessionMessage) => void) => audience.subscribe(hear) } as never, () => undefined);
  const update = (turn: number): void =>
    audience.tell({ type: 'update', state: BEFORE, update: { n: turn, by: 1, view: viewAt(turn), events: [played(turn)] } });
  const begun = { n: 0, by: -1, view: viewAt(0), events: [] };
  audience.tell({ type: 'snapshot', state: BEFORE, update: begun, events: [], why: 'arrival' });
  update(1);
  update(2);
  const first = opened();
  expect(first.shown).toMatchObject({ busy: true, view: { turn: 0 }, scene: { kind: 'card', card: { n: 1 } } });
  first.dispose();
  update(3);
  expect(opened().shown).toMatchObject({ busy: false, view: { turn: 3 } });
});

describe.each(Object.entries(SAID))('%s, said while steps are waiting,', (_, now) => {
  test.each([
    ['a player', 0],
    ['somebody who watches', -1],
  ])('is shown to %s at once, and stays', (_who, me) => {
    for (const [way, go] of Object.entries(WAYS)) {
      const p = page(me);
      p.says(now);
      expect(p.shown(), way).toMatchObject({ busy: true, view: { turn: 0 } });
      expect(p.shown().state, way).toEqual(p.state(now));
      go(p);
      expect(p.shown(), way).toMatchObject({ busy: false, view: { turn: 3 } });
      expect(p.shown().state, way).toEqual(p.state(now));
    }
  });

  test('is shown with the moves that follow it, and an older one does not come back', () => {
    const p = page();
    p.says(now);
    p.update(4, now);
    p.says({});
    expect(p.shown().state).toEqual(p.state());
    toEnd(p);
    expect(p.shown().view.turn).toBe(4);
    expect(p.shown().state).toEqual(p.state());
  });

  test('is shown by a page that is loaded again in the middle, which plays nothing', () => {
    const p = page();
    p.says(now);
    p.snapshot(3, now);
    expect(p.shown()).toMatchObject({ busy: false, view: { turn: 3 } });
    expect(p.shown().state).toEqual(p.state(now));
    vi.advanceTimersByTime(60_000);
    expect(p.shown().state).toEqual(p.state(now));
  });

  test('is shown while earlier steps are shown again', () => {
    const p = page();
    toEnd(p);
    p.update(4, {}, [{ kind: 'turn-ended', seat: 0 }]);
    p.update(5);
    toEnd(p);
    p.playback.replay();
    expect(p.shown().replaying).toBe(true);
    p.says(now);
    expect(p.shown()).toMatchObject({ replaying: true, state: p.state(now) });
    toEnd(p);
    expect(p.shown()).toMatchObject({ replaying: false, state: p.state(now) });
  });
});

test('a player is told everything since their last turn, somebody who watches the turn so far', () => {
  const began = (seat: number): EventView => ({ kind: 'turn-began', seat, turn: seat + 1 });
  const ended = (seat: number): EventView => ({ kind: 'turn-ended', seat });
  const events = [began(0), played(1), ended(0), began(1), played(2), ended(1), began(2), played(3)];
  expect(sinceLastTurn(events, 0)).toEqual(events.slice(3));
  expect(sinceLastTurn(events, -1)).toEqual(events.slice(6));
  expect(sinceLastTurn([played(1)], -1)).toEqual([played(1)]);
});

test('“Skip ahead” shows the position, and no flights or effects of the steps between', () => {
  const p = page();
  const moves = p.moves();
  p.playback.skip();
  expect(p.shown().effects).toEqual([]);
  expect(p.shown().latest.length).toBeGreaterThan(0);
  expect(p.shown().scene).toBeNull();
  expect(p.moves()).toBe(moves + 1);
});

test('a game in this browser: what is said while bots’ moves are shown is not lost', async () => {
  vi.useRealTimers();
  const players = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Bolt', kind: 'bot' as const, level: 'easy' as const },
    { name: 'Cleo', kind: 'bot' as const, level: 'easy' as const },
  ];
  const factions = [
    ['zombies', 'robots'],
    ['wizards', 'pirates'],
    ['dinosaurs', 'aliens'],
  ];
  const setup = { players: factions.map((f) => ({ factions: f })), seed: 'offline', first: 1 };
  const audience = new Audience();
  const host = new Host(allCards, '', { setup, players }, (message) => audience.tell(message));
  host.snapshot('arrival');
  const playback = new Playback({ subscribe: (hear: (m: SessionMessage) => void) => audience.subscribe(hear) } as never, () => undefined);
  for (let i = 0; i < 60 && host.waitsForBot; i++) await host.botAnswers();
  expect(playback.shown?.busy).toBe(true);
  host.passing(true);
  expect(playback.shown?.state).toMatchObject({ passing: true });
  playback.skip();
  expect(playback.shown?.state).toMatchObject({ passing: true, status: 'playing' });
  host.concede();
  expect(playback.shown?.state).toMatchObject({ status: 'over', result: { by: 'concession' } });
  playback.dispose();
});
