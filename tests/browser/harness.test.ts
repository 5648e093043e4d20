import { expect, test } from 'vitest';
import { findsNothingSerious } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';

describeInBrowser('the harness', () => {
  const at = useBrowser();

  test('opens a page and clicks on it', async () => {
    const page = await at.browser.newPage();
    await page.goto(`data:text/html,<button onclick="this.textContent='Smashed'">Smash</button>`);
    await page.getByRole('button', { name: 'Smash' }).click();
    expect(await page.getByRole('button').textContent()).toBe('Smashed');
    await page.close();
  });

  test('fails if axe finds something', async () => {
    const page = await at.browser.newPage();
    await page.goto('data:text/html,<html lang="en"><title>Smash</title><main><h1>Smash</h1><button></button></main></html>');
    await expect(findsNothingSerious(page, 'a button without a name')).rejects.toThrow('button-name');
    await page.close();
  });
});
