import type { Fate } from './fates.js';
import type { Compared, Reason } from './reasons.js';
import type { Seat } from './rules.js';
import { mean, surelyMean } from './shares.js';

export type Overall = Extract<Reason, { kind: `overall${string}` }>;

/** Less, in VP, cannot be told from luck. */
const LEAST = 0.1;

/** What a seat has at a base, in VP, for the seat that decides: what it gained there, and what it may still expect. */
export function hasAt({ awards, worths, vp }: Fate, base: number, p: Seat, seat: Seat): { vp: number; all: number } {
  // An opponent's gain is a loss; that of one among several is a loss of its share.
  const sign = p === seat ? 1 : -1 / (vp.length - 1);
  return { vp: sign * awards[base][p], all: sign * (awards[base][p] + worths.bases[base][p]) };
}

/** By how many VP, in halves, a play is better on average, if that can be said at all; and where most of it lies, if it lies in one place. */
export function overall({ start: { seat, bases, vp }, one, other, keyOf }: Compared): Overall | null {
  const more = (of: (f: Fate) => number): number => surelyMean(one.map((f, i) => of(f) - of(other[i])));
  const all = more((f) => f.margin);
  if (all < LEAST) return null;
  const n = Math.round(2 * all) / 2;
  const seats = vp.map((_, p) => p);
  const places = bases.map((_, b) => ({ b, worth: more((f) => seats.reduce((sum, p) => sum + hasAt(f, b, p, seat).all, 0)) }));
  const most = places.reduce((a, b) => (b.worth > a.worth ? b : a));
  const [inHand, inDiscard] = [more((f) => f.worths.hand), more((f) => f.worths.discard)];
  const largest = Math.max(most.worth, inHand, inDiscard);
  if (largest < all / 2) return n > 0 ? { kind: 'overall', n } : null;
  if (largest > most.worth) return { kind: inHand > inDiscard ? 'overallInHand' : 'overallInDiscard', n };
  const { b } = most;
  const [{ p, worth }] = seats.map((p) => ({ p, worth: more((f) => hasAt(f, b, p, seat).all) })).sort((x, y) => y.worth - x.worth);
  const gained = more((f) => hasAt(f, b, p, seat).vp) >= worth / 2;
  const power = gained ? 0 : Math.max(0, Math.floor(morePowerAt(one, other, b, p) * (p === seat ? 1 : -1)));
  return { kind: 'overallAt', n, base: keyOf(bases[b]), seat: p, vp: gained, power };
}

/** How much more power a seat has at a base on average when the next turn begins, in the worlds in which the base is there after both plays. */
export function morePowerAt(one: readonly Fate[], other: readonly Fate[], base: number, p: Seat): number {
  const pairs = one.map((f, i) => [f.later[base], other[i].later[base]]).filter((pair) => pair.every((here) => here !== null));
  return 2 * pairs.length < one.length ? 0 : mean(pairs.map(([a, b]) => a![p] - b![p]));
}
