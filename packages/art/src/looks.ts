/** The words that say how a faction, its cards and its bases look. A faction's look is data; the drawing code is the same for all. */

export const SKIES = ['clear', 'rays', 'grid', 'stars', 'disc', 'rain', 'snow', 'clouds', 'dots'] as const;
export type Sky = (typeof SKIES)[number];
export const GROUNDS = ['tufts', 'plates', 'planks', 'road', 'roof', 'waves', 'cobble', 'bricks', 'steps', 'checker'] as const;
export type Ground = (typeof GROUNDS)[number];

/** All colours are #rrggbb. */
export interface Palette {
  sky: string;
  /** The second tone of the sky. */
  haze: string;
  /** Sun, moon or lamp. */
  orb: string;
  ground: string;
  groundShade: string;
  prop: string;
  propShade: string;
  /** The three colours of its figures. */
  main: string;
  second: string;
  accent: string;
  frame: string;
  /** The darkest tone: behind actions, and in shadows. */
  deep: string;
}

export interface Scene {
  palette: Palette;
  sky: Sky;
  ground: Ground;
  /** The side the light comes from. */
  light: 'left' | 'right';
  /** Icons in the middle distance, and far away. */
  props: string[];
  far: string[];
}

/**
 * What a part of a figure is: its main, second or accent colour, white, skin or bone, dark (the main colour in shade), ink, gold, or red.
 */
export const ROLES = ['main', 'second', 'accent', 'white', 'skin', 'dark', 'ink', 'gold', 'red'] as const;
export type Role = (typeof ROLES)[number];

/** How a figure stands in its window: whole on the ground, whole in the air, cut at the chest, or the head alone. */
export const POSES = ['stand', 'air', 'bust', 'head'] as const;
export type Pose = (typeof POSES)[number];

export const EFFECTS = ['speed', 'zap', 'laser'] as const;
export type Effect = (typeof EFFECTS)[number];

/** All places are in the icon's own box of 512 x 512. */
export interface Figure {
  icon: string;
  /** Its own main, second and accent colour, if not the faction's. */
  colors?: [string, string, string];
  /** The numbers of the parts that have a role; all others are main. */
  parts?: Partial<Record<Role, number[]>>;
  /** The numbers of holes that are not ink but a colour: eyes, mouths, windows. */
  holes?: Record<string, string>;
  /** Areas painted over the figure and clipped to it: a belly, stripes, a hat. */
  spots?: [path: string, color: string][];
  /** Areas behind the figure, seen through its gaps: a mouth, a face in a hood. */
  behind?: [path: string, color: string][];
  /** Pupils: a place and a radius each. */
  eyes?: [x: number, y: number, radius: number][];
  /** Brows: a stroke from a place to a place each. */
  brows?: [x: number, y: number, toX: number, toY: number][];
}

export interface CardLook extends Figure {
  pose?: Pose;
  /** The name of the sound that an action makes; screens have a word for it in each language. */
  sound?: string;
  effect?: Effect;
  /** The head, or whatever can wear something: middle, radius, tilt in degrees. */
  head?: [x: number, y: number, radius: number, tilt: number];
}

export interface BaseLook {
  /** The thing this place is known for, in the middle; its two tones, if not those of props. */
  landmark: string;
  tones?: [string, string];
  /** Things around it: icon, place from 0 to 1, size from 0 to 1. */
  around?: [icon: string, x: number, size: number][];
  /** A sky other than the faction's. */
  sky?: Sky;
  /** Colours other than the faction's. */
  palette?: Partial<Palette>;
  /** Something on the ground in front. */
  pool?: string;
}

/** The parts of an icon by its name. */
export type Icons = (name: string) => import('./parts.js').Part[];
