import type { Weighed } from './differing.js';
import type { Fate } from './fate.js';
import type { Compared, Gain, Reason } from './reasons.js';
import type { Seat } from './rules.js';
import { isRare, isUsual, mean, share, surely, usual } from './shares.js';

/** The weights of a win, of a loss, and of each VP at a base that scores only after the other play: it may still score later. */
const WINS = 20;
const LOSES = 18;
const PUT_OFF = 0.5;
/** A gain is surer after one play if it comes in a share of worlds that is larger by this much. */
const SURER = 0.4;
/** At most this many cards that are played later in the turn are named. */
const CHAIN = 2;

/** The seat that wins the game after one play and not after the other. */
export function onTheGame({ start: { seat, vp }, one, other }: Compared): Weighed[] {
  const found: Weighed[] = [];
  const wins = (p: Seat) => (f: Fate) => f.winner === p;
  if (isUsual(one, wins(seat)) && isRare(other, wins(seat)))
    found.push({ weight: WINS, reason: { kind: 'wins', now: isUsual(one, (f) => f.winner === seat && f.atOnce) } });
  for (let p = 0; p < vp.length; p++)
    if (p !== seat && isUsual(other, wins(p)) && isRare(one, wins(p))) found.push({ weight: LOSES, reason: { kind: 'loses', seat: p } });
  return found;
}

/** How many more VP the deciding seat gained than the best of the others. */
export const lead = ({ vp }: Pick<Fate, 'vp'>, seat: Seat): number => vp[seat] - Math.max(...vp.filter((_, p) => p !== seat));
/** The same at one base. */
export const leadAt = ({ awards }: Fate, base: number, seat: Seat): number => lead({ vp: awards[base] }, seat);

/** The VP that are gained or missed by the beginning of the seat's next turn. */
export function onVp(both: Compared): Weighed[] {
  const { start, one, other, keyOf } = both;
  const found: Weighed[] = [];
  const { seat } = start;
  start.bases.forEach((card, b) => {
    for (let p = 0; p < start.vp.length; p++) {
      const at = (f: Fate): number => f.awards[b][p];
      const [better, worse] = p === seat ? [one, other] : [other, one];
      const n = usual(better, at) ?? surely(better.map(at));
      if (n <= 0 || !isRare(worse, (f) => at(f) >= n)) continue;
      const instead = Math.max(0, usual(worse, at) ?? 0);
      // It is no reason that somebody else does not gain VP where the deciding seat loses as many.
      if (p !== seat && mean(other.map((f) => f.awards[b][seat])) - mean(one.map((f) => f.awards[b][seat])) >= n) continue;
      const base = keyOf(card);
      const reason: Reason =
        p === seat
          ? { kind: 'gains', base, n, instead, ...gainedAt(both, b) }
          : { kind: 'denies', seat: p, base, n, instead, ...ownAt(both, b) };
      found.push({ weight: n - mean(worse.map(at)), reason });
    }
  });
  for (const source of new Set(one.flatMap((f) => [...f.earned.keys()]))) {
    const by = (f: Fate): number => f.earned.get(source) ?? 0;
    const n = usual(one, by);
    if (n === null || n <= 0 || !isRare(other, (f) => by(f) >= n)) continue;
    const others = othersGain(both, (f, p) => f.vp[p] - f.awards.reduce((sum, here) => sum + here[p], 0));
    found.push({ weight: n - mean(other.map(by)), reason: { kind: 'earns', source, n, ...others } });
  }
  found.push(...onScoring(both, found));
  found.push(...onSurer(both, found));
  const more = surely(one.map((f, i) => lead(f, seat) - lead(other[i], seat)));
  // If the difference comes only from bases, they say it better.
  const told = found.reduce(
    (sum, { reason }) => sum + ('n' in reason ? (reason.n ?? 0) - ('instead' in reason ? reason.instead : 0) : 0),
    0,
  );
  const at = start.bases.find((_, b) => surely(one.map((f, i) => leadAt(f, b, seat) - leadAt(other[i], b, seat))) >= more);
  if (more > told) found.push({ weight: more, reason: { kind: 'ahead', n: more, ...(at !== undefined && { base: keyOf(at) }) } });
  return found;
}

/** The bases that score this turn only after the other play, and pay somebody else more than the deciding seat. */
function onScoring(both: Compared, said: readonly Weighed[]): Weighed[] {
  const { start, one, other, keyOf } = both;
  const isNow = (b: number) => (f: Fate) => f.scorings[b]?.atOnce === true;
  return start.bases.flatMap((card, b): Weighed[] => {
    const base = keyOf(card);
    if (said.some(({ reason }) => 'base' in reason && reason.base === base)) return [];
    if (!isUsual(other, isNow(b)) || !isRare(one, isNow(b))) return [];
    const gains = gainsIn({ start, one: other }, (f, p) => f.awards[b][p])?.filter(({ n }) => n > 0) ?? [];
    const own = gains.find(({ seat }) => seat === start.seat)?.n ?? 0;
    const most = Math.max(0, ...gains.map(({ n }) => n));
    return most > own ? [{ weight: PUT_OFF * (most - own), reason: { kind: 'spares', base, gains } }] : [];
  });
}

