import pictures from 'virtual:pictures';
import { type CSSProperties, memo } from 'react';
import { factionOf, factOf, isMade, PATTERNS } from '../data/facts.js';
import { useSettings } from '../settings.js';
import styles from './Art.module.css';
import { MadePicture } from './MadeArt.js';
import { sheetCell } from './sheets.js';

interface PictureProps {
  id: string;
  className?: string;
  /** The other faction of the deck that the card belongs to: a minion wears something of it. */
  partner?: string;
}

/** The picture of a card or base, which covers its element: the backdrop of its faction, the figure, and what a minion wears. */
export const Picture = memo(function Picture({ id, className = '', partner }: PictureProps) {
  const { faction, type } = factOf(id);
  const { plain } = useSettings();
  const own = id.slice(id.indexOf('/') + 1);
  const backdrop = type === 'action' ? 'action' : factOf(id).copies % 2 ? 'minion' : 'minion-2';
  return (
    <span className={`${styles.picture} ${className}`} style={headOf(id)} data-type={type} aria-hidden="true">
      <span className={styles.window}>
        {isMade(faction) ? (
          <MadePicture faction={faction} card={own} shape={type === 'base' ? 'base' : 'panel'} />
        ) : type === 'base' ? (
          <span className={styles.layer} style={sheetCell(`${faction}-bases`, own)} />
        ) : (
          <>
            <span className={styles.layer} style={sheetCell(`${faction}-backdrops`, backdrop)} />
            <span className={`${styles.layer} ${styles.figure}`} style={sheetCell(`${faction}-figures`, own)} />
          </>
        )}
      </span>
      {partner && type === 'minion' && !plain && <Attribute id={id} partner={partner} />}
    </span>
  );
});

/** Where the head of a minion begins and where its middle is, as shares of the picture's height: where there is little room, the head is shown. */
function headOf(id: string): CSSProperties | undefined {
  const anchor = pictures.anchors[id];
  if (!anchor) return undefined;
  const [, y, radius] = anchor;
  return { '--head': Math.max(0, y - radius * 1.5) / 100, '--face': y / 100 } as CSSProperties;
}

/** The largest head that a hat is made for, in hundredths of the picture's width: on a larger one the hat stays small. */
const LARGEST = 11.7;

function Attribute({ id, partner }: { id: string; partner: string }) {
  const anchor = pictures.anchors[id];
  const style = sheetCell('attributes', partner);
  if (!anchor || !style) return null;
  const [x, y, radius, tilt] = anchor;
  const isHat = pictures.hats.includes(partner);
  const r = isHat ? Math.min(radius, LARGEST) : radius;
  // A hat sits on top of the head. Its place is in hundredths of the height, which is two thirds of the width.
  const top = isHat ? y - (radius - 0.94 * r) * 1.5 : y;
  return (
    <span className={styles.over}>
      <span className={styles.attribute} style={{ ...style, left: `${x}%`, top: `${top}%`, width: `${r * 5}%`, rotate: `${tilt}deg` }} />
    </span>
  );
}

export const Emblem = memo(function Emblem({ faction, className = styles.emblem }: { faction: string; className?: string }) {
  const made = isMade(faction);
  return (
    <span className={`${styles.sheet} ${className}`} style={made ? undefined : sheetCell('emblems', faction)} aria-hidden="true">
      {made && <MadePicture faction={faction} shape="emblem" />}
    </span>
  );
});

/** The crest of a pair: a shield that a bolt splits. */
export const Crest = memo(function Crest({ factions }: { factions: readonly string[] }) {
  const half = (faction: string, side: 'left' | 'right') =>
    isMade(faction) ? (
      <MadePicture faction={faction} shape={side} />
    ) : (
      <span className={styles.layer} style={sheetCell('crests', `${faction}-${side}`)} />
    );
  return (
    <span className={styles.crest} aria-hidden="true">
      {half(factions[0], 'left')}
      {half(factions[1], 'right')}
    </span>
  );
});

/** The pattern of a faction, as a background. */
export const Ground = memo(function Ground({ faction }: { faction: string }) {
  return (
    <svg className={styles.ground} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={`url(#pattern-${factionOf(faction).pattern})`} />
    </svg>
  );
});

/** The patterns that `Ground` refers to; needed once on a page. */
export const Patterns = memo(function Patterns() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(PATTERNS).map(([name, { width, height, line, fill }]) => {
          return (
            <pattern key={name} id={`pattern-${name}`} width={width} height={height} patternUnits="userSpaceOnUse">
              {line && <path d={line} fill="none" stroke="#fff" strokeWidth="1.6" strokeOpacity=".28" />}
              {fill && <path d={fill} fill="#fff" fillOpacity=".22" />}
            </pattern>
          );
        })}
      </defs>
    </svg>
  );
});

/** The colours of a faction, and of its partner in the deck, as CSS variables. */
export function factionColors(faction: string, partner?: string): CSSProperties {
  const { main, dark, light, ink } = factionOf(faction).colors;
  const frameOf = (id: string): string | undefined =>
    pictures.frames[id] ?? (isMade(id) ? (factionOf(id).frame ?? factionOf(id).colors.main) : undefined);
  const frame = frameOf(faction);
  return {
    '--main': main,
    '--dark': dark,
    '--light': light,
    '--ink': ink,
    '--frame': frame,
    '--frame-2': (partner && frameOf(partner)) || frame,
  } as CSSProperties;
}
