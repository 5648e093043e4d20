import { useDeferredValue, useState } from 'react';
import { filtered, NO_FILTER } from '../gallery/filter.js';
import { nameOf, useTexts } from '../i18n/index.js';
import look from '../ui/look.module.css';
import { plain } from '../ui/search.js';
import styles from './Companion.module.css';
import { useCompanion } from './words/index.js';

/** How many answers are shown. */
const MOST = 6;

/** Finds a card by its name or text; cards whose name fits come first. */
export function LookUp({ onRead }: { onRead: (id: string) => void }) {
  const words = useCompanion();
  const texts = useTexts();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const named = (id: string): boolean => plain(nameOf(texts, id)).includes(plain(wanted));
  const found =
    wanted.length < 2 ? [] : filtered({ ...NO_FILTER, search: wanted }, texts).sort((a, b) => Number(named(b.id)) - Number(named(a.id)));
  return (
    <search className={styles.part}>
      <label className={look.field}>
        <span>{words.lookUp}</span>
        <input type="search" value={search} placeholder={words.lookUpHint} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <ul className={styles.found}>
        {found.slice(0, MOST).map(({ id }) => (
          <li key={id}>
            <button type="button" onClick={() => onRead(id)}>
              {nameOf(texts, id)}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
