import type { AnyCard, Document } from '@breakpoint/workshop';
import { useMemo, useState } from 'react';
import { factionName, fill, nameOf, textOf, useTexts } from '../../i18n/index.js';
import { factionColors } from '../../ui/Art.js';
import { Labelled } from '../../ui/CardFace.js';
import { Dialog } from '../../ui/Dialog.js';
import look from '../../ui/look.module.css';
import { useWorkshop } from '../words/index.js';
import { OFFICIAL, type Official, withCardLike } from './official.js';
import styles from './Pages.module.css';

interface Props {
  kind: AnyCard['kind'];
  document: Document;
  onBlank: () => void;
  onLike: (document: Document, card: AnyCard) => void;
  onClose: () => void;
}

/** A new card: blank, or like one of ours. */
export function NewCard({ kind, document, onBlank, onLike, onClose }: Props) {
  const words = useWorkshop();
  return (
    <Dialog title={words.newCard[kind]} onClose={onClose} wide>
      <button type="button" className={look.primary} onClick={onBlank}>
        {words.fromNothing}
      </button>
      <h3>{words.fromCard}</h3>
      <p className={look.hint}>{words.fromCardHint}</p>
      <OfficialList
        kind={kind}
        onChoose={(official) => void withCardLike(document, official).then((made) => onLike(made.document, made.card))}
      />
    </Dialog>
  );
}

/** Our cards that the workshop can say, found by name, faction or text. */
export function OfficialList({ kind, onChoose }: { kind: AnyCard['kind']; onChoose: (official: Official) => void }) {
  const words = useWorkshop();
  const texts = useTexts();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = useMemo(
    () =>
      OFFICIAL.filter(({ id, faction, card }) => {
        if (card.kind !== kind) return false;
        const { name, text } = textOf(texts, id);
        return `${name} ${text} ${factionName(texts, faction)}`.toLocaleLowerCase().includes(wanted);
      }),
    [kind, texts, wanted],
  );
  return (
    <>
      <input
        type="search"
        value={search}
        placeholder={words.findCard}
        aria-label={words.findCard}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && (
        <p className={look.hint} role="status">
          {fill(words.noCard, { word: search.trim() })}
        </p>
      )}
      <ul className={styles.known}>
        {found.map((official) => (
          <li key={official.id}>
            <button
              type="button"
              className={styles.knownCard}
              style={factionColors(official.faction)}
              data-card={official.id}
              onClick={() => onChoose(official)}
            >
              <span className={styles.name}>
                {official.card.kind === 'minion' && `${official.card.power} · `}
                {nameOf(texts, official.id)}
              </span>
              <span className={styles.knownText}>
                <Labelled text={textOf(texts, official.id).text} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
