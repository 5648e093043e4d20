import type { DescribedPosition } from '@breakpoint/engine/tools';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { findsNothingSerious, fits } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage, startAgainstBots } from './player.js';
import { crowd, four, full, two } from './positions.js';
import { Stage, stageOpener } from './staged.js';

// The table for everybody: with high contrast or zoom, by keyboard, on small and large screens. `npm run pictures` has the full grid
// of sizes.

const touch = { hasTouch: true, isMobile: true };
const end = (page: Page) => page.locator('[data-word="end"]');

describeInBrowser('the table for everybody', () => {
  const at = useBrowser();
  const site = inject('site');
  const opener = stageOpener(at, site);
  const open = (position: DescribedPosition, options = {}, settings = {}) => opener(new Stage(position, { 1: [] }), options, settings);

  test('axe finds nothing serious at any moment of a game, in light and in dark', async () => {
    const [theme, other] = ['light', 'dark'];
    const page = await open(four, {}, { theme });
    await findsNothingSerious(page, 'table of four');
    await page.locator('.Hand-card', { hasText: 'Invader' }).click();
    await page.waitForSelector('.Base-base[data-choosable]');
    await page.evaluate((dark) => document.documentElement.setAttribute('data-theme', dark), other);
    await findsNothingSerious(page, 'a card is lifted, in the dark');

    const scoring = await open(full, {}, { theme: other, speed: 'slow' });
    await end(scoring).click();
    await scoring.waitForSelector('.Scoring-award');
    await findsNothingSerious(scoring, 'a base scores');
    await scoring.locator('.Scoring-award button').click();
    await scoring.locator('[data-decline]').waitFor();
    await findsNothingSerious(scoring, 'a window');

    const ending = await open({ ...full, players: [{ ...full.players[0], vp: 13 }, full.players[1]] }, {}, { theme });
    await end(ending).click();
    await ending.locator('[data-decline]').click();
    await ending.waitForSelector('dialog.GameOver-over');
    await findsNothingSerious(ending, 'the end');
  });

  const doubled = Object.entries({ '1280x800': { width: 640, height: 400 }, '1920x1080': { width: 960, height: 540 } });
  test.each(doubled.slice(0, sampled(2, 1)))(
    '%s at twice its size: everything is there, and nothing is scrolled sideways',
    async (_, viewport) => {
      const page = await open(two, { viewport, deviceScaleFactor: 2 });
      await fits(page, 'table');
      for (const selector of ['.Base-base', '.Hand-hand .Hand-card', '.Panel-sentence', '[data-word="end"]', '.Players-player'])
        await expect.poll(() => seen(page, selector), { message: selector }).toBe(true);
      await page.goto(`${site}#/`);
      await page.waitForSelector('.Home-home');
      await fits(page, 'home');
      await page.goto(`${site}#/setup`);
      await page.waitForSelector('[data-screen="setup"]');
      await fits(page, 'setup');
    },
  );

  const sizes = [
    [568, 320],
    [2560, 1440],
    [320, 480],
    [768, 1024],
  ];
  test.each(sizes.slice(0, sampled(4, 1)))('at %i x %i the first page and the table fit', async (width, height) => {
    const small = Math.min(width, height) < 700;
    const page = await open(four, { viewport: { width, height }, ...(small && touch) }, { language: 'fr' });
    await fits(page, 'table');
    await expect.poll(() => seen(page, '.Hand-hand .Hand-card'), { message: 'the hand' }).toBe(true);
    await expect.poll(() => seen(page, '.Panel-sentence'), { message: 'the question' }).toBe(true);
    await expect.poll(() => seen(page, '.Base-base'), { message: 'a base' }).toBe(true);
    const front = await openPage(at.browser, site, { viewport: { width, height } }, { language: 'es' });
    await fits(front, 'home');
    const out = await front.locator('.Home-way').evaluateAll((all) => all.filter((el) => el.scrollWidth > el.clientWidth + 1).length);
    expect(out, 'no title runs out of its tile').toBe(0);
    await front.context().close();
  });

  test('the keyboard alone can lift, aim and play a card, open the log and open the menu', async () => {
    const page = await open(crowd);
    await page.keyboard.press('Tab');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
    await expect.poll(() => focused()).toBe('Menu');
    await page.keyboard.press('1');
    await page.waitForSelector('.Hand-hand [data-lifted]');
    // The numbers of the bases come a moment after the card is lifted.
    await page.locator('.CardButton-key', { hasText: '1' }).waitFor();
    await page.keyboard.press('1');
    await end(page).waitFor();
    await page.keyboard.press('l');
    await expect.poll(() => page.locator('[data-log]').count(), { message: 'the log is closed' }).toBe(0);
    await page.keyboard.press('l');
    await page.locator('[data-log] a').first().focus();
    await expect
      .poll(() => page.locator('.Reader-place').innerText(), { message: 'a name in the log shows its card' })
      .not.toContain('Point at');
    await page.keyboard.press('e');
    await end(page).waitFor();
  });

  test('with forced colours, cards that can be chosen look different from those that cannot', async () => {
    const page = await open(two, { forcedColors: 'active' });
    await page.locator('.Hand-card', { hasText: 'Disintegrator' }).click();
    await page.waitForSelector('.Minion-minion[data-choosable]');
    const borders = await page
      .locator('.Minion-minion')
      .evaluateAll((all) =>
        all.map((el) => [el.hasAttribute('data-choosable'), getComputedStyle(el, '::before').borderTopStyle === 'solid']),
      );
    expect(borders.every(([choosable, bordered]) => choosable === bordered)).toBe(true);
  });

  test('the first game of a newcomer fits on the smallest phone', async () => {
    const page = await openPage(at.browser, site, { viewport: { width: 320, height: 480 }, ...touch });
    await startAgainstBots(page, 3);
    await fits(page, 'table');
    await expect.poll(() => seen(page, '.Hand-hand .Hand-card')).toBe(true);
  });
});

/** Is the first of these elements at least mostly on the screen? */
const seen = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((el) => {
      const { left, top, right, bottom, width, height } = el.getBoundingClientRect();
      const across = Math.min(right, innerWidth) - Math.max(left, 0);
      const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return width > 0 && height > 0 && across >= width * 0.6 && down >= height * 0.6;
    });
