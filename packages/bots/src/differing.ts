import { type Fate, leaderOf, rivalOf, type Standing } from './fate.js';
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
  /** Leading right after the play says more than leading later, because others may change that. */
  tops: 1.3,
  pays: 0.25,
  weakens: 0.15,
  minion: 0.15,
  marks: 0.5,
  /** A card, and a card beyond those that can be used in a turn or two. */
  card: 0.35,
  surplus: 0.1,
  adds: 0.04,
  holds: 0.03,
};

/** A smaller difference in power is not worth a word. */
const LEAST_POWER = 2;
/** A base that lacks no more power than this may break soon. */
export const SOON = 6;
/** This many cards can be used in a turn or two. */
const USED = 5;
/** A play feeds a base if that scores in a share of worlds that is larger by this much. */
const OFTEN = 1 / 3;

export function facts(both: Compared): Weighed[] {
  if (both.one.length < LEAST_WORLDS) return [];
  const vp = onVp(both);
  const gained = vp.flatMap(({ reason }) => (reason.kind === 'gains' ? [reason.base] : []));
  // If a base breaks, its VP say more than how the seats stand there.
  const isSaid = ({ reason }: Weighed): boolean => reason.kind === 'stands' && reason.missing <= 0 && gained.includes(reason.base);
  const power = both.start.bases.flatMap((_, b) => [...onStanding(both, b), ...onFeeding(both, b), ...onPower(both, b, LEAST_POWER)]);
  const unsaid = power.filter((one) => !isSaid(one));
  // How little a base lacks says more than that somebody may gain there.
  const isFed = ({ reason }: Weighed): boolean =>
    reason.kind === 'bars' && power.some((one) => one.reason.kind === 'feeds' && one.reason.base === reason.base);
  return [
    ...onTheGame(both),
    ...vp.filter((one) => !isFed(one)),
    ...onBases(both),
    ...unsaid,
    ...onMinions(both),
    ...onMarks(both),
    ...onCards(both),
  ];
}

/**
 * What is told only if there is nothing else: a little power, a base that is half full, or which card is kept if both plays keep as many.
 */
export function smallFacts(both: Compared): Weighed[] {
  const power = both.start.bases.flatMap((_, b) => [...onStanding(both, b, true), ...onPower(both, b, 1)]);
  return [...power, ...onLaterPlays(both), ...savedIn(both).map((card): Weighed => ({ weight: 0, reason: { kind: 'saves', card } }))];
}

/**
 * How much more power a seat has at a base at the end of the turn than after the other play. If the base has scored by then, the powers
 * right after the plays count.
 */
