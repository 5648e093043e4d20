// The credits of all pictures, from the factions' folders and the game-icons collection; scripts/generate.mjs writes them. On the way the
// looks of the factions are checked. scripts/draw.mjs draws them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iconSet } from '../packages/web/art/set.mjs';
import { factionsDir } from './factions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const artDir = join(root, 'packages/web/art');

const require = createRequire(import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const fromCollection = (file) =>
  readJson(require.resolve(`@iconify-json/game-icons/${file}`, { paths: [root, join(root, 'packages/web')] }));

/** Collects the pictures that factions use, and the problems in their looks. */
class Looks {
  problems = [];
  used = new Set();
  collection = fromCollection('icons.json');
  patterns = readJson(join(artDir, 'patterns.json'));

  /** Notes that a picture is used. Those called own-... are drawn in packages/art. */
  use(icon, problem) {
    if (icon.startsWith('own-')) return;
    if (!this.collection.icons[icon]) problem(`there is no game-icons picture named "${icon}"${this.near(icon)}`);
    this.used.add(icon);
  }

  /** Some pictures with a word that begins like one of this name. */
  near(icon) {
    const words = icon.split('-').filter((word) => word.length > 2);
    const isNear = (name) => name.split('-').some((part) => words.some((word) => part.startsWith(word.slice(0, 4))));
    const names = Object.keys(this.collection.icons).filter(isNear);
    return names.length > 0 ? `; near it are ${names.slice(0, 12).join(', ')}` : '';
  }

  read(faction) {
    const look = readJson(join(factionsDir, faction, 'art.json'));
    const problem = (text) => this.problems.push(`packages/cards/src/factions/${faction}/art.json: ${text}`);
    for (const text of [...colorProblems(look.colors), ...pictureProblems(faction, look)]) problem(text);
    if (!this.patterns[look.pattern]) problem(`patterns.json has no "${look.pattern}", but ${Object.keys(this.patterns).join(', ')}`);
    const bases = Object.values(look.bases);
    const icons = [
      look.emblem.icon,
      ...Object.values(look.cards).map(({ icon }) => icon),
      ...bases.flatMap(({ landmark, around = [] }) => [landmark, ...around.map(([icon]) => icon)]),
      ...look.scene.props,
      ...look.scene.far,
    ];
    for (const icon of icons) this.use(icon, problem);
  }
}

/** The problems with a faction's colours: texts on them must be readable (WCAG AA). */
function colorProblems(colors) {
  return [
    ['ink', 'main'],
    ['ink', 'light'],
    ['light', 'dark'],
  ]
    .map(([a, b]) => ({ a, b, ratio: contrast(colors[a], colors[b]) }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(({ a, b, ratio }) => `the contrast of "${a}" on "${b}" is ${ratio.toFixed(2)}, below 4.5`);
}

/** The problems with a faction's pictures: every card and base with a text needs one, and no two may share one. */
function pictureProblems(faction, look) {
  const text = readJson(join(factionsDir, faction, 'en.json'));
  const problems = [];
  for (const part of ['cards', 'bases']) {
    for (const id of Object.keys(text[part])) if (!look[part][id]) problems.push(`"${part}" has no picture for "${id}"`);
    for (const id of Object.keys(look[part])) if (!text[part][id]) problems.push(`the faction's "${part}" hold no "${id}"`);
  }
  const pictures = [look.emblem.icon, ...Object.values(look.cards).map((c) => c.icon), ...Object.values(look.bases).map((b) => b.landmark)];
  const twice = pictures.filter((icon, i) => pictures.indexOf(icon) !== i);
  if (twice.length > 0) problems.push(`used twice: ${twice.join(', ')}`);
  return problems;
}

function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex) {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function credits(used) {
  const info = fromCollection('info.json');
  const authors = readJson(join(artDir, 'authors.json'));
  const list = authors.map(({ name, url, license }) => `- ${url ? `[${name}](${url})` : name}${license ? ` (${license})` : ''}`);
  return `# Picture credits

The pictures of the cards, the bases and the emblems of the factions, and those that the workshop offers, are from
[game-icons.net](https://game-icons.net) ([${info.author.name}](${info.author.url})), licensed under
[${info.license.title}](https://creativecommons.org/licenses/by/3.0/) ([terms and authors](${info.license.url})).
They are adapted: taken apart, coloured, shaded and put together into scenes. Breakpoint uses ${used.size} of the collection's ${info.total} pictures.

Icons made by:

${list.join('\n')}

The logo, the app icons, the patterns and the palettes are Breakpoint's own.

## Pictures used

${[...used].sort().join(', ')}
`;
}

/**
 * @param {string[]} factions the ids of all factions
 * @returns {Map<string, string | null>} the contents of each generated file, by path; null for a file that should not exist
 */
export function artFiles(factions) {
  const looks = new Looks();
  for (const id of factions) looks.read(id);
  for (const { name } of iconSet()) looks.used.add(name);
  if (looks.problems.length > 0) throw new Error(looks.problems.join('\n'));
  return new Map([[join(artDir, 'CREDITS.md'), credits(looks.used)]]);
}