/** The bases at which the seat usually gains VP, or another seat gains none, while that is much rarer after the other play. */
function onSurer(both: Compared, said: readonly Weighed[]): Weighed[] {
  const { start, one, other, keyOf } = both;
  const isSaid = (base: string): boolean => said.some(({ reason }) => 'base' in reason && reason.base === base);
  return start.bases.flatMap((card, b): Weighed[] => {
    const base = keyOf(card);
    if (isSaid(base)) return [];
    const more = (p: Seat): number => mean(one.map((f) => f.awards[b][p])) - mean(other.map((f) => f.awards[b][p]));
    const isSurer = (test: (f: Fate) => boolean): boolean => isUsual(one, test) && share(one, test) - share(other, test) >= SURER;
    const own = usual(one, (f) => f.awards[b][start.seat]) ?? 0;
    if (own > 0 && isSurer((f) => f.awards[b][start.seat] >= own)) {
      const { lost: _, ...gained } = gainedAt(both, b);
      return [{ weight: more(start.seat), reason: { kind: 'gains', base, n: own, instead: 0, ...gained, unsure: true } }];
    }
    const isBarred = (p: Seat): boolean => p !== start.seat && isSurer((f) => f.awards[b][p] === 0) && more(p) < more(start.seat);
    return start.vp.flatMap((_, p): Weighed[] => (isBarred(p) ? [{ weight: -more(p), reason: { kind: 'bars', seat: p, base } }] : []));
  });
}

/** What each seat usually gains, the deciding one first; null if it is not usually the same. */
export function gainsIn({ start, one }: Pick<Compared, 'start' | 'one'>, of: (f: Fate, p: Seat) => number): Gain[] | null {
  const vp = start.vp.map((_, p) => usual(one, (f) => of(f, p)));
  if (!vp.every((n) => n !== null)) return null;
  return vp.map((n, seat) => ({ seat, n })).sort((x, y) => Number(y.seat === start.seat) - Number(x.seat === start.seat));
}

/** The VP that others usually gain. */
export function othersGain({ start, one }: Pick<Compared, 'start' | 'one'>, of: (f: Fate, p: Seat) => number): { others?: Gain[] } {
  const others = start.vp.flatMap((_, p) => {
    const n = p === start.seat ? 0 : (usual(one, (f) => of(f, p)) ?? 0);
    return n > 0 ? [{ seat: p, n }] : [];
  });
  return others.length > 0 ? { others } : {};
}

/** What the deciding seat usually gains at a base. */
function ownAt({ start: { seat }, one }: Compared, b: number): { own?: number } {
  const own = usual(one, (f) => f.awards[b][seat]) ?? 0;
  return own > 0 ? { own } : {};
}

/**
 * The rest of what is told about a gain at a base: what the others gain there after this play and after the other one, whether it comes
 * only after the turn, and which cards are played for it later in the turn.
 */
function gainedAt(both: Compared, b: number): Pick<Extract<Reason, { kind: 'gains' }>, 'others' | 'lost' | 'late' | 'after'> {
  const { start, one, keyOf, names } = both;
  const late = !isUsual(one, ({ scorings }) => scorings[b] === null || scorings[b].atOnce);
  // The play alone does not make the base score, or not for so many VP.
  const n = usual(one, (f) => f.awards[b][start.seat]) ?? 0;
  const isLess = ({ short, pays }: Fate): boolean => short[b] > 0 || (pays[b]?.[start.seat] ?? n) < n;
  const isShort = isUsual(one, (f) => f.scorings[b]?.atOnce === true && isLess(f));
  const plays = (c: number, at?: number) => (f: Fate) => f.plays.some((x) => x.card === c && (at === undefined || x.at === at));
  const later = isShort
    ? [...new Set(one.flatMap((f) => f.plays.map(({ card }) => card)))].filter(
        (c) => !names[0].includes(keyOf(c)) && isUsual(one, plays(c)),
      )
    : [];
  const here = later.filter((c) => isUsual(one, plays(c, start.bases[b])));
  const after = (here.length > 0 ? here : later.length <= CHAIN ? later : []).slice(0, CHAIN).map(keyOf);
  const lost = othersGain({ start, one: both.other }, (f, p) => f.awards[b][p]).others;
  return { ...othersGain(both, (f, p) => f.awards[b][p]), ...(lost && { lost }), ...(late && { late }), ...(isShort && { after }) };
}
