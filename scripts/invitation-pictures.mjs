// Draws the preview images of invitations (packages/web/public/invite-N.png): heroes of the cards above the name of the game.
// Run it by hand after a change of the logo or of the drawing code: node scripts/invitation-pictures.mjs. Needs a build.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { factionsDir } from './factions.mjs';
import { root } from './steps.mjs';

const { heroPicture, OWN_ICONS, partsOf } = await import('../packages/art/dist/index.js');
const collection = createRequire(join(root, 'packages/web/package.json'))('@iconify-json/game-icons/icons.json').icons;
const icons = (name) => partsOf(OWN_ICONS[name] ?? /\sd="([^"]+)"/.exec(collection[name].body)[1]);

const web = join(root, 'packages/web');
const base64 = (path) => readFileSync(join(web, path)).toString('base64');

/** The heroes of each image: a card, and the partner whose attribute it wears. */
const IMAGES = [
  [
    ['ninjas/ninja-master', 'robots'],
    ['dinosaurs/king-rex', 'zombies'],
    ['wizards/archmage', 'aliens'],
  ],
  [
    ['zombies/zombie-lord', 'pirates'],
    ['robots/warbot', 'ninjas'],
    ['kung-fu-fighters/dragon-warrior', 'disco-dancers'],
  ],
  [
    ['pirates/pirate-king', 'mad-scientists'],
    ['ninjas/tiger-assassin', 'wizards'],
    ['vampires/the-count', 'dinosaurs'],
  ],
];
function panelOf([id, partner]) {
  const [faction, card] = id.split('/');
  const { cards, scene } = JSON.parse(readFileSync(join(factionsDir, faction, 'art.json'), 'utf8'));
  return { id, look: cards[card], scene, partner };
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [i, heroes] of IMAGES.entries()) {
  const picture = Buffer.from(heroPicture(heroes.map(panelOf), icons)).toString('base64');
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Bangers; src: url(data:font/woff2;base64,${base64('src/fonts/bangers.woff2')}); }
    body { margin: 0; height: 630px; overflow: hidden; background: #17102b; }
    .heroes { position: absolute; inset: -6px 0 auto; width: 1200px; }
    main { position: absolute; inset: auto 0 0; height: 196px; display: flex; align-items: center; justify-content: center; gap: 28px;
      background: #17102b; clip-path: polygon(0 14%, 100% 0, 100% 100%, 0 100%); }
    .logo { width: 150px; }
    h1 { margin: 18px 0 0; color: #ffe14d; font: 400 138px/1 Bangers; letter-spacing: 6px; }
  </style><img class="heroes" src="data:image/svg+xml;base64,${picture}" alt="">
  <main><img class="logo" src="data:image/svg+xml;base64,${base64('public/logo.svg')}" alt=""><h1>Breakpoint</h1></main>`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  // A palette is enough for flat colours, and a quarter of the size.
  await sharp(shot)
    .png({ palette: true, quality: 80, effort: 9 })
    .toFile(join(web, `public/invite-${i + 1}.png`));
}
await browser.close();
