import { type CSSProperties, memo } from 'react';
import { FACTIONS, factionOf, factOf, PATTERNS } from '../data/facts.js';

const url = (file: string): string => `${import.meta.env.BASE_URL}art/${file}.svg`;

/** The picture of a card or base: a black shape over a coloured shadow. */
export const Picture = memo(function Picture({ id, className = 'picture' }: { id: string; className?: string }) {
  const { faction, type } = factOf(id);
  const symbol = type === 'base' ? `base-${id}` : id.slice(id.indexOf('/') + 1);
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use className="tone" href={`${url(faction)}#${symbol}`} x="16" y="18" />
      <use href={`${url(faction)}#${symbol}`} />
    </svg>
  );
});

export const Emblem = memo(function Emblem({ faction, className = 'emblem' }: { faction: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`${url('emblems')}#${faction}`} />
    </svg>
  );
});

/** The pattern of a faction, as a background. */
export const Ground = memo(function Ground({ faction }: { faction: string }) {
  return (
    <svg className="ground" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={`url(#pattern-${factionOf(faction).pattern})`} />
    </svg>
  );
});

/** The patterns that `Ground` refers to; needed once on a page. */
export const Patterns = memo(function Patterns() {
  const used = [...new Set(FACTIONS.map((f) => f.pattern))];
  return (
    <svg className="patterns" aria-hidden="true" focusable="false">
      <defs>
        {used.map((name) => {
          const { width, height, line, fill } = PATTERNS[name];
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

/** The colours of a faction, as CSS variables. */
export function factionColors(faction: string): CSSProperties {
  const { main, dark, light, ink } = factionOf(faction).colors;
  return { '--main': main, '--dark': dark, '--light': light, '--ink': ink } as CSSProperties;
}
