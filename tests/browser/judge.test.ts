import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { Game, logOf, seedFromText } from '@breakpoint/engine';
import { runScenario, scenariosIn } from '@breakpoint/scenario';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { findsNothingSerious, fits, touchable } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { newPage, openPage, playUntil, startAgainstBots } from './player.js';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Opens the search with this button and adds a card. */
async function add(page: Page, button: string, card: string, whose?: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const window = page.getByRole('dialog');
  if (whose) await window.getByRole('radio', { name: whose }).evaluate((el: HTMLInputElement) => el.click());
  await window.getByRole('searchbox').fill(card);
  await window
    .getByRole('button', { name: new RegExp(`^${card}`) })
    .first()
    .click();
  await window.getByRole('button', { name: 'Close' }).click();
}

/** Chooses whatever can be chosen, except the end of the turn, until the player has the choice of the phase again. */
async function playCollector(page: Page): Promise<void> {
  await page.waitForSelector('[data-table] [data-word="end"]');
  const isDone = (): Promise<boolean> =>
    page.evaluate(
      () => document.querySelector('.Hand-hand [data-choosable]') === null && document.querySelector('[data-word="end"]') !== null,
    );
  while (!(await isDone())) {
    await page.evaluate(() => {
      const open = [...document.querySelectorAll<HTMLElement>('[data-choosable]:not(:disabled, [aria-pressed="true"], [data-word="end"])')];
      const any = open[Math.floor(Math.random() * open.length)];
      (document.querySelector<HTMLElement>('[data-confirm]:not(:disabled)') ?? any)?.click();
    });
    await page.waitForTimeout(100);
  }
}

const openSteps = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('dialog').waitFor();
};

