import { type Game, type Seat, Zone } from './rules.js';
import { type CardWorths, cardTable, HAND, LATE, NUMBERS } from './worths.js';

/** What a seat knows about cards that are in hands, or may be drawn. */
export interface Hands {
  /** 1 for each card that the seat knows. */
  known: Uint8Array;
  /**
   * What a card that it does not know is worth in hand on average, by owner: while nobody has VP yet, and what is added by the end of the
   * game.
   */
  usual: readonly { early: number; late: number }[];
}

/**
 * A search judges by these: in a sampled world, the unknown cards that somebody holds or draws are chance, and would hide what an option is
 * worth.
 */
export function handsKnownTo(seat: Seat, { state, cards }: Game, worths: CardWorths): Hands {
  const table = cardTable(cards, worths);
  const known = new Uint8Array(state.cards);
  const sums = Array.from({ length: state.seats }, () => ({ early: 0, late: 0, cards: 0 }));
  for (let c = 1; c < state.cards; c++) {
    const zone = state.zone[c];
    if ((zone !== Zone.Deck && zone !== Zone.Hand) || (state.known[c] & (1 << seat)) !== 0) known[c] = 1;
    else {
      const sum = sums[state.owner[c]];
      const at = state.def[c] * NUMBERS + HAND;
      sum.early += table[at];
      sum.late += table[at + LATE];
      sum.cards++;
    }
  }
  return { known, usual: sums.map((sum) => ({ early: sum.early / Math.max(1, sum.cards), late: sum.late / Math.max(1, sum.cards) })) };
}
