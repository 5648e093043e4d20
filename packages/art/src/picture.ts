import { figureOf } from './figure.js';
import type { BaseLook, CardLook, Icons, Pose, Scene } from './looks.js';
import { propOf, sceneOf } from './scene.js';
import { halftone, INK, inked, mix, seedOf, short, star, times, wedges } from './shapes.js';

/**
 * The pictures of cards and bases. The picture of a card has layers: the backdrop of its faction, and the figure in front, which is
 * transparent around itself; between the two nothing moves, and a partner's attribute is laid over both.
 */

/** The window of a card. */
export const CARD = { width: 300, height: 200 } as const;
/** The window of a base. */
export const BASE = { width: 600, height: 190 } as const;

/** Where the icon's box of 512 x 512 lies in the window: its scale, the middle of its width, and its top. */
const PLACES: Record<Pose, { scale: number; x: number; top: number }> = {
  stand: { scale: 0.335, x: 158, top: 11 },
  air: { scale: 0.335, x: 158, top: 5 },
  bust: { scale: 0.36, x: 168, top: 22 },
  head: { scale: 0.345, x: 158, top: 15 },
};

/** Behind the minions of a faction: its scene. There are two, so that neighbours differ. */
export function minionBackdrop(scene: Scene, variant: 0 | 1, id: string, icons: Icons): string {
  const { width, height } = CARD;
  const middle: [number, number][] = [
    [0.1, 0.36],
    [0.9, 0.36],
  ];
  return sceneOf(
    scene,
    { width, height, horizon: height * 0.74, seed: seedOf(id) * 2 + variant, farAway: 2, middle, id: `${id}${variant}` },
    icons,
  );
}

/** Behind the actions of a faction: no place, but a jagged double star on speed lines. */
export function actionBackdrop({ palette: { sky, frame, deep } }: Scene, id: string): string {
  const seed = seedOf(id);
  const wide = (outer: number, inner: number) => star(150, 100, outer, inner, 13, seed, 1.18);
  return `<path d="M0 0H300V200H0Z" fill="${mix(frame, deep, 0.35)}"/>${halftone(0, 90, 300, 120, deep, 0.8)}<path d="${wedges(150, 98, 62, 260, 30, seed, 0.5)}" fill="${mix(sky, '#ffffff', 0.35)}" opacity=".8"/><path d="${wide(104, 70)}" fill="${sky}" ${inked(4)}/><path d="${wide(84, 58)}" fill="${mix(sky, '#ffffff', 0.7)}"/>`;
}

/** A minion without its backdrop: its shadow, and lines of force behind the strong. */
export function minionFigure(id: string, look: CardLook, power: number, scene: Scene, icons: Icons): string {
  const pose = look.pose ?? 'stand';
  const { scale, x, top } = PLACES[pose];
  const figure = figureOf(look, { palette: scene.palette, light: scene.light, ink: 24, edge: 26, id }, icons);
  return `${behind(look, pose, power, seedOf(id))}<g transform="translate(${x} ${top}) scale(${scale}) translate(-256 0)">${figure}</g>${
    look.effect === 'laser' ? `<path d="M252 58L300 42V56Z M256 96L300 92V104Z" fill="#ff3f5e" stroke="${INK}" stroke-width="3"/>` : ''
  }`;
}

function behind({ effect }: CardLook, pose: Pose, power: number, seed: number): string {
  const { scale, x, top } = PLACES[pose];
  let out = '';
  if (power >= 5) out += `<path d="${wedges(x, 105, 96, 250, 34, seed, 0.35)}" fill="#fff" opacity=".55"/>`;
  if (effect === 'speed') {
    const streaks = times(9, (i) => `M-5 ${24 + i * 17}L${60 + ((i * 53) % 80)} ${25 + i * 17}L-5 ${28 + i * 17}Z`);
    out += `<path d="${streaks.join('')}" fill="#fff" opacity=".85"/>`;
  }
  if (pose === 'stand') out += `<ellipse cx="${x}" cy="${short(top + 512 * scale)}" rx="78" ry="11" fill="${INK}" opacity=".45"/>`;
  if (pose === 'air') out += `<ellipse cx="${x}" cy="184" rx="62" ry="8" fill="${INK}" opacity=".4"/>`;
  if (effect === 'zap')
    out += `<path d="M60 20L92 62 74 66 104 112 58 78 78 72Z M262 24L236 60 252 66 226 104 272 76 254 68Z" fill="#ffe14d" ${inked(4)}/>`;
  return out;
}

/** The thing on an action, tilted a little. */
export function actionFigure(id: string, look: CardLook, scene: Scene, icons: Icons): string {
  const thing = figureOf(look, { palette: scene.palette, light: scene.light, ink: 26, edge: 0, id }, icons);
  return `<g transform="translate(150 100) rotate(-6) scale(.27) translate(-256 -256)">${thing}</g>`;
}

/**
 * Where a minion wears its partner's attribute, in hundredths of the window's width (x, radius) and height (y), and the tilt in
 * degrees; null if it has no head.
 */
export function anchorOf(look: CardLook): [x: number, y: number, radius: number, tilt: number] | null {
  if (!look.head) return null;
  const [x, y, r, tilt] = look.head;
  const place = PLACES[look.pose ?? 'stand'];
  const percent = (n: number, of: number) => short((n / of) * 100);
  return [
    percent(place.x + (x - 256) * place.scale, CARD.width),
    percent(place.top + y * place.scale, CARD.height),
    percent(r * place.scale, CARD.width),
    tilt,
  ];
}

/** A base: a place with a landmark. */
export function basePicture(id: string, look: BaseLook, of: Scene, icons: Icons): string {
  const { width, height } = BASE;
  const horizon = height * 0.76;
  const scene: Scene = { ...of, sky: look.sky ?? of.sky, palette: { ...of.palette, ...look.palette } };
  const { prop, propShade, main } = scene.palette;
  let out = sceneOf(scene, { width, height, horizon, seed: seedOf(id), farAway: 5, middle: [], id }, icons);
  const around = look.around ?? BESIDE.map(([x, size], i): [string, number, number] => [of.props[i % of.props.length], x, size]);
  around.forEach(([icon, x, size], i) => {
    const place = { x: width * x, y: horizon + 10 + ((x * 37) % 5), scale: (size * height) / 512, isTurned: x > 0.5, id: `${id}p${i}` };
    out += propOf(icons, icon, place, [prop, propShade]);
  });
  const place = { x: width * 0.5, y: horizon + 12, scale: (0.86 * height) / 512, isTurned: false, id: `${id}l` };
  out += propOf(icons, look.landmark, place, look.tones ?? [main, mix(main, INK, 0.3)]);
  if (look.pool)
    out += `<path d="M150 178q60-30 170-22t150 16q-30 26-160 24t-160-18Z" fill="${look.pool}" stroke="${INK}" stroke-width="4"/><path d="M230 172q20-8 50-6M350 180q20-4 40-1" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".5"/>`;
  return out;
}

const BESIDE = [
  [0.08, 0.5],
  [0.24, 0.4],
  [0.76, 0.4],
  [0.92, 0.5],
];
