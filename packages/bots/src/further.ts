import { END } from './descent.js';
import type { Before, Fate } from './fate.js';
import { idOf } from './fates.js';
import { othersGain } from './gains.js';
import { type Compared, isDeed, isOnVp, type Reason, SENTENCES } from './reasons.js';
import type { Game, Seat } from './rules.js';
import { isRare, isUsual, LEAST_WORLDS, mean, surely, usual } from './shares.js';

/** What the seat's next turn comes to in one world, if everybody goes on by rough scores. */
export interface Further {
  /** The VP that each seat gains in it at each of the bases. */
  awards: readonly (readonly number[])[];
  /** The VP that the seat gains otherwise, by the ids of cards. */
  earned: ReadonlyMap<string, number>;
  /** The ids of the cards that the seat plays in it, and where: the places of the bases, -1 for none of them. */
  plays: readonly { card: string; b: number }[];
}

/** What has happened since the seat's next turn began. */
export function furtherIn(g: Game, { seat, bases, vp }: Before): Further {
  const awards = bases.map(() => vp.map(() => 0));
  const earned = new Map<string, number>();
  const plays: { card: string; b: number }[] = [];
  for (const e of g.takeEvents()) {
    if (e.kind === 'vp' && bases.includes(e.source)) awards[bases.indexOf(e.source)][e.seat] += e.amount;
    else if (e.kind === 'vp' && e.seat === seat) earned.set(idOf(g, e.source), (earned.get(idOf(g, e.source)) ?? 0) + e.amount);
    if (e.kind === 'played' && e.seat === seat) plays.push({ card: idOf(g, e.card), b: bases.indexOf(e.at) });
  }
  return { awards, earned, plays };
}

/**
 * What explains a play if no other difference shows by the seat's next turn: VP that it brings by itself, a base that scores on the seat's
 * next turn, a card that another player gets and plays, or a play that is given up by ending the turn.
 */
function furtherOf(both: Compared): Reason[] {
  if (both.one.length < LEAST_WORLDS) return [];
  return [...pocketsIn(both), ...waitsIn(both), ...ripensIn(both), ...yieldsIn(both), ...lendsIn(both), ...forgoesIn(both)];
}

/** The reasons, followed by what else explains the play if they only say what it does. */
export function withFurther(both: Compared, reasons: Reason[]): Reason[] {
  // The sum of VP is not told if there is anything else.
  if (reasons.every((one) => isDeed(one) || one.kind === 'ahead')) {
    const further = furtherOf(both);
    return further.length > 0 ? [...further, ...reasons.filter(isDeed)].slice(0, SENTENCES) : reasons;
  }
  if (reasons.some(isOnVp) || both.one.length < LEAST_WORLDS) return reasons;
  // VP on the next turn are worth a word unless VP are told already. It explains even more that the VP of the other play are not lost.
  return [...waitsIn(both), ...reasons, ...ripensIn(both), ...yieldsIn(both)].slice(0, SENTENCES);
}

/** VP that the play brings at once, if the other play has not brought as many by the next turn. */
function pocketsIn({ start: { seat }, one, other }: Compared): Reason[] {
  const n = usual(one, (f) => f.gained) ?? 0;
  const more = mean(one.map((f, i) => f.vp[seat] - other[i].vp[seat]));
  return n > 0 && more >= n / 2 && isRare(other, (f) => f.gained >= n) ? [{ kind: 'pockets', n }] : [];
}

/** The worlds in which the seat's next turn was seen. */
const seen = (fates: readonly Fate[]): { fate: Fate; further: Further }[] =>
  fates.flatMap((fate) => (fate.further === null ? [] : [{ fate, further: fate.further }]));

/** The base at which the seat gains most on its next turn, and not after the other play. */
function ripensIn(both: Compared): Reason[] {
  const { start, keyOf } = both;
  const { seat } = start;
  const [one, other] = [both.one, both.other].map(seen);
  if (Math.min(one.length, other.length) < Math.max(LEAST_WORLDS, both.one.length / 2)) return [];
  const found = start.bases.flatMap((card, b) => {
    const n = surely(one.map(({ further }) => further.awards[b][seat]));
    // If the other play has gained as much there before, this is no gain.
    const isAsMuch = ({ fate, further }: (typeof other)[number]): boolean => further.awards[b][seat] + fate.awards[b][seat] >= n;
    if (n <= 0 || !isRare(other, isAsMuch)) return [];
    const others = othersGain({ ...both, one: one.map(({ fate }) => fate) }, (f, p) => f.further!.awards[b][p]);
    return [{ kind: 'ripens' as const, base: keyOf(card), n, ...others }];
  });
  return found.sort((x, y) => y.n - x.n).slice(0, 1);
}

