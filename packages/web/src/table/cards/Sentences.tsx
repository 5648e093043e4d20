import type { Line } from '@breakpoint/cards/words/telling';
import type { CardView } from '@breakpoint/engine';
import { type Rendering, type Speaker, sentence } from '../../i18n/sentences.js';
import { SeatBadge } from '../../ui/Seat.js';
import styles from './Sentences.module.css';

/** Events in words. A click on a card's name shows the card. */
export function Sentences({
  lines,
  speaker,
  onCard,
  onPeek,
  className = styles.sentences,
}: {
  lines: readonly Line[];
  speaker: Speaker;
  onCard?: (card: CardView) => void;
  /** Called when the pointer enters a card's name (with the card) and leaves it (with null). */
  onPeek?: (card: CardView | null) => void;
  className?: string;
}) {
  return (
    <ol className={className}>
      {lines.map((line, i) => (
        <li key={i} className={styles.event} data-event={line.event.kind}>
          <Sentence line={line} speaker={speaker} onCard={onCard} onPeek={onPeek} />
        </li>
      ))}
    </ol>
  );
}

interface SentenceProps {
  line: Line;
  speaker: Speaker;
  onCard?: (card: CardView) => void;
  onPeek?: (card: CardView | null) => void;
}
function Sentence({ line, speaker, onCard, onPeek }: SentenceProps) {
  const how: Rendering = {
    card: (card, name) =>
      onCard ? (
        <a
          className={styles.card}
          href={`#/cards/${card.id}`}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onPeek?.(card)}
          onPointerLeave={() => onPeek?.(null)}
          onFocus={() => onPeek?.(card)}
          onBlur={() => onPeek?.(null)}
          onClick={(event) => {
            event.preventDefault();
            onCard(card);
          }}
        >
          {name}
        </a>
      ) : (
        <b>{name}</b>
      ),
    seat: (seat, name) => (
      <span className={styles.who}>
        <SeatBadge seat={seat} small /> {name}
      </span>
    ),
  };
  return <>{sentence(speaker, line, how)}</>;
}
