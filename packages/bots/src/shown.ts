import { lateness } from './evaluate.js';
import type { Game, Seat } from './rules.js';

/** What is added to the log-odds of a chance, and what they are multiplied by: at the beginning of a game, and the change by its end. */
export type Correction = readonly [add: number, times: number, addLate: number, timesLate: number];

/**
 * The search is too hopeful with four players, whose answers it only guesses, and too timid with two. `lab calibration --fit` found this in
 * games of the search against itself (docs/bots.md); three players count as between the two.
 */
const CORRECTIONS: Readonly<Record<number, Correction>> = {
  2: [-0.121, 1.136, 0.066, 0.095],
  3: [-0.29, 0.822, 0.184, 0.267],
  4: [-0.459, 0.508, 0.302, 0.438],
};

/** Beyond these chances, a sample of worlds tells no more. */
const LEAST = 0.005;

export const logOdds = (chance: number): number => {
  const inside = Math.min(1 - LEAST, Math.max(LEAST, chance));
  return Math.log(inside / (1 - inside));
};

/** `late`: how near the end of the game is, from 0 to 1. What is certain stays certain. */
export function corrected([add, times, addLate, timesLate]: Correction, chance: number, late: number): number {
  if (chance <= 0 || chance >= 1) return chance;
  return 1 / (1 + Math.exp(-(add + addLate * late + (times + timesLate * late) * logOdds(chance))));
}

/** The chance of winning that a seat has in this position, if the search gives it this one. */
export const shownChance = (g: Game, chance: number): number => corrected(CORRECTIONS[g.state.seats], chance, Math.min(1, lateness(g)));

/**
 * Each seat's chance, as the search of one of them sees it. That search estimates the chance of its own seat; the others share the rest.
 */
export function shownChances(g: Game, seat: Seat, chances: readonly number[]): number[] {
  const own = shownChance(g, chances[seat]);
  const rest = chances[seat] < 1 ? (1 - own) / (1 - chances[seat]) : 0;
  return chances.map((chance, p) => (p === seat ? own : rest * chance));
}
