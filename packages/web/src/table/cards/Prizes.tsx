import type { BaseView, View } from '@breakpoint/engine';
import { fill, useWords } from '../../i18n/index.js';
import styles from './Prizes.module.css';

/** Is the part of the turn over in which cards are played? Then bases score, or have scored. */
export const hasPlayed = (step: View['step']): boolean => step !== 'StartOfTurn' && step !== 'PlayCards';

/** What the base's coins and its breakpoint mean, in words. */
export function Prizes({ base, step }: { base: BaseView; step: View['step'] }) {
  const words = useWords();
  const places = base.vp.map((n, i) => fill(words.prize, { place: words.ordinals[i], n })).join(', ');
  const total = base.power.reduce((a, b) => a + b, 0);
  return (
    <span className={styles.prizes}>
      {fill(words.prizes, { places, n: base.breakpoint })} {total >= base.breakpoint && !hasPlayed(step) && <b>{words.ready}.</b>}
    </span>
  );
}
