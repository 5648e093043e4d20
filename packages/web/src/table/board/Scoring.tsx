import type { View } from '@breakpoint/engine';
import type { CSSProperties } from 'react';
import { fill, nameOf, useTexts, useWords } from '../../i18n/index.js';
import { SeatBadge } from '../../ui/Seat.js';
import { Shout, Star } from '../../ui/Star.js';
import { type Award, isDull } from '../playback/scenes.js';
import { useTableWords } from '../words/index.js';
import styles from './Scoring.module.css';

interface Props {
  award: Award;
  /** The places have been shown, and the VP fly to the players. */
  paid: boolean;
  view: View;
  names: readonly string[];
  /** How long it is shown, in milliseconds. */
  lasts: number;
  onNext: () => void;
}

/** The ranking of a base that scores, place by place. It is shown beside the base, which cracks meanwhile. */
export function Scoring({ award, paid, view, names, lasts, onNext }: Props) {
  const words = useWords();
  const show = useTableWords();
  const texts = useTexts();
  const at = view.bases.findIndex((b) => b.n === award.base.n);
  // On the half of the board where the base is not.
  const side = at >= 0 && at < view.bases.length / 2 ? 'right' : 'left';
  return (
    <div
      className={`${styles.award} ${paid ? styles.paid : ''} ${view.bases.length === 3 ? styles.ofThree : ''}`}
      data-at={side}
      data-scene={paid ? 'paid' : 'award'}
      role="status"
    >
      <h2>{fill(words.scoringNow, { base: nameOf(texts, award.base.id) })}</h2>
      <ol>
        {award.places.map((p, i) => (
          <li
            key={p.seat}
            className={p.place === 1 ? `${styles.place} ${styles.first}` : styles.place}
            style={{ '--turn': i } as CSSProperties}
          >
            <span className={styles.rank}>{p.place}</span>
            <SeatBadge seat={p.seat} />
            <span className={styles.name}>{names[p.seat]}</span>
            <span className={styles.power}>{fill(words.powerOf, { n: p.power })}</span>
            <b className={styles.vp}>+{fill(words.vpOf, { n: p.vp })}</b>
          </li>
        ))}
      </ol>
      {isDull(award) && (
        <p className={styles.nothing}>
          <Star dull className={styles.dull}>
            <Shout>{show.fizzle}</Shout>
          </Star>
          {show.nothing}
        </p>
      )}
      <button type="button" onClick={onNext}>
        {words.goOn}
        {!paid && <span className={styles.left} style={{ animationDuration: `${lasts}ms` }} />}
      </button>
    </div>
  );
}
