import { type Browser, chromium } from 'playwright-core';
import { describe } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';

const executablePath = findBrowser();

// Quiet: a test browser has no business on the network but with the page under test.
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

/** `describe`, skipped on a machine without a browser (scripts/test.mjs decides whether that is a failure). */
export const describeInBrowser = describe.skipIf(!executablePath);

/** Starts a browser with a fresh, empty profile. Whoever starts it closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args });
}
