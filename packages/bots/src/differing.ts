import { type Fate, leaderOf } from './fates.js';
import type { Compared, Reason } from './reasons.js';
import type { Seat } from './rules.js';
import { isRare, isUsual, LEAST_WORLDS, mean, share, surely, usual } from './shares.js';

/** A fact that tells two plays apart, and how much it weighs, roughly in VP. `at`: the base of a minion that it speaks of. */
export interface Weighed {
  weight: number;
  reason: Reason;
  at?: string;
}

/** The weights of reasons. A lead has yet to score, and a card has yet to be played. */
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
/** A base is fed if it has scored in so much more of the worlds. */
const OFTEN = 1 / 3;

export function facts(both: Compared): Weighed[] {
  if (both.one.length < LEAST_WORLDS) return [];
  const power = both.start.bases.flatMap((_, b) => [...onStanding(both, b), ...onFeeding(both, b), ...onPower(both, b, LEAST_POWER)]);
  return [...onTheGame(both), ...onVp(both), ...onBases(both), ...power, ...onMinions(both), ...onCards(both)];
}

/** What is told only if there is nothing else: a little power, a base that is half full, which of as many cards is kept. */
export function smallFacts(both: Compared): Weighed[] {
  const power = both.start.bases.flatMap((_, b) => [...onStanding(both, b, true), ...onPower(both, b, 1)]);
  return [...power, ...savedIn(both).map((card): Weighed => ({ weight: 0, reason: { kind: 'saves', card, vain: false } }))];
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

/** The other play brings a base near its breakpoint where another seat leads, and there the base has scored more often by then. */
function onFeeding({ start: { seat, bases, prizes }, one, other, keyOf }: Compared, b: number): Weighed[] {
  const missing = (f: Fate): number => f.missing[b];
  const [n, instead] = [usual(other, missing), usual(one, missing)];
  const rival = usual(other, (f) => leaderOf(f.powers[b]));
  if (n === null || instead === null || n <= 0 || n > SOON || n >= instead) return [];
  if (rival === null || rival === seat || prizes[b] === 0) return [];
  const hasScored = (f: Fate): boolean => f.awards[b].some((vp) => vp > 0);
  const more = share(other, hasScored) - share(one, hasScored);
  return more < OFTEN ? [] : [{ weight: prizes[b] * more, reason: { kind: 'feeds', seat: rival, base: keyOf(bases[b]), n } }];
}

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
  for (const { card, seat, power, at } of start.minions) {
    const gone = (f: Fate): boolean => f.gone.has(card);
    const [loses, spares] = seat === start.seat ? [other, one] : [one, other];
    // A minion that leaves with its base is lost as well.
    if (!isUsual(loses, gone) || !isUsual(spares, (f) => !gone(f) && !f.swept.has(card))) continue;
    const minion = keyOf(card);
    if (named.includes(minion)) continue;
    found.push({
      weight: WEIGHTS.minion * (power + 1),
      reason: seat === start.seat ? { kind: 'keeps', minion } : { kind: 'removes', seat, minion },
      at: keyOf(at),
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
export const savedIn = ({ start, one, other, keyOf, named }: Compared): string[] =>
  start.hand
    .filter((c) => named.includes(keyOf(c)) && isUsual(one, (f) => f.hand.has(c)) && isRare(other, (f) => f.hand.has(c)))
    .map(keyOf);
