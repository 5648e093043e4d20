import pictures from 'virtual:pictures';
import type { ReactNode } from 'react';
import styles from './Star.module.css';

/** The rings of a star, the outermost first: how large it is, and its colour. */
const RINGS = [
  [1, '#17102b'],
  [0.95, '#ff4b3e'],
  [0.8, '#ff922b'],
  [0.64, '#ffe14d'],
  [0.47, '#fff8dc'],
] as const;
const GREY = ['#17102b', '#6f6787', '#8f88a6', '#b7b1c9', '#e4e1ee'];

/** A jagged star with a word or picture in front of it. It fills its place. */
export function Star({ dull = false, className = '', children }: { dull?: boolean; className?: string; children?: ReactNode }) {
  return (
    <span className={`${styles.star} ${className}`} aria-hidden="true">
      <svg viewBox="0 0 200 120" preserveAspectRatio="none" focusable="false" aria-hidden="true">
        {RINGS.map(([scale, color], i) => (
          <path
            key={color}
            d={pictures.star}
            fill={dull ? GREY[i] : color}
            transform={`translate(100 60) scale(${scale}) translate(-100 -60)`}
          />
        ))}
      </svg>
      <span className={styles.in}>{children}</span>
    </span>
  );
}

/** A loud word: white with a wide outline of ink, tilted. */
export const Shout = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <span className={`${styles.shout} ${className}`} aria-hidden="true">
    {children}
  </span>
);