/** The base at which the other play gains VP this turn, if as many are gained there later. */
function waitsIn(both: Compared): Reason[] {
  const { start, keyOf, other } = both;
  const { seat } = start;
  const one = seen(both.one);
  if (one.length < Math.max(LEAST_WORLDS, both.one.length / 2)) return [];
  return start.bases.flatMap((card, b): Reason[] => {
    const isNow = (f: Fate): boolean => f.scorings[b]?.atOnce === true;
    const n = usual(other, (f) => (isNow(f) ? f.awards[b][seat] : 0)) ?? 0;
    if (n <= 0 || !isRare(both.one, isNow)) return [];
    return isUsual(one, ({ fate, further }) => fate.awards[b][seat] + further.awards[b][seat] >= n)
      ? [{ kind: 'waits', base: keyOf(card), n }]
      : [];
  });
}

/** VP that a card gives the seat on its next turn, and not after the other play. */
function yieldsIn(both: Compared): Reason[] {
  const [one, other] = [both.one, both.other].map(seen);
  if (Math.min(one.length, other.length) < Math.max(LEAST_WORLDS, both.one.length / 2)) return [];
  return [...new Set(one.flatMap(({ further }) => [...further.earned.keys()]))].flatMap((source): Reason[] => {
    const by = ({ further }: (typeof one)[number]): number => further.earned.get(source) ?? 0;
    const n = surely(one.map(by));
    // If the other play has brought as much before, this is no gain.
    const isAsMuch = (x: (typeof one)[number]): boolean => by(x) + (x.fate.earned.get(source) ?? 0) >= n;
    return n > 0 && isRare(other, isAsMuch) ? [{ kind: 'earns', source, n, next: true }] : [];
  });
}

/** A card that the other play hands over, and that is then played. */
function lendsIn({ start, one, other, keyOf, names }: Compared): Reason[] {
  const lent = (card: number, p: Seat) => (f: Fate) => f.lent.get(card) === p;
  const named = start.hand.filter((card) => names[1].includes(keyOf(card)));
  return named.flatMap((card) =>
    start.vp.flatMap((_, p): Reason[] =>
      isUsual(other, lent(card, p)) && isRare(one, lent(card, p)) ? [{ kind: 'lends', seat: p, card: keyOf(card) }] : [],
    ),
  );
}

/** A card that could still be played and is given up by ending the turn: a minion, or else an action. */
function forgoesIn({ start: { open }, one, keyOf, names }: Compared): Reason[] {
  if (names[1].join() !== END) return [];
  const isPlayed = (cards: readonly number[]): boolean =>
    isUsual(one, (f) => f.plays.some(({ card }) => cards.includes(card) && !names[0].includes(keyOf(card))));
  return (['minion', 'action'] as const)
    .filter((type) => isPlayed(open[type]))
    .slice(0, 1)
    .map((type) => ({ kind: 'forgoes', type }));
}

/** A card that the play chooses, if the seat usually plays it on its next turn. */
export function plansIn({ start, one, other, names, keyOf }: Compared): Reason[] {
  const [mine, theirs] = [one, other].map(seen);
  if (Math.min(mine.length, theirs.length) < Math.max(LEAST_WORLDS, one.length / 2)) return [];
  const plays =
    (id: string, b?: number) =>
    ({ further }: (typeof mine)[number]) =>
      further.plays.some((x) => x.card === id && (b === undefined || x.b === b));
  // The first name is that of the card that is played, or that asks.
  const ids = new Set(names[0].slice(1).map((key) => key.replace(/:\d+$/, '')));
  return [...ids]
    .filter((id) => isUsual(mine, plays(id)) && isRare(theirs, plays(id)))
    .slice(0, 1)
    .map((card) => {
      const b = start.bases.findIndex((_, x) => isUsual(mine, plays(card, x)));
      return { kind: 'plans', card, ...(b >= 0 && { base: keyOf(start.bases[b]) }) };
    });
}
