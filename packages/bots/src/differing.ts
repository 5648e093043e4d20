import { type Fate, leaderOf, rivalOf, type Standing } from './fates.js';
import { onTheGame, onVp } from './gains.js';
import type { Compared, Reason } from './reasons.js';
import type { Seat } from './rules.js';
import { isRare, isUsual, LEAST_WORLDS, share, surely, usual } from './shares.js';

/** A fact that tells two plays apart, and how much it weighs, roughly in VP. `at`: the base of a minion that it speaks of. */
export interface Weighed {
  weight: number;
  reason: Reason;
  at?: string;
}

/** The weights of reasons. A lead has yet to score, and a card has yet to be played. */
const WEIGHTS = {
  leads: 1.2,
  stops: 0.9,
  /** To lead right after the play says more than to lead later, which others may change. */
  tops: 1.3,
  pays: 0.25,
  weakens: 0.15,
  minion: 0.15,
  marks: 0.5,
  /** A card, and one beyond those that a turn can use. */
  card: 0.35,
  surplus: 0.1,
  adds: 0.04,
  holds: 0.03,
};

/** Less power is not worth a word. */
const LEAST_POWER = 2;
/** A base that lacks no more power than this may break soon. */
export const SOON = 6;
/** So many cards can be used in a turn or two. */
const USED = 5;
/** A base is fed if it has scored in so much more of the worlds. */
const OFTEN = 1 / 3;

export function facts(both: Compared): Weighed[] {
  if (both.one.length < LEAST_WORLDS) return [];
  const vp = onVp(both);
  const gained = vp.flatMap(({ reason }) => (reason.kind === 'gains' ? [reason.base] : []));
  // Of a base that breaks, what is gained there says it.
  const isSaid = ({ reason }: Weighed): boolean => reason.kind === 'stands' && reason.missing <= 0 && gained.includes(reason.base);
  const power = both.start.bases.flatMap((_, b) => [...onStanding(both, b), ...onFeeding(both, b), ...onPower(both, b, LEAST_POWER)]);
  const standing = power.filter((one) => !isSaid(one));
  // How little a base lacks says more than that somebody may gain there.
  const isFed = ({ reason }: Weighed): boolean =>
    reason.kind === 'bars' && power.some((one) => one.reason.kind === 'feeds' && one.reason.base === reason.base);
  return [
    ...onTheGame(both),
    ...vp.filter((one) => !isFed(one)),
    ...onBases(both),
    ...standing,
    ...onMinions(both),
    ...onMarks(both),
    ...onCards(both),
  ];
}

/** What is told only if there is nothing else: a little power, a base that is half full, which of as many cards is kept. */
export function smallFacts(both: Compared): Weighed[] {
  const power = both.start.bases.flatMap((_, b) => [...onStanding(both, b, true), ...onPower(both, b, 1)]);
  return [...power, ...onLaterPlays(both), ...savedIn(both).map((card): Weighed => ({ weight: 0, reason: { kind: 'saves', card } }))];
}

/** How much more power a seat has at a base at the end of the turn than after the other play; right after the plays, if it has scored then. */
const surplusAt = ({ one, other }: Compared, b: number, p: Seat): number[] =>
  one.map((f, i) => {
    const isThere = f.evening[b] !== null && other[i].evening[b] !== null;
    const [here, there] = isThere ? [f.evening[b], other[i].evening[b]] : [f.powers[b], other[i].powers[b]];
    return here === null || there === null ? 0 : here[p] - there[p];
  });

function onBases(both: Compared): Weighed[] {
  const { start, one, other, keyOf } = both;
  const found: Weighed[] = [];
  const { seat } = start;
  start.bases.forEach((card, b) => {
    const base = keyOf(card);
    // Where a base has been replaced, nobody has lost anything.
    if (isReplaced(both, b)) return;
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
      // What is gone after both plays by the end of the turn, or comes back, is no difference; and what goes to another base is not gone.
      if (
        n >= LEAST_POWER &&
        !isElsewhere(both, p, n) &&
        isRare(other, (f) => drop(f) >= n) &&
        surely(surplusAt(both, b, p).map((x) => -x)) >= LEAST_POWER
      )
        found.push({ weight: WEIGHTS.weakens * n, reason: { kind: 'weakens', seat: p, base, n, ...leftAt(both, b, p) } });
    }
  });
  return found;
}

