import type { Icons, Scene } from './looks.js';
import { type Chance, chanceFrom, cloud, halftone, INK, inked, isNight, mix, rays, short, star, times } from './shapes.js';

/** A box that a scene fills. */
export interface Frame {
  width: number;
  height: number;
  horizon: number;
  seed: number;
  /** How many things stand far away. */
  farAway: number;
  /** Things in the middle distance: place from 0 to 1 and size from 0 to 1. */
  middle: [x: number, size: number][];
  /** Distinguishes its clip paths from those of other pictures on the same sheet. */
  id: string;
}

/** Sky in two tones, light, distance, ground, things in the middle distance. */
export function sceneOf(scene: Scene, frame: Frame, icons: Icons): string {
  const chance = chanceFrom(frame.seed);
  return (
    skyOf(scene, frame, chance) +
    distanceOf(scene, frame, icons, chance) +
    groundOf(scene, frame, chance) +
    middleOf(scene, frame, icons, chance)
  );
}

const side = (scene: Scene): number => (scene.light === 'left' ? -1 : 1);

function skyOf(scene: Scene, { width: w, height: h, horizon }: Frame, chance: Chance): string {
  const { sky, haze, orb } = scene.palette;
  const [lightX, lightY] = [w * (0.5 + 0.3 * side(scene)), h * 0.3];
  let out = `<path d="M0 0H${w}V${h}H0Z" fill="${sky}"/>`;
  if (scene.sky === 'rays') out += `<path d="${rays(lightX, lightY, w * 1.2, 18)}" fill="${haze}" opacity=".55"/>`;
  if (scene.sky === 'grid') {
    const lines = [...times(w / 20, (i) => `M${i * 20 + 10} 0V${short(horizon)}`), ...times(horizon / 20, (i) => `M0 ${i * 20 + 10}H${w}`)];
    out += `<path d="${lines.join('')}" stroke="${haze}" stroke-width="1.5" opacity=".6"/>`;
  }
  if (scene.sky === 'dots') {
    const dots = times((w / 14) * (horizon / 14), (i) => `M${((i * 14) % w) + 7} ${Math.floor((i * 14) / w) * 14 + 7}h.1`);
    out += `<path d="${dots.join('')}" stroke="${haze}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`;
  }
  if (scene.sky === 'stars') {
    const stars = times(w / 16, () => star(chance() * w, chance() * horizon * 0.8, 2 + chance() * 4, 1, 4));
    out += `<path d="${stars.join('')}" fill="#fff"/>`;
  }
  if (scene.sky === 'snow' || scene.sky === 'rain') {
    const falling = times(w / 8, () => `M${short(chance() * w)} ${short(chance() * horizon)}${scene.sky === 'rain' ? 'l-5 16' : 'h.1'}`);
    out += `<path d="${falling.join('')}" stroke="#fff" stroke-width="${scene.sky === 'rain' ? 1.6 : 5}" stroke-linecap="round" opacity=".7"/>`;
  }
  // Dots are round only if their box is about 3:1, so a wide scene has two boxes.
  const boxes = w > 400 ? 2 : 1;
  for (let i = 0; i < boxes; i++) out += halftone((w / boxes) * i, horizon - h * 0.5, w / boxes, h * 0.52, haze, 0.95);
  const isDisc = scene.sky === 'disc';
  const radius = isDisc ? Math.min(h * 0.36, w * 0.3) : Math.min(h * 0.17, w * 0.16);
  const [x, y] = isDisc ? [w * (0.5 + side(scene) * 0.12), horizon - h * 0.34] : [lightX, lightY];
  out += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${orb}"/>`;
  if ((!isNight(sky) && !isDisc) || scene.sky === 'clouds') {
    const [first, second] = scene.light === 'left' ? [0.6, 0.34] : [0.08, 0.3];
    out += `<path d="${cloud(w * first, h * 0.3, 1.1)}${cloud(w * second, h * 0.17, 0.7)}" fill="${scene.sky === 'rays' ? orb : '#fff'}" opacity=".9"/>`;
  }
  return out;
}

/** Puts an icon with its feet at a place. */
const standing = (x: number, y: number, scale: number, isTurned: boolean): string =>
  `translate(${short(x)} ${short(y)}) scale(${isTurned ? -scale : scale} ${scale}) translate(-256 -500)`;

export const wholePath = (icons: Icons, icon: string): string =>
  icons(icon)
    .map((part) => part.path)
    .join('');
export const hullPath = (icons: Icons, icon: string): string =>
  icons(icon)
    .filter((part) => part.depth === 0)
    .map((part) => part.path)
    .join('');

function distanceOf(scene: Scene, { width: w, height: h, horizon, farAway }: Frame, icons: Icons, chance: Chance): string {
  const { haze, deep } = scene.palette;
  const tone = mix(haze, deep, 0.35);
  return times(farAway, (i) => {
    const icon = scene.far[i % scene.far.length];
    const x = w * ((i + 0.5 + (chance() - 0.5) * 0.35) / farAway);
    const scale = (h / 512) * (0.46 + chance() * 0.16);
    const fill = i % 2 ? mix(tone, haze, 0.4) : tone;
    return `<path transform="${standing(x, horizon + 6, scale, chance() < 0.5)}" d="${wholePath(icons, icon)}" fill="${fill}"/>`;
  }).join('');
}

