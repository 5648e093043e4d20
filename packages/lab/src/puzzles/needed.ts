import { followTurns, lineWithout, lossOf, type Span, stepsIn, type Way, wholeTurn } from '@breakpoint/bots';
import type { Game } from '@breakpoint/engine';
import { answersAfter } from './instead.js';

/** A play is not needed if leaving it out costs no more than this chance of winning. */
const SLACK = 0.01;
/**
 * What is done later in the turn is told if at least this much of the chance depends on it, and this share of what makes the turn better.
 */
const WORTH = 0.1;
const PART = 1 / 3;

/** The line without plays, and without cards in lists, that nothing is lost without: what is left is what the puzzle is about. */
export function neededOf(start: Game, line: string[][], worlds: number): string[][] {
  const isEnough = (less: string[][]): boolean => lossBetween(start, { line, later: [] }, { line: less, later: [] }, worlds) <= SLACK;
  let needed = line;
  for (let less: string[][] | undefined = line; less !== undefined; ) {
    needed = less;
    less = shorter(start, needed).find(isEnough);
  }
  for (let i = 0; i < needed.length; i++)
    for (const key of needed[i].length > 1 ? needed[i] : []) {
      const less = needed.map((keys, k) => (k === i ? keys.filter((x) => x !== key) : keys));
      if (isPlayable(start, { line: less, later: [] }) && isEnough(less)) needed = less;
    }
  return needed;
}

/** The line without each of its plays, the last one first. */
const shorter = (start: Game, line: string[][]): string[][][] => {
  const steps = stepsIn(start, line, []);
  return steps.length < 2 ? [] : steps.reverse().map((step) => lineWithout(start, line, step));
};

function isPlayable(start: Game, way: Way): boolean {
  try {
    wholeTurn(start, way);
    return true;
  } catch {
    return false;
  }
}

/** What the seat answers later in the turn, while bases score, if much depends on it. */
export function laterOf(start: Game, line: string[][], other: string[][], worlds: number): string[][] {
  const gain = lossBetween(start, { line, later: [] }, { line: other, later: [] }, worlds);
  const later = answersAfter(start, line);
  const steps = stepsIn(start, line, later).filter(({ from }) => from >= line.length);
  let needed = 0;
  for (const step of steps) if (worthOf(start, line, later, step, worlds) >= Math.max(WORTH, PART * gain)) needed = step.to - line.length;
  return later.slice(0, needed);
}

/** What a later step is worth, compared with declining it. */
function worthOf(start: Game, line: string[][], later: string[][], { from, to }: Span, worlds: number): number {
  const done = { line, later: later.slice(0, to - line.length) };
  const before = { line, later: later.slice(0, from - line.length) };
  const declined = isPlayable(start, { ...before, later: [...before.later, []] }) ? { line, later: [...before.later, []] } : before;
  return lossBetween(start, done, declined, worlds);
}

/** By how much the other turn is worse. */
const lossBetween = (start: Game, one: Way, other: Way, worlds: number): number => lossOf(followTurns(start, [one, other], worlds), 0, 1);
