import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findsNothingSerious, fits } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage } from './player.js';

/** Does what the coach says: reads on, or chooses what glows. */
async function follow(page: Page): Promise<void> {
  const said = await page.locator('.coach-text').innerText();
  const next = page.locator('.coach .primary');
  if ((await next.count()) > 0) await next.click();
  else {
    expect(await page.locator('[data-choosable]').count(), said).toBe(1);
    await page.locator('[data-choosable]').click();
  }
  await page.waitForFunction((was) => ![was, undefined].includes(document.querySelector<HTMLElement>('.coach-text')?.innerText), said);
}
const isLast = async (page: Page): Promise<boolean> => (await page.locator('.coach .prompt-buttons button').count()) > 2;

describeInBrowser('the first game', () => {
  const at = useBrowser();
  const site = inject('site');

  test.each([
    ['en', 'Play a real game', 'Anna wins!'],
    ['fr', 'Jouer une vraie partie', 'Anna gagne\u00a0!'],
    ['es', 'Jugar una partida de verdad', '¡Anna gana!'],
  ])('in %s, from the welcome to the win, and on to a real game', async (language, real, won) => {
    const phone = language === 'fr';
    const page = await openPage(at.browser, site, {
      locale: language,
      ...(phone && { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const }),
    });
    await page.locator('.way[href="#/learn"]').click();
    await page.waitForSelector('.coach');
    await findsNothingSerious(page, 'welcome');
    for (let i = 0; i < 30 && !(await isLast(page)); i++) {
      await follow(page);
      const box = (await page.locator('.coach').boundingBox())!;
      const { width, height } = page.viewportSize()!;
      expect(
        box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
        `the bubble is on the screen at ${i}`,
      ).toBe(true);
      if (i === 3 || i === 8) {
        await fits(page, `step ${i}`);
        await findsNothingSerious(page, `step ${i}`);
      }
    }
    expect(await page.locator('.prompt-sentence').innerText()).toBe(won);
    expect(await page.locator('.player.mine .player-vp').innerText()).toContain('17');
    await page.getByRole('button', { name: real }).click();
    await page.waitForURL(/#\/play$/);
    await page.waitForSelector('.my-side .hand-card');
    expect(page.problems).toEqual([]);
    await page.context().close();
  });

  test('by keyboard alone', async () => {
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/learn`);
    await page.waitForSelector('.coach');
    for (let i = 0; i < 30 && !(await isLast(page)); i++) {
      const said = await page.locator('.coach-text').innerText();
      // "Next" has the focus when there is something to read; the thing to be done is number one.
      const reads = (await page.locator('.coach .primary').count()) > 0;
      if (!reads) await page.locator('.option-key').first().waitFor();
      await page.keyboard.press(reads ? 'Enter' : '1');
      await page.waitForFunction((was) => ![was, undefined].includes(document.querySelector<HTMLElement>('.coach-text')?.innerText), said);
    }
    expect(await isLast(page)).toBe(true);
    await page.context().close();
  });

  test('it can be left at any time, and a game in progress stays', async () => {
    const page = await openPage(at.browser, site);
    await page.locator('.quick-buttons .primary').click();
    await page.waitForSelector('.my-side .hand-card');
    const hand = (await page.locator('.hand .card-name').allInnerTexts()).join();
    await page.goto(`${site}#/learn`);
    await page.waitForSelector('.coach');
    await page.locator('.coach-leave').click();
    await page.locator('.continue').click();
    await page.waitForSelector('.my-side .hand-card');
    expect((await page.locator('.hand .card-name').allInnerTexts()).join()).toBe(hand);
    expect(page.problems).toEqual([]);
    await page.context().close();
  });
});
