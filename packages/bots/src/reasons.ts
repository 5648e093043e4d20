import type { Followups } from './bot.js';
import { END } from './descent.js';
import { type Before, type Fate, leaderOf } from './fates.js';
import type { PlayStep } from './line.js';
import type { Seat } from './rules.js';
import { isRare, isUsual, LEAST_WORLDS, mean, surely, surelyMean, usual } from './shares.js';

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
  /** The deciding seat gains so many VP with a card, or at a base that comes into play; both by their ids. */
  | { kind: 'earns'; source: string; n: number }
  /** All in all, the deciding seat gains at least so many VP more, compared with the best other seat: at this base, if it is all there. */
  | { kind: 'ahead'; n: number; base?: string }
  /** The deciding seat leads at a base at the beginning of its next turn (`still`: as it does now); another seat does not. */
  | { kind: 'leads'; base: string; still: boolean }
  | { kind: 'stops'; seat: Seat; base: string }
  /**
   * Right after the play the deciding seat has `n` power at a base, the strongest other seat there `m` (null: there is none), and so
   * much is missing to the breakpoint; if nothing is, the base pays the deciding seat so many VP.
   */
  | { kind: 'stands'; base: string; n: number; seat: Seat | null; m: number; missing: number; pays: number }
  /** At the beginning of its next turn, the deciding seat has at least so much more power at a base; another seat so much less. */
  | { kind: 'holds'; base: string; n: number }
  | { kind: 'lowers'; seat: Seat; base: string; n: number }
  /** The play takes so much of a seat's power off a base. */
  | { kind: 'weakens'; seat: Seat; base: string; n: number }
  /** A seat no longer has a minion in play; the deciding seat still has one that it would not have. */
  | { kind: 'removes'; seat: Seat; minion: string }
  | { kind: 'keeps'; minion: string }
  /** The play brings so many cards into the hand of the deciding seat, or the one with this id. */
  | { kind: 'brings'; n: number; card?: string }
  /** The other seats lose so many cards from their hands. */
  | { kind: 'takes'; n: number }
  /**
   * The deciding seat has at least so many cards more at the beginning of its next turn; it still has this card in hand (`vain`: nothing
   * that the other play does with it by then speaks for it).
   */
  | { kind: 'cards'; n: number }
  | { kind: 'saves'; card: string; vain: boolean };

const SENTENCES = 2;
/** The second reason weighs at least this share of the first, or of so many VP. */
const BESIDE = 0.25;
const FULL = 4;
/** A deed is told if at least this share of what makes the play better lies where it is done. */
const PART = 0.15;
const MOST = 0.5;

/** The weights of reasons, roughly in VP. A lead has yet to score, and a card has yet to be played. */
const WEIGHTS = {
  wins: 20,
  loses: 18,
  leads: 1.2,
  stops: 0.9,
  tops: 0.8,
  pays: 0.25,
  weakens: 0.15,
  minion: 0.15,
  cards: 0.35,
  adds: 0.04,
  holds: 0.03,
};

/** Less power is not worth a word. */
const LEAST_POWER = 2;
/** A base that lacks no more power than this may break soon. */
const SOON = 6;

/** What the play does, and the other one does not. It tells plays apart that are about equally good. */
const DEEDS = new Set<Reason['kind']>(['stands', 'holds', 'lowers', 'brings', 'cards', 'saves']);
export const isDeed = ({ kind }: Reason): boolean => DEEDS.has(kind);

interface Weighed {
  weight: number;
  reason: Reason;
}

/** Two plays in the same worlds, one after the other: what came of each of them. */
export interface Compared {
  start: Before;
  one: readonly Fate[];
  other: readonly Fate[];
  keyOf: (card: number) => string;
  /** The keys of the cards that the plays name: that a chosen minion is lost needs no telling. */
  named: readonly string[];
  /** Does the play consist of doing nothing? Then the card that is kept is the reason. */
  idle: readonly [one: boolean, other: boolean];
}

/** The key of the card in the key of an option. */
const cardIn = (key: string): string => key.replace(/^.* /, '');

