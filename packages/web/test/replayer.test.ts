import { random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { answerWith, Game, knowledgeOf, type Log, logOf, OPEN, replayLog, SPECTATOR, seedFromText, viewOf } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { recordedIn } from '../src/session/replays.js';
import { Replayer } from '../src/worker/replayer.js';

function recordedGame(): Log {
  const game = Game.create(allCards, { seed: 'a replay', players: [{ name: 'Anna' }, { name: 'Ben' }], factions: 'random' });
  const chance = { key: seedFromText('bots'), used: 0 };
  while (game.decision && game.answers.length < 120) {
    const { seat } = game.decision;
    answerWith(game, seat, random.decide(knowledgeOf(game, seat), chance));
  }
  return logOf(game);
}
const log = recordedGame();

test('shows any moment, in any order, to any seat', () => {
  const replayer = new Replayer(allCards, log);
  const { stops, turns } = replayer.reel;
  expect(stops[0]).toBe(0);
  expect(stops.at(-1)).toBe(log.answers.length);
  expect(turns.map((t) => t.turn)).toEqual(turns.map((_, i) => i + 1));
  for (const stop of [stops.length - 1, 0, 40, 39, 17, 41, 5]) {
    const there = replayLog(allCards, log, stops[stop]);
    for (const seat of [OPEN, SPECTATOR, 0, 1]) {
      const frame = replayer.frame(stop, seat);
      expect(frame.view).toEqual(viewOf(there, seat));
    }
  }
});

test('a frame has the events since the beginning of the turn', () => {
  const replayer = new Replayer(allCards, log);
  const { stop } = replayer.reel.turns[2];
  const { events } = replayer.frame(stop + 2, OPEN);
  expect(events.length).toBe(3);
  expect(events[0].some((e) => e.kind === 'turn-began')).toBe(true);
  expect(replayer.frame(stop + 2, 0).events.flat().length).toBe(events.flat().length);
});

test('logs are found in files and bug reports, but not in other texts', () => {
  const text = JSON.stringify(log);
  expect(recordedIn(text)?.log).toEqual(log);
  expect(recordedIn(text)?.players.map((p) => p.name)).toEqual(['Anna', 'Ben']);
  expect(recordedIn(`## Log\n\`\`\`json\n${text}\n\`\`\`\nthat was it`)?.log).toEqual(log);
  const players = [
    { name: 'A', kind: 'person' },
    { name: 'B', kind: 'bot' },
  ];
  expect(recordedIn(JSON.stringify({ log, table: { players } }))?.players).toEqual(players);
  for (const bad of ['', '{}', '[]', 'null', '{"log":{}}', text.slice(0, -1), JSON.stringify({ ...log, answers: [1] })])
    expect(recordedIn(bad), bad).toBeNull();
  // This takes a moment, and must not take minutes.
  expect(recordedIn(`\`\`\`json${' '.repeat(1_000_000)}`)).toBeNull();
});
