import { readFileSync } from 'node:fs';
import { followTurns, lossOf, type Puzzle, type Puzzles, stepsIn } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { replayLog } from '@breakpoint/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { MARGIN, type Needs, needsOf } from '../src/puzzles/instead.js';

const { puzzles } = JSON.parse(readFileSync(new URL('../../web/src/puzzles/puzzles.json', import.meta.url), 'utf8')) as Puzzles;
const startOf = ({ log }: Puzzle) => replayLog(allCards, log, undefined, { events: false });
const called = (id: string): Puzzle => puzzles.find((p) => p.id === id)!;

describe('what is needed of a solution', () => {
  const puzzle = called('puzzles/73/161');
  const start = startOf(puzzle);
  let needs: Needs;
  beforeAll(() => {
    needs = needsOf(start, puzzle, [puzzle.other.line], 100);
  });

  test('is not a step that something else can replace', () => {
    const steps = stepsIn(start, puzzle.line, puzzle.later);
    // Dusty Henry has to be played there. An action beside it is worth something, but other actions do nearly as well.
    expect(needs.parts.map(({ step }) => step.from)).toEqual([steps[0].from]);
    expect(needs.all).toBe(false);
  });

  test('is compared with the best turn that does without it, not with doing nothing', () => {
    const [{ step, instead, loss }] = needs.parts;
    const left = { line: puzzle.line.filter((_, i) => i < step.from || i >= step.to), later: [] };
    const all = followTurns(start, [puzzle, instead, left], 100);
    expect(lossOf(all, 0, 2)).toBeGreaterThan(lossOf(all, 0, 1));
    expect(loss).toBeGreaterThanOrEqual(MARGIN);
  });
});
