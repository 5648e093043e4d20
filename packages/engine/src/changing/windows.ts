import type { Board } from '../state/board.js';
import { type Happening, MomentBit } from '../words/definitions.js';

/** Lets cards react to the event once the current ability is finished: those that are in a hand by then (D8). */
export function offerReaction(board: Board, e: Happening): void {
  if (board.reactsTo(MomentBit[e.moment]) && isAnswerable(board, e)) board.state.reactions.push(e);
}

/** Could a card of this game react to the event from anybody's hand? */
function isAnswerable(board: Board, e: Happening): boolean {
  for (const c of board.withSpecial('reaction')) {
    for (const { window, answers } of board.def(c).specials!) {
      if (window !== 'reaction') continue;
      for (let seat = 0; seat < board.state.seats; seat++) if (answers === undefined || answers(board.position, c, seat, e)) return true;
    }
  }
  return false;
}
