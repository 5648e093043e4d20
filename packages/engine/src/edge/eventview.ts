import type { Game } from '../flow/game.js';
import type { EventKind, GameEvent } from '../words/events.js';
import type { Reason, Seat } from '../words/vocabulary.js';
import { type CardView, cardView, OPEN, SPECTATOR } from './seeing.js';

/** An event as a seat may see it: a hidden card has neither number nor id. */
export interface EventView {
  kind: EventKind;
  seat: Seat;
  card: CardView | null;
  /** There is a card, but this seat may not know which. */
  hidden: boolean;
  base: CardView | null;
  to: number;
  toCard: CardView | null;
  amount: number;
  source: CardView | null;
}

const TO_CARD: ReadonlySet<EventKind> = new Set<EventKind>([
  'played',
  'moved',
  'attached',
  'transferred',
  'replaced',
  'base-swapped',
  'counters',
]);

export function eventView({ board }: Game, e: GameEvent, seat: Seat): EventView {
  const everyone = (1 << board.state.seats) - 1;
  const seen = seat === OPEN || (seat === SPECTATOR ? (e.seen & everyone) === everyone : (e.seen & (1 << seat)) !== 0);
  const toCard = TO_CARD.has(e.kind) && e.to > 0 ? cardView(board, e.to) : null;
  return {
    kind: e.kind,
    seat: e.seat,
    card: e.card && seen ? cardView(board, e.card) : null,
    hidden: e.card !== 0 && !seen,
    base: e.base ? cardView(board, e.base) : null,
    to: toCard ? 0 : e.to,
    toCard,
    amount: e.amount,
    source: e.source ? cardView(board, e.source) : null,
  };
}

/** Reasons for the edge, with cards as views. */
export interface ReasonView {
  code: Reason['code'];
  card: CardView | null;
  base: CardView | null;
  number: number | null;
  seat: Seat | null;
}
export function reasonView({ board }: Game, r: Reason): ReasonView {
  return {
    code: r.code,
    card: r.card ? cardView(board, r.card) : null,
    base: r.base ? cardView(board, r.base) : null,
    number: r.number ?? null,
    seat: r.seat ?? null,
  };
}