function groundOf(scene: Scene, { width: w, height: h, horizon }: Frame, chance: Chance): string {
  const { ground, groundShade } = scene.palette;
  const depth = h - horizon;
  const outline = `M-4 ${short(horizon)}Q${short(w * 0.3)} ${short(horizon - 5)} ${short(w * 0.55)} ${short(horizon + 1)}T${w + 4} ${short(horizon - 2)}V${h + 4}H-4Z`;
  const base = `<path d="${outline}" fill="${ground}" stroke="${INK}" stroke-width="3.5"/>`;
  if (scene.ground === 'checker') return `${base}<path d="${checker(w, horizon, depth)}" fill="${groundShade}"/>`;
  const lines = `<path d="${groundLines(scene, w, h, horizon, chance)}" fill="none" stroke="${groundShade}" stroke-width="2.4" stroke-linecap="round"/>`;
  return base + lines + halftone(0, horizon + depth * 0.35, w, depth * 0.7, groundShade, 0.5);
}

function groundLines({ ground }: Scene, w: number, h: number, horizon: number, chance: Chance): string {
  const depth = h - horizon;
  if (ground === 'plates' || ground === 'planks' || ground === 'road') {
    const seams = times(19, (i) => `M${short(w / 2 + (i - 9) * w * 0.045)} ${short(horizon)}L${short(w / 2 + (i - 9) * w * 0.2)} ${h}`);
    return seams.join('') + (ground === 'plates' ? [0.22, 0.55].map((t) => `M0 ${short(horizon + depth * t)}H${w}`).join('') : '');
  }
  if (ground === 'tufts')
    return times(w / 9, () => {
      const y = horizon + 4 + chance() * depth;
      const size = 0.6 + (y - horizon) / depth;
      const foot = `M${short(chance() * w)} ${short(y)}`;
      return `${foot}l${short(-3 * size)} ${short(-6 * size)}${foot}l${short(2 * size)} ${short(-7 * size)}`;
    }).join('');
  return times(4, (row) => {
    const y = short(horizon + depth * (0.2 + row * 0.26));
    const step = 10 + row * 6;
    return times(w / step + 1, (i) => {
      const from = `M${short(i * step - ((row % 2) * step) / 2)} ${y}`;
      if (ground === 'waves') return `${from}q${step / 4}-${step / 4} ${step / 2} 0t${step / 2} 0`;
      if (ground === 'bricks' || ground === 'steps') return `${from}h${step}v${short(-depth * 0.26)}`;
      return `${from}q${step / 2} ${short(step * 0.7)} ${step} 0`;
    }).join('');
  }).join('');
}

function checker(w: number, horizon: number, depth: number): string {
  const rows = [0, 0.25, 0.6, 1].map((t) => horizon + depth * t);
  const x = (column: number, y: number) => short(w / 2 + column * w * (0.06 + (0.14 * (y - horizon)) / depth));
  let out = '';
  for (let row = 0; row < 3; row++)
    for (let c = -9; c < 9; c++) {
      const [top, bottom] = [rows[row], rows[row + 1]];
      if ((row + c) % 2 !== 0)
        out += `M${x(c, top)} ${short(top)}L${x(c + 1, top)} ${short(top)}L${x(c + 1, bottom)} ${short(bottom)}L${x(c, bottom)} ${short(bottom)}Z`;
    }
  return out;
}

function middleOf(scene: Scene, { width: w, height: h, horizon, seed, middle, id }: Frame, icons: Icons, chance: Chance): string {
  const { prop, propShade } = scene.palette;
  return middle
    .map(([x, size], i) => {
      const icon = scene.props[(i + (seed & 1)) % scene.props.length];
      const place = { x: w * x, y: horizon + 9 + chance() * 4, scale: (size * h) / 512, isTurned: i % 2 === 1, id: `${id}m${i}` };
      return propOf(icons, icon, place, [prop, propShade]);
    })
    .join('');
}

/** Where a thing stands: its feet, its scale, whether it looks the other way, and a name for its clip path. */
export interface Standing {
  x: number;
  y: number;
  scale: number;
  isTurned: boolean;
  id: string;
}

/** A thing with an ink hull, one colour, and its far half in shade. */
export function propOf(icons: Icons, icon: string, { x, y, scale, isTurned, id }: Standing, [tone, shade]: [string, string]): string {
  const shadow = isTurned ? 'M-20-20Q220 260 200 540H-20Z' : 'M300-20Q250 260 330 540H540V-20Z';
  return `<g transform="${standing(x, y, scale, isTurned)}"><path d="${hullPath(icons, icon)}" fill="${INK}" ${inked(20)}/><clipPath id="${id}"><path d="${wholePath(icons, icon)}"/></clipPath><g clip-path="url(#${id})"><path d="M-20-20H540V540H-20Z" fill="${tone}"/><path d="${shadow}" fill="${shade}"/></g></g>`;
}
