import type { Board } from '../state/board.js';
import type { Card, Seat } from '../words/vocabulary.js';

// Who may know which card: the ground of every view.

export interface CardView {
  /** Its number; 0 if this seat knows what it is but not where. */
  n: Card;
  id: string;
}

export const SPECTATOR = -1;
export const OPEN = -2;

/** A spectator knows what everybody knows. */
export function sees(board: Board, seat: Seat, c: Card): boolean {
  if (seat === OPEN) return true;
  const known = board.state.known[c];
  if (seat !== SPECTATOR) return (known & (1 << seat)) !== 0;
  const everyone = (1 << board.state.seats) - 1;
  return (known & everyone) === everyone;
}

export const cardView = (board: Board, c: Card): CardView => ({ n: c, id: board.def(c).id });
export const cardViews = (board: Board, list: readonly Card[]): CardView[] => list.map((c) => cardView(board, c));
