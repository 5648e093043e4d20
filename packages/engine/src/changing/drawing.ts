import type { Board } from '../state/board.js';
import { type Happening, MomentBit } from '../words/definitions.js';
import type { Card, Open, Seat } from '../words/vocabulary.js';
import { happen, happening, note } from './triggers.js';
import { offerReaction } from './windows.js';
import { putInDiscard, putInHand, refill, show } from './zones.js';

/** Draws cards: by the rules, or by the ability of a card, which others may answer. */
export function drawCards(board: Board, seat: Seat, n: number, source: Card = 0): void {
  for (let i = 0; i < n; i++) {
    if (!refill(board, seat)) return;
    if (i === 0 && source !== 0 && board.awaits(MomentBit.drawn)) happen(board, drawing(seat));
    const deck = board.state.decks[seat];
    const c = deck[deck.length - 1];
    const seen = board.state.known[c] | (1 << seat);
    putInHand(board, c, seat);
    board.state.secrets++;
    note(board, 'drawn', 'action', seat, seat, 0);
    board.events?.push({ kind: 'drew', seat, card: c, source, seen });
  }
}

function drawing(seat: Seat): Open<Happening> {
  const e = happening('drawn', seat);
  e.type = 'action';
  return e;
}

export function giveVp(board: Board, seat: Seat, n: number, source: Card): void {
  const before = board.state.vp[seat];
  const after = Math.max(0, before + n);
  board.state.vp[seat] = after;
  if (after === before) return;
  board.events?.push({ kind: 'vp', seat, amount: after - before, source });
  const moment = after > before ? 'vpGained' : 'vpLost';
  if (board.awaits(MomentBit[moment]) || board.reactsTo(MomentBit[moment])) {
    const e = happening(moment, seat);
    happen(board, e);
    offerReaction(board, e);
  }
}

/** Discards a card from a hand or deck to its owner's discard pile; `seat` is the player who discards. */
export function discardCard(board: Board, card: Card, seat: Seat, source: Card = 0): void {
  const noticed = board.awaits(MomentBit.discarded) || board.reactsTo(MomentBit.discarded);
  const e = noticed ? discarding(board, card, seat) : null;
  if (e !== null) happen(board, e);
  show(board, card);
  note(board, 'discarded', board.def(card).type, seat, seat, 0);
  board.events?.push({ kind: 'discarded', seat, card, fromZone: board.state.zone[card], source });
  putInDiscard(board, card);
  if (e !== null) offerReaction(board, e);
}
function discarding(board: Board, card: Card, seat: Seat): Open<Happening> {
  const e = happening('discarded', seat);
  e.card = card;
  e.def = board.state.def[card];
  e.owner = board.state.owner[card];
  e.from = board.state.zone[card];
  e.type = board.def(card).type;
  e.power = board.def(card).power;
  e.arrival = board.state.arrival[card];
  return e;
}