const isIdle = ([first]: readonly (PlayStep | undefined)[]): boolean =>
  first === undefined || first.keys.length === 0 || first.keys[0] === END;

/** The comparison of the first two of the plays that were followed. */
export const compared = ({ start, fates: [one, other], keyOf }: Followups, plays: readonly (readonly PlayStep[])[]): Compared => ({
  start,
  one,
  other,
  keyOf,
  named: plays.flatMap((play) => play.flatMap((step) => step.keys.map(cardIn))),
  idle: [isIdle(plays[0]), isIdle(plays[1])],
});

export const swapped = (both: Compared): Compared => ({ ...both, one: both.other, other: both.one, idle: [both.idle[1], both.idle[0]] });

/**
 * Why the one play is better than the other: at most two reasons, the most important first. What it only does is no reason unless it is
 * better there: at that base, or by its hand.
 */
export function reasonsFor(both: Compared): Reason[] {
  const chosen = differences(both);
  if (both.one.length < LEAST_WORLDS || !chosen.every(isDeed)) return chosen;
  const more = (of: (f: Fate) => number): number => surelyMean(both.one.map((f, i) => of(f) - of(both.other[i])));
  const all = more((f) => f.margin);
  // That another card was played instead is a reason only if it is the main one.
  const least = ({ kind }: Reason): number => Math.max(0, (kind === 'saves' ? MOST : PART) * all);
  const deeds = [...facts(both), ...smallFacts(both)].map(({ reason }) => ({ reason, weight: more(worthAt(both, reason)) }));
  return withVain(both, theMost(deeds.filter(({ reason, weight }) => isDeed(reason) && weight > least(reason))));
}

/** What a world is worth, in VP, where a deed is done: at that base, or in the cards that the seat has in hand and has used up. */
function worthAt({ start, keyOf }: Compared, deed: Reason): (f: Fate) => number {
  if (!('base' in deed)) return ({ worths }) => worths.hand + worths.discard;
  const { seat, bases, vp } = start;
  const place = bases.findIndex((base) => keyOf(base) === deed.base);
  // An opponent's gain is a loss; that of one among several is a loss of its share.
  const sign = (p: Seat): number => (p === seat ? 1 : -1 / (vp.length - 1));
  return ({ awards, worths }) => vp.reduce((sum, _, p) => sum + sign(p) * (awards[place][p] + worths.bases[place][p]), 0);
}

/** What usually comes of the one play and not of the other: the two facts that weigh most. */
export const differences = (both: Compared): Reason[] => withVain(both, theMost(facts(both)));

function facts(both: Compared): Weighed[] {
  if (both.one.length < LEAST_WORLDS) return [];
  const power = both.start.bases.flatMap((_, b) => [...onStanding(both, b), ...onPower(both, b, LEAST_POWER)]);
  return [...onTheGame(both), ...onVp(both), ...onBases(both), ...power, ...onMinions(both), ...onCards(both)];
}

/** What is told only if there is nothing else: a little power, a base that is half full, which of as many cards is kept. */
function smallFacts(both: Compared): Weighed[] {
  const power = both.start.bases.flatMap((_, b) => [...onStanding(both, b, true), ...onPower(both, b, 1)]);
  return [...power, ...savedIn(both).map((card): Weighed => ({ weight: 0, reason: { kind: 'saves', card, vain: false } }))];
}

/** That a card is kept says more if nothing speaks for the other play. */
function withVain(both: Compared, reasons: Reason[]): Reason[] {
  const isVain = (): boolean => both.idle[0] && [facts, smallFacts].every((found) => found(swapped(both)).length === 0);
  return reasons.map((reason) => (reason.kind === 'saves' ? { ...reason, vain: isVain() } : reason));
}

function theMost(found: Weighed[]): Reason[] {
  const chosen: Reason[] = [];
  let most = 0;
  for (const { reason, weight } of found.sort((a, b) => b.weight - a.weight)) {
    if (chosen.length === SENTENCES || chosen.some((c) => covers(c, reason))) continue;
    // Beside a reason that weighs much more, a small one only distracts; what wins or loses the game may be explained.
    if (chosen.length > 0 && weight < BESIDE * Math.min(most, FULL)) continue;
    most = Math.max(most, weight);
    chosen.push(reason);
  }
  return chosen;
}

