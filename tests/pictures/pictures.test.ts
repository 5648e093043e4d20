import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { describeInBrowser, useBrowser } from '../browser/harness.js';
import { openPage, playUntil, startAgainstBots } from '../browser/player.js';

// npm run pictures: takes the screenshots for README and docs from the real page. It is not part of npm test.
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 },
};

describeInBrowser('pictures', () => {
  const at = useBrowser();
  const site = inject('site');
  mkdirSync(folder, { recursive: true });

  for (const [size, options] of Object.entries(SIZES)) {
    const shot = async (page: Page, name: string): Promise<void> => {
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}${name}-${size}.png` });
    };
    test(`home, gallery and rules, ${size}`, async () => {
      const page = await openPage(at.browser, site, options);
      await shot(page, 'home');
      await page.goto(`${site}#/cards/dinosaurs`);
      await page.waitForTimeout(800);
      await shot(page, 'gallery');
      await page.context().close();
    });
    for (const opponents of [1, 3]) {
      test(`a table of ${opponents + 1}, ${size}`, { timeout: 240_000 }, async () => {
        // Fast, but not without the scenes of a scoring.
        const page = await openPage(at.browser, site, options, { speed: 'fast' });
        const name = opponents === 1 ? 'table' : 'table-of-four';
        await startAgainstBots(page, opponents);
        await playUntil(page, { mine: true });
        await shot(page, `${name}-start`);
        await playUntil(page, { turn: 4 * (opponents + 1), mine: true });
        await shot(page, name);
        await playUntil(page, { seen: '.Scoring-award:not(.Scoring-paid), dialog.GameOver-over' }, 150);
        await shot(page, `${name}-scoring`);
        if (opponents === 1) {
          await playUntil(page, { over: true }, 200);
          await page.goto(`${site}#/replay`);
          await page.waitForTimeout(500);
          await page
            .locator('main a[href*="replay/local"]')
            .first()
            .click({ timeout: 3000 })
            .catch(() => {});
          await page.waitForTimeout(1200);
          await shot(page, 'replay');
        }
        await page.context().close();
      });
    }
  }
});
