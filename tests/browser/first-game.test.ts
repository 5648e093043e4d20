import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { findsNothingSerious, fits } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage, playUntil } from './player.js';

/** Does what the coach says: reads on, or chooses the card that glows. */
async function follow(page: Page): Promise<void> {
  const said = await page.locator('.Bubble-text').innerText();
  const next = page.locator('.Bubble-coach .look-primary');
  if ((await next.count()) > 0) await next.click();
  else if ((await page.locator('[data-choosable]').count()) > 0) {
    await expect.poll(() => page.locator('[data-choosable]').count(), { message: said }).toBe(1);
    await page.locator('[data-choosable]').click();
  } else await page.locator((await page.locator('[data-confirm]').count()) > 0 ? '[data-confirm]' : '[data-undo]').click();
  await page.waitForFunction((was) => ![was, undefined].includes(document.querySelector<HTMLElement>('.Bubble-text')?.innerText), said);
}
/** The buttons of the question that the bubble covers, at least partly. */
const coveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bubble = document.querySelector('.Bubble-coach')?.getBoundingClientRect();
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-question] button')];
    const covered = buttons.filter((b) => {
      const { left, right, top, bottom } = b.getBoundingClientRect();
      return bubble && left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
    });
    return covered.map((b) => b.innerText);
  });
const isLast = async (page: Page): Promise<boolean> => (await page.locator('.Bubble-coach .look-row button').count()) > 2;

