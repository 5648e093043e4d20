import { useState } from 'react';
import { useTexts } from '../i18n/index.js';
import { Dialog } from '../ui/Dialog.js';
import look from '../ui/look.module.css';
import { plain } from '../ui/search.js';
import styles from './Companion.module.css';
import { baseName, LINE_BOXES, type LineBase } from './line.js';
import { useCompanion } from './words/index.js';

interface Props {
  /** The base that lies there now; absent if one is added. */
  old?: LineBase;
  up: readonly LineBase[];
  onLay: (to: LineBase | null) => void;
  onClose: () => void;
}

/** How many names are listed. */
const MOST = 12;

/** Says which base really lies there: one of all boxes, or any other name. */
export function LayDialog({ old, up, onLay, onClose }: Props) {
  const words = useCompanion();
  const texts = useTexts();
  const [search, setSearch] = useState('');
  const all = LINE_BOXES.flatMap((box) => box.bases).filter((base) => !up.some(({ name }) => name === base.name));
  const wanted = search.trim();
  const found = all.filter((base) => plain(`${baseName(base, texts)} ${base.name}`).includes(plain(wanted)));
  const isNew = wanted.length > 1 && !found.some((base) => plain(baseName(base, texts)) === plain(wanted));
  return (
    <Dialog title={old ? words.otherBase : words.addBase} onClose={onClose}>
      <label className={look.field}>
        <span>{words.whichBase}</span>
        <input type="search" autoFocus value={search} maxLength={40} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <ul className={styles.found}>
        {found.slice(0, MOST).map((base) => (
          <li key={base.name}>
            <button type="button" onClick={() => onLay(base)}>
              {baseName(base, texts)}
            </button>
          </li>
        ))}
        {isNew && (
          <li>
            <button type="button" onClick={() => onLay({ name: wanted })}>
              {wanted}
            </button>
          </li>
        )}
      </ul>
      {old && (
        <button type="button" onClick={() => onLay(null)}>
          {words.noBase}
        </button>
      )}
    </Dialog>
  );
}
