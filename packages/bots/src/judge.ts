import { evaluate, standing } from './evaluate.js';
import { logOdds } from './net.js';
import type { Game, Seat } from './rules.js';
import type { Judgement } from './weights.js';

const values = new Float64Array(4);

/** How good the position is for a seat, by that seat's own estimate. `open`: the plays that the active player has left count too. */
export function judged(g: Game, seat: Seat, open: boolean, w: Judgement): number {
  const n = g.state.seats;
  if (w.net === undefined) return standing(evaluate(g, values, open, w), n, seat, w);
  logOdds(g, seat, open, w, w.net, values);
  // The logarithm of the odds of winning, in units of worth.
  let others = 0;
  for (let p = 0; p < n; p++) if (p !== seat) others += Math.exp(values[p] - values[seat]);
  return -w.odds * Math.log(others);
}

/** Each seat's chance of winning from here, as the viewer estimates it. */
export function chances(g: Game, viewer: Seat, open: boolean, w: Judgement, out: Float64Array): Float64Array {
  const n = g.state.seats;
  if (g.over) {
    for (let p = 0; p < n; p++) out[p] = p === g.state.winner ? 1 : 0;
    return out;
  }
  let scale = 1 / w.odds;
  if (w.net === undefined) evaluate(g, out, open, w);
  else {
    logOdds(g, viewer, open, w, w.net, out);
    scale = 1;
  }
  let best = out[0];
  for (let p = 1; p < n; p++) best = Math.max(best, out[p]);
  let sum = 0;
  for (let p = 0; p < n; p++) {
    out[p] = Math.exp((out[p] - best) * scale);
    sum += out[p];
  }
  for (let p = 0; p < n; p++) out[p] /= sum;
  return out;
}
