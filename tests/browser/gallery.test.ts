import { allCards } from '@breakpoint/cards';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { findsNothingSerious, fits, touchable } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage } from './player.js';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The sheets of pictures on the page that the site does not have. Runs in the page. */
async function missingPictures(): Promise<string[]> {
  const layers = [...document.querySelectorAll<HTMLElement>('.Art-layer')];
  const urls = new Set(layers.map((el) => /url\("(.+?)"\)/.exec(el.style.backgroundImage)?.[1] ?? 'none'));
  const found = await Promise.all([...urls].map(async (url) => [url, (await fetch(url)).ok] as const));
  return found.length > 20 ? found.flatMap(([url, ok]) => (ok ? [] : [url])) : [`only ${found.length} sheets`];
}

describeInBrowser('cards, rules and credits', () => {
  const at = useBrowser();
  const site = inject('site');

  test('cards can be searched, filtered and linked to', async () => {
    const page = await openPage(at.browser, site);
    await page.locator('.Home-way[href="#/cards"]').click();
    await page.waitForSelector('.CardEntry-entry');
    await expect.poll(() => page.locator('.Gallery-group').count()).toBe(allCards.factions.length);
    await expect
      .poll(() => page.locator('.CardEntry-entry').count())
      .toBe(allCards.factions.flatMap((f) => [...f.cards, ...f.bases]).length);
    await expect.poll(() => page.evaluate(missingPictures)).toEqual([]);
    await page.getByRole('searchbox').fill('invader');
    await page.waitForFunction(() => document.querySelectorAll('.CardEntry-entry').length < 10);
    await expect.poll(() => page.locator('.CardEntry-entry h3').allInnerTexts()).toContain('Invader');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await page.getByLabel('Type').selectOption('base');
    const bases = allCards.factions.flatMap((f) => f.bases).length;
    await page.waitForFunction((n) => document.querySelectorAll('.CardEntry-entry').length === n, bases);
    await page.getByLabel('Breakpoint').selectOption('12');
    await expect.poll(() => page.locator('.CardEntry-entry h3').allInnerTexts()).toContain('Jungle Oasis');
    await page.getByLabel('Type').selectOption('action');
    await page.getByLabel('An action that').selectOption('minion');
    await page.getByLabel('Faction').selectOption('dinosaurs');
    expect((await page.locator('.CardEntry-entry h3').allInnerTexts()).sort()).toEqual(['Tooth and Claw... and Guns', 'Upgrade']);
    expect(page.url()).toContain('#/cards/dinosaurs');
    // The page can be opened by a link.
    await page.goto(`${site}#/cards/aliens/collector`);
    await page.waitForSelector('dialog[open] .CardFace-rulings');
    await expect.poll(() => page.locator('dialog[open] h2').innerText()).toBe('Collector');
    await expect.poll(() => page.locator('dialog[open] .CardFace-line').innerText()).toContain('×4');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => !document.querySelector('dialog[open] h2')?.textContent?.includes('Collector'));
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.goto(`${site}#/cards/tar-pits`);
    await page.waitForSelector('dialog[open]');
    await expect.poll(() => page.locator('dialog[open] .CardFace-line').innerText()).toContain('4 / 3 / 2');
    expect(page.problems).toEqual([]);
  });

  test.each([
    [1440, 900],
    [390, 844],
  ])('at %i x %i pictures of cards are shown whole, in the list and in the window of a card', async (width, height) => {
    const page = await openPage(at.browser, site, { viewport: { width, height } });
    const ratio = (selector: string) =>
      page.locator(selector).evaluate((el) => {
        const { width, height } = el.getBoundingClientRect();
        return width / height;
      });
    for (const [card, whole] of [
      ['aliens/supreme-overlord', 1.5],
      ['the-mothership', 3.16],
    ] as const) {
      await page.goto(`${site}#/cards/${card}`);
      await page.locator('dialog[open] .Art-picture').waitFor();
      const shown = await ratio('dialog[open] .Art-picture');
      expect(Math.abs(Math.log(shown / whole)), `${card}: ${shown}`).toBeLessThan(0.15);
    }
    const listed = await ratio('.CardEntry-entry .Art-picture >> nth=0');
    expect(Math.abs(Math.log(listed / 1.5))).toBeLessThan(0.15);
  });

  test('by keyboard, Tab and Enter open a card, and closing it returns the focus', async () => {
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/cards/zombies`);
    await page.waitForSelector('.CardEntry-entry');
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.CardEntry-link'))) break;
    }
    const name = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]');
    await expect.poll(() => page.locator('dialog[open] h2').innerText()).toBe(name);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  });

  test('rules can be searched and linked to, and link to each other', async () => {
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/rules/6.19`);
    await page.waitForSelector('.Rules-goal');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('rule-6.19');
    await page.waitForFunction(() => (document.querySelector('.Rules-goal')?.getBoundingClientRect().top ?? -1) >= 0);
    await page.getByRole('searchbox').fill('breakpoint');
    await page.waitForSelector('mark');
    const found = await page.locator('.RuleText-rule').count();
    expect(found).toBeGreaterThan(2);
    expect(found).toBeLessThan(40);
    await page.locator('.RuleText-ref').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.RuleText-rule').length > 80);
    await expect.poll(() => page.locator('.RuleText-ref', { hasText: '[[' }).count()).toBe(0);
    expect(page.problems).toEqual([]);
  });

  const languages = [
    ['en', 'The cards', 'Credits'],
    ['fr', 'Les cartes', 'Crédits'],
    ['es', 'Las cartas', 'Créditos'],
  ];
  test.each(sampled(languages, languages.slice(0, 1)))('in %s, readable for all, on a phone too', async (language, cards, credits) => {
    const page = await openPage(at.browser, site, { ...PHONE, locale: language, colorScheme: language === 'fr' ? 'dark' : 'light' });
    // Axe looks once in the light and once in the dark: all languages have the same structure and colours.
    const isFine = async (where: string): Promise<void> => {
      if (language !== 'es') await findsNothingSerious(page, where);
    };
    await page.goto(`${site}#/cards/robots`);
    await page.waitForSelector('.CardEntry-entry');
    await expect.poll(() => page.locator('h1').innerText()).toBe(cards);
    await fits(page, 'gallery');
    await touchable(page, 'gallery');
    await isFine('gallery');
    await page.goto(`${site}#/cards/robots/zapbot`);
    await page.waitForSelector('dialog[open]');
    await fits(page, 'card');
    await isFine('card');
    await page.goto(`${site}#/rules`);
    await page.waitForSelector('.RuleText-rule');
    await fits(page, 'rules');
    await touchable(page, 'rules');
    await isFine('rules');
    await page.goto(`${site}#/credits`);
    await page.waitForSelector('.Credits-authors');
    await expect.poll(() => page.locator('h1').innerText()).toBe(credits);
    await expect.poll(() => page.locator('.Credits-authors li').count()).toBeGreaterThan(30);
    await fits(page, 'credits');
    await isFine('credits');
    expect(page.problems).toEqual([]);
  });
});
