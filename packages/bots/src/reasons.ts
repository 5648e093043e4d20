import type { Followups } from './bot.js';
import { type Before, type Fate, leaderOf } from './fates.js';
import type { PlayStep } from './line.js';
import type { Seat } from './rules.js';

/**
 * A reason to prefer a play to another one, which has a name ("the other play"). What it claims of the play is true in at least
 * two thirds of the sampled worlds, and what it denies in at most a third. Bases and minions are keys of cards.
 */
export type Reason =
  /** The seat that decides wins the game, this turn or before its next one. */
  | { kind: 'wins'; now: boolean }
  /** After the other play, this seat wins the game. */
  | { kind: 'loses'; seat: Seat }
  /** The deciding seat gains so many VP at a base, instead of so many after the other play. */
  | { kind: 'gains'; base: string; n: number; instead: number }
  /** Another seat does not gain so many VP at a base, but only so many. */
  | { kind: 'denies'; seat: Seat; base: string; n: number; instead: number }
  /** All in all, the deciding seat gains at least so many VP more, compared with the best other seat. */
  | { kind: 'ahead'; n: number }
  /** The deciding seat leads at a base at the beginning of its next turn; another seat does not. */
  | { kind: 'leads'; base: string }
  | { kind: 'stops'; seat: Seat; base: string }
  /** Right after the play the deciding seat leads at a base with `n` power, before this seat with `m`. */
  | { kind: 'tops'; seat: Seat; base: string; n: number; m: number }
  /** The play takes so much of a seat's power off a base. */
  | { kind: 'weakens'; seat: Seat; base: string; n: number }
  /** A seat loses a minion; the deciding seat keeps a minion that it would lose. */
  | { kind: 'removes'; seat: Seat; minion: string }
  | { kind: 'keeps'; minion: string }
  /** The deciding seat has at least so many cards more at the beginning of its next turn. */
  | { kind: 'cards'; n: number }
  /** Nothing of all this, but on average the play is worth so many VP more at the end of the game. */
  | { kind: 'overall'; n: number };

/** A claim has to be true in this share of the worlds, and what it denies in no more than that share. */
export const MOST = 2 / 3;
export const FEW = 1 / 3;
/** Fewer worlds show nothing. */
export const LEAST_WORLDS = 9;
const SENTENCES = 2;

/** The weights of reasons, roughly in VP. A lead has yet to score, and a card has yet to be played. */
const WEIGHTS = { wins: 20, loses: 18, leads: 1.2, stops: 0.9, tops: 0.8, weakens: 0.15, minion: 0.15, cards: 0.35 };

interface Weighed {
  weight: number;
  reason: Reason;
}

export const share = <T>(list: readonly T[], test: (one: T) => boolean): number => list.filter(test).length / list.length;
export const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** The number that `of` gives in at least two thirds of the worlds; null if there is none. */
export function usual(fates: readonly Fate[], of: (fate: Fate) => number): number | null {
  const counts = new Map<number, number>();
  for (const fate of fates) counts.set(of(fate), (counts.get(of(fate)) ?? 0) + 1);
  for (const [n, count] of counts) if (count >= MOST * fates.length) return n;
  return null;
}

/** Two plays in the same worlds, one after the other: what came of each of them. */
export interface Compared {
  start: Before;
  one: readonly Fate[];
  other: readonly Fate[];
  keyOf: (card: number) => string;
  /** The keys of the cards that the plays name: that a chosen minion is lost needs no telling. */
  named: readonly string[];
}

/** The key of the card in the key of an option. */
const cardIn = (key: string): string => key.replace(/^.* /, '');

/** The comparison of the first two of the plays that were followed. */
export const compared = ({ start, fates: [one, other], keyOf }: Followups, plays: readonly (readonly PlayStep[])[]): Compared => ({
  start,
  one,
  other,
  keyOf,
  named: plays.flatMap((play) => play.flatMap((step) => step.keys.map(cardIn))),
});

/** Why the one play is better than the other: at most two reasons, the most important first. */
export function reasonsFor(both: Compared): Reason[] {
  if (Math.min(both.one.length, both.other.length) < LEAST_WORLDS) return [];
  const found = [...onTheGame(both), ...onVp(both), ...onBases(both), ...onMinions(both), ...onCards(both)];
  const chosen: Reason[] = [];
  for (const { reason } of found.sort((a, b) => b.weight - a.weight))
    if (chosen.length < SENTENCES && !chosen.some((c) => covers(c, reason))) chosen.push(reason);
  return chosen.length > 0 ? chosen : overall(both);
}

/** By how many VP a play is better on average, in halves, if that can be said at all. */
function overall({ one, other }: Compared): Reason[] {
  const n = Math.round(2 * (mean(one.map((f) => f.margin)) - mean(other.map((f) => f.margin)))) / 2;
  return n > 0 ? [{ kind: 'overall', n }] : [];
}

const ON_VP = new Set<Reason['kind']>(['wins', 'loses', 'gains', 'denies']);
const ON_LEADS = new Set<Reason['kind']>(['leads', 'stops', 'tops']);

/** Does the first reason leave nothing new for the second to say? */
function covers(first: Reason, second: Reason): boolean {
  if (second.kind === 'ahead') return ON_VP.has(first.kind);
  if (first.kind === 'ahead' && ON_VP.has(second.kind)) return false;
  return 'base' in first && 'base' in second && first.base === second.base && ON_LEADS.has(second.kind);
}

