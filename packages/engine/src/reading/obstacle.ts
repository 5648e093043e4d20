import type { Board } from '../state/board.js';
import type { Cause, Hit } from '../words/record.js';
import type { Card } from '../words/vocabulary.js';
import { forbiddenBy, shieldFrom, unaffectedBy } from './cannot.js';
/** The card that prevents this hit; 0 if nothing does, and -1 if the hit would change nothing anyway. */
export function obstacle(board: Board, cause: Cause, h: Hit): Card {
  const { card, part } = h;
  if (!board.inPlay(card) && !(part.verb === 'counters' && board.onTable(card))) return -1;
  if (part.verb === 'move' && (part.to === board.state.base[card] || !board.onTable(part.to!))) return -1;
  if (part.verb === 'control' && part.to === board.state.controller[card]) return -1;
  // Setting power to 0 is a change; a gain of 0 is not.
  if (part.amount === 0 && part.how === undefined) return -1;
  if (part.verb === 'counters' && part.amount! < 0 && board.state.counters[card] === 0) return -1;
  if (board.profile.affects.has(part.verb)) {
    const by = cause.source === 0 ? 0 : unaffectedBy(board, card, cause) || shieldFrom(board, card, cause.source);
    if (by) return by;
    if ((cause.play ?? cause).shielded?.includes(card)) return card;
  }
  return forbiddenBy(board, part.verb, card, h.chooser === undefined ? cause : cause.chosenBy(h.chooser), part.to ?? 0);
}
