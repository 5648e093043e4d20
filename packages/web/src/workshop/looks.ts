import {
  type CardLook,
  type Figure,
  GROUNDS,
  type Ground,
  INK,
  mix,
  type Palette,
  type Role,
  type Scene,
  SKIES,
  type Sky,
} from '@breakpoint/art';
import type { AnyCard, Document } from '@breakpoint/workshop';

/** The six colours of a look, in the order of `Appearance.colours`. */
export const COLOURS = ['main', 'second', 'accent', 'sky', 'ground', 'frame'] as const;

/** Six colours that go together, for a start. */
export const PALETTES: readonly (readonly string[])[] = [
  ['#ff8a3d', '#14b8a6', '#ffe14d', '#2b3a8c', '#d94a63', '#14a08f'],
  ['#4f9d3f', '#8a5a2c', '#ffcf3a', '#a8e6ff', '#6abf4b', '#2f7d32'],
  ['#e2452f', '#f6ecd4', '#ffcf3a', '#8fdcff', '#1f7fc4', '#1f86d8'],
  ['#8b5cf6', '#f0abfc', '#ffe14d', '#1e1b4b', '#4c3b8f', '#6d28d9'],
  ['#9ca3af', '#38bdf8', '#f43f5e', '#dbeafe', '#64748b', '#475569'],
  ['#f472b6', '#fef3c7', '#22d3ee', '#ffd6ec', '#f9a8d4', '#db2777'],
  ['#b45309', '#fde68a', '#dc2626', '#ffe8b0', '#d9a441', '#b45309'],
  ['#0ea5e9', '#e0f2fe', '#facc15', '#c7f0ff', '#e8f6ff', '#0284c7'],
  ['#991b1b', '#1f2937', '#fbbf24', '#3b0a0a', '#57201a', '#7f1d1d'],
  ['#65a30d', '#d9f99d', '#a21caf', '#20321a', '#3f5d1f', '#4d7c0f'],
];

const DARK = '#24104a';

/** The six colours of a document; those that it does not name, or that are not colours, come from the first palette. */
export const coloursOf = ({ look }: Pick<Document, 'look'>): string[] =>
  COLOURS.map((_, i) => (/^#[0-9a-f]{6}$/.test(look?.colours?.[i] ?? '') ? look!.colours![i] : PALETTES[0][i]));

export function sceneOf(document: Pick<Document, 'look'>): Scene {
  const [main, second, accent, sky, ground, frame] = coloursOf(document);
  const palette: Palette = {
    sky,
    haze: mix(sky, frame, 0.35),
    orb: mix(sky, '#fff6d0', 0.8),
    ground,
    groundShade: mix(ground, INK, 0.35),
    prop: mix(second, ground, 0.2),
    propShade: mix(second, INK, 0.4),
    main,
    second,
    accent,
    frame,
    deep: mix(frame, DARK, 0.7),
  };
  const { look } = document;
  const props = look?.props && look.props.length > 0 ? look.props : ['palm-tree', 'house'];
  return {
    palette,
    sky: SKIES.includes(look?.sky as Sky) ? (look!.sky as Sky) : 'rays',
    ground: GROUNDS.includes(look?.ground as Ground) ? (look!.ground as Ground) : 'tufts',
    light: 'left',
    props,
    far: props,
  };
}

/** The picture of a card that names none. */
const PLAIN = { minion: 'person', action: 'power-lightning', base: 'village' } as const;
export const pictureOf = (card: Pick<AnyCard, 'kind' | 'picture'>): string => card.picture ?? PLAIN[card.kind];
export const emblemOf = ({ look }: Pick<Document, 'look'>): Figure => ({ icon: look?.emblem ?? 'griffin-shield' });

/** Pictures of heads stand in the middle of their window, others on the ground. */
const HEAD = /(^|-)(head|face|skull|mask|helm|helmet|heart|eye|eyes)$/;

export function cardLook(card: AnyCard): CardLook {
  const icon = pictureOf(card);
  const parts: Partial<Record<Role, number[]>> = {};
  const paint = 'paint' in card ? card.paint : undefined;
  for (const [part, role] of Object.entries(paint ?? {})) parts[role as Role] = [...(parts[role as Role] ?? []), Number(part)];
  return { icon, parts, pose: HEAD.test(icon) ? 'head' : 'stand' };
}

/** The colours of screens that show the faction: of its tile, and of texts on it. */
export function screenColours(document: Pick<Document, 'look'>): { main: string; dark: string; light: string; ink: string; frame: string } {
  const frame = coloursOf(document)[5];
  return {
    main: mix(frame, '#ffffff', 0.45),
    dark: mix(frame, INK, 0.75),
    light: mix(frame, '#ffffff', 0.88),
    ink: mix(frame, '#0b0618', 0.88),
    frame,
  };
}
