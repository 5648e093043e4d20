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
