import pictures from 'virtual:pictures';
import type { BaseView } from '@breakpoint/engine';
import type { CSSProperties } from 'react';
import { Picture } from '../../ui/Art.js';
import { useLooking } from '../choosing/context.js';
import styles from './Breaking.module.css';

/** The shares of the breakpoint from which a base has its first crack, and all of them. */
const FIRST = 0.5;
const ALL = 0.75;

/** The picture of a base, which cracks from half of its breakpoint on. A base that has scored lies in pieces until it is replaced. */
export function BasePicture({ base, total }: { base: BaseView; total: number }) {
  const { view, cracks } = useLooking();
  const isScored = view.scoring?.base === base.n && view.scoring.ranks.some((rank) => rank > 0);
  if (cracks === base.n || isScored)
    return (
      <span className={styles.broken} data-broken>
        <Shards id={base.id} />
      </span>
    );
  return (
    <>
      <Picture id={base.id} className={styles.whole} />
      <Cracks share={base.breakpoint > 0 ? total / base.breakpoint : 1} mirrored={base.n % 2 > 0} />
    </>
  );
}

/** Yellow cracks that grow from the lower edge, where the bar is. Those that are not there yet have no length. */
function Cracks({ share, mirrored }: { share: number; mirrored: boolean }) {
  const lengthOf = (from: number): number => (share < from ? 0 : Math.min(1, 0.55 + (0.45 * (share - from)) / (1 - from)));
  return (
    <svg
      className={mirrored ? `${styles.cracks} ${styles.mirrored}` : styles.cracks}
      viewBox="0 0 300 95"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {pictures.cracks.map((d, i) => (
        <path key={d} d={d} style={{ '--length': lengthOf(i === 0 ? FIRST : ALL) } as CSSProperties} />
      ))}
    </svg>
  );
}

/** The pieces of a picture: the corners of each in hundredths, and the way it flies. */
const SHARDS: readonly [corners: string, x: number, y: number, turn: number][] = [
  ['0 0, 34% 0, 44% 38%, 22% 52%, 0 40%', -1, -0.8, -26],
  ['34% 0, 68% 0, 60% 34%, 44% 38%', 0.1, -1.3, 14],
  ['68% 0, 100% 0, 100% 44%, 78% 50%, 60% 34%', 1, -0.9, 32],
  ['0 40%, 22% 52%, 18% 100%, 0 100%', -1.2, 0.5, 22],
  ['22% 52%, 44% 38%, 52% 62%, 46% 100%, 18% 100%', -0.5, 1, -18],
  ['44% 38%, 60% 34%, 78% 50%, 74% 100%, 46% 100%, 52% 62%', 0.4, 1.1, 16],
  ['78% 50%, 100% 44%, 100% 100%, 74% 100%', 1.2, 0.6, -34],
];

/** A picture in pieces, a little apart. */
export function Shards({ id, className = '' }: { id: string; className?: string }) {
  return SHARDS.map(([corners, x, y, turn]) => (
    <span
      key={corners}
      className={`${styles.shard} ${className}`}
      style={{ clipPath: `polygon(${corners})`, '--x': x, '--y': y, '--turn': `${turn}deg` } as CSSProperties}
    >
      <Picture id={id} />
    </span>
  ));
}
