import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findsNothingSerious, fits, touchable } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { newPage, openPage, playUntil } from './player.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What the card says, in words that can be tapped. */
const said = async (page: Page): Promise<string> =>
  (await page.locator('[data-word^="abilities/0"]:not([data-word$="/if"]):not([data-word$="/steps/1"])').allInnerTexts())
    .map((text) => text.split('.')[0].trim())
    .join(' ');

/** Ten more cards and a base: kind, name, frame, and a verb other than the usual one. */
const REST: readonly (readonly [string, string, string, string?])[] = [
  ['minion', 'Gnome King', 'talent'],
  ['minion', 'Mushroom Scout', 'at:start of your turn'],
  ['minion', 'Hedge Guard', 'always'],
  ['action', 'Watering Can', 'played', 'move'],
  ['action', 'Fertilizer', 'played', 'counter'],
  ['action', 'Weeds', 'played', 'return'],
  ['action', 'Seed Bag', 'played', 'extra'],
  ['action', 'Compost', 'played', 'search'],
  ['action', 'Harvest', 'played', 'gain'],
  ['action', 'Rainy Day', 'played', 'draw'],
  ['base', 'The Shed', 'after:played'],
];

describeInBrowser('the workshop', () => {
  const at = useBrowser();
  const site = inject('site');

  test('on a phone: a faction like one of ours, other words, another picture, a try, a file, and back again', async () => {
    const page = await openPage(at.browser, site, PHONE);
    await page.locator('.Home-way[href="#/workshop"]').click();
    await page.getByRole('button', { name: /Like one you know/ }).click();
    await page.getByRole('button', { name: 'Pirates' }).click();
    await page.getByRole('link', { name: /Saucy Wench/ }).click();
    await expect.poll(() => said(page)).toBe('When played: you may destroy a minion here with power 2 or less');
    // Another verb keeps its object; another number is one tap.
    await page.locator('[data-word="abilities/0/steps/0/do"]').click();
    await page.getByRole('searchbox').fill('bounce');
    await page.locator('[data-option="do:return"]').click();
    await expect.poll(() => said(page)).toContain('return a minion here with power 2 or less');
    await page.locator('[data-word$="/what/power"]').click();
    await page.getByRole('button', { name: 'At most: one more' }).click();
    await expect.poll(() => said(page)).toContain('with power 3 or less');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.locator('p[lang="fr"]').innerText()).toContain('Force 3 ou moins');
    await fits(page, 'the card');
    await touchable(page, 'the card');
    await findsNothingSerious(page, 'the card');
    // Undo takes back the last tap only.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => said(page)).toContain('with power 2 or less');
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByLabel('Name in English').first().fill('Sly Otter');
    await page.locator('a[href$="/picture"]').first().click();
    await page.getByRole('searchbox').fill('nutria');
    await page.getByText('No picture for').waitFor();
    await page.getByRole('searchbox').fill('lobo');
    await page.locator('[data-picture="wolf-head"]').click();
    await page.locator('header a').click();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('.Hand-card').first().waitFor();
    await expect.poll(() => page.locator('.Hand-card').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/sly/i)]));
    await page.goBack();
    await page.locator('header a').click();
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Share' }).inputValue();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export a file' }).click()]);
    const text = readFileSync(await file.path());
    expect(JSON.parse(text.toString()).cards).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: expect.objectContaining({ en: 'Sly Otter' }), picture: 'wolf-head' })]),
    );
    expect(page.problems).toEqual([]);
    await page.context().close();
    await comesBack(text, link);
  });

  /** A stranger opens the file, and the link. */
  async function comesBack(text: Buffer, link: string): Promise<void> {
    const page = await newPage(at.browser, PHONE, { language: 'es' });
    await page.goto(`${site}#/workshop`);
    await page.locator('input[type="file"]').setInputFiles({ name: 'pirates.json', mimeType: 'application/json', buffer: text });
    await page.getByRole('link', { name: /Moza descarada/ }).click();
    await expect.poll(() => said(page)).toContain('devolver un esbirro');
    await page.goto(link);
    await page.getByRole('button', { name: 'Guardar esta facción' }).click();
    await page.getByRole('link', { name: /Moza descarada/ }).waitFor();
    await page.goto(`${site}#/workshop`);
    await expect.poll(() => page.getByRole('link', { name: /Piratas/ }).count()).toBeGreaterThan(1);
    // What was deleted can be taken back.
    await page
      .getByRole('button', { name: /^Borrar/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Borrar/ }).count()).toBe(2);
    expect(page.problems).toEqual([]);
    await page.context().close();
  }

  test('from nothing, by tapping: look, a kind, twelve cards and a base; then a try, print, a link, and a turn against a bot', async () => {
    const page = await newPage(at.browser, PHONE);
    await page.goto(`${site}#/workshop`);
    const back = (): Promise<void> => page.getByRole('link', { name: 'Back' }).tap();
    const card = async (kind: string, name: string, frame: string, verb?: string): Promise<void> => {
      await page.getByRole('button', { name: `New ${kind}` }).tap();
      await page.getByRole('button', { name: 'A blank card' }).tap();
      await page.getByLabel('Name in English').first().fill(name);
      await page.getByRole('button', { name: /What does it do/ }).tap();
      await page.locator(`[data-option="${frame}"]`).tap();
      if (verb === undefined) return;
      await page.locator('[data-word="abilities/0/steps/0/do"]').tap();
      await page.locator(`[data-option="do:${verb}"]`).tap();
    };
    await page.getByRole('button', { name: /From nothing/ }).tap();
    await look(page);
    await card('minion', 'Gardener', 'played', 'draw');
    await expect.poll(() => said(page)).toBe('When played: draw a card');
    // A kind of one's own: the card is of it, and a sentence can speak of it.
    await page.getByRole('button', { name: 'Kinds of cards' }).tap();
    await page.getByLabel(/One of them, in English/).fill('Gnome');
    await expect.poll(() => page.getByLabel(/Several, in English/).inputValue()).toBe('Gnomes');
    await findsNothingSerious(page, 'kinds of cards');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Gnome', exact: true }).tap();
    await back();
    await card('action', 'Garden Party', 'played', 'destroy');
    // The verb brings the object that our cards destroy, not the object of the verb before.
    await expect.poll(() => said(page)).toMatch(/destroy (?!this)/i);
    await page.locator('[data-word$="/what/noun"]').tap();
    await page.locator('summary', { hasText: 'More limits' }).tap();
    await page.getByRole('button', { name: /Gnomes? minion/ }).tap();
    await expect.poll(() => said(page)).toMatch(/Gnome/);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Try this' }).tap();
    await page.locator('.Hand-card').first().waitFor();
    await expect.poll(() => page.locator('.Hand-card').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/garden/i)]));
    await page.goBack();
    await page.getByRole('button', { name: 'Try it' }).waitFor();
    await back();
    for (const [kind, name, frame, verb] of REST) {
      await card(kind, name, frame, verb);
      // How often something happens stands above the long list of moments.
      if (frame.startsWith('after:')) {
        await page.locator('[data-word="abilities/0/when"]').first().tap();
        await page.locator('summary', { hasText: 'How often' }).tap();
        await page.getByRole('button', { name: 'once per turn' }).tap();
        await expect.poll(() => said(page)).toContain('once per turn');
        await page.getByRole('button', { name: 'Close' }).tap();
      }
      await back();
    }
    await page.getByText('18 of 20 cards').waitFor();
    await fits(page, 'the faction');
    await findsNothingSerious(page, 'the faction');
    await page.getByRole('link', { name: 'Print' }).tap();
    await expect.poll(() => page.locator('article').count()).toBeGreaterThan(12);
    await fits(page, 'the sheets');
    await back();
    await page.getByRole('button', { name: 'Share' }).tap();
    await expect.poll(() => page.getByRole('textbox', { name: 'Share' }).inputValue()).toMatch(/#\/workshop\/link\/./);
    await page.getByRole('button', { name: 'Close' }).tap();
    // A whole turn against a bot, with the new faction.
    await page.getByRole('button', { name: 'Play it' }).tap();
    await page.waitForSelector('[data-table] [data-player]');
    await playUntil(page, { turn: 3, mine: true });
    // The table leads back to the faction, even if the page was reloaded meanwhile.
    await page.reload();
    await page.waitForSelector('[data-table] [data-player]');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Leave the table' }).tap();
    await page.getByRole('button', { name: 'Play it' }).waitFor();
    expect(page.problems).toEqual([]);
    await page.context().close();
  });

  /** A name, an emblem and colours. */
  async function look(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Look and names' }).first().tap();
    await page.getByLabel('Name in English').fill('Garden Gnomes');
    await page.getByRole('button', { name: 'Emblem' }).tap();
    await page.getByRole('searchbox').fill('hat');
    // The beginning of a word counts: no château is a hat.
    await expect.poll(() => page.locator('[data-picture="castle"]').count()).toBe(0);
    await page.locator('[data-picture]').first().tap();
    await page.getByRole('button', { name: 'Colors 2' }).tap();
    await page.getByRole('link', { name: 'Back' }).tap();
  }

  test('bots say whether a faction is fair: figures as they come, a way to stop, and all of it to read', async () => {
    const page = await newPage(at.browser, PHONE, { theme: 'dark' });
    await page.goto(`${site}#/workshop`);
    const buffer = readFileSync(new URL('../../docs/examples/badgers.json', import.meta.url));
    await page.locator('input[type="file"]').setInputFiles({ name: 'badgers.json', mimeType: 'application/json', buffer });
    await page.getByRole('link', { name: 'Is it fair?' }).click();
    await page.getByRole('button', { name: 'Play test games' }).click();
    const picture = page.getByRole('img', { name: /^Too early to say/ });
    await picture.waitFor();
    await page.getByRole('button', { name: 'Stop' }).first().click();
    await page.getByText(/Stopped\. Games played: \d+/).waitFor();
    await page.getByText('All figures').click();
    await expect.poll(() => page.getByRole('row', { name: /Aliens 77/ }).count()).toBe(1);
    await expect.poll(() => page.getByRole('row', { name: /Honey Badgers/ }).innerText()).toMatch(/\d+% to \d+%/);
    await page.getByRole('combobox', { name: /^Card/ }).selectOption({ label: 'Old Scar' });
    await page.getByRole('button', { name: 'Play both' }).click();
    await page.getByText(/deals so far/).waitFor();
    await fits(page, 'is it fair');
    await touchable(page, 'is it fair');
    await findsNothingSerious(page, 'is it fair');
    expect(page.problems).toEqual([]);
    await page.context().close();
  });

  test('by keyboard: like Pirate King, but … a blank card glows, arrows lead along its words, and a search finds others', async () => {
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/cards/pirates/pirate-king`);
    await page.getByRole('link', { name: 'Make one like this' }).click();
    await page.getByRole('button', { name: 'Into a new faction' }).press('Enter');
    await page.locator('[data-word]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-word="abilities/0/when"]').first().press('Enter');
    await page.getByRole('searchbox').fill('talent');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(() => said(page)).toMatch(/^Talent: you may move this minion/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => said(page)).toMatch(/^Special:/);
    await findsNothingSerious(page, 'the card on a desk');
    // A new card has one thing that glows: what it does.
    await page.locator('header a').click();
    await page.getByRole('button', { name: 'New action' }).press('Enter');
    await page.getByRole('button', { name: 'A blank card' }).press('Enter');
    await page.getByRole('button', { name: /What does it do/ }).press('Enter');
    // What a card does can be found before the moment at which it does so.
    await page.getByRole('searchbox').fill('draw');
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(() => said(page)).toBe('Draw a card');
    await expect.poll(() => page.getByRole('button', { name: 'Try it' }).isDisabled()).toBe(true);
    await page.getByLabel('Name in English').first().fill('Big Splash');
    await expect.poll(() => page.getByRole('button', { name: 'Try it' }).isDisabled()).toBe(false);
    await page.locator('header a').click();
    await page.getByRole('link', { name: 'Print' }).click();
    await expect.poll(() => page.locator('article').count()).toBe(1);
    await expect.poll(() => page.locator('article').innerText()).toContain('Unofficial fan card');
    expect(page.problems).toEqual([]);
    await page.context().close();
  });
});
