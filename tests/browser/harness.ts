import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';

const executablePath = findBrowser();

// The browser must not use the network except for the page under test.
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pages show no pictures: nobody looks at them, and decoding and painting them is an eighth of the work. The rest is what Playwright sets. */
const BLIND = '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** `describe`, skipped on a machine without a browser (scripts/test.mjs decides whether that is a failure). */
export const describeInBrowser = describe.skipIf(!executablePath);

const lookedAt = new WeakSet<Browser>();
/** Somebody looks at the pages of this browser, so they have pictures and are painted (player.ts). */
export const isLookedAt = (browser: Browser): boolean => lookedAt.has(browser);

/** The browser of this process, which all its test files share. It ends with the process. */
let started: Promise<Browser> | undefined;

/**
 * The browser. Each test opens pages of its own (player.ts), which share no storage; the addresses are `inject('site')` and
 * `inject('server')` (setup.ts).
 */
export function useBrowser(pictures: 'with pictures' | 'blind' = 'blind'): { readonly browser: Browser } {
  let browser: Browser;
  beforeAll(async () => {
    started ??= chromium.launch({ executablePath, args: pictures === 'blind' ? [...args, BLIND] : args });
    browser = await started;
    if (pictures !== 'blind') lookedAt.add(browser);
  });
  // A test that failed has left its pages open.
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  return {
    get browser() {
      return browser;
    },
  };
}
