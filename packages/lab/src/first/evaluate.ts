import { type Game, type Seat, Step } from '@breakpoint/bots/parts';
import { type Weights, weights } from './weights.js';

const MAX_SEATS = 4;
/** Scratch space, shared because evaluation is the inner loop of every bot. `sure`: the VP each seat has or is certain to get. */
const powers = new Float64Array(MAX_SEATS);
const gains = new Float64Array(MAX_SEATS);
const sure = new Float64Array(MAX_SEATS);

/** What each seat's position is worth. `open`: the plays that the active player has left count too. */
export function evaluate(g: Game, out: Float64Array, open = true, w: Weights = weights): Float64Array {
  const s = g.state;
  const n = s.seats;
  for (let p = 0; p < n; p++) {
    sure[p] = s.vp[p];
    const hand = s.hands[p].length;
    out[p] = hand <= 5 ? hand * w.hand : 5 * w.hand + (Math.min(hand, s.handLimit) - 5) * w.handBeyond;
  }
  // After the award step, a scoring base has already paid out.
  const paid = s.scoring !== null && s.step > Step.Award && s.step <= Step.Replace ? s.scoring.base : 0;
  for (let i = 0; i < s.bases.length; i++) {
    const base = s.bases[i];
    if (base === paid) continue;
    const total = powersAt(g, base);
    const scoring = s.scoring !== null && s.scoring.base === base;
    const missing = scoring ? 0 : Math.max(0, g.position.breakpoint(base) - total);
    awards(g, base, missing, w);
    for (let p = 0; p < n; p++) {
      if (missing === 0) sure[p] += gains[p];
      else out[p] += gains[p] * w.near * Math.exp(-missing / w.reach) + powers[p] * w.power;
    }
    for (const c of s.cardsAt[i]) {
      const d = g.position.defOf(s.def[c]);
      const seat = s.controller[c];
      if (d.type === 'minion') {
        if (missing > 0 && (d.hooks !== 0 || d.moments !== 0)) out[seat] += w.ability;
      } else if (missing > 0) out[seat] += s.host[c] === base ? w.ongoing : w.attached;
    }
  }
  let best = -1;
  let alone = true;
  for (let p = 0; p < n; p++) {
    out[p] += sure[p] * w.vp + Math.max(0, sure[p] + 5 - s.goal) * w.lateVp;
    if (best < 0 || sure[p] > sure[best]) {
      best = p;
      alone = true;
    } else if (sure[p] === sure[best]) alone = false;
  }
  if (s.step === Step.Over) out[s.winner] += 2 * w.win;
  else if (sure[best] >= s.goal && alone) out[best] += w.win;
  if (open && s.step === Step.PlayCards) out[s.active] += openPlays(g, w);
  return out;
}

function powersAt(g: Game, base: number): number {
  let total = 0;
  for (let p = 0; p < g.state.seats; p++) {
    powers[p] = g.position.playerPower(base, p);
    total += powers[p];
  }
  return total;
}

/** Sets `gains` to the VP each seat can expect from a base, by its current rank and by how easily the ranks could still change. */
function awards(g: Game, base: number, missing: number, w: Weights): void {
  const n = g.state.seats;
  const d = g.position.def(base);
  const spread = missing === 0 ? 0 : w.margin + w.marginPerMissing * missing;
  for (let p = 0; p < n; p++) {
    gains[p] = 0;
    if (powers[p] === 0 && !g.position.hasMinion(p, base)) continue;
    let rank = 1;
    for (let q = 0; q < n; q++) {
      if (q === p || powers[q] === 0) continue;
      const lead = powers[q] - powers[p];
      if (spread === 0) rank += lead > 0 ? 1 : 0;
      else rank += 1 / (1 + Math.exp(-lead / spread));
    }
    gains[p] = placed(d.vp, rank);
    if (missing === 0) gains[p] += g.position.bonusVp(base, p, rank);
  }
}

function placed(vp: readonly number[], rank: number): number {
  const whole = Math.floor(rank);
  const part = rank - whole;
  const here = whole <= 3 ? vp[whole - 1] : 0;
  return part === 0 ? here : here * (1 - part) + (whole < 3 ? vp[whole] : 0) * part;
}

function openPlays(g: Game, w: Weights): number {
  const s = g.state;
  let minions = 0;
  let actions = 0;
  for (const a of s.allowances) a.type === 'minion' ? minions++ : actions++;
  if (minions === 0 && actions === 0) return 0;
  let held = 0;
  for (const c of s.hands[s.active]) if (g.position.isMinion(c)) held++;
  return Math.min(minions, held) * w.openMinion + Math.min(actions, s.hands[s.active].length - held) * w.openAction;
}

/** One seat's worth compared with its opponents'. */
export function standing(values: Float64Array, n: number, seat: Seat, w: Weights = weights): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let p = 0; p < n; p++) {
    if (p === seat) continue;
    sum += values[p];
    if (values[p] > best) best = values[p];
  }
  return values[seat] - w.rival * best - ((1 - w.rival) * sum) / (n - 1);
}

/** How much better the base looks to a seat that gains this much power there (loses it, if negative). */
export function appeal(g: Game, base: number, seat: Seat, power: number, w: Weights = weights): number {
  const before = prospect(g, base, seat, 0, w);
  return prospect(g, base, seat, power, w) - before;
}

function prospect(g: Game, base: number, seat: Seat, more: number, w: Weights): number {
  const total = powersAt(g, base) + more;
  powers[seat] = Math.max(0, powers[seat] + more);
  const missing = Math.max(0, g.position.breakpoint(base) - total);
  awards(g, base, missing, w);
  const n = g.state.seats;
  let best = 0;
  for (let p = 0; p < n; p++) if (p !== seat && gains[p] > best) best = gains[p];
  const near = missing === 0 ? 1 : w.near * Math.exp(-missing / w.reach);
  return near * (gains[seat] - best) + (missing === 0 ? 0 : powers[seat] * w.power);
}
