import { ATTRIBUTES } from './attributes.js';
import { figureOf } from './figure.js';
import type { CardLook, Icons, Scene } from './looks.js';
import { sceneOf } from './scene.js';
import { INK, seedOf, short, svg, wedges } from './shapes.js';

/** A minion in front of its scene, with something of another faction. */
export interface Panel {
  id: string;
  look: CardLook;
  scene: Scene;
  partner: string;
}

const HEIGHT = 340;
const WIDTH = 280;
/** How far the gutters between two panels lean. */
const LEAN = 34;

/** A strip of panels with leaning gutters, as on the first page. */
export function heroPicture(panels: Panel[], icons: Icons): string {
  const width = WIDTH * panels.length;
  const body = panels.map((panel, i) => {
    const [left, right] = [i * WIDTH, (i + 1) * WIDTH];
    // Neighbours lean to different sides, so that the strip looks cut by hand.
    const lean = (edge: number): number => (edge === 0 || edge === panels.length ? 0 : edge % 2 ? LEAN : -LEAN);
    const edges = `M${left + lean(i) / 2} 0H${right + lean(i + 1) / 2}L${right - lean(i + 1) / 2} ${HEIGHT}H${left - lean(i) / 2}Z`;
    const clip = `<clipPath id="h${i}"><path d="${edges}"/></clipPath>`;
    return `${clip}<g clip-path="url(#h${i})"><g transform="translate(${left - LEAN} 0)">${panelOf(panel, i, icons)}</g></g><path d="${edges}" fill="none" stroke="${INK}" stroke-width="9"/>`;
  });
  return svg(width, HEIGHT, body.join(''));
}

function panelOf({ id, look, scene, partner }: Panel, i: number, icons: Icons): string {
  const width = WIDTH + 2 * LEAN;
  const middle: [number, number][] = [
    [0.16, 0.28],
    [0.86, 0.28],
  ];
  const backdrop = sceneOf(
    scene,
    { width, height: HEIGHT, horizon: HEIGHT * 0.78, seed: seedOf(id), farAway: 2, middle, id: `h${i}` },
    icons,
  );
  const figure = figureOf(look, { palette: scene.palette, light: scene.light, ink: 24, edge: 26, id: `hf${i}` }, icons);
  const [x, y, r, tilt] = look.head ?? [256, 150, 80, 0];
  const attribute = ATTRIBUTES[partner];
  const isHat = attribute.anchor === 'crown';
  const k = (isHat ? Math.min(r, 105) : r) / 50;
  const worn = `<g transform="translate(${x} ${y}) rotate(${tilt}) translate(0 ${isHat ? short(-r + k * 47) : 0}) scale(${short(k)})">${attribute.body}</g>`;
  return `${backdrop}<path d="${wedges(width / 2, 180, 150, 420, 30, 3, 0.35)}" fill="#fff" opacity=".5"/><g transform="translate(${width / 2} 72) scale(.5) translate(-256 0)">${figure}${worn}</g>`;
}
