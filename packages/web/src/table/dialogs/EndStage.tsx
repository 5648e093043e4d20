import { pairName } from '@breakpoint/cards/texts';
import type { PlayerView, View } from '@breakpoint/engine';
import type { CSSProperties } from 'react';
import { fill, useLanguage, useTexts } from '../../i18n/index.js';
import type { SessionState } from '../../session/types.js';
import { Crest } from '../../ui/Art.js';
import { Heroes } from '../../ui/Heroes.js';
import { Shout } from '../../ui/Star.js';
import { useTableWords } from '../words/index.js';
import styles from './EndStage.module.css';

/** A loss by at most this many VP was close. */
const CLOSE = 3;
const CONFETTI = 16;

/** The picture of the end: the heroes of the winner, or, for a player who has lost, their own minions with a kind word. */
export function EndStage({ view, state, shared }: { view: View; state: SessionState; shared: boolean }) {
  const show = useTableWords();
  const texts = useTexts();
  const language = useLanguage();
  const winner = view.players[state.result!.winner];
  const me: PlayerView | undefined = shared ? undefined : view.players[state.me];
  const isLost = me !== undefined && me !== winner;
  const { factions } = isLost ? me : winner;
  return (
    <div className={isLost ? `${styles.stage} ${styles.lost}` : styles.stage} data-scene={isLost ? 'lost' : 'won'}>
      <Heroes factions={factions} weakest={isLost} />
      {!isLost && <Confetti />}
      {isLost && <Shout className={styles.shout}>{show.goodGame}</Shout>}
      {isLost && <p className={styles.bubble}>{kindWord(winner.vp - me.vp, state.players[me.seat].conceded === true)}</p>}
      <p className={styles.plate}>
        <Crest factions={factions} />
        {pairName(texts, factions, language)}
      </p>
    </div>
  );

  function kindWord(short: number, conceded: boolean): string {
    if (conceded) return show.another;
    return short <= CLOSE ? fill(show.close, { n: Math.max(short, 1) }) : show.tomorrow;
  }
}

/** Falling pieces of paper; the place of each follows from its number. */
const Confetti = () =>
  Array.from({ length: CONFETTI }, (_, i) => (
    <span
      key={i}
      className={styles.paper}
      style={
        {
          left: `${(i * 37 + 8) % 97}%`,
          '--after': `${-((i * 0.37) % 2.6)}s`,
          '--turn': `${(i % 2 ? 1 : -1) * (200 + i * 23)}deg`,
        } as CSSProperties
      }
      aria-hidden="true"
    />
  ));
