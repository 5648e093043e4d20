import { percent } from '../simulate/statistics.js';
import type { Strength } from './counts.js';

export const html = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Blue below even, grey at even, red above: distinct for people who cannot tell red from green. */
function colour(value: number, even = 0.5, spread = 0.25): string {
  const x = Math.max(-1, Math.min(1, (value - even) / spread));
  const [from, to] =
    x < 0
      ? [
          [236, 236, 232],
          [43, 97, 168],
        ]
      : [
          [236, 236, 232],
          [190, 62, 38],
        ];
  const mix = from.map((c, i) => Math.round(c + (to[i] - c) * Math.abs(x)));
  return `rgb(${mix.join(',')})`;
}
const ink = (value: number, even = 0.5, spread = 0.25): string => (Math.abs(value - even) / spread > 0.62 ? '#fff' : '#222');

/** Horizontal bars that start at even, each with its interval as a line. They are as wide as the screen allows. */
export function bars(rows: { name: string; s: Strength }[], note: (s: Strength) => string): string {
  const min = Math.min(0.45, ...rows.map((r) => r.s.low)) - 0.01;
  const max = Math.max(0.55, ...rows.map((r) => r.s.high)) + 0.01;
  const at = (v: number): number => (100 * (v - min)) / (max - min);
  const span = (from: number, to: number): string =>
    `left:${at(Math.min(from, to)).toFixed(2)}%;width:${Math.abs(at(to) - at(from)).toFixed(2)}%`;
  const lines = rows.map(
    ({ name, s }) =>
      `<span class="name">${html(name)}</span><span class="bar"><i style="${span(0.5, s.value)};background:${colour(s.value, 0.5, 0.12)}"></i><i class="err" style="${span(s.low, s.high)}"></i></span><span class="num">${note(s)}</span>`,
  );
  return `<div class="bars" style="--even:${at(0.5).toFixed(2)}%">${lines.join('')}</div>`;
}

/** A heat map. `cell` returns null for an empty cell. */
export function heat(
  names: string[],
  cell: (row: number, column: number) => { value: number; title: string } | null,
  spread: number,
): string {
  const size = 34;
  const left = 150;
  const top = 120;
  const parts: string[] = [];
  names.forEach((name, i) => {
    parts.push(`<text x="${left - 6}" y="${top + i * size + 21}" text-anchor="end">${html(name)}</text>`);
    parts.push(`<text transform="translate(${left + i * size + 20},${top - 6}) rotate(-50)">${html(name)}</text>`);
  });
  for (let r = 0; r < names.length; r++) {
    for (let c = 0; c < names.length; c++) {
      const found = cell(r, c);
      if (!found) continue;
      const [x, y] = [left + c * size, top + r * size];
      parts.push(
        `<g><rect x="${x}" y="${y}" width="${size - 1}" height="${size - 1}" fill="${colour(found.value, 0.5, spread)}"/><text x="${x + size / 2}" y="${y + 21}" text-anchor="middle" class="cell" style="fill:${ink(found.value, 0.5, spread)}">${Math.round(100 * found.value)}</text><title>${html(found.title)}</title></g>`,
      );
    }
  }
  const width = left + names.length * size + 90;
  const height = top + names.length * size + 6;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

export function histogram(bins: { from: number; games: number }[], total: number, unit: string): string {
  const height = 160;
  const wide = Math.min(40, 820 / Math.max(1, bins.length));
  const most = Math.max(1, ...bins.map((b) => b.games));
  const parts = bins.map((b, i) => {
    const h = (b.games / most) * height;
    const label =
      i % Math.max(1, Math.round(40 / wide)) === 0
        ? `<text x="${(i + 0.5) * wide}" y="${height + 18}" text-anchor="middle" class="num">${b.from}</text>`
        : '';
    return `<rect x="${i * wide}" y="${height - h}" width="${wide - 1}" height="${h}" class="bin"><title>${b.from} ${unit}: ${b.games} games (${percent(b.games / total)})</title></rect>${label}`;
  });
  return `<svg viewBox="0 0 ${bins.length * wide} ${height + 24}" role="img" width="${bins.length * wide}" height="${height + 24}">${parts.join('')}</svg>`;
}
