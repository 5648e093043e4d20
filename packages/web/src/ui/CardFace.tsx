import { memo } from 'react';
import { factOf } from '../data/facts.js';
import { factionName, textOf, useTexts, useWords } from '../i18n/index.js';
import { Emblem, factionColors, Ground, Picture } from './Art.js';
import { Icon } from './Icon.js';
import { Name } from './Name.js';

/** A card as it is printed: small (picture, name, power) or large (with its text and rulings). */
export const CardFace = memo(function CardFace({ id, size = 'small', power }: { id: string; size?: 'small' | 'large'; power?: number }) {
  const fact = factOf(id);
  const texts = useTexts();
  const words = useWords();
  const { name, text, rulings } = textOf(texts, id);
  const shown = power ?? fact.power;
  const large = size === 'large';
  return (
    <span className={`card-face ${size} is-${fact.type}`} style={factionColors(fact.faction)}>
      <span className="card-art">
        <Ground faction={fact.faction} />
        <Picture id={id} />
        <Emblem faction={fact.faction} className="card-emblem" />
        {fact.type === 'minion' && (
          <span className={`power${shown > fact.power ? ' up' : shown < fact.power ? ' down' : ''}`}>
            <span className="sr-only">{words.power} </span>
            {shown}
          </span>
        )}
        {fact.type === 'action' && (
          <span className="kind">
            <Icon name={GOES[fact.goes]} />
          </span>
        )}
        {fact.type === 'base' && <span className="power is-breakpoint">{shown}</span>}
      </span>
      <span className="card-name">
        <Name text={name} />
      </span>
      {large && (
        <span className="card-body">
          <span className="card-line">
            {factionName(texts, fact.faction)} · {words[fact.type]}
            {fact.type === 'base' && ` · ${words.breakpoint} ${fact.power} · ${fact.vp.join(' / ')} ${words.vp}`}
            {fact.type === 'minion' && ` · ${words.power} ${fact.power}`}
            {fact.type !== 'base' && ` · ×${fact.copies}`}
          </span>
          <span className="card-text">{text}</span>
          {rulings && rulings.length > 0 && (
            <span className="card-rulings">
              <span className="card-rulings-title">{words.rulings}</span>
              {rulings.map((r) => (
                <span key={r} className="card-ruling">
                  {r}
                </span>
              ))}
            </span>
          )}
        </span>
      )}
    </span>
  );
});

/** Where an action goes: it is spent, or stays on a base or minion. */
const GOES = { standard: 'bolt', base: 'house', minion: 'person' } as const;