/** Has a seat usually half of so much power more at another base right after the play? Minions may be weaker where they go. */
export const isElsewhere = ({ start, one }: Compared, p: Seat, n: number): boolean =>
  start.bases.some((_, b) => isUsual(one, (f) => powerAt(f, b, p) - start.powers[b][p] >= n / 2));

/** The power of a seat, and of the deciding one, right after the play, if it is usually the same. */
function leftAt({ start, one }: Compared, b: number, p: Seat): { left?: number; own?: number } {
  const [left, own] = [p, start.seat].map((x) => usual(one, (f) => powerAt(f, b, x)));
  return left === null || own === null ? {} : { left, own };
}

/** How the deciding seat usually stands at a base right after a play. */
export function standsAt({ start: { bases, seat }, one, keyOf }: Compared, b: number): Extract<Reason, { kind: 'stands' }> | undefined {
  const next = (f: Fate): number => rivalAt(f, b, seat);
  const rivalIn = (f: Fate): number => (next(f) === 0 ? -1 : f.powers[b]!.findIndex((x, p) => p !== seat && x === next(f)));
  const facts = [(f: Fate) => powerAt(f, b, seat), next, rivalIn, (f: Fate) => f.missing[b], (f: Fate) => f.pays[b]?.[seat] ?? 0];
  const [n, m, rival, missing, pays] = facts.map((of) => usual(one, of));
  if (n === null || m === null || rival === null || missing === null || pays === null) return undefined;
  if (!isUsual(one, (f) => f.powers[b] !== null)) return undefined;
  const theirs = rival < 0 ? 0 : (usual(one, (f) => f.pays[b]?.[rival] ?? 0) ?? 0);
  return { kind: 'stands', base: keyOf(bases[b]), n, seat: rival < 0 ? null : rival, m, missing, pays, ...(theirs > 0 && { theirs }) };
}

/** The same, if it stands differently there after the other play. */
export function standing(both: Compared, b: number): Extract<Reason, { kind: 'stands' }> | undefined {
  const found = standsAt(both, b);
  const { seat } = both.start;
  return found && !isReplaced(both, b) && isRare(both.other, (f) => powerAt(f, b, seat) === found.n && rivalAt(f, b, seat) === found.m)
    ? found
    : undefined;
}

/** Is a base usually gone after the other play without having scored? */
const isReplaced = ({ other }: Compared, b: number): boolean => isUsual(other, (f) => f.scorings[b] === null && f.later[b] === null);

const powerAt = ({ powers }: Fate, b: number, p: Seat): number => powers[b]?.[p] ?? 0;
/** The power of the strongest other seat right after the play, and by how much the seat is ahead of that. */
const rivalAt = ({ powers }: Fate, b: number, seat: Seat): number => rivalOf(powers[b], seat);
const aheadAt = (f: Fate, b: number, seat: Seat): number => powerAt(f, b, seat) - rivalAt(f, b, seat);

/** The other play brings a base near its breakpoint where another seat leads, and there the base has scored more often by then. */
function onFeeding({ start: { seat, bases, prizes, missing: lacks }, one, other, keyOf }: Compared, b: number): Weighed[] {
  const missing = (f: Fate): number => f.missing[b];
  const [n, instead] = [usual(other, missing), usual(one, missing)];
  const rival = usual(other, (f) => leaderOf(f.powers[b]));
  if (n === null || instead === null || n <= 0 || n > SOON || n >= instead) return [];
  if (rival === null || rival === seat || prizes[b] === 0) return [];
  const hasScored = (f: Fate): boolean => f.awards[b].some((vp) => vp > 0);
  const more = share(other, hasScored) - share(one, hasScored);
  // The other play may leave it as near as it is.
  const left = n === lacks[b] ? { m: instead } : {};
  return more < OFTEN ? [] : [{ weight: prizes[b] * more, reason: { kind: 'feeds', seat: rival, base: keyOf(bases[b]), n, ...left } }];
}

