import { useSyncExternalStore } from 'react';

/**
 * The layout of the table. `phone`: a phone held upright, with the bases one below the other. `low`: little height, like a phone held
 * sideways. `wide`: the question is beside the hand. `middle`: the question is above the hand, as on a tablet held upright.
 */
export type Shape = 'phone' | 'low' | 'middle' | 'wide';

const SHAPES: readonly (readonly [Shape, MediaQueryList])[] = [
  ['low', matchMedia('(max-height: 520px) and (orientation: landscape)')],
  ['phone', matchMedia('(max-width: 640px) and (orientation: portrait)')],
  ['wide', matchMedia('(min-width: 860px) and (orientation: landscape)')],
];
/** Is there room beside the table for the reading column? */
const DOCK = matchMedia('(min-width: 1100px) and (min-height: 600px) and (orientation: landscape)');

/** Does the player point with a finger? */
const COARSE = matchMedia('(pointer: coarse)');

const shapeNow = (): Shape => SHAPES.find(([, query]) => query.matches)?.[0] ?? 'middle';

function listen(listener: () => void): () => void {
  const queries = [...SHAPES.map(([, query]) => query), DOCK, COARSE];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

export const useShape = (): Shape => useSyncExternalStore(listen, shapeNow);
export const useDock = (): boolean => useSyncExternalStore(listen, () => DOCK.matches);
export const useCoarse = (): boolean => useSyncExternalStore(listen, () => COARSE.matches);