const ON_VP = new Set<Reason['kind']>(['wins', 'loses', 'gains', 'denies', 'earns']);
const ON_LEADS = new Set<Reason['kind']>(['leads', 'stops', 'stands', 'holds', 'lowers']);
const ON_CARDS = new Set<Reason['kind']>(['brings', 'cards', 'saves']);

/** Does the first reason leave nothing new for the second to say? */
function covers(first: Reason, second: Reason): boolean {
  if (second.kind === 'ahead') return ON_VP.has(first.kind);
  if (first.kind === 'ahead' && ON_VP.has(second.kind)) return false;
  if (ON_CARDS.has(first.kind)) return ON_CARDS.has(second.kind);
  // What somebody loses there, or the VP of all, do not say how the deciding seat stands.
  if ((first.kind === 'weakens' || first.kind === 'ahead') && second.kind === 'stands') return false;
  return 'base' in first && 'base' in second && first.base === second.base && ON_LEADS.has(second.kind);
}

function onTheGame({ start: { seat, vp }, one, other }: Compared): Weighed[] {
  const found: Weighed[] = [];
  const wins = (p: Seat) => (f: Fate) => f.winner === p;
  if (isUsual(one, wins(seat)) && isRare(other, wins(seat)))
    found.push({ weight: WEIGHTS.wins, reason: { kind: 'wins', now: isUsual(one, (f) => f.winner === seat && f.atOnce) } });
  for (let p = 0; p < vp.length; p++)
    if (p !== seat && isUsual(other, wins(p)) && isRare(one, wins(p)))
      found.push({ weight: WEIGHTS.loses, reason: { kind: 'loses', seat: p } });
  return found;
}

/** How many VP the deciding seat gained more than the best of the others. */
export const lead = ({ vp }: Pick<Fate, 'vp'>, seat: Seat): number => vp[seat] - Math.max(...vp.filter((_, p) => p !== seat));
/** The same at one base. */
export const leadAt = ({ awards }: Fate, base: number, seat: Seat): number => lead({ vp: awards[base] }, seat);

function onVp({ start, one, other, keyOf }: Compared): Weighed[] {
  const found: Weighed[] = [];
  const { seat } = start;
  start.bases.forEach((card, b) => {
    for (let p = 0; p < start.vp.length; p++) {
      const at = (f: Fate): number => f.awards[b][p];
      const [better, worse] = p === seat ? [one, other] : [other, one];
      const n = usual(better, at) ?? surely(better.map(at));
      if (n <= 0 || !isRare(worse, (f) => at(f) >= n)) continue;
      const instead = Math.max(0, usual(worse, at) ?? 0);
      const base = keyOf(card);
      const reason: Reason = p === seat ? { kind: 'gains', base, n, instead } : { kind: 'denies', seat: p, base, n, instead };
      found.push({ weight: n - mean(worse.map(at)), reason });
    }
  });
  for (const source of new Set(one.flatMap((f) => [...f.earned.keys()]))) {
    const by = (f: Fate): number => f.earned.get(source) ?? 0;
    const n = usual(one, by);
    if (n !== null && n > 0 && isRare(other, (f) => by(f) >= n))
      found.push({ weight: n - mean(other.map(by)), reason: { kind: 'earns', source, n } });
  }
  const more = surely(one.map((f, i) => lead(f, seat) - lead(other[i], seat)));
  // What the bases pay says it better, if it is all there is.
  const told = found.reduce((sum, { reason }) => sum + ('n' in reason ? reason.n - ('instead' in reason ? reason.instead : 0) : 0), 0);
  const at = start.bases.find((_, b) => surely(one.map((f, i) => leadAt(f, b, seat) - leadAt(other[i], b, seat))) >= more);
  if (more > told) found.push({ weight: more, reason: { kind: 'ahead', n: more, ...(at !== undefined && { base: keyOf(at) }) } });
  return found;
}

