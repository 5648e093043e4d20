import { type FigureStyle, figureOf } from './figure.js';
import type { Figure, Icons, Scene } from './looks.js';
import { halftone, INK, inked, YELLOW } from './shapes.js';

const SHIELD = 'M50 4Q74 14 95 11Q99 62 82 86 70 103 50 112 30 103 18 86 1 62 5 11 26 14 50 4Z';
const BOLT = 'M65 0L43 47 60 55 34 116';
const LEFT = 'M0 0H62L40 46 60 56 36 120H0Z';

export interface Half {
  scene: Scene;
  emblem: Figure;
}

/** The box of a crest, and of an emblem alone. */
export const CREST = { width: 108, height: 120 } as const;
export const EMBLEM = { width: 512, height: 512 } as const;

/** The emblem of a faction alone, in its colours. */
export const emblemPicture = ({ scene, emblem }: Half, id: string, icons: Icons): string =>
  `<g transform="translate(38 38) scale(.852)">${figureOf(emblem, styleOf(scene, 40, id), icons)}</g>`;

/** One half of the crest of a pair, so that all pairs are made of two pictures a faction: a bolt splits the left half from the right one. */
export function crestHalf({ scene, emblem }: Half, side: 'left' | 'right', id: string, icons: Icons): string {
  const { sky, haze } = scene.palette;
  const clip = side === 'left' ? LEFT : 'M100 0H62L40 46 60 56 36 120H100Z';
  const [x, y] = side === 'left' ? [28, 42] : [72, 72];
  const figure = `<g transform="translate(${x} ${y}) scale(.092) translate(-256 -256)">${figureOf(emblem, styleOf(scene, 44, `${id}e`), icons)}</g>`;
  const bolt = `<path d="${BOLT}" fill="none" ${inked(9)}/><path d="${BOLT}" fill="none" stroke="${YELLOW}" stroke-width="4.5" stroke-linejoin="round"/>`;
  return `<g transform="translate(4 2)"><clipPath id="${id}h"><path d="${clip}"/></clipPath><clipPath id="${id}s"><path d="${SHIELD}"/></clipPath><g clip-path="url(#${id}h)"><path d="${SHIELD}" fill="${INK}" ${inked(9)}/><g clip-path="url(#${id}s)"><path d="${clip}" fill="${sky}"/>${halftone(0, 60, 100, 58, haze)}</g></g>${figure}${side === 'right' ? bolt : ''}</g>`;
}

const styleOf = (scene: Scene, ink: number, id: string): FigureStyle => ({ palette: scene.palette, light: scene.light, ink, edge: 0, id });
