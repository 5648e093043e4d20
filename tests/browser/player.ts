import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { TEST, WAIT } from '../patience.js';
import { isLookedAt } from './harness.js';

export const VIEWPORT = { width: 1280, height: 800 };
export type Watched = Page & { problems: string[] };

/** Opens the first page as a newcomer sees it. With a seed, the games that the page starts are reproducible. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  settings: Record<string, unknown> = {},
  seed?: number,
): Promise<Watched> {
  const page = await newPage(browser, options, settings);
  if (seed !== undefined) await page.addInitScript(countSeeds, seed);
  await page.goto(url);
  await page.waitForSelector('.Home-home');
  return page;
}

/** A new page, which is closed when the test ends. */
export async function newPage(...how: Parameters<typeof lastingPage>): Promise<Watched> {
  const page = await lastingPage(...how);
  onTestFinished(() => page.context().close());
  return page;
}

/** Makes a page transparent: nobody looks at it, and painting it is a third of the browser's work. Runs in the page. */
function hide(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}
/** Paints a page, for a test of colours or of what moves on the screen. */
export const show = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/**
 * A new, empty, transparent page that collects its errors. It shares nothing with other pages, and has no service worker, which would
 * load the whole client for every page; only the tests without a network allow one.
 */
export async function lastingPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  settings: Record<string, unknown> = {},
): Promise<Watched> {
  const context = await browser.newContext({
    locale: 'en',
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(WAIT);
  const page = (await context.newPage()) as Watched;
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') page.problems.push(message.text());
  });
  if (!isLookedAt(browser)) await page.addInitScript(hide);
  await page.addInitScript(
    (s) => {
      if (!localStorage.getItem('breakpoint-settings')) localStorage.setItem('breakpoint-settings', JSON.stringify(s));
    },
    { speed: 'off', name: 'Anna', warned: true, sound: false, ...settings },
  );
  return page;
}

/** Makes seeds counted instead of random. Runs in the page. */
function countSeeds(start: number): void {
  let count = start;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint32Array) for (let i = 0; i < array.length; i++) array[i] = count++;
    return array;
  };
}

/** The goal of playing: all conditions named here must hold. */
interface Goal {
  /** The game has reached this turn. */
  turn?: number;
  /** It is this player's own turn, and "end turn" is among the options. */
  mine?: boolean;
  /** The game has ended. */
  over?: boolean;
  /** Something on the page matches this selector. */
  seen?: string;
}

type Played = 'there' | 'stopped' | 'broken' | 'late';
declare global {
  var stopPlaying: boolean;
}

/** Chooses any option, preferring plays to passes, until the goal is reached. Runs in the page. */
async function play({ goal, seconds }: { goal: Goal; seconds: number }): Promise<Played> {
  const any = (list: HTMLElement[]): HTMLElement | undefined => list[Math.floor(Math.random() * list.length)];
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const there = (): boolean =>
    (!goal.over || find('dialog.GameOver-over') !== null) &&
    (!goal.mine || find('[data-word="end"]') !== null) &&
    (!goal.seen || find(goal.seen) !== null) &&
    (!goal.turn || Number(find('.Bar-number')?.innerText.replace(/\D/g, '')) >= goal.turn);
  const next = (): HTMLElement | null | undefined => {
    const dialog = find('dialog[open]:not(.GameOver-over)');
    if (dialog) return dialog.querySelector<HTMLElement>('.Dialog-head button');
    const open = [...document.querySelectorAll<HTMLElement>('[data-choosable]:not(:disabled, [aria-pressed="true"])')];
    const plays = open.filter((el) => el.dataset.word !== 'end');
    return find('[data-curtain] button') ?? find('[data-confirm]:not(:disabled)') ?? any(plays) ?? open[0] ?? find('[data-decline]');
  };
  const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  // An answer may still be under way, so the goal must hold for a moment.
  const staysThere = async (): Promise<boolean> => {
    for (let i = 0; i < 10; i++) {
      if (!there()) return false;
      await wait(20);
    }
    return true;
  };
  globalThis.stopPlaying = false;
  const until = Date.now() + seconds * 1000;
  while (!(await staysThere())) {
    if (globalThis.stopPlaying) return 'stopped';
    if (find('.TableDialogs-broken')) return 'broken';
    if (Date.now() > until) return 'late';
    const choice = find('dialog.GameOver-over') ? undefined : next();
    choice?.click();
    await wait(choice ? 10 : 20);
  }
  return 'there';
}

/** Shorter than a test may take, so that it says what it waited for. */
const SECONDS = (0.7 * TEST) / 1000;

/** Plays until the goal is reached. */
export async function playUntil(page: Page, goal: Goal, seconds = SECONDS): Promise<void> {
  const played = await page.evaluate(play, { goal, seconds });
  if (played === 'there' || played === 'stopped') return;
  throw new Error(`${played === 'late' ? 'still not there' : 'the game stopped'}: ${await page.locator('[data-question]').innerText()}`);
}

/** All pages play, each when it has a decision, until the first page reaches the goal. */
export async function playTogether(pages: Page[], goal: Goal, seconds = SECONDS): Promise<void> {
  const playing = pages.map((page) => playUntil(page, goal, seconds));
  try {
    await Promise.race(playing);
  } finally {
    for (const page of pages) {
      await page.evaluate(() => {
        globalThis.stopPlaying = true;
      });
    }
  }
  await Promise.all(playing);
}

/**
 * The shortest time that a person looks at a question. A press that comes sooner, where another one has just changed the question or
 * something was still being shown, answers nothing.
 */
export const lookAtIt = (page: Page): Promise<void> => page.waitForTimeout(500);

export const turnOf = async (page: Page): Promise<number> =>
  Number(
    (
      await page
        .locator('.Bar-number')
        .innerText({ timeout: 1000 })
        .catch(() => '0')
    ).replace(/\D/g, ''),
  );
export const isMyTurn = async (page: Page): Promise<boolean> => (await page.locator('[data-word="end"]').count()) > 0;

export async function startAgainstBots(page: Page, opponents = 1, level = 0): Promise<void> {
  // By script: a pointer can miss a choice that moves while the page is still being laid out.
  for (const [row, at] of [opponents - 1, level].entries()) {
    const choice = page.locator('.Home-quick fieldset').nth(row).locator('input').nth(at);
    await choice.evaluate((el: HTMLInputElement) => el.click());
  }
  await page.locator('.Home-buttons .look-primary').click();
  await page.waitForSelector('[data-table] [data-player]');
}
