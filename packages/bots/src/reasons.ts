import type { Followups } from './bot.js';
import { END } from './descent.js';
import { facts, SOON, savedIn, smallFacts, standsAt, type Weighed } from './differing.js';
import { type Before, type Fate, rivalOf } from './fate.js';
import type { PlayStep } from './line.js';
import { cardsIn, couldIn, drawsIn, isChosen, isIn, merelyIn } from './picture.js';
import type { Duel, Reason } from './reason.js';
import type { Seat } from './rules.js';
import { FEW, isRare, LEAST_WORLDS, mean, share, surelyMean, usual } from './shares.js';

export type { Duel, Gain, Reason, Stand } from './reason.js';

/** At most this many reasons are told for a play. */
export const SENTENCES = 2;
/** A second reason has to weigh at least this share of the first, or of `FULL` VP if that is less. */
const BESIDE = 0.25;
const FULL = 4;
/** A deed is told if at least this share of what makes the play better lies where the deed is done. */
const PART = 0.25;
const MOST = 0.5;
/** Fewer VP are not worth a word. */
const LEAST_VP = 0.1;
/** A card changes nothing if that is true in at least this share of the worlds. */
const ALMOST_ALL = 0.9;

/** Reasons that only show how the plays differ, and not why one of them is better. */
const SIGHTS = new Set<Reason['kind']>([
  'lies',
  'places',
  'merely',
  'scores',
  'draws',
  'grows',
  'stays',
  'gets',
  'could',
  'reaches',
  'looms',
  'plans',
]);
/** Reasons that only say what the play does and the other one does not. They tell plays apart that are about equally good. */
const DEEDS = new Set<Reason['kind']>(['stands', 'holds', 'lowers', 'lasts', 'brings', 'enables', 'cards', 'saves', ...SIGHTS]);
/**
 * Does the reason say little by itself? It speaks of cards more or fewer, of a card that is kept, of a little power, or of a place behind
 * somebody, far from the breakpoint.
 */
export function isThin(reason: Reason): boolean {
  const { kind } = reason;
  if (kind === 'brings') return reason.card === undefined;
  if (kind === 'holds' || kind === 'lowers') return reason.n <= THIN;
  if (kind === 'stands') return reason.n < reason.m && reason.missing > SOON;
  return kind === 'cards' || kind === 'takes' || (kind === 'saves' && reason.vain === undefined);
}
const THIN = 2;

/** Does it say that a base breaks and pays the deciding seat? */
export const paysAtOnce = (reason: Reason): boolean => reason.kind === 'stands' && reason.missing <= 0 && reason.pays > 0;

/** Does the reason speak of both plays? */
export const isContrast = ({ kind }: Reason): boolean => kind === 'lies' || kind === 'places' || kind === 'merely';
export const isSight = ({ kind }: Reason): boolean => SIGHTS.has(kind);
export const isDeed = ({ kind }: { kind: string }): boolean => DEEDS.has(kind as Reason['kind']);

/** Two plays in the same worlds, one after the other: what came of each of them. */
export interface Compared {
  start: Before;
  one: readonly Fate[];
  other: readonly Fate[];
  keyOf: (card: number) => string;
  /** The keys of the cards that each play names: it goes without saying that a chosen minion is lost. */
  names: readonly [one: readonly string[], other: readonly string[]];
  /** Do both plays begin with the same card, or answer the same question? */
  isSameCard: boolean;
  /** Does the play consist of doing nothing? Then the card that is kept is the reason. */
  idle: readonly [one: boolean, other: boolean];
  /** Does each play decline something on its way? Its name does not show that. */
  declines?: readonly [one: boolean, other: boolean];
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
  names: [namesIn(plays[0]), namesIn(plays[1])],
  isSameCard: plays.every(([first]) => first?.prompt !== 'play-phase' || first.keys[0] === plays[0][0].keys[0]),
  idle: [isIdle(plays[0]), isIdle(plays[1])],
  declines: [hasDeclined(plays[0]), hasDeclined(plays[1])],
});

const hasDeclined = (play: readonly PlayStep[]): boolean => play.slice(1).some(({ keys }) => keys.length === 0);

/** The card that asks, if the play answers a question, and then the cards that the play names. */
const namesIn = (play: readonly PlayStep[]): string[] => [
  ...(play[0]?.source ? [`${play[0].source.id}:${play[0].source.n}`] : []),
  ...play.flatMap((step) => step.keys.map(cardIn)),
];

export const swapped = (both: Compared): Compared => ({
  ...both,
  one: both.other,
  other: both.one,
  names: [both.names[1], both.names[0]],
  idle: [both.idle[1], both.idle[0]],
  ...(both.declines && { declines: [both.declines[1], both.declines[0]] as const }),
});

