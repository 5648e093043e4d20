import { MISTAKE } from '@breakpoint/bots';
import { answerIn, groundIn, percentIn } from '@breakpoint/cards/words/advising';
import type { Log, Seat } from '@breakpoint/engine';
import { useEffect, useState } from 'react';
import { fill } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import { useTeaching } from '../i18n/teaching/index.js';
import { type Review, review } from '../session/reviews.js';
import { Choice } from '../ui/Choice.js';
import { Dialog } from '../ui/Dialog.js';
import { Problem } from '../ui/Problem.js';
import type { ReviewedDecision } from '../worker/reviewer.js';
import { Curve } from './Curve.js';
import { turningPoints } from './turning.js';

/** The review of a game so far. It continues while the component is mounted and `wanted` is true. */
export function useReview(log: Log, wanted: boolean): { known: Review | null; problem: string | null } {
  const [known, setKnown] = useState<Review | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    return review(log, setKnown, setProblem);
  }, [log, wanted]);
  return { known, problem };
}

/** The chance of winning that an answer lost. */
export const lossOf = (d: ReviewedDecision): number => d.best.value - d.value;

interface Props {
  known: Review | null;
  problem: string | null;
  speaker: Speaker;
  first: Seat;
  /** Shows the position before this many answers. */
  onShow: (at: number) => void;
  onClose: () => void;
}

/** The review of the whole game: the curve, the turning points, and each player's mistakes. */
export function ReviewWindow({ known, problem, speaker, first, onShow, onClose }: Props) {
  const teaching = useTeaching();
  const [seat, setSeat] = useState(first);
  const part = known && known.of > 0 ? Math.floor((100 * known.done) / known.of) : 0;
  const whole = known !== null && known.done >= known.of;
  return (
    <Dialog title={teaching.review} onClose={onClose} className="review wide">
      <p className="hint">{teaching.reviewHint}</p>
      <Problem text={problem} />
      {!whole && !problem && (
        <p role="status">
          {fill(teaching.reviewing, { n: part })} <progress max={100} value={part} aria-hidden="true" />
        </p>
      )}
      {known && known.decisions.length > 1 && (
        <>
          <Curve decisions={known.decisions} speaker={speaker} onShow={onShow} />
          {whole && <Turning known={known} speaker={speaker} onShow={onShow} />}
          <Choice label={teaching.decisionsOf} value={seat} options={speaker.names.map((n, i) => [i, n] as const)} onChange={setSeat} />
          <Mistakes decisions={known.decisions.filter((d) => d.seat === seat)} speaker={speaker} onShow={onShow} />
        </>
      )}
    </Dialog>
  );
}

function Turning({ known, speaker, onShow }: { known: Review; speaker: Speaker; onShow: (at: number) => void }) {
  const teaching = useTeaching();
  const points = turningPoints(known.decisions);
  return (
    <section aria-labelledby="turning">
      <h3 id="turning">{teaching.turningPoints}</h3>
      {points.length === 0 && <p>{teaching.noTurningPoints}</p>}
      <ul className="review-list">
        {points.map((p) => (
          <li key={p.at}>
            <button type="button" onClick={() => onShow(p.at)} title={teaching.showThere}>
              {fill(teaching.turned, {
                turn: p.turn,
                who: speaker.names[p.seat],
                from: percentIn(speaker, p.from),
                to: percentIn(speaker, p.to),
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MistakesProps {
  decisions: readonly ReviewedDecision[];
  speaker: Speaker;
  onShow: (at: number) => void;
}
function Mistakes({ decisions, speaker, onShow }: MistakesProps) {
  const teaching = useTeaching();
  const lost = decisions.filter((d) => lossOf(d) >= MISTAKE);
  return (
    <>
      <p>{lost.length === 0 ? teaching.noMistakes : fill(teaching.summary, { n: lost.length, m: decisions.length })}</p>
      <ol className="review-list">
        {lost.map((d) => (
          <li key={d.at}>
            <button type="button" onClick={() => onShow(d.at)} title={teaching.showThere}>
              <Instead decision={d} speaker={speaker} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The played answer, the better one, and the reasons. */
export function Instead({ decision: d, speaker }: { decision: ReviewedDecision; speaker: Speaker }) {
  const teaching = useTeaching();
  const option = (keys: string[], onwards?: string): string => answerIn(speaker, d.asked, keys, onwards);
  const chance = (value: number): string => percentIn(speaker, value);
  return (
    <span className="instead">
      <span>{fill(teaching.played, { turn: d.turn, option: option(d.played), chance: chance(d.value) })}</span>
      <b>{fill(teaching.better, { option: option(d.best.keys, d.best.onwards), chance: chance(d.best.value) })}</b>
      {d.grounds.length > 0 && <small>{d.grounds.map((g) => groundIn(speaker, g, d.seat)).join(' · ')}</small>}
    </span>
  );
}
