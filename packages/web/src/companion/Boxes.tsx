import { useState } from 'react';
import { fill } from '../i18n/index.js';
import { useSettings } from '../settings.js';
import { FileButton } from '../ui/FileButton.js';
import look from '../ui/look.module.css';
import styles from './Companion.module.css';
import { hasBox, ownedFactions, withBox, withFaction } from './collection.js';
import { keep, useKept } from './kept.js';
import { type Box, LINE_BOXES, lineName, nameIn } from './line.js';
import { openFile, saveFile } from './moving.js';
import { useCompanion } from './words/index.js';

/** What somebody owns. */
export function Boxes() {
  const words = useCompanion();
  const { own } = useKept();
  const n = ownedFactions(own).length;
  return (
    <>
      <p>{words.collectionHint}</p>
      <p role="status">
        <b>{n === 1 ? words.oneOwned : fill(words.owned, { n })}</b>
      </p>
      <ul className={styles.boxes}>
        {LINE_BOXES.map((box) => (
          <OneBox key={box.id} box={box} />
        ))}
      </ul>
      <Moving />
    </>
  );
}

function OneBox({ box }: { box: Box }) {
  const words = useCompanion();
  const { language } = useSettings();
  const { own } = useKept();
  const name = nameIn(box, language);
  return (
    <li className={styles.box}>
      <label className={look.check}>
        <input type="checkbox" checked={hasBox(own, box.id)} onChange={() => keep({ own: withBox(own, box.id) })} />
        <span>
          {name} {box.year && <small>({box.year})</small>}
        </span>
      </label>
      {!hasBox(own, box.id) && box.factions.length > 1 && (
        <details>
          <summary>{fill(words.singleFactions, { box: name })}</summary>
          {box.factions.map((f) => (
            <label key={f} className={look.check}>
              <input type="checkbox" checked={own.factions.includes(f)} onChange={() => keep({ own: withFaction(own, f) })} />
              {lineName(f, language)}
            </label>
          ))}
        </details>
      )}
      <p className={look.hint}>{box.factions.map((f) => lineName(f, language)).join(', ') || words.noFactions}</p>
    </li>
  );
}

/** One file takes everything to another device. */
function Moving() {
  const words = useCompanion();
  const [said, setSaid] = useState('');
  const [undo, setUndo] = useState<(() => Promise<void>) | null>(null);
  const open = async (file: File): Promise<void> => {
    const back = await openFile(await file.text());
    setSaid(back ? words.opened : words.unreadable);
    setUndo(() => back);
  };
  return (
    <section className={styles.part}>
      <h2>{words.takeAlong}</h2>
      <p className={look.hint}>{words.takeAlongHint}</p>
      <div className={styles.row}>
        <button type="button" onClick={() => void saveFile()}>
          {words.save}
        </button>
        <FileButton label={words.open} accept=".json,application/json" onOpen={([file]) => void open(file)} />
      </div>
      <p role="status">{said}</p>
      {undo && (
        <button
          type="button"
          onClick={() => {
            setUndo(null);
            setSaid('');
            void undo();
          }}
        >
          {words.undo}
        </button>
      )}
    </section>
  );
}
