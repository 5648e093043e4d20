import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { describeInBrowser, useBrowser } from '../browser/harness.js';
import { openPage, playUntil, startAgainstBots, turnOf } from '../browser/player.js';

// npm run clicks: how fast the page answers clicks while three bots play, on a machine that does nothing else. It is not part of npm test.
const TURNS = 3;
const CARDS = 20;
/** A turn with fewer clicks is not counted. */
const ENOUGH = 10;
/** `expert` thinks longest. Once quick bots have answered, a click skips to the player's own turn, and nothing is left to be measured. */
const LEVEL = 3;
/** All pages play with the same factions. */
const SEED = 7;
const SIZES: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' },
};

interface Measured {
  /** From a click to the next painted picture, in milliseconds. */
  clicks: number[];
  /** Tasks of more than 50 ms. */
  long: number[];
  /** How far things jumped that nobody had touched. Bases and their cards slide to their places, which the browser takes for jumps. */
  shift: number;
}
declare global {
  var measured: Measured;
}

/** Notes clicks, long tasks and layout shifts. Runs in the page. */
function measure(): void {
  globalThis.measured = { clicks: [], long: [], shift: 0 };
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  const watch = (type: string, note: (entry: Entry) => void): void => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    });
    observer.observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  };
  watch('event', (entry) => {
    if (entry.name === 'click') globalThis.measured.clicks.push(entry.duration);
  });
  watch('longtask', (entry) => {
    globalThis.measured.long.push(entry.duration);
  });
  watch('layout-shift', (entry) => {
    const isOnBoard = (node: Node | null): boolean => document.querySelector('[data-bases]')?.contains(node) === true;
    const isOwnTurn = document.querySelector('[data-question][data-mine]') !== null;
    if (!entry.hadRecentInput && !isOwnTurn && !entry.sources.every(({ node }) => isOnBoard(node)))
      globalThis.measured.shift += entry.value;
  });
}

/**
 * A place on a card of the hand where nothing covers it; null: there is none. Playwright's own click would look for it again and again while
 * it is measured. Runs in the page.
 */
function placeOn(nth: number): { x: number; y: number } | null {
  const places = [...document.querySelectorAll('.Hand-hand .Hand-card')].flatMap((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const [x, y] = [left + width / 3, top + height / 2];
    return card.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
  });
  return places.at(nth % places.length) ?? null;
}

/**
 * Is this player asked something? The question also says so while a card is lifted that goes nowhere. The second press on a card may come
 * when the player is asked already: then it lifts the card instead of closing it, and nothing else can be chosen.
 */
const asked = async (page: Page): Promise<boolean> => (await page.locator('[data-question][data-mine]').count()) > 0;

interface Turn {
  p50: number;
  p95: number;
  clicks: number;
  longest: number;
  shift: number;
}
/** Opens and closes cards of the hand while the others play, and then only watches, until this player is asked again. */
async function clickThrough(page: Page, touches: boolean): Promise<Turn> {
  await playUntil(page, { mine: true });
  // The end of a turn may be confirmed, and may ask questions of its own.
  await playUntil(page, { turn: (await turnOf(page)) + 1 });
  await page.evaluate(() => Object.assign(globalThis.measured, { clicks: [], long: [], shift: 0 }));
  for (let i = 0; i < CARDS && !(await asked(page)); i++) {
    const place = await page.evaluate(placeOn, i);
    // A second press closes the card again, on every size.
    for (let press = 0; press < 2 && place; press++) {
      await (touches ? page.touchscreen.tap(place.x, place.y) : page.mouse.click(place.x, place.y));
      await page.waitForTimeout(100);
    }
  }
  // The browser counts nothing as a jump that follows a click.
  while (!(await asked(page))) {
    if ((await page.locator('dialog.GameOver-over').count()) > 0) throw new Error('the game ended before enough was measured');
    await page.waitForTimeout(200);
  }
  const { clicks, long, shift } = await page.evaluate(() => globalThis.measured);
  clicks.sort((a, b) => a - b);
  const at = (part: number): number => clicks[Math.floor(clicks.length * part)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), clicks: clicks.length, longest: Math.max(0, ...long), shift };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

describeInBrowser('clicks while others play', () => {
  const at = useBrowser('with pictures');
  test.each(Object.keys(SIZES))('%s: 95 of 100 clicks are answered within 100 ms, no task is longer, nothing jumps', async (size) => {
    const page = await openPage(at.browser, inject('site'), SIZES[size], { speed: 'normal' }, SEED);
    await page.evaluate(measure);
    await startAgainstBots(page, 3, LEVEL);
    const turns: Turn[] = [];
    while (turns.length < TURNS) {
      const turn = await clickThrough(page, SIZES[size].hasTouch === true);
      // If the others soon ask this player something, the turn says nothing.
      if (turn.clicks >= ENOUGH) turns.push(turn);
    }
    console.log(size, ...turns);
    expect(median(turns.map(({ p95 }) => p95)), 'p95 of clicks, ms').toBeLessThan(100);
    expect(median(turns.map(({ longest }) => longest)), 'the longest task, ms').toBeLessThan(100);
    expect(median(turns.map(({ shift }) => shift)), 'layout shift').toBeLessThan(0.02);
  });
});
