import type { Board } from '../state/board.js';
import type { Choice } from '../words/decision.js';
import type { Ask } from '../words/definitions.js';
import { type Seat, Step } from '../words/vocabulary.js';
export function goTo(board: Board, step: number): void {
  board.state.step = step;
  board.state.substep = 0;
}

export function beginTurn(board: Board, seat: Seat): void {
  const s = board.state;
  s.turn++;
  s.active = seat;
  s.plays = [];
  s.deeds = [];
  s.allowances = [];
  goTo(board, Step.StartOfTurn);
}

/** Puts a decision of the flow on the table. */
export function putDecision(board: Board, d: Choice, sourceDef: number = board.state.def[d.source]): void {
  d.sourceDef = sourceDef;
  board.decision = d;
}

/** Starts an ability: from now on the position is not quiet. */
export function startAbility(board: Board, ability: Ask<unknown>): void {
  board.ability = ability;
  board.input = [];
}
