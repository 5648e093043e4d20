import type { Texts } from '@breakpoint/cards/texts';
import type { CardView } from '@breakpoint/engine';
import { factOf } from '../../data/facts.js';
import type { Words } from '../../i18n/en.js';
import { nameOf, textOf } from '../../i18n/index.js';

/** Everything that is printed on a card, for screen readers. */
export function cardLabel(card: CardView, words: Words, texts: Texts): string {
  const fact = factOf(card.id);
  const kind = fact.type === 'minion' ? `${words.minion}, ${words.power} ${fact.power}` : words[fact.type];
  return `${nameOf(texts, card.id)}, ${kind}. ${textOf(texts, card.id).text}`;
}
