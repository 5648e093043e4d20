import type { PlayerView } from '@breakpoint/engine';
import { factionName, labelled, useTexts, useWords } from '../../i18n/index.js';
import { Emblem, factionColors } from '../../ui/Art.js';
import { Pair } from '../../ui/Pair.js';
import { useLooking } from '../choosing/context.js';
import styles from './Draft.module.css';

const FACTIONS_EACH = 2;

/** A player's factions and the places for those still to come. */
export function DraftSlots({ player, asked }: { player: PlayerView; asked: boolean }) {
  const words = useWords();
  const texts = useTexts();
  const { openFaction } = useLooking();
  const free = Math.max(0, FACTIONS_EACH - player.factions.length);
  return (
    <ul className={styles.slots} aria-label={words.factions}>
      {player.factions.map((f, i) => (
        <li key={`${f}${i}`}>
          <button
            type="button"
            className={styles.slot}
            style={factionColors(f)}
            onClick={() => openFaction?.(f)}
            aria-label={labelled(words, factionName(texts, f), words.seeCards)}
          >
            <Emblem faction={f} />
            <span>{factionName(texts, f)}</span>
          </button>
        </li>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <li key={i} className={`${styles.slot} ${asked && i === 0 ? styles.next : styles.free}`} aria-hidden="true" />
      ))}
      {free === 0 && (
        <li className={styles.pair}>
          <Pair factions={player.factions} />
        </li>
      )}
    </ul>
  );
}
