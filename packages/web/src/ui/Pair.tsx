import { pairName } from '@breakpoint/cards/texts';
import { useLanguage, useTexts } from '../i18n/index.js';
import { Crest } from './Art.js';
import styles from './Pair.module.css';

/** Two factions as one deck: their crest, and the name of the pair. */
export function Pair({ factions }: { factions: readonly string[] }) {
  const texts = useTexts();
  const language = useLanguage();
  return (
    <span className={styles.pair} data-pair={factions.join(' ')}>
      <span className={styles.shield}>
        <Crest factions={factions} />
      </span>
      {pairName(texts, factions, language)}
    </span>
  );
}
