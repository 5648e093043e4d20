import pictures from 'virtual:pictures';
import type { CSSProperties } from 'react';

// Apart from the pictures of cards, because the first page has a picture but no cards.

/** One picture of a sheet, as a background that fills its element. */
export function sheetCell(sheet: string, name: string): CSSProperties | undefined {
  const found = pictures.sheets[sheet];
  const n = found?.names.indexOf(name) ?? -1;
  if (!found || n < 0) return undefined;
  const { columns, stem } = found;
  const column = n % columns;
  return {
    backgroundImage: `url(${import.meta.env.BASE_URL}pictures/${stem}-${(n - column) / columns}.webp)`,
    backgroundSize: `${columns * 100}% 100%`,
    backgroundPosition: columns > 1 ? `${(100 * column) / (columns - 1)}% 0` : '0 0',
  };
}
