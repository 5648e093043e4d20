import {
  actionBackdrop,
  actionFigure,
  BASE,
  basePicture,
  CARD,
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
export interface IconEntry {
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
  loading ??= import('virtual:icons').then(({ default: rows }) => {
    const list = rows.map(([name, fr, es, path]) => ({ name, words: { en: name.replaceAll('-', ' '), fr, es }, path }));
    return { list, paths: new Map(list.map((icon) => [icon.name, icon.path])) };
  });
  return loading;
}
export const useIcons = (): IconSet => use(loadIcons());

const taken = new Map<string, Part[]>();
/** Takes pictures apart; one that is not in the set looks like another. */
export const partsIn =
  ({ list, paths }: IconSet) =>
  (name: string): Part[] => {
    const path = paths.get(name) ?? paths.get('griffin-shield') ?? list[0].path;
    const known = taken.get(path);
    if (known) return known;
    const parts = partsOf(path);
    taken.set(path, parts);
    return parts;
  };

const drawn = new Map<string, string>();
const KEPT = 200;
/** Draws a picture, or remembers it. */
function remembered(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value!);
  const address = `url("data:image/svg+xml,${encodeURIComponent(draw())}")`;
  drawn.set(key, address);
  return address;
}

/** The picture of a card or base as a background, drawn by the code that draws ours. */
export function cardPicture(set: IconSet, document: Document, card: AnyCard): string {
  const look = cardLook(card);
  const power = card.kind === 'minion' ? card.power : 0;
  const key = JSON.stringify([document.look, card.kind, look, power >= 5]);
  return remembered(key, () => {
    const scene = sceneOf(document);
    const icons = partsIn(set);
    if (card.kind === 'base') return svg(BASE.width, BASE.height, basePicture('b', { landmark: look.icon }, scene, icons));
    const body =
      card.kind === 'action'
        ? actionBackdrop(scene, 'a') + actionFigure('f', look, scene, icons)
        : minionBackdrop(scene, 0, 'm', icons) + minionFigure('f', look, power, scene, icons);
    return svg(CARD.width, CARD.height, body);
  });
}

export function emblem(set: IconSet, document: Pick<Document, 'look'>): string {
  const half = { scene: sceneOf(document), emblem: emblemOf(document) };
  return remembered(JSON.stringify(['emblem', document.look]), () =>
    svg(EMBLEM.width, EMBLEM.height, emblemPicture(half, 'e', partsIn(set))),
  );
}

/** The scene alone, for the head of the faction's page. */
export function scenePicture(set: IconSet, document: Pick<Document, 'look'>): string {
  return remembered(JSON.stringify(['scene', document.look]), () =>
    svg(CARD.width, CARD.height, minionBackdrop(sceneOf(document), 0, 'm', partsIn(set))),
  );
}
