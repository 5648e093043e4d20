import type { Board } from '../state/board.js';
import type { Card, Seat } from '../words/vocabulary.js';
import { hasMinion } from './questions.js';
export function bonusVp(board: Board, base: Card, seat: Seat, rank: number): number {
  let vp = 0;
  for (const d of board.baseDefs(base)) if (d.award !== undefined) vp += d.award(board.position, base, seat, rank);
  return vp;
}

/** The VP that a player of this rank gains from a base: the printed ones, and those that the base's ability adds. */
export function vpFor(board: Board, base: Card, seat: Seat, rank: number): number {
  return (rank >= 1 && rank <= 3 ? board.def(base).vp[rank - 1] : 0) + bonusVp(board, base, seat, rank);
}

/** Tied players share the better place, and the places they fill up are skipped (RULES 3.4.2). */
export function ranksOf(board: Board, base: Card, powers: number[]): number[] {
  const counts = powers.map((p, seat) => hasMinion(board, seat, base) || (board.profile.powerScores && p >= 1));
  const ranks: number[] = [];
  for (let seat = 0; seat < powers.length; seat++) {
    let rank = counts[seat] ? 1 : 0;
    for (let other = 0; rank > 0 && other < powers.length; other++) if (counts[other] && powers[other] > powers[seat]) rank++;
    ranks.push(rank);
  }
  return ranks;
}
