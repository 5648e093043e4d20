import type { InPlayView } from '@breakpoint/engine';
import { memo } from 'react';
import { factOf } from '../../data/facts.js';
import { fill, labelled, nameOf, useTexts, useWords } from '../../i18n/index.js';
import { factionColors, Picture } from '../../ui/Art.js';
import { Power } from '../../ui/CardFace.js';
import { Icon } from '../../ui/Icon.js';
import { Name } from '../../ui/Name.js';
import { SeatBadge } from '../../ui/Seat.js';
import { useMark, useSteady } from '../choosing/context.js';
import { CardButton } from './CardButton.js';
import styles from './Minion.module.css';
import { powerInWords } from './power.js';

interface MinionProps {
  minion: InPlayView;
  /** The other faction of its deck. */
  partner: string | undefined;
  /** Are the actions on the minion shown as cards? Otherwise only their number is. */
  chips: boolean;
}

/** A minion in play: its picture, current power, counters and the actions on it. */
export const Minion = memo(function Minion({ minion, partner, chips }: MinionProps) {
  const words = useWords();
  const texts = useTexts();
  const { names } = useSteady();
  const fact = factOf(minion.id);
  const power = minion.power ?? 0;
  const printed = minion.printed ?? 0;
  const attached = minion.actions ?? [];
  const label = [
    nameOf(texts, minion.id),
    `${words.power} ${power}${power !== printed ? ` (${powerInWords(minion, words, texts)})` : ''}`,
    fill(words.controlledBy, { who: names[minion.controller] }),
    minion.counters > 0 ? fill(words.counters, { n: minion.counters }) : '',
    attached.length > 0 ? labelled(words, words.attached, attached.map((a) => nameOf(texts, a.id)).join(', ')) : '',
  ];
  // An action that is shown as a card takes the corner of the badges, so the counters are beside the sign then.
  const cards = chips ? attached : [];
  const counters = minion.counters > 0 && <span className={styles.counters}>+{minion.counters}</span>;
  return (
    <span className={styles.stack}>
      <CardButton
        card={minion}
        label={label.filter(Boolean).join(', ')}
        className={styles.minion}
        seat={minion.controller}
        style={factionColors(fact.faction)}
        draggable
      >
        <span className={styles.art}>
          <Picture id={minion.id} partner={partner} />
          <Signs card={minion} always />
          {cards.length > 0 && counters}
        </span>
        <span className={styles.name}>
          <Name text={nameOf(texts, minion.id)} />
        </span>
        <Power power={power} printed={printed} className={styles.power} />
        <span className={styles.badges}>
          {minion.owner !== minion.controller && <SeatBadge seat={minion.owner} small />}
          {cards.length === 0 && counters}
          {!chips && attached.length > 0 && (
            <span className={styles.count} aria-hidden="true">
              <Icon name="bolt" />
              {attached.length}
            </span>
          )}
        </span>
      </CardButton>
      {cards.length > 0 && (
        <span className={styles.attachments}>
          {cards.map((a) => (
            <AttachedAction key={a.n} action={a} />
          ))}
        </span>
      )}
    </span>
  );
});

/** Signs for a card's Talent and Special, bright if the player can use them now. */
function Signs({ card, always }: { card: InPlayView; always: boolean }) {
  const words = useWords();
  const fact = factOf(card.id);
  const usable = useMark(card.n)?.options.some((o) => o.kind === 'use') ?? false;
  if (!usable && !(always && (fact.talent || fact.special))) return null;
  const kind = fact.talent ? words.talent : fact.special ? words.special : words.ability;
  return (
    <Sign usable={usable} spent={card.spent} title={kind}>
      {card.spent ? '✓' : kind[0].toUpperCase()}
    </Sign>
  );
}

interface SignProps {
  usable?: boolean;
  spent?: boolean;
  title?: string;
  className?: string;
  children: string;
}
/** A sign on a card that says that it has an ability. */
export function Sign({ usable = false, spent = false, title, className = '', children }: SignProps) {
  return (
    <span
      className={`${styles.sign} ${usable ? styles.usable : ''} ${spent ? styles.spent : ''} ${className}`}
      title={title}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

/** An action on a minion or base, with its controller's badge. */
export const AttachedAction = memo(function AttachedAction({ action }: { action: InPlayView }) {
  const words = useWords();
  const texts = useTexts();
  const { names } = useSteady();
  const fact = factOf(action.id);
  const label = [
    labelled(words, words.action, nameOf(texts, action.id)),
    fill(words.controlledBy, { who: names[action.controller] }),
    action.counters > 0 ? fill(words.counters, { n: action.counters }) : '',
  ];
  return (
    <CardButton
      card={action}
      label={label.filter(Boolean).join(', ')}
      className={styles.attached}
      seat={action.controller}
      style={factionColors(fact.faction)}
    >
      <Picture id={action.id} className={styles.picture} />
      <span className={styles.owner}>
        <SeatBadge seat={action.controller} small />
      </span>
      {action.counters > 0 && <span className={styles.counters}>+{action.counters}</span>}
      <Signs card={action} always={false} />
    </CardButton>
  );
});
