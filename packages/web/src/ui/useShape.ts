import { useSyncExternalStore } from 'react';

/**
 * How much room the table has. `phone`: held upright, bases one below the other. `low`: held sideways, little height. `wide`: room
 * for a column to read in. `middle`: all between, tablets above all.
 */
export type Shape = 'phone' | 'low' | 'middle' | 'wide';

const QUERIES: readonly (readonly [Shape, MediaQueryList])[] = [
  ['low', matchMedia('(max-height: 520px)')],
  ['phone', matchMedia('(max-width: 640px) and (orientation: portrait)')],
  ['wide', matchMedia('(min-width: 1100px) and (min-height: 600px)')],
];
const shapeNow = (): Shape => QUERIES.find(([, query]) => query.matches)?.[0] ?? 'middle';

function listen(listener: () => void): () => void {
  for (const [, query] of QUERIES) query.addEventListener('change', listener);
  return () => {
    for (const [, query] of QUERIES) query.removeEventListener('change', listener);
  };
}

export const useShape = (): Shape => useSyncExternalStore(listen, shapeNow);
