import { useDeferredValue, useMemo, useState } from 'react';
import { fill, useLanguage } from '../../i18n/index.js';
import { LANGUAGES } from '../../settings.js';
import look from '../../ui/look.module.css';
import { useIcons } from '../pictures.js';
import { useWorkshop } from '../words/index.js';
import styles from './PicturePicker.module.css';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All pictures of the set, found by words in any of the three languages. */
export function PicturePicker({ value, onChoose }: { value: string | undefined; onChoose: (name: string) => void }) {
  const words = useWorkshop();
  const language = useLanguage();
  const { list } = useIcons();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(plain(search.trim()));
  const found = useMemo(() => {
    const parts = wanted.split(/\s+/);
    const having = (before: string) =>
      list.filter((icon) => {
        const all = LANGUAGES.map((l) => ` ${plain(icon.words[l])}`).join(' ');
        return parts.every((part) => all.includes(before + part));
      });
    // A hat is no château: the middle of a word counts only if no word begins so.
    const beginning = having(' ');
    return beginning.length > 0 ? beginning : having('');
  }, [list, wanted]);
  return (
    <div className={styles.picker}>
      <input
        type="search"
        value={search}
        placeholder={words.findPicture}
        aria-label={words.findPicture}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className={look.hint} role="status">
        {found.length === 0
          ? fill(words.noPicture, { word: search })
          : wanted === ''
            ? fill(words.pictures, { n: list.length })
            : fill(words.pictureFound, { n: found.length })}
      </p>
      <ul className={styles.icons}>
        {found.map(({ name, words: said, path }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === value}
              aria-label={said[language]}
              title={said[language]}
              data-picture={name}
              onClick={() => onChoose(name)}
            >
              <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
                <path d={path} />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
