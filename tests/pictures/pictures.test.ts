import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { inject, test } from 'vitest';
import { describeInBrowser, useBrowser } from '../browser/harness.js';
import { openPage, playUntil, startAgainstBots } from '../browser/player.js';
import { four, full, two } from '../browser/positions.js';
import { openStage, Stage } from '../browser/staged.js';

// npm run pictures: takes the screenshots for README and docs from the real page. It is not part of npm test.
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
/** What one picture may have, so that the pages of the documentation stay light. */
const MOST_BYTES = 120_000;
const SIZES: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 },
};

/** Opens the workshop with a faction like our Werewolves. */
async function likeWerewolves(page: Page): Promise<void> {
  await page.getByText('Like one you know').click();
  await page.waitForTimeout(1500);
  await page.locator('main button, dialog button').filter({ hasText: 'Werewolves' }).first().click();
  await page.waitForTimeout(2500);
}

interface Picture {
  address?: string;
  stage?: () => Stage;
  dark?: boolean;
  /** The page of the workshop for authors shows what they see on a phone. */
  only?: string;
  act?: (page: Page) => Promise<unknown>;
}

/** The pictures: a page by its address, or a table at a position, and what is done there before the picture is taken. */
const PICTURES: Record<string, Picture> = {
  home: { address: '' },
  table: { stage: () => new Stage(two) },
  'table-of-four': { stage: () => new Stage(four), dark: true },
  scoring: {
    stage: () => new Stage(full),
    act: async (page) => {
      await page.locator('[data-word="end"]').click();
      await page.getByRole('button', { name: 'Continue' }).waitFor();
    },
  },
  gallery: { address: '#/cards/dinosaurs' },
  workshop: { address: '#/workshop', act: likeWerewolves },
  'workshop-card': {
    address: '#/workshop',
    only: 'phone',
    act: async (page) => {
      await likeWerewolves(page);
      await page.getByRole('link', { name: /Howler/ }).click();
    },
  },
  'workshop-words': {
    address: '#/workshop',
    only: 'phone',
    act: async (page) => {
      await likeWerewolves(page);
      await page.getByRole('link', { name: /Chew Toy/ }).click();
      await page.locator('[data-word$="/do"]').last().click();
    },
  },
  'workshop-try': {
    address: '#/workshop',
    only: 'phone',
    act: async (page) => {
      await likeWerewolves(page);
      await page.getByRole('link', { name: /Howler/ }).click();
      await page.getByRole('button', { name: 'Try it' }).click();
      await page.locator('.Hand-card').first().waitFor();
    },
  },
  'workshop-fair': {
    address: '#/workshop',
    only: 'phone',
    act: async (page) => {
      await likeWerewolves(page);
      await page.getByRole('link', { name: 'Is it fair?' }).click();
      await page.getByRole('button', { name: /^Play/ }).first().click();
      await page.waitForTimeout(60_000);
    },
  },
  judge: {
    address: '#/judge/question/grimms-fairy-tales--the-woodsmans-axe-saved',
    act: async (page) => {
      await page.getByRole('button', { name: 'Why?' }).click();
      await page.getByRole('dialog').locator('li > details > summary').last().click();
    },
  },
  companion: {
    address: '#/companion',
    act: async (page) => {
      await page.getByLabel('Smash Up (core set)').check();
      await page.getByRole('link', { name: 'Who plays what' }).click();
      for (const [i, name] of ['Ana', 'Bo'].entries()) await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name);
      await page.getByRole('button', { name: 'Deal', exact: true }).click();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page
        .getByRole('button', { name: /^One more for Ana/ })
        .first()
        .click({ clickCount: 7 });
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  puzzles: { address: '#/puzzles' },
};

/** Saves a picture of the page, in the best quality that is small enough. */
async function shot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(1200);
  const png = await page.screenshot();
  for (let quality = 86; ; quality -= 8) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length > MOST_BYTES && quality > 40) continue;
    writeFileSync(`${folder}${name}.webp`, webp);
    return;
  }
}

describeInBrowser('pictures', () => {
  const at = useBrowser('with pictures');
  const site = inject('site');
  mkdirSync(folder, { recursive: true });

  for (const [size, options] of Object.entries(SIZES)) {
    for (const [name, { address = '', stage, dark, only, act }] of Object.entries(PICTURES)) {
      if (only !== undefined && only !== size) continue;
      test(`${name}, ${size}`, async () => {
        const page = await openPage(
          at.browser,
          site,
          { ...options, colorScheme: dark ? 'dark' : 'light' },
          { speed: 'slow', greeted: true },
        );
        if (stage) await openStage(page, site, stage());
        else await page.goto(`${site}${address}`);
        await page.waitForTimeout(1500);
        await act?.(page);
        await shot(page, `${name}-${size}`);
        await page.context().close();
      });
    }
    test(`the end of a game and its replay, ${size}`, { timeout: 300_000 }, async () => {
      const page = await openPage(at.browser, site, options, { greeted: true });
      await startAgainstBots(page);
      await playUntil(page, { over: true }, 240);
      await shot(page, `end-${size}`);
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await page.getByRole('button', { name: 'To the end' }).waitFor();
      await page.locator('input[type="range"]').press('PageUp');
      await shot(page, `replay-${size}`);
      await page.context().close();
    });
  }
});
