import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Asks axe, and wants to hear of nothing serious. */
export async function findsNothingSerious(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(250);
  // Legacy mode puts the findings together in the page itself: a page has no frames here, and another page to do it in is dear.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  expect(
    serious.map((v) => `${v.id}: ${v.nodes[0].html}`),
    where,
  ).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function fits(page: Page, where: string): Promise<void> {
  const { wanted, there } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }));
  expect(wanted, where).toBeLessThanOrEqual(Math.min(there, page.viewportSize()?.width ?? there));
}

/** A finger finds every button. */
export async function touchable(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button, select, input:not([type="radio"], [type="checkbox"])')]
      .filter((el) => el.offsetParent !== null && (el.offsetWidth < 40 || el.offsetHeight < 40))
      .map((el) => `${el.className} ${el.offsetWidth}x${el.offsetHeight}`),
  );
  expect(small, where).toEqual([]);
}
