import type { InPlayView } from '@breakpoint/engine';
import { factOf } from '../data/facts.js';
import { fill, nameOf, useTexts, useWords } from '../i18n/index.js';
import { factionColors, Ground, Picture } from '../ui/Art.js';
import { SeatBadge } from '../ui/Seat.js';
import { CardButton } from './CardButton.js';
import { useTable } from './context.js';

/** A minion in play: its picture, its power now, its counters and what is attached to it. */
export function Minion({ minion }: { minion: InPlayView }) {
  const words = useWords();
  const texts = useTexts();
  const { names } = useTable();
  const fact = factOf(minion.id);
  const power = minion.power ?? 0;
  const printed = minion.printed ?? 0;
  const label = [
    nameOf(texts, minion.id),
    `${words.power} ${power}${power !== printed ? ` (${fill(words.printedPower, { n: printed })})` : ''}`,
    fill(words.controlledBy, { who: names[minion.controller] }),
    minion.counters > 0 ? fill(words.counters, { n: minion.counters }) : '',
  ];
  return (
    <span className="minion-stack">
      <CardButton
        card={minion}
        label={label.filter(Boolean).join(', ')}
        className={`minion owner-${minion.controller}`}
        style={factionColors(fact.faction)}
        draggable
      >
        <Ground faction={fact.faction} />
        <Picture id={minion.id} />
        <span className={`power${power > printed ? ' up' : power < printed ? ' down' : ''}`}>{power}</span>
        {minion.counters > 0 && <span className="counters">+{minion.counters}</span>}
        {minion.owner !== minion.controller && (
          <span className="stolen">
            <SeatBadge seat={minion.owner} small />
          </span>
        )}
        {minion.spent && <span className="spent">✓</span>}
      </CardButton>
      {minion.actions && minion.actions.length > 0 && (
        <span className="attachments">
          {minion.actions.map((a) => (
            <AttachedAction key={a.n} action={a} />
          ))}
        </span>
      )}
    </span>
  );
}

/** An action that stays on a minion or base. */
export function AttachedAction({ action }: { action: InPlayView }) {
  const words = useWords();
  const texts = useTexts();
  const { names } = useTable();
  const fact = factOf(action.id);
  const label = [
    `${words.action}: ${nameOf(texts, action.id)}`,
    fill(words.controlledBy, { who: names[action.controller] }),
    action.counters > 0 ? fill(words.counters, { n: action.counters }) : '',
  ];
  return (
    <CardButton
      card={action}
      label={label.filter(Boolean).join(', ')}
      className={`attached owner-${action.controller}`}
      style={factionColors(fact.faction)}
    >
      <Ground faction={fact.faction} />
      <Picture id={action.id} />
      {action.counters > 0 && <span className="counters">+{action.counters}</span>}
    </CardButton>
  );
}
