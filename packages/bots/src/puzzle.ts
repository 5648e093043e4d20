import type { Ground } from './outlook.js';
import type { Game, Log, Seat } from './rules.js';

/** One answer, what it is worth, and for a wrong one what it has less of than the right one. */
export interface PuzzleOption {
  keys: string[];
  /** The chance to win after it, 0 to 1. */
  value: number;
  grounds: Ground[];
}
/** A question of the line: its right answer, and all that could be answered, the right one first. */
export interface PuzzleStep {
  best: string[];
  options: PuzzleOption[];
}
export interface Puzzle {
  id: string;
  /** Up to the position. */
  log: Log;
  seat: Seat;
  /** How many iterations the search needs to find the first answer, and the same from 1 to 5. */
  iterations: number;
  stars: number;
  steps: PuzzleStep[];
}
/** A file of puzzles; making more goes on with the next game. */
export interface Puzzles {
  seed: string;
  /** The number of the next game to look through. */
  next: number;
  /** The first answer is better than all others by at least this chance to win. */
  margin: number;
  puzzles: Puzzle[];
}

/** Answers that are worse by no more than this are right as well, further on in the line. */
export const AS_GOOD = 0.04;

/** Two copies of a card in hand are one option: this is what they have in common. */
export function alikeIn(game: Game): (key: string | undefined) => string | undefined {
  const hand = new Set(game.state.hands[game.decision!.seat]);
  return (key) => (key?.startsWith('play ') && hand.has(Number(/:(\d+)$/.exec(key)?.[1])) ? key.replace(/:\d+$/, '') : key);
}

/** What an answer to a step of a puzzle is: the line itself, as good, or wrong; and what is known of it. */
export function verdictOn(
  game: Game,
  step: PuzzleStep,
  keys: readonly string[],
): { right: 'line' | 'as-good' | null; option: PuzzleOption | null } {
  const alike = alikeIn(game);
  const option = step.options.find((o) => o.keys.length === keys.length && alike(o.keys[0]) === alike(keys[0])) ?? null;
  if (option === null) return { right: null, option };
  if (alike(step.best[0]) === alike(keys[0]) && step.best.length === keys.length) return { right: 'line', option };
  return { right: option.value >= step.options[0].value - AS_GOOD ? 'as-good' : null, option };
}
