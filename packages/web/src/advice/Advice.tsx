import type { Hint } from '@breakpoint/bots';
import { answerIn, groundIn, percentIn } from '@breakpoint/cards/words/advising';
import type { DecisionView } from '@breakpoint/engine';
import { useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';

interface Props {
  hint: Hint;
  asked: DecisionView;
  speaker: Speaker;
}

/** A hint in words: the best options with their chances, and what decides between them. */
export function Advice({ hint, asked, speaker }: Props) {
  const words = useWords();
  const question = { prompt: asked.prompt, source: asked.source, options: asked.options ?? [] };
  // What there is nothing to weigh about is said with the question.
  if (hint.options.length === 0) return null;
  return (
    <section className="advice" aria-label={words.hint} role="status">
      <ol>
        {hint.options.map((o) => (
          <li key={o.keys.join()}>
            <b>{answerIn(speaker, question, o.keys, o.onwards)}</b>
            <span className="advice-chance">{percentIn(speaker, o.chance)}</span>
            {o.grounds.length > 0 && (
              <span className="advice-why">{o.grounds.map((g) => groundIn(speaker, g, asked.seat)).join(' · ')}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
