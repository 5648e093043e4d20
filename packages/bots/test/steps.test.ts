import { readFileSync } from 'node:fs';
import { allCards } from '@breakpoint/cards';
import { type Log, replayLog } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { copyOf, endAt, goesOn, isEnd, lineWithout, playLine, wholeTurn } from '../src/index.js';

/** A turn after whose last play the player is asked which of two abilities is resolved first. */
const { log, line } = JSON.parse(readFileSync(new URL('triggers.json', import.meta.url), 'utf8')) as { log: Log; line: string[][] };
const start = replayLog(allCards, log, undefined, { events: false });

test('a turn in the middle of a question is not ended', () => {
  expect(wholeTurn(start, { line, later: [] }).map((step) => step.keys)).toEqual(line);
});

test('a turn without one of its steps answers all questions, including the order in which abilities are resolved', () => {
  const whole = lineWithout(start, line, { from: line.length, to: line.length });
  const game = copyOf(start);
  playLine(game, start.decision!.seat, whole);
  expect(whole.length).toBeGreaterThan(line.length);
  expect(goesOn(game, start) && isEnd(game.decision!, endAt(game).keys)).toBe(true);
});
