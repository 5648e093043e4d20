import { isElsewhere, SOON, standing, standsAt } from './differing.js';
import { type Fate, type Prospect, rivalOf } from './fate.js';
import { plansIn } from './further.js';
import { gainsIn } from './gains.js';
import { type Compared, type Reason, swapped } from './reasons.js';
import { isRare, isUsual, LEAST_WORLDS, surely, usual } from './shares.js';

type Stands = Extract<Reason, { kind: 'stands' }>;
type Merely = Extract<Reason, { kind: 'merely' }>;

/** Is the same said in a list? */
export const isIn = (list: readonly Reason[], one: Reason): boolean => list.some((x) => JSON.stringify(x) === JSON.stringify(one));

/** At most this many facts show what a play makes of the table. */
const FACTS = 2;

/**
 * What a play makes of the table and the other one does not: the bases that it changes or makes score, and the cards that come; or else the
 * bases that score either way.
 */
export function pictureOf(both: Compared): Reason[] {
  if (both.one.length < LEAST_WORLDS) return [];
  const [mine, theirs] = [both, swapped(both)].map(sightsOf);
  const own = mine.filter((one) => !isIn(theirs, one) && (one.kind !== 'scores' || isMore(both, one)) && !theirs.some(isOutdoneBy(one)));
  return own.length > 0 ? own.slice(0, FACTS) : eitherIn(both);
}

/**
 * Does the seat stand at least as well at the same base after the other play? Asked of reasons that name the least power that it reaches
 * there.
 */
const isOutdoneBy =
  (one: Reason) =>
  (other: Reason): boolean =>
    one.kind === 'reaches' &&
    (other.kind === 'reaches' || other.kind === 'stands') &&
    other.base === one.base &&
    other.n - other.m >= one.n - one.m;

/** The bases that score this turn after both plays, and pay the same. */
export function eitherIn(both: Compared): Reason[] {
  if (both.one.length < LEAST_WORLDS) return [];
  const there = scoresIn(swapped(both));
  const same = scoresIn(both).filter((one) => isIn(there, one));
  return same.map((one): Reason => ({ ...one, either: true })).slice(0, FACTS);
}

/** A base that scores speaks for a play only if the seat gains more there than after the other play. */
function isMore({ start: { bases, seat }, other, keyOf }: Compared, { base, gains }: Extract<Reason, { kind: 'scores' }>): boolean {
  const b = bases.findIndex((card) => keyOf(card) === base);
  return isRare(other, (f) => f.awards[b][seat] >= (gains.find((x) => x.seat === seat)?.n ?? 0));
}

/** The base that lacks least to its breakpoint after both plays, if that is little. */
export function loomingIn(both: Compared): Reason[] {
  const { start, one, other, keyOf } = both;
  const found = start.bases.flatMap((card, b) => {
    const [n, instead] = [one, other].map((fates) => usual(fates, (f) => (f.powers[b] === null ? null : f.missing[b])));
    const gains = gainsIn(both, (f, p) => f.pays[b]?.[p] ?? 0);
    if (n === null || n !== instead || n <= 0 || n > SOON || start.prizes[b] === 0 || gains === null) return [];
    return [{ kind: 'looms' as const, base: keyOf(card), n, gains: gains.filter((x) => x.n > 0) }];
  });
  return found.sort((x, y) => x.n - y.n).slice(0, 1);
}

function sightsOf(both: Compared): Reason[] {
  const scored = scoresIn(both);
  const isTold = ({ base }: Stands): boolean => scored.some((s) => s.base === base);
  const changed = changedIn(both).filter((one) => !isTold(one));
  const found = [...scored, ...(changed.length > 0 ? changed : reachedIn(both)), ...takenIn(both), ...cardsIn(both)];
  return found.some(({ kind }) => kind === 'stands' || kind === 'weakens' || kind === 'reaches') ? found : [...found, ...laterIn(both)];
}

/** Is this true after both plays? */
export const isCommon = (one: Reason): boolean => one.kind === 'looms' || (one.kind === 'scores' && one.either === true);

/**
 * The reasons as they are told. A sum says less than how the table looks, and who leads at a base later is told together with how it looks
 * there now.
 */
export function tellable(both: Compared, reasons: Reason[]): Reason[] {
  const plain = reasons.filter(({ kind }) => kind !== 'ahead');
  const [first] = plain;
  if (plain.length === 1 && (first.kind === 'leads' || first.kind === 'stops')) {
    const stands = standing(
      both,
      both.start.bases.findIndex((card) => both.keyOf(card) === first.base),
    );
    return stands && stands.n > stands.m ? [stands, first] : plain;
  }
  if (plain.length > 0) return [...plain, ...unsaidIn(both, plain)].slice(0, Math.max(FACTS, plain.length));
  const sights = pictureOf(both);
  return sights.length > 0 ? sights : reasons;
}

/** The bases that score this turn, and not after the other play, if nothing is said of them. */
function unsaidIn(both: Compared, said: readonly Reason[]): Reason[] {
  const { start, other, keyOf } = both;
  return scoresIn(both).filter(({ base }) => {
    const b = start.bases.findIndex((card) => keyOf(card) === base);
    return isRare(other, ({ scorings }) => scorings[b]?.atOnce === true) && !said.some((one) => 'base' in one && one.base === base);
  });
}

