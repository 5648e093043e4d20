import { fill, useWords } from '../../i18n/index.js';
import styles from './VpCurve.module.css';

const WIDTH = 320;
const HEIGHT = 110;
const EDGE = 6;
/** Each line is this many VP above the last. */
const STEP = 5;

/** The VP of all players over the turns, as lines; for screen readers, as a table. */
export function Curve({ curve, names, goal }: { curve: readonly (readonly number[])[]; names: readonly string[]; goal: number }) {
  const words = useWords();
  const most = Math.max(goal, ...curve.flat());
  const lines = Array.from({ length: goal / STEP }, (_, i) => (i + 1) * STEP);
  const x = (turn: number): number => EDGE + (turn / (curve.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (vp: number): number => HEIGHT - EDGE - (Math.max(vp, 0) / most) * (HEIGHT - 2 * EDGE);
  return (
    <figure className={styles.curve}>
      <figcaption>{words.vpByTurn}</figcaption>
      <div className={styles.plot}>
        {lines.map((vp) => (
          <span key={vp} className={styles.number} style={{ top: `${(100 * y(vp)) / HEIGHT}%` }} aria-hidden="true">
            {vp}
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={ends(curve, names)}>
          {lines.map((vp) => (
            <line key={vp} className={styles.line} x1={EDGE} x2={WIDTH - EDGE} y1={y(vp)} y2={y(vp)} />
          ))}
          {names.map((name, seat) => (
            <polyline key={name} className={styles.of} data-seat={seat} points={curve.map((vp, i) => `${x(i)},${y(vp[seat])}`).join(' ')} />
          ))}
        </svg>
      </div>
      <p aria-hidden="true">
        <span>{fill(words.turn, { n: 1 })}</span>
        <span>{fill(words.turn, { n: curve.length - 1 })}</span>
      </p>
    </figure>
  );
}

const ends = (curve: readonly (readonly number[])[], names: readonly string[]): string =>
  names.map((name, seat) => `${name} ${curve.map((vp) => vp[seat]).join(' ')}`).join('; ');
