import type { Board } from '../state/board.js';
import { HookBit } from '../words/definitions.js';
import type { Card, Seat } from '../words/vocabulary.js';

export function bonusVp(board: Board, base: Card, seat: Seat, rank: number): number {
  let vp = 0;
  for (const d of board.baseDefs(base)) if (d.award !== undefined) vp += d.award(board.position, base, seat, rank);
  for (const c of board.at(base)) {
    const { award } = board.def(c);
    if (award !== undefined && !board.isCancelled(c)) vp += award(board.position, c, seat, rank);
  }
  return vp;
}

/** The VP that a player of this rank gains from a base: the printed ones, and those that abilities here add or take. */
export function vpFor(board: Board, base: Card, seat: Seat, rank: number): number {
  return (rank >= 1 && rank <= 3 ? board.def(base).vp[rank - 1] : 0) + bonusVp(board, base, seat, rank);
}

/** The seats that win ties at this base (RULES 12.14), as bits. */
function tieWinners(board: Board, base: Card): number {
  if (!board.present(HookBit.winsTies)) return 0;
  let seats = 0;
  for (const c of board.at(base))
    if (board.def(c).winsTies?.(board.position, c) && !board.isCancelled(c)) seats |= 1 << board.state.controller[c];
  return seats;
}

/**
 * Tied players share the better place, and the places they fill up are skipped (RULES 3.4.2). A player who wins ties is ahead of those
 * who do not.
 */
export function ranksOf(board: Board, base: Card, powers: readonly number[]): number[] {
  // The seats that take part, as bits.
  let seats = 0;
  for (const c of board.at(base)) if (board.isMinion(c)) seats |= 1 << board.state.controller[c];
  if (board.profile.powerScores) for (let seat = 0; seat < powers.length; seat++) if (powers[seat] >= 1) seats |= 1 << seat;
  const winners = tieWinners(board, base);
  const ranks = powers.slice();
  for (let seat = 0; seat < powers.length; seat++) {
    let rank = (seats >> seat) & 1;
    for (let other = 0; rank > 0 && other < powers.length; other++)
      if (
        ((seats >> other) & 1) === 1 &&
        (powers[other] > powers[seat] || (powers[other] === powers[seat] && ((winners >> other) & ~(winners >> seat) & 1) === 1))
      )
        rank++;
    ranks[seat] = rank;
  }
  return ranks;
}
