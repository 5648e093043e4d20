import type { Seat } from '@breakpoint/engine';
import type { ReviewedDecision } from '../worker/reviewer.js';

/** A moment at which a seat's chance of winning changed a lot. */
interface TurningPoint {
  at: number;
  turn: number;
  seat: Seat;
  from: number;
  to: number;
}

/** The smallest change that counts, because a smaller one may be chance, and the most turning points that are shown. */
const MUCH = 0.15;
const MOST = 5;

/** How much depended on a decision: a VP counts about as much as a tenth in chance. */
export const stakeOf = ({ stake }: ReviewedDecision): number => (stake.by === 'vp' ? stake.amount / 10 : stake.amount);

/**
 * The decision that mattered most: this player's costliest mistake, or, without one, the last before the largest turning point. Null if
 * nothing stands out.
 */
export function momentOf(decisions: readonly ReviewedDecision[], seat: Seat): number | null {
  const lost = decisions.filter((d) => d.seat === seat && d.mark === 'worse').sort((a, b) => stakeOf(b) - stakeOf(a));
  if (lost.length > 0) return lost[0].at;
  const [point] = turningPoints(decisions).sort((a, b) => b.to - b.from - (a.to - a.from));
  return point ? (decisions.filter((d) => d.turn === point.turn).at(-1)?.at ?? point.at) : null;
}

/** The turning points: the largest rises from one turn to the next, in the order of the game. */
export function turningPoints(decisions: readonly ReviewedDecision[]): TurningPoint[] {
  // One decision per turn, because the chances hardly change within a turn.
  const turns = decisions.filter((d, i) => i === 0 || d.turn !== decisions[i - 1].turn || i === decisions.length - 1);
  const found: TurningPoint[] = [];
  turns.slice(1).forEach((d, i) => {
    const before = turns[i].chances;
    const rises = d.chances.map((to, seat) => ({ at: d.at, turn: turns[i].turn, seat, from: before[seat], to }));
    const [most] = rises.sort((a, b) => b.to - b.from - (a.to - a.from));
    if (most.to - most.from >= MUCH) found.push(most);
  });
  return found
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}
