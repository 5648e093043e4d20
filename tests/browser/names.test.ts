import { allCards, LANGUAGES } from '@breakpoint/cards';
import { Game, logOf } from '@breakpoint/engine';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage } from './player.js';

// Hands of cards with the longest words, such as Enchantress, Rumpelstiltskin, Désintégrateur and Teletransporte.
const TABLES = [
  ['wizards', 'aliens', 'grimms-fairy-tales', 'vampires'],
  ['robots', 'werewolves', 'mad-scientists', 'russian-fairy-tales'],
];
const logOfTable = (ids: string[], seed: string): string => {
  const players = ids.map((id) => ({ name: id.slice(0, 6), factions: [id, 'pirates'] }));
  return JSON.stringify(logOf(Game.create(allCards, { seed, players, duplicates: true })));
};
const logs = sampled(
  TABLES.flatMap((ids) => [logOfTable(ids, 'a'), logOfTable(ids, 'b')]),
  [logOfTable(TABLES[0], 'a')],
);
const PHONES = { upright: { width: 360, height: 740 }, sideways: { width: 740, height: 360 } };

describeInBrowser('long names', () => {
  const at = useBrowser();
  const site = inject('site');

  for (const language of LANGUAGES) {
    test(`no word is broken without a hyphen or wider than its card (${language})`, async () => {
      const page = await openPage(at.browser, site, { hasTouch: true, isMobile: true }, { language });
      for (const log of logs) {
        await page.goto(`${site}#/replay`);
        await page.locator('.ReplayList-log textarea').fill(log);
        await page.locator('.ReplayList-log .look-primary').click();
        await page.waitForSelector('[data-table="replay"] .Hand-hand .Name-name');
        for (const [way, viewport] of Object.entries(PHONES)) {
          await page.setViewportSize(viewport);
          await expect.poll(() => page.evaluate(broken), { message: way }).toEqual([]);
        }
      }
      expect(page.problems).toEqual([]);
    });
  }
});

/** The words that are on two lines without a hyphen, or wider than their element. Runs in the page. */
function broken(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.Name-word')]
    .filter((word) => {
      const place = word.closest('.CardFace-name, .Base-name')!;
      if (place.scrollWidth > place.clientWidth + 1) return true;
      const letters = word.firstChild as Text;
      const top = (at: number): number => {
        const range = document.createRange();
        range.setStart(letters, at);
        range.setEnd(letters, at + 1);
        // The first letter after a hyphen has a second, empty rectangle at the end of the previous line.
        return Math.max(...[...range.getClientRects()].map((r) => r.top));
      };
      return [...letters.data].some((c, i, all) => i > 0 && /\p{L}/u.test(c) && /\p{L}/u.test(all[i - 1]) && top(i) > top(i - 1) + 2);
    })
    .map((word) => word.textContent ?? '');
}
