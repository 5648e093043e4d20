import type { Line } from '@breakpoint/cards/words/telling';
import type { CardView } from '@breakpoint/engine';
import { type Rendering, type Speaker, sentence } from '../i18n/sentences.js';
import { SeatBadge } from '../ui/Seat.js';

/** Events in words; each card name shows the card. */
export function Sentences({
  lines,
  speaker,
  onCard,
  className = 'sentences',
}: {
  lines: readonly Line[];
  speaker: Speaker;
  onCard?: (card: CardView) => void;
  className?: string;
}) {
  return (
    <ol className={className}>
      {lines.map((line, i) => (
        <li key={i} className={`event event-${line.event.kind}`}>
          <Sentence line={line} speaker={speaker} onCard={onCard} />
        </li>
      ))}
    </ol>
  );
}

export function Sentence({ line, speaker, onCard }: { line: Line; speaker: Speaker; onCard?: (card: CardView) => void }) {
  const how: Rendering = {
    card: (card, name) =>
      onCard ? (
        <a
          className="card-link"
          href={`#/cards/${card.id}`}
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
      <span className="who">
        <SeatBadge seat={seat} small /> {name}
      </span>
    ),
  };
  return <>{sentence(speaker, line, how)}</>;
}
