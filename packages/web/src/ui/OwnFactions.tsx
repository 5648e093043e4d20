import { useState } from 'react';
import { isMade } from '../data/facts.js';
import { factionName, fill, labelled, TextsProvider, useTexts, useWords } from '../i18n/index.js';
import { Emblem } from './Art.js';
import { Dialog } from './Dialog.js';
import { FactionCards } from './FactionCards.js';
import { FileButton } from './FileButton.js';
import { Icon } from './Icon.js';
import look from './look.module.css';
import styles from './OwnFactions.module.css';
import { Problem } from './Problem.js';
import { useLatest } from './useLatest.js';
import { useOwnFactions } from './useOwnFactions.js';
import { useUiWords } from './words/index.js';

/** The most documents at a table. */
const MOST = 8;

interface Props {
  /** The documents at the table. */
  chosen: readonly string[];
  players: number;
  /** Null for those who may only look. */
  onChange: ((chosen: string[]) => void) | null;
}

/** The factions that players made: those at the table, and those of this device that could be. Their cards can be seen. */
export default function OwnFactions(props: Props) {
  return (
    <TextsProvider>
      <List {...props} />
    </TextsProvider>
  );
}

function List({ chosen, players, onChange }: Props) {
  const words = useWords();
  const made = useUiWords();
  const texts = useTexts();
  const { ids, open } = useOwnFactions();
  const latest = useLatest(chosen);
  const [seen, setSeen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const listed = [...new Set([...chosen, ...(onChange ? ids : [])])].filter(isMade);
  if (listed.length === 0 && !onChange) return null;
  const toggle = (id: string, on: boolean): void => {
    // A file may take a while to open, and others may be chosen meanwhile.
    const others = latest.current.filter((c) => c !== id);
    const next = on ? [...others, id] : others;
    setProblem(next.length > MOST ? fill(made.tooMany, { n: MOST }) : null);
    if (next.length <= MOST) onChange?.(next);
  };
  const take = async (file: File): Promise<void> => {
    setProblem(null);
    try {
      toggle(await open(file), true);
    } catch (error) {
      setProblem(fill(made.bad, { why: (error as Error).message }));
    }
  };
  return (
    <fieldset>
      <legend>{onChange ? made.own : made.atTable}</legend>
      {listed.map((id) => (
        <div key={id} className={styles.row}>
          <label className={look.check}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!onChange}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            <Emblem faction={id} className={styles.emblem} />
            {factionName(texts, id)}
          </label>
          <button type="button" onClick={() => setSeen(id)} aria-label={labelled(words, factionName(texts, id), words.seeCards)}>
            <Icon name="cards" /> {words.seeCards}
          </button>
        </div>
      ))}
      {onChange && (
        <FileButton label={made.open} className={styles.file} accept="application/json,.json" onOpen={([file]) => void take(file)} />
      )}
      {chosen.length > 0 && <p className={look.hint}>{fill(made.fillUp, { n: players * 2 + 2 })}</p>}
      <Problem text={problem} />
      {seen && (
        <Dialog title={factionName(texts, seen)} onClose={() => setSeen(null)} wide>
          <FactionCards faction={seen} />
        </Dialog>
      )}
    </fieldset>
  );
}
