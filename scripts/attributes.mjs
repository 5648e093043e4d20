// node scripts/attributes.mjs FOLDER [faction...]: one picture for each faction, with each of its minions in a row, wearing the attribute of
// every other faction. Look at them after a change of anchors ("head" in art.json) or of attributes. Needs a build.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { factionsDir } from './factions.mjs';
import { root } from './steps.mjs';

const { ATTRIBUTES, anchorOf, minionBackdrop, minionFigure, OWN_ICONS, partsOf, svg } = await import('../packages/art/dist/index.js');
const { allCards } = await import('../packages/cards/dist/index.js');
const collection = createRequire(join(root, 'packages/web/package.json'))('@iconify-json/game-icons/icons.json').icons;
const icons = (name) => partsOf(OWN_ICONS[name] ?? /\sd="([^"]+)"/.exec(collection[name].body)[1]);

const [folder = 'attribute-sheets', ...wanted] = process.argv.slice(2);
const [WIDTH, HEIGHT] = [150, 100];
/** The largest head that a hat is made for, as in packages/web/src/ui/Art.tsx. */
const LARGEST = 35.1;

/** An attribute in its place, in the window of a card (300 x 200). */
function worn(look, partner) {
  const anchor = anchorOf(look);
  if (!anchor) return '';
  const [x, y, radius, tilt] = [anchor[0] * 3, anchor[1] * 2, anchor[2] * 3, anchor[3]];
  const isHat = ATTRIBUTES[partner].anchor === 'crown';
  const r = isHat ? Math.min(radius, LARGEST) : radius;
  const top = isHat ? y - (radius - 0.94 * r) : y;
  return `<g transform="translate(${x} ${top}) rotate(${tilt}) scale(${r / 50})">${ATTRIBUTES[partner].body}</g>`;
}

async function sheetOf(faction) {
  const look = JSON.parse(readFileSync(join(factionsDir, faction, 'art.json'), 'utf8'));
  const minions = allCards.faction(faction).cards.map((n) => allCards.defs[n]);
  const rows = minions
    .filter((d) => d.type === 'minion')
    .map((d) => ({ power: d.power, id: d.id, look: look.cards[d.id.slice(faction.length + 1)] }));
  const partners = Object.keys(ATTRIBUTES).filter((p) => p !== faction);
  const figures = await Promise.all(
    rows.map(({ id, look: card, power }) =>
      sharp(Buffer.from(svg(300, 200, minionBackdrop(look.scene, 0, faction, icons) + minionFigure(id, card, power, look.scene, icons))))
        .resize(WIDTH, HEIGHT)
        .png()
        .toBuffer(),
    ),
  );
  const over = rows.flatMap(({ look: card }, row) =>
    partners.map((p, i) => `<g transform="translate(${i * WIDTH} ${row * HEIGHT}) scale(.5)">${worn(card, p)}</g>`),
  );
  const size = { width: partners.length * WIDTH, height: rows.length * HEIGHT };
  const layers = figures.flatMap((input, row) => partners.map((_, i) => ({ input, left: i * WIDTH, top: row * HEIGHT })));
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite([...layers, { input: Buffer.from(svg(size.width, size.height, over.join(''))), left: 0, top: 0 }])
    .png()
    .toFile(join(folder, `${faction}.png`));
  console.log(
    `${faction}: ${rows.map(({ id, look: card }) => id.slice(faction.length + 1) + (card.head ? '' : ' (no anchor)')).join(', ')}`,
  );
}

mkdirSync(folder, { recursive: true });
for (const { id } of allCards.factions) if (wanted.length === 0 || wanted.includes(id)) await sheetOf(id);
