import type { CSSProperties } from 'react';
import { factionName, labelled, useTexts, useWords } from '../../i18n/index.js';
import { factionColors } from '../../ui/Art.js';
import { Icon } from '../../ui/Icon.js';
import { Pair } from '../../ui/Pair.js';
import { Tile } from '../../ui/Tile.js';
import { Key } from '../cards/CardButton.js';
import marks from '../cards/CardButton.module.css';
import type { Filling } from '../choosing/choice.js';
import { useActs, useChoice, useLooking } from '../choosing/context.js';
import { numbersOf } from '../choosing/order.js';
import styles from './Draft.module.css';

// Each faction is in one place only: here if it can still be chosen, otherwise with its player. From there its cards can be seen. This is
// loaded when factions are chosen: the table has enough to load at the beginning.

/** A few factions stand in two rows; many of them, six in a row at most. */
const columnsFor = (n: number): CSSProperties => ({ '--columns': n > 8 ? 6 : Math.max(3, Math.ceil(n / 2)) }) as CSSProperties;

/** The factions that are left, for the player who chooses one and for everybody else. */
export const Draft = ({ filling }: { filling: Filling | null }) => (filling ? <DraftTiles filling={filling} /> : <Pool />);

/** The factions to choose from: a tile chooses one, and the button below it shows its cards. */
function DraftTiles({ filling }: { filling: Filling }) {
  const words = useWords();
  const texts = useTexts();
  const { openFaction, view } = useLooking();
  const { choose } = useActs();
  const numbers = numbersOf(view, filling.options);
  // While the second faction is chosen, the tiles show what it makes of the first.
  const [first] = view.players[filling.decision.seat]?.factions ?? [];
  const { hinted, pending } = useChoice((now) => now);
  return (
    <ul className={styles.tiles} aria-label={words.offered} style={columnsFor(filling.options.length)}>
      {filling.options.map((o) => {
        const faction = o.faction!;
        const chosen = pending === o.key;
        const number = numbers.get(o.key) ?? '';
        return (
          <li key={o.key} className={chosen ? `${styles.tile} ${styles.chosen}` : styles.tile} style={factionColors(faction)}>
            <Tile
              faction={faction}
              withTheme
              data-choosable
              className={hinted.has(o.key) ? `${marks.hinted} ${marks.hintedAnswer}` : ''}
              aria-pressed={chosen}
              onClick={() => choose(o)}
            >
              {first && (
                <span className={styles.together}>
                  <Pair factions={[first, faction]} />
                </span>
              )}
              {number && <Key>{number}</Key>}
            </Tile>
            <button
              type="button"
              className={styles.look}
              onClick={() => openFaction?.(faction)}
              aria-label={labelled(words, factionName(texts, faction), words.seeCards)}
            >
              <Icon name="cards" /> {words.seeCards}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The factions on offer, for players who wait for their turn and for spectators. A click shows the cards. */
function Pool() {
  const words = useWords();
  const texts = useTexts();
  const { view, openFaction } = useLooking();
  const factions = view.decision?.options?.flatMap((o) => (o.faction ? [o.faction] : [])) ?? [];
  if (factions.length === 0) return null;
  return (
    <ul className={`${styles.tiles} ${styles.pool}`} aria-label={words.offered} style={columnsFor(factions.length)}>
      {factions.map((f) => (
        <li key={f} className={styles.tile} style={factionColors(f)}>
          <Tile faction={f} withTheme onClick={() => openFaction?.(f)} aria-label={labelled(words, factionName(texts, f), words.seeCards)}>
            <span className={styles.look}>
              <Icon name="cards" /> {words.seeCards}
            </span>
          </Tile>
        </li>
      ))}
    </ul>
  );
}