/**
 * Why one play is better than the other: at most two reasons, the most important first. A deed is a reason only if the play is better where
 * the deed is done: at that base, or by the seat's hand.
 */
export function reasonsFor(both: Compared): Reason[] {
  const chosen = differences(both);
  if (both.one.length < LEAST_WORLDS || !chosen.every(isDeed)) return chosen.filter((one) => !isStanding(one, chosen));
  const [vain] = savedIn(both).filter((card) => isVain(both, card));
  const more = (of: (f: Fate) => number): number => surelyMean(both.one.map((f, i) => of(f) - of(both.other[i])));
  const all = more((f) => f.margin);
  // Where deeds weigh the same, how the seat stands says more than how much power it is about.
  const deeds = [...smallFacts(both), ...facts(both)]
    .filter(({ reason }) => isDeed(reason))
    .map(({ reason }): Weighed => ({ reason, weight: more(worthAt(both, reason)) }));
  // A card that is kept is a reason only if that is the main difference.
  const isKept = ({ reason }: Weighed): boolean => reason.kind === 'saves';
  if (vain !== undefined) return besideVain(both, vain, deeds);
  const main = theMost(deeds.filter((one) => one.weight > Math.max(0, (isKept(one) ? MOST : PART) * all)));
  const told = withKept(both, main).map((reason) => asStanding(both, reason));
  // What pays at once comes before cards.
  if (told.length > 0) return withCards(both, [...told.filter(paysAtOnce), ...told.filter((reason) => !paysAtOnce(reason))]);
  // If nothing else is known, a small part of what makes the play better is told.
  const little = withKept(both, theMost(deeds.filter(({ reason, weight }) => reason.kind !== 'saves' && weight > 0)).slice(0, 1));
  return little.length > 0 ? little.map((reason) => asStanding(both, reason)) : whereItLies(both);
}

/** What makes this play good, if that is known, and then that the other play is in vain. */
function besideVain(both: Compared, card: string, deeds: readonly Weighed[]): Reason[] {
  const good = theMost(deeds.filter(({ reason, weight }) => weight > 0 && reason.kind !== 'saves' && !isThin(reason))).slice(0, 1);
  return [...good.map((reason) => asStanding(both, reason)), { kind: 'saves', card, vain: true }];
}

/** If the only reason is how the turn ends at a base, the cards that come are told, too. */
function withCards(both: Compared, told: Reason[]): Reason[] {
  const other = cardsIn(swapped(both));
  return told.length === 1 && told[0].kind === 'lies' ? [...told, ...cardsIn(both).filter((one) => !isIn(other, one))] : told;
}

/** Is this said already? How the deciding seat stands at a base says that power was taken away there. */
const isStanding = (one: Reason, all: readonly Reason[]): boolean =>
  one.kind === 'weakens' && all.some((x) => x.kind === 'stands' && x.base === one.base);

/** How much power a seat has says more than how much more it has. */
function asStanding(both: Compared, reason: Reason): Reason {
  if ((reason.kind !== 'holds' && reason.kind !== 'lowers') || reason.now !== true) return reason;
  const b = both.start.bases.findIndex((base) => both.keyOf(base) === reason.base);
  const stands = reason.kind === 'holds' && both.idle[1] ? standsAt(both, b) : undefined;
  return stands ?? duelAt(both, b) ?? reason;
}

/** A base at which the turn ends better than after the other play. */
function duelAt({ start, one, other, keyOf }: Compared, b: number): Extract<Reason, { kind: 'lies' }> | undefined {
  const [here, there] = [standingIn(one, b, start.seat), standingIn(other, b, start.seat)];
  if (here === null || there === null || here.own - here.rival <= there.own - there.rival) return undefined;
  // Where the seat has no power, or where power pays nobody, it has nothing to gain or to lose.
  if ((here.own === 0 && there.own === 0) || start.prizes[b] === 0) return undefined;
  return { kind: 'lies', base: keyOf(start.bases[b]), here, there };
}

/** If nothing else is known, the base at which most of what makes the play better lies, and at which the seat stands better. */
function whereItLies(both: Compared): Reason[] {
  const differing = (of: (f: Fate) => number): number[] => both.one.map((f, i) => of(f) - of(both.other[i]));
  const all = differing((f) => f.margin);
  if (mean(all) <= 0) return [];
  const places = onPlaces(both);
  // It goes without saying that a card lies where it goes.
  const isTrivial = ({ base, there }: Extract<Reason, { kind: 'lies' }>): boolean =>
    there.own === 0 && !both.idle[1] && both.names[0].includes(base) && !both.names[1].includes(base);
  for (const place of both.start.bases.flatMap((_, b) => duelAt(both, b) ?? [])) {
    if (places.length === 0 && isTrivial(place)) continue;
    const here = differing(worthAt(both, place));
    // Where both plays go says more than where one of them goes.
    if (surelyMean(here) >= LEAST_VP && mean(here) >= MOST * mean(all)) return places.length > 0 ? places : [place];
  }
  return surelyMean(all) < LEAST_VP ? [] : places;
}

