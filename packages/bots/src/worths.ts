import type { CardSet } from './rules.js';

/**
 * What a card is worth beyond what the weights say about cards of its kind: in hand, in play and in the discard pile, compared with one
 * in the deck, while nobody has VP yet; and how much is added to each by the time somebody has fifteen.
 */
export type CardWorth = readonly [hand: number, play: number, discard: number, handLate: number, playLate: number, discardLate: number];
/** By the card's id. A card that was not learnt counts like any other card of its kind. */
export type CardWorths = Readonly<Record<string, CardWorth>>;

/**
 * What a seat's log-odds of winning gain because its turn begins, or because it is next, in the same parts. This does not tell options
 * apart, because all are judged at the beginning of the same turn; but without it, the chances shown to a player would be too low.
 */
export type TurnOdds = readonly [active: number, next: number, activeLate: number, nextLate: number];

/** What is added to each minion and to each point of power on a base, beyond what they are worth on any base. */
export type BaseWorth = readonly [minion: number, power: number];
/** By the base's id. A base that was not learnt counts like any other base with its breakpoint and VP. */
export type BaseWorths = Readonly<Record<string, BaseWorth>>;

/** How many numbers each card and each base has in its table. */
export const NUMBERS = 6;
export const BASE_NUMBERS = 2;
/** The place of a card's number in the table, by where the card is; and how far behind each number its late part stands. */
export const [HAND, PLAY, DISCARD, LATE] = [0, 1, 2, 3];

/** Makes tables of worths by number of the definition. It keeps the last one: almost always, the next one is the same. */
function tablesOf<T extends readonly number[]>(size: number): (cards: CardSet, worths: Readonly<Record<string, T>>) => Float64Array {
  let last: { cards: CardSet; worths: object; table: Float64Array } | null = null;
  return (cards, worths) => {
    if (last !== null && last.worths === worths && last.cards === cards) return last.table;
    const table = new Float64Array(cards.defs.length * size);
    cards.defs.forEach((def, i) => {
      if (Object.hasOwn(worths, def.id)) table.set(worths[def.id], i * size);
    });
    last = { cards, worths, table };
    return table;
  };
}

export const cardTable = tablesOf<CardWorth>(NUMBERS);
export const baseTable = tablesOf<BaseWorth>(BASE_NUMBERS);
