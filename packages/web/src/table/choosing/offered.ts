import type { CardView } from '@breakpoint/engine';
import type { Filling } from './choice.js';

/** The cards on offer that are not on the table, but in decks and piles. They are shown in place of the hand. */
export function offeredCards(filling: Filling | null, onTable: readonly number[]): CardView[] {
  const open = new Set(onTable);
  const seen = new Set<number>();
  return (filling?.options ?? []).flatMap((o) => {
    if (!o.card || o.card.n === 0 || open.has(o.card.n) || seen.has(o.card.n)) return [];
    seen.add(o.card.n);
    return [o.card];
  });
}
