import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DescribedPosition } from '@breakpoint/engine/tools';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { fits } from '../browser/axe.js';
import { describeInBrowser, useBrowser } from '../browser/harness.js';
import { openPage } from '../browser/player.js';
import { crowd, four, full, two } from '../browser/positions.js';
import { openStage, Stage } from '../browser/staged.js';

// npm run pictures: screenshots of twelve moments at every size. They are not part of the repository.
const folder = fileURLToPath(new URL('../../docs/pictures/grid/', import.meta.url));
const touch = { hasTouch: true, isMobile: true };
const SIZES: Record<string, BrowserContextOptions> = {
  '320x480': { viewport: { width: 320, height: 480 }, ...touch },
  '390x844': { viewport: { width: 390, height: 844 }, ...touch },
  '844x390': { viewport: { width: 844, height: 390 }, ...touch },
  '820x1180': { viewport: { width: 820, height: 1180 }, ...touch },
  '1280x800': { viewport: { width: 1280, height: 800 } },
  '1280x800-zoomed': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  '1920x1080': { viewport: { width: 1920, height: 1080 } },
  '2560x1440': { viewport: { width: 2560, height: 1440 } },
};

interface Moment {
  position?: DescribedPosition;
  /** The other player's answers. */
  bruno?: string[][];
  address?: string;
  settings?: Record<string, unknown>;
  /** Runs before the screenshot is taken. */
  act?: (page: Page) => Promise<unknown>;
}
const end = (page: Page): Promise<void> => page.locator('[data-word="end"]').click();
const ending: DescribedPosition = { ...full, players: [{ ...full.players[0], vp: 13 }, full.players[1]] };
const MOMENTS: Record<string, Moment> = {
  home: { address: '#/' },
  setup: { address: '#/setup' },
  friends: { address: '#/friends' },
  draft: {
    address: '#/setup',
    act: async (page) => {
      await page.getByRole('radio', { name: 'Free choice' }).check({ force: true });
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.waitForSelector('[data-drafting] .Tile-tile');
    },
  },
  'table-of-two': { position: two },
  'table-of-four': { position: four, settings: { language: 'fr' } },
  dark: { position: four, settings: { theme: 'dark' } },
  crowd: { position: crowd },
  lifted: {
    position: two,
    act: (page) => page.locator('.Hand-card', { hasText: 'Disintegrator' }).first().click(),
  },
  played: {
    position: two,
    bruno: [['play pirates/broadside']],
    settings: { speed: 'slow' },
    act: async (page) => {
      await end(page);
      await page.waitForSelector('.Showcase-card');
    },
  },
  scoring: {
    position: full,
    settings: { speed: 'slow' },
    act: async (page) => {
      await end(page);
      await page.waitForSelector('.Scoring-award');
    },
  },
  over: {
    position: ending,
    act: async (page) => {
      await end(page);
      await page.locator('[data-decline]').click();
      await page.waitForSelector('dialog.GameOver-over');
    },
  },
};

describeInBrowser('the grid', () => {
  const at = useBrowser('with pictures');
  const site = inject('site');
  mkdirSync(folder, { recursive: true });

  for (const [size, options] of Object.entries(SIZES)) {
    test(`twelve moments at ${size}`, { timeout: 600_000 }, async () => {
      for (const [name, { position, bruno = [], address = '', settings, act }] of Object.entries(MOMENTS)) {
        const page = await openPage(at.browser, site, options, settings);
        if (position) await openStage(page, site, new Stage(position, { 1: bruno }));
        else await page.goto(`${site}${address}`);
        await page.waitForTimeout(400);
        await act?.(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${folder}${name}-${size}.png` });
        await fits(page, `${name} at ${size}`);
        await page.context().close();
      }
    });
  }
});
