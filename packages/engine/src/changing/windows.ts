import { whoMightAct } from '../reading/knowledge.js';
import type { Board } from '../state/board.js';
import type { Happening } from '../words/definitions.js';
import { Zone } from '../words/vocabulary.js';

/** Does any card in this game react to events? */
export function canReact(board: Board): boolean {
  return board.withSpecial('reaction').length > 0;
}

/** Lets cards in hands react to the event, once the current ability is finished. */
export function offerReaction(board: Board, e: Happening): void {
  if (board.stopsAtWindows ? whoMightAct(board, 'reaction', e).length > 0 : anyInHand(board)) board.state.reactions.push(e);
}

function anyInHand(board: Board): boolean {
  for (const c of board.withSpecial('reaction')) if (board.state.zone[c] === Zone.Hand) return true;
  return false;
}
