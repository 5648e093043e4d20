import { evaluate, standing } from './evaluate.js';
import type { Game, Seat } from './rules.js';
import type { Judgement } from './weights.js';

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
  if (w.turn !== undefined) {
    out[g.state.active] += w.turn[0];
    out[(g.state.active + 1) % n] += w.turn[1];
  }
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