const surplusAt = ({ one, other }: Compared, b: number, p: Seat): number[] =>
  one.map((f, i) => {
    const isThere = f.atEnd[b] !== null && other[i].atEnd[b] !== null;
    const [here, there] = isThere ? [f.atEnd[b], other[i].atEnd[b]] : [f.powers[b], other[i].powers[b]];
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
    // Power is worth nothing at a base that pays nobody for it.
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
      // It makes no difference if the power is gone after both plays by the end of the turn, or comes back. Power that moves to another
      // base is not gone.
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

/**
 * Does a seat usually have at least half as much additional power at another base right after the play? Minions may be weaker where they
 * go.
 */
export const isElsewhere = ({ start, one }: Compared, p: Seat, n: number): boolean =>
  start.bases.some((_, b) => isUsual(one, (f) => powerAt(f, b, p) - start.powers[b][p] >= n / 2));

/** The power of a seat and of the deciding seat right after the play, if they are usually the same. */
function leftAt({ start, one }: Compared, b: number, p: Seat): { left?: number; own?: number } {
  const [left, own] = [p, start.seat].map((x) => usual(one, (f) => powerAt(f, b, x)));
  return left === null || own === null ? {} : { left, own };
}

/** How the deciding seat usually stands at a base right after a play. */
export function standsAt({ start: { bases, seat }, one, keyOf }: Compared, b: number): Extract<Reason, { kind: 'stands' }> | undefined {
  const next = (f: Fate): number => rivalAt(f, b, seat);
  const rivalIn = (f: Fate): number => (next(f) === 0 ? -1 : f.powers[b]!.findIndex((x, p) => p !== seat && x === next(f)));
  const measures = [(f: Fate) => powerAt(f, b, seat), next, rivalIn, (f: Fate) => f.missing[b], (f: Fate) => f.pays[b]?.[seat] ?? 0];
  const [n, m, rival, missing, pays] = measures.map((of) => usual(one, of));
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
/** The power of the strongest other seat right after the play, and how far ahead of it the seat is. */
const rivalAt = ({ powers }: Fate, b: number, seat: Seat): number => rivalOf(powers[b], seat);
const aheadAt = (f: Fate, b: number, seat: Seat): number => powerAt(f, b, seat) - rivalAt(f, b, seat);

/**
 * The other play brings a base at which another seat leads near its breakpoint, and so the base scores more often before the seat's next
 * turn.
 */
function onFeeding({ start: { seat, bases, prizes, missing: lacks }, one, other, keyOf }: Compared, b: number): Weighed[] {
  const missing = (f: Fate): number => f.missing[b];
  const [n, instead] = [usual(other, missing), usual(one, missing)];
  const rival = usual(other, (f) => leaderOf(f.powers[b]));
  if (n === null || instead === null || n <= 0 || n > SOON || n >= instead) return [];
  if (rival === null || rival === seat || prizes[b] === 0) return [];
  const hasScored = (f: Fate): boolean => f.awards[b].some((vp) => vp > 0);
  const more = share(other, hasScored) - share(one, hasScored);
  // Perhaps the base is that near already, and the other play leaves it there.
  const left = n === lacks[b] ? { m: instead } : {};
  return more < OFTEN ? [] : [{ weight: prizes[b] * more, reason: { kind: 'feeds', seat: rival, base: keyOf(bases[b]), n, ...left } }];
}

/**
 * How much more power the deciding seat has at a base, and how much less another seat has: at the end of the turn, or, if that tells
 * nothing, when the deciding seat's next turn begins.
 */
function onPower(both: Compared, b: number, least: number): Weighed[] {
  const { start, one, other, keyOf, names, idle } = both;
  const base = keyOf(start.bases[b]);
  if (start.prizes[b] === 0) return [];
  const found: Weighed[] = [];
  for (let p = 0; p < start.vp.length; p++) {
    const isOwn = p === start.seat;
    // It goes without saying that there is more power where a card is played, unless the other play does nothing, or goes there too.
    if (isOwn && !idle[1] && names[0].includes(base) && !names[1].includes(base)) continue;
    const [now, then] = [surplusAt(both, b, p), one.map((f, i) => laterSurplus(f.later[b], other[i].later[b], p))].map((list) =>
      surely(list.map((x) => (isOwn ? x : -x))),
    );
    const n = now >= least ? now : then;
    // Power that is gone because the base has scored is not lost.
    const isThere = isUsual(
      one.map((f, i) => (now >= least ? gone(f.atEnd[b], other[i].atEnd[b]) : gone(f.later[b], other[i].later[b]))),
      (x) => !x,
    );
    if (n < least || !isThere || !(isOpen(both, b, n) || (now >= least && least === 1 && (idle[0] || idle[1])))) continue;
    // Power that another seat has elsewhere instead is not gone.
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

/** Can this much power still change something at a base? It can if the base breaks soon, or if the power of another seat there is near. */
function isOpen({ start: { seat }, one, other }: Compared, b: number, n: number): boolean {
  const reach = n < LEAST_POWER ? SOON / 2 : SOON;
  const isNear = ({ atEnd }: Fate): boolean =>
    atEnd[b]?.some((x, p) => p !== seat && x > 0 && Math.abs(atEnd[b]![seat] - x) <= reach) ?? false;
  return [one, other].some((list) => isUsual(list, (f) => (f.powers[b] !== null && f.missing[b] <= reach) || isNear(f)));
}

/**
 * How the deciding seat stands at a base right after the play, if the play brings it power there. `isSmall`: even if it stands there in the
 * same way after the other play.
 */
function onStanding(both: Compared, b: number, isSmall = false): Weighed[] {
  const { start, other } = both;
  const { seat } = start;
  const reason = standing(both, b);
  if (reason === undefined || start.prizes[b] === 0) return [];
  const { n, m, missing, pays } = reason;
  const added = n - start.powers[b][seat];
  // It is worth a word if the seat is first or level with somebody, or if the base may soon break and pay; power at a base that is far from
  // its breakpoint is not.
  const matters = (m > 0 && n >= m) || (missing <= SOON && pays > 0) || (isSmall && n >= m && n >= missing);
  // A lead that only grows decides nothing yet.
  const isGrowing = leaderOf(start.powers[b]) === seat && missing > SOON && n < missing;
  // It is not told if the seat stands there in the same way after the other play.
  const isSame = (f: Fate): boolean =>
    !isSmall && Math.sign(aheadAt(f, b, seat)) === Math.sign(n - m) && f.missing[b] <= 0 === missing <= 0;
  if (!matters || isGrowing || added < LEAST_POWER || !lasts(both, b) || !isRare(other, (f) => powerAt(f, b, seat) >= n || isSame(f)))
    return [];
  const takesTheLead = n > m && isRare(other, (f) => leaderOf(f.powers[b]) === seat);
  const scores = missing <= 0 ? WEIGHTS.pays * pays : 0;
  return [{ weight: scores + (takesTheLead && m > 0 ? WEIGHTS.tops : WEIGHTS.adds * added), reason }];
}

/**
 * Does the deciding seat mostly still have more power there at the end of the turn than after the other play, or has the base scored after
 * only one of the plays?
 */
function lasts({ start: { seat }, one, other }: Compared, b: number): boolean {
  const isMore = ({ atEnd }: Fate, i: number): boolean => {
    const [here, there] = [atEnd[b], other[i].atEnd[b]];
    // If the base has scored after both plays, it matters whether it has paid the same.
    if (here === null && there === null) return one[i].awards[b].join() !== other[i].awards[b].join();
    if (here === null || there === null) return true;
    return here[seat] > there[seat];
  };
  return share(one.map(isMore), (x) => x) > 0.5;
}

function onMinions(both: Compared): Weighed[] {
  const { start, one, other, keyOf, names } = both;
  const found: Weighed[] = [];
  for (const known of start.minions) {
    const { card, seat, power, at } = known;
    const isGone = (f: Fate): boolean => f.gone.has(card);
    const [loses, spares] = seat === start.seat ? [other, one] : [one, other];
    // A minion that leaves play together with its base is lost as well.
    if (!isUsual(loses, isGone) || !isUsual(spares, (f) => !isGone(f) && !f.swept.has(card))) continue;
    const minion = keyOf(card);
    // It goes without saying that a chosen minion is lost, unless the other play gives up one of the seat's own minions.
    if (names.flat().includes(minion) ? !isGivenUp(both, known) : !isMissed(both, known)) continue;
    found.push({
      weight: WEIGHTS.minion * (power + 1),
      reason: seat === start.seat ? { kind: 'keeps', minion } : { kind: 'removes', seat, minion },
      at: keyOf(at),
    });
  }
  return found;
}

/** Does its seat then have less power at that base, and no other minion of the same name? A minion that is replaced is not missed. */
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

/**
 * Does the other play take a minion away from the deciding seat and give it nothing for it, while this play takes nothing from that seat?
 */
function isGivenUp(both: Compared, { card, seat, power, at }: Standing): boolean {
  const { start, one, keyOf, names } = both;
  const isOwn = (m: Standing): boolean => m.seat === start.seat;
  if (seat !== start.seat || !names[1].includes(keyOf(card)) || names[0].includes(keyOf(card))) return false;
  const isSafe = isRare(one, (f) => start.minions.some((m) => isOwn(m) && f.gone.has(m.card)));
  return isSafe && surely(surplusAt(both, start.bases.indexOf(at), seat)) >= power;
}

/** Which of the seat's own minions get something, if one of these minions leaves play at once. */
function onMarks({ start, one, other, keyOf }: Compared): Weighed[] {
  const only = (list: readonly Standing[]): Standing | undefined => (list.length === 1 ? list[0] : undefined);
  const marked = (list: readonly Fate[]) => only(start.minions.filter(({ card }) => isUsual(list, (f) => f.marked.has(card))));
  const [here, there] = [marked(one), marked(other)];
  const leaves =
    ({ card, at }: Standing) =>
    (f: Fate): boolean =>
      f.swept.has(card) && f.atEnd[start.bases.indexOf(at)] === null;
  // A minion that leaves play at once takes along what it got.
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
  // The other play may bring as many cards later in the turn.
  const came = surely(one.map((f, i) => f.came - other[i].came));
  const brought = usual(one, (f) => f.brought) ?? 0;
  const fetched = usual(one, (f) => f.card);
  if (brought > 0 && came > 0 && isRare(other, (f) => f.brought >= brought))
    found.push({ weight: worth * brought, reason: { kind: 'brings', n: brought, ...(fetched !== null && { card: fetched }) } });
  const taken = usual(one, (f) => f.taken) ?? 0;
  // It goes without saying that a card comes from another hand if the question is whether to take it.
  if (taken > 0 && !isOtherIdle && isRare(other, (f) => f.taken >= taken))
    found.push({ weight: WEIGHTS.card * taken, reason: { kind: 'takes', n: taken } });
  const more = surely(one.map((f, i) => f.hand.size - other[i].hand.size));
  if (more <= 0) return found;
  const [card] = savedIn(both);
  const told = (reason: Reason): Weighed[] => [...found, { weight: worth * more, reason }];
  // A seat that plays less keeps more cards; but having more than after doing nothing is worth telling.
  if (more > 1 || (isOtherIdle && !isIdle)) return told({ kind: 'cards', n: more });
  return isIdle && card !== undefined ? told({ kind: 'saves', card }) : found;
}

/**
 * A card that is usually played later in the turn, and not after the other answer to the same question. The answer chooses it, or it is
 * another card.
 */
function onLaterPlays({ start, one, other, keyOf, names, isSameCard, idle }: Compared): Weighed[] {
  if (idle[0] || idle[1]) return [];
  const idIn = (key: string): string => key.replace(/:\d+$/, '');
  const plays =
    (id: string, at?: number) =>
    (f: Fate): boolean =>
      f.plays.some((x) => idIn(keyOf(x.card)) === id && (at === undefined || x.at === at));
  // Cards that both plays name tell nothing, nor do cards that are played after both.
  const named = new Set(names[1].map(idIn));
  const played = [...new Set(one.flatMap((f) => f.plays.map(({ card }) => idIn(keyOf(card)))))];
  const [source, ...chosen] = names[0].map(idIn);
  // If the plays begin with different cards, only a card that the play chooses is told.
  const card = played.find(
    (id) => !named.has(id) && id !== source && (isSameCard || chosen.includes(id)) && isUsual(one, plays(id)) && isRare(other, plays(id)),
  );
  // A card that the play itself brings into play goes without saying.
  if (card === undefined || isUsual(one, (f) => [...f.down].some((c) => idIn(keyOf(c)) === card))) return [];
  const at = start.bases.find((base) => isUsual(one, plays(card, base)));
  // A card that the play names is not told again, unless the name leaves out where it goes.
  if (chosen.includes(card) && (at === undefined || names[0].includes(keyOf(at)))) return [];
  return [{ weight: 0, reason: { kind: 'enables', card, ...(at !== undefined && { base: keyOf(at) }) } }];
}

/**
 * The cards that usually stay in the hand while the other play spends them: those that a play names. After doing nothing, a card that no
 * play names counts if it is the only one.
 */
export function savedIn({ start, one, other, keyOf, names, idle }: Compared): string[] {
  const saved = start.hand.filter((c) => isUsual(one, (f) => f.hand.has(c)) && isRare(other, (f) => f.hand.has(c))).map(keyOf);
  const chosen = saved.filter((key) => names.flat().includes(key));
  return chosen.length > 0 || !idle[0] ? chosen : saved.slice(0, saved.length === 1 ? 1 : 0);
}