/**
 * Does the seat stand at least as well after the other play, at a base that pays more, or that pays as much and lacks no more power? Then
 * the first reason speaks for nothing.
 */
export function isNoBetter(one: Reason, other: Reason): boolean {
  if (one.kind !== 'stands' || (other.kind !== 'merely' && other.kind !== 'stands') || other.n - other.m < one.n - one.m) return false;
  return (other.pays >= one.pays && other.missing <= one.missing) || (other.pays > one.pays && one.missing > SOON);
}

/** What the other play comes to, if it changes how the deciding seat stands at a base. */
export const merelyIn = (both: Compared): Merely[] =>
  changedIn(swapped(both))
    .slice(0, 1)
    .map((one) => ({ ...one, kind: 'merely' }));

/** What the other play comes to at the base where this play makes the seat stand like this; or else at the base to which it goes. */
export function contrastTo(both: Compared, reasons: readonly Reason[]): Merely[] {
  const [stands, ...more] = reasons;
  if (stands?.kind !== 'stands' || more.length > 0 || both.idle[1]) return [];
  const b = both.start.bases.findIndex((card) => both.keyOf(card) === stands.base);
  const there = standsAt(swapped(both), b);
  const isChanged = there !== undefined && (there.n !== both.start.powers[b][both.start.seat] || both.names[1].includes(stands.base));
  if (isChanged && there.n > 0 && (there.n !== stands.n || there.m !== stands.m)) return [{ ...there, kind: 'merely' }];
  return merelyIn(both).filter((one) => one.base !== stands.base);
}

/** How the seat stands at a base, told together with how it stands at another one; with what both bases pay it, if that is not the same. */
export function prized(one: Reason, beside: Reason | undefined): Reason {
  if (one.kind !== 'stands' && one.kind !== 'merely') return one;
  if (beside?.kind !== 'stands' && beside?.kind !== 'merely') return one;
  const isTold = one.base !== beside.base && one.pays !== beside.pays && one.pays > 0 && beside.pays > 0;
  return isTold ? { ...one, prize: true } : one;
}

/** The bases that usually score in the turn of the play, and pay the same to everybody. */
function scoresIn(both: Compared): Extract<Reason, { kind: 'scores' }>[] {
  const { start, one, keyOf } = both;
  return start.bases.flatMap((card, b) => {
    if (!isUsual(one, ({ scorings }) => scorings[b]?.atOnce === true)) return [];
    const gains = gainsIn(both, (f, p) => f.awards[b][p]);
    if (gains === null) return [];
    return [{ kind: 'scores', base: keyOf(card), gains: gains.filter(({ seat, n }) => seat === start.seat || n > 0) }];
  });
}

/** How the deciding seat stands at the bases that the play changes, first at the base where that may matter soonest. */
function changedIn(both: Compared): Stands[] {
  const { start } = both;
  const found = start.bases.flatMap((_, b) => {
    const stands = standsAt(both, b);
    // It does not matter how a seat stands at a base that pays nobody for power.
    if (stands === undefined || stands.n === 0 || start.prizes[b] === 0) return [];
    const added = stands.n - start.powers[b][start.seat];
    const taken = rivalOf(start.powers[b], start.seat) - stands.m;
    if (added === 0 && taken === 0) return [];
    // A base that loses power by a move says less than the one that gets it.
    const weight = Math.abs(added) + Math.abs(taken) + (added > 0 ? GAINED : 0) - stands.missing / FAR;
    return [{ stands, weight }];
  });
  return found.sort((x, y) => y.weight - x.weight).map(({ stands }) => stands);
}
const GAINED = 3;
const FAR = 4;

/** The bases to which the play brings power for the seat, though not the same power in all worlds. */
function reachedIn({ start, one, keyOf }: Compared): Reason[] {
  const { seat } = start;
  return start.bases.flatMap((card, b): Reason[] => {
    const here = one.flatMap(({ powers }) => (powers[b] === null ? [] : [powers[b]]));
    if (here.length < one.length) return [];
    const n = surely(here.map((all) => all[seat]));
    const m = usual(one, ({ powers }) => rivalOf(powers[b], seat));
    return n > start.powers[b][seat] && m !== null && start.prizes[b] > 0 ? [{ kind: 'reaches', base: keyOf(card), n, m }] : [];
  });
}

/** What the play takes away from others at bases where the deciding seat has nothing. */
function takenIn(both: Compared): Reason[] {
  const { start, one, keyOf } = both;
  return start.bases.flatMap((card, b) =>
    start.vp.flatMap((_, p): Reason[] => {
      if (p === start.seat || !isUsual(one, (f) => f.powers[b]?.[start.seat] === 0)) return [];
      const n = start.powers[b][p] - (usual(one, (f) => f.powers[b]?.[p] ?? 0) ?? start.powers[b][p]);
      return n > 0 && !isElsewhere(both, p, n)
        ? [{ kind: 'weakens', seat: p, base: keyOf(card), n, left: start.powers[b][p] - n, own: 0 }]
        : [];
    }),
  );
}