describeInBrowser('the judge', () => {
  const at = useBrowser();
  const site = inject('site');

  test('on a phone and without a network: build, play, see why, and a link that opens again', async () => {
    const page = await openPage(at.browser, site, { ...PHONE, serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.locator('.Home-way[href="#/judge"]').click();
    await page.getByRole('link', { name: /Set up a position/ }).click();
    await add(page, 'Add a base', 'The Homeworld');
    await add(page, 'Add a minion', 'First Mate', 'Player 2');
    await add(page, 'Add to Hand', 'Collector');
    await fits(page, 'the builder');
    await touchable(page, 'the builder');
    await findsNothingSerious(page, 'the builder');
    await page.getByRole('button', { name: 'Play on' }).click();
    await playCollector(page);
    await openSteps(page);
    const steps = page.getByRole('dialog');
    await steps.locator('li > details > summary', { hasText: 'Collector' }).first().click();
    await expect.poll(() => steps.locator('[data-rule="2.2.1"]').count()).toBeGreaterThan(0);
    await findsNothingSerious(page, 'the steps');
    await steps.getByRole('button', { name: 'Share or save' }).click();
    const link = await page.getByRole('dialog').getByLabel('Share or save').inputValue();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const [read] = scenariosIn(readFileSync(await (await download).path(), 'utf8'));
    if ('error' in read) throw new Error(read.error);
    const { game } = runScenario(allCards, read.doc);
    expect(game.answers.length).toBeGreaterThan(0);
    await page.goto(link);
    await page.waitForSelector('[data-table] [data-word="end"]');
    await openSteps(page);
    await expect.poll(() => steps.getByRole('button', { name: 'Try another answer' }).count()).toBe(game.answers.length);
    await steps.getByRole('button', { name: 'Try another answer' }).first().click();
    await page.waitForSelector('.Hand-hand [data-choosable]');
    expect(page.problems.filter((p) => !p.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await page.context().close();
  });

  test('what is removed comes back, and so does a position that another one replaced', async () => {
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/judge/build`);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const there = (): Promise<string[]> => page.locator('.Builder-section h3, .Builder-chip:not(.Builder-add)').allInnerTexts();
    const sees = (what: string[]) => expect.poll(there).toEqual(what.map((text) => expect.stringContaining(text)));
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await add(page, 'Add a base', 'The Homeworld');
    await add(page, 'Add a minion', 'First Mate', 'Player 2');
    await page.locator('.Builder-chip', { hasText: 'First Mate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await sees(['The Homeworld']);
    await undo.click();
    await sees(['The Homeworld', 'First Mate']);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await sees([]);
    await page.keyboard.press('Control+z');
    await sees(['The Homeworld', 'First Mate']);
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await undo.click();
    await sees(['The Homeworld', 'First Mate']);
    await page.goto(`${site}#/judge/question/aliens-21b`);
    await page.waitForSelector('[data-table]');
    await page.goto(`${site}#/judge/build`);
    await page.locator('.Builder-chip', { hasText: 'Supreme Overlord' }).first().waitFor();
    await undo.click();
    await sees(['The Homeworld', 'First Mate']);
    expect(page.problems).toEqual([]);
  });

  test('a ready question is found by its card, and its answer can be played through', async () => {
    const others = [
      ['fr', 'Demander à l’arbitre', 'La jouer', 'Pourquoi ?'],
      ['es', 'Preguntar al juez', 'Jugarla', '¿Por qué?'],
    ];
    for (const [language, ask, play, why] of [['en', 'Ask the judge', 'Play it through', 'Why?'], ...sampled(others, [])]) {
      const page = await newPage(at.browser, {}, { language });
      await page.goto(`${site}#/cards/pirates/buccaneer`);
      await page.getByRole('link', { name: ask }).click();
      const question = page.locator('details', { hasText: /\?/ }).first();
      await question.locator('summary').click();
      if (language === 'en') await findsNothingSerious(page, 'the questions');
      await question.getByRole('link', { name: play }).click();
      await page.waitForSelector('[data-table]');
      await page.getByRole('button', { name: why }).click();
      // The position is shown before its answers, and the question with its answer stands above them.
      await expect.poll(() => page.getByRole('dialog').locator('[data-question]').innerText()).toMatch(/\?\s+\S/);
      await expect.poll(() => page.locator('.Why-later').count()).toBe(await page.locator('.Why-step').count());
      await page.getByRole('dialog').locator('details').first().locator('summary').click();
      await expect.poll(() => page.getByRole('dialog').locator('[data-rule]').count()).toBeGreaterThan(0);
      expect(page.problems).toEqual([]);
      await page.context().close();
    }
  });

  test('what one seat sees of a game in progress is taken, unknown cards are dealt, and the game goes on', async () => {
    const page = await openPage(at.browser, site);
    await startAgainstBots(page);
    await playUntil(page, { turn: 3, mine: true });
    await page.locator('.Bar-bar > button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask the judge' }).click();
    await page.getByText(/Unknown cards: \d/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Unknown card' }).count()).toBeGreaterThan(30);
    await page.getByRole('button', { name: 'Deal them by chance' }).click();
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.waitForSelector('[data-table] [data-word="end"]');
    expect(page.problems).toEqual([]);
    await page.context().close();
  });

  test('a moment of a replay, its end, a puzzle, and a scenario with a faction that somebody made come before the judge', async () => {
    const page = await openPage(at.browser, site);
    const game = Game.create(allCards, { seed: 'judged', players: [{ name: 'Ada' }, { name: 'Bob' }], factions: 'random' });
    const chance = { key: seedFromText('judged'), used: 0 };
    while (game.decision) game.answer(randomPicks(game.decision, chance));
    await page.evaluate((text) => sessionStorage.setItem('breakpoint-opened-log', text), JSON.stringify(logOf(game)));
    const isThere = async (hash: string): Promise<string> => {
      await page.goto(`${site}${hash}`);
      await page.getByRole('button', { name: 'Why?' }).click();
      const steps = await page.getByRole('dialog').innerText();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      return steps;
    };
    await page.goto(`${site}#/replay/opened`);
    await page.getByRole('combobox', { name: 'Turn' }).selectOption({ index: 4 });
    await page.getByRole('link', { name: 'What if? Ask the judge' }).click();
    await page.getByRole('button', { name: 'Why?' }).waitFor();
    await expect.poll(() => page.locator('body').innerText()).toContain('Bob');
    await expect.poll(() => isThere('#/judge/replay/opened/end')).toMatch(/(Ada|Bob) chose/);
    await expect.poll(() => isThere('#/judge/puzzle/puzzles/15/129')).toMatch(/decides/);
    await page.goto(`${site}#/judge`);
    const examples = fileURLToPath(new URL('../../docs/examples/', import.meta.url));
    const files = page.getByLabel('Open a scenario file');
    await files.setInputFiles([`${examples}badgers.yaml`]);
    await page.getByText(/needs the file badgers.json/).waitFor();
    await files.setInputFiles([`${examples}badgers.yaml`, `${examples}badgers.json`]);
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('Ann chose: Old Scar');
    expect(page.problems).toEqual([]);
    await page.context().close();
  });
});