/**
 * How much more power the deciding seat has at a base, and how much less another one: at the end of the turn, or, if that tells nothing,
 * when its next turn begins.
 */
function onPower(both: Compared, b: number, least: number): Weighed[] {
  const { start, one, other, keyOf, names, idle } = both;
  const base = keyOf(start.bases[b]);
  if (start.prizes[b] === 0) return [];
  const found: Weighed[] = [];
  for (let p = 0; p < start.vp.length; p++) {
    const isOwn = p === start.seat;
    // That there is more power where a card is played needs no telling, unless the other play is to do nothing, or goes there, too.
    if (isOwn && !idle[1] && names[0].includes(base) && !names[1].includes(base)) continue;
    const [now, then] = [surplusAt(both, b, p), one.map((f, i) => laterSurplus(f.later[b], other[i].later[b], p))].map((list) =>
      surely(list.map((x) => (isOwn ? x : -x))),
    );
    const n = now >= least ? now : then;
    // Power that is gone because the base has scored is not lost.
    const isThere = isUsual(
      one.map((f, i) => (now >= least ? gone(f.evening[b], other[i].evening[b]) : gone(f.later[b], other[i].later[b]))),
      (x) => !x,
    );
    if (n < least || !isThere || !(isOpen(both, b, n) || (now >= least && least === 1 && (idle[0] || idle[1])))) continue;
    // What another seat has elsewhere instead is not gone.
    const elsewhere = start.bases.some((_, x) => x !== b && surely(surplusAt(both, x, p)) >= n / 2);
    if (!isOwn && now >= least && elsewhere) continue;
    const at = { base, n, ...(now >= least && { now: true as const }) };
    found.push({ weight: WEIGHTS.holds * n, reason: isOwn ? { kind: 'holds', ...at } : { kind: 'lowers', seat: p, ...at } });
  }
  return found;
}

type Here = readonly number[] | null;
const gone = (here: Here, there: Here): boolean => here === null || there === null;
const laterSurplus = (here: Here, there: Here, p: Seat): number => (here === null || there === null ? 0 : here[p] - there[p]);

/** May so much power still change something at a base? It breaks soon, or another seat there is near. */
function isOpen({ start: { seat }, one, other }: Compared, b: number, n: number): boolean {
  const reach = n < LEAST_POWER ? SOON / 2 : SOON;
  const isNear = ({ evening }: Fate): boolean =>
    evening[b]?.some((x, p) => p !== seat && x > 0 && Math.abs(evening[b]![seat] - x) <= reach) ?? false;
  return [one, other].some((list) => isUsual(list, (f) => (f.powers[b] !== null && f.missing[b] <= reach) || isNear(f)));
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
  // A lead that only grows decides nothing yet.
  const isGrowing = leaderOf(start.powers[b]) === seat && missing > SOON && n < missing;
  // Nor is it told if the seat stands there in the same way after the other play.
  const isSame = (f: Fate): boolean =>
    !isSmall && Math.sign(aheadAt(f, b, seat)) === Math.sign(n - m) && f.missing[b] <= 0 === missing <= 0;
  if (!matters || isGrowing || added < LEAST_POWER || !lasts(both, b) || !isRare(other, (f) => powerAt(f, b, seat) >= n || isSame(f)))
    return [];
  const takesTheLead = n > m && isRare(other, (f) => leaderOf(f.powers[b]) === seat);
  const scores = missing <= 0 ? WEIGHTS.pays * pays : 0;
  return [{ weight: scores + (takesTheLead && m > 0 ? WEIGHTS.tops : WEIGHTS.adds * added), reason }];
}

