import type { Board } from '../state/board.js';
import { GameError } from '../words/errors.js';
import type { Card, Seat } from '../words/vocabulary.js';

// Every view rests on the knowledge of which seat may know which card.

export interface CardView {
  /** The card's number; 0 if the viewer knows which card it is but not where. */
  n: Card;
  id: string;
}

export const SPECTATOR = -1;
export const OPEN = -2;

/** Throws unless this is a seat of the game: any other number could expose a player's secrets. */
export function checkPlayer(board: Board, seat: Seat): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= board.state.seats) throw new GameError('seat', `there is no seat ${String(seat)}`);
}
/** The same for any viewer: a seat, `SPECTATOR` or `OPEN`. */
export function checkViewer(board: Board, seat: Seat): void {
  if (seat !== SPECTATOR && seat !== OPEN) checkPlayer(board, seat);
}

/** The bits of `known` that a card must have to be seen by this viewer. A spectator knows what every player knows. */
export function eyesOf(board: Board, seat: Seat): number {
  if (seat === OPEN) return 0;
  return seat === SPECTATOR ? (1 << board.state.seats) - 1 : 1 << seat;
}
export function sees(board: Board, seat: Seat, card: Card): boolean {
  const eyes = eyesOf(board, seat);
  return (board.state.known[card] & eyes) === eyes;
}

export const cardView = (board: Board, c: Card): CardView => ({ n: c, id: board.def(c).id });
