import { readFileSync } from 'node:fs';
import { goesOn, isEnd, type Puzzle, type Puzzles, playLine, samePosition, THEMES, untrueOf } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { type Game, replayLog, viewOf } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import type { SessionMessage } from '../src/session/types.js';
import { Puzzler } from '../src/worker/puzzler.js';

const file = JSON.parse(readFileSync(new URL('../src/puzzles/puzzles.json', import.meta.url), 'utf8')) as Puzzles;

const startOf = (puzzle: Puzzle): Game => replayLog(allCards, puzzle.log);
/** Does a line lead to where the turn can be ended, the window be passed, or where there is nothing left to do? */
const isWhole = (puzzle: Puzzle, after: Game): boolean => {
  const d = after.decision;
  return !goesOn(after, startOf(puzzle)) || isEnd(d!, d!.quiet === 'play' ? ['end'] : []);
};

describe('the puzzles', () => {
  test('are at least sixty, of all themes, many difficulties and many factions, without duplicates', () => {
    expect(file.puzzles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(file.puzzles.map((p) => p.id)).size).toBe(file.puzzles.length);
    expect(new Set(file.puzzles.map((p) => p.stars)).size).toBeGreaterThanOrEqual(4);
    const decks = new Set(file.puzzles.flatMap((p) => p.log.setup.players[p.seat].factions ?? []));
    expect(decks.size).toBeGreaterThanOrEqual(18);
    for (const theme of THEMES) expect(file.puzzles.filter((p) => p.theme === theme).length, theme).toBeGreaterThanOrEqual(3);
  });

  const some = file.puzzles.filter((_, i) => i % sampled(1, 3) === 0);
  test.each(some.map((p) => [p.id, p] as const))('%s has a whole turn as its solution, and its point can be told', (_, puzzle) => {
    const { seat, line, other, value, point } = puzzle;
    const [solution, natural] = [line, other.line].map((turn) => {
      const game = startOf(puzzle);
      playLine(game, seat, turn);
      expect(isWhole(puzzle, game)).toBe(true);
      return game;
    });
    expect(samePosition(solution, natural)).toBe(false);
    expect(value - other.value).toBeGreaterThanOrEqual(file.margin - 0.002);
    expect(point.told.length).toBeGreaterThan(0);
    const bases = viewOf(startOf(puzzle), seat).bases.map((b) => `${b.id}:${b.n}`);
    for (const one of [...point.told, ...point.lost, ...point.brings]) if ('base' in one) expect(bases).toContain(one.base);
  });

  test('other play-outs show what the points claim', () => {
    const checked = file.puzzles.filter((_, i) => i % sampled(4, 15) === 0);
    const claims = checked.flatMap(({ point: { told, lost, brings } }) => [...told, ...lost, ...brings]);
    const untrue = checked.flatMap((puzzle) => untrueOf(startOf(puzzle), puzzle, 60, 'again'));
    expect(untrue.length, JSON.stringify(untrue)).toBeLessThanOrEqual(claims.length / 20);
  });
});

/** A puzzle at the table, which hears what the page would hear. */
function atTable(puzzle: Puzzle) {
  const heard: SessionMessage[] = [];
  const puzzler = new Puzzler(allCards, puzzle, file.margin, ['Anna', 'Bolt'], (message) => heard.push(message));
  const view = () => {
    const last = heard.at(-1)!;
    if (last.type !== 'snapshot' && last.type !== 'update') throw new Error('no position');
    return last.update.view;
  };
  const give = (keys: string[]) => puzzler.answer(view().decision!.number, keys);
  return { puzzler, heard, view, give };
}

describe('at the table', () => {
  const puzzle = file.puzzles.find((p) => p.theme === 'scoring')!;

  test('nothing is judged before the end of the turn, and the solution solves the puzzle', () => {
    const { give, view } = atTable(puzzle);
    for (const keys of puzzle.line) expect(give(keys)).toBeNull();
    const verdict = give(['end'])!;
    expect(verdict.says).toBe('same');
    expect(verdict.solution.line.map((step) => step.keys)).toEqual(puzzle.line);
    expect(view().decision).toBeNull();
  });

  test('a clearly worse turn is wrong, and the puzzle begins again', () => {
    const { give, view } = atTable(puzzle);
    const before = view().decision!.number;
    for (const keys of puzzle.other.line) give(keys);
    const verdict = give(['end'])!;
    expect(verdict.says).toBe('wrong');
    expect(verdict.value).toBeLessThan(verdict.best - file.margin);
    expect(view().decision!.number).toBe(before);
  });

  test('in a window, passing is judged, and a Special that ends the window is, too', () => {
    const special = file.puzzles.find((p) => p.theme === 'specials' && p.other.line.length === 0)!;
    expect(atTable(special).give([])!.says).toBe('wrong');
    const { give } = atTable(special);
    const verdicts = special.line.map((keys) => give(keys));
    expect((verdicts.at(-1) ?? give([]))!.says).toBe('same');
  });

  test('the base that scores first is a single answer, which is judged at once', () => {
    const order = file.puzzles.find((p) => p.theme === 'order')!;
    expect(atTable(order).give(order.other.line[0])!.says).toBe('wrong');
    expect(atTable(order).give(order.line[0])!.says).toBe('same');
  });

  test('an answer can be taken back', () => {
    const { give, view, puzzler } = atTable(puzzle);
    const before = view().decision!.number;
    give(puzzle.line[0]);
    puzzler.undo();
    expect(view().decision!.number).toBe(before);
  });

  test('another order of the same plays solves it too', () => {
    const turns = file.puzzles.filter((p) => p.theme !== 'specials' && p.theme !== 'order');
    const found = turns.find((p) => swappedIn(p) !== null)!;
    const { give } = atTable(found);
    for (const keys of swappedIn(found)!) give(keys);
    expect(give(['end'])!.says).toBe('same');
  });
});

/** The solution with its first two plays exchanged; null if that is impossible or leads elsewhere. */
function swappedIn(puzzle: Puzzle): string[][] | null {
  const plays: string[][][] = [];
  const game = startOf(puzzle);
  for (const step of playLine(game, puzzle.seat, puzzle.line))
    if (step.prompt === 'play-phase') plays.push([[...step.keys]]);
    else plays.at(-1)!.push([...step.keys]);
  if (plays.length < 2) return null;
  const [one, two, ...rest] = plays;
  const swapped = [two, one, ...rest].flat();
  try {
    const other = startOf(puzzle);
    playLine(other, puzzle.seat, swapped);
    return samePosition(game, other) ? swapped : null;
  } catch {
    return null;
  }
}
