import type { Hint } from '@breakpoint/bots';
import { answerIn, chanceIn, hintIn, marginIn, playIn } from '@breakpoint/cards/words/advising';
import type { DecisionView } from '@breakpoint/engine';
import { useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import styles from './Advice.module.css';

export interface Props {
  hint: Hint;
  asked: DecisionView;
  speaker: Speaker;
  /** It is in the column beside the table, not in the question's place. */
  beside?: boolean;
}

/** A hint in words: the best play with the reasons for it, and the other plays that were considered. */
export function Advice({ hint, asked, speaker, beside = false }: Props) {
  const words = useWords();
  const { options } = hint;
  const question = { prompt: asked.prompt, source: asked.source, options: asked.options ?? [] };
  const isOnly = question.options.length === 1 && !asked.optional;
  const { first, second } = isOnly ? { first: [`${speaker.words.advice.only}.`], second: [] } : hintIn(speaker, hint, asked.seat);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long hint scrolls, also by the keyboard
    <section className={beside ? `${styles.advice} ${styles.beside}` : styles.advice} aria-label={words.hint} role="status" tabIndex={0}>
      <ol>
        {/* If nothing was compared, the hint has only the answer. */}
        {options.length === 0 && (
          <li>
            <b>{answerIn(speaker, question, hint.keys)}</b>
            <Why lines={first} />
          </li>
        )}
        {options.map((o, i) => (
          <li key={o.keys.join()}>
            <b>{playIn(speaker, o.play)}</b>{' '}
            <span className={styles.chance}>{hint.decided ? marginIn(speaker, o.margin) : chanceIn(speaker, o.chance)}</span>
            {i < 2 && <Why lines={i === 0 ? first : second} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Why = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.why}>
      {line}
    </span>
  ));
