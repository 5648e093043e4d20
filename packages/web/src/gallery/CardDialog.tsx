import { useEffect } from 'react';
import type { CardFact } from '../data/facts.js';
import { factionName, fill, nameOf, useTexts, useWords } from '../i18n/index.js';
import { go } from '../router.js';
import { Explained } from '../rules/Explained.js';
import { CardFace } from '../ui/CardFace.js';
import { Dialog } from '../ui/Dialog.js';
import { Icon } from '../ui/Icon.js';
import { Square } from '../ui/Square.js';
import styles from './CardDialog.module.css';
import { useCardWords } from './words/index.js';

interface Props {
  card: CardFact;
  /** The cards that the arrows lead through. */
  among: readonly CardFact[];
  onClose: () => void;
}

/** A card with its text, its rulings and its numbers. */
export function CardDialog({ card, among, onClose }: Props) {
  const cardWords = useCardWords();
  const words = useWords();
  const texts = useTexts();
  const at = among.findIndex((c) => c.id === card.id);
  const before = at > 0 ? among[at - 1] : null;
  const after = at >= 0 && at < among.length - 1 ? among[at + 1] : null;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const next = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : null;
      if (!next) return;
      event.preventDefault();
      go(`cards/${next.id}`);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [before, after]);
  return (
    <Dialog title={nameOf(texts, card.id)} onClose={onClose}>
      <CardFace id={card.id} size="large" Text={Explained} />
      <a className="button" href={`#/workshop/like/${card.id}`}>
        <Icon name="pencil" /> {cardWords.likeThis}
      </a>
      <div className={styles.leaf}>
        <Square icon="back" label={cardWords.previousCard} disabled={!before} onClick={() => before && go(`cards/${before.id}`)} />
        <a href={`#/cards/${card.faction}`}>{fill(cardWords.factionCards, { faction: factionName(texts, card.faction) })}</a>
        <Square
          icon="back"
          label={cardWords.nextCard}
          className={styles.turned}
          disabled={!after}
          onClick={() => after && go(`cards/${after.id}`)}
        />
      </div>
      <p>
        <a className="button" href={`#/judge/card/${card.id}`}>
          {words.askJudge}
        </a>
      </p>
    </Dialog>
  );
}
