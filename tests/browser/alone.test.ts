import { expect, inject, test } from 'vitest';
import { sampled, TEST } from '../patience.js';
import { findsNothingSerious } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { isMyTurn, openPage, playUntil, startAgainstBots, turnOf } from './player.js';

describeInBrowser('alone, without a game server', () => {
  const at = useBrowser();
  const site = inject('site');

  test('without a network, a game to 10 VP against a bot works from the front page to its end and its replay', async () => {
    // With this seed, the first question is what to play: the note at the beginning keeps out of the way of any other.
    const page = await openPage(at.browser, site, { serviceWorkers: 'allow' }, {}, 11);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('.Home-home');
    await page.locator('[href="#/setup"]').click();
    await page.locator('[data-screen="setup"] summary').click();
    await page.getByLabel('VP to win').selectOption('10');
    await page.getByLabel('Hand limit').selectOption('7');
    await page.locator('[data-screen="setup"] > .look-primary').click();
    await page.locator('.StartNote-note').getByText('Win with 10 victory points').waitFor();
    await playUntil(page, { turn: 3, mine: true });
    await page.getByRole('button', { name: 'Menu' }).click();
    for (let i = 0; i < 2; i++) await page.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
    await page.waitForSelector('dialog.GameOver-over');
    await expect.poll(() => page.locator('.GameOver-final li').count()).toBe(2);
    const score = (await page.locator('.GameOver-final b').allInnerTexts()).sort().join();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForSelector('dialog.GameOver-over', { state: 'detached' });
    await expect.poll(() => turnOf(page)).toBeLessThanOrEqual(2);
    // The game that ended can be watched.
    await page.goto(`${site}#/replay`);
    await page.locator('.ReplayList-game').first().click();
    await page.waitForSelector('[data-table="replay"]');
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.waitForFunction(() => Number(document.querySelector('.Bar-number')?.textContent?.replace(/\D/g, '')) >= 3);
    const end = (await page.locator('.Players-vp').allInnerTexts()).map((t) => t.replace(/\s+/g, ' '));
    expect(end.sort().join()).toBe(score);
    expect(page.problems.filter((p) => !p.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('what the table loads late comes when there is a network again, and the table stays there', async () => {
    const page = await openPage(at.browser, site);
    await startAgainstBots(page);
    const table = await page.locator('[data-table]').elementHandle();
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Menu' }).click();
    await failed;
    await page.locator('.Hand-hand .Hand-card').first().click();
    await page.context().setOffline(false);
    await page.locator('dialog[open]').getByRole('button', { name: 'Concede' }).waitFor();
    await expect.poll(() => table!.evaluate((el) => el.isConnected), { message: 'the same table, not a new page' }).toBe(true);
  });

  test('a hard bot, whose workers practise while the player thinks, plays on', async () => {
    const page = await openPage(at.browser, site);
    await startAgainstBots(page, 1, 2);
    await playUntil(page, { turn: 4 });
    expect(page.problems).toEqual([]);
  });

  test('a card that cannot be chosen says why, and a game continues with the same decision after a reload', async () => {
    const page = await openPage(at.browser, site);
    await startAgainstBots(page);
    const spare = '.Hand-hand .Hand-card:not([data-choosable])';
    await playUntil(page, { turn: 3, mine: true, seen: spare });
    await page.locator(spare).first().click();
    await page.waitForSelector('.Reader-opened .look-note');
    expect((await page.locator('.Reader-opened .look-note').innerText()).length).toBeGreaterThan(10);
    expect((await page.locator('.Reader-opened .CardFace-text').innerText()).length).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.Reader-opened', { state: 'detached' });
    const look = async () => ({
      turn: await page.locator('.Bar-turn').innerText(),
      asked: await page.locator('.Panel-sentence').innerText(),
      hand: (await page.locator('.Hand-hand .CardFace-name').allInnerTexts()).join(),
      bases: (await page.locator('.Base-base').allInnerTexts()).join(),
      log: await page.locator('[data-log] [data-event]').count(),
    });
    const before = await look();
    await page.reload();
    await page.waitForSelector('[data-word="end"]');
    // The page is laid out once more when its fonts have come, which is after its first button.
    await expect.poll(look).toEqual(before);
    await page.goto(`${site}#/`);
    await page.locator('a[href="#/play"]').click();
    await page.waitForSelector('[data-word="end"]');
    await expect.poll(look).toEqual(before);
  });

  test('a game that was left for another one can be taken up again, and then the other one', async () => {
    const page = await openPage(at.browser, site);
    await startAgainstBots(page);
    await playUntil(page, { turn: 5, mine: true });
    const base = () => page.locator('.Base-base').allInnerTexts();
    const before = await base();
    await page.goto(`${site}#/`);
    await page.waitForSelector('.Home-home');
    await startAgainstBots(page);
    await playUntil(page, { turn: 3, mine: true });
    await page.goto(`${site}#/`);
    const games = page.locator('.YourGames-game');
    await expect.poll(() => games.count()).toBe(2);
    await games.nth(1).click();
    await page.waitForSelector('[data-word="end"]');
    await expect.poll(base).toEqual(before);
    expect(await turnOf(page)).toBeGreaterThanOrEqual(5);
    await page.reload();
    await page.waitForSelector('[data-word="end"]');
    await expect.poll(base).toEqual(before);
    await page.goto(`${site}#/`);
    await expect.poll(() => games.count()).toBe(2);
    expect(page.problems).toEqual([]);
  });

  test('a minion can be played and taken back', async () => {
    const page = await openPage(at.browser, site, {}, {}, 11);
    await startAgainstBots(page);
    const playable = '.Hand-hand [data-choosable]:has([data-type="minion"])';
    const minion = page.locator(playable).first();
    await playUntil(page, { mine: true, seen: playable });
    const hand = await page.locator('.Hand-hand .Hand-card').count();
    const mine = (): Promise<number> => page.locator('.Side-near .Minion-minion').count();
    const before = await mine();
    await minion.click();
    await page.locator('.Base-base[data-choosable]').first().click();
    await expect.poll(mine).toBe(before + 1);
    // Step by step: what the minion asks, its place, and the play.
    const isBack = async (): Promise<boolean> => (await page.locator('[data-word="end"]').count()) > 0 && (await mine()) === before;
    await expect.poll(async () => (await isBack()) || page.locator('[data-undo]').click().then(isBack), { interval: 200 }).toBe(true);
    await expect.poll(() => page.locator('.Hand-hand .Hand-card').count()).toBe(hand);
    // Dragging does the same.
    const from = (await minion.boundingBox())!;
    const onto = (await page.locator('.Base-column').nth(1).boundingBox())!;
    const own = await page.locator('.Base-column').nth(1).locator('.Side-near .Minion-minion').count();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(onto.x + onto.width / 2, onto.y + 30, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction(
      ([n]) => document.querySelectorAll('.Base-column')[1].querySelectorAll('.Side-near .Minion-minion').length > n,
      [own],
    );
    expect(page.problems).toEqual([]);
  });

  test('an undo that would mark the game is asked about first', async () => {
    const page = await openPage(at.browser, site, {}, {}, 11);
    await startAgainstBots(page);
    const end = page.locator('[data-word="end"]');
    await end.waitFor();
    const turn = await page.locator('.Bar-number').innerText();
    await end.click();
    await page.waitForFunction((was) => document.querySelector<HTMLElement>('.Bar-number')?.innerText !== was, turn);
    // Nothing is answered in the meantime, or there would be something to undo within the rule.
    await end.waitFor();
    const undo = page.locator('[data-undo]');
    const asks = page.locator('.look-note', { hasText: 'the game will be marked' });
    await undo.click();
    await asks.waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await asks.waitFor({ state: 'detached' });
    await undo.click();
    await asks.waitFor();
    await undo.click();
    await page.locator('.Bar-tookBack').waitFor();
    expect(page.problems).toEqual([]);
  });

  test('two players at one device have a curtain between them, even in the draft', async () => {
    // The test plays random cards, so it turns confirmations off.
    const page = await openPage(at.browser, site, {}, { confirm: 'never' });
    await page.goto(`${site}#/setup/device`);
    await page.locator('[data-screen="setup"] fieldset input[type="radio"]').nth(2).check({ force: true });
    await page.locator('[data-screen="setup"] > .look-primary').click();
    await page.waitForSelector('[data-curtain]');
    await playUntil(page, { turn: 2, seen: '[data-curtain]' });
    await expect.poll(() => page.locator('.Hand-hand .Hand-card').count(), { message: 'no hand is shown behind the curtain' }).toBe(0);
    const name = (await page.locator('[data-curtain] button').innerText()).replace('I am ', '');
    await page.locator('[data-curtain] button').click();
    await page.waitForSelector('.Hand-hand .Hand-card');
    await expect.poll(() => page.locator('.Players-mine .Players-name').innerText()).toContain(name);
    expect(page.problems).toEqual([]);
  });

  test('a game can be played with the keyboard alone', async () => {
    const page = await openPage(at.browser, site, {}, {}, 107);
    // Tab to "play now" and press it.
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.Home-buttons .look-primary'))) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-table] [data-player]');
    let digits = 0;
    const until = Date.now() + TEST / 2;
    while ((await turnOf(page)) < 4 && Date.now() < until) {
      if ((await page.locator('dialog[open], [data-curtain]').count()) > 0) await page.keyboard.press('Escape');
      else if ((await page.locator('[data-confirm]:not(:disabled)').count()) > 0) await page.keyboard.press('c');
      else if ((await page.locator('[data-choosable]:not(:disabled)').count()) > 1) {
        // Number keys and arrow keys alternate.
        if (digits++ % 2 === 0) await page.keyboard.press('1');
        else {
          await page.keyboard.press('ArrowRight');
          await page.keyboard.press('Enter');
        }
      } else if (await isMyTurn(page)) await page.keyboard.press('e');
      else await page.keyboard.press('1');
      await page.waitForTimeout(30);
    }
    await expect.poll(() => turnOf(page)).toBeGreaterThanOrEqual(4);
    await page.keyboard.press('r');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    expect(page.problems).toEqual([]);
  });

  const languages = [
    ['fr', 'Jouer', 'Finir le tour', 'Force'],
    ['en', 'Play now', 'End turn', 'Power'],
    ['es', 'Jugar ya', 'Terminar el turno', 'Poder'],
  ];
  test.each(languages.slice(0, sampled(3, 1)))('in %s, readable for all', async (language, play, end, power) => {
    const page = await openPage(at.browser, site, { locale: language, colorScheme: language === 'fr' ? 'dark' : 'light' });
    // Axe looks once in the light and once in the dark: all languages have the same structure and colours.
    const isFine = async (where: string): Promise<void> => {
      if (language !== 'es') await findsNothingSerious(page, where);
    };
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => page.locator('.Home-buttons .look-primary').innerText()).toBe(play);
    await isFine('home');
    await page.goto(`${site}#/setup`);
    await page.waitForSelector('[data-screen="setup"]');
    await isFine('setup');
    await page.goto(`${site}#/`);
    await page.waitForSelector('.Home-home');
    await startAgainstBots(page, 2);
    await playUntil(page, { turn: 4, mine: true, seen: '.Minion-minion' });
    await expect.poll(() => page.locator('[data-word="end"]').innerText()).toContain(end);
    await expect.poll(() => page.locator('.Minion-minion').first().getAttribute('aria-label')).toContain(power);
    await isFine('table');
    await page.locator('.Bar-bar > button').click();
    await isFine('menu');
    // Another language takes effect at once.
    await page
      .locator('.SettingsForm-settings fieldset')
      .first()
      .locator('input')
      .nth(language === 'en' ? 1 : 0)
      .check({ force: true });
    await page.waitForFunction((was) => document.documentElement.lang !== was, language);
    expect(page.problems).toEqual([]);
  });
});
