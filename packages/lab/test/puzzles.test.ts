import { readFileSync } from 'node:fs';
import { followTurns, lossOf, type Puzzle, type Puzzles, stepsIn } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { replayLog } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { MARGIN, needsOf } from '../src/puzzles/instead.js';

const { puzzles } = JSON.parse(readFileSync(new URL('../../web/src/puzzles/puzzles.json', import.meta.url), 'utf8')) as Puzzles;
const startOf = ({ log }: Puzzle) => replayLog(allCards, log, undefined, { events: false });
const called = (id: string): Puzzle => puzzles.find((p) => p.id === id)!;

test('a step that something else can replace is not needed', () => {
  const puzzle = called('puzzles/73/161');
  const start = startOf(puzzle);
  const steps = stepsIn(start, puzzle.line, puzzle.later);
  const { parts, all } = needsOf(start, puzzle, [puzzle.other.line], 100);
  // Dusty Henry has to be played there; an action beside it is worth something, but others do nearly as well.
  expect(parts.map(({ step }) => step.from)).toEqual([steps[0].from]);
  expect(all).toBe(false);
});

test('a step is compared with the best turn that does without it, not with doing nothing', () => {
  const puzzle = called('puzzles/73/161');
  const start = startOf(puzzle);
  const [{ step, instead, loss }] = needsOf(start, puzzle, [puzzle.other.line], 100).parts;
  const left = { line: puzzle.line.filter((_, i) => i < step.from || i >= step.to), later: [] };
  const all = followTurns(start, [puzzle, instead, left], 100);
  expect(lossOf(all, 0, 2)).toBeGreaterThan(lossOf(all, 0, 1));
  expect(loss).toBeGreaterThanOrEqual(MARGIN);
});
