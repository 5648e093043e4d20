import type { Game } from '../flow/game.js';
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
export function sees(g: Game, seat: Seat, c: Card): boolean {
  if (seat === OPEN) return true;
  const known = g.s.known[c];
  if (seat !== SPECTATOR) return (known & (1 << seat)) !== 0;
  const everyone = (1 << g.s.seats) - 1;
  return (known & everyone) === everyone;
}

export const cardView = (g: Game, c: Card): CardView => ({ n: c, id: g.def(c).id });
export const cardViews = (g: Game, list: readonly Card[]): CardView[] => list.map((c) => cardView(g, c));
