import { lazy, Suspense } from 'react';

/** Loaded only when needed, because the tiles need all card data. */
const Tiles = lazy(() => import('./FactionTiles.js'));

export function FactionPicker(props: { onPicked: (factions: string[]) => void; busy: boolean }) {
  return (
    <Suspense fallback={null}>
      <Tiles {...props} />
    </Suspense>
  );
}
