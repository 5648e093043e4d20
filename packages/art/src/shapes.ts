/** Shapes as the text of an SVG path, and what they are made with: colours, chance from a seed, short numbers. */

/** The one colour of every outline, plate and shadow. */
export const INK = '#17102b';
/** The colour of the crack, of power and of VP. */
export const YELLOW = '#ffe14d';

export type Chance = () => number;

/** The same numbers between 0 and 1 for the same seed, so that a picture never changes by itself. */
export function chanceFrom(seed: number): Chance {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(text: string): number {
  let seed = 2166136261;
  for (const c of text) seed = Math.imul(seed ^ c.charCodeAt(0), 16777619) >>> 0;
  return seed;
}

export const short = (n: number): number => Math.round(n * 10) / 10;
export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: Math.max(0, Math.floor(n)) }, (_, i) => make(i));

/** A colour between two, both as #rrggbb. */
export function mix(a: string, b: string, share: number): string {
  const values = (c: string) => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16));
  const to = values(b);
  return `#${values(a)
    .map((v, i) =>
      Math.round(v + (to[i] - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const isNight = (sky: string): boolean => Number.parseInt(sky.slice(1, 3), 16) < 0x70;

export const inked = (width: number): string => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;

const TURN = Math.PI * 2;

/** Light rays around a point. */
export function rays(cx: number, cy: number, radius: number, n: number): string {
  return times(n, (i) => {
    const [a, b] = [(i / n) * TURN, ((i + 0.5) / n) * TURN];
    const at = (angle: number) => `${short(cx + Math.cos(angle) * radius)} ${short(cy + Math.sin(angle) * radius)}`;
    return `M${cx} ${cy}L${at(a)}L${at(b)}Z`;
  }).join('');
}

/** Wedges of uneven length that point at a middle: speed lines. */
export function wedges(cx: number, cy: number, inner: number, outer: number, n: number, seed: number, unevenness = 0.4): string {
  const chance = chanceFrom(seed);
  return times(n, (i) => {
    const a = ((i + unevenness * chance()) / n) * TURN;
    const b = a + (TURN / n) * 0.5 * (0.3 + chance());
    const tip = inner * (1 + unevenness * chance());
    const at = (angle: number, r: number) => `${short(cx + Math.cos(angle) * r)} ${short(cy + Math.sin(angle) * r)}`;
    return `M${at((a + b) / 2, tip)}L${at(a, outer)}L${at(b, outer)}Z`;
  }).join('');
}

/** A star; with a seed its points have different lengths. */
export function star(cx: number, cy: number, outer: number, inner: number, points: number, seed = 0, stretch = 1): string {
  const chance = chanceFrom(seed);
  return `${times(points * 2, (i) => {
    const angle = (i / points) * Math.PI - Math.PI / 2;
    const r = i % 2 ? inner : outer * (seed ? 0.82 + chance() * 0.36 : 1);
    return `${i ? 'L' : 'M'}${short(cx + Math.cos(angle) * r * stretch)} ${short(cy + Math.sin(angle) * r)}`;
  }).join('')}Z`;
}

export const cloud = (x: number, y: number, s: number): string =>
  `M${short(x)} ${short(y)}a${short(9 * s)} ${short(9 * s)} 0 0 1 ${short(12 * s)} ${short(-10 * s)}a${short(13 * s)} ${short(13 * s)} 0 0 1 ${short(24 * s)} ${short(-2 * s)}a${short(9 * s)} ${short(9 * s)} 0 0 1 ${short(14 * s)} ${short(12 * s)}Z`;

/** A zigzag that gets thinner: the crack of a base. */
export function crack(x: number, y: number, length: number, angle: number, seed: number, width = 9): string {
  const chance = chanceFrom(seed);
  const points: [number, number, number][] = [];
  for (let i = 0; i <= 6; i++) {
    points.push([x, y, width * (1 - i / 6)]);
    const turn = angle + (i % 2 ? -0.75 : 0.75) * (0.5 + chance());
    x += (Math.cos(turn) * length) / 6;
    y += (Math.sin(turn) * length) / 6;
  }
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  const side = (sign: number) => points.map(([px, py, w]) => `${short(px + sign * nx * w)} ${short(py + sign * ny * w)}`);
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`;
}

/** Dots that grow downwards, 300 x 100. */
const HALFTONE = times(13, (row) =>
  times(39, (column) => {
    const r = short(0.25 + row * 0.33);
    return `M${short(column * 8 + (row % 2) * 4 - r)} ${short(row * 7.6 + 4)}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0 ${short(-2 * r)} 0`;
  }).join(''),
).join('');

/** What `halftone` refers to; every picture begins with it. */
export const DEFINITIONS = `<defs><path id="ht" d="${HALFTONE}"/></defs>`;

/** A soft step between two tones, as dots, in a box. */
export const halftone = (x: number, y: number, w: number, h: number, color: string, opacity = 1): string =>
  `<use href="#ht" transform="translate(${short(x)} ${short(y)}) scale(${short(w) / 300} ${short(h) / 100})" fill="${color}" opacity="${opacity}"/>`;

/** A whole picture. */
export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${DEFINITIONS}${body}</svg>`;
