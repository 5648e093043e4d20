import { percentIn } from '@breakpoint/cards/words/advising';
import { fill, labelled, useWords } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import type { ReviewedDecision } from '../worker/reviewer.js';
import review from './Review.module.css';
import { useReplayWords } from './words/index.js';

const WIDTH = 600;
const HEIGHT = 160;
/** The chances that have a number beside the curve. */
const LINES = [0, 0.5, 1];

interface Props {
  decisions: readonly ReviewedDecision[];
  speaker: Speaker;
  /** Called for a click on the curve. The buttons below the curve lead to the important moments as well. */
  onShow: (at: number) => void;
}

/** Each seat's chance of winning over the course of the game. */
export function Curve({ decisions, speaker, onShow }: Props) {
  const replayWords = useReplayWords();
  const { names, words } = speaker;
  const last = decisions[decisions.length - 1].at || 1;
  const x = (at: number): number => (WIDTH * at) / last;
  const line = (seat: number): string =>
    decisions.map((d) => `${x(d.at).toFixed(1)},${(HEIGHT * (1 - d.chances[seat])).toFixed(1)}`).join(' ');
  const nearest = (at: number): ReviewedDecision => decisions.reduce((a, b) => (Math.abs(b.at - at) < Math.abs(a.at - at) ? b : a));
  const ends = decisions[decisions.length - 1].chances;
  const told = names.map((name, seat) => `${name} ${percentIn(speaker, ends[seat])}`).join(', ');
  return (
    <figure className={review.curve}>
      <figcaption>
        {replayWords.curve}
        <span className={review.names}>
          {names.map((name, seat) => (
            <span key={seat} className={review.name}>
              <svg viewBox="0 0 34 6" className={review.sample} aria-hidden="true">
                <line x1="0" x2="34" y1="3" y2="3" className={review.line} data-seat={seat} />
              </svg>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <div className={review.plot}>
        {LINES.map((chance) => (
          <span key={chance} className={review.chance} style={{ top: `${100 * (1 - chance)}%` }} aria-hidden="true">
            {percentIn(speaker, chance)}
          </span>
        ))}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the lists below lead to the same places */}
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={labelled(useWords(), replayWords.curve, told)}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            onShow(nearest(((event.clientX - box.left) / box.width) * last).at);
          }}
        >
          <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className={review.half} />
          {names.map((_, seat) => (
            <polyline key={seat} points={line(seat)} className={review.line} data-seat={seat} />
          ))}
        </svg>
      </div>
      <p className={review.turns} aria-hidden="true">
        <span>{fill(words.turn, { n: decisions[0].turn })}</span>
        <span>{fill(words.turn, { n: decisions[decisions.length - 1].turn })}</span>
      </p>
    </figure>
  );
}
