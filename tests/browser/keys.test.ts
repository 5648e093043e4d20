import { expect, inject, test } from 'vitest';
import { describeInBrowser, useBrowser } from './harness.js';
import { holding, two } from './positions.js';
import { Stage, stageOpener } from './staged.js';

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
});
