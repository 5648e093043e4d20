import type { Hint, HintOption } from '@breakpoint/bots';
import { answerIn, chanceIn, groundIn } from '@breakpoint/cards/words/advising';
import type { DecisionView } from '@breakpoint/engine';
import { useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';

interface Props {
  hint: Hint;
  asked: DecisionView;
  speaker: Speaker;
}

/** Chances are estimates: a smaller difference means nothing. */
const CLEAR = 0.05;

/** A hint in words: the best options with their chances of winning, and the reasons. */
export function Advice({ hint, asked, speaker }: Props) {
  const words = useWords();
  const question = { prompt: asked.prompt, source: asked.source, options: asked.options ?? [] };
  // If nothing was compared, the hint has only the answer.
  const options: (Pick<HintOption, 'keys'> & Partial<HintOption>)[] = hint.options.length > 0 ? hint.options : [{ keys: hint.keys }];
  const isEven = options.length > 1 && options.every((o) => (o.chance ?? 0) > (options[0].chance ?? 0) - CLEAR);
  /** Why this option is better or worse than the others. */
  const whyOf = (o: Partial<HintOption>, i: number): string[] => {
    if (question.options.length === 1 && !asked.optional) return [speaker.words.advice.only];
    if (o.grounds && o.grounds.length > 0) return o.grounds.map((g) => groundIn(speaker, g, asked.seat, asked.seat));
    return i === 0 && isEven ? [speaker.words.advice.even] : [];
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long hint scrolls, also by the keyboard
    <section className="advice" aria-label={words.hint} role="status" tabIndex={0}>
      <ol>
        {options.map((o, i) => (
          <li key={o.keys.join()}>
            <b>{answerIn(speaker, question, o.keys, o.onwards)}</b>
            {o.chance !== undefined && <span className="advice-chance">{chanceIn(speaker, o.chance)}</span>}
            {whyOf(o, i).map((why) => (
              <span key={why} className="advice-why">
                {why}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