/** The cards that come: what they are good for, or which card it is, unless the play names it. */
export function cardsIn(both: Compared): Reason[] {
  const { one } = both;
  const n = surely(one.map((f) => f.brought));
  const card = usual(one, (f) => f.card);
  const found = [...couldIn(both), ...(card === null ? drawsIn(both) : [])];
  if (found.length > 0 || n <= 0) return found.slice(0, 1);
  if (card === null) return [{ kind: 'brings', n }];
  return isChosen(both, card) ? [] : [{ kind: 'brings', n, card }];
}

/** Does the play name the card with this id, which is not in play? */
export const isChosen = ({ start, names, keyOf }: Compared, id: string): boolean =>
  names[0].some((key) => key.startsWith(`${id}:`) && !start.minions.some(({ card }) => keyOf(card) === key));

/** Drawing first is good if other plays of the turn are chosen afterwards. */
export function drawsIn({ start, one, names, keyOf }: Compared): Reason[] {
  // A card that the play chooses is known before.
  const isFrom = (key: string): boolean =>
    /:\d+$/.test(key) && ![...start.hand, ...start.bases, ...start.minions.map(({ card }) => card)].some((card) => keyOf(card) === key);
  if (names[0].slice(1).filter(isFrom).length >= Math.max(1, surely(one.map((f) => f.brought)))) return [];
  const goesOn = (f: Fate): boolean =>
    f.brought > 0 && f.plays.some((x) => start.hand.includes(x.card) && !names[0].includes(keyOf(x.card)));
  return isUsual(one, goesOn) ? [{ kind: 'draws' }] : [];
}

/**
 * What a minion that is in hand only after this play can usually do on the next turn, if no minion in hand after the other play can do it.
 */
export function couldIn({ start, one, other, keyOf }: Compared): Reason[] {
  const all = [...new Set(one.flatMap((f) => [...f.chances.keys()]))];
  const has = (key: string) => (f: Fate) => f.chances.has(key);
  const isDone =
    ({ b, breaks }: Prospect) =>
    (f: Fate): boolean =>
      [...f.chances.values()].some((x) => x.b === b && (x.breaks || !breaks));
  return all
    .filter((key) => isUsual(one, has(key)))
    .map((key) => one.find(has(key))!.chances.get(key)!)
    .filter((found) => isRare(other, isDone(found)))
    .sort((x, y) => Number(y.breaks) - Number(x.breaks) || start.prizes[y.b] - start.prizes[x.b])
    .slice(0, 1)
    .map(({ card, b, breaks }) => ({ kind: 'could', card, base: keyOf(start.bases[b]), breaks }));
}

/**
 * What shows only in the seat's next turn: a card that it plays then, a base that has not scored and where it has more power, or a card
 * that it holds only after this play.
 */
function laterIn(both: Compared): Reason[] {
  const { start, one, other, keyOf } = both;
  const { seat, bases, powers } = start;
  const grown = goesTo(both).flatMap((b): Reason[] => {
    const [mine, theirs] = [one, other].map((fates) => fates.flatMap(({ later }) => later[b]?.[seat] ?? []));
    if (Math.min(mine.length, theirs.length) < Math.max(LEAST_WORLDS, one.length / 2)) return [];
    const n = surely(mine);
    return n > powers[b][seat] && n > surely(theirs) ? [{ kind: 'grows', base: keyOf(bases[b]), n }] : [];
  });
  const isGot = (id: string) => (f: Fate) => f.got.has(id);
  const isHeld = (id: string): boolean => start.hand.some((card) => keyOf(card).startsWith(`${id}:`));
  const got = [...new Set(one.flatMap((f) => [...f.got]))].filter(
    (id) => !isChosen(both, id) && !isHeld(id) && isUsual(one, isGot(id)) && isRare(other, isGot(id)),
  );
  return [...plansIn(both), ...grown.slice(0, 1), ...staysIn(both), ...got.slice(0, 1).map((card): Reason => ({ kind: 'gets', card }))];
}

/** The action that the play is named after, if it stays in play. */
function staysIn({ start, one, other, names: [[first]], keyOf }: Compared): Reason[] {
  const card = start.staying.find((c) => keyOf(c) === first);
  const stays = (f: Fate): boolean => card !== undefined && f.stayed.has(card);
  return isUsual(one, stays) && isRare(other, stays) ? [{ kind: 'stays', card: first }] : [];
}

/** The bases that a play names after its card, and those of its seat's own minions that it names or that get something. */
function goesTo({ start, one, names: [[, ...named]], keyOf }: Compared): number[] {
  const isMeant = (card: number): boolean => named.includes(keyOf(card)) || isUsual(one, (f) => f.marked.has(card));
  const own = start.minions.filter(({ card, seat }) => seat === start.seat && isMeant(card));
  const isThere = (card: number): boolean => named.includes(keyOf(card)) || own.some(({ at }) => at === card);
  // Power does not matter at a base that pays nobody for it.
  return start.bases.flatMap((card, b) => (start.prizes[b] > 0 && isThere(card) ? [b] : []));
}
