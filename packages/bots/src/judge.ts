import { evaluate, lateness, standing } from './evaluate.js';
import type { Game, Seat } from './rules.js';
import type { Judgement } from './weights.js';
import type { TurnOdds } from './worths.js';

const values = new Float64Array(4);

/** How good the position is for a seat, by that seat's own estimate. `open`: the plays that the active player has left count too. */
export const judged = (g: Game, seat: Seat, open: boolean, w: Judgement): number =>
  standing(evaluate(g, values, open, w), g.state.seats, seat, w);

/** Each seat's chance of winning from here, at the beginning of a turn. */
export function chances(g: Game, w: Judgement, out: Float64Array): Float64Array {
  const n = g.state.seats;
  if (g.over) {
    for (let p = 0; p < n; p++) out[p] = p === g.state.winner ? 1 : 0;
    return out;
  }
  evaluate(g, out, false, w);
  if (w.turn !== undefined) addTurn(g, w.turn, w.odds, out);
  let best = out[0];
  for (let p = 1; p < n; p++) best = Math.max(best, out[p]);
  let sum = 0;
  for (let p = 0; p < n; p++) {
    out[p] = Math.exp((out[p] - best) / w.odds);
    sum += out[p];
  }
  for (let p = 0; p < n; p++) out[p] /= sum;
  return out;
}

function addTurn(g: Game, [active, next, activeLate, nextLate]: TurnOdds, odds: number, out: Float64Array): void {
  const { state } = g;
  const late = lateness(g);
  out[state.active] += odds * (active + late * activeLate);
  out[(state.active + 1) % state.seats] += odds * (next + late * nextLate);
}

/**
 * By how many VP a seat is likely to be ahead at the end of the game; if there are several opponents, mostly ahead of the strongest. Unlike
 * the chance of winning, this still tells plays apart when the game is nearly decided.
 */
export function marginOf(g: Game, seat: Seat, w: Judgement): number {
  if (g.over) return standing(Float64Array.from(g.state.vp), g.state.seats, seat, w);
  return standing(evaluate(g, values, false, withoutEnd(w)), g.state.seats, seat, w) / w.vp;
}

const made = new WeakMap<Judgement, Judgement>();

/** The judgement for which all VP count alike, and winning counts nothing. */
function withoutEnd(w: Judgement): Judgement {
  let same = made.get(w);
  if (same === undefined) {
    same = { ...w, win: 0, lateVp: 0 };
    made.set(w, same);
  }
  return same;
}
