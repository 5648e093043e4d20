import { useState } from 'react';
import { BOXES, FACTIONS } from '../data/facts.js';
import { factionName, labelled, TextsProvider, useTexts, useWords } from '../i18n/index.js';
import { Emblem, factionColors, Ground, Patterns } from './Art.js';
import { useBoxName } from './useBoxName.js';
import '../styles/card.css';

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
  const [picked, setPicked] = useState<string[]>([]);
  return (
    <div className="faction-tiles">
      {BOXES.map((box) => (
        <fieldset key={box}>
          <legend>{boxName(box)}</legend>
          <div className="tiles">
            {FACTIONS.filter((f) => f.box === box).map((f) => (
              <button
                key={f.id}
                type="button"
                className={picked.includes(f.id) ? 'faction-tile chosen' : 'faction-tile'}
                style={factionColors(f.id)}
                aria-pressed={picked.includes(f.id)}
                onClick={() => setPicked(picked.includes(f.id) ? picked.filter((x) => x !== f.id) : [...picked.slice(-1), f.id])}
              >
                <Ground faction={f.id} />
                <Emblem faction={f.id} />
                <span className="tile-name">{factionName(texts, f.id)}</span>
                <span className="tile-theme">{texts.factions[f.id]?.theme}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="sticky-end">
        <button type="button" className="primary big" disabled={picked.length !== 2 || busy} onClick={() => onPicked(picked)}>
          {picked.length === 2 ? labelled(words, words.start, picked.map((f) => factionName(texts, f)).join(' + ')) : words.pickTwo}
        </button>
      </div>
    </div>
  );
}
