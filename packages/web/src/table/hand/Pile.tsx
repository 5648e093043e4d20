import type { CardView } from '@breakpoint/engine';
import { useState } from 'react';
import { fill, labelled, nameOf, textOf, useTexts, useWords } from '../../i18n/index.js';
import { CardFace } from '../../ui/CardFace.js';
import { Dialog } from '../../ui/Dialog.js';
import { faceOf } from '../../ui/faces.js';
import look from '../../ui/look.module.css';
import { Pick } from '../cards/CardButton.js';
import button from '../cards/CardButton.module.css';
import { cardLabel } from '../cards/label.js';
import { partnerOf } from '../cards/partner.js';
import { useActs, useChoice, useLooking } from '../choosing/context.js';
import { verbOf } from '../choosing/verbs.js';
import hand from './Hand.module.css';
import styles from './Pile.module.css';

/** In a pile, every card is large enough to be read. */
const PILE_CARD = { width: 142, height: 200 };

interface Props {
  title: string;
  cards: readonly CardView[];
  onClose: () => void;
}

/** A dialog with a pile, or with all the cards on offer. */
export function Pile({ title, ...pile }: Props) {
  return (
    <Dialog title={title} onClose={pile.onClose} wide>
      <PileCards {...pile} />
    </Dialog>
  );
}

/** Cards side by side, each with its text. Those that can be chosen now are chosen here, too. */
export function PileCards({ cards, onClose }: Omit<Props, 'title'>) {
  const words = useWords();
  const texts = useTexts();
  const { study, view } = useLooking();
  const { choose, lift } = useActs();
  const { marks, filling } = useChoice((now) => now);
  const [marked, setMarked] = useState(0);
  const single = filling?.single ?? true;
  const verb = verbOf(words, filling?.decision);
  const picked = cards.find((c) => c.n === marked);
  const mark = picked && marks.get(picked.n);
  const press = (card: CardView): void => {
    const options = marks.get(card.n)?.options ?? [];
    if (options.length === 0) study(card);
    else if (single) setMarked(card.n === marked ? 0 : card.n);
    else choose(options[0]);
  };
  const take = (): void => {
    onClose();
    if (!picked || !mark) return;
    if (mark.role === 'lift' || mark.options.length > 1) lift(picked, mark.options);
    else choose(mark.options[0], true);
  };
  return (
    <>
      {cards.length === 0 && <p>{words.empty}</p>}
      <ul className={styles.cards}>
        {cards.map((card) => {
          const options = marks.get(card.n)?.options ?? [];
          const isPicked = single ? card.n === marked : (marks.get(card.n)?.times ?? 0) > 0;
          return (
            <li key={card.n}>
              <button
                type="button"
                className={`${button.button} ${hand.card}`}
                data-chosen={isPicked || undefined}
                onClick={() => press(card)}
                aria-pressed={options.length > 0 ? isPicked : undefined}
                aria-label={options.length > 0 ? cardLabel(card, words, texts) : fill(words.readCard, { card: nameOf(texts, card.id) })}
              >
                <CardFace id={card.id} partner={partnerOf(view, card)} size="full" face={faceOf(textOf(texts, card.id), PILE_CARD)} />
                {isPicked && <Pick>✓</Pick>}
              </button>
            </li>
          );
        })}
      </ul>
      {cards.some((c) => marks.get(c.n)?.options.length) && (
        <div className={`${look.row} ${styles.end}`}>
          {single ? (
            <>
              <button type="button" className={`${look.primary} ${styles.choose}`} disabled={!mark} onClick={take}>
                {picked ? labelled(words, verb, nameOf(texts, picked.id)) : verb}
              </button>
              <button type="button" disabled={!picked} onClick={() => picked && study(picked)}>
                {words.rulings}
              </button>
            </>
          ) : (
            <button type="button" className={`${look.primary} ${styles.choose}`} onClick={onClose}>
              {words.showAll}
            </button>
          )}
        </div>
      )}
    </>
  );
}