describeInBrowser('the first game', () => {
  const at = useBrowser();
  const site = inject('site');

  const languages = [
    ['fr', 'Jouer une vraie partie', 'Anna gagne\u202f!'],
    ['en', 'Play a real game', 'Anna wins!'],
  ];
  test.each(languages.slice(0, sampled(2, 1)))('in %s, from the welcome to the win, and on to a real game', async (language, real, won) => {
    const phone = language === 'fr';
    const page = await openPage(at.browser, site, {
      locale: language,
      ...(phone && { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const }),
    });
    // A newcomer sees the lesson without scrolling.
    const way = page.locator('.Home-way[href="#/learn"]');
    const place = (await way.boundingBox())!;
    expect(place.y + place.height).toBeLessThan(page.viewportSize()!.height / 2);
    await way.click();
    await page.waitForSelector('.Bubble-coach');
    await findsNothingSerious(page, 'welcome');
    for (let i = 0; i < 30 && !(await isLast(page)); i++) {
      await follow(page);
      const box = (await page.locator('.Bubble-coach').boundingBox())!;
      const { width, height } = page.viewportSize()!;
      expect(
        box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
        `the bubble is on the screen at ${i}`,
      ).toBe(true);
      await expect.poll(() => coveredButtons(page), { message: `the bubble covers no button of the question at ${i}` }).toEqual([]);
      if (i === 3 || i === 14) {
        await fits(page, `step ${i}`);
        if (language !== 'es') await findsNothingSerious(page, `step ${i}`);
      }
    }
    await expect.poll(() => page.locator('.Panel-sentence').innerText()).toBe(won);
    await expect.poll(() => page.locator('.Players-mine .Players-vp').innerText()).toContain('15');
    await page.getByRole('button', { name: real }).click();
    await page.waitForURL(/#\/play$/);
    await page.waitForSelector('.MySide-mine .Hand-card');
    // After the lesson, games come first.
    await page.goto(`${site}#/`);
    await page.waitForSelector('.Home-ways [href="#/learn"]');
    await expect.poll(() => page.locator('.Home-newcomer').count()).toBe(0);
    expect(page.problems).toEqual([]);
  });

  test('on a phone, base texts keep off the coins, and after the undo the minion is played again from the hand, by two taps on its base', async () => {
    const page = await openPage(at.browser, site, { locale: 'fr', viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto(`${site}#/learn`);
    for (const says of ['Bienvenue', 'une Base', 'Points de Victoire']) {
      await page.locator('.Bubble-text', { hasText: says }).waitFor();
      const base = page.locator('.Base-base').first();
      const [text, coins] = [await base.locator('.Base-text').boundingBox(), await base.locator('.Base-vp').boundingBox()];
      const areApart = text!.y + text!.height <= coins!.y + 1 || coins!.y + coins!.height <= text!.y + 1;
      expect(areApart, says).toBe(true);
      await page.locator('.Bubble-coach .look-primary').tap();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const said = page.locator('.Bubble-text');
    // On to the minion that looks for its base again.
    for (let i = 0; i < 30 && !(await said.innerText()).includes('Cette fois'); i++) {
      const was = await said.innerText();
      const order = ['.Bubble-coach .look-primary', '[data-confirm]', '.Board-board [data-choosable]', '[data-choosable]', '[data-undo]'];
      await page.locator(order.join()).first().waitFor();
      for (const selector of order) {
        if ((await page.locator(selector).count()) === 0) continue;
        // The table takes a second tap at once, at the same place, for a slip.
        await page.waitForTimeout(400);
        await page.locator(selector).first().tap();
        break;
      }
      await page.waitForFunction((before) => document.querySelector<HTMLElement>('.Bubble-text')?.innerText !== before, was);
    }
    await expect.poll(() => page.locator('.Hand-hand .Hand-card', { hasText: 'Loup' }).count()).toBe(1);
    await page.locator('.Base-base[data-choosable]').tap();
    await page.locator('.Bubble-text', { hasText: 'Touchez-la encore' }).waitFor();
    await expect.poll(() => page.locator('.Coach-elsewhere').count()).toBe(0);
    await page.locator('[data-confirm]').tap();
    await page.locator('.Bubble-text', { hasText: 'Loup Adolescent' }).waitFor();
    await expect.poll(() => page.locator('[data-question="reading"]').count()).toBe(0);
    expect(page.problems).toEqual([]);
  });

  test('on a phone, a base that was opened for reading is closed by the next step, and no ring is on what it covers', async () => {
    const page = await openPage(at.browser, site, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`${site}#/learn`);
    const next = page.locator('.Bubble-coach .look-primary');
    await next.click();
    await page.waitForFunction(() => document.querySelector('.Bubble-text')?.textContent?.startsWith('This is a base'));
    await page.locator('.Bubble-ring').waitFor();
    await page
      .locator('.Base-base')
      .nth(1)
      .evaluate((el: HTMLElement) => el.click());
    await page.locator('.OpenBase-open').waitFor();
    await page.locator('.Bubble-ring').waitFor({ state: 'detached' });
    await next.click();
    await page.locator('.OpenBase-open').waitFor({ state: 'detached' });
    await page.locator('.Bubble-ring').waitFor();
    await page
      .locator('.Base-base')
      .nth(1)
      .evaluate((el: HTMLElement) => el.click());
    await page.locator('.OpenBase-open').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.OpenBase-open').waitFor({ state: 'detached' });
    expect(page.problems).toEqual([]);
  });

  test('can be played with the keyboard alone', async () => {
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/learn`);
    await page.waitForSelector('.Bubble-coach');
    for (let i = 0; i < 30 && !(await isLast(page)); i++) {
      const said = await page.locator('.Bubble-text').innerText();
      // "Next" has the focus when there is something to read; otherwise the number key 1 does the step.
      const reads = (await page.locator('.Bubble-coach .look-primary').count()) > 0;
      if (!reads) await page.locator('.CardButton-key, [data-confirm], [data-undo]').first().waitFor();
      const presses = (await page.locator('[data-confirm]').count()) > 0;
      const chooses = (await page.locator('.CardButton-key').count()) > 0;
      await page.keyboard.press(reads ? 'Enter' : presses ? 'c' : chooses ? '1' : 'u');
      await page.waitForFunction((was) => ![was, undefined].includes(document.querySelector<HTMLElement>('.Bubble-text')?.innerText), said);
    }
    await expect.poll(() => isLast(page)).toBe(true);
  });

  test('can be left at any time, and does not affect a game in progress', async () => {
    const page = await openPage(at.browser, site);
    await page.locator('.Home-buttons .look-primary').click();
    await page.waitForSelector('.MySide-mine .Hand-card');
    const hand = (await page.locator('.Hand-hand .CardFace-name').allInnerTexts()).join();
    await page.goto(`${site}#/learn`);
    await page.waitForSelector('.Bubble-coach');
    // One tap on "leave" only asks, because it may have been meant for the table.
    await page.locator('.Coach-count button').click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.locator('.Coach-count button').click();
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await page.locator('a[href="#/play"]').click();
    await page.waitForSelector('.MySide-mine .Hand-card');
    expect((await page.locator('.Hand-hand .CardFace-name').allInnerTexts()).join()).toBe(hand);
    expect(page.problems).toEqual([]);
  });

  test('answers a wrong tap kindly, and lets any step be undone', async () => {
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/learn`);
    await page.waitForSelector('.Bubble-coach');
    for (let i = 0; i < 3; i++) await follow(page);
    await expect
      .poll(() => page.locator('.Panel-sentence').innerText(), { message: 'only what the lesson offers' })
      .toMatch(/^Play a minion\s*$/);
    const said = await page.locator('.Bubble-text').innerText();
    await page.locator('.Hand-hand .Hand-card', { hasText: 'Shinobi' }).click();
    await page.waitForSelector('.Coach-elsewhere');
    await expect.poll(() => page.locator('.Bubble-text').innerText(), { message: 'what is to be done stays there' }).toBe(said);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.Coach-elsewhere', { state: 'detached' });
    await follow(page);
    await follow(page);
    await expect.poll(() => page.locator('.Hand-hand .Hand-card').count()).toBe(3);
    await page.locator('[data-undo]').click();
    await page.waitForFunction((was) => document.querySelector<HTMLElement>('.Bubble-text')?.innerText === was, said);
    await expect.poll(() => page.locator('.Hand-hand .Hand-card').count()).toBe(4);
    expect(page.problems).toEqual([]);
  });

  test('the short game with comments, on a phone, to its end', async () => {
    const page = await openPage(at.browser, site, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`${site}#/learn/game`);
    const comment = page.locator('.Bubble-text');
    await comment.waitFor();
    await expect.poll(() => comment.innerText()).toContain('A whole game');
    await fits(page, 'the first comment');
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.Bubble-text')?.innerText.startsWith('Play a minion'));
    await page.getByRole('button', { name: 'Got it' }).click();
    await comment.waitFor({ state: 'detached' });
    // The game does not wait for the comments, so they are collected on the side.
    await page.evaluate(() => {
      const heard = new Set<string>();
      Object.assign(globalThis, { heard });
      new MutationObserver(() => {
        const said = document.querySelector<HTMLElement>('.Bubble-text')?.innerText;
        if (said) heard.add(said);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await playUntil(page, { over: true });
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { heard: Set<string> }).heard.size)).toBeGreaterThanOrEqual(4);
    // The way on is in front.
    await page.locator('dialog.GameOver-over').getByRole('button', { name: 'Play a real game' }).waitFor();
    await page.locator('dialog.GameOver-over').getByRole('button', { name: 'Play it again' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.Bubble-text')?.innerText.startsWith('A whole game'));
    expect(page.problems).toEqual([]);
  });
});
