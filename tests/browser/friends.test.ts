import { serve } from '@breakpoint/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, launchBrowser } from './harness.js';
import { chooseSomething, isOver, openPage, turnOf } from './player.js';
import { buildSite, dist } from './site.js';

type Served = Awaited<ReturnType<typeof serve>>;

describeInBrowser('with friends, through the real server', () => {
  let browser: Browser;
  let server: Served;
  beforeAll(async () => {
    buildSite();
    server = await serve({ webRoot: dist, settings: { botPace: 20, maskedTime: 30, botThreads: 0 } });
    browser = await launchBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** Both play on until this is so. */
  async function playOn(pages: Page[], done: () => Promise<boolean>, seconds = 90): Promise<void> {
    const until = Date.now() + seconds * 1000;
    while (!(await done())) {
      if (Date.now() > until) throw new Error(`still not there: ${await pages[0].locator('.prompt').innerText()}`);
      const did = await Promise.all(pages.map(chooseSomething));
      await pages[0].waitForTimeout(did.some(Boolean) ? 10 : 40);
    }
  }

  test('two people by link, from the draft to the end; one loses the line, one reloads, somebody watches', async () => {
    const anna = await openPage(browser, server.url, {}, { name: 'Anna' });
    await anna.goto(`${server.url}/#/friends`);
    await anna.locator('.setup .choice').nth(2).locator('input').nth(2).check({ force: true });
    await anna.locator('.setup > .primary').click();
    await anna.waitForSelector('.lobby');
    const link = await anna.locator('.invite input').inputValue();
    expect(await anna.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);

    const ben = await openPage(browser, server.url, { viewport: { width: 390, height: 800 }, locale: 'fr' }, { name: 'Ben' });
    await ben.goto(link);
    await ben.locator('.join button').click();
    await ben.waitForSelector('.lobby');
    const wanda = await openPage(browser, server.url, {}, { name: 'Wanda' });
    await wanda.goto(link);
    await wanda.getByRole('button', { name: 'Watch' }).click();
    await wanda.waitForSelector('.lobby');

    await anna.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([anna, ben, wanda].map((p) => p.waitForSelector('.table .player')));
    await playOn([anna, ben], async () => (await turnOf(anna)) >= 3);
    expect(await wanda.locator('.hand .hand-card').count(), 'who watches sees no hand').toBe(0);
    expect(await wanda.locator('.player').count()).toBe(2);

    await ben.context().setOffline(true);
    await ben.waitForTimeout(300);
    await ben.context().setOffline(false);
    await anna.reload();
    await anna.waitForSelector('.hand .hand-card');
    await playOn([anna, ben], () => isOver(anna), 150);
    await ben.waitForSelector('dialog.game-over');
    await wanda.waitForSelector('dialog.game-over');
    expect(anna.problems).toEqual([]);
    await Promise.all([anna, ben, wanda].map((p) => p.context().close()));
  }, 240_000);
});
