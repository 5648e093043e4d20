import { type AnyCard, type Document, FORMAT, type KindNames } from '../tree.js';
import beyond from './beyond.json' with { type: 'json' };

// Examples of the words that none of our own cards needs, and plain cards to go with them.

/** A card is called by its id. */
const named = (card: object): AnyCard => {
  const { id } = card as AnyCard;
  return { name: { en: id.charAt(0).toUpperCase() + id.slice(1) }, ...card } as AnyCard;
};
const EXAMPLES = beyond.examples.map(named);
const PLAIN = beyond.plain.map(named);

const documentOf = (cards: readonly AnyCard[]): Document => ({
  format: FORMAT,
  name: { en: 'Beyond' },
  kinds: beyond.kinds as Record<string, KindNames>,
  cards: cards.filter((card) => card.kind !== 'base'),
  bases: cards.filter((card) => card.kind === 'base'),
});

/** The examples, a faction for each few of them; a faction has few bases. */
const isBase = (card: AnyCard): boolean => card.kind === 'base';
const CARDS = EXAMPLES.filter((card) => !isBase(card));
const FACTIONS = Math.ceil(CARDS.length / 8);
export const BEYOND: Record<string, Document> = Object.fromEntries(
  Array.from({ length: FACTIONS }, (_, i) => [
    `beyond ${i + 1}`,
    documentOf([
      ...CARDS.slice(i * 8, i * 8 + 8),
      ...EXAMPLES.filter(isBase).filter((_base, n) => n % FACTIONS === i),
      ...PLAIN.filter((card) => !isBase(card)),
    ]),
  ]),
);
/** All of them together. */
export const ALL_BEYOND = documentOf([...EXAMPLES, ...PLAIN]);
