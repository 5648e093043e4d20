import { useSettings } from '../settings.js';
import styles from './Quip.module.css';

/** A line in the voice of the game. It is never a rule, so screen readers leave it out, as do players who want plain words. */
export function Quip({ text }: { text: string | undefined }) {
  const { plainWords } = useSettings();
  if (!text || plainWords) return null;
  return (
    <span className={styles.quip} aria-hidden="true">
      {text}
    </span>
  );
}
