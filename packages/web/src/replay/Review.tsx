import { percentIn, playIn, reasonIn, vpIn } from '@breakpoint/cards/words/advising';
import type { Log, Seat } from '@breakpoint/engine';
import { useEffect, useState } from 'react';
import { fill } from '../i18n/index.js';
import type { Speaker } from '../i18n/sentences.js';
import { type Review, review } from '../session/reviews.js';
import { Choice } from '../ui/Choice.js';
import { Dialog } from '../ui/Dialog.js';
import look from '../ui/look.module.css';
import { Problem } from '../ui/Problem.js';
import type { ReviewedDecision } from '../worker/reviewer.js';
import { Curve } from './Curve.js';
import styles from './Review.module.css';
import { stakeOf, turningPoints } from './turning.js';
import { useReplayWords } from './words/index.js';

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

/** Was another play clearly better? */
export const isWorse = (d: ReviewedDecision): boolean => d.mark === 'worse';

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
export function ReviewDialog({ known, problem, speaker, first, onShow, onClose }: Props) {
  const words = useReplayWords();
  const [seat, setSeat] = useState(first);
  const part = known && known.of > 0 ? Math.floor((100 * known.done) / known.of) : 0;
  const whole = known !== null && known.done >= known.of;
  return (
    <Dialog title={words.review} onClose={onClose} className={styles.review} wide>
      <p className={look.hint}>{words.reviewHint}</p>
      <Problem text={problem} />
      {!whole && !problem && (
        <p role="status">
          {fill(words.reviewing, { n: part })} <progress max={100} value={part} aria-hidden="true" />
        </p>
      )}
      {known && known.decisions.length > 1 && (
        <>
          <Curve decisions={known.decisions} speaker={speaker} onShow={onShow} />
          {whole && <Turning known={known} speaker={speaker} onShow={onShow} />}
          <Choice label={words.decisionsOf} value={seat} options={speaker.names.map((n, i) => [i, n] as const)} onChange={setSeat} />
          <Mistakes decisions={known.decisions.filter((d) => d.seat === seat)} speaker={speaker} onShow={onShow} />
        </>
      )}
    </Dialog>
  );
}

function Turning({ known, speaker, onShow }: { known: Review; speaker: Speaker; onShow: (at: number) => void }) {
  const words = useReplayWords();
  const points = turningPoints(known.decisions);
  return (
    <section aria-labelledby="turning">
      <h3 id="turning">{words.turningPoints}</h3>
      {points.length === 0 && <p>{words.noTurningPoints}</p>}
      <ul className={styles.list}>
        {points.map((p) => (
          <li key={p.at}>
            <button type="button" onClick={() => onShow(p.at)} title={words.showThere}>
              {fill(words.turned, {
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
  const words = useReplayWords();
  const lost = decisions.filter(isWorse);
  const best = bestOf(decisions);
  return (
    <>
      <p>{lost.length === 0 ? words.noMistakes : fill(words.summary, { n: lost.length, m: decisions.length })}</p>
      {best && (
        <ul className={styles.list}>
          <li>
            <button type="button" onClick={() => onShow(best.at)} title={words.showThere}>
              <Praise decision={best} speaker={speaker} />
            </button>
          </li>
        </ul>
      )}
      <ol className={styles.list}>
        {lost.map((d) => (
          <li key={d.at}>
            <button type="button" onClick={() => onShow(d.at)} title={words.showThere}>
              <Instead decision={d} speaker={speaker} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The best play of a player: the one with the clearest lead over the next best, if it can be said why. */
function bestOf(decisions: readonly ReviewedDecision[]): ReviewedDecision | null {
  const fine = decisions.filter((d) => d.mark === 'best' && d.reasons.length > 0);
  return fine.reduce<ReviewedDecision | null>((a, b) => (a === null || stakeOf(b) > stakeOf(a) ? b : a), null);
}

interface OneProps {
  decision: ReviewedDecision;
  speaker: Speaker;
}

/** What was played, what was better, what that would have changed, and why. */
export function Instead({ decision: d, speaker }: OneProps) {
  const words = useReplayWords();
  const { played, other, stake, seat, turn } = d;
  if (other === null) return null;
  return (
    <span className={styles.instead}>
      <span>{fill(words.played, { turn, option: playIn(speaker, played.play) })}</span>
      <b>{fill(words.better, { option: playIn(speaker, other.play) })}</b>
      <small>
        {[
          ...d.reasons.map((r) => reasonIn(speaker, r, played.play, seat)),
          stake.by === 'vp'
            ? fill(words.worthVp, { n: vpIn(speaker, stake.amount) })
            : fill(words.worthChance, { best: percentIn(speaker, other.value), chance: percentIn(speaker, played.value) }),
        ].join(' ')}
      </small>
    </span>
  );
}

function Praise({ decision: { played, other, seat, turn, reasons }, speaker }: OneProps) {
  const words = useReplayWords();
  return (
    <span className={styles.instead}>
      <b>{fill(words.bestPlay, { turn, option: playIn(speaker, played.play) })}</b>
      <small>{reasons.map((r) => reasonIn(speaker, r, other?.play ?? [], seat)).join(' ')}</small>
    </span>
  );
}
