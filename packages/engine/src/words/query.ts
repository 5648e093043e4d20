import type { Card, Seat } from './vocabulary.js';

/**
 * A description of minions, or of actions in play. It is plain data, so that the engine can loop fast and can say why a card does
 * not match.
 */
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
  /** With at least one +1 power counter, or with none. */
  withCounters?: boolean;
  faction?: number;
  /** Of this kind, by the word in its name: see `Definition.kinds`. */
  kind?: string;
  /** With the name of this definition. */
  name?: number;
  not?: Card;
  where?: (c: Card) => boolean;
}
