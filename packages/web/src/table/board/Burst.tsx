import { pairName } from '@breakpoint/cards/texts';
import type { CardView, Seat, View } from '@breakpoint/engine';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { factOf } from '../../data/facts.js';
import { fill, nameOf, useLanguage, useTexts } from '../../i18n/index.js';
import { Crest, factionColors } from '../../ui/Art.js';
import { Shout, Star } from '../../ui/Star.js';
import { useTableWords } from '../words/index.js';
import { Shards } from './Breaking.js';
import styles from './Burst.module.css';

/** A base that has scored bursts: a star in its place, a word, and its pieces fly. */
export function Burst({ base, dull }: { base: CardView; dull: boolean }) {
  const show = useTableWords();
  const texts = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    const board = ref.current?.getBoundingClientRect();
    const card = ref.current?.parentElement?.querySelector<HTMLElement>(`[data-bases] [data-card="${base.n}"]`);
    if (!board || !card) return;
    // The base itself may still be on its way to its place.
    const of = card.parentElement!.getBoundingClientRect();
    setPlace({ left: of.left - board.left, top: of.top - board.top, width: of.width, height: card.offsetHeight });
  }, [base]);
  return (
    <div ref={ref} className={styles.scene} role="status" data-scene="burst">
      {place && (
        <div className={styles.place} style={{ ...place, ...factionColors(factOf(base.id).faction) }}>
          <Star className={styles.star} dull={dull} />
          <span className={styles.pieces}>
            <Shards id={base.id} className={styles.flies} />
          </span>
          <Shout className={styles.word}>{dull ? show.fizzle : show.bursts[base.n % show.bursts.length]}</Shout>
        </div>
      )}
      <span className="sr-only">{fill(show.burst, { base: nameOf(texts, base.id) })}</span>
    </div>
  );
}

/** A player has the VP that win the game. */
export function GoalReached({ seat, view, names }: { seat: Seat; view: View; names: readonly string[] }) {
  const show = useTableWords();
  const texts = useTexts();
  const language = useLanguage();
  const { factions, vp } = view.players[seat];
  return (
    <div className={`${styles.scene} ${styles.goal}`} role="status" data-scene="goal">
      <Star className={styles.star}>
        <span className={styles.reached}>
          <Crest factions={factions} />
          <Shout className={styles.word}>{fill(show.reached, { n: vp })}</Shout>
        </span>
      </Star>
      <p className={styles.who} data-seat={seat}>
        <b>{names[seat]}</b> {pairName(texts, factions, language)}
      </p>
    </div>
  );
}
