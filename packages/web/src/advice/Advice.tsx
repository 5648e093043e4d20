import type { Hint } from '@breakpoint/bots';
import { answerIn, chanceIn, marginIn, playIn, reasonIn } from '@breakpoint/cards/words/advising';
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
  const { options, instead } = hint;
  const question = { prompt: asked.prompt, source: asked.source, options: asked.options ?? [] };
  /** What speaks for the first play. */
  const why = (): string[] => {
    if (question.options.length === 1 && !asked.optional) return [`${speaker.words.advice.only}.`];
    const reasons = hint.reasons.map((r) => reasonIn(speaker, r, options[1].play, asked.seat, asked.seat));
    if (!hint.alike) return reasons;
    const { even, same } = speaker.words.advice;
    return [`${even}.`, ...(reasons.length + instead.length > 0 ? reasons : [`${same}.`])];
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long hint scrolls, also by the keyboard
    <section className={beside ? `${styles.advice} ${styles.beside}` : styles.advice} aria-label={words.hint} role="status" tabIndex={0}>
      <ol>
        {/* If nothing was compared, the hint has only the answer. */}
        {options.length === 0 && (
          <li>
            <b>{answerIn(speaker, question, hint.keys)}</b>
            <Why lines={why()} />
          </li>
        )}
        {options.map((o, i) => (
          <li key={o.keys.join()}>
            <b>{playIn(speaker, o.play)}</b>
            {i === 0 && <Why lines={why()} />}
            {i === 1 && <Why lines={instead.map((r) => reasonIn(speaker, r, options[0].play, asked.seat, asked.seat))} />}
            <span className={styles.chance}>{hint.decided ? marginIn(speaker, o.margin) : chanceIn(speaker, o.chance)}</span>
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
