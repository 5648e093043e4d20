import { othersGain } from './differing.js';
import type { Before, Fate } from './fates.js';
import { type Compared, isDeed, type Reason } from './reasons.js';
import type { Game, Seat } from './rules.js';
import { isRare, isUsual, LEAST_WORLDS, mean, surely, usual } from './shares.js';

/** The VP that each seat gains at each of some bases in the seat's next turn, in one world, if everybody goes on by rough scores. */
export type Further = readonly (readonly number[])[];

/** What has happened since the seat's next turn began. */
export function furtherIn(g: Game, { bases, vp }: Before): Further {
  const awards = bases.map(() => vp.map(() => 0));
  for (const e of g.takeEvents()) if (e.kind === 'vp' && bases.includes(e.source)) awards[bases.indexOf(e.source)][e.seat] += e.amount;
  return awards;
}

/**
 * What explains a play of which nothing more shows by the next turn: VP that it brings by itself, a base that scores on the seat's next
 * turn, or a card that another player gets and plays.
 */
function furtherOf(both: Compared): Reason[] {
  if (both.one.length < LEAST_WORLDS) return [];
  return [...pocketsIn(both), ...ripensIn(both), ...lendsIn(both)];
}

/** Reasons, and what else explains the play if they only say what it does. */
export function withFurther(both: Compared, reasons: Reason[]): Reason[] {
  const further = reasons.every(isDeed) ? furtherOf(both) : [];
  return further.length > 0 ? [...further, ...reasons].slice(0, SENTENCES) : reasons;
}
const SENTENCES = 2;

/** VP that the play brings at once, if the other one has not brought as many by the next turn. */
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
    const n = surely(one.map(({ further }) => further[b][seat]));
    // What the other play gains there before is no less.
    const isAsMuch = ({ fate, further }: (typeof other)[number]): boolean => further[b][seat] + fate.awards[b][seat] >= n;
    if (n <= 0 || !isRare(other, isAsMuch)) return [];
    const others = othersGain({ ...both, one: one.map(({ fate }) => fate) }, (f, p) => f.further![b][p]);
    return [{ kind: 'ripens' as const, base: keyOf(card), n, ...others }];
  });
  return found.sort((x, y) => y.n - x.n).slice(0, 1);
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
