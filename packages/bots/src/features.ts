import { awards, evaluate, gains, powers, powersAt, sure } from './evaluate.js';
import { type Game, type Seat, Step } from './rules.js';
import type { Weights } from './weights.js';

/** How many numbers describe a base from one seat's side, and how many describe a seat. */
export const BASE_INPUTS = 18;
export const SEAT_INPUTS = 24;
const MAX_SEATS = 4;
const MAX_BASES = 10;

/** A position as numbers in the order of 1, in the same layout for every seat and for two to four seats. */
export class Features {
  seats = 0;
  bases = 0;
  /** Each seat's worth by the tuned weights. */
  readonly worth = new Float64Array(MAX_SEATS);
  readonly seat = new Float32Array(MAX_SEATS * SEAT_INPUTS);
  /** Seat after seat, each with all its bases. */
  readonly base = new Float32Array(MAX_SEATS * MAX_BASES * BASE_INPUTS);

  static readonly MAX_BASES = MAX_BASES;
}

/**
 * Describes a position from one seat's point of view. A card counts by its properties (power, type, abilities), not by its
 * identity. Only the viewer's own hand is described, because the other hands are made up by the sampled world.
 */
export function describe(g: Game, viewer: Seat, open: boolean, w: Weights, f: Features): Features {
  const s = g.state;
  f.seats = s.seats;
  f.bases = 0;
  evaluate(g, f.worth, open, w);
  for (let p = 0; p < s.seats; p++) describeSeat(g, p, viewer, open, f);
  const paid = s.scoring !== null && s.step > Step.Award && s.step <= Step.Replace ? s.scoring.base : 0;
  for (let i = 0; i < s.bases.length && f.bases < MAX_BASES; i++) if (s.bases[i] !== paid) describeBase(g, i, w, f);
  return f;
}

function describeSeat(g: Game, p: Seat, viewer: Seat, open: boolean, f: Features): void {
  const s = g.state;
  const n = s.seats;
  const x = f.seat;
  const at = p * SEAT_INPUTS;
  let best = 0;
  let sum = 0;
  let hands = 0;
  let rival = Number.NEGATIVE_INFINITY;
  for (let q = 0; q < n; q++) {
    if (q === p) continue;
    best = Math.max(best, sure[q]);
    sum += sure[q];
    hands += s.hands[q].length;
    rival = Math.max(rival, f.worth[q]);
  }
  x[at] = sure[p] / 15;
  x[at + 1] = (sure[p] - best) / 5;
  x[at + 2] = (sure[p] - sum / (n - 1)) / 5;
  x[at + 3] = Math.max(0, sure[p] - 10) / 5;
  x[at + 4] = s.hands[p].length / 5;
  x[at + 5] = (s.hands[p].length - hands / (n - 1)) / 5;
  x.fill(0, at + 6, at + 11);
  if (p === viewer) describeHand(g, p, at, x);
  x[at + 11] = s.decks[p].length / 20;
  x[at + 12] = s.discards[p].length / 20;
  x[at + 13] = p === s.active ? 1 : 0;
  x[at + 14] = p === (s.active + 1) % n ? 1 : 0;
  x[at + 15] = n === 3 ? 1 : 0;
  x[at + 16] = n === 4 ? 1 : 0;
  x[at + 17] = 0;
  x[at + 18] = 0;
  if (open && p === s.active && s.step === Step.PlayCards) for (const a of s.allowances) x[at + (a.type === 'minion' ? 17 : 18)] += 1;
  x[at + 19] = s.turn / n / 15;
  x[at + 20] = Math.max(-2, Math.min(2, (f.worth[p] - rival) / 5));
  x[at + 21] = 0;
  x[at + 22] = 0;
  x[at + 23] = Math.max(0, best - 10) / 5;
}

function describeHand(g: Game, p: Seat, at: number, x: Float32Array): void {
  x[at + 6] = 1;
  for (const c of g.state.hands[p]) {
    const d = g.position.def(c);
    if (d.type === 'minion') {
      x[at + 7] += d.power / 10;
      x[at + 10] = Math.max(x[at + 10], d.power / 5);
    } else x[at + 8] += 1 / 3;
    if (d.specials !== undefined) x[at + 9] += 1 / 2;
  }
}

/** For each seat: its minions, those of them with ongoing abilities or Talents, and its actions. */
const counts = new Float64Array(MAX_SEATS * 3);

function describeBase(g: Game, place: number, w: Weights, f: Features): void {
  const s = g.state;
  const base = s.bases[place];
  const total = powersAt(g, base);
  const missing = Math.max(0, g.position.breakpoint(base) - total);
  awards(g, base, missing, w);
  counts.fill(0);
  for (const c of s.cardsAt[place]) {
    const d = g.position.defOf(s.def[c]);
    const at = s.controller[c] * 3;
    if (d.type !== 'minion') counts[at + 2]++;
    else {
      counts[at]++;
      if (d.hooks !== 0 || d.moments !== 0 || d.talent !== undefined) counts[at + 1]++;
    }
  }
  const { vp } = g.position.def(base);
  const next = (s.active + 1) % s.seats;
  for (let p = 0; p < s.seats; p++) {
    let first = -1;
    let second = 0;
    let gain = 0;
    for (let q = 0; q < s.seats; q++) {
      if (q === p) continue;
      gain = Math.max(gain, gains[q]);
      if (first < 0 || powers[q] > powers[first]) {
        second = first < 0 ? 0 : powers[first];
        first = q;
      } else second = Math.max(second, powers[q]);
    }
    const x = f.base;
    const at = (p * MAX_BASES + f.bases) * BASE_INPUTS;
    x[at] = missing / 10;
    x[at + 1] = Math.exp(-missing / 4);
    x[at + 2] = powers[p] / 10;
    x[at + 3] = powers[first] / 10;
    x[at + 4] = second / 10;
    x[at + 5] = (powers[p] - powers[first]) / 5;
    x[at + 6] = vp[0] / 5;
    x[at + 7] = vp[1] / 5;
    x[at + 8] = vp[2] / 5;
    x[at + 9] = gains[p] / 5;
    x[at + 10] = gain / 5;
    x[at + 11] = counts[p * 3] / 3;
    x[at + 12] = counts[first * 3] / 3;
    x[at + 13] = counts[p * 3 + 1] / 2;
    x[at + 14] = counts[first * 3 + 1] / 2;
    x[at + 15] = counts[p * 3 + 2] / 2;
    x[at + 16] = first === next ? 1 : 0;
    x[at + 17] = p === next ? 1 : 0;
    f.seat[p * SEAT_INPUTS + 21] += powers[p] / 20;
    f.seat[p * SEAT_INPUTS + 22] += counts[p * 3] / 5;
  }
  f.bases++;
}
