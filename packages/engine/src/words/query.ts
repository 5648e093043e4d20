import type { Card, Seat } from './vocabulary.js';

/** Which minions (or actions in play): plain data, so that the engine can loop fast and can say why one does not fit. */
export interface Query {
  /** Controlled by this seat. */
  of?: Seat;
  /** Controlled by anybody but this seat. */
  notOf?: Seat;
  at?: Card;
  notAt?: Card;
  /** Current power. */
  atMost?: number;
  below?: number;
  atLeast?: number;
  withCounters?: boolean;
  faction?: number;
  not?: Card;
  where?: (c: Card) => boolean;
}
