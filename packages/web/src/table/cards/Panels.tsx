import { linesOf } from '@breakpoint/cards/words/telling';
import type { CardView, EventView } from '@breakpoint/engine';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../../i18n/index.js';
import type { Speaker } from '../../i18n/sentences.js';
import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import styles from './Panels.module.css';
import { Sentences } from './Sentences.js';

interface LogProps {
  events: readonly EventView[][];
  speaker: Speaker;
  onCard: (card: CardView) => void;
  onPeek?: (card: CardView | null) => void;
  onClose: () => void;
}
/** The log of the whole game, with the newest event at the end. A long one is made again only when something has happened. */
export const LogPanel = memo(function LogPanel({ events, speaker, onCard, onPeek, onClose }: LogProps) {
  const words = useWords();
  const lines = useMemo(() => linesOf(events.flat()), [events]);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls into sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [events.length]);
  return (
    <section className={styles.log} data-log aria-label={words.log}>
      <header className={styles.head}>
        <h2>{words.log}</h2>
        <button type="button" className={look.square} onClick={onClose} aria-label={words.close}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="log" aria-label={words.log}>
        {lines.length === 0 && <p className={styles.empty}>{words.pointToRead}</p>}
        <Sentences lines={lines} speaker={speaker} onCard={onCard} onPeek={onPeek} />
        <div ref={end} />
      </div>
    </section>
  );
});
