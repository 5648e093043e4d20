import { factionOf } from '../data/facts.js';
import { factionColors, Picture } from './Art.js';
import styles from './Heroes.module.css';

/** The strongest minion of a faction, which stands for it; the weakest, if it has a hard day. */
export function heroOf(faction: string, weakest = false): string {
  const minions = factionOf(faction).cards.filter((c) => c.type === 'minion');
  return minions.reduce((a, b) => ((weakest ? b.power < a.power : b.power > a.power) ? b : a)).id;
}

/** The heroes of a deck side by side, each in front of its scene and with something of the other faction. They fill their place. */
export function Heroes({ factions, weakest = false }: { factions: readonly string[]; weakest?: boolean }) {
  return (
    <span className={styles.heroes} aria-hidden="true">
      {factions.map((faction, i) => (
        <span key={faction} className={styles.panel} style={factionColors(faction)}>
          <Picture id={heroOf(faction, weakest)} partner={factions[1 - i]} />
        </span>
      ))}
    </span>
  );
}
