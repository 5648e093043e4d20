import type { ReactNode } from 'react';
import { fill, nameOf, useTexts } from '../i18n/index.js';
import { CardFace } from '../ui/CardFace.js';
import { Dialog } from '../ui/Dialog.js';
import look from '../ui/look.module.css';
import styles from './Builder.module.css';
import type { InPlay, Placed } from './position.js';
import { useJudgeWords } from './words/index.js';

/** A number with a button on each side. */
export function Stepper({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const words = useJudgeWords();
  return (
    <span className={styles.number}>
      <span>{label}</span>
      <button type="button" aria-label={fill(words.fewer, { what: label })} disabled={value <= 0} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={fill(words.moreOf, { what: label })} onClick={() => onChange(value + 1)}>
        +
      </button>
    </span>
  );
}

interface Props {
  card: Placed | InPlay;
  players: readonly string[];
  /** Whose card it is if nothing else is said. */
  holder: string;
  onChange: (card: Placed | InPlay) => void;
  onRemove: () => void;
  /** Moves it within its list. */
  onMove?: (by: -1 | 1) => void;
  onAttach?: () => void;
  onClose: () => void;
  /** What lies on it. */
  children?: ReactNode;
}

/** A card of the position: its controller, owner and counters, and what lies on it. */
export function CardSheet({ card, players, holder, onChange, onRemove, onMove, onAttach, onClose, children }: Props) {
  const words = useJudgeWords();
  const texts = useTexts();
  const inPlay = 'controller' in card ? card : null;
  const own = inPlay?.controller ?? holder;
  return (
    <Dialog title={nameOf(texts, card.card)} onClose={onClose}>
      <CardFace id={card.card} size="large" />
      <div className={styles.row}>
        {inPlay && (
          <Who
            label={words.controller}
            value={inPlay.controller}
            players={players}
            onChange={(controller) => onChange({ ...inPlay, controller })}
          />
        )}
        <Who
          label={words.owner}
          value={card.owner ?? own}
          players={players}
          onChange={(owner) => onChange({ ...card, owner: owner === own ? undefined : owner })}
        />
        {inPlay && (
          <Stepper label={words.counters} value={inPlay.counters ?? 0} onChange={(counters) => onChange({ ...inPlay, counters })} />
        )}
      </div>
      {children}
      <div className={look.row}>
        {onAttach && (
          <button type="button" onClick={onAttach}>
            {words.addAction}
          </button>
        )}
        {onMove && (
          <>
            <button type="button" onClick={() => onMove(-1)}>
              {words.earlier}
            </button>
            <button type="button" onClick={() => onMove(1)}>
              {words.later}
            </button>
          </>
        )}
        <button type="button" className={look.danger} onClick={onRemove}>
          {words.remove}
        </button>
      </div>
    </Dialog>
  );
}

function Who({
  label,
  value,
  players,
  onChange,
}: {
  label: string;
  value: string;
  players: readonly string[];
  onChange: (who: string) => void;
}) {
  return (
    <label className={look.field}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {players.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
