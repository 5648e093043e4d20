import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { show } from './player.js';

/** Expects that axe finds nothing serious. */
export async function findsNothingSerious(page: Page, where: string): Promise<void> {
  // axe leaves out the colours of what nobody can see.
  await show(page);
  await page.waitForTimeout(250);
  // Legacy mode collects the results in the page itself instead of in an extra page, which is slow. That works without frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  expect(serious.map((v) => `${v.id}: ${v.nodes[0].html}`).join('\n'), where).toBe('');
}

/** Expects that nothing is wider than the page. */
export async function fits(page: Page, where: string): Promise<void> {
  const { wanted, there } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }));
  expect(wanted, where).toBeLessThanOrEqual(Math.min(there, page.viewportSize()?.width ?? there));
}

/** Expects that every button is large enough for a finger. */
export async function touchable(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button, select, input:not([type="radio"], [type="checkbox"], [type="file"])')]
      .filter((el) => el.offsetParent !== null && (el.offsetWidth < 40 || el.offsetHeight < 40))
      .map((el) => `${el.className} ${el.offsetWidth}x${el.offsetHeight}`),
  );
  expect(small, where).toEqual([]);
}
