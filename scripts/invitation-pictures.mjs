// Draws the preview images of invitations (packages/web/public/invite-N.png) from the logo and a few colours.
// Run it by hand after a change of the logo: node scripts/invitation-pictures.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

const publicFile = (/** @type {string} */ name) => fileURLToPath(new URL(`../packages/web/public/${name}`, import.meta.url));
const logo = readFileSync(publicFile('logo.svg')).toString('base64');
const COLOURS = [
  ['#22c3b6', '#0b7f78'],
  ['#ffd23f', '#ff922b'],
  ['#ff5f56', '#b3261e'],
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [i, [light, dark]] of COLOURS.entries()) {
  await page.setContent(`<!doctype html><style>
    body { margin: 0; height: 630px; display: flex; align-items: center; justify-content: center; gap: 60px;
      background: repeating-conic-gradient(from 4deg at 50% 50%, ${light} 0 12deg, ${dark} 12deg 24deg); }
    main { display: flex; align-items: center; gap: 50px; padding: 50px 80px; background: #21123d; border-radius: 50px;
      border: 10px solid #0d0719; box-shadow: 0 24px 0 #0d0719; transform: rotate(-2deg); }
    img { width: 280px; }
    h1 { margin: 0; color: #fff6dc; font: 900 120px/1 sans-serif; letter-spacing: -4px; }
  </style><main><img src="data:image/svg+xml;base64,${logo}" alt=""><h1>Breakpoint</h1></main>`);
  await page.screenshot({ path: publicFile(`invite-${i + 1}.png`) });
}
await browser.close();
