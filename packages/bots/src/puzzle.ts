import type { Game, Log, Seat } from './rules.js';

/** One answer and its value. */
export interface PuzzleOption {
  keys: string[];
  /** The chance of winning after it, 0 to 1. */
  value: number;
}
/** A question of the solution: its right answer, and all possible answers, the right one first. */
export interface PuzzleStep {
  best: string[];
  options: PuzzleOption[];
}
export interface Puzzle {
  id: string;
  /** The log of the game up to the position. */
  log: Log;
  seat: Seat;
  /** The iterations that the search needs to find the first answer, and this difficulty on a scale from 1 to 5. */
  iterations: number;
  stars: number;
  steps: PuzzleStep[];
}
/** A file of puzzles. More puzzles are made from the games that follow. */
export interface Puzzles {
  seed: string;
  /** The number of the next game to look through. */
  next: number;
  /** The first answer's chance of winning is higher than that of any other answer by at least this much. */
  margin: number;
  puzzles: Puzzle[];
}

/** After the first step, an answer that is worse by no more than this is right as well. */
export const AS_GOOD_MARGIN = 0.04;

/** Two copies of a card in hand are one option: the returned function maps the keys of both to the same text. */
export function alikeIn(game: Game): (key: string | undefined) => string | undefined {
  const hand = new Set(game.state.hands[game.decision!.seat]);
  return (key) => (key?.startsWith('play ') && hand.has(Number(/:(\d+)$/.exec(key)?.[1])) ? key.replace(/:\d+$/, '') : key);
}

/** The verdict on an answer to a step: it follows the solution's line, is as good, or is wrong (null); with the option it chose, if known. */
export function verdictOn(
  game: Game,
  step: PuzzleStep,
  keys: readonly string[],
): { right: 'line' | 'as-good' | null; option: PuzzleOption | null } {
  const alike = alikeIn(game);
  const option = step.options.find((o) => o.keys.length === keys.length && alike(o.keys[0]) === alike(keys[0])) ?? null;
  if (option === null) return { right: null, option };
  if (alike(step.best[0]) === alike(keys[0]) && step.best.length === keys.length) return { right: 'line', option };
  return { right: option.value >= step.options[0].value - AS_GOOD_MARGIN ? 'as-good' : null, option };
}
