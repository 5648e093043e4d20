import { useState } from 'react';
import { BOXES, FACTIONS } from '../data/facts.js';
import { factionName, labelled, TextsProvider, useTexts, useWords } from '../i18n/index.js';
import { useMadeWords } from '../i18n/made/index.js';
import { Emblem, factionColors, Ground, Patterns } from './Art.js';
import { useBoxName } from './useBoxName.js';
import { useOwnFactions } from './useOwnFactions.js';
import '../styles/card.css';
import look from './look.module.css';

export default function FactionTiles(props: { onPicked: (factions: string[]) => void; busy: boolean }) {
  return (
    <TextsProvider>
      <Patterns />
      <Tiles {...props} />
    </TextsProvider>
  );
}

function Tiles({ onPicked, busy }: { onPicked: (factions: string[]) => void; busy: boolean }) {
  const words = useWords();
  const boxName = useBoxName();
  const texts = useTexts();
  const made = useMadeWords();
  const { ids } = useOwnFactions();
  const [picked, setPicked] = useState<string[]>([]);
  const groups = BOXES.map((box) => [box, boxName(box), FACTIONS.filter((f) => f.box === box).map(({ id }) => id)] as const);
  return (
    <div className="faction-tiles">
      {[...groups, ...(ids.length > 0 ? [['made', made.own, ids] as const] : [])].map(([key, name, factions]) => (
        <fieldset key={key}>
          <legend>{name}</legend>
          <div className="tiles">
            {factions.map((f) => (
              <button
                key={f}
                type="button"
                className={picked.includes(f) ? 'faction-tile chosen' : 'faction-tile'}
                style={factionColors(f)}
                aria-pressed={picked.includes(f)}
                onClick={() => setPicked(picked.includes(f) ? picked.filter((x) => x !== f) : [...picked.slice(-1), f])}
              >
                <Ground faction={f} />
                <Emblem faction={f} />
                <span className="tile-name">{factionName(texts, f)}</span>
                <span className="tile-theme">{texts.factions[f]?.theme}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="sticky-end">
        <button
          type="button"
          className={`${look.primary} ${look.big}`}
          disabled={picked.length !== 2 || busy}
          onClick={() => onPicked(picked)}
        >
          {picked.length === 2 ? labelled(words, words.start, picked.map((f) => factionName(texts, f)).join(' + ')) : words.pickTwo}
        </button>
      </div>
    </div>
  );
}
