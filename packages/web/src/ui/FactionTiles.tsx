import { pairName } from '@breakpoint/cards/texts';
import { useState } from 'react';
import { BOXES, FACTIONS } from '../data/facts.js';
import { labelled, TextsProvider, useLanguage, useTexts, useWords } from '../i18n/index.js';
import { Crest, Patterns } from './Art.js';
import styles from './FactionTiles.module.css';
import look from './look.module.css';
import { Tile, Tiles, TilesEnd } from './Tile.js';
import { useBoxName } from './useBoxName.js';
import { useOwnFactions } from './useOwnFactions.js';
import { useUiWords } from './words/index.js';

export default function FactionTiles(props: { onPicked: (factions: string[]) => void; busy: boolean }) {
  return (
    <TextsProvider>
      <Patterns />
      <Boxes {...props} />
    </TextsProvider>
  );
}

function Boxes({ onPicked, busy }: { onPicked: (factions: string[]) => void; busy: boolean }) {
  const words = useWords();
  const boxName = useBoxName();
  const texts = useTexts();
  const language = useLanguage();
  const made = useUiWords();
  const { ids } = useOwnFactions();
  const [picked, setPicked] = useState<string[]>([]);
  const groups = BOXES.map((box) => [box, boxName(box), FACTIONS.filter((f) => f.box === box).map(({ id }) => id)] as const);
  return (
    <div className={styles.boxes}>
      {[...groups, ...(ids.length > 0 ? [['made', made.own, ids] as const] : [])].map(([key, name, factions]) => (
        <fieldset key={key}>
          <legend>{name}</legend>
          <Tiles>
            {factions.map((f) => (
              <Tile
                key={f}
                faction={f}
                withTheme
                aria-pressed={picked.includes(f)}
                onClick={() => setPicked(picked.includes(f) ? picked.filter((x) => x !== f) : [...picked.slice(-1), f])}
              />
            ))}
          </Tiles>
        </fieldset>
      ))}
      <TilesEnd>
        <button
          type="button"
          className={`${look.primary} ${look.big}`}
          disabled={picked.length !== 2 || busy}
          onClick={() => onPicked(picked)}
        >
          {picked.length === 2 ? labelled(words, words.start, pairName(texts, picked, language)) : words.pickTwo}
          {picked.length === 2 && <Crest factions={picked} />}
        </button>
      </TilesEnd>
    </div>
  );
}
