import type { Board } from '../state/board.js';
import type { Effect } from '../state/state.js';
import { type Card, Until } from '../words/vocabulary.js';
/** Begins a lasting effect. No other code adds one. */
export function addEffect(board: Board, e: Partial<Effect> & Pick<Effect, 'kind'>): void {
  board.state.effects.push({
    kind: e.kind,
    card: e.card ?? 0,
    seat: e.seat ?? -1,
    amount: e.amount ?? 0,
    until: e.until ?? Until.EndOfTurn,
    untilSeat: e.untilSeat ?? -1,
    begun: e.begun ?? false,
    source: e.source ?? 0,
    by: e.by ?? -1,
  });
  board.version++;
}
export function endEffects(board: Board, isOver: (e: Effect) => boolean): void {
  board.state.effects = board.state.effects.filter((e) => !isOver(e));
  board.version++;
}
export function endEffectsOn(board: Board, card: Card): void {
  const { effects } = board.state;
  for (let i = 0; i < effects.length; i++) {
    if (effects[i].card !== card) continue;
    endEffects(board, (e) => e.card === card);
    return;
  }
}
