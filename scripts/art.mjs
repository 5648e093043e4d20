// Builds the picture sprites from packages/web/art/art.json and the game-icons collection.
//   node scripts/art.mjs           write packages/web/public/art/*.svg and packages/web/art/CREDITS.md
//   node scripts/art.mjs --check   write nothing; fail if a generated file is missing or out of date
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'packages/web');
const artDir = join(web, 'art');
const outDir = join(web, 'public/art');
const check = process.argv.includes('--check');

const require = createRequire(import.meta.url);
const fromCollection = (file) =>
  readJson(require.resolve(`@iconify-json/game-icons/${file}`, { paths: [root, web, dirname(fileURLToPath(import.meta.url))] }));

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

const art = readJson(join(artDir, 'art.json'));
const patterns = readJson(join(artDir, 'patterns.json'));
const authors = readJson(join(artDir, 'authors.json'));
const collection = fromCollection('icons.json');
const info = fromCollection('info.json');

const problems = [];
const used = new Set();

function symbol(id, icon) {
  const body = collection.icons[icon]?.body;
  if (!body) {
    problems.push(`${id}: there is no game-icons picture named "${icon}"`);
    return '';
  }
  used.add(icon);
  return `<symbol id="${id}" viewBox="0 0 512 512">${body}</symbol>`;
}

function sprite(symbols) {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function luminance(hex) {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function checkFaction(faction, { colors, pattern }, pictures) {
  for (const [a, b] of [
    ['ink', 'main'],
    ['ink', 'light'],
    ['light', 'dark'],
  ]) {
    const ratio = contrast(colors[a], colors[b]);
    if (ratio < 4.5) problems.push(`${faction}: contrast of ${a} on ${b} is ${ratio.toFixed(2)}, below 4.5`);
  }
  if (!patterns[pattern]) problems.push(`${faction}: patterns.json has no "${pattern}"`);
  const twice = pictures.filter((icon, i) => pictures.indexOf(icon) !== i);
  if (twice.length) problems.push(`${faction}: used twice: ${twice.join(', ')}`);
}

const files = new Map();
const emblems = [];
const homeless = new Set([...Object.keys(art.cards), ...Object.keys(art.bases).map((id) => `base ${id}`)]);

for (const [faction, look] of Object.entries(art.factions)) {
  const cards = Object.entries(art.cards).filter(([key]) => key.startsWith(`${faction}/`));
  const bases = look.bases.map((id) => [id, art.bases[id]]);
  for (const [key] of cards) homeless.delete(key);
  for (const [id] of bases) homeless.delete(`base ${id}`);
  checkFaction(faction, look, [look.emblem, ...[...cards, ...bases].map(([, icon]) => icon)]);
  files.set(
    join(outDir, `${faction}.svg`),
    sprite([
      symbol('emblem', look.emblem),
      ...cards.map(([key, icon]) => symbol(key.slice(faction.length + 1), icon)),
      ...bases.map(([id, icon]) => symbol(`base-${id}`, icon)),
    ]),
  );
  emblems.push(symbol(faction, look.emblem));
}
for (const key of homeless) problems.push(`${key}: belongs to no faction of art.json`);
files.set(join(outDir, 'emblems.svg'), sprite(emblems));
files.set(join(artDir, 'CREDITS.md'), credits());

function credits() {
  const list = authors.map(({ name, url, license }) => `- ${url ? `[${name}](${url})` : name}${license ? ` (${license})` : ''}`);
  return `# Picture credits

The pictures of the cards, the bases and the emblems of the factions are from
[game-icons.net](https://game-icons.net) ([${info.author.name}](${info.author.url})), licensed under
[${info.license.title}](https://creativecommons.org/licenses/by/3.0/) ([terms and authors](${info.license.url})).
They are unchanged in shape; the game recolours them. Breakpoint uses ${used.size} of the collection's ${info.total} pictures.

Icons made by:

${list.join('\n')}

The logo, the app icons, the patterns and the palettes are Breakpoint's own.

## Pictures used

${[...used].sort().join(', ')}
`;
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const generated = existsSync(outDir) ? readdirSync(outDir).filter((name) => name.endsWith('.svg')) : [];
const leftover = generated.filter((name) => !files.has(join(outDir, name)));

if (check) {
  const stale = [...files]
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => basename(path));
  if (stale.length + leftover.length) {
    console.error(`Run "node scripts/art.mjs": ${[...stale, ...leftover].join(', ')}`);
    process.exit(1);
  }
} else {
  mkdirSync(outDir, { recursive: true });
  for (const name of leftover) rmSync(join(outDir, name));
  for (const [path, text] of files) writeFileSync(path, text);
}

const kilobytes = Math.round([...files.values()].reduce((sum, text) => sum + text.length, 0) / 1024);
console.log(`${files.size} files, ${used.size} pictures, ${kilobytes} kB${check ? ', all up to date' : ''}`);
