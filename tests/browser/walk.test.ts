import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { fits } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage } from './player.js';

// Other tests go through each flow once, at one size and in one language. This walk sees all pages in the other languages.

const PAGES = [
  ...['setup', 'setup/device', 'friends', 'anyone', 'cards/robots', 'cards/robots/zapbot', 'rules', 'replay', 'judge', 'judge/build'],
  ...['learn', 'lessons', 'puzzles', 'pairs', 'workshop', 'companion', 'credits', 'privacy', 'nowhere', ''],
];
/** Pages that need a game, a table or a link. */
const WITHIN_FLOWS = ['play', 'table', 'seats'];

const WALKS = {
  fr: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' as const },
  es: {},
};

describeInBrowser('a walk through all pages', () => {
  const at = useBrowser();
  const server = inject('server');

  test('knows all of them', () => {
    const app = readFileSync(new URL('../../packages/web/src/App.tsx', import.meta.url), 'utf8');
    const [, names] = /const NAMES[^{]*\{([^}]*)\}/.exec(app)!;
    const known = new Set([...PAGES, ...WITHIN_FLOWS].map((page) => page.split('/')[0]));
    expect([...names.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test('somebody who has played before sees what is new, until it is opened', async () => {
    const page = await openPage(at.browser, server, {}, { greeted: true });
    const isNew = (): Promise<string[]> =>
      page.locator('nav a:has(mark)').evaluateAll((links) => links.map((a) => a.getAttribute('href')!));
    await expect.poll(() => isNew()).toEqual(['#/judge', '#/workshop', '#/companion']);
    await page.locator('a[href="#/judge"]').click();
    await page.waitForSelector('.Home-home', { state: 'detached' });
    await page.goBack();
    await expect.poll(isNew).toEqual(['#/workshop', '#/companion']);
    const newcomer = await openPage(at.browser, server);
    await expect.poll(() => newcomer.locator('nav a:has(mark)').count()).toBe(0);
  });

  test.each(Object.entries(WALKS))('in %s, every page has its words, and none is wider than the screen', async (locale, options) => {
    const page = await openPage(at.browser, server, { locale, ...options });
    for (const address of PAGES) {
      await page.evaluate(async (hash) => {
        location.hash = hash;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, `#/${address}`);
      await page.waitForFunction(() => document.querySelector('main, [data-table]') && !document.querySelector('.look-loading'));
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
      const words = await page.locator('body').innerText();
      expect(words.length, address).toBeGreaterThan(40);
      expect(words, address).not.toMatch(/\bundefined\b|\{\w+\}/);
      await fits(page, address);
    }
    expect(page.problems).toEqual([]);
  });
});
