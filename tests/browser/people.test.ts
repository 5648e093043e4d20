import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { findsNothingSerious, fits, touchable } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage } from './player.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describeInBrowser('playing with people', () => {
  const at = useBrowser();
  const url = inject('server');

  /** Anna makes a table with one open seat. Returns its code. */
  async function makeTable(anna: Page): Promise<string> {
    await anna.goto(`${url}#/friends`);
    await anna.getByRole('button', { name: 'Create the table' }).click();
    await anna.waitForSelector('[data-screen="lobby"]');
    return /[\w-]{22}$/.exec(anna.url())![0];
  }

  const sizes = Object.entries<object>({ phone: PHONE, desktop: { viewport: { width: 1280, height: 800 } } });
  test.each(sampled(sizes, sizes.slice(0, 1)))(
    'the settings of a table are chosen when it is made and changed by its host, %s',
    async (_, size) => {
      const anna = await openPage(at.browser, url, size);
      await anna.goto(`${url}#/friends`);
      // Settings that few hosts change are hidden, and a line below their title sums them up.
      await expect.poll(() => anna.getByLabel('Time for Specials').isVisible()).toBe(false);
      await expect.poll(() => anna.locator('.MoreSettings-more summary').innerText()).toMatch(/All boxes.*Culture Shock/);
      await anna.getByLabel('Clock').selectOption('3 days a turn');
      await anna.locator('.MoreSettings-more summary').click();
      await anna.getByLabel('Time for Specials').selectOption('Always 8 hours');
      await anna.getByLabel('write to each other').check();
      for (const check of [findsNothingSerious, fits, touchable]) await check(anna, 'friends');
      await anna.getByRole('button', { name: 'Create the table' }).click();
      await anna.waitForSelector('[data-screen="lobby"]');
      const ben = await openPage(at.browser, url, size, { name: 'Ben' });
      await ben.goto(anna.url());
      await ben.getByRole('button', { name: 'Take a seat' }).click();
      // Guests see the settings in one line.
      await ben.locator('[data-screen="lobby"] summary', { hasText: '3 days a turn' }).filter({ hasText: 'write to each other' }).waitFor();
      for (const page of [anna, ben]) await page.locator('[data-screen="lobby"] summary').click();
      await expect.poll(() => ben.getByLabel('Clock').locator('option:checked').innerText()).toBe('3 days a turn');
      await expect.poll(() => ben.getByLabel('Clock').isDisabled()).toBe(true);
      await expect.poll(() => ben.getByLabel('write to each other').isChecked()).toBe(true);
      // Windows that last hours need a clock of days.
      await anna.getByLabel('Clock').selectOption('2 minutes a turn');
      await expect.poll(() => ben.getByLabel('Time for Specials').locator('option:checked').innerText()).toBe('Only as long as needed');
      // A friend who has sat down is sent away by the second press only.
      await anna.getByRole('button', { name: 'Add a seat' }).click();
      const away = anna.getByRole('button', { name: 'Remove Ben' });
      await away.click();
      await anna.locator('.look-danger', { hasText: 'Remove Ben' }).waitFor();
      expect(await ben.getByRole('button', { name: 'Take a seat' }).count()).toBe(0);
      await away.click();
      await ben.getByText('You no longer have a seat at this table.').waitFor();
      await ben.getByRole('button', { name: 'Reload' }).click();
      await ben.getByRole('button', { name: 'Take a seat' }).waitFor();
      for (const page of [anna, ben]) expect(page.problems).toEqual([]);
      for (const page of [anna, ben]) await page.context().close();
    },
  );

  test('the front page lists the player’s games, and a click opens one', async () => {
    const anna = await openPage(at.browser, url, PHONE);
    const code = await makeTable(anna);
    const ben = await openPage(at.browser, url, PHONE, { name: 'Ben' });
    await ben.goto(anna.url());
    await ben.getByRole('button', { name: 'Take a seat' }).click();
    await ben.waitForSelector('[data-screen="lobby"]');
    await ben.goto(`${url}#/`);
    await ben.locator('.YourGames-game', { hasText: 'With Anna' }).getByText('Not started yet').waitFor();
    await anna.getByRole('button', { name: 'Start the game' }).click();
    await anna.waitForSelector('[data-table] [data-player]');
    // Ben's front page changes without a reload, and sooner than it would ask by itself.
    await ben.getByText('Not started yet').waitFor({ state: 'detached' });
    for (const page of [anna, ben]) {
      await page.goto(`${url}#/`);
      await page.reload();
    }
    const turns = [anna, ben].map((page) => page.locator('.YourGames-game').innerText());
    expect((await Promise.all(turns)).filter((text) => text.includes('Your turn'))).toHaveLength(1);
    for (const check of [findsNothingSerious, fits, touchable]) await check(ben, 'home');
    await ben.locator('.YourGames-game').click();
    await ben.waitForSelector('[data-table] [data-player]');
    expect(ben.url()).toContain(code);
    for (const page of [anna, ben]) expect(page.problems).toEqual([]);
    for (const page of [anna, ben]) await page.context().close();
  });

  test('the front page lists a finished game that was remembered without a seat', async () => {
    const page = await openPage(at.browser, url, PHONE);
    await page.evaluate(() => {
      const game = { table: 'x', replay: 'gone', players: ['Anna', 'Ben'], winner: 1, vp: [9, 15], saved: 1 };
      const watched = { ...game, replay: 'watched', players: ['Carol', 'Dora'], me: -1, saved: 2 };
      localStorage.setItem('breakpoint-finished-online', JSON.stringify([watched, game]));
    });
    await page.reload();
    const games = page.locator('.YourGames-games li');
    await games.first().waitFor();
    await expect.poll(() => games.allInnerTexts()).toHaveLength(1);
    const [text] = await games.allInnerTexts();
    for (const said of ['Anna\u00a0· Ben', 'Ben wins!', 'Watch the replay', 'Review']) expect(text).toContain(said);
    expect(page.problems).toEqual([]);
    await page.context().close();
  });

  test('an invitation has a preview, and its link can be copied, scanned and followed', async () => {
    const anna = await openPage(at.browser, url, PHONE);
    // A page from a server of the local network has no clipboard API.
    await anna.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.documentElement.dataset.copied = (document.activeElement as HTMLTextAreaElement).value;
      });
    });
    await anna.reload();
    const code = await makeTable(anna);
    const link = await anna.locator('.Invite-invite input').inputValue();
    expect(link).toBe(`${url}t/${code}`);
    await anna.getByText('works only on this computer').waitFor();
    await anna.getByText('How friends on your network can join').click();
    await anna.getByRole('button', { name: 'Copy the link' }).click();
    await anna.getByRole('button', { name: 'Copied' }).waitFor();
    await expect.poll(() => anna.evaluate(() => document.documentElement.dataset.copied)).toBe(link);
    await anna.getByRole('button', { name: 'QR code' }).click();
    await anna.locator('svg.QrCode-qr').waitFor();
    for (const check of [findsNothingSerious, fits, touchable]) await check(anna, 'lobby');

    const ben = await openPage(at.browser, url, PHONE, { name: 'Ben' });
    await ben.goto(link);
    await expect.poll(() => ben.title()).toBe('Anna invites you to a game of Breakpoint');
    await ben.getByRole('button', { name: 'Take a seat' }).waitFor();
    for (const check of [findsNothingSerious, fits]) await check(ben, 'door');
    await ben.getByRole('button', { name: 'Take a seat' }).click();
    await ben.waitForSelector('[data-screen="lobby"]');
    // Links of older tables still work.
    const carol = await openPage(at.browser, url, PHONE, { name: 'Carol' });
    await carol.goto(`${url}#/table/${code}`);
    await carol.getByRole('button', { name: 'Watch' }).waitFor();
    for (const page of [anna, ben, carol]) expect(page.problems).toEqual([]);
    for (const page of [anna, ben, carol]) await page.context().close();
  });

  test('a public table can be found and joined, and a quick match starts by itself', async () => {
    const anna = await openPage(at.browser, url, PHONE);
    await anna.goto(`${url}#/friends`);
    await anna.locator('.MoreSettings-more summary').click();
    await anna.getByLabel('Anyone may find this table').check();
    await anna.getByRole('button', { name: 'Create the table' }).click();
    await anna.waitForSelector('[data-screen="lobby"]');
    const ben = await openPage(at.browser, url, PHONE, { name: 'Ben' });
    await ben.locator('.Home-way', { hasText: 'Play with anyone' }).click();
    const row = ben.locator('.Anyone-tables li', { hasText: 'Anna’s table' }).first();
    await row.waitFor();
    for (const check of [findsNothingSerious, fits, touchable]) await check(ben, 'anyone');
    await row.getByRole('button', { name: 'Join' }).click();
    await anna.getByText('Ben').first().waitFor();
    for (const page of [anna, ben]) {
      await page.goto(`${url}#/anyone`);
      await page.getByRole('button', { name: 'Find an opponent' }).click();
      await page.waitForSelector(page === anna ? '[data-screen="lobby"] [role="timer"]' : '[data-table] [data-player]');
    }
    await anna.waitForSelector('[data-table] [data-player]');
    for (const page of [anna, ben]) expect(page.problems).toEqual([]);
    for (const page of [anna, ben]) await page.context().close();
  });

  test('a link brings a seat to another device, and the seat can be closed to that device again', async () => {
    const anna = await openPage(at.browser, url);
    await makeTable(anna);
    await anna.getByRole('button', { name: 'Other devices' }).click();
    await anna.getByRole('button', { name: 'Bring this seat to another device' }).click();
    const link = await anna.locator('dialog .ShareLink-share input').inputValue();
    await anna.locator('dialog').getByRole('button', { name: 'QR code' }).click();
    await anna.locator('dialog svg.QrCode-qr').waitFor();
    await findsNothingSerious(anna, 'devices');
    await anna.keyboard.press('Escape');
    const phone = await openPage(at.browser, url, PHONE, { name: 'Anna' });
    await phone.goto(link);
    for (const check of [findsNothingSerious, fits, touchable]) await check(phone, 'seats');
    await phone.getByRole('button', { name: 'Bring the seats here' }).click();
    await phone.getByText('Anna (you)').waitFor();
    const late = await openPage(at.browser, url, PHONE);
    await late.goto(link);
    await late.getByRole('button', { name: 'Bring the seats here' }).click();
    await late.getByText('This link has been used or is too old.').waitFor();

    await anna.getByRole('button', { name: 'Other devices' }).click();
    await anna.getByRole('button', { name: 'Remove this seat from all other devices' }).click();
    await anna.getByText('only this device has the seat now').waitFor();
    await phone.getByText('You no longer have a seat at this table.').waitFor();
    await anna.reload();
    await anna.getByText('Anna (you)').waitFor();
    expect(anna.problems).toEqual([]);
    for (const page of [anna, phone, late]) await page.context().close();
  });

  /** Anna and Ben at a started table; `before` happens in its lobby. */
  async function sitDown(
    size: object,
    mode: 'Draft' | 'Random',
    before?: (ben: Page) => Promise<void>,
  ): Promise<(Page & { problems: string[] })[]> {
    const anna = await openPage(at.browser, url, size);
    await anna.goto(`${url}#/friends`);
    await anna.getByLabel(mode, { exact: true }).check({ force: true });
    await anna.getByRole('button', { name: 'Create the table' }).click();
    const link = await anna.locator('.Invite-invite input').inputValue();
    const ben = await openPage(at.browser, url, size, { name: 'Ben' });
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Take a seat' }).click();
    await anna.getByText('Ben').first().waitFor();
    await before?.(ben);
    await anna.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [anna, ben]) await page.waitForSelector('[data-table] [data-player]');
    return [anna, ben];
  }

  test('a line stays unread until it is seen, even across the start and a reload; the newest is in sight, and no button moves', async () => {
    const say = async (page: Page, text: string): Promise<void> => {
      await page.getByLabel('Write something').fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.TalkButton-lines', { hasText: text }).waitFor();
    };
    const [anna, ben] = await sitDown(PHONE, 'Random', async (friend) => {
      await friend.getByRole('button', { name: 'Talk' }).click();
      await say(friend, 'Line 0');
    });
    await ben.keyboard.press('Escape');
    const dot = anna.locator('.TalkButton-dot');
    await dot.waitFor();
    await anna.reload();
    await dot.waitFor();
    await anna.getByRole('button', { name: 'Talk' }).click();
    const place = () => anna.getByRole('button', { name: 'Amazed' }).boundingBox();
    const before = await place();
    await anna.locator('.TalkButton-lines', { hasText: 'Line 0' }).waitFor();
    for (let n = 1; n <= 9; n++) {
      await say(anna, `Line ${n}`);
      await anna.waitForTimeout(1100);
    }
    await expect.poll(() => place()).toEqual(before);
    const shown = await anna.evaluate(() => {
      const box = document.querySelector('.TalkButton-lines')!.getBoundingClientRect();
      return [...document.querySelectorAll('.TalkButton-lines li')].at(-1)!.getBoundingClientRect().bottom <= box.bottom + 1;
    });
    expect(shown).toBe(true);
    await anna.keyboard.press('Escape');
    await anna.reload();
    await anna.waitForSelector('[data-table] [data-player]');
    await anna.waitForTimeout(500);
    await expect.poll(() => dot.count()).toBe(0);
    expect(anna.problems).toEqual([]);
    for (const page of [anna, ben]) await page.context().close();
  });

  test('players talk by emotes, phrases and plain text, and a muted player is not heard', async () => {
    const [anna, ben] = await sitDown(PHONE, 'Random');
    await anna.getByRole('button', { name: 'Talk' }).click();
    await anna.getByRole('button', { name: 'Amazed' }).click();
    // After an emote the table is in front again.
    await anna.locator('dialog.TalkButton-talk').waitFor({ state: 'detached' });
    await ben.locator('.TalkButton-toast .Emote-emote').waitFor();
    // A line that was read in the talk is no longer shown beside the table.
    await ben.getByRole('button', { name: 'Talk' }).click();
    await ben.keyboard.press('Escape');
    await ben.locator('dialog.TalkButton-talk').waitFor({ state: 'detached' });
    await expect.poll(() => ben.locator('.TalkButton-toast .Emote-emote').count()).toBe(0);
    await anna.getByRole('button', { name: 'Talk' }).click();
    await ben.getByRole('button', { name: 'Talk' }).click();
    const hostile = '<img src=x onerror="document.title=1"> **b** javascript:alert(1)';
    await ben.getByLabel('Write something').fill(hostile);
    await ben.getByRole('button', { name: 'Send' }).click();
    await anna.locator('.TalkButton-lines .TalkButton-text', { hasText: hostile }).waitFor();
    await expect.poll(() => anna.locator('.TalkButton-lines img, .TalkButton-lines a').count()).toBe(0);
    for (const check of [findsNothingSerious, fits, touchable]) await check(anna, 'talk');
    // Anna reports this very line, and as the host she forbids spectators to write.
    await anna.getByRole('button', { name: 'Report this line' }).last().click();
    await anna.locator('q', { hasText: hostile }).waitFor();
    await anna.getByPlaceholder('What happened?').fill('rude');
    await anna
      .locator('dialog.TalkButton-talk form', { has: anna.getByPlaceholder('What happened?') })
      .getByRole('button', { name: 'Send' })
      .click();
    await anna.getByText('Thank you. The operator will see it.').waitFor();
    await anna.getByLabel('Spectators').selectOption('watch');
    await anna.locator('select', { hasText: 'may only watch' }).waitFor();
    await expect.poll(() => ben.getByLabel('Spectators').count()).toBe(0);
    for (const check of [findsNothingSerious, fits, touchable]) await check(anna, 'report');
    await anna.getByText('Mute', { exact: true }).click();
    await anna.getByRole('checkbox', { name: 'Ben' }).check();
    await expect.poll(() => anna.locator('.TalkButton-lines', { hasText: hostile }).count()).toBe(0);
    await ben.waitForTimeout(1100);
    await ben.getByRole('button', { name: 'Well played!' }).click();
    await ben.locator('dialog.TalkButton-talk').waitFor({ state: 'detached' });
    await ben.getByRole('button', { name: 'Talk' }).click();
    await ben.locator('.TalkButton-lines', { hasText: 'Well played!' }).waitFor();
    await expect.poll(() => anna.locator('.TalkButton-lines', { hasText: 'Well played!' }).count()).toBe(0);
    // Ben deletes his name and what he wrote.
    await ben.locator('summary', { hasText: 'Delete my name and lines' }).click();
    await ben.getByRole('button', { name: 'Delete my name and lines' }).click();
    await ben.getByRole('button', { name: 'Really delete them' }).click();
    await ben.getByText('Your name and lines are deleted.').waitFor();
    await ben.locator('.TalkButton-lines', { hasText: 'Well played!' }).waitFor({ state: 'detached' });
    for (const page of [anna, ben]) expect(page.problems).toEqual([]);

    // Somebody leaves during their own turn: the question and the player's badge say so, and nothing covers the bases.
    const [gone, there] = (await anna.locator('[data-question][data-mine]').count()) > 0 ? [anna, ben] : [ben, anna];
    await there.keyboard.press('Escape');
    await there.locator('dialog').waitFor({ state: 'detached' });
    const bases = await there.locator('.Board-bases').boundingBox();
    await gone.context().close();
    await there.locator('[data-question]', { hasText: 'is away.' }).getByRole('button', { name: 'Let a bot play' }).waitFor();
    await there.locator('.Players-player .Players-away').waitFor();
    expect(await there.locator('.Board-bases').boundingBox()).toEqual(bases);
    await there.context().close();
  });

  test('in a draft, everybody sees each faction once, and its cards; a choice is confirmed', async () => {
    const pages = await sitDown(PHONE, 'Draft');
    const chooses = async (page: Page): Promise<boolean> => (await page.locator('[data-choosable]').count()) > 0;
    await pages[0].waitForSelector('.Draft-tile');
    const [first, other] = (await chooses(pages[0])) ? [pages[0], pages[1]] : [pages[1], pages[0]];
    const pool = other.locator('.Draft-pool .Tile-tile');
    const before = await pool.count();
    expect(before).toBeGreaterThanOrEqual(4);
    const name = await pool.first().locator('.Tile-name').innerText();
    await pool.first().tap();
    await other.getByRole('heading', { name }).waitFor();
    await expect.poll(() => other.getByRole('dialog').getByRole('listitem').count()).toBeGreaterThan(5);
    await expect.poll(() => other.locator('dialog .look-primary').count(), { message: 'it is not their turn' }).toBe(0);
    for (const check of [findsNothingSerious, fits, touchable]) await check(other, 'draft');
    await other.keyboard.press('Escape');
    await first.locator('[data-choosable]', { hasText: name }).tap();
    await first.getByRole('button', { name: `Choose: ${name}` }).waitFor();
    for (const check of [findsNothingSerious, fits, touchable]) await check(first, 'a faction is about to be chosen');
    await expect.poll(() => other.locator('.Draft-slot', { hasText: name }).count(), { message: 'nothing is chosen yet' }).toBe(0);
    await first.getByRole('button', { name: `Choose: ${name}` }).tap();
    await other.locator('.Draft-slot', { hasText: name }).waitFor();
    const left = other.locator('.Draft-tile .Tile-name');
    await expect.poll(() => left.count()).toBe(before - 1);
    await expect.poll(() => left.allInnerTexts()).not.toContain(name);
    // A faction can be chosen from its cards, too.
    await other.getByRole('button', { name: 'See the cards' }).last().tap();
    await other.locator('dialog .look-primary').tap();
    await expect.poll(() => first.locator('button.Draft-slot').count()).toBe(2);
    for (const page of pages) expect(page.problems).toEqual([]);
    for (const page of pages) await page.context().close();
  });

  test('alerts subscribe the device if the server has a key, and tell the player when it is their turn', async () => {
    const anna = await openPage(at.browser, url, { permissions: ['notifications'] });
    const asked: unknown[] = [];
    await anna.route('**/api/push', async (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: { key: 'BKey' } });
      asked.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await anna.addInitScript(() => {
      const subscription = { toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }) };
      const pushManager = {
        subscribe: async (options: { applicationServerKey: string }) => {
          document.documentElement.dataset.key = options.applicationServerKey;
          return subscription;
        },
        getSubscription: async () => null,
      };
      Object.defineProperty(navigator, 'serviceWorker', {
        value: { ready: Promise.resolve({ pushManager }), register: async () => undefined },
      });
      Notification.requestPermission = async () => 'granted';
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    });
    await anna.reload();
    const code = await makeTable(anna);
    expect(asked).toEqual([]);
    await anna.getByLabel('Notify me when it is my turn').click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatchObject({ table: code, subscription: { endpoint: 'https://push.test/1' }, language: 'en' });
    await expect.poll(() => anna.evaluate(() => document.documentElement.dataset.key)).toBe('BKey');
    expect(anna.problems).toEqual([]);
    await anna.context().close();
  });

  test('a full table says so and can be watched; long names and emoji fit; a watcher’s mutes are kept; a wrong address leads home', async () => {
    const family = '\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
    const anna = await openPage(at.browser, url, PHONE, { name: `${family} MMMMMMMMM` });
    await makeTable(anna);
    const ben = await openPage(at.browser, url, PHONE, { name: 'WWWWWWWWWWWWWWWWWWWW' });
    await ben.goto(anna.url());
    await ben.getByRole('button', { name: 'Take a seat' }).click();
    await ben.locator('[data-screen="lobby"]').getByText(family).first().waitFor();
    const carl = await openPage(at.browser, url, PHONE, { name: 'Carl' });
    await carl.goto(anna.url());
    await carl.getByText('This table is full, but you can watch.').waitFor();
    await expect.poll(() => carl.getByRole('button', { name: 'Take a seat' }).count()).toBe(0);
    await fits(carl, 'door');
    await fits(ben, 'lobby');
    await anna.getByRole('button', { name: 'Start the game' }).click();
    await anna.waitForSelector('[data-table] [data-player]');
    await anna.locator('.Bar-buttons [aria-label="Log"]').first().click();
    for (const page of [anna, ben]) await fits(page, 'table');
    await carl.reload();
    await carl.getByRole('button', { name: 'Watch' }).click();
    const mutes = async () => {
      await carl.getByRole('button', { name: 'Talk' }).click();
      await carl.getByText('Mute', { exact: true }).click();
      return carl.locator('dialog.TalkButton-talk').getByLabel('WWWW');
    };
    await (await mutes()).check();
    // After a reload, he still watches.
    await carl.reload();
    expect(await (await mutes()).isChecked()).toBe(true);
    await fits(carl, 'mutes');
    for (const page of [anna, ben, carl]) expect(page.problems).toEqual([]);
    await carl.goto(`${url}nonsense`);
    await carl.getByText('There is nothing at this address', { exact: false }).waitFor();
    await carl.locator('.look-page .button').click();
    await carl.waitForSelector('.Home-home');
    for (const page of [anna, ben, carl]) await page.context().close();
  });
});
