import { lazy, Suspense } from 'react';

/** Two factions to choose; loaded when wanted, with all card data. */
const Tiles = lazy(() => import('./FactionTiles.js'));

export function FactionPicker(props: { onPicked: (factions: string[]) => void; busy: boolean }) {
  return (
    <Suspense fallback={null}>
      <Tiles {...props} />
    </Suspense>
  );
}