/** Where the plays go, if they go to different bases, and how the seat then stands there. */
function onPlaces(both: Compared): Reason[] {
  const { start, one, other, keyOf, names } = both;
  const only = (here: readonly string[], there: readonly string[]): number | null => {
    const found = start.bases.flatMap((card, b) => (here.includes(keyOf(card)) && !there.includes(keyOf(card)) ? [b] : []));
    return found.length === 1 ? found[0] : null;
  };
  const [a, b] = [only(names[0], names[1]), only(names[1], names[0])];
  if (a === null || b === null) return [];
  const [here, there] = [standingIn(one, a, start.seat), standingIn(other, b, start.seat)];
  const [left, right] = [usual(one, (f) => f.missing[a]), usual(other, (f) => f.missing[b])];
  if (here === null || there === null || left === null || right === null) return [];
  // Power does not matter at a base that pays nobody for it.
  if (start.prizes[a] === 0 || start.prizes[b] === 0) return [];
  // It would mislead to say how much a base lacks if it scores on the next turn all the same.
  if (left > SOON && share(one, ({ further }) => further?.awards[a].some((vp) => vp > 0) ?? false) > FEW) return [];
  // If the seat stands at least as well where the other play goes, that is no reason for this play.
  if (there.own - there.rival >= here.own - here.rival && right <= left) return [];
  // A play that brings no power there does not change how the seat stands.
  const brings = (than: readonly Fate[], at: number, { own }: Duel): boolean =>
    own > 0 && isRare(than, ({ atEnd }) => (atEnd[at]?.[start.seat] ?? 0) >= own);
  if (!brings(other, a, here) || !brings(one, b, there)) return [];
  const [n, m] = [usual(one, (f) => f.pays[a]?.[start.seat] ?? 0), usual(other, (f) => f.pays[b]?.[start.seat] ?? 0)];
  const prizes = n && m && n !== m ? { n, m } : {};
  return [{ kind: 'places', base: keyOf(start.bases[a]), than: keyOf(start.bases[b]), here, there, left, right, ...prizes }];
}

/** The power of the seat and of the strongest other seat at a base at the end of the turn, if they are usually the same. */
function standingIn(fates: readonly Fate[], b: number, seat: Seat): Duel | null {
  const own = usual(fates, ({ atEnd }) => atEnd[b]?.[seat] ?? -1);
  const rival = usual(fates, ({ atEnd }) => rivalOf(atEnd[b], seat));
  return own === null || rival === null || own < 0 ? null : { own, rival };
}

/** What a world is worth, in VP, where a deed is done: at that base, or in the seat's hand and discard pile. */
function worthAt({ start, keyOf }: Pick<Compared, 'start' | 'keyOf'>, deed: Reason): (f: Fate) => number {
  const { seat, bases, vp, minions } = start;
  const at = 'minion' in deed ? minions.find(({ card }) => keyOf(card) === deed.minion)?.at : undefined;
  const place = bases.findIndex((base) => (at === undefined ? 'base' in deed && keyOf(base) === deed.base : base === at));
  if (place < 0) return cardsOf;
  // An opponent's gain is a loss; among several opponents, it is divided by their number.
  const sign = (p: Seat): number => (p === seat ? 1 : -1 / (vp.length - 1));
  return ({ awards, worths }) => vp.reduce((sum, _, p) => sum + sign(p) * (awards[place][p] + worths.bases[place][p]), 0);
}

const cardsOf = ({ worths }: Fate): number => worths.hand + worths.discard;

/** What usually comes of one play and not of the other: the two facts that weigh most. */
const differences = (both: Compared): Reason[] => withKept(both, theMost(facts(both)));

/** What tells plays apart if they are about equally good, however little it is. */
export function deedsOf(both: Compared): Reason[] {
  const found = differences(both);
  if (found.length > 0 || both.one.length < LEAST_WORLDS) return found.map((reason) => asStanding(both, reason));
  // Each of two plays keeps the card that the other one plays.
  const small = theMost(smallFacts(both).filter(({ reason }) => reason.kind !== 'saves' || both.idle[0] || isVain(both, reason.card)));
  return withKept(both, small).map((reason) => asStanding(both, reason));
}

