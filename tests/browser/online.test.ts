import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { ServerProcess } from '../../packages/server/test/process.js';
import { TEST } from '../patience.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { isMyTurn, openPage, playTogether } from './player.js';
import { dist } from './site.js';

type Open = Page & { problems: string[] };

/** Errors that are expected on a page while its server is down. */
const EXPECTED = /WebSocket connection|ERR_CONNECTION|Failed to load resource/;

describeInBrowser('friends, by link', () => {
  const at = useBrowser();
  const shared = inject('server');
  // One test kills its server, so it needs a server of its own.
  const own: ServerProcess[] = [];
  afterAll(async () => {
    for (const server of own) await server.remove();
  });

  /** Anna makes a table for two and sends the link; Ben takes the seat. */
  async function sitDown(
    url: string,
    mode: 'Draft' | 'Free choice' | 'Random',
    settings = {},
  ): Promise<{ anna: Open; ben: Open; link: string }> {
    const anna = await openPage(at.browser, url, {}, settings);
    await anna.goto(`${url}#/friends`);
    await anna.getByLabel(mode, { exact: true }).check({ force: true });
    await anna.getByRole('button', { name: 'Create the table' }).click();
    const link = await anna.locator('.Invite-invite input').inputValue();
    expect(link).toMatch(/\/t\/[\w-]{22}$/);
    const ben = await openPage(at.browser, url, {}, { name: 'Ben', ...settings });
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Take a seat' }).click();
    await ben.waitForSelector('[data-screen="lobby"]');
    await anna.getByText('Ben').first().waitFor();
    await anna.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [anna, ben]) await page.waitForSelector('[data-table] [data-player]');
    return { anna, ben, link };
  }

  test(
    'two people play from the draft to a concession, across a reload and a killed server, while a third watches',
    async () => {
      const server = await ServerProcess.make(dist);
      own.push(server);
      const url = `${await server.start()}/`;
      const { anna, ben, link } = await sitDown(url, 'Draft');
      const carol = await openPage(at.browser, url, {}, { name: 'Carol' });
      await carol.goto(link);
      await carol.getByRole('button', { name: 'Watch' }).click();
      await carol.waitForSelector('[data-table] [data-player]');
      const all = [anna, ben];

      // A friend who has never played is told what the game is about, as at one's own device.
      await playTogether(all, { mine: true });
      await Promise.any(all.map((page) => page.locator('.StartNote-note', { hasText: 'victory points' }).waitFor()));
      await playTogether(all, { turn: 3, mine: true });
      const active = (await isMyTurn(anna)) ? anna : ben;
      const look = async (page: Page) => ({
        turn: await page.locator('.Bar-turn').innerText(),
        hand: (await page.locator('.Hand-hand .CardFace-name').allInnerTexts()).join(),
        bases: (await page.locator('.Base-base').allInnerTexts()).join(),
      });
      const before = await look(active);
      expect(before.hand.length).toBeGreaterThan(0);
      await active.reload();
      await active.waitForSelector('[data-word="end"]');
      await expect.poll(() => look(active)).toEqual(before);
      await expect.poll(() => carol.locator('.Hand-hand .Hand-card').count(), { message: 'who watches sees no hand' }).toBe(0);
      await expect.poll(() => carol.locator('[data-choosable]').count()).toBe(0);

      await server.kill('SIGKILL');
      await active.getByText('The table wobbled').waitFor();
      // A player who lifts a card meanwhile sees that, too.
      await active.locator('.Hand-hand [data-can-lift]').first().click();
      await active.locator('[data-question="lifted"]').getByText('The table wobbled').waitFor();
      await active.getByRole('button', { name: 'Keep it' }).click();
      await server.start();
      for (const page of all) await page.getByText('The table wobbled').waitFor({ state: 'detached' });
      await active.waitForSelector('[data-word="end"]');
      await expect.poll(() => look(active)).toEqual(before);

      await playTogether(all, { turn: 6 });
      // While people play, nobody asks the judge what would happen.
      for (const page of [ben, carol]) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.locator('dialog[open]').getByRole('button', { name: /Copy/ }).first().waitFor();
        await expect.poll(() => page.locator('dialog[open]').getByRole('button', { name: 'Ask the judge' }).count()).toBe(0);
      }
      await carol.keyboard.press('Escape');
      // Leaving for good means conceding, so the player is asked, too.
      await ben.locator('dialog[open]').getByRole('button', { name: 'Leave for good' }).click();
      await ben.locator('dialog[open]').getByText('You can’t come back').waitFor();
      await ben.locator('dialog[open]').getByRole('button', { name: 'Cancel' }).click();
      await ben.getByRole('button', { name: 'Menu' }).click();
      await ben.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
      await ben.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
      for (const page of all) await page.waitForSelector('dialog.GameOver-over');
      await carol.waitForSelector('dialog.GameOver-over');
      await expect.poll(() => carol.locator('.GameOver-final').innerText()).toBe(await anna.locator('.GameOver-final').innerText());

      // The link to the finished game shows all hands.
      const replay = (await anna.getByRole('link', { name: 'Watch the replay' }).getAttribute('href'))!;
      expect(replay).toMatch(/^#\/replay\/server\/[\w-]{22}$/);
      const dora = await openPage(at.browser, url, {}, { name: 'Dora' });
      await dora.goto(`${url}${replay}`);
      await dora.locator('[data-table="replay"] .Controls-scrub input').press('End');
      await dora.waitForSelector('[data-table="replay"] .Base-base');
      await expect.poll(() => dora.locator('[data-table="replay"] .Players-vp').allInnerTexts()).toHaveLength(2);
      expect(dora.problems).toEqual([]);
      await dora.context().close();

      // A rematch at the same table, with the spectator.
      await ben.setViewportSize({ width: 360, height: 640 });
      await anna.getByRole('button', { name: 'Play again' }).click();
      const asked = (await ben.locator('.GameOver-rematch').boundingBox())!;
      expect(asked.y, 'the question is in sight').toBeGreaterThan(0);
      expect(asked.y + asked.height).toBeLessThan(640);
      await ben.locator('.GameOver-rematch').getByRole('button', { name: 'No' }).click();
      await anna.getByText('The others don’t want to play again').waitFor();
      await anna.getByRole('button', { name: 'Play again' }).click();
      await ben.getByRole('button', { name: 'Play again' }).click();
      for (const page of [anna, ben, carol]) await page.waitForSelector('dialog.GameOver-over', { state: 'detached' });
      await expect.poll(() => carol.locator('[data-table]').count()).toBe(1);
      for (const page of [anna, ben, carol]) expect(page.problems.filter((p) => !EXPECTED.test(p))).toEqual([]);
      for (const page of [anna, ben, carol]) await page.context().close();
    },
    2 * TEST,
  );

  test('a series against a friend has a score from its second game on, and each of its games stands in “Your games”', async () => {
    const { anna, ben } = await sitDown(shared, 'Random');
    const both = [anna, ben];
    const won = (page: Page): Promise<string[]> => page.locator('.GameOver-final li', { hasText: 'games won' }).allInnerTexts();
    const again = async (): Promise<void> => {
      await anna.getByRole('button', { name: 'Play again' }).click();
      await ben.locator('.GameOver-rematch').getByRole('button', { name: 'Play again' }).click();
      for (const page of both) await page.waitForSelector('dialog.GameOver-over', { state: 'detached' });
    };
    await concede(anna);
    for (const page of both) await page.waitForSelector('dialog.GameOver-over');
    expect(await won(ben), 'one game is no series').toEqual([]);
    await again();
    await concede(anna);
    for (const page of both)
      await expect.poll(async () => (await won(page)).map((line) => line.replace(/\D+/g, ' ').trim()[0])).toEqual(['2', '0']);
    await again();
    await concede(ben);
    for (const page of both)
      await expect.poll(async () => (await won(page)).map((line) => line.replace(/\D+/g, ' ').trim()[0])).toEqual(['1', '2']);
    await again();

    // The last two of them can be watched and reviewed, while the fourth is under way at the same table.
    await ben.goto(`${shared}#/`);
    const games = ben.locator('.YourGames-games li');
    await games.nth(2).waitFor();
    expect(await games.count()).toBe(3);
    expect(await games.nth(0).innerText()).not.toContain('wins');
    for (const [n, result] of [
      [1, 'Anna wins!'],
      [2, 'You win!'],
    ] as const) {
      expect(await games.nth(n).innerText()).toContain('With Anna');
      expect(await games.nth(n).innerText()).toContain(result);
      await games.nth(n).getByRole('link', { name: 'Review' }).waitFor();
    }
    await games.nth(1).getByRole('link', { name: 'Watch the replay' }).click();
    await ben.waitForSelector('[data-table="replay"] .Base-base');
    for (const page of both) expect(page.problems).toEqual([]);
    for (const page of both) await page.context().close();
  });

  test('an answer is undone at once if it revealed nothing, otherwise if the other player agrees', async () => {
    const { anna, ben } = await sitDown(shared, 'Free choice');
    await playTo([anna, ben], MINION);
    const [me, other] = (await isMyTurn(anna)) ? [anna, ben] : [ben, anna];
    const hand = await me.locator('.Hand-hand .Hand-card').count();
    const told = await other.locator('[data-log]').innerText();
    await me.locator(MINION).first().click();
    await me.locator('.Base-base[data-choosable]').first().waitFor();
    await expect
      .poll(() => me.locator('.Base-base[data-choosable]').count(), { message: 'all bases glow before anything is played' })
      .toBe(await me.locator('.Base-base').count());
    await expect.poll(() => other.locator('[data-log]').innerText(), { message: 'the other player hears nothing of it' }).toBe(told);
    await me.locator('.Base-base[data-choosable]').first().click();
    await me
      .locator('.Hand-hand .Hand-card')
      .nth(hand - 1)
      .waitFor({ state: 'detached' });
    await me.getByRole('button', { name: 'Undo', exact: true }).click();
    // The whole play is undone, and the card is back in the hand.
    await me
      .locator('.Hand-hand .Hand-card')
      .nth(hand - 1)
      .waitFor();
    await me.waitForSelector('[data-word="end"]');

    const turn = await me.locator('.Bar-turn').innerText();
    const was = await other.locator('.Bar-turn').textContent();
    await me.locator('[data-word="end"]').click();
    await other.waitForFunction((text) => document.querySelector('.Bar-turn')?.textContent !== text, was);
    await me.getByRole('button', { name: /ask to undo/i }).click();
    // A request that is refused is answered, too.
    await other.locator('.Online-vote').getByRole('button', { name: 'No' }).click();
    await me.getByText('The others would rather play on').waitFor();
    await me.getByRole('button', { name: /ask to undo/i }).click();
    await me.getByText('The others would rather play on').waitFor({ state: 'detached' });
    await other.locator('.Online-vote .look-primary').click();
    await me.waitForSelector('[data-word="end"]');
    await expect.poll(() => me.locator('.Bar-turn').innerText()).toBe(turn);
    for (const page of [anna, ben]) expect(page.problems).toEqual([]);
    for (const page of [anna, ben]) await page.context().close();
  });

  test('what happens at the table while a page still shows a play is not lost: an absent player, a vote, the end', async () => {
    const { anna, ben, link } = await sitDown(shared, 'Free choice');
    await playTo([anna, ben], MINION);
    const [me, other] = (await isMyTurn(anna)) ? [anna, ben] : [ben, anna];
    // Nothing was animated so far, so that nobody had to wait for the position.
    for (const page of [me, other]) await slowDown(page);
    await me.waitForSelector('[data-word="end"]');
    const carol = await openPage(at.browser, shared, {}, { name: 'Carol', speed: 'slow' });
    await carol.goto(link);
    await carol.getByRole('button', { name: 'Watch' }).click();
    await carol.waitForSelector('[data-table] [data-player]');
    const watching = [other, carol];
    const isShown = (page: Page): Promise<void> => page.locator('[data-scene="card"]').first().waitFor();
    await me.locator(MINION).first().click();
    await me.locator('.Base-base[data-choosable]').first().click();
    await Promise.all(watching.map(isShown));
    // The player leaves, and comes back, while the others still look at the card.
    const name = me === anna ? 'Anna' : 'Ben';
    await me.goto('about:blank');
    await Promise.all(watching.map((page) => page.locator('.Players-away').waitFor()));
    await Promise.all(watching.map((page) => page.locator('[data-scene="card"]').first().waitFor({ state: 'detached' })));
    await Promise.all(watching.map((page) => page.getByText(`${name} is away`).first().waitFor()));
    await me.goBack();
    await Promise.all(watching.map((page) => page.locator('.Players-away').waitFor({ state: 'detached' })));
    await concede(me);
    await Promise.all([...watching, me].map((page) => page.locator('dialog.GameOver-over').waitFor()));
    for (const page of [anna, ben, carol]) await page.context().close();
  });
});

/** Minions whose arrival reveals nothing, so that it can be undone. */
const MINION = '.Hand-hand [data-choosable]:is([aria-label^="War Raptor"], [aria-label^="King Rex"], [aria-label^="Armor Stego"])';
/** Two players choose their factions, and play until one of them could choose this. */
async function playTo(pages: Page[], seen: string): Promise<void> {
  // None of their cards keeps minions from a base.
  for (const faction of ['Dinosaurs', 'Robots', 'Pirates', 'Aliens']) {
    const tile = '.Tile-tile[data-choosable]';
    const page = await Promise.race(pages.map((p) => p.waitForSelector(tile).then(() => p)));
    await page.locator(tile, { hasText: faction }).click();
    await page.locator('[data-confirm]').click();
    await page.locator(tile, { hasText: faction }).waitFor({ state: 'detached' });
  }
  await playTogether(pages, { mine: true, seen });
}
/** From now on, this page shows what happens at the usual speed. */
async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('breakpoint-settings')!);
    localStorage.setItem('breakpoint-settings', JSON.stringify({ ...settings, speed: 'normal' }));
  });
  await page.reload();
  await page.waitForSelector('[data-table] [data-player]');
}
async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Concede' }).click();
}