function onBases({ start, one, other, keyOf }: Compared): Weighed[] {
  const found: Weighed[] = [];
  const { seat } = start;
  start.bases.forEach((card, b) => {
    const base = keyOf(card);
    // To lead, or to have power, is worth nothing at a base that pays nobody for it.
    if (start.prizes[b] === 0) return;
    const leads = (p: Seat) => (f: Fate) => leaderOf(f.later[b]) === p;
    if (isUsual(one, leads(seat)) && isRare(other, leads(seat)))
      found.push({ weight: WEIGHTS.leads, reason: { kind: 'leads', base, still: leaderOf(start.powers[b]) === seat } });
    for (let p = 0; p < start.vp.length; p++) {
      if (p === seat) continue;
      if (isUsual(other, leads(p)) && isRare(one, leads(p)))
        found.push({ weight: WEIGHTS.stops, reason: { kind: 'stops', seat: p, base } });
      const drop = (f: Fate): number => (f.powers[b] === null ? 0 : start.powers[b][p] - f.powers[b][p]);
      const n = usual(one, drop) ?? 0;
      if (n >= LEAST_POWER && isRare(other, (f) => drop(f) >= n))
        found.push({ weight: WEIGHTS.weakens * n, reason: { kind: 'weakens', seat: p, base, n } });
    }
  });
  return found;
}

/** How the deciding seat stands at a base right after the play, if it usually does so, and differently after the other play. */
function standing({ start: { bases, seat }, one, other, keyOf }: Compared, b: number): Extract<Reason, { kind: 'stands' }> | undefined {
  const next = (f: Fate): number => rivalAt(f, b, seat);
  const rivalIn = (f: Fate): number => (next(f) === 0 ? -1 : f.powers[b]!.findIndex((x, p) => p !== seat && x === next(f)));
  const facts = [(f: Fate) => powerAt(f, b, seat), next, rivalIn, (f: Fate) => f.missing[b], (f: Fate) => f.pays[b]];
  const [n, m, rival, missing, pays] = facts.map((of) => usual(one, of));
  if (n === null || m === null || rival === null || missing === null || pays === null) return undefined;
  if (!isRare(other, (f) => powerAt(f, b, seat) === n && next(f) === m)) return undefined;
  return { kind: 'stands', base: keyOf(bases[b]), n, seat: rival < 0 ? null : rival, m, missing, pays };
}

const powerAt = ({ powers }: Fate, b: number, p: Seat): number => powers[b]?.[p] ?? 0;
/** The power of the strongest other seat right after the play, and by how much the seat is ahead of that. */
const rivalAt = ({ powers }: Fate, b: number, seat: Seat): number => Math.max(...(powers[b] ?? [0]).map((x, p) => (p === seat ? 0 : x)));
const aheadAt = (f: Fate, b: number, seat: Seat): number => powerAt(f, b, seat) - rivalAt(f, b, seat);

/** How much more power the deciding seat has at a base when its next turn begins, and how much less another one. */
function onPower({ start, one, other, keyOf, named, idle }: Compared, b: number, least: number): Weighed[] {
  const base = keyOf(start.bases[b]);
  if (start.prizes[b] === 0) return [];
  const isThere = (f: Fate, i: number): boolean => f.later[b] !== null && other[i].later[b] !== null;
  // Power that is gone because the base has scored is not lost.
  if (!isUsual(one.map(isThere), (x) => x)) return [];
  const found: Weighed[] = [];
  for (let p = 0; p < start.vp.length; p++) {
    const sign = p === start.seat ? 1 : -1;
    const n = surely(one.map((f, i) => (isThere(f, i) ? sign * (f.later[b]![p] - other[i].later[b]![p]) : 0)));
    // That there is more power where a card is played needs no telling, unless the other play is to do nothing.
    if (n < (p === start.seat ? least : LEAST_POWER) || (p === start.seat && !idle[1] && named.includes(base))) continue;
    const reason: Reason = p === start.seat ? { kind: 'holds', base, n } : { kind: 'lowers', seat: p, base, n };
    found.push({ weight: WEIGHTS.holds * n, reason });
  }
  return found;
}

