import pictures from 'virtual:pictures';
import type { CSSProperties } from 'react';

// Apart from the pictures of cards, because the first page has a picture but no cards.

const url = (file: string): string => `url(${import.meta.env.BASE_URL}pictures/${file})`;

/** One picture of a sheet, as a background that fills its element. */
export function sheetCell(sheet: string, name: string): CSSProperties | undefined {
  const found = pictures.sheets[sheet];
  const n = found?.names.indexOf(name) ?? -1;
  if (!found || n < 0) return undefined;
  const { columns, rows, file } = found;
  const part = (i: number, of: number): string => (of > 1 ? `${(100 * i) / (of - 1)}%` : '0');
  return {
    backgroundImage: url(file),
    backgroundSize: `${columns * 100}% ${rows * 100}%`,
    backgroundPosition: `${part(n % columns, columns)} ${part(Math.floor(n / columns), rows)}`,
  };
}
