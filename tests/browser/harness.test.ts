import { expect, test } from 'vitest';
import { describeInBrowser, useBrowser } from './harness.js';

describeInBrowser('the harness', () => {
  const at = useBrowser();

  test('opens a page and clicks on it', async () => {
    const page = await at.browser.newPage();
    await page.goto(`data:text/html,<button onclick="this.textContent='Smashed'">Smash</button>`);
    await page.getByRole('button', { name: 'Smash' }).click();
    expect(await page.getByRole('button').textContent()).toBe('Smashed');
  });
});
