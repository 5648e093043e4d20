import { readFileSync } from 'node:fs';
import { followTurns, lossOf, type Puzzle, type Puzzles, playLine, pointOf, shownOf } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { loadTexts } from '@breakpoint/cards/texts';
import { en } from '@breakpoint/cards/words/en';
import { pointIn, solutionIn } from '@breakpoint/cards/words/pointing';
import { type Game, replayLog } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../tests/patience.js';

const { puzzles, margin } = JSON.parse(readFileSync(new URL('../src/puzzles/puzzles.json', import.meta.url), 'utf8')) as Puzzles;
const startOf = ({ log }: Puzzle): Game => replayLog(allCards, log, undefined, { events: false });
const called = (id: string): Puzzle => puzzles.find((p) => p.id === id)!;
const pointAgain = (puzzle: Puzzle) => {
  const { step, instead, all } = puzzle.point;
  const parts = instead ? [{ step: step ?? { from: 0, to: puzzle.line.length }, instead, loss: 1 }] : [];
  return pointOf(startOf(puzzle), puzzle, puzzle.other.line, { parts, all }, 100);
};

describe('the point of a puzzle', () => {
  test('names what is done while bases score, if it decides, and what each base pays', async () => {
    const puzzle = called('puzzles/191/127');
    const speech = { words: en, texts: await loadTexts('en'), names: ['Anna', 'Ben'] };
    const start = startOf(puzzle);
    const shown = shownOf(start, puzzle);
    expect(solutionIn(speech, shown)).toContain('Later in the turn: The Grey Opal → Killer Queen → Factory 436-1337');
    const told = pointIn(speech, pointAgain(puzzle), shown, playLine(start, puzzle.seat, puzzle.other.line), puzzle.seat);
    expect(told[0]).toBe('You gain 6 VP with 21 power and Anna gains 2 VP with 4 power at Factory 436-1337.');
  });

  test('names the step that the other turn overlooks, and what is lost without it', async () => {
    const puzzle = called('puzzles/244/271');
    const { step, all, lost } = pointAgain(puzzle);
    expect(puzzle.line.slice(step!.from, step!.to)[0]).toEqual([expect.stringMatching(/^play ninjas\/way-of-deception:/)]);
    // Another of its minions would do.
    expect(all).toBe(false);
    expect(lost).toEqual([{ kind: 'lacks', base: expect.stringMatching(/^castle-blood:/), n: 5 }]);
  });

  test('is lost in the best turn without the step that it names', () => {
    const some = puzzles.filter(({ point }) => point.instead !== null).filter((_, i) => i % sampled(2, 8) === 0);
    for (const puzzle of some) {
      const start = startOf(puzzle);
      expect(lossOf(followTurns(start, [puzzle, puzzle.point.instead!], 200), 0, 1), puzzle.id).toBeGreaterThan(0.7 * margin);
    }
  });
});
