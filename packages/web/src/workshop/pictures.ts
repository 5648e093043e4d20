import {
  actionBackdrop,
  actionFigure,
  BASE,
  basePicture,
  CARD,
  CREST,
  crestHalf,
  EMBLEM,
  emblemPicture,
  minionBackdrop,
  minionFigure,
  type Part,
  partsOf,
  svg,
} from '@breakpoint/art';
import type { AnyCard, Document } from '@breakpoint/workshop';
import { use } from 'react';
import { cardLook, emblemOf, sceneOf } from './looks.js';

/** A picture that authors can choose, with the words that find it. */
interface IconEntry {
  name: string;
  words: Record<'en' | 'fr' | 'es', string>;
  path: string;
}

interface IconSet {
  list: readonly IconEntry[];
  paths: Map<string, string>;
}

let loading: Promise<IconSet> | undefined;
/** The set is one file, which comes with the first picture. */
export function loadIcons(): Promise<IconSet> {
  loading ??= import('virtual:icons')
    .then(({ default: rows }): IconSet => {
      const list = rows.map(([name, fr, es, path]) => ({ name, words: { en: name.replaceAll('-', ' '), fr, es }, path }));
      return { list, paths: new Map(list.map((icon) => [icon.name, icon.path])) };
    })
    // Without the file (no network, nothing kept), pictures are plain until the page is loaded again.
    .catch(() => ({ list: [], paths: new Map() }));
  return loading;
}
export const useIcons = (): IconSet => use(loadIcons());

const taken = new Map<string, Part[]>();
/** Takes pictures apart; one that is not in the set looks like another. */
export const partsIn =
  ({ paths }: IconSet) =>
  (name: string): Part[] => {
    const path = paths.get(name) ?? paths.get('griffin-shield') ?? 'M96 96H416V416H96Z';
    const known = taken.get(path);
    if (known) return known;
    const parts = partsOf(path);
    taken.set(path, parts);
    return parts;
  };

const drawn = new Map<string, string>();
const KEPT = 200;
let pictures = 0;
/** Draws a picture, or remembers it. `draw` gets a name that no other picture on the page has, for its clip paths. */
function remembered(key: string, shape: { width: number; height: number }, fit: 'meet' | 'slice', draw: (name: string) => string): string {
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value!);
  const picture = svg(shape.width, shape.height, draw(`w${pictures++}`)).replace('<svg ', `<svg preserveAspectRatio="xMidYMid ${fit}" `);
  drawn.set(key, picture);
  return picture;
}

/** The picture of a card or base as SVG, drawn by the code that draws ours. */
export function cardPicture(set: IconSet, document: Pick<Document, 'look'>, card: AnyCard): string {
  const look = cardLook(card);
  const power = card.kind === 'minion' ? card.power : 0;
  const key = JSON.stringify([document.look, card.kind, look, power >= 5]);
  return remembered(key, card.kind === 'base' ? BASE : CARD, 'slice', (name) => {
    const scene = sceneOf(document);
    const icons = partsIn(set);
    if (card.kind === 'base') return basePicture(name, { landmark: look.icon }, scene, icons);
    if (card.kind === 'action') return actionBackdrop(scene, 'a') + actionFigure(name, look, scene, icons);
    return minionBackdrop(scene, 0, `${name}m`, icons) + minionFigure(`${name}f`, look, power, scene, icons);
  });
}

const halfOf = (document: Pick<Document, 'look'>) => ({ scene: sceneOf(document), emblem: emblemOf(document) });

export const emblem = (set: IconSet, document: Pick<Document, 'look'>): string =>
  remembered(JSON.stringify(['emblem', document.look]), EMBLEM, 'meet', (name) => emblemPicture(halfOf(document), name, partsIn(set)));

/** A half of the crest of a pair. */
export const half = (set: IconSet, document: Pick<Document, 'look'>, side: 'left' | 'right'): string =>
  remembered(JSON.stringify([side, document.look]), CREST, 'meet', (name) => crestHalf(halfOf(document), side, name, partsIn(set)));

/** The scene alone, for the head of the faction's page. */
export const scenePicture = (set: IconSet, document: Pick<Document, 'look'>): string =>
  remembered(JSON.stringify(['scene', document.look]), CARD, 'slice', (name) => minionBackdrop(sceneOf(document), 0, name, partsIn(set)));
