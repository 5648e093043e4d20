import { factionOf } from '../data/facts.js';
import { factionColors, Picture } from './Art.js';
import styles from './Heroes.module.css';

/** The strongest minion of a faction, which stands for the faction; or the weakest one, after a defeat. Null if it has no minions. */
function heroOf(faction: string, weakest: boolean): string | null {
  const minions = factionOf(faction).cards.filter((c) => c.type === 'minion');
  const [hero] = minions.sort((a, b) => (weakest ? a.power - b.power : b.power - a.power));
  return hero?.id ?? null;
}

/** The heroes of a deck side by side, each in front of its scene and with something of the other faction. They fill their place. */
export function Heroes({ factions, weakest = false }: { factions: readonly string[]; weakest?: boolean }) {
  return (
    <span className={styles.heroes} aria-hidden="true">
      {factions.map((faction, i) => {
        const hero = heroOf(faction, weakest);
        return (
          <span key={faction} className={styles.panel} style={factionColors(faction)}>
            {hero && <Picture id={hero} partner={factions[1 - i]} />}
          </span>
        );
      })}
    </span>
  );
}
