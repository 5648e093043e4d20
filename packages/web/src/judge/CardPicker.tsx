import { useDeferredValue, useMemo, useState } from 'react';
import type { CardFact } from '../data/facts.js';
import { ALL, filtered, NO_FILTER } from '../gallery/filter.js';
import { dotted, factionName, fill, nameOf, useTexts, useWords } from '../i18n/index.js';
import { Emblem, factionColors } from '../ui/Art.js';
import { Choice } from '../ui/Choice.js';
import { Dialog } from '../ui/Dialog.js';
import look from '../ui/look.module.css';
import styles from './Builder.module.css';
import { useJudgeWords } from './words/index.js';

/** More results than this are not listed. */
const MOST = 60;

export interface Picking {
  title: string;
  fits: (card: CardFact) => boolean;
  /** Cards of these factions come first. */
  factions: readonly string[];
  /** The players among whom the owner is chosen; none if that is clear. */
  players?: readonly string[];
  pick: (card: string, player: string) => void;
  /** Does choosing one card close the dialog? */
  once?: boolean;
}

/** Finds a card by a few letters; it stays open, so that several can be added. */
export function CardPicker({ picking, onClose }: { picking: Picking; onClose: () => void }) {
  const { title, fits, factions, players = [], pick, once } = picking;
  const words = useJudgeWords();
  const texts = useTexts();
  const [search, setSearch] = useState('');
  const [player, setPlayer] = useState(players[0] ?? '');
  const [added, setAdded] = useState('');
  const wanted = useDeferredValue(search);
  const found = useMemo(() => {
    const all = (wanted ? filtered({ ...NO_FILTER, search: wanted }, texts) : ALL).filter(fits);
    const isNear = (card: CardFact): number => Number(factions.includes(card.faction));
    return all.sort((a, b) => isNear(b) - isNear(a));
  }, [wanted, texts, fits, factions]);
  return (
    <Dialog title={title} onClose={onClose} wide>
      <label className={look.field}>
        <span>{words.searchCards}</span>
        <input type="search" autoFocus value={search} placeholder={words.typeMore} onChange={(event) => setSearch(event.target.value)} />
      </label>
      {players.length > 0 && (
        <Choice label={words.whose} value={player} options={players.map((p) => [p, p] as const)} onChange={setPlayer} />
      )}
      <p role="status" className={look.hint}>
        {added ? fill(words.added, { card: nameOf(texts, added) }) : fill(words.cardsFound, { n: found.length })}
      </p>
      <ul className={styles.found}>
        {found.slice(0, MOST).map((card) => (
          <li key={card.id}>
            <Found
              card={card}
              onPick={() => {
                pick(card.id, player);
                setAdded(card.id);
                if (once) onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Found({ card, onPick }: { card: CardFact; onPick: () => void }) {
  const words = useWords();
  const texts = useTexts();
  const number = card.type === 'minion' ? `${words.power} ${card.power}` : card.type === 'base' ? `${words.breakpoint} ${card.power}` : '';
  return (
    <button type="button" className={styles.foundCard} onClick={onPick}>
      <span className={styles.dot} style={factionColors(card.faction)}>
        <Emblem faction={card.faction} />
      </span>
      <b>{nameOf(texts, card.id)}</b>
      <small>{dotted([factionName(texts, card.faction), words[card.type], number])}</small>
    </button>
  );
}
