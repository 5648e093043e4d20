// npm run signs: draws the sign of the project (a shield that the yellow crack splits) as logo, favicon and icons of the installed app, and the
// preview pictures of invitations, all in packages/web/public. They are committed: run it after a change of them, or of the drawing code.
// Needs a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { factionsDir } from './factions.mjs';
import { root } from './steps.mjs';

const { heroPicture, INK, OWN_ICONS, partsOf, wedges, YELLOW } = await import('../packages/art/dist/index.js');
const collection = createRequire(join(root, 'packages/web/package.json'))('@iconify-json/game-icons/icons.json').icons;
const icons = (name) => partsOf(OWN_ICONS[name] ?? /\sd="([^"]+)"/.exec(collection[name].body)[1]);

const web = join(root, 'packages/web');
const base64 = (path) => readFileSync(join(web, path)).toString('base64');

const SHIELD = 'M256 44Q352 88 450 74 466 300 392 398 340 462 256 492 172 462 120 398 46 300 62 74 160 88 256 44Z';
const RIGHT = 'M330 0L226 214 302 266 210 512H512V0Z';
/** The crack comes in from above and leaves below. */
const CRACK = 'M300 4L384 22 306 190 372 232 276 328 318 360 196 510 236 372 190 344 254 244 180 204Z';
const COLORS = { left: '#ff4a43', right: '#1fb4e0', ground: '#37206b', rays: '#452a85' };

/** Halftone: rows of dots that grow downwards, each a dashed line. */
function dots() {
  const rows = Array.from({ length: 12 }, (_, i) => `<path d="M${(i % 2) * 13} ${250 + i * 22}H512" stroke-width="${4 + i * 1.8}"/>`);
  return `<g stroke="${INK}" stroke-dasharray="0 26" stroke-linecap="round" opacity=".22">${rows.join('')}</g>`;
}
const inked = (width) => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;

/** The sign; `plain`, for the tab of a browser, lacks what can't be seen at 16 pixels. */
function sign(plain = false) {
  const edge = [SHIELD, CRACK].map(
    (d) => `<path d="${d}" fill="#fff" stroke="#fff" stroke-width="${plain ? 60 : 64}" stroke-linejoin="round"/>`,
  );
  const light = '<path d="M96 124Q92 268 146 354" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".8"/>';
  return `<g transform="translate(256 256) scale(.9) translate(-256 -262)">${edge.join('')}<path d="${SHIELD}" ${inked(40)}/><clipPath id="s"><path d="${SHIELD}"/></clipPath><g clip-path="url(#s)"><path d="M0 0H512V512H0Z" fill="${COLORS.left}"/><path d="${RIGHT}" fill="${COLORS.right}"/>${plain ? '' : dots() + light}</g><path d="${CRACK}" fill="${YELLOW}" ${inked(plain ? 30 : 22)}/></g>`;
}
const picture = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" role="img" aria-label="Breakpoint">${body}</svg>\n`;

/** The sign on its ground: with round corners, or up to the edges, where a device cuts icons into a shape of its own. */
function icon(round, scale) {
  const ground = `<path d="M0 0H512V512H0Z" fill="${COLORS.ground}"/><path d="${wedges(256, 256, 60, 400, 22, 5, 0.3)}" fill="${COLORS.rays}"/>`;
  return picture(
    `<clipPath id="g"><rect width="512" height="512" rx="${round}"/></clipPath><g clip-path="url(#g)">${ground}</g><g transform="translate(256 256) scale(${scale}) translate(-256 -256)">${sign()}</g>`,
  );
}

const out = (name) => join(web, 'public', name);
/** A palette is enough for flat colours, and a quarter of the size. */
const small = { palette: true, quality: 80, effort: 9 };
writeFileSync(out('logo.svg'), picture(sign()));
writeFileSync(out('favicon.svg'), picture(sign(true)));
for (const [name, round, scale, size] of [
  ['icon-192', 104, 0.84, 192],
  ['icon-512', 104, 0.84, 512],
  ['icon-touch', 0, 0.78, 180],
  ['icon-maskable-192', 0, 0.66, 192],
  ['icon-maskable-512', 0, 0.66, 512],
])
  await sharp(Buffer.from(icon(round, scale)))
    .resize(size)
    .png(small)
    .toFile(out(`${name}.png`));

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
  await sharp(shot)
    .png(small)
    .toFile(out(`invite-${i + 1}.png`));
}
await browser.close();
