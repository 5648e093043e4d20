import type { Followups } from './bot.js';
import { lead, leadAt } from './differing.js';
import { type Fate, leaderOf } from './fates.js';
import type { Reason } from './reasons.js';
import { share } from './shares.js';

/**
 * Is a reason true in these worlds, too? `followed`: what came of the play that it speaks for, and of the other one. What it claims
 * has to be true in most of the worlds, and what it denies in few of them.
 */
export function isTrue(reason: Reason, { start, fates: [one, other], keyOf }: Followups): boolean {
  const { seat } = start;
  const b = 'base' in reason ? start.bases.findIndex((base) => keyOf(base) === reason.base) : -1;
  const only = (here: readonly Fate[], there: readonly Fate[], test: (f: Fate) => boolean): boolean =>
    share(here, test) > 0.5 && share(there, test) < 0.5;
  const surplus = (of: (f: Fate) => number, n: number): boolean => share(one, (f) => of(f) - of(other[one.indexOf(f)]) >= n) > 0.5;
  const isHeld =
    (card: string) =>
    (f: Fate): boolean =>
      f.card === card || start.hand.some((c) => keyOf(c) === card && f.hand.has(c));
  const rivalAt = (f: Fate, place: number): number => Math.max(...(f.powers[place] ?? [0]).map((x, p) => (p === seat ? 0 : x)));
  const isLost = (f: Fate): boolean =>
    'minion' in reason && start.minions.some(({ card }) => keyOf(card) === reason.minion && f.gone.has(card));
  switch (reason.kind) {
    case 'wins':
      return only(one, other, (f) => f.winner === seat && (!reason.now || f.atOnce));
    case 'loses':
      return only(other, one, (f) => f.winner === reason.seat);
    case 'gains':
      return only(one, other, (f) => f.awards[b][seat] >= reason.n);
    case 'denies':
      return only(other, one, (f) => f.awards[b][reason.seat] >= reason.n);
    case 'earns':
      return only(one, other, (f) => (f.earned.get(reason.source) ?? 0) >= reason.n);
    case 'ahead':
      return surplus((f) => (reason.base === undefined ? lead(f, seat) : leadAt(f, b, seat)), reason.n);
    case 'leads':
      return only(one, other, (f) => leaderOf(f.later[b]) === seat);
    case 'stops':
      return only(other, one, (f) => leaderOf(f.later[b]) === reason.seat);
    case 'stands':
      return only(
        one,
        other,
        (f) =>
          f.powers[b]?.[seat] === reason.n && rivalAt(f, b) === reason.m && f.missing[b] === reason.missing && f.pays[b] === reason.pays,
      );
    case 'feeds':
      return only(other, one, (f) => f.missing[b] <= reason.n && leaderOf(f.powers[b]) === reason.seat);
    case 'holds':
      return surplus((f) => f.later[b]?.[seat] ?? 0, reason.n);
    case 'lowers':
      return surplus((f) => -(f.later[b]?.[reason.seat] ?? 0), reason.n);
    case 'weakens':
      return only(one, other, (f) => f.powers[b] !== null && start.powers[b][reason.seat] - f.powers[b][reason.seat] >= reason.n);
    case 'removes':
      return only(one, other, isLost);
    case 'keeps':
      return only(other, one, isLost);
    case 'cards':
      return surplus((f) => f.hand.size, reason.n);
    case 'brings':
      return only(one, other, (f) => f.brought >= reason.n && (reason.card === undefined || f.card === reason.card));
    case 'takes':
      return only(one, other, (f) => f.taken >= reason.n);
    case 'saves':
      return (
        only(one, other, isHeld(reason.card)) && !(reason.vain && share(other, (f) => f.vp[seat] > one[other.indexOf(f)].vp[seat]) >= 0.5)
      );
  }
}
