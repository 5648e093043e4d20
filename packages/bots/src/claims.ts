import type { Followups } from './bot.js';
import { type Fate, leaderOf, rivalOf } from './fate.js';
import { lead, leadAt } from './gains.js';
import type { Duel, Reason, Stand } from './reasons.js';
import { share } from './shares.js';

/** Something is surer in some worlds than in others if the share of worlds in which it holds is larger by at least this much. */
const SURER = 0.2;

/**
 * Is a reason true in these worlds, too? Given are the fates of the play that it speaks for, and of the other play. What it claims has to
 * be true in most of the worlds, and what it denies in few of them.
 */
export function isTrue(reason: Reason, { start, fates: [one, other], keyOf }: Followups): boolean {
  const { seat } = start;
  const b = 'base' in reason ? start.bases.findIndex((base) => keyOf(base) === reason.base) : -1;
  const only = (here: readonly Fate[], there: readonly Fate[], test: (f: Fate) => boolean): boolean =>
    share(here, test) > 0.5 && share(there, test) < 0.5;
  const surer: typeof only = (here, there, test) => share(here, test) > 0.5 && share(here, test) - share(there, test) >= SURER;
  const often = (fates: readonly Fate[], test: (f: Fate) => boolean): boolean => share(fates, test) > 0.5;
  const more = (of: (f: Fate) => number): number[] => one.map((f, i) => of(f) - of(other[i]));
  const surplus = (of: (f: Fate) => number, n: number): boolean => share(more(of), (x) => x >= n) > 0.5;
  const isHeld =
    (card: string) =>
    (f: Fate): boolean =>
      f.card === card || start.hand.some((c) => keyOf(c) === card && f.hand.has(c));
  const isLost = (f: Fate): boolean =>
    'minion' in reason && start.minions.some(({ card }) => keyOf(card) === reason.minion && f.gone.has(card));
  const isOn =
    (minion: string) =>
    (f: Fate): boolean =>
      start.minions.some(({ card }) => keyOf(card) === minion && f.marked.has(card));
  const isSwept = (f: Fate): boolean =>
    'minion' in reason && start.minions.some(({ card }) => keyOf(card) === reason.minion && f.swept.has(card));
  switch (reason.kind) {
    case 'wins':
      return only(one, other, (f) => f.winner === seat && (!reason.now || f.atOnce));
    case 'loses':
      return only(other, one, (f) => f.winner === reason.seat);
    case 'gains':
      return (
        (reason.unsure ? surer : only)(one, other, (f) => f.awards[b][seat] >= reason.n) &&
        often(one, (f) => (reason.others ?? []).every((x) => f.awards[b][x.seat] === x.n)) &&
        often(other, (f) => (reason.lost ?? []).every((x) => f.awards[b][x.seat] === x.n)) &&
        often(one, (f) => (reason.after ?? []).every((card) => f.plays.some((x) => keyOf(x.card) === card))) &&
        (reason.late || often(one, (f) => f.scorings[b] === null || f.scorings[b].atOnce))
      );
    case 'denies':
      return (
        only(other, one, (f) => f.awards[b][reason.seat] >= reason.n) &&
        often(one, (f) => reason.own === undefined || f.awards[b][seat] === reason.own)
      );
    case 'bars':
      return surer(one, other, (f) => f.awards[b][reason.seat] === 0);
    case 'spares':
      return (
        only(other, one, (f) => f.scorings[b]?.atOnce === true) &&
        often(other, (f) => reason.gains.every((x) => f.awards[b][x.seat] === x.n))
      );
    case 'earns':
      return only(one, other, (f) => ((reason.next ? f.further?.earned : f.earned)?.get(reason.source) ?? 0) >= reason.n);
    case 'ahead':
      return surplus((f) => (reason.base === undefined ? lead(f, seat) : leadAt(f, b, seat)), reason.n);
    case 'leads':
      return only(one, other, (f) => leaderOf(f.later[b]) === seat);
    case 'stops':
      return only(other, one, (f) => leaderOf(f.later[b]) === reason.seat);
    case 'stands':
      return often(one, isStanding(reason, b, seat));
    case 'merely':
      return often(other, isStanding(reason, b, seat));
    case 'feeds':
      return (
        only(other, one, (f) => f.missing[b] <= reason.n && leaderOf(f.powers[b]) === reason.seat) &&
        often(one, (f) => reason.m === undefined || f.missing[b] === reason.m)
      );
    case 'holds':
      return surplus((f) => powersOf(f, reason)[b]?.[seat] ?? 0, reason.n);
    case 'lowers':
      return surplus((f) => -(powersOf(f, reason)[b]?.[reason.seat] ?? 0), reason.n);
    case 'weakens':
      return often(one, (f) => f.powers[b] !== null && start.powers[b][reason.seat] - f.powers[b][reason.seat] >= reason.n);
    case 'removes':
      return only(one, other, isLost);
    case 'keeps':
      return only(other, one, (f) => isLost(f) || isSwept(f));
    case 'cards':
      return surplus((f) => f.hand.size, reason.n);
    case 'brings':
      return often(one, (f) => f.brought >= reason.n && (reason.card === undefined || f.card === reason.card));
    case 'enables':
      return only(one, other, (f) =>
        f.plays.some((x) => keyOf(x.card).replace(/:\d+$/, '') === reason.card && (b < 0 || x.at === start.bases[b])),
      );
    case 'takes':
      return only(one, other, (f) => f.taken >= reason.n);
    case 'lasts':
      return only(one, other, isOn(reason.minion)) && only(other, one, isOn(reason.than));
    case 'saves':
      return only(one, other, isHeld(reason.card));
    case 'lies':
      return often(one, endsLike(reason.here, b, seat)) && often(other, endsLike(reason.there, b, seat));
    case 'places': {
      const than = start.bases.findIndex((base) => keyOf(base) === reason.than);
      const pays = (n: number | undefined, vp: number): boolean => n === undefined || n === vp;
      return (
        often(one, (f) => endsLike(reason.here, b, seat)(f) && f.missing[b] === reason.left && pays(reason.n, f.pays[b]?.[seat] ?? 0)) &&
        often(
          other,
          (f) => endsLike(reason.there, than, seat)(f) && f.missing[than] === reason.right && pays(reason.m, f.pays[than]?.[seat] ?? 0),
        )
      );
    }
    case 'scores':
      return often(one, (f) => f.scorings[b]?.atOnce === true && reason.gains.every((x) => f.awards[b][x.seat] === x.n));
    case 'looms':
      return often(one, (f) => f.missing[b] === reason.n && reason.gains.every((x) => f.pays[b]?.[x.seat] === x.n));
    case 'reaches':
      return often(one, ({ powers }) => powers[b] !== null && powers[b][seat] >= reason.n && rivalOf(powers[b], seat) === reason.m);
    case 'grows':
      return often(
        one.filter(({ later }) => later[b] !== null),
        ({ later }) => later[b]![seat] >= reason.n,
      );
    case 'stays':
      return only(one, other, (f) => [...f.stayed].some((card) => keyOf(card) === reason.card));
    case 'gets':
      return only(one, other, (f) => f.got.has(reason.card));
    case 'could':
      return only(one, other, (f) =>
        [...f.chances.values()].some((x) => x.card === reason.card && x.b === b && x.breaks === reason.breaks),
      );
    case 'pockets':
      return only(one, other, (f) => f.gained >= reason.n);
    case 'ripens':
      return only(one, other, ({ further }) => (further?.awards[b][seat] ?? 0) >= reason.n);
    case 'waits':
      return (
        often(other, (f) => f.awards[b][seat] === reason.n) &&
        often(one, (f) => f.awards[b][seat] + (f.further?.awards[b][seat] ?? 0) >= reason.n)
      );
    case 'lends':
      return only(other, one, ({ lent }) => [...lent].some(([card, p]) => keyOf(card) === reason.card && p === reason.seat));
    case 'forgoes':
      return often(one, (f) => f.plays.some(({ card }) => start.open[reason.type].includes(card)));
    case 'plans':
      return only(one, other, ({ further }) => further?.plays.some((x) => x.card === reason.card && (b < 0 || x.b === b)) === true);
    case 'draws':
      return often(one, (f) => f.brought > 0 && f.plays.length > 0);
  }
}

const isStanding =
  ({ n, m, missing, pays }: Stand, b: number, seat: number) =>
  (f: Fate): boolean =>
    f.powers[b]?.[seat] === n && rivalOf(f.powers[b], seat) === m && f.missing[b] === missing && f.pays[b]?.[seat] === pays;

const endsLike =
  ({ own, rival }: Duel, b: number, seat: number) =>
  ({ atEnd }: Fate): boolean =>
    atEnd[b]?.[seat] === own && rivalOf(atEnd[b], seat) === rival;

const powersOf = ({ atEnd, later }: Fate, { now }: { now?: true }): Fate['later'] => (now ? atEnd : later);