function onTheGame({ start: { seat, vp }, one, other }: Compared): Weighed[] {
  const found: Weighed[] = [];
  const wins = (fates: readonly Fate[], p: Seat): number => share(fates, (f) => f.winner === p);
  if (wins(one, seat) >= MOST && wins(other, seat) <= FEW)
    found.push({ weight: WEIGHTS.wins, reason: { kind: 'wins', now: share(one, (f) => f.winner === seat && f.atOnce) >= MOST } });
  for (let p = 0; p < vp.length; p++)
    if (p !== seat && wins(other, p) >= MOST && wins(one, p) <= FEW)
      found.push({ weight: WEIGHTS.loses, reason: { kind: 'loses', seat: p } });
  return found;
}

/** How many VP the deciding seat gained more than the best of the others. */
export const lead = ({ vp }: Fate, seat: Seat): number => vp[seat] - Math.max(...vp.filter((_, p) => p !== seat));

function onVp({ start, one, other, keyOf }: Compared): Weighed[] {
  const found: Weighed[] = [];
  const { seat } = start;
  start.bases.forEach((card, b) => {
    for (let p = 0; p < start.vp.length; p++) {
      const at = (f: Fate): number => f.awards[b][p];
      const [better, worse] = p === seat ? [one, other] : [other, one];
      const n = usual(better, at);
      if (n === null || n <= 0 || share(worse, (f) => at(f) >= n) > FEW) continue;
      const instead = Math.max(0, usual(worse, at) ?? 0);
      const base = keyOf(card);
      const reason: Reason = p === seat ? { kind: 'gains', base, n, instead } : { kind: 'denies', seat: p, base, n, instead };
      found.push({ weight: n - mean(worse.map(at)), reason });
    }
  });
  const more = surely(one.map((f, i) => lead(f, seat) - lead(other[i], seat)));
  // What the bases pay says it better, if it is all there is.
  const told = found.reduce((sum, { reason }) => sum + ('instead' in reason ? reason.n - reason.instead : 0), 0);
  if (more > told) found.push({ weight: more, reason: { kind: 'ahead', n: more } });
  return found;
}

/** The most that two thirds of the worlds reach. */
function surely(differences: readonly number[]): number {
  const sorted = [...differences].sort((a, b) => b - a);
  return sorted[Math.ceil(MOST * sorted.length) - 1];
}

function onBases({ start, one, other, keyOf }: Compared): Weighed[] {
  const found: Weighed[] = [];
  const { seat } = start;
  start.bases.forEach((card, b) => {
    const base = keyOf(card);
    const leads = (fates: readonly Fate[], p: Seat): number => share(fates, (f) => f.leaders[b] === p);
    if (leads(one, seat) >= MOST && leads(other, seat) <= FEW) found.push({ weight: WEIGHTS.leads, reason: { kind: 'leads', base } });
    for (let p = 0; p < start.vp.length; p++) {
      if (p === seat) continue;
      if (leads(other, p) >= MOST && leads(one, p) <= FEW) found.push({ weight: WEIGHTS.stops, reason: { kind: 'stops', seat: p, base } });
      const drop = (f: Fate): number => (f.powers[b] === null ? 0 : start.powers[b][p] - f.powers[b][p]);
      const n = usual(one, drop) ?? 0;
      if (n >= 2 && share(other, (f) => drop(f) >= n) <= FEW)
        found.push({ weight: WEIGHTS.weakens * n, reason: { kind: 'weakens', seat: p, base, n } });
    }
    const top = topsAt(b, start, one, other);
    if (top !== null) found.push({ weight: WEIGHTS.tops, reason: { kind: 'tops', base, ...top } });
  });
  return found;
}

/** The powers at a base at which the deciding seat leads right after this play only. */
function topsAt(b: number, { seat }: Before, one: Compared['one'], other: Compared['other']): { seat: Seat; n: number; m: number } | null {
  const leads = (fates: readonly Fate[]): number => share(fates, (f) => leaderOf(f.powers[b]) === seat);
  if (leads(one) < MOST || leads(other) > FEW) return null;
  const n = usual(one, (f) => f.powers[b]?.[seat] ?? 0);
  const next = (f: Fate): number => Math.max(...(f.powers[b] ?? []).map((x, p) => (p === seat ? -1 : x)));
  const m = usual(one, next);
  const rival = usual(one, (f) => (f.powers[b] ?? []).findIndex((x, p) => p !== seat && x === next(f)));
  return n === null || m === null || rival === null || rival < 0 || m === 0 ? null : { seat: rival, n, m };
}

function onMinions({ start, one, other, keyOf, named }: Compared): Weighed[] {
  const found: Weighed[] = [];
  for (const { card, seat, power } of start.minions) {
    const gone = (fates: readonly Fate[]): number => share(fates, (f) => f.gone.has(card));
    const [loses, spares] = seat === start.seat ? [other, one] : [one, other];
    // A minion that leaves with its base is lost as well.
    if (gone(loses) < MOST || share(spares, (f) => !f.gone.has(card) && !f.swept.has(card)) < MOST) continue;
    const minion = keyOf(card);
    if (named.includes(minion)) continue;
    found.push({
      weight: WEIGHTS.minion * (power + 1),
      reason: seat === start.seat ? { kind: 'keeps', minion } : { kind: 'removes', seat, minion },
    });
  }
  return found;
}

function onCards({ one, other }: Compared): Weighed[] {
  const more = surely(one.map((f, i) => f.cards - other[i].cards));
  return more > 0 ? [{ weight: WEIGHTS.cards * more, reason: { kind: 'cards', n: more } }] : [];
}