/**
 * A card that is kept is told if it would be played in vain; or, if it is worth more in hand, together with what it could do. Otherwise it
 * says nothing.
 */
function withKept(both: Compared, reasons: Reason[]): Reason[] {
  const { idle, one, other } = both;
  const told = reasons.flatMap((reason): Reason[] => {
    if (reason.kind === 'brings') return broughtIn(both, reason);
    if (reason.kind !== 'saves') return [reason];
    if (isVain(both, reason.card)) return [{ ...reason, vain: true }];
    const more = (of: (f: Fate) => number): number => mean(one.map((f, i) => of(f) - of(other[i])));
    return idle[0] && more(cardsOf) > 0 && more((f) => f.margin) >= 0 ? [reason, ...[...couldIn(both), ...merelyIn(both)].slice(0, 1)] : [];
  });
  return told.slice(0, SENTENCES);
}

/**
 * It says nothing that a card comes into the hand if the play names it. What it can do there is told, or what else the cards are good for.
 */
function broughtIn(both: Compared, reason: Extract<Reason, { kind: 'brings' }>): Reason[] {
  const isNamed = reason.card !== undefined && isChosen(both, reason.card);
  const said = [...couldIn(both), ...(reason.card === undefined ? drawsIn(both) : [])].slice(0, 1);
  return said.length > 0 || isNamed ? said : [reason];
}

/** Does the other play spend the card, which then goes to a discard pile, and change nothing else? */
function isVain(both: Compared, card: string): boolean {
  const { start, one, other, keyOf, idle, declines } = both;
  if (declines?.[1] || !start.passing.some((c) => keyOf(c) === card)) return false;
  // A card that lies on a deck is drawn later.
  if (share(other, (f) => f.still) < ALMOST_ALL) return false;
  if (!idle[0]) return share(other, (f) => f.vain) >= ALMOST_ALL;
  const isSame = ({ table, came, brought, taken }: Fate, i: number): boolean =>
    table === one[i].table && came <= one[i].came && brought <= 0 && taken === 0;
  return share(other.map(isSame), (x) => x) >= ALMOST_ALL;
}

function theMost(found: Weighed[]): Reason[] {
  const chosen: Weighed[] = [];
  let most = 0;
  for (const one of found.sort((a, b) => b.weight - a.weight)) {
    if (chosen.length === SENTENCES || chosen.some((c) => isOfMinion(c, one) || covers(c.reason, one.reason))) continue;
    // A small reason beside one that weighs much more only distracts. But what wins or loses the game may be explained.
    if (chosen.length > 0 && one.weight < BESIDE * Math.min(most, FULL)) continue;
    most = Math.max(most, one.weight);
    chosen.push(one);
  }
  return chosen.map(({ reason }) => reason);
}

const ON_VP = new Set<Reason['kind']>(['wins', 'loses', 'gains', 'denies', 'earns', 'spares', 'bars']);
export const isOnVp = ({ kind }: Reason): boolean => ON_VP.has(kind);
const ON_LEADS = new Set<Reason['kind']>(['leads', 'stops', 'stands', 'feeds', 'holds', 'lowers']);
const ON_POWER = new Set<Reason['kind']>(['weakens', 'holds', 'lowers']);
const ON_CARDS = new Set<Reason['kind']>(['brings', 'cards', 'saves']);

/** Is one about a minion, and the other about power of the same seat at the minion's base? That would say the same thing twice. */
function isOfMinion(first: Weighed, second: Weighed): boolean {
  const [minion, power] = first.at === undefined ? [second, first.reason] : [first, second.reason];
  const seatOf = (reason: Reason): Seat | null => ('seat' in reason ? reason.seat : null);
  return 'base' in power && power.base === minion.at && ON_POWER.has(power.kind) && seatOf(power) === seatOf(minion.reason);
}

/** Does the first reason leave nothing new for the second to say? */
function covers(first: Reason, second: Reason): boolean {
  if (second.kind === 'ahead') return ON_VP.has(first.kind);
  // The gain also tells what somebody else loses there.
  if (first.kind === 'gains' && second.kind === 'denies') return first.base === second.base && first.instead > 0;
  if (first.kind === 'ahead' && ON_VP.has(second.kind)) return false;
  if (ON_CARDS.has(first.kind)) return ON_CARDS.has(second.kind);
  // What somebody loses there, or a sum of VP, does not say how the deciding seat stands.
  if ((first.kind === 'weakens' || first.kind === 'ahead') && second.kind === 'stands') return false;
  return 'base' in first && 'base' in second && first.base === second.base && ON_LEADS.has(second.kind);
}
