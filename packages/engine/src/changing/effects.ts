import type { Board } from '../state/board.js';
import type { Effect } from '../state/state.js';
import { type Card, type Seat, Until } from '../words/vocabulary.js';

/** Begins a lasting effect. */
export function addEffect(board: Board, e: Partial<Effect> & Pick<Effect, 'kind'>): void {
  board.state.effects.push(effectOf(e));
  board.version++;
}

function effectOf(e: Partial<Effect> & Pick<Effect, 'kind'>): Effect {
  return {
    kind: e.kind,
    card: e.card ?? 0,
    seat: e.seat ?? -1,
    amount: e.amount ?? 0,
    until: e.until ?? Until.EndOfTurn,
    untilSeat: e.untilSeat ?? -1,
    begun: e.begun ?? false,
    source: e.source ?? 0,
    by: e.by ?? -1,
    later: e.later,
  };
}

/** The ongoing ability of this card works until the start of its controller's next turn (`untilYourTurn`). */
export const ongoing = (card: Card): Effect => effectOf({ kind: 'ongoing', card, until: Until.StartOf, source: card });

/** Ends the effects that last until the start of this player's turn (RULES 2.1). */
export function endEffectsUntilTurnOf(board: Board, seat: Seat): void {
  const { controller } = board.state;
  endEffects(board, (e) => e.until === Until.StartOf && (e.untilSeat < 0 ? controller[e.card] : e.untilSeat) === seat);
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
