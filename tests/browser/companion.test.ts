import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findsNothingSerious, fits, touchable } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage } from './player.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Two fingers go down, each on a button, and up again. */
async function twoFingers(page: Page, ...buttons: Locator[]): Promise<void> {
  await buttons[1].scrollIntoViewIfNeeded();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  const both = boxes.map((box, id) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2, id }));
  const touch = await page.context().newCDPSession(page);
  for (const [type, touchPoints] of [
    ['touchStart', both.slice(0, 1)],
    ['touchStart', both],
    ['touchEnd', both.slice(1)],
    ['touchEnd', []],
  ] as const)
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
}

describeInBrowser('the companion', () => {
  const at = useBrowser();
  const site = inject('site');

  test('sets up and scores a game of three on a phone, keeps its history, and takes everything to another device', async () => {
    const page = await openPage(at.browser, site, PHONE);
    await page.goto(`${site}#/companion`);
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    await page.getByLabel('Smash Up (core set)').check();
    await page.getByRole('link', { name: 'Who plays what' }).click();
    await button('Add a player').click();
    for (const [i, name] of ['Ana', 'Bo', 'Cy'].entries()) await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name);
    await button('Deal').click();
    await fits(page, 'companion 1');
    await findsNothingSerious(page, 'companion 2');
    await button('Start the game').click();

    // These four lie on the table, and the power of Ana on the first.
    for (const [i, name] of ['Tortuga', 'Ninja Dojo', 'The Homeworld', 'Jungle Oasis'].entries()) {
      await page
        .getByRole('button', { name: /^Another base/ })
        .nth(i)
        .click();
      await page.getByRole('searchbox', { name: 'Which base lies there?' }).fill(name);
      const found = page.getByRole('dialog').getByRole('button', { name, exact: true });
      if ((await found.count()) > 0) await found.click();
      else await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    expect((await page.getByRole('heading', { level: 3 }).allInnerTexts()).sort()).toEqual([
      'Jungle Oasis',
      'Ninja Dojo',
      'The Homeworld',
      'Tortuga',
    ]);
    await button(/^One more for Ana on Tortuga/).click({ clickCount: 2 });
    await page.getByRole('link', { name: 'Set this position up for the judge' }).click();
    await page.getByText('From your table').waitFor();
    await expect.poll(() => page.locator('[data-from="table"]').innerText()).toMatch(/Tortuga\s+Ana 2/);
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Name' }).evaluateAll((all) => all.map((el) => (el as HTMLInputElement).value)))
      .toEqual(['Ana', 'Bo', 'Cy']);
    await button('Deal them by chance').click();
    await button('Play on').click();
    await page.getByRole('button', { name: 'Why?' }).waitFor();
    await page.goto(`${site}#/companion`);
    // What was done before the visit to the judge can be taken back, even after the page was closed.
    await page.reload();
    await button('Undo').click({ clickCount: 2 });

    // Bo has 12 power and Cy 12, too: both are first. The first taps come from two hands at the same time.
    const base = page.locator('li', { has: page.getByRole('heading', { level: 3 }) }).first();
    const [bo1, cy1] = [/^One more for Bo/, /^One more for Cy/].map((name) => base.getByRole('button', { name }));
    await twoFingers(page, bo1, cy1);
    await expect.poll(() => base.innerText()).toMatch(/Total: 2/);
    await bo1.click({ clickCount: 11 });
    await cy1.click({ clickCount: 11 });
    await expect.poll(() => base.innerText()).toMatch(/It breaks!/);
    await fits(page, 'companion 3');
    await touchable(page, 'companion 4');
    await findsNothingSerious(page, 'companion 5');
    await base.getByRole('button', { name: /^Score / }).click();
    const gains = await page.getByRole('dialog').getByRole('spinbutton').all();
    const [none, bo, cy] = await Promise.all(gains.map((field) => field.inputValue()));
    expect(none).toBe('0');
    expect(bo).toBe(cy);
    await gains[1].fill('15');
    await gains[2].fill('15');
    await button('Count it').click();
    await button('Undo').click();
    // The base is still there when the turn ends: it is scored first.
    await button('End turn').click();
    await expect.poll(() => page.locator('li[aria-current="step"]').innerText()).toBe('Score bases');
    await base.getByRole('button', { name: /^Score / }).click();
    for (const field of gains.slice(1)) await field.fill('15');
    await button('Count it').click();
    for (let i = 0; i < 2; i++) await button('Next step').click();
    await page.getByText('The lead is tied').waitFor();
    await button('One VP less for Cy').click();
    await expect.poll(() => page.getByText('The lead is tied').count()).toBe(0);
    await button('End turn').click();
    await expect.poll(() => page.getByRole('heading', { name: /Bo wins with 15 VP/ }).count()).toBe(1);
    await button('Undo').click();
    await expect.poll(() => page.getByRole('heading', { name: /Bo wins/ }).count()).toBe(0);
    await button('End turn').click();
    await button('Into the history').click();
    await page.getByRole('link', { name: 'History' }).click();
    await expect.poll(() => page.locator('main li').innerText()).toMatch(/Bo won with .+, Ana 0, Bo 15, Cy \d/);

    // The second evening: a fourth player comes, and the deal takes four taps and a name.
    await page.goto(site);
    await page.goto(`${site}#/companion`);
    await button('Add a player').click();
    await page.getByRole('textbox', { name: 'Player 4' }).fill('Di');
    await button('Deal').click();
    await button('Start the game').click();
    await expect.poll(() => page.getByRole('button', { name: /^One more for Di/ }).count()).toBe(5);
    // Another game takes its place only with a second tap.
    await page.getByRole('link', { name: 'Who plays what' }).click();
    await button('Deal').click();
    await button('Start the game').click();
    await button('Really? The score of the game in progress is lost.').waitFor();
    await page.getByRole('link', { name: 'Keep score' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^One more for Di/ }).count()).toBe(5);

    await page.getByRole('link', { name: 'My boxes' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), button('Save the file').click()]);
    const file = { name: 'breakpoint.json', mimeType: 'application/json', buffer: readFileSync(await download.path()) };
    const other = await openPage(at.browser, site);
    await other.goto(`${site}#/companion`);
    await other.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('{"format":"something"}') });
    await other.getByText('Nothing was changed').waitFor();
    await other.locator('input[type=file]').setInputFiles(file);
    await other.getByText('Everything is here now').waitFor();
    const owns = () => other.getByLabel('Smash Up (core set)').isChecked();
    await expect.poll(owns).toBe(true);
    // What the file replaced comes back.
    await other.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(owns).toBe(false);
    await other.locator('input[type=file]').setInputFiles(file);
    await expect.poll(owns).toBe(true);
    await other.getByRole('link', { name: 'History' }).click();
    await expect.poll(() => other.locator('main li').innerText()).toContain('Bo won');
    // One tap beside it forgets nothing.
    await other.getByRole('button', { name: 'Forget this game' }).click();
    await expect.poll(() => other.locator('main li').count()).toBe(1);
    await other.getByText('Forget this game').click();
    await expect.poll(() => other.locator('main li').count()).toBe(0);
    expect([...page.problems, ...other.problems]).toEqual([]);
    await Promise.all([page.context().close(), other.context().close()]);
  });

  test('factions are drafted, chosen or dealt, the deal travels by link, the screen stays on, and the search box answers at once', async () => {
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/companion`);
    await page.getByLabel('Smash Up (core set)').check();
    await page.getByRole('link', { name: 'Who plays what' }).click();
    await page.evaluate(() => {
      const share = async ({ url }: { url: string }): Promise<void> => {
        document.title = url;
      };
      Object.assign(navigator, { share });
    });
    // Two factions each, in a draft or by choice; and nobody is dealt both Zombies and Aliens.
    const hands = page.locator('main section ul').first();
    const radio = (name: string) => page.getByRole('radio', { name }).evaluate((el: HTMLInputElement) => el.click());
    for (const way of ['Draft', 'Choose']) {
      await radio(way);
      for (const faction of ['Zombies', 'Pirates', 'Robots', 'Aliens'])
        await page.getByRole('button', { name: faction, exact: true }).click();
      await expect.poll(() => hands.innerText()).toMatch(way === 'Draft' ? /Zombies \+ Aliens/ : /Zombies \+ Pirates/);
    }
    await radio('Deal');
    await page.getByText('Wishes', { exact: true }).click();
    for (const faction of ['zombies', 'aliens']) {
      await page.getByRole('combobox', { name: 'Nobody gets' }).selectOption(faction);
      await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    }
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    await expect.poll(() => hands.innerText()).not.toMatch(/Zombies|Aliens/);
    const dealt = await page.locator('main section ul').first().innerText();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.waitForFunction(() => document.title.includes('#/companion/deal/'));
    const other = await openPage(at.browser, site);
    await other.goto(await page.title());
    await expect.poll(() => other.locator('main section ul').first().innerText()).toBe(dealt);
    const lock = await other.evaluateHandle(() => {
      const seen = { taken: '', released: false };
      const request = async (kind: string) => {
        seen.taken = kind;
        const release = async (): Promise<void> => {
          seen.released = true;
        };
        return { release };
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      return seen;
    });
    await other.getByRole('button', { name: 'Start the game' }).click();
    await expect.poll(() => lock.jsonValue()).toEqual({ taken: 'screen', released: false });
    await other.getByLabel('Look up a card').fill('infiltr');
    await other.getByRole('button', { name: 'Infiltrate' }).click();
    await expect.poll(() => other.getByRole('dialog').innerText()).toContain('Infiltrate');
    await other.goto(`${site}#/companion/history`);
    await expect.poll(() => lock.jsonValue()).toEqual({ taken: 'screen', released: true });
    await Promise.all([page.context().close(), other.context().close()]);
  });

  test('after the first visit, judge and companion speak French and Spanish without a network', async () => {
    const page = await openPage(at.browser, site, { ...PHONE, serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    const others = [
      {
        language: 'fr',
        judge: 'L’arbitre',
        rule: /Règle \d/,
        companion: 'À la vraie table',
        deal: 'Qui joue quoi',
        none: /Cochez d’abord vos boîtes/,
      },
      {
        language: 'es',
        judge: 'El juez',
        rule: /Regla \d/,
        companion: 'En la mesa de verdad',
        deal: 'Quién juega con qué',
        none: /Marca primero tus cajas/,
      },
    ];
    for (const { language, judge, rule, companion, deal, none } of others) {
      await page.goto(`${site}#/judge`);
      await page.locator('header select').selectOption(language);
      await page.getByRole('heading', { name: judge, level: 1 }).waitFor();
      await page.goto(`${site}#/judge/question/ruling-buccaneer-1`);
      await page.locator('.Why-barButton').click();
      await page.getByRole('dialog').locator('li > details > summary').last().click();
      await page.getByRole('dialog').locator('details[open] [data-rule]', { hasText: rule }).first().waitFor();
      await page.goto(`${site}#/companion`);
      await page.reload();
      await page.getByRole('heading', { name: companion, level: 1 }).waitFor();
      await page.getByRole('link', { name: deal }).click();
      await page.getByText(none).waitFor();
    }
    expect(page.problems.filter((p) => !p.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
