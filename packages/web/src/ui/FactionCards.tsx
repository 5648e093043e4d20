import { factionOf } from '../data/facts.js';
import { textOf, useTexts } from '../i18n/index.js';
import { CardFace } from './CardFace.js';
import styles from './FactionCards.module.css';
import { Quip } from './Quip.js';

/** All cards and bases of a faction, with their texts. */
export function FactionCards({ faction }: { faction: string }) {
  const texts = useTexts();
  const { cards, bases } = factionOf(faction);
  return (
    <>
      <p>
        {texts.factions[faction]?.theme}
        <Quip text={texts.factions[faction]?.quip} />
      </p>
      <ul className={styles.cards}>
        {[...cards, ...bases].map((card) => {
          const { name, text } = textOf(texts, card.id);
          return (
            <li key={card.id}>
              <span className={styles.face}>
                <CardFace id={card.id} />
              </span>
              <p>
                <b>{name}</b>
                {card.type !== 'base' && <small> ×{card.copies}</small>}
                <br />
                {text}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
