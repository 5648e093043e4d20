import { crestHalf, EMBLEM, emblemPicture } from './crest.js';
import type { BaseLook, CardLook, Figure, Icons, Scene } from './looks.js';
import { actionBackdrop, actionFigure, BASE, basePicture, CARD, minionBackdrop, minionFigure } from './picture.js';
import { DEFINITIONS } from './shapes.js';

/** How a whole faction looks. */
export interface FactionLook {
  emblem: Figure;
  scene: Scene;
  cards: Record<string, CardLook>;
  bases: Record<string, BaseLook>;
}

/** Many pictures of one size as one picture, in rows of four. A row is a file: four pictures are loaded and cached better than one, and decoded faster than twenty. */
export interface Sheet {
  svg: string;
  columns: number;
  rows: number;
  /** The pictures in it, row by row. */
  names: string[];
}

/** The columns of every sheet, so that the place of a picture follows from its number. */
export const COLUMNS = 4;

export function sheetOf(pictures: [name: string, body: string][], cell: { x?: number; y?: number; width: number; height: number }): Sheet {
  const rows = Math.ceil(pictures.length / COLUMNS);
  const { x: left = 0, y: top = 0, width: w, height: h } = cell;
  const cells = pictures.map(
    ([, body], i) =>
      `<svg x="${(i % COLUMNS) * w}" y="${Math.floor(i / COLUMNS) * h}" width="${w}" height="${h}" viewBox="${left} ${top} ${w} ${h}">${body}</svg>`,
  );
  const [width, height] = [w * COLUMNS, h * rows];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${DEFINITIONS}${cells.join('')}</svg>`,
    columns: COLUMNS,
    rows,
    names: pictures.map(([name]) => name),
  };
}

/**
 * The sheets of a faction: the figures of its cards; its three backdrops (two for minions, one for actions); its bases.
 * @param powers the power of each minion; a card without one is an action
 */
export function sheetsOf(
  id: string,
  look: FactionLook,
  powers: Record<string, number>,
  icons: Icons,
): Record<'figures' | 'backdrops' | 'bases', Sheet> {
  const { scene } = look;
  const figure = (name: string, card: CardLook, i: number): string =>
    powers[name] === undefined ? actionFigure(`c${i}`, card, scene, icons) : minionFigure(`c${i}`, card, powers[name], scene, icons);
  return {
    figures: sheetOf(
      Object.entries(look.cards).map(([name, card], i) => [name, figure(name, card, i)]),
      CARD,
    ),
    backdrops: sheetOf(
      [
        ['minion', minionBackdrop(scene, 0, id, icons)],
        ['minion-2', minionBackdrop(scene, 1, id, icons)],
        ['action', actionBackdrop(scene, id)],
      ],
      CARD,
    ),
    bases: sheetOf(
      Object.entries(look.bases).map(([name, base], i) => [name, basePicture(`b${i}${name}`, base, scene, icons)]),
      BASE,
    ),
  };
}

/** The emblems of all factions, and both halves of their crests. */
export function emblemSheet(looks: [id: string, look: FactionLook][], icons: Icons): Sheet {
  return sheetOf(
    looks.map(([id, half], i) => [id, emblemPicture(half, `e${i}`, icons)]),
    EMBLEM,
  );
}

export function crestSheet(looks: [id: string, look: FactionLook][], icons: Icons): Sheet {
  return sheetOf(
    looks.flatMap(([id, half], i): [string, string][] => [
      [`${id}-left`, crestHalf(half, 'left', `l${i}`, icons)],
      [`${id}-right`, crestHalf(half, 'right', `r${i}`, icons)],
    ]),
    { width: 108, height: 120 },
  );
}
