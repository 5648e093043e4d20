import { memo } from 'react';
import type { CardFact } from '../data/facts.js';
import { dotted, fill, textOf, useTexts, useWords } from '../i18n/index.js';
import { CardFace } from '../ui/CardFace.js';
import styles from './CardEntry.module.css';
import { cardPath } from './filter.js';
import { useCardWords } from './words/index.js';

/** A card in the gallery, with its face and its text. A click anywhere on it opens the card. */
export const CardEntry = memo(function CardEntry({ card }: { card: CardFact }) {
  const words = useWords();
  const cardWords = useCardWords();
  const texts = useTexts();
  const { name, text, rulings = [] } = textOf(texts, card.id);
  const facts = [
    words[card.type],
    card.type === 'minion' && `${words.power} ${card.power}`,
    card.type === 'base' && `${words.breakpoint} ${card.power}`,
    card.type === 'base' && `${card.vp.join(' / ')} ${words.vp}`,
    card.type === 'action' && card.goes !== 'standard' && cardWords.goesTo[card.goes],
    card.type !== 'base' && `×${card.copies}`,
  ];
  return (
    <li className={styles.entry}>
      <span className={styles.face} aria-hidden="true">
        <CardFace id={card.id} />
      </span>
      <div className={styles.body}>
        <h3>
          <a href={cardPath(card.id)} className={styles.link}>
            {name}
          </a>
        </h3>
        <p className={styles.facts}>{dotted(facts)}</p>
        <p>{text || cardWords.noText}</p>
        {rulings.length > 0 && (
          <p className={styles.rulings}>{rulings.length === 1 ? cardWords.oneRuling : fill(cardWords.nRulings, { n: rulings.length })}</p>
        )}
      </div>
    </li>
  );
});
