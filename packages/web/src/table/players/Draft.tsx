import type { OptionView, PlayerView } from '@breakpoint/engine';
import type { CSSProperties } from 'react';
import { factionName, labelled, useTexts, useWords } from '../../i18n/index.js';
import { Emblem, factionColors } from '../../ui/Art.js';
import { Icon } from '../../ui/Icon.js';
import { Pair } from '../../ui/Pair.js';
import { Tile } from '../../ui/Tile.js';
import { Key } from '../cards/CardButton.js';
import marks from '../cards/CardButton.module.css';
import type { Filling } from '../choosing/choice.js';
import { useActs, useChoice, useLooking } from '../choosing/context.js';
import styles from './Draft.module.css';

// Each faction is in one place only: below if it can still be chosen, otherwise with its player. From there its cards can be seen.

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

/** A few factions stand in two rows; many of them, six in a row at most. */
const columnsFor = (n: number): CSSProperties => ({ '--columns': n > 8 ? 6 : Math.max(3, Math.ceil(n / 2)) }) as CSSProperties;

/** The factions to choose from: a tile chooses one, and the button below it shows its cards. */
export function DraftTiles({ filling, numbers }: { filling: Filling; numbers: ReadonlyMap<string, string> }) {
  const words = useWords();
  const texts = useTexts();
  const { openFaction, view } = useLooking();
  const { choose } = useActs();
  // With the second faction, the tiles show what it makes of the first.
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
export function Pool({ options }: { options: readonly OptionView[] }) {
  const words = useWords();
  const texts = useTexts();
  const { openFaction } = useLooking();
  const factions = options.flatMap((o) => (o.faction ? [o.faction] : []));
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
