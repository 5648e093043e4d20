import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { allCards } from '@breakpoint/cards';
import { OPEN, RULES_VERSION, replayLog } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { laterCards, oneMoreInEveryBox } from '../../cli/test/grown.js';
import { summaryOf } from '../../cli/test/summary.js';
import { recordedIn } from '../src/session/replays.js';
import type { SavedGame } from '../src/session/saves.js';
import type { SessionMessage } from '../src/session/types.js';
import { Host } from '../src/worker/host.js';
import { Replayer } from '../src/worker/replayer.js';

// What the build of commit a455a80 stored in a browser: a game in progress, one that was won and one that was conceded, and the text
// of a bug report. All of it must open for ever.
const FILE = join(import.meta.dirname, 'fixtures/a455a80/browser.json.gz');
type Kept = { saved: SavedGame; at: string[] };
const { current, finished, conceded, report } = JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as {
  current: Kept;
  finished: Kept;
  conceded: Kept;
  report: string;
};

function opened({ saved }: Kept, cards = allCards): { host: Host; told: SessionMessage[] } {
  const told: SessionMessage[] = [];
  const host = new Host(cards, saved.id, saved.table, (message) => told.push(message), saved);
  host.snapshot('arrival');
  return { host, told };
}

test('a game in progress continues in the middle of an ability, with all earlier events', () => {
  const { host, told } = opened(current);
  const [first] = told;
  if (first.type !== 'snapshot') throw new Error(first.type);
  expect(first.state).toMatchObject({ status: 'playing', me: current.saved.viewer });
  // It continues under today's rules, and is stored in today's format.
  const { dealt, ...log } = host.saved().log;
  expect(log).toEqual({ ...current.saved.log, format: 2, rules: RULES_VERSION, cards: allCards.version });
  expect(dealt!.factions).toEqual(current.saved.table.setup.players.map((p) => p.factions));
  expect(summaryOf(replayLog(allCards, host.saved().log))).toEqual(current.at);
  const { view } = first.update;
  const keys = view.decision!.options!.map((o) => o.key);
  expect(`${view.decision!.seat} decides: ${keys.join(', ')}`).toBe(current.at.at(-1));
  const turns = first.events.flat().flatMap((e) => (e.kind === 'turn-began' ? [e.turn] : []));
  expect(turns).toEqual(Array.from({ length: view.turn }, (_, i) => i + 1));
  host.answer(first.update.n, [keys[0]]);
  expect(told.at(-1)!.type).not.toBe('state');
  expect(host.saved().log.answers).toHaveLength(current.saved.log.answers.length + 1);
});

test.each([
  ['won', finished],
  ['given up', conceded],
])('a game that was %s is still over', (_, kept) => {
  const { host, told } = opened(kept);
  expect(told[0].state.status).toBe('over');
  expect(host.saved().result).toEqual(kept.saved.result);
});

test.each([
  ['won', finished, 'file'],
  ['given up', conceded, 'file'],
  ['reported', current, 'report'],
])('a game that was %s can be watched', (_, kept, how) => {
  const recorded = recordedIn(how === 'report' ? report : JSON.stringify(kept.saved))!;
  expect(recorded.log).toEqual(kept.saved.log);
  if (how !== 'report') expect(recorded.result).toMatchObject({ winner: kept.saved.result!.winner });
  expect(recorded.players.map((p) => p.name)).toEqual(kept.saved.table.players.map((p) => p.name));
  const replayer = new Replayer(allCards, recorded.log);
  const { stops, turns } = replayer.reel;
  expect(stops.at(-1)).toBe(kept.saved.log.answers.length);
  expect(turns.map((t) => t.turn)).toEqual(turns.map((_t, i) => i + 1));
  const end = replayer.frame(stops.length - 1, OPEN).view;
  expect(`turn ${end.turn} of ${end.active}, ${end.step}, winner ${end.winner}`).toBe(kept.at[0]);
  expect(summaryOf(replayLog(allCards, recorded.log))).toEqual(kept.at);
});

// What the build of commit ebb83383 stored: a game in progress and one in its draft, and one that was won. The factions were random or
// drafted, and the games do not say what was dealt.
const LATER = join(import.meta.dirname, 'fixtures/ebb83383/browser.json.gz');
const later = JSON.parse(gunzipSync(readFileSync(LATER)).toString()) as Record<'current' | 'draft' | 'finished', Kept>;

test.each(Object.entries(later))('a game of random or drafted factions (%s) is the same with one more faction in every box', (_, kept) => {
  const { saved, at } = kept;
  for (const cards of [allCards, laterCards(oneMoreInEveryBox())]) {
    const { host, told } = opened(kept, cards);
    expect(told[0].state.status).toBe(saved.result ? 'over' : 'playing');
    expect(told[0].state.lost).toBeUndefined();
    expect(host.saved().log.answers).toEqual(saved.log.answers);
    for (const log of [saved.log, host.saved().log]) expect(summaryOf(replayLog(cards, log))).toEqual(at);
  }
});
