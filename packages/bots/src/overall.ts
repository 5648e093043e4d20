import type { Fate } from './fates.js';
import type { Compared, Reason } from './reasons.js';
import type { Seat } from './rules.js';
import { isRare, isUsual, mean, surelyMean, usual } from './shares.js';

type Overall = Extract<Reason, { kind: `overall${string}` }>;

/** Less, in VP, cannot be told from luck. */
const LEAST = 0.1;
/** By itself, a sum of VP tells nothing, unless it is so large. */
const TELLING = 1;
/** So much power has to be the reason, unless the difference is as large as that. */
const LEAST_POWER = 2;

const halves = (n: number): number => Math.round(2 * n) / 2;

/** What a seat has at a base, in VP, for the seat that decides: what it gained there, and what it may still expect. */
function hasAt({ awards, worths, vp }: Fate, base: number, p: Seat, seat: Seat): { vp: number; all: number } {
  // An opponent's gain is a loss; that of one among several is a loss of its share.
  const sign = p === seat ? 1 : -1 / (vp.length - 1);
  return { vp: sign * awards[base][p], all: sign * (awards[base][p] + worths.bases[base][p]) };
}

/**
 * By how many VP, in halves, a play is better on average, and where most of it lies: in VP or power at a base, in the hand, or in the
 * discard pile. Null if nothing of that can be said.
 */
export function overall(both: Compared): Overall | null {
  const { start, one, other, keyOf } = both;
  const { seat, bases, vp } = start;
  const more = (of: (f: Fate) => number): number => surelyMean(one.map((f, i) => of(f) - of(other[i])));
  const all = more((f) => f.margin);
  if (all < LEAST) return null;
  const n = halves(all);
  const sum: Overall | null = n >= TELLING ? { kind: 'overall', n } : null;
  const seats = vp.map((_, p) => p);
  const places = bases.map((_, b) => ({ b, worth: more((f) => seats.reduce((total, p) => total + hasAt(f, b, p, seat).all, 0)) }));
  const most = places.reduce((a, b) => (b.worth > a.worth ? b : a));
  const [inHand, inDiscard] = [more((f) => f.worths.hand), more((f) => f.worths.discard)];
  const largest = Math.max(most.worth, inHand, inDiscard);
  if (largest < all / 2) return sum;
  if (largest > most.worth) {
    const card = n > 0 || both.idle[0] ? cardInHand(both, largest === inHand) : null;
    if (card !== null) return { kind: 'overallInHand', n, card };
    return largest === inDiscard && n > 0 ? { kind: 'overallInDiscard', n } : sum;
  }
  const { b } = most;
  const [{ p, worth }] = seats.map((p) => ({ p, worth: more((f) => hasAt(f, b, p, seat).all) })).sort((x, y) => y.worth - x.worth);
  const at = { kind: 'overallAt', n, base: keyOf(bases[b]), seat: p } as const;
  const gained = more((f) => hasAt(f, b, p, seat).vp);
  const points = halves(gained * (p === seat ? 1 : vp.length - 1));
  if (gained >= worth / 2 && points > 0) return { ...at, vp: points, power: 0 };
  const power = Math.round(morePowerAt(one, other, b, p) * (p === seat ? 1 : -1));
  return power >= (n >= TELLING ? 1 : LEAST_POWER) ? { ...at, vp: 0, power } : sum;
}

/** How much more power a seat has at a base on average when the next turn begins, in the worlds in which the base is there after both plays. */
export function morePowerAt(one: readonly Fate[], other: readonly Fate[], base: number, p: Seat): number {
  const pairs = one.map((f, i) => [f.later[base], other[i].later[base]]).filter((pair) => pair.every((here) => here !== null));
  return 2 * pairs.length < one.length ? 0 : mean(pairs.map(([a, b]) => a![p] - b![p]));
}

/** The card that is usually in the hand after the one play, and rarely after the other: one that came, or (`isKept`) that the other play spends. */
function cardInHand({ start, one, other, keyOf, named }: Compared, isKept: boolean): string | null {
  const fetched = usual(one, (f) => f.card);
  if (fetched !== null && isRare(other, (f) => f.card === fetched)) return fetched;
  if (!isKept) return null;
  const kept = start.hand.filter((c) => isUsual(one, (f) => f.hand.has(c)) && isRare(other, (f) => f.hand.has(c))).map(keyOf);
  return kept.find((key) => named.includes(key)) ?? kept[0] ?? null;
}
