import type { AnyCard, Document } from '@breakpoint/workshop';
import { isWithin, sayAbilities, type Word } from '@breakpoint/workshop/editing';
import { Fragment, type KeyboardEvent, useMemo } from 'react';
import { useLanguage } from '../../i18n/index.js';
import { Icon } from '../../ui/Icon.js';
import { useWorkshop } from '../words/index.js';
import { headingOf } from './labels.js';
import type { Issue } from './problems.js';
import styles from './Sentence.module.css';

interface Props {
  document: Document;
  card: AnyCard;
  issues: readonly Issue[];
  /** The tapped word. */
  open: string | null;
  onOpen: (path: string) => void;
  onTry: (ability: number) => void;
}

/** The card's text in the reader's language, made of words to tap. */
export function Sentence({ document, card, issues, open, onOpen, onTry }: Props) {
  const words = useWorkshop();
  const language = useLanguage();
  const said = useMemo(() => sayAbilities(document, card, language), [document, card, language]);
  const add = (path: string, text: string, glows = false) => (
    <button
      type="button"
      className={`${styles.add} ${glows ? styles.missing : ''}`}
      aria-expanded={open === path}
      data-word={path}
      onClick={() => onOpen(path)}
    >
      <span aria-hidden="true">+</span> {text}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the words of a card are no fields of a form
    <div role="group" aria-label={words.words} className={styles.text} onKeyDown={alongWords}>
      {said.map((ability, i) => (
        <div key={i} className={styles.ability}>
          {ability.words ? (
            <Words words={ability.words} issues={issues} open={open} onOpen={onOpen} />
          ) : (
            <button
              type="button"
              className={`${styles.word} ${styles.missing}`}
              data-word={`abilities/${i}/when`}
              onClick={() => onOpen(`abilities/${i}/when`)}
            >
              {words.notSaid}
            </button>
          )}
          {ability.words && card.abilities[i].steps.length > 0 && (
            <span className={styles.adders}>
              {add(`abilities/${i}/steps/${card.abilities[i].steps.length}`, words.addThen)}
              {card.abilities[i].if === undefined && add(`abilities/${i}/if`, words.addIf)}
              {!issues.some((issue) => isWithin(issue.path, `abilities/${i}`)) && (
                <button type="button" className={styles.add} onClick={() => onTry(i)}>
                  <Icon name="play" /> {words.tryThis}
                </button>
              )}
            </span>
          )}
        </div>
      ))}
      {card.abilities.length < 4 &&
        add(`abilities/${card.abilities.length}`, said.length === 0 ? words.whatDoesItDo : words.addAbility, said.length === 0)}
    </div>
  );
}

function Words({ words: pieces, issues, open, onOpen }: Omit<Props, 'document' | 'card' | 'onTry'> & { words: Word[] }) {
  const words = useWorkshop();
  return pieces.map(({ text, path }, i) => {
    if (path === '') return <Fragment key={i}>{text}</Fragment>;
    const isWrong = issues.some((issue) => isWithin(issue.path, path) || isWithin(path, issue.path));
    const isLabel = i === 0 && path.endsWith('/when');
    return (
      <button
        key={i}
        type="button"
        className={`${styles.word} ${isWrong ? styles.missing : ''} ${isLabel ? styles.label : ''}`}
        data-word={path}
        aria-expanded={open !== null && isWithin(path, open)}
        onClick={() => onOpen(path)}
      >
        {text}
        <span className="sr-only">. {headingOf(words, path)}</span>
      </button>
    );
  });
}

/** Arrows lead from word to word. */
function alongWords(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const next = all[all.indexOf(globalThis.document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
