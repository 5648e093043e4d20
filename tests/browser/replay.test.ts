import { readFileSync } from 'node:fs';
import { random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { answerWith, type EventView, Game, knowledgeOf, type Log, logOf, seedFromText } from '@breakpoint/engine';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { Replayer } from '../../packages/web/src/worker/replayer.js';
import { sampled } from '../patience.js';
import { findsNothingSerious, fits, touchable } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { lookAtIt, openPage, playUntil, startAgainstBots } from './player.js';

function game(seats: number): Log {
  const names = ['Ada', 'Bob', 'Cleo', 'Dan'].slice(0, seats);
  const made = Game.create(allCards, { seed: 'replay', players: names.map((name) => ({ name })), factions: 'random' });
  const chance = { key: seedFromText('replay'), used: 0 };
  while (made.decision) answerWith(made, made.decision.seat, random.decide(knowledgeOf(made, made.decision.seat), chance));
  return logOf(made);
}

async function openLog(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}#/replay`);
  await page.locator('.ReplayList-log textarea').fill(text);
  await page.locator('.ReplayList-log .look-primary').click();
}
const stopOf = async (page: Page): Promise<number> => Number((await page.locator('.Controls-number').innerText()).split('/')[0]);

describeInBrowser('replays', () => {
  const at = useBrowser();
  const site = inject('site');
  const log = game(4);

  test('a conceded game leads to the decision that mattered most, and can be shared, downloaded and opened again', async () => {
    const page = await openPage(at.browser, site, {}, {}, 7);
    await startAgainstBots(page);
    // A player who plays nothing in two turns has made a mistake that the review finds.
    for (let i = 0; i < 2; i++) {
      await playUntil(page, { turn: 1 + 2 * i, mine: true });
      await lookAtIt(page);
      await page.locator('[data-word="end"]').click();
    }
    await playUntil(page, { turn: 5, mine: true });
    await page.getByRole('button', { name: 'Menu' }).click();
    for (let i = 0; i < 2; i++) await page.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
    await page.waitForSelector('dialog.GameOver-over');
    const score = (await page.locator('.GameOver-final b').allInnerTexts()).sort().join();
    await page.getByRole('link', { name: 'The decision that mattered most' }).click();
    await page.getByText('Review this game').waitFor();
    // As soon as the review is done, its window makes room for the position, with what would have been better.
    await page.getByText('Review this game').waitFor({ state: 'detached' });
    await page.getByText('Better:').first().waitFor();
    await page.goto(`${site}#/replay`);
    await page.waitForSelector('.ReplayList-game');
    await expect.poll(() => page.locator('.ReplayList-winner').count()).toBe(1);
    await page.locator('.ReplayList-game').click();
    await page.waitForSelector('[data-table="replay"]');
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.waitForFunction(() => Number(document.querySelector('.Bar-number')?.textContent?.replace(/\D/g, '')) >= 5);
    expect(
      (await page.locator('.Players-vp').allInnerTexts())
        .map((t) => t.replace(/\s+/g, ' '))
        .sort()
        .join(),
    ).toBe(score);
    await page.getByRole('button', { name: 'Share this replay' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the log' }).click()]);
    // No server has this game, so the link contains it.
    const link = await page.locator('.ShareLink-share input').inputValue();
    expect(link).toMatch(/#\/replay\/shared\/[\w-]{100,8000}$/);
    const other = await openPage(at.browser, site);
    await other.goto(link);
    await other.locator('[data-table="replay"] .Controls-scrub input').press('End');
    await expect.poll(() => other.locator('[data-table="replay"] .Players-vp').allInnerTexts()).toHaveLength(2);
    await openLog(other, site, readFileSync(await download.path(), 'utf8'));
    await other.waitForSelector('[data-table="replay"]');
    await expect.poll(() => other.locator('.Players-name').first().innerText()).toContain('Anna');
    for (const { problems } of [page, other]) expect(problems).toEqual([]);
  });

  test('a replay can be stepped, scrubbed, jumped in and played, from any seat’s view, and continued against bots', async () => {
    const page = await openPage(at.browser, site);
    await openLog(page, site, JSON.stringify(log));
    await page.waitForSelector('[data-table="replay"]');
    await expect.poll(() => stopOf(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => document.querySelector('.Controls-number')?.textContent?.startsWith('2/'));
    await page.getByRole('slider').fill('90');
    await page.waitForFunction(() => document.querySelectorAll('[data-table="replay"] .Base-column .Minion-minion').length > 0);
    await expect.poll(() => page.locator('.ReplayParts-hand').count()).toBe(4);
    await page.getByLabel('Seen by').selectOption('1');
    await page.waitForFunction(() => document.querySelectorAll('.ReplayParts-hand').length === 1);
    await page.getByLabel('Seen by').selectOption('-1');
    await page.waitForFunction(() => document.querySelectorAll('.ReplayParts-hand').length === 0);
    await page.getByRole('combobox', { name: 'Turn' }).selectOption({ index: 9 });
    await page.waitForFunction(() => document.querySelector('.Bar-number')?.textContent === 'Turn 9');
    await expect.poll(() => page.locator('.ReplayParts-now').innerText()).toContain('Turn 9');
    const before = await stopOf(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction((n) => Number(document.querySelector('.Controls-number')?.textContent?.split('/')[0]) > n + 1, before);
    await page.getByRole('button', { name: 'Pause' }).click();
    // Cards can be read.
    await page.locator('.Minion-minion').first().click();
    await page.waitForSelector('.Reader-opened');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Turn' }).selectOption({ index: 6 });
    await page.waitForFunction(() => document.querySelector('.Bar-number')?.textContent === 'Turn 6');
    const vps = (await page.locator('.Players-vp b').allInnerTexts()).sort().join();
    await page.getByRole('button', { name: 'Continue from here against bots' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForSelector('.MySide-mine .Hand-card');
    expect((await page.locator('.Players-vp b').allInnerTexts()).sort().join()).toBe(vps);
    await playUntil(page, { turn: 7, mine: true });
    expect(page.problems).toEqual([]);
  });

  test('a step forward is shown with the scenes of live play, a jump is not', async () => {
    const replayer = new Replayer(allCards, log);
    const { stops } = replayer.reel;
    const happens = (kind: EventView['kind'], from: number): number =>
      stops.findIndex(
        (_, stop) =>
          stop > from &&
          replayer
            .frame(stop, -1)
            .events.at(-1)!
            .some((e) => e.kind === kind),
      );
    const played = happens('played', 20);
    const ranked = happens('ranked', 20);
    const page = await openPage(at.browser, site, {}, { speed: 'slow' });
    await openLog(page, site, JSON.stringify(log));
    await page.waitForSelector('[data-table="replay"]');
    const goTo = async (stop: number): Promise<void> => {
      await page.getByRole('slider').fill(String(stop));
      await page.waitForFunction((n) => document.querySelector('.Controls-number')?.textContent?.startsWith(`${n}/`), stop);
    };
    await goTo(played);
    await expect.poll(() => page.locator('[data-scene="card"]').count(), { message: 'none after a jump' }).toBe(0);
    await goTo(played - 1);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.waitForSelector('[data-scene="card"] .CardFace-text');
    // A click skips the remaining scenes.
    await page
      .locator('.ReplayParts-hands, .Board-board')
      .first()
      .click({ position: { x: 5, y: 5 } });
    await page.waitForSelector('[data-scene="card"]', { state: 'detached', timeout: 3000 });
    await goTo(ranked - 1);
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.Scoring-award');
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.waitForSelector('.Scoring-award', { state: 'detached', timeout: 3000 });
    await expect.poll(() => stopOf(page)).toBe(ranked - 1);
    expect(page.problems).toEqual([]);
  });

  test('a file that is not a log is refused', async () => {
    const page = await openPage(at.browser, site);
    await openLog(page, site, 'hello');
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('This is not the log of a game.');
    await openLog(page, site, JSON.stringify({ ...log, answers: [['nonsense']] }));
    await page.waitForSelector('.look-note');
    await expect.poll(() => page.locator('.look-note').innerText()).toContain('can’t be replayed');
    await page.goto(`${site}#/replay/local/nowhere`);
    await page.getByText('Game not found.', { exact: false }).waitFor();
  });

  test.each(sampled(['en', 'fr', 'es'], ['en']))('the screens are accessible and fit on a phone (%s)', async (language) => {
    const page = await openPage(at.browser, site, { locale: language, colorScheme: language === 'fr' ? 'dark' : 'light' });
    // Axe looks once in the light and once in the dark: all languages have the same structure and colours.
    const isFine = async (where: string): Promise<void> => {
      if (language !== 'es') await findsNothingSerious(page, where);
    };
    await openLog(page, site, JSON.stringify(log));
    await page.waitForSelector('[data-table="replay"]');
    await page.getByRole('slider').fill('100');
    await page.waitForSelector('.Minion-minion');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.waitForSelector('[data-strip]');
    await fits(page, 'replay on a phone');
    await touchable(page, 'replay on a phone');
    await isFine('replay on a phone');
    await page.goto(`${site}#/replay`);
    await page.waitForSelector('.ReplayList-log');
    await fits(page, 'list on a phone');
    await isFine('list on a phone');
    expect(page.problems).toEqual([]);
  });
});
