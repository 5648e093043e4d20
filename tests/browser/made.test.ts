import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findsNothingSerious } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage, playTogether, playUntil } from './player.js';

const file = (name: string): string => fileURLToPath(new URL(`../../docs/examples/${name}.json`, import.meta.url));
const FILES = [file('badgers'), file('lanterns')];

/** Opens the files of both example factions, and leaves all boxes out. */
async function bringOwn(page: Page): Promise<void> {
  for (const name of FILES) await page.getByLabel('Open a faction file').setInputFiles(name);
  await page.getByRole('checkbox', { name: 'Lantern Keepers' }).waitFor();
  await page.getByText('More settings').click();
  for (const box of await page.locator('.ConfigForm-boxes input').all()) await box.uncheck();
  await page.getByLabel('Two players may take the same faction').check();
}

describeInBrowser('factions that players made', () => {
  const at = useBrowser();

  test('alone: from a file to a game, a reload, a replay, and the same faction in French', async () => {
    const site = inject('site');
    const page = await openPage(at.browser, site, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`${site}#/setup`);
    await page.getByLabel('Open a faction file').setInputFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"breakpoint-faction/1"}'),
    });
    await page.getByText('This can’t be played').waitFor();
    await bringOwn(page);
    await page.getByRole('button', { name: /Honey Badgers.*See the cards/ }).click();
    await page.getByText('When played: you may destroy a minion here with power 3 or less.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('If fewer than 6 bases come together').waitFor();
    await findsNothingSerious(page, 'setup');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForSelector('[data-table] [data-player]');
    await playUntil(page, { turn: 3, mine: true });
    const hand = (await page.locator('.Hand-hand .CardFace-name').allInnerTexts()).join();
    expect(hand).toMatch(
      /Cub|Biter|Digger|Honey|Moth|Lamplighter|Night Watch|Oil|Old Scar|Rage|Thick|Beacon|Snuff|Long|Safe|Second|Burrow|Lighthouse/,
    );
    await page.reload();
    await page.waitForSelector('[data-word="end"]');
    expect((await page.locator('.Hand-hand .CardFace-name').allInnerTexts()).join()).toBe(hand);
    await playUntil(page, { over: true });
    await page.goto(`${site}#/replay`);
    await page.locator('.ReplayList-game').first().click();
    await page.waitForSelector('[data-table="replay"]');
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.waitForFunction(() => document.querySelector('.Bar-step')?.textContent === 'Game over');
    expect(page.problems).toEqual([]);
    // The faction is still there for the next game, under its French name.
    await page.goto(`${site}#/`);
    await page.getByLabel('Language').selectOption('fr');
    await page.goto(`${site}#/setup`);
    await page.getByRole('checkbox', { name: 'Ratels' }).waitFor();
    await page.getByRole('checkbox', { name: 'Gardiens des lanternes' }).waitFor();
    await page.context().close();
  });

  test('by link: the guest sees the cards before sitting down, and both play', async () => {
    const url = inject('server');
    const anna = await openPage(at.browser, url);
    await anna.goto(`${url}#/friends`);
    await bringOwn(anna);
    await anna.getByLabel('Free choice', { exact: true }).check({ force: true });
    await anna.getByRole('button', { name: 'Create the table' }).click();
    const link = await anna.locator('.Invite-invite input').inputValue();
    const ben = await openPage(at.browser, url, {}, { name: 'Ben' });
    await ben.goto(link);
    await ben.getByRole('button', { name: /Lantern Keepers.*See the cards/ }).click();
    await ben.getByText('Ongoing: nothing can destroy this minion.').waitFor();
    await ben.keyboard.press('Escape');
    await ben.getByRole('button', { name: 'Take a seat' }).click();
    await ben.waitForSelector('[data-screen="lobby"]');
    await ben.getByText('Honey Badgers').first().waitFor();
    await anna.getByText('Ben').first().waitFor();
    await anna.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [anna, ben]) await page.waitForSelector('[data-table] [data-player]');
    await playTogether([anna, ben], { turn: 4, mine: true });
    await ben.reload();
    await ben.waitForSelector('[data-table] [data-player]');
    for (const page of [anna, ben]) expect(page.problems).toEqual([]);
    await anna.context().close();
    await ben.context().close();
  });
});