/** Does the deciding seat mostly have more power there than after the other play at the end of the turn, too, or has the base scored only after the one? */
function lasts({ start: { seat }, one, other }: Compared, b: number): boolean {
  const isMore = ({ evening }: Fate, i: number): boolean => {
    const [here, there] = [evening[b], other[i].evening[b]];
    // If it has scored after both plays, it has paid the same or not.
    if (here === null && there === null) return one[i].awards[b].join() !== other[i].awards[b].join();
    if (here === null || there === null) return true;
    return here[seat] > there[seat];
  };
  return share(one.map(isMore), (x) => x) > 0.5;
}

function onMinions(both: Compared): Weighed[] {
  const { start, one, other, keyOf, names } = both;
  const found: Weighed[] = [];
  for (const standing of start.minions) {
    const { card, seat, power, at } = standing;
    const gone = (f: Fate): boolean => f.gone.has(card);
    const [loses, spares] = seat === start.seat ? [other, one] : [one, other];
    // A minion that leaves with its base is lost as well.
    if (!isUsual(loses, gone) || !isUsual(spares, (f) => !gone(f) && !f.swept.has(card))) continue;
    const minion = keyOf(card);
    // That a chosen minion is lost needs no telling, unless the other play gives up one of its own seat's.
    if (names.flat().includes(minion) ? !isGivenUp(both, standing) : !isMissed(both, standing)) continue;
    found.push({
      weight: WEIGHTS.minion * (power + 1),
      reason: seat === start.seat ? { kind: 'keeps', minion } : { kind: 'removes', seat, minion },
      at: keyOf(at),
    });
  }
  return found;
}

/** Has its seat then less power at its base, and no other minion of its name? What is replaced is not missed. */
function isMissed(both: Compared, { card, seat, at }: Standing): boolean {
  const { start, one, other, keyOf } = both;
  const [b, id] = [start.bases.indexOf(at), keyOf(card).replace(/:\d+$/, '')];
  if (start.minions.some((m) => m.card !== card && m.seat === seat && keyOf(m.card).startsWith(`${id}:`))) return false;
  const sign = seat === start.seat ? 1 : -1;
  const drops = one.flatMap((f, i) =>
    gone(f.later[b], other[i].later[b]) ? [] : [sign * laterSurplus(f.later[b], other[i].later[b], seat)],
  );
  return drops.length < LEAST_WORLDS || surely(drops) > 0;
}

/** Does the other play take a minion of the deciding seat away, for which nothing comes, and this one nothing of that seat? */
function isGivenUp(both: Compared, { card, seat, power, at }: Standing): boolean {
  const { start, one, keyOf, names } = both;
  const isOwn = (m: Standing): boolean => m.seat === start.seat;
  if (seat !== start.seat || !names[1].includes(keyOf(card)) || names[0].includes(keyOf(card))) return false;
  const isSafe = isRare(one, (f) => start.minions.some((m) => isOwn(m) && f.gone.has(m.card)));
  return isSafe && surely(surplusAt(both, start.bases.indexOf(at), seat)) >= power;
}

/** Which of one's own minions get something, if one of them leaves play at once. */
function onMarks({ start, one, other, keyOf }: Compared): Weighed[] {
  const only = (list: readonly Standing[]): Standing | undefined => (list.length === 1 ? list[0] : undefined);
  const marked = (list: readonly Fate[]) => only(start.minions.filter(({ card }) => isUsual(list, (f) => f.marked.has(card))));
  const [here, there] = [marked(one), marked(other)];
  const leaves =
    ({ card, at }: Standing) =>
    (f: Fate): boolean =>
      f.swept.has(card) && f.evening[start.bases.indexOf(at)] === null;
  // What leaves play at once takes with it what it got.
  if (here?.seat !== start.seat || there?.seat !== start.seat || !isUsual(other, leaves(there)) || !isRare(one, leaves(here))) return [];
  const reason: Reason = { kind: 'lasts', minion: keyOf(here.card), than: keyOf(there.card), base: keyOf(there.at) };
  return [{ weight: WEIGHTS.marks, reason, at: keyOf(here.at) }];
}

