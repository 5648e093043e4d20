import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a page as a newcomer has it, and remembers what went wrong on it. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  settings: Record<string, unknown> = {},
): Promise<Page & { problems: string[] }> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options });
  const page = (await context.newPage()) as Page & { problems: string[] };
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') page.problems.push(message.text());
  });
  await page.addInitScript(
    (s) => {
      if (!localStorage.getItem('breakpoint-settings')) localStorage.setItem('breakpoint-settings', JSON.stringify(s));
    },
    { speed: 'off', name: 'Anna', ...settings },
  );
  await page.goto(url);
  await page.waitForSelector('.home');
  return page;
}

/** Makes one choice on the table, whatever is asked: plays rather than passes. Empty if nothing is asked now. */
export function chooseSomething(page: Page): Promise<string> {
  return page.evaluate(() => {
    const any = (list: HTMLElement[]): HTMLElement | undefined => list[Math.floor(Math.random() * list.length)];
    const dialog = document.querySelector('dialog[open]:not(.game-over)');
    if (dialog) {
      dialog.querySelector<HTMLElement>('.dialog-head button')?.click();
      return 'closed';
    }
    const curtain = document.querySelector<HTMLElement>('.curtain button');
    if (curtain) {
      curtain.click();
      return 'curtain';
    }
    const confirm = document.querySelector<HTMLElement>('[data-confirm]:not(:disabled)');
    const open = [...document.querySelectorAll<HTMLElement>('[data-choosable]:not(:disabled, [aria-pressed="true"])')];
    const plays = open.filter((el) => el.dataset.word !== 'end');
    const goal = confirm ?? any(plays) ?? open[0] ?? document.querySelector<HTMLElement>('[data-decline]');
    goal?.click();
    return goal ? (goal.getAttribute('aria-label') ?? goal.textContent ?? '') : '';
  });
}

/** Plays until this is so. */
export async function playUntil(page: Page, done: (page: Page) => Promise<boolean>, seconds = 90): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (!(await done(page))) {
    if (Date.now() > until) throw new Error(`still not there: ${await page.locator('.prompt').innerText()}`);
    expect(await page.locator('.broken-note').count(), 'the game stopped').toBe(0);
    await page.waitForTimeout((await chooseSomething(page)) ? 10 : 40);
  }
}

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('dialog.game-over').count()) > 0;
export const turnOf = async (page: Page): Promise<number> =>
  Number(
    (
      await page
        .locator('.turn-number')
        .innerText({ timeout: 1000 })
        .catch(() => '0')
    ).replace(/\D/g, ''),
  );
export const isMyTurn = async (page: Page): Promise<boolean> => (await page.locator('[data-word="end"]').count()) > 0;

export async function startAgainstBots(page: Page, opponents = 1): Promise<void> {
  await page
    .locator('.quick .choice')
    .first()
    .locator('input')
    .nth(opponents - 1)
    .check({ force: true });
  await page.locator('.quick .choice').nth(1).locator('input').first().check({ force: true });
  await page.locator('.quick-buttons .primary').click();
  await page.waitForSelector('.table .player');
}
