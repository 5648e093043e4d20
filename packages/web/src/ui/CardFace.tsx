import { type ComponentType, memo, type ReactNode } from 'react';
import { type CardFact, factOf } from '../data/facts.js';
import { factionName, textOf, useTexts, useWords } from '../i18n/index.js';
import { Emblem, factionColors, Picture } from './Art.js';
import styles from './CardFace.module.css';
import type { Face } from './faces.js';
import { Icon } from './Icon.js';
import { Name } from './Name.js';
import { Quip } from './Quip.js';
import { Shout } from './Star.js';
import { useUiWords } from './words/index.js';

interface Props {
  id: string;
  /** `small`: picture, name and power. `full`: with the text. `large`: with the text and the rulings. */
  size?: 'small' | 'full' | 'large';
  power?: number;
  /** How a large card says its text; with its labels in bold, if nothing is said. */
  Text?: ComponentType<{ text: string }>;
  /** Said below the text of a large card. */
  note?: ReactNode;
  /** How the card is divided, if the text must fit into it. */
  face?: Face;
  /** The other faction of the deck that it belongs to. */
  partner?: string;
  /** Another player plays it: large, without rulings, with its words below its picture or beside it. */
  staged?: 'below' | 'beside';
  className?: string;
}
const SIZES = { small: '', full: styles.full, large: styles.large };

/** A card as it is printed. */
export const CardFace = memo(function CardFace({ id, size = 'small', power, face, note, partner, staged, className = '', Text }: Props) {
  const fact = factOf(id);
  const texts = useTexts();
  const { name, text, quip } = textOf(texts, id);
  const stage = staged ? (staged === 'beside' ? `${styles.staged} ${styles.beside}` : styles.staged) : '';
  return (
    <span
      className={`${styles.face} ${SIZES[size]} ${stage} ${className}`}
      data-type={fact.type}
      style={factionColors(fact.faction, partner)}
    >
      <span className={styles.art} style={face && { height: `${face.share * 100}%` }}>
        <Picture id={id} partner={partner} />
        <Emblem faction={partner ?? fact.faction} className={styles.emblem} />
        <Corner fact={fact} power={power} />
        {fact.sound && size !== 'small' && (face?.share ?? 1) >= 0.25 && <SoundWord name={fact.sound} />}
      </span>
      <span className={styles.name}>
        <Name text={name} />
      </span>
      {size === 'full' && (
        <span className={styles.text} style={face && { fontSize: `${face.type}px` }}>
          <Labelled text={text} />
          {text === '' && <Quip text={quip} />}
        </span>
      )}
      {size === 'large' && <Body id={id} note={note} Text={Text} brief={staged !== undefined} />}
    </span>
  );
});

/** What an action sounds like, over its picture. */
function SoundWord({ name }: { name: string }) {
  const { sounds } = useUiWords();
  return <Shout className={styles.sound}>{(sounds as Record<string, string | undefined>)[name]}</Shout>;
}

/** The text of a card, with its labels ("Talent:", "When played:") in bold. */
export function Labelled({ text }: { text: string }) {
  // A label is a few words before a colon, at the beginning of a sentence.
  const parts = text.split(/(?<=^|[.!?] )([^.:;,!?]{3,40}\s?:)/u);
  return parts.map((part, i) => (i % 2 ? <b key={part + String(i)}>{part}</b> : part));
}

/** The corner of a card: a minion's power, or where an action goes. */
function Corner({ fact, power }: { fact: CardFact; power?: number }) {
  const words = useWords();
  const shown = power ?? fact.power;
  if (fact.type === 'action') {
    return (
      <span className={styles.kind}>
        <Icon name={GOES[fact.goes]} />
      </span>
    );
  }
  if (fact.type === 'base') return <Power power={shown} />;
  return <Power power={shown} printed={fact.power} label={words.power} />;
}

interface PowerProps {
  power: number;
  printed?: number;
  /** Said before the number, to those who do not see the burst. */
  label?: string;
  className?: string;
}
/** The power of a minion, or the breakpoint of a base. A sign says that it is more or less than printed, to those who do not see colours. */
export function Power({ power, printed = power, label, className = '' }: PowerProps) {
  const change = power > printed ? styles.up : power < printed ? styles.down : '';
  return (
    <span className={`${styles.power} ${change} ${className}`} data-power>
      {label && <span className="sr-only">{label} </span>}
      {power}
      {change && (
        <span className={styles.sign} aria-hidden="true">
          {power > printed ? '▲' : '▼'}
        </span>
      )}
    </span>
  );
}

/** Where an action goes: to the discard pile, or onto a base or minion. */
const GOES = { standard: 'bolt', base: 'house', minion: 'person' } as const;

function Body({ id, note, brief, Text = Labelled }: Pick<Props, 'id' | 'note' | 'Text'> & { brief: boolean }) {
  const texts = useTexts();
  const words = useWords();
  const fact = factOf(id);
  const { text, quip, rulings } = textOf(texts, id);
  return (
    <span className={styles.body}>
      <span className={styles.line}>
        {factionName(texts, fact.faction)} · {words[fact.type]}
        {fact.type === 'base' && ` · ${words.breakpoint} ${fact.power} · ${fact.vp.join(' / ')} ${words.vp}`}
        {fact.type === 'minion' && ` · ${words.power} ${fact.power}`}
        {fact.type !== 'base' && ` · ×${fact.copies}`}
      </span>
      <span className={styles.text}>
        <Text text={text} />
      </span>
      <Quip text={quip} />
      {note}
      {!brief && rulings && rulings.length > 0 && (
        <span className={styles.rulings}>
          <span className={styles.rulingsTitle}>{words.rulings}</span>
          {rulings.map((r) => (
            <span key={r} className={styles.ruling}>
              {r}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