/** How the deciding seat stands at a base right after the play, if the play brings it power there. `isSmall`: even if it stands there in the same way after the other one. */
function onStanding(both: Compared, b: number, isSmall = false): Weighed[] {
  const { start, other } = both;
  const { seat } = start;
  const reason = standing(both, b);
  if (reason === undefined || start.prizes[b] === 0) return [];
  const { n, m, missing, pays } = reason;
  const added = n - start.powers[b][seat];
  // Being first or level with somebody is worth a word, or a base that may soon break and pay; power at a base far from that is not.
  const matters = (m > 0 && n >= m) || (missing <= SOON && pays > 0) || (isSmall && n >= m && n >= missing);
  // Nor is it told if the seat stands there in the same way after the other play.
  const isSame = (f: Fate): boolean =>
    !isSmall && Math.sign(aheadAt(f, b, seat)) === Math.sign(n - m) && f.missing[b] <= 0 === missing <= 0;
  if (!matters || added < LEAST_POWER || !isRare(other, (f) => powerAt(f, b, seat) >= n || isSame(f))) return [];
  const takesTheLead = n > m && isRare(other, (f) => leaderOf(f.powers[b]) === seat);
  const scores = missing <= 0 ? WEIGHTS.pays * pays : 0;
  return [{ weight: scores + (takesTheLead && m > 0 ? WEIGHTS.tops : WEIGHTS.adds * added), reason }];
}

function onMinions({ start, one, other, keyOf, named }: Compared): Weighed[] {
  const found: Weighed[] = [];
  for (const { card, seat, power } of start.minions) {
    const gone = (f: Fate): boolean => f.gone.has(card);
    const [loses, spares] = seat === start.seat ? [other, one] : [one, other];
    // A minion that leaves with its base is lost as well.
    if (!isUsual(loses, gone) || !isUsual(spares, (f) => !gone(f) && !f.swept.has(card))) continue;
    const minion = keyOf(card);
    if (named.includes(minion)) continue;
    found.push({
      weight: WEIGHTS.minion * (power + 1),
      reason: seat === start.seat ? { kind: 'keeps', minion } : { kind: 'removes', seat, minion },
    });
  }
  return found;
}

function onCards(both: Compared): Weighed[] {
  const {
    one,
    other,
    idle: [isIdle, isOtherIdle],
  } = both;
  const found: Weighed[] = [];
  const brought = usual(one, (f) => f.brought) ?? 0;
  const fetched = usual(one, (f) => f.card);
  if (brought > 0 && isRare(other, (f) => f.brought >= brought))
    found.push({ weight: WEIGHTS.cards * brought, reason: { kind: 'brings', n: brought, ...(fetched !== null && { card: fetched }) } });
  const taken = usual(one, (f) => f.taken) ?? 0;
  if (taken > 0 && isRare(other, (f) => f.taken >= taken))
    found.push({ weight: WEIGHTS.cards * taken, reason: { kind: 'takes', n: taken } });
  const more = surely(one.map((f, i) => f.hand.size - other[i].hand.size));
  if (more <= 0) return found;
  const [card] = savedIn(both);
  const told = (reason: Reason): Weighed[] => [...found, { weight: WEIGHTS.cards * more, reason }];
  // Whoever plays less has more cards; but not than after doing nothing.
  if (more > 1 || (isOtherIdle && !isIdle)) return told({ kind: 'cards', n: more });
  return isIdle && card !== undefined ? told({ kind: 'saves', card, vain: false }) : found;
}

/** The cards that usually stay in the hand, and that the other play spends. */
const savedIn = ({ start, one, other, keyOf, named }: Compared): string[] =>
  start.hand
    .filter((c) => named.includes(keyOf(c)) && isUsual(one, (f) => f.hand.has(c)) && isRare(other, (f) => f.hand.has(c)))
    .map(keyOf);
