import type { Board } from '../state/board.js';
import { Asking, allOf, firstOf, isAnswered, Settled } from '../words/asking.js';
import { Choice, forced, NO_SLOTS, Word } from '../words/decision.js';
import { type Ask, HookBit } from '../words/definitions.js';
import type { Cause } from '../words/record.js';
import type { Card, Seat } from '../words/vocabulary.js';

/** Asks in the middle of an ability. A decision with only one answer is not asked (D1). */
export function askFor<T>(board: Board, d: Choice, read: (picked: number[]) => T): Ask<T> {
  const answer = forced(d);
  if (answer !== null) return new Settled(read(answer));
  d.sourceDef = board.sourceDef(d.source);
  return new Asking(d, read);
}
export function askSome(board: Board, d: Choice): Ask<number[]> {
  return askFor(board, d, allOf);
}
/** As `askSome`, for one card: 0 if there is none. */
export function askOne(board: Board, d: Choice): Ask<Card> {
  return askFor(board, d, firstOf);
}

/** Is this a base's ability that somebody might ignore (D18)? */
export function couldBeIgnored(board: Board, cause: Cause): boolean {
  return cause.kind === 'base' && (cause.ignoredBy !== 0 || board.present(HookBit.mayIgnoreBase));
}

/** Asks a player who may ignore this base's ability whether they do, once per ability (D18). */
export function* asksToIgnore(board: Board, cause: Cause, seat: Seat): Ask<boolean> {
  const bit = 1 << seat;
  if ((cause.asked & bit) !== 0) return (cause.ignoredBy & bit) !== 0;
  if (!board.ignoresBase(cause.source, seat)) return false;
  cause.asked |= bit;
  if (!(yield* askFor(board, new Choice(seat, 'ignore-base', cause.source, NO_SLOTS, [Word.Do], true), isAnswered))) return false;
  cause.ignoredBy |= bit;
  board.events?.push({ kind: 'ignored', seat, base: cause.source });
  return true;
}
