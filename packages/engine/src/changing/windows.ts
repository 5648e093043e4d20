import { whoMightAct } from '../reading/knowledge.js';
import type { Board } from '../state/board.js';
import type { Happening } from '../words/definitions.js';
import { type ActingWindow, Zone } from '../words/vocabulary.js';
/** Is there any card in this game that could answer what happens? */
export function canReact(board: Board): boolean {
  return board.withSpecial('reaction').length > 0;
}
/** Lets cards in hands answer, once what is being resolved is finished. */
export function offerReaction(board: Board, e: Happening): void {
  if (board.eventsOn) {
    const seats = whoMightAct(board, 'reaction', e);
    if (seats.length > 0) board.windows.push(seats);
  }
  for (const c of board.withSpecial('reaction'))
    if (board.state.zone[c] === Zone.Hand) {
      board.state.reactions.push(e);
      return;
    }
}

export function noteWindow(board: Board): void {
  if (board.eventsOn) board.windows.push(whoMightAct(board, board.state.scoring!.window as ActingWindow));
}
