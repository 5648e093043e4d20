import { type Definition, HookBit } from '../words/definitions.js';
import type { Card } from '../words/vocabulary.js';
import type { Board } from './board.js';

export const NO_CARDS: readonly Card[] = [];

/** The minions in play whose abilities are cancelled: for a time, or while a card is there (RULES 12.4). `byCards`: some card does so. */
export function cancelledMinions(board: Board, byCards: boolean): readonly Card[] {
  const { effects, bases, cardsAt } = board.state;
  let list = NO_CARDS;
  for (let i = 0; i < effects.length; i++) if (effects[i].kind === 'cancelMinion') list = [...list, effects[i].card];
  for (let i = 0; byCards && i < bases.length; i++) {
    if (board.presentAt(i, HookBit.cancelsMinion))
      for (const c of cardsAt[i]) if (!board.isMinion(c)) list = [...list, ...cancelledBy(board, i, c, board.def(c))];
    if (board.baseAnswers(i, HookBit.cancelsMinion))
      for (const d of board.abilities(i)) list = [...list, ...cancelledBy(board, i, bases[i], d)];
  }
  return byCards ? withMinions(board, list) : list;
}

/** Minions that cancel the abilities of others come last, and not those of each other: else it would depend on which is first. */
function withMinions(board: Board, list: readonly Card[]): readonly Card[] {
  let all = list;
  board.state.cardsAt.forEach((here, i) => {
    if (!board.presentAt(i, HookBit.cancelsMinion)) return;
    for (const c of here)
      if (board.isMinion(c) && !list.includes(c))
        all = [...all, ...cancelledBy(board, i, c, board.def(c)).filter((m) => board.def(m).cancelsMinion === undefined)];
  });
  return all;
}

function cancelledBy(board: Board, place: number, self: Card, { cancelsMinion }: Definition): readonly Card[] {
  if (cancelsMinion === undefined) return NO_CARDS;
  return board.state.cardsAt[place].filter((c) => board.isMinion(c) && cancelsMinion(board.position, self, c));
}
