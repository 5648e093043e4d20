import { fill } from '../../../i18n/index.js';
import look from '../../../ui/look.module.css';
import { useFair } from '../../words/index.js';
import styles from './Fair.module.css';
import { useFigures } from './figures.js';
import type { Progress } from './useTest.js';

/** How far test games have come, with a way to stop them. */
export function Running({ progress, onStop }: { progress: Progress<unknown>; onStop: () => void }) {
  const words = useFair();
  const { count } = useFigures();
  const { done, of, isRunning, failed } = progress;
  if (failed !== undefined)
    return (
      <p className={look.note} role="alert">
        {fill(words.failed, { why: failed })}
      </p>
    );
  if (!isRunning) return done < of ? <p className={look.hint}>{fill(words.stopped, { n: count(done) })}</p> : null;
  const said = fill(words.progress, { n: count(done), of: count(of) });
  return (
    <div className={styles.running}>
      <progress value={done} max={of} aria-label={said} />
      <span className={styles.row}>
        {said}
        <button type="button" onClick={onStop}>
          {words.stop}
        </button>
      </span>
    </div>
  );
}
