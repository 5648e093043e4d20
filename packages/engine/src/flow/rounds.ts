import { usableNow } from '../abilities/talents.js';
import { whoMightAct } from '../reading/knowledge.js';
import type { Board, OpenWindow } from '../state/board.js';
import type { Happening } from '../words/definitions.js';
import type { ScoringWindow, Seat } from '../words/vocabulary.js';

/**
 * Rounds of a window: the players may act in turn, and a new round begins once somebody has acted. A host that masks windows has
 * to know about every round, even one in which nobody can act.
 */

/** Begins a round of the window before or after scoring with this seat. */
export function beginScoringRound(board: Board, window: ScoringWindow, from: Seat): void {
  if (!board.stopsAtWindows) return;
  const hidden = whoMightAct(board, window);
  const seats = board
    .turnOrder(from)
    .filter((seat) => hidden.includes(seat) || usableNow(board, seat, window).some((u) => u.kind === 'trigger'));
  open(board, window === 'before' ? 'before-scoring' : 'after-scoring', seats);
}

/** Begins a round of reactions to these events with this seat. */
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

/** Ends the round: somebody acted, or all have passed. */
export function endRound(board: Board): void {
  board.window = null;
}

/**
 * Pauses the game in a round in which nobody can act, so that others can't tell, unless the pause is already over. Returns whether
 * the game is paused.
 */
export function pauseInRound(board: Board): boolean {
  if (board.window === null) return false;
  board.paused = !board.unpaused;
  board.unpaused = false;
  return board.paused;
}
