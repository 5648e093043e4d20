import { usableNow } from '../abilities/talents.js';
import { whoMightAct } from '../reading/knowledge.js';
import type { Board, OpenWindow } from '../state/board.js';
import type { Happening } from '../words/definitions.js';
import type { ScoringWindow, Seat } from '../words/vocabulary.js';

/**
 * Rounds of a window: all may act in turn, and once somebody did, a new round begins. A host that masks windows has to know
 * of every round, also of those in which nobody can act.
 */

/** A round of the window before or after scoring begins with this seat. */
export function beginScoringRound(board: Board, window: ScoringWindow, from: Seat): void {
  if (!board.stopsAtWindows) return;
  const hidden = whoMightAct(board, window);
  const seats = board
    .turnOrder(from)
    .filter((seat) => hidden.includes(seat) || usableNow(board, seat, window).some((u) => u.kind === 'trigger'));
  open(board, window === 'before' ? 'before-scoring' : 'after-scoring', seats);
}

/** A round of reactions to these events begins with this seat. */
export function beginReactions(board: Board, events: readonly Happening[], from: Seat): void {
  if (!board.stopsAtWindows) return;
  const hidden = events.flatMap((e) => whoMightAct(board, 'reaction', e));
  open(
    board,
    'react',
    board.turnOrder(from).filter((seat) => hidden.includes(seat)),
  );
}

function open(board: Board, prompt: OpenWindow['prompt'], seats: Seat[]): void {
  board.window = seats.length > 0 ? { prompt, seats } : null;
}

/** Somebody acted, or all have passed. */
export function endRound(board: Board): void {
  board.window = null;
}

/** Nobody can act in the round that has just begun: do the rules stand still all the same? */
export function pauseInRound(board: Board): boolean {
  if (board.window === null) return false;
  board.paused = !board.unpaused;
  board.unpaused = false;
  return board.paused;
}
