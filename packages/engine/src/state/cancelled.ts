import { type Definition, HookBit } from '../words/definitions.js';
import type { Card } from '../words/vocabulary.js';
import type { Board } from './board.js';

export const NO_CARDS: readonly Card[] = [];

/** The minions in play whose abilities are cancelled: for a time, or while a card is there (RULES 12.4). */
export function cancelledMinions(board: Board): readonly Card[] {
  const s = board.state;
  const list: Card[] = [];
  for (const e of s.effects) if (e.kind === 'cancelMinion') list.push(e.card);
  for (let i = 0; i < s.bases.length; i++) {
    const cancel = (self: Card, d: Definition): void => {
      if (d.cancelsMinion === undefined || d.type === 'minion') return;
      for (const c of s.cardsAt[i]) if (board.isMinion(c) && d.cancelsMinion(board.position, self, c)) list.push(c);
    };
    if (board.presentAt(i, HookBit.cancelsMinion)) for (const c of s.cardsAt[i]) cancel(c, board.def(c));
    if (board.baseAnswers(i, HookBit.cancelsMinion)) for (const d of board.abilities(i)) cancel(s.bases[i], d);
  }
  return list.length === 0 ? NO_CARDS : list;
}
