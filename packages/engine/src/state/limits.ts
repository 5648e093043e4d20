import type { UseLimit } from '../words/definitions.js';
import type { Card, Seat } from '../words/vocabulary.js';
import type { Board } from './board.js';

/** Numbers for the abilities of one card, so that "once per turn" can be kept as one number per use. */
export const AbilityNumber = {
  Copier: 6,
  Grants: 7,
  Special: 8,
  Standing: 11,
  Talent: 12,
  TalentAgain: 13,
  OnYourTurn: 14,
  FromDiscard: 15,
} as const;

const PER_SCORING = 1 << 29;

function key(board: Board, limit: UseLimit, card: Card, ability: number, seat: Seat): number {
  const scoring = limit.per === 'scoring' ? PER_SCORING : 0;
  if (limit.by === 'card') return scoring | (card << 8) | ability;
  if (limit.by === 'player') return scoring | (card << 8) | 0x80 | (seat << 4) | ability;
  return scoring | ((0x1000 + board.state.def[card]) << 8) | (seat << 4) | ability;
}

export const isUsed = (board: Board, limit: UseLimit, card: Card, ability: number, seat: Seat): boolean =>
  board.state.uses.length > 0 && board.state.uses.includes(key(board, limit, card, ability, seat));

export function use(board: Board, limit: UseLimit, card: Card, ability: number, seat: Seat): void {
  board.state.uses.push(key(board, limit, card, ability, seat));
}

export const ONCE_A_TURN: UseLimit = { per: 'turn', by: 'card' };

/** A card that left play may use its abilities again when it is back (RULES 6.25), but its own in a window only once (D8). */
export function forgetUses(board: Board, card: Card): void {
  board.state.uses = board.state.uses.filter(
    (u) => (u & ~PER_SCORING) >>> 8 !== card || ((u & PER_SCORING) !== 0 && (u & 0xff) < AbilityNumber.Copier),
  );
}

export function endTurnLimits(board: Board): void {
  board.state.uses = [];
}

export function endScoringLimits(board: Board): void {
  board.state.uses = board.state.uses.filter((u) => (u & PER_SCORING) === 0);
}
