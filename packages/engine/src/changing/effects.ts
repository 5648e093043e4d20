import type { Board } from '../state/board.js';
import type { Effect } from '../state/state.js';
import { type Card, type Seat, Until, Zone } from '../words/vocabulary.js';

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
  const { effects } = board.state;
  board.state.effects = effects.filter((e) => !isOver(e));
  // The newest comes first: the one before it may have to give the card back to somebody else.
  for (let i = effects.length - 1; i >= 0; i--) if (effects[i].kind === 'control' && isOver(effects[i])) giveBack(board, effects[i]);
  board.version++;
}

/** Control for a time is over (RULES 12.19): the player before has it again, unless somebody else has taken it since. */
function giveBack(board: Board, { card, seat, amount: taker, source }: Effect): void {
  const { effects, controller, zone } = board.state;
  const since = effects.findIndex((e) => e.kind === 'control' && e.card === card && e.seat === taker);
  if (since >= 0) effects[since] = { ...effects[since], seat };
  else if (zone[card] === Zone.Play && controller[card] === taker) {
    controller[card] = seat;
    board.events?.push({ kind: 'control', card, seat, source });
  }
}

/** The card leaves play: the effects on it end, and those that last only while it is there. */
export function endEffectsOn(board: Board, card: Card): void {
  if (board.state.effects.length > 0) endAny(board, endsWithout(card));
}
const endsWithout = (card: Card) => (e: Effect) => e.card === card || (e.until === Until.WhileInPlay && e.source === card);
/** The card is on another card now: what it did as long as it was on the first one ends. */
export const endEffectsFrom = (board: Board, card: Card): void => endAny(board, (e) => e.until === Until.WhileInPlay && e.source === card);

function endAny(board: Board, isOver: (e: Effect) => boolean): void {
  const { effects } = board.state;
  for (let i = 0; i < effects.length; i++) {
    if (!isOver(effects[i])) continue;
    endEffects(board, isOver);
    return;
  }
}
