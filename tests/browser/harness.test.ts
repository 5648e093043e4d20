import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, launchBrowser } from './harness.js';

describeInBrowser('the harness', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  test('opens a page and clicks on it', async () => {
    const page = await browser.newPage();
    await page.goto(`data:text/html,<button onclick="this.textContent='Smashed'">Smash</button>`);
    await page.getByRole('button', { name: 'Smash' }).click();
    expect(await page.getByRole('button').textContent()).toBe('Smashed');
  });
});
