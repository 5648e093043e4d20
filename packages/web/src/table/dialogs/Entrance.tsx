import { pairName } from '@breakpoint/cards/texts';
import type { View } from '@breakpoint/engine';
import { type CSSProperties, useEffect } from 'react';
import { useLanguage, useTexts } from '../../i18n/index.js';
import { Crest } from '../../ui/Art.js';
import { Heroes } from '../../ui/Heroes.js';
import { SeatBadge } from '../../ui/Seat.js';
import { Shout, Star } from '../../ui/Star.js';
import { useLatest } from '../../ui/useLatest.js';
import { useTableWords } from '../words/index.js';
import styles from './Entrance.module.css';

interface Props {
  view: View;
  names: readonly string[];
  onSkip: () => void;
}

/** The beginning of a game: the decks slam together. Any tap or key ends it. */
export function Entrance({ view, names, onSkip }: Props) {
  const show = useTableWords();
  const texts = useTexts();
  const language = useLanguage();
  const skip = useLatest(onSkip);
  useEffect(() => {
    // The key that ends the scene does nothing else: the table under it can't be seen yet.
    const key = (event: KeyboardEvent): void => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      skip.current();
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, [skip]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key ends it, wherever the focus is
    <div
      className={view.players.length === 4 ? `${styles.entrance} ${styles.ofFour}` : styles.entrance}
      role="status"
      data-scene="entrance"
      onClick={onSkip}
    >
      {view.players.map((p) => (
        <section key={p.seat} className={styles.side} style={{ '--n': p.seat } as CSSProperties}>
          <Heroes factions={p.factions} />
          <span className={styles.shield}>
            <Crest factions={p.factions} />
          </span>
          <p className={styles.names}>
            <span className={styles.pair}>{pairName(texts, p.factions, language)}</span>
            <span className={styles.player}>
              <SeatBadge seat={p.seat} small /> {names[p.seat]}
            </span>
          </p>
        </section>
      ))}
      <Star className={styles.versus}>
        <Shout>{show.versus}</Shout>
      </Star>
    </div>
  );
}
