import type { View } from '@breakpoint/engine';
import { useState } from 'react';
import { factionOf } from '../data/facts.js';
import { factionName, fill, textOf, useTexts, useWords } from '../i18n/index.js';
import { usePeopleWords } from '../i18n/people/index.js';
import { Emblem, factionColors, Ground } from '../ui/Art.js';
import { Dialog } from '../ui/Dialog.js';
import '../styles/people.css';

/** During the draft: the cards of the factions that are on offer or taken, for players and spectators. */
export function DraftBoard({ view }: { view: View }) {
  const own = usePeopleWords();
  const texts = useTexts();
  const [shown, setShown] = useState<string | null>(null);
  const offered = view.decision?.options?.flatMap((o) => (o.faction ? [o.faction] : [])) ?? [];
  const all = new Set([...offered, ...view.players.flatMap((p) => p.factions)]);
  return (
    <section className="draft-board" aria-labelledby="draft-title">
      <h2 id="draft-title" className="draft-title">
        {own.seeCards}
      </h2>
      <div className="draft-pool">
        {[...all].map((f) => (
          <FactionChip key={f} faction={f} onOpen={setShown} />
        ))}
      </div>
      {shown && (
        <Dialog title={factionName(texts, shown)} onClose={() => setShown(null)} className="wide">
          <FactionPreview faction={shown} />
        </Dialog>
      )}
    </section>
  );
}

function FactionChip({ faction, onOpen }: { faction: string; onOpen: (faction: string) => void }) {
  const own = usePeopleWords();
  const texts = useTexts();
  const name = factionName(texts, faction);
  return (
    <button
      type="button"
      className="draft-chip"
      style={factionColors(faction)}
      onClick={() => onOpen(faction)}
      aria-label={fill(own.lookAt, { faction: name })}
    >
      <Ground faction={faction} />
      <Emblem faction={faction} />
      <span>{name}</span>
    </button>
  );
}

/** The cards of a faction, as a list with their texts. */
function FactionPreview({ faction }: { faction: string }) {
  const words = useWords();
  const texts = useTexts();
  const { cards, bases } = factionOf(faction);
  return (
    <>
      <p>{texts.factions[faction]?.theme}</p>
      <ul className="draft-cards">
        {[...cards, ...bases].map((card) => {
          const { name, text } = textOf(texts, card.id);
          const fact =
            card.type === 'minion'
              ? `${words.power} ${card.power}`
              : card.type === 'base'
                ? `${words.breakpoint} ${card.power}`
                : words.action;
          return (
            <li key={card.id}>
              <b>{name}</b>
              <small>
                {fact}
                {card.type !== 'base' && ` · ×${card.copies}`}
              </small>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