function onCards(both: Compared): Weighed[] {
  const {
    start,
    one,
    other,
    idle: [isIdle, isOtherIdle],
  } = both;
  const found: Weighed[] = [];
  const worth = start.hand.length > USED ? WEIGHTS.surplus : WEIGHTS.card;
  // The other play may bring as many later in the turn.
  const came = surely(one.map((f, i) => f.came - other[i].came));
  const brought = usual(one, (f) => f.brought) ?? 0;
  const fetched = usual(one, (f) => f.card);
  if (brought > 0 && came > 0 && isRare(other, (f) => f.brought >= brought))
    found.push({ weight: worth * brought, reason: { kind: 'brings', n: brought, ...(fetched !== null && { card: fetched }) } });
  const taken = usual(one, (f) => f.taken) ?? 0;
  // That a card comes from another hand goes without saying if the question is whether it does.
  if (taken > 0 && !isOtherIdle && isRare(other, (f) => f.taken >= taken))
    found.push({ weight: WEIGHTS.card * taken, reason: { kind: 'takes', n: taken } });
  const more = surely(one.map((f, i) => f.hand.size - other[i].hand.size));
  if (more <= 0) return found;
  const [card] = savedIn(both);
  const told = (reason: Reason): Weighed[] => [...found, { weight: worth * more, reason }];
  // Whoever plays less has more cards; but not than after doing nothing.
  if (more > 1 || (isOtherIdle && !isIdle)) return told({ kind: 'cards', n: more });
  return isIdle && card !== undefined ? told({ kind: 'saves', card }) : found;
}

/** A card that usually comes later in the turn, and not after the other answer to the same question: one that the answer chooses, or another one. */
function onLaterPlays({ start, one, other, keyOf, names, isSameCard, idle }: Compared): Weighed[] {
  if (idle[0] || idle[1]) return [];
  const idIn = (key: string): string => key.replace(/:\d+$/, '');
  const plays =
    (id: string, at?: number) =>
    (f: Fate): boolean =>
      f.plays.some((x) => idIn(keyOf(x.card)) === id && (at === undefined || x.at === at));
  // What both plays name tells nothing, nor what comes in both.
  const named = new Set(names[1].map(idIn));
  const played = [...new Set(one.flatMap((f) => f.plays.map(({ card }) => idIn(keyOf(card)))))];
  const [source, ...chosen] = names[0].map(idIn);
  // Of two other cards, one is told that the play chooses.
  const card = played.find(
    (id) => !named.has(id) && id !== source && (isSameCard || chosen.includes(id)) && isUsual(one, plays(id)) && isRare(other, plays(id)),
  );
  // What the play itself brings into play goes without saying.
  if (card === undefined || isUsual(one, (f) => [...f.down].some((c) => idIn(keyOf(c)) === card))) return [];
  const at = start.bases.find((base) => isUsual(one, plays(card, base)));
  // That the play names it needs no telling, unless it does not say where it goes.
  if (chosen.includes(card) && (at === undefined || names[0].includes(keyOf(at)))) return [];
  return [{ weight: 0, reason: { kind: 'enables', card, ...(at !== undefined && { base: keyOf(at) }) } }];
}

/** The cards that usually stay in the hand, and that the other play spends; after doing nothing, those that come in the other turn, too. */
export function savedIn({ start, one, other, keyOf, names, idle }: Compared): string[] {
  const saved = start.hand.filter((c) => isUsual(one, (f) => f.hand.has(c)) && isRare(other, (f) => f.hand.has(c))).map(keyOf);
  const chosen = saved.filter((key) => names.flat().includes(key));
  return chosen.length > 0 || !idle[0] ? chosen : saved.slice(0, saved.length === 1 ? 1 : 0);
}
