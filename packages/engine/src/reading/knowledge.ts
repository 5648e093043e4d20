import type { Board } from '../state/board.js';
import type { Happening, Special } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import { type ActingWindow, type Card, type Seat, Zone } from '../words/vocabulary.js';

const NOBODY: Seat[] = [];

/**
 * The seats that might act in a window as far as the public knows: because of a Special of their cards in play, or of a card that
 * could be in their hand. A server waits for all of them alike, so that a pause gives nothing away.
 */
export function whoMightAct(board: Board, window: ActingWindow, e?: Happening): Seat[] {
  if (board.withSpecial(window).length === 0) return NOBODY;
  const list: Seat[] = [];
  for (let seat = 0; seat < board.state.seats; seat++) if (mightAct(board, seat, window, e)) list.push(seat);
  return list;
}

function mightAct(board: Board, seat: Seat, window: ActingWindow, e?: Happening): boolean {
  const s = board.state;
  for (const c of board.withSpecial(window)) {
    const zone = s.zone[c];
    if (zone === Zone.Play) {
      if (s.controller[c] === seat && hasSpecial(board, c, seat, window, 'play', e)) return true;
    } else if (zone === Zone.Discard) {
      if (s.holder[c] === seat && hasSpecial(board, c, seat, window, 'discard', e)) return true;
    } else if (zone === Zone.Hand || zone === Zone.Deck) {
      if (couldBeInHand(board, c, seat) && hasSpecial(board, c, seat, window, 'hand', e)) return true;
    }
  }
  return false;
}

/**
 * Could this card be in this hand, as far as the public knows? Every card whose place is not public could be one of the hidden
 * cards of its owner or holder.
 */
function couldBeInHand(board: Board, card: Card, seat: Seat): boolean {
  const s = board.state;
  if (s.known[card] === EVERYONE) return s.zone[card] === Zone.Hand && s.holder[card] === seat;
  return (s.owner[card] === seat || s.holder[card] === seat) && s.hands[seat].some((h) => s.known[h] !== EVERYONE);
}

function hasSpecial(board: Board, card: Card, seat: Seat, window: ActingWindow, from: Special['from'], e?: Happening): boolean {
  const specials = board.def(card).specials;
  if (specials === undefined) return false;
  for (const sp of specials) {
    if (
      sp.window === window &&
      sp.from === from &&
      (e === undefined || sp.answers === undefined || sp.answers(board.position, card, seat, e))
    )
      return true;
  }
  return false;
}
