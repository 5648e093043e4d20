import { type CardSet, type Chance, type Knowledge, knowledgeOf, restore, type Save, type Seat, seedFromText } from './rules.js';

/** A position to think about in another thread: a saved game, the seat whose knowledge counts, and the seed of the search's own chance. */
export interface AskedPosition {
  save: Save;
  seat: Seat;
  seed: string;
}

export function knownAt(cards: CardSet, { save, seat, seed }: AskedPosition): [Knowledge, Chance] {
  const { game } = restore(cards, save, { events: false });
  return [knowledgeOf(game, seat), { key: seedFromText(seed), used: 0 }];
}
