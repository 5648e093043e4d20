import type { Figure, Icons, Palette, Role } from './looks.js';
import { hullPath, wholePath } from './scene.js';
import { INK, inked, mix } from './shapes.js';

const WHOLE = 'M-40-40H560V560H-40Z';

export interface FigureStyle {
  palette: Palette;
  light: 'left' | 'right';
  /** The width of the ink around it, and of the pale edge around that (0: none). */
  ink: number;
  edge: number;
  /** Distinguishes its clip paths from those of other figures in the same picture. */
  id: string;
}

/** A figure in the icon's box of 512 x 512: pale edge, ink, parts by role, spots, shade away from the light, rim, eyes and brows. */
export function figureOf(figure: Figure, style: FigureStyle, icons: Icons): string {
  const whole = wholePath(icons, figure.icon);
  const hull = hullPath(icons, figure.icon);
  const { id, ink } = style;
  const clip = `<clipPath id="${id}c"><path d="${whole}" clip-rule="evenodd"/></clipPath>`;
  const edge = style.edge ? `<path d="${hull}" fill="#fff" stroke="#fff" stroke-width="${ink + style.edge}" stroke-linejoin="round"/>` : '';
  const areas = (list: [string, string][] = []) => list.map(([path, color]) => `<path d="${path}" fill="${color}"/>`).join('');
  const spots = areas(figure.spots);
  return `${clip}${edge}<path d="${hull}" fill="${INK}" ${inked(ink)}/>${areas(figure.behind)}${partsOfFigure(figure, style, icons)}${
    spots && `<g clip-path="url(#${id}c)">${spots}</g>`
  }${lightOn(whole, style)}${faceOf(figure)}`;
}

function colorsOf(figure: Figure, palette: Palette): Record<Role, string> {
  const [main, second, accent] = figure.colors ?? [palette.main, palette.second, palette.accent];
  return { main, second, accent, white: '#ffffff', skin: '#ffd7ae', dark: mix(main, INK, 0.45), ink: INK, gold: '#ffcb2b', red: '#ff3f5e' };
}

function partsOfFigure(figure: Figure, style: FigureStyle, icons: Icons): string {
  const colors = colorsOf(figure, style.palette);
  const roles = new Map<number, Role>();
  for (const [role, numbers] of Object.entries(figure.parts ?? {})) for (const n of numbers) roles.set(n, role as Role);
  return icons(figure.icon)
    .map((part, n) => ({ part, n }))
    .sort((a, b) => a.part.depth - b.part.depth)
    .map(({ part, n }) => {
      const fill = part.depth % 2 ? (figure.holes?.[n] ?? INK) : colors[roles.get(n) ?? 'main'];
      return `<path d="${part.path}" fill="${fill}"/>`;
    })
    .join('');
}

/** A curved terminator with a halftone edge, the figure minus itself moved towards the light, and a white rim on the lit side. */
function lightOn(whole: string, { id, light, palette }: FigureStyle): string {
  const side = light === 'left' ? -1 : 1;
  const shade = mix(palette.deep, '#24104a', 0.5);
  const moved = (name: string, dx: number, dy: number) =>
    `<mask id="${id}${name}"><path d="${WHOLE}" fill="#fff"/><path d="${whole}" transform="translate(${dx} ${dy})"/></mask>`;
  const terminator = `<g transform="${side > 0 ? 'translate(512 0) scale(-1 1)' : ''}"><path d="M540 40Q330 210 250 560H560V40Z" opacity=".3"/><use href="#ht" transform="translate(330 -60) rotate(28) scale(1.9 2.6) translate(-150 0)" opacity=".3"/></g>`;
  return `${moved('s', side * 20, -17)}${moved('h', -side * 9, 9)}<g clip-path="url(#${id}c)"><g fill="${shade}">${terminator}<path d="${WHOLE}" opacity=".42" mask="url(#${id}s)"/></g><path d="${WHOLE}" fill="#fff" opacity=".7" mask="url(#${id}h)"/></g>`;
}

function faceOf({ eyes = [], brows = [] }: Figure): string {
  return (
    eyes.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`).join('') +
    brows
      .map(([x, y, toX, toY]) => `<path d="M${x} ${y}L${toX} ${toY}" stroke="${INK}" stroke-width="18" stroke-linecap="round"/>`)
      .join('')
  );
}
