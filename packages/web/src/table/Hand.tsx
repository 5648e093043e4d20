import type { Texts } from '@breakpoint/cards/texts';
import type { CardView } from '@breakpoint/engine';
import { factOf } from '../data/facts.js';
import type { Words } from '../i18n/en.js';
import { nameOf, textOf, useTexts, useWords } from '../i18n/index.js';
import { CardFace } from '../ui/CardFace.js';
import { CardButton } from './CardButton.js';

/** My hand. */
export function Hand({ cards, label }: { cards: readonly CardView[]; label: string }) {
  const words = useWords();
  const texts = useTexts();
  // In the order of the options, so that the keys run from left to right: by faction, minions first.
  const sorted = cards.slice().sort((a, b) => a.n - b.n);
  return (
    <ul className="hand" aria-label={label}>
      {sorted.map((card) => (
        <li key={card.n}>
          <CardButton card={card} label={cardLabel(card, words, texts)} className="hand-card" draggable>
            <CardFace id={card.id} />
          </CardButton>
        </li>
      ))}
    </ul>
  );
}

/** All that is printed on it, for those who hear it. */
export function cardLabel(card: CardView, words: Words, texts: Texts): string {
  const fact = factOf(card.id);
  const kind = fact.type === 'minion' ? `${words.minion}, ${words.power} ${fact.power}` : words[fact.type];
  return `${nameOf(texts, card.id)}, ${kind}. ${textOf(texts, card.id).text}`;
}
