import { factOf } from '../data/facts.js';
import { fill, nameOf, useTexts, useWords } from '../i18n/index.js';
import { Emblem, factionColors } from '../ui/Art.js';
import { SeatBadge } from '../ui/Seat.js';
import styles from './Builder.module.css';
import { type InPlay, isUnknown, type Placed } from './position.js';
import { useJudgeWords } from './words/index.js';

interface Props {
  label: string;
  cards: readonly (Placed | InPlay | { base: string })[];
  players: readonly string[];
  onOpen: (index: number) => void;
  onAdd: () => void;
  addLabel: string;
}

/** The cards of a place, each to be tapped, and a button for more. */
export function Chips({ label, cards, players, onOpen, onAdd, addLabel }: Props) {
  return (
    <div className={styles.zone}>
      <span>{label}</span>
      <ul className={styles.chips} aria-label={label}>
        {cards.map((card, i) => (
          <li key={i}>
            <Chip card={card} players={players} onOpen={() => onOpen(i)} />
          </li>
        ))}
        <li>
          <button type="button" className={`${styles.chip} ${styles.add}`} aria-label={addLabel} onClick={onAdd}>
            +
          </button>
        </li>
      </ul>
    </div>
  );
}

function Chip({ card, players, onOpen }: { card: Props['cards'][number]; players: readonly string[]; onOpen: () => void }) {
  const words = useWords();
  const judge = useJudgeWords();
  const texts = useTexts();
  const id = 'base' in card ? card.base : card.card;
  if (isUnknown(id))
    return (
      <button type="button" className={`${styles.chip} ${styles.unknown}`} aria-label={judge.unknown} onClick={onOpen}>
        ?
      </button>
    );
  const fact = factOf(id);
  const controller = 'controller' in card ? card.controller : undefined;
  const owner = 'owner' in card ? card.owner : undefined;
  const counters = 'counters' in card ? (card.counters ?? 0) : 0;
  const actions = 'actions' in card ? card.actions : [];
  return (
    <button type="button" className={styles.chip} onClick={onOpen}>
      {controller !== undefined && <SeatBadge seat={players.indexOf(controller)} small />}
      <span className={styles.dot} style={factionColors(fact.faction)}>
        <Emblem faction={fact.faction} />
      </span>
      <span>{nameOf(texts, id)}</span>
      {fact.type === 'minion' && <span className={styles.tag}>{fill(words.powerOf, { n: fact.power + counters })}</span>}
      {owner !== undefined && <SeatBadge seat={players.indexOf(owner)} small />}
      {actions.length > 0 && <small>{actions.map((a) => nameOf(texts, a.card)).join(', ')}</small>}
    </button>
  );
}
