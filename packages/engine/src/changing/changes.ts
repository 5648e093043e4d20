import { powerOf } from '../reading/powers.js';
import type { Board } from '../state/board.js';
import { MomentBit } from '../words/definitions.js';
import type { Cause, Hit, Part } from '../words/record.js';
import { type Card, Until } from '../words/vocabulary.js';
import { addEffect } from './effects.js';
import { happen, lastKnown, note } from './triggers.js';
import { offerReaction } from './windows.js';
import { carry, putInPlay } from './zones.js';

/** The lasting effect of each change of power. */
const KINDS = { add: 'power', start: 'startingPower', double: 'doublePower', set: 'setPower' } as const;

/** Cards that move together set off their triggers before any of them has moved (RULES 5.5). */
export function tellMoves(board: Board, cause: Cause, hits: readonly Hit[]): void {
  for (const h of hits) if (board.inPlay(h.card)) tellMove(board, cause, h);
}

function tellMove(board: Board, cause: Cause, { card, part, chooser = cause.chooser }: Hit): void {
  if (!board.awaits(MomentBit.moved) && !board.reactsTo(MomentBit.moved)) return;
  const e = lastKnown(board, 'moved', card, chooser);
  e.base = part.to!;
  e.from = board.state.base[card];
  happen(board, e);
  offerReaction(board, e);
}

/**
 * Changes a card that stays in play. Everything that could prevent it was checked before; a move may have been reported already. Returns
 * whether anything changed.
 */
export function changeCard(board: Board, cause: Cause, h: Hit, isTold = false): boolean {
  const s = board.state;
  const { card, part } = h;
  if (!board.inPlay(card) && !board.onTable(card)) return false;
  const by = h.chooser ?? cause.chooser;
  switch (part.verb) {
    case 'move': {
      const from = s.base[card];
      const to = part.to!;
      if (!isTold) tellMove(board, cause, h);
      note(board, 'moved', 'minion', s.controller[card], by, to, card);
      carry(board, card, to);
      board.events?.push({ kind: 'moved', card, from, to, source: cause.source });
      return true;
    }
    case 'power': {
      const { seat, source } = cause;
      const { amount = 0, until = Until.EndOfTurn } = part;
      const kind = KINDS[part.how ?? 'add'];
      const before = kind === 'power' ? 0 : powerOf(board, card);
      addEffect(board, { kind, card, amount, until, untilSeat: seat, source, by: seat });
      const change = kind === 'power' ? amount : powerOf(board, card) - before;
      board.events?.push({ kind: 'power', card, amount: change, until, untilSeat: seat, source });
      return true;
    }
    case 'counters': {
      const amount = part.card ? Math.min(part.amount!, s.counters[part.card]) : Math.max(part.amount!, -s.counters[card]);
      if (amount === 0) return false;
      if (amount > 0 && !part.card && board.awaits(MomentBit.countersPlaced)) happen(board, lastKnown(board, 'countersPlaced', card, by));
      // Counters that are transferred to a base are not the counters that its own ability places there, so they are counted
      // apart.
      if (part.card && board.onTable(card)) s.memory[card] += amount;
      else s.counters[card] += amount;
      if (part.card) {
        s.counters[part.card] -= amount;
        board.events?.push({ kind: 'counters-transferred', from: part.card, to: card, amount, source: cause.source });
      } else board.events?.push({ kind: 'counters', card, amount, source: cause.source });
      return true;
    }
    case 'cancel':
      addEffect(board, { kind: 'cancelMinion', card, until: part.until, untilSeat: cause.seat, source: cause.source, by: cause.seat });
      board.events?.push({
        kind: 'abilities-cancelled',
        card,
        until: part.until ?? Until.EndOfTurn,
        untilSeat: cause.seat,
        source: cause.source,
      });
      return true;
    case 'control':
      if (part.to !== s.controller[card]) {
        if (part.until !== undefined) holdFor(board, cause, card, part);
        if (board.awaits(MomentBit.controlled)) happen(board, lastKnown(board, 'controlled', card, part.to!));
      }
      s.controller[card] = part.to!;
      board.version++;
      board.events?.push({ kind: 'control', card, seat: part.to!, source: cause.source });
      return true;
    case 'attach':
      attach(board, cause, part.card!, card);
      return true;
    case 'transfer':
      carry(board, card, part.to!);
      board.events?.push({ kind: 'transferred', card, to: part.to!, source: cause.source });
      return true;
    case 'protect':
      if (part.amount !== undefined) return shelter(board, cause, card, part);
      addEffect(board, { kind: 'homeInstead', card, source: cause.source, by: cause.seat });
      board.events?.push({ kind: 'protected', card, source: cause.source });
      return true;
    default:
      throw new Error(`${part.verb} does not change a card in play`);
  }
}

/** Control is taken for a time (RULES 12.19). */
function holdFor(board: Board, { seat, source }: Cause, card: Card, { to, until }: Part): void {
  addEffect(board, { kind: 'control', card, seat: board.state.controller[card], amount: to, until, untilSeat: seat, source, by: seat });
}

/** None of these things can happen to the card for a time (RULES 12.15). */
function shelter(board: Board, { seat, source }: Cause, card: Card, { amount, until = Until.EndOfTurn }: Part): true {
  addEffect(board, { kind: 'shelter', card, amount, until, untilSeat: seat, source, by: seat });
  board.events?.push({ kind: 'sheltered', card, until, untilSeat: seat, source });
  return true;
}

/** Puts an action on a minion, either by playing it or by transferring it from elsewhere in play. */
function attach(board: Board, cause: Cause, action: number, minion: number): void {
  // A card being played was reported already; an action whose minion left play still has its old base.
  const isTransfer = board.state.base[action] !== 0;
  if (board.inPlay(action)) carry(board, action, minion);
  else putInPlay(board, action, minion, cause.seat);
  if (isTransfer) board.events?.push({ kind: 'transferred', card: action, to: minion, source: cause.source });
}
