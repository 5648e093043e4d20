import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { describeInBrowser, useBrowser } from './harness.js';
import { full, holding, two } from './positions.js';
import { Stage, stageOpener } from './staged.js';

/** Notes, whenever the page is painted, what the question is while nothing that keys reach has the focus. */
const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const lost = new Set<string>();
    Object.assign(globalThis, { lost });
    const look = (): void => {
      const at = document.activeElement;
      if (at === null || at === document.body || at.matches(':disabled')) lost.add(document.querySelector('[data-question]')!.textContent!);
      requestAnimationFrame(look);
    };
    look();
  });
const lostFocus = (page: Page): Promise<string[]> => page.evaluate(() => [...(globalThis as unknown as { lost: Set<string> }).lost]);

describeInBrowser('the keys of the table', () => {
  const at = useBrowser();
  const open = stageOpener(at, inject('site'));

  test('never reach the table behind a dialog, and Escape closes what is open', async () => {
    const page = await open(new Stage(two));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').waitFor();
    // A button that disappears leaves the focus to the page.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('2');
    await page.keyboard.press('l');
    await expect.poll(() => page.locator('[data-lifted]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.keyboard.press('2');
    await page.locator('.Hand-hand [data-lifted]').waitFor();
  });

  test('Enter confirms what a number lifted, wherever the focus was', async () => {
    const stage = new Stage(holding(['pirates/swashbuckling', 'aliens/invader']));
    const page = await open(stage);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('1');
    await page.locator('[data-confirm]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('[data-lifted]'));
    expect(stage.answers[0]).toContain('play pirates/swashbuckling');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });

  test('Enter lifts the card that has the focus, goes to its targets, and chooses there', async () => {
    const stage = new Stage(two);
    const page = await open(stage);
    await page.locator('.Hand-hand .Hand-card').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.Base-base[data-choosable]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('base');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('[data-lifted]'));
    expect(stage.answers[1]).toContain('tar-pits');
  });

  test('the tenth card of a hand has a key, and ? lists them all', async () => {
    const hand = Array.from({ length: 10 }, () => 'aliens/invader');
    const page = await open(new Stage(holding(hand)));
    await page.keyboard.press('?');
    await page.locator('dialog[open] kbd').first().waitFor();
    const keys = await page.locator('dialog[open] kbd').allInnerTexts();
    for (const key of ['C', 'H', '?']) expect(keys).toContain(key);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.Hand-hand .CardButton-key').allInnerTexts()).toHaveLength(10);
    // No sign is cut by the edge of the hand.
    const cut = await page.locator('.Hand-hand').evaluate((el) => {
      const { top } = el.closest('.MySide-mine')!.getBoundingClientRect();
      return [...el.querySelectorAll('.CardButton-key')].filter((sign) => sign.getBoundingClientRect().top < top).length;
    });
    expect(cut).toBe(0);
    await page.keyboard.press('0');
    await page.locator('.Hand-hand > li:nth-child(10) [data-lifted]').waitFor();
    expect(page.problems).toEqual([]);
  });

  test('stay on the table: no button that goes away takes the focus with it', async () => {
    const stage = new Stage(two, { 1: [] });
    stage.assisted = true;
    const page = await open(stage);
    const card = page.locator('.Hand-hand .Hand-card').first();
    await card.focus();
    await watchFocus(page);
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-lifted]');
    await press('Keep it');
    await page.locator('[data-lifted]').waitFor({ state: 'detached' });
    await page.keyboard.press('1');
    await page.waitForSelector('[data-lifted]');
    await page.keyboard.press('Escape');
    await page.locator('[data-lifted]').waitFor({ state: 'detached' });
    await press('Menu');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await card.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.Base-base[data-choosable]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('[data-word="end"]').waitFor();
    // Of a play in two steps, this table takes back one at a time.
    await press('Undo');
    await page.locator('[data-word="end"]').waitFor({ state: 'detached' });
    await press('Undo');
    await page.locator('.Hand-hand > li:nth-child(6)').waitFor();
    await press('End turn');
    await page.waitForFunction(() => document.querySelector('.Bar-number')?.textContent?.includes('3'));
    expect(await lostFocus(page)).toEqual([]);
    expect(page.problems).toEqual([]);
  });

  test('stay on the table while picks are cleared, and while others may still answer', async () => {
    const hand = Array.from({ length: 11 }, () => 'aliens/invader');
    const page = await open(new Stage(holding(hand), { 1: [] }));
    await page.locator('[data-word="end"]').focus();
    await watchFocus(page);
    await page.keyboard.press('Enter');
    await page.locator('.Offers-count').waitFor();
    await page.keyboard.press('1');
    const clear = page.getByRole('button', { name: 'Start over' });
    await clear.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => clear.isDisabled()).toBe(true);
    await page.waitForTimeout(100);
    expect(await lostFocus(page)).toEqual([]);

    const stage = new Stage(full, { 1: [] });
    const waiting = await open(stage);
    await waiting.locator('[data-word="end"]').click();
    await waiting.locator('[data-decline]').focus();
    await watchFocus(waiting);
    stage.holds = true;
    await waiting.keyboard.press('Enter');
    await waiting.getByRole('button', { name: 'Change it' }).waitFor();
    await waiting.waitForTimeout(100);
    expect(await lostFocus(waiting)).toEqual([]);
  });
});
