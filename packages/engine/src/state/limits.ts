import { AbilityNumber, type UseLimit } from '../words/definitions.js';
import type { Card, Seat } from '../words/vocabulary.js';
import type { Board } from './board.js';

// Each use of a limited ability is one number: the ability and the seat in the low bits, the card (or its definition, if uses are
// counted by name) above them, and flags for the way of counting. No other file knows this encoding.

const ABILITY = 0xf;
const SEAT_AT = 4;
const BY_PLAYER = 1 << 7;
const CARD_AT = 8;
const CARD = 0xfff;
const BY_NAME = 1 << 20;
/** Not a use: the player opened an "on your turn" ability and declined, and has not played or used anything since. */
const DECLINED = 1 << 28;
const PER_SCORING = 1 << 29;

function key(board: Board, limit: UseLimit, card: Card, ability: number, seat: Seat): number {
  const scoring = limit.per === 'scoring' ? PER_SCORING : 0;
  if (limit.by === 'card') return scoring | (card << CARD_AT) | ability;
  if (limit.by === 'player') return scoring | BY_PLAYER | (card << CARD_AT) | (seat << SEAT_AT) | ability;
  return scoring | BY_NAME | (board.state.def[card] << CARD_AT) | (seat << SEAT_AT) | ability;
}

/** The same use under another numbering of the definitions. */
export const renumberedUse = (use: number, def: (n: number) => number): number =>
  (use & BY_NAME) === 0 ? use : (use & ~(CARD << CARD_AT)) | (def((use >>> CARD_AT) & CARD) << CARD_AT);

const isOf = (use: number, card: Card): boolean => (use & BY_NAME) === 0 && ((use >>> CARD_AT) & CARD) === card;

/** Marks that a card in play has done its own ability in this window, which is not a limit printed on the card (D8). */
const isWindowMark = (use: number): boolean =>
  (use & PER_SCORING) !== 0 && (use & (BY_NAME | BY_PLAYER)) === 0 && (use & ABILITY) < AbilityNumber.Copier;

export const ONCE_A_TURN: UseLimit = { per: 'turn', by: 'card' };
export const ONCE_A_TURN_EACH: UseLimit = { per: 'turn', by: 'player' };
/** The ability that a card in play performs by itself in a window happens once (D8). */
export const ONCE_A_WINDOW: UseLimit = { per: 'scoring', by: 'card' };

export const isUsed = (board: Board, limit: UseLimit, card: Card, ability: number, seat: Seat): boolean =>
  board.state.uses.length > 0 && board.state.uses.includes(key(board, limit, card, ability, seat));

export function use(board: Board, limit: UseLimit, card: Card, ability: number, seat: Seat): void {
  board.state.uses.push(key(board, limit, card, ability, seat));
}

export function unuse(board: Board, limit: UseLimit, card: Card, ability: number, seat: Seat): void {
  const mark = key(board, limit, card, ability, seat);
  board.state.uses = board.state.uses.filter((u) => u !== mark);
}

/** A card that left play may use its abilities again when it comes back, even in the same window (RULES 6.25, D8). */
export function forgetUses(board: Board, card: Card): void {
  if (board.state.uses.length > 0) board.state.uses = usesOfOthers(board.state.uses, card);
}

const usesOfOthers = (uses: readonly number[], card: Card): number[] => uses.filter((u) => !isOf(u, card));

const declined = (card: Card, seat: Seat): number => DECLINED | (card << CARD_AT) | (seat << SEAT_AT);

/** Did this player open this card's "on your turn" ability and decline it? */
export const isDeclined = (board: Board, card: Card, seat: Seat): boolean =>
  board.state.uses.length > 0 && board.state.uses.includes(declined(card, seat));

export function markDeclined(board: Board, card: Card, seat: Seat): void {
  if (!isDeclined(board, card, seat)) board.state.uses.push(declined(card, seat));
}

/** A declined ability may be worth opening again once something else has been done. */
export function forgetDeclined(board: Board): void {
  if (board.state.uses.length > 0) board.state.uses = board.state.uses.filter((u) => (u & DECLINED) === 0);
}

export function endTurnLimits(board: Board): void {
  board.state.uses = [];
}

export function endWindowLimits(board: Board): void {
  if (board.state.uses.length > 0) board.state.uses = board.state.uses.filter((u) => !isWindowMark(u));
}

export function endScoringLimits(board: Board): void {
  board.state.uses = board.state.uses.filter((u) => (u & PER_SCORING) === 0);
}
