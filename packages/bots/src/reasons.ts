import type { Followups } from './bot.js';
import { END } from './descent.js';
import { facts, savedIn, smallFacts, type Weighed } from './differing.js';
import type { Before, Fate } from './fates.js';
import type { PlayStep } from './line.js';
import type { Seat } from './rules.js';
import { LEAST_WORLDS, surelyMean } from './shares.js';

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
  /** After the other play, so much is missing to the breakpoint of a base at which this seat leads. */
  | { kind: 'feeds'; seat: Seat; base: string; n: number }
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
   * that the other play does with it by then speaks for it), which is worth more there than another one, which the other play keeps (`than`).
   */
  | { kind: 'cards'; n: number }
  | { kind: 'saves'; card: string; vain: boolean; than?: string };

const SENTENCES = 2;
/** The second reason weighs at least this share of the first, or of so many VP. */
const BESIDE = 0.25;
const FULL = 4;
/** A deed is told if at least this share of what makes the play better lies where it is done. */
const PART = 0.15;
const MOST = 0.5;

/** What the play does, and the other one does not. It tells plays apart that are about equally good. */
const DEEDS = new Set<Reason['kind']>(['stands', 'holds', 'lowers', 'brings', 'cards', 'saves']);
export const isDeed = ({ kind }: Reason): boolean => DEEDS.has(kind);

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
  const deeds = [...facts(both), ...smallFacts(both)]
    .filter(({ reason }) => isDeed(reason))
    .map(({ reason }): Weighed => ({ reason, weight: more(worthAt(both, reason)) }));
  // That another card was played instead is a reason only if it is the main one.
  const isKept = ({ reason }: Weighed): boolean => reason.kind === 'saves';
  const main = theMost(deeds.filter((one) => one.weight > Math.max(0, (isKept(one) ? MOST : PART) * all)));
  // A little of what makes the play better is told if nothing else is known of it.
  return main.length > 0 ? withKept(both, main) : theMost(deeds.filter((one) => !isKept(one) && one.weight > 0)).slice(0, 1);
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
const differences = (both: Compared): Reason[] => withKept(both, theMost(facts(both)));

/** What tells plays apart that are about equally good, however little it is. */
export function deedsOf(both: Compared): Reason[] {
  const found = differences(both);
  if (found.length > 0 || both.one.length < LEAST_WORLDS) return found;
  // Each of two plays keeps the card that the other one plays.
  return withKept(both, theMost(smallFacts(both).filter(({ reason }) => both.idle[0] || reason.kind !== 'saves')));
}

/** That a card is kept says more if nothing speaks for the other play, or if the one that is played for it is worth less in hand. */
function withKept(both: Compared, reasons: Reason[]): Reason[] {
  const { start, keyOf } = both;
  const passes = (card: string): boolean => start.passing.some((c) => keyOf(c) === card);
  const isVain = (): boolean => both.idle[0] && [facts, smallFacts].every((found) => found(swapped(both)).length === 0);
  const spent = (): string[] => (both.idle[0] ? [] : savedIn(swapped(both)));
  const isBetter = (): boolean => surelyMean(both.one.map((f, i) => f.worths.hand - both.other[i].worths.hand)) > 0;
  return reasons.map((reason) => {
    if (reason.kind !== 'saves') return reason;
    const [than, ...more] = spent();
    const isTold = than !== undefined && more.length === 0 && isBetter();
    return { ...reason, vain: passes(reason.card) && isVain(), ...(isTold && { than }) };
  });
}

function theMost(found: Weighed[]): Reason[] {
  const chosen: Weighed[] = [];
  let most = 0;
  for (const one of found.sort((a, b) => b.weight - a.weight)) {
    if (chosen.length === SENTENCES || chosen.some((c) => isOfMinion(c, one) || covers(c.reason, one.reason))) continue;
    // Beside a reason that weighs much more, a small one only distracts; what wins or loses the game may be explained.
    if (chosen.length > 0 && one.weight < BESIDE * Math.min(most, FULL)) continue;
    most = Math.max(most, one.weight);
    chosen.push(one);
  }
  return chosen.map(({ reason }) => reason);
}

const ON_VP = new Set<Reason['kind']>(['wins', 'loses', 'gains', 'denies', 'earns']);
const ON_LEADS = new Set<Reason['kind']>(['leads', 'stops', 'stands', 'feeds', 'holds', 'lowers']);
const ON_POWER = new Set<Reason['kind']>(['weakens', 'holds', 'lowers']);
const ON_CARDS = new Set<Reason['kind']>(['brings', 'cards', 'saves']);

/** Is the one about a minion, and the other about power of the same seat at the minion's base? That says the same twice. */
function isOfMinion(first: Weighed, second: Weighed): boolean {
  const [minion, power] = first.at === undefined ? [second, first.reason] : [first, second.reason];
  const seatOf = (reason: Reason): Seat | null => ('seat' in reason ? reason.seat : null);
  return 'base' in power && power.base === minion.at && ON_POWER.has(power.kind) && seatOf(power) === seatOf(minion.reason);
}

/** Does the first reason leave nothing new for the second to say? */
function covers(first: Reason, second: Reason): boolean {
  if (second.kind === 'ahead') return ON_VP.has(first.kind);
  if (first.kind === 'ahead' && ON_VP.has(second.kind)) return false;
  if (ON_CARDS.has(first.kind)) return ON_CARDS.has(second.kind);
  // What somebody loses there, or the VP of all, do not say how the deciding seat stands.
  if ((first.kind === 'weakens' || first.kind === 'ahead') && second.kind === 'stands') return false;
  return 'base' in first && 'base' in second && first.base === second.base && ON_LEADS.has(second.kind);
}
