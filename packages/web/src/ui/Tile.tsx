import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { factionName, useTexts } from '../i18n/index.js';
import { Emblem, factionColors, Ground } from './Art.js';
import styles from './Tile.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  faction: string;
  /** Does the tile also say what the faction is about? */
  withTheme?: boolean;
  /** It is among other buttons, and as small as they are. */
  small?: boolean;
}

/** A faction that can be chosen: its pattern, its emblem and its name. */
export function Tile({ faction, withTheme = false, small = false, className = '', children, ...button }: Props) {
  const texts = useTexts();
  return (
    <button type="button" className={`${styles.tile} ${small ? styles.small : ''} ${className}`} style={factionColors(faction)} {...button}>
      <Ground faction={faction} />
      <Emblem faction={faction} className={styles.emblem} />
      <span className={styles.name}>{factionName(texts, faction)}</span>
      {withTheme && <span className={styles.theme}>{texts.factions[faction]?.theme}</span>}
      {children}
    </button>
  );
}

export const Tiles = ({ children }: { children: ReactNode }) => <div className={styles.tiles}>{children}</div>;

/** The place below tiles or cards for the button that confirms. */
export const TilesEnd = ({ children }: { children: ReactNode }) => <div className={styles.end}>{children}</div>;
