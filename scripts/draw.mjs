// npm run draw: draws the pictures of all factions as WebP files in packages/web/public/pictures. `npm run build` calls it first.
// What was drawn before from the same looks with the same code is kept; the files are not committed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { factionsDir } from './factions.mjs';
import { root } from './steps.mjs';

const art = join(root, 'packages/art');
const out = join(root, 'packages/web/public/pictures');
const listFile = join(out, 'sheets.json');
const require = createRequire(join(root, 'packages/web/package.json'));

/** The widths of a picture's cell in pixels: twice as wide as it is shown on a desktop. */
const CELLS = { figures: 440, backdrops: 440, bases: 700, emblems: 120, crests: 128, attributes: 180, hero: 1400 };
const QUALITY = { figures: 60, backdrops: 48, bases: 50, emblems: 65, crests: 60, attributes: 70, hero: 55 };
/** What the rows of a sheet may have together: with all its sheets a faction stays under 150 KB. A sheet that is larger gets a lower quality. */
const MOST_BYTES = { figures: 92_000, backdrops: 28_000, bases: 30_000, emblems: 60_000, crests: 84_000, attributes: 40_000, hero: 72_000 };

const digest = (...texts) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
const readLook = (id) =>
  JSON.parse(readFileSync(join(factionsDir, id, 'art.json'), 'utf8'), (key, value) =>
    key === 'sound' || key === 'motif' ? undefined : value,
  );

/** Everything that changes all pictures: the drawing code (as built, so that a comment changes nothing) and the collection of icons. */
const codeDigest = digest(
  ...readdirSync(join(art, 'dist'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(art, 'dist', file), 'utf8')),
  require('@iconify-json/game-icons/package.json').version,
);

function iconsFrom({ partsOf, OWN_ICONS }) {
  const collection = require('@iconify-json/game-icons/icons.json').icons;
  const known = new Map();
  return (name) => {
    if (!known.has(name)) {
      const path = OWN_ICONS[name] ?? /\sd="([^"]+)"/.exec(collection[name]?.body ?? '')?.[1];
      if (!path) throw new Error(`there is no picture named "${name}"`);
      known.set(name, partsOf(path));
    }
    return known.get(name);
  };
}

/** The panels of the first page: a card, and the partner whose attribute it wears. */
const HERO = [
  ['robots/warbot', 'ninjas'],
  ['dinosaurs/king-rex', 'pirates'],
  ['ninjas/tiger-assassin', 'disco-dancers'],
  ['zombies/zombie-lord', 'wizards'],
  ['pirates/pirate-king', 'robots'],
];

/** The sheets to draw: for each its file, what it depends on, and how to make it. */
function plan(drawing, cards) {
  const icons = iconsFrom(drawing);
  const ids = cards.factions.map((f) => f.id).sort();
  const looks = ids.map((id) => [id, readLook(id)]);
  const powers = (id) =>
    Object.fromEntries(
      cards
        .faction(id)
        .cards.map((n) => cards.defs[n])
        .filter((d) => d.type === 'minion')
        .map((d) => [d.id.slice(id.length + 1), d.power]),
    );
  const sheets = looks.flatMap(([id, look]) => {
    const of = { ...look, powers: powers(id) };
    const kinds = ['figures', 'backdrops', 'bases'];
    return kinds.map((kind) => ({ name: `${id}-${kind}`, kind, of, make: () => drawing.sheetsOf(id, look, of.powers, icons)[kind] }));
  });
  const panels = HERO.map(([id, partner]) => {
    const [faction, card] = id.split('/');
    const look = looks.find(([of]) => of === faction)[1];
    return { id, look: look.cards[card], scene: look.scene, partner };
  });
  return [
    ...sheets,
    {
      name: 'hero',
      kind: 'hero',
      of: panels,
      make: () => ({ svg: drawing.heroPicture(panels, icons), columns: 1, rows: 1, names: ['hero'] }),
    },
    { name: 'emblems', kind: 'emblems', of: looks, make: () => drawing.emblemSheet(looks, icons) },
    { name: 'crests', kind: 'crests', of: looks, make: () => drawing.crestSheet(looks, icons) },
    {
      name: 'attributes',
      kind: 'attributes',
      of: null,
      make: () =>
        drawing.sheetOf(
          Object.entries(drawing.ATTRIBUTES).map(([id, a]) => [id, a.body]),
          drawing.ATTRIBUTE,
        ),
    },
  ];
}

export async function drawPictures(say = console.log) {
  const drawing = await import('../packages/art/dist/index.js');
  const { allCards } = await import('../packages/cards/dist/index.js');
  mkdirSync(out, { recursive: true });
  const before = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {};
  const sheets = {};
  for (const { name, kind, of, make } of plan(drawing, allCards)) {
    const stem = `${name}-${digest(codeDigest, JSON.stringify([of, CELLS[kind], QUALITY[kind], MOST_BYTES[kind]]))}`;
    const known = before[name];
    if (known?.stem === stem && filesOf(known).every((file) => existsSync(join(out, file)))) {
      sheets[name] = known;
      continue;
    }
    const { svg, columns, rows, names } = make();
    const sheet = { stem, columns, rows, names };
    const files = await smallEnough(await rowsOf(svg, CELLS[kind], columns, rows), kind);
    for (const [row, file] of filesOf(sheet).entries()) writeFileSync(join(out, file), files[row]);
    sheets[name] = sheet;
    say(`drew ${stem}, ${Math.round(bytesOf(files) / 1024)} KB`);
  }
  const kept = new Set(Object.values(sheets).flatMap(filesOf));
  for (const file of readdirSync(out)) if (file.endsWith('.webp') && !kept.has(file)) rmSync(join(out, file));
  writeFileSync(listFile, `${JSON.stringify(sheets)}\n`);
  return sheets;
}

/** Each row of a sheet is a file: a page that shows one picture decodes four, and not all of a faction. */
const filesOf = ({ stem, rows }) => Array.from({ length: rows }, (_, row) => `${stem}-${row}.webp`);
const bytesOf = (files) => files.reduce((sum, { length }) => sum + length, 0);

/** The rows of a drawn sheet, as functions that make a WebP file of the row. */
async function rowsOf(svg, cell, columns, rows) {
  const { default: sharp } = await import('sharp');
  const drawn = sharp(Buffer.from(svg), { density: 160, limitInputPixels: false }).resize(cell * columns);
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const edge = (row) => Math.round((row * info.height) / rows);
  return Array.from({ length: rows }, (_, row) => {
    const part = { left: 0, top: edge(row), width: info.width, height: edge(row + 1) - edge(row) };
    return (quality) => sharp(data, { raw: info }).extract(part).webp({ quality, alphaQuality: 70, effort: 4 }).toBuffer();
  });
}

async function smallEnough(rows, kind) {
  for (let quality = QUALITY[kind]; ; quality -= 7) {
    const files = await Promise.all(rows.map((make) => make(quality)));
    if (bytesOf(files) <= MOST_BYTES[kind] || quality < 25) return files;
  }
}

if (process.argv[1]?.endsWith('draw.mjs')) await drawPictures();
