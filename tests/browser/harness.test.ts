import { expect, test } from 'vitest';
import { findsNothingSerious } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { newPage } from './player.js';

describeInBrowser('the harness', () => {
  const at = useBrowser();

  test('opens a page and clicks on it', async () => {
    const page = await at.browser.newPage();
    await page.goto(`data:text/html,<button onclick="this.textContent='Smashed'">Smash</button>`);
    await page.getByRole('button', { name: 'Smash' }).click();
    await expect.poll(() => page.getByRole('button').textContent()).toBe('Smashed');
    await page.close();
  });

  test.each([
    ['button-name', '<button></button>'],
    ['color-contrast', '<p style="color: silver">pale</p>'],
  ])('fails if axe finds something: %s', async (rule, html) => {
    const page = await newPage(at.browser);
    await page.goto(`data:text/html,<html lang="en"><title>Smash</title><main><h1>Smash</h1>${html}</main></html>`);
    await expect(findsNothingSerious(page, html)).rejects.toThrow(rule);
  });
});
