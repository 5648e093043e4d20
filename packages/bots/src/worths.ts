import type { CardSet } from './rules.js';

/**
 * What a card is worth beyond what the weights say about cards of its kind: in hand and in play, while nobody has VP yet; and how much
 * is added to each by the time somebody has fifteen.
 */
export type CardWorth = readonly [hand: number, play: number, handLate: number, playLate: number];
/** By the card's id. A card that was not learnt counts like any other card of its kind. */
export type CardWorths = Readonly<Record<string, CardWorth>>;

/**
 * What it adds to a seat's log-odds of winning that its turn begins, or that it is next, in the same parts. It does not tell one option
 * from another, because all are judged at the beginning of the same turn; but without it, the chances shown to a player would be too low.
 */
export type TurnOdds = readonly [active: number, next: number, activeLate: number, nextLate: number];

/** How many numbers each definition has in a table. */
export const NUMBERS = 4;

/** The last table that was made: almost always, the next one is the same. */
let last: { cards: CardSet; worths: CardWorths; table: Float64Array } | null = null;

/** The worths by number of the definition. */
export function tableOf(cards: CardSet, worths: CardWorths): Float64Array {
  if (last !== null && last.worths === worths && last.cards === cards) return last.table;
  const table = new Float64Array(cards.defs.length * NUMBERS);
  cards.defs.forEach((def, i) => {
    if (Object.hasOwn(worths, def.id)) table.set(worths[def.id], i * NUMBERS);
  });
  last = { cards, worths, table };
  return table;
}
