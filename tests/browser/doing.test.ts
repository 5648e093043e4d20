import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { describeInBrowser, useBrowser } from './harness.js';
import { holding, two } from './positions.js';
import { Stage, stageOpener } from './staged.js';

const SIZES = {
  desktop: {},
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

describeInBrowser('two steps and a way back', () => {
  const at = useBrowser();
  const site = inject('site');
  const open = stageOpener(at, site);
  const inHand = (page: Page, name: string) => page.locator('.Hand-hand .Hand-card', { hasText: name });
  const lifted = (page: Page): Promise<string[]> =>
    page.locator('.Hand-hand [data-lifted]').evaluateAll((all) => all.map((el) => (el.getAttribute('aria-label') ?? '').split(',')[0]));
  const isQuiet = (page: Page) => page.waitForSelector('[data-word="end"]');

  for (const [size, options] of Object.entries(SIZES)) {
    const press = (page: Page, selector: string, n = 0): Promise<void> => {
      const goal = page.locator(selector).nth(n);
      return size === 'phone' ? goal.tap() : goal.click();
    };
    // A finger chooses a target by two taps: the first shows it, and the button that says what happens.
    const chooseTarget = async (page: Page, selector: string, n: number, verb: string): Promise<void> => {
      await press(page, selector, n);
      if (size !== 'phone') return;
      await page.locator('[data-aimed]').waitFor();
      await expect.poll(() => page.locator('[data-confirm]').innerText()).toBe(verb);
      await press(page, '[data-aimed]');
    };
    const pressCard = (page: Page, name: string): Promise<void> =>
      size === 'phone' ? inHand(page, name).tap() : inHand(page, name).click();

    test(`a lifted minion shows its possible bases, and can be put down or exchanged (${size})`, async () => {
      const stage = new Stage(two);
      const page = await open(stage, options);
      await pressCard(page, 'Invader');
      await page.waitForSelector('.Base-base[data-choosable]');
      await expect.poll(() => lifted(page)).toEqual(['Invader']);
      await expect.poll(() => page.locator('.Base-base[data-choosable]').count()).toBe(3);
      // Pressing another card, the same card, Escape or the button puts it down.
      await pressCard(page, 'Collector');
      await page.waitForFunction(() =>
        document.querySelector('.Hand-hand [data-lifted]')?.getAttribute('aria-label')?.startsWith('Collector'),
      );
      await pressCard(page, 'Collector');
      await isQuiet(page);
      await expect.poll(() => lifted(page)).toEqual([]);
      await pressCard(page, 'Invader');
      await page.waitForSelector('.Base-base[data-choosable]');
      await page.keyboard.press('Escape');
      await isQuiet(page);
      await pressCard(page, 'Invader');
      await page.getByRole('button', { name: 'Keep it' }).click();
      await isQuiet(page);
      expect(stage.answers, 'nothing of that was an answer').toEqual([]);
      await pressCard(page, 'Invader');
      await page.waitForSelector('.Base-base[data-choosable]');
      await chooseTarget(page, '.Base-base', 1, 'Play here');
      await isQuiet(page);
      expect(stage.answers.map((key) => key.replace(/:.*/, ''))).toEqual(['play aliens/invader', 'the-grey-opal']);
      expect(page.problems).toEqual([]);
    });

    test(`a lifted action shows its possible targets, and a press on one plays it there (${size})`, async () => {
      const stage = new Stage(two);
      const page = await open(stage, options);
      await pressCard(page, 'Disintegrator');
      await page.waitForSelector('.Minion-minion[data-choosable]');
      // Power 3 or less: not the Overlord, the Laseratops or the Buccaneer.
      await expect.poll(() => page.locator('.Minion-minion[data-choosable]').count()).toBe(4);
      await expect.poll(() => page.locator('.Base-base[data-choosable]').count()).toBe(0);
      await chooseTarget(page, '.Minion-minion[data-choosable]', 0, 'Place on the bottom');
      await isQuiet(page);
      expect(stage.answers[0]).toContain('play aliens/disintegrator');
      expect(stage.answers).toHaveLength(2);
    });

    test(`an action without a target needs a second click, and says what it would change (${size})`, async () => {
      const stage = new Stage(holding(['dinosaurs/howl', 'wizards/mass-enchantment', 'aliens/invader']));
      const page = await open(stage, options);
      await pressCard(page, 'Howl');
      const play = page.getByRole('button', { name: 'Play', exact: true });
      await play.waitFor();
      await page.waitForSelector('.CardButton-wouldHit');
      await expect.poll(() => page.locator('.CardButton-wouldHit').count(), { message: 'all of Anna’s minions' }).toBe(3);
      await pressCard(page, 'Mass');
      await page.locator('.Held-final').waitFor();
      await pressCard(page, 'Howl');
      await page.waitForSelector('.CardButton-wouldHit');
      expect(stage.answers).toEqual([]);
      await play.click();
      await isQuiet(page);
      expect(stage.answers[0]).toContain('play dinosaurs/howl');
    });
  }

  test('while the game asks where a card goes, a click on another card in hand plays that one instead', async () => {
    const stage = new Stage(two).begin('play aliens/invader');
    const page = await open(stage);
    await page.waitForSelector('.Base-base[data-choosable]');
    await inHand(page, 'Collector').click();
    await page.waitForFunction(() =>
      document.querySelector('.Hand-hand [data-lifted]')?.getAttribute('aria-label')?.startsWith('Collector'),
    );
    await expect.poll(() => inHand(page, 'Invader').count(), { message: 'the first is back in the hand' }).toBe(1);
  });

  test('Escape undoes a half-finished play and an action’s question, step by step', async () => {
    const stage = new Stage(two).begin('play aliens/beam-up');
    const page = await open(stage);
    await page.waitForSelector('.Minion-minion[data-choosable]');
    await expect
      .poll(() => page.locator('[data-question] .Panel-text').innerText(), { message: 'the card that asks is there with its text' })
      .toContain('Return a minion');
    await page.keyboard.press('Escape');
    await isQuiet(page);
    await expect.poll(() => inHand(page, 'Beam Up').count()).toBe(1);
  });

  test('discarding down to ten needs a confirmation', async () => {
    const hand = Array.from({ length: 9 }, () => 'aliens/invader');
    const stage = new Stage(holding(hand));
    const page = await open(stage);
    await page.locator('[data-word="end"]').click();
    await page.locator('.Hand-hand [data-choosable]').first().click();
    const confirm = page.getByRole('button', { name: 'Discard', exact: true });
    await confirm.waitFor();
    expect(stage.answers).toHaveLength(1);
    // Another card is chosen instead, and then none.
    await page.locator('.Hand-hand [data-choosable]').nth(2).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await confirm.waitFor({ state: 'detached' });
    await page.locator('.Hand-hand [data-choosable]').nth(1).click();
    await confirm.click();
    await page.waitForFunction(() => !document.querySelector('[data-confirm]'));
    expect(stage.answers).toHaveLength(2);
  });

  test('the setting for confirmations is followed: never and always', async () => {
    const howl = holding(['dinosaurs/howl', 'aliens/invader']);
    const quick = new Stage(howl);
    const page = await open(quick, {}, { confirm: 'never' });
    await inHand(page, 'Howl').click();
    await page.waitForFunction(() => document.querySelectorAll('.Hand-hand .Hand-card').length === 1);
    expect(quick.answers).toHaveLength(1);
    // A minion still needs a base.
    await inHand(page, 'Invader').click();
    await page.locator('.Base-base[data-choosable]').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.Hand-hand .Hand-card').length === 0);

    const slow = new Stage(howl);
    const careful = await open(slow, {}, { confirm: 'always' });
    await careful.locator('[data-word="end"]').click();
    await careful.locator('[data-confirm]', { hasText: 'End turn' }).waitFor();
    expect(slow.answers).toEqual([]);
    await careful.getByRole('button', { name: 'Cancel' }).click();
    await isQuiet(careful);
  });

  test('a card dropped on a target is played there, and a card dropped elsewhere stays lifted', async () => {
    const stage = new Stage(two);
    const page = await open(stage);
    const drag = async (name: string, onto: string): Promise<void> => {
      const from = (await inHand(page, name).boundingBox())!;
      const to = (await page.locator(onto).first().boundingBox())!;
      await page.mouse.move(from.x + 40, from.y + 40);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
      await page.mouse.up();
    };
    await drag('Disintegrator', '.Minion-minion[aria-label^="Laseratops"]');
    await page.waitForSelector('[data-question] .look-note');
    await expect.poll(() => lifted(page)).toEqual(['Disintegrator']);
    expect(stage.answers).toEqual([]);
    await drag('Disintegrator', '.Minion-minion[aria-label^="First Mate"]');
    await isQuiet(page);
    expect(stage.answers[1]).toContain('pirates/first-mate');
    await drag('Invader', '.Minion-minion[aria-label^="Scout"]');
    await page.waitForFunction(() => !document.querySelector('[data-lifted]'));
    await isQuiet(page);
    expect(stage.answers[3]).toContain('tar-pits');
  });

  test('number keys choose cards in hand, and arrows and Enter do the rest', async () => {
    const stage = new Stage(two);
    const page = await open(stage);
    await page.keyboard.press('2');
    await page.waitForSelector('.Base-base[data-choosable]');
    await expect.poll(() => lifted(page)).toEqual(['Collector']);
    await page.keyboard.press('3');
    await page.waitForFunction(() => !document.querySelector('[data-lifted]'));
    expect(stage.answers[1]).toContain('rhodes-plaza-mall');
    expect(page.problems).toEqual([]);
  });

  test('C and Enter press the main button of a lifted card, even if a target is optional', async () => {
    const stage = new Stage(holding(['giant-ants/gimme-the-prize', 'aliens/invader']));
    const page = await open(stage);
    await inHand(page, 'Gimme').click();
    await page.waitForSelector('.Minion-minion[data-choosable]');
    await page.locator('[data-confirm]').waitFor();
    await page.keyboard.press('c');
    await page.waitForSelector('.Offers-count');
    expect(stage.answers[0]).toContain('play giant-ants/gimme-the-prize');
    // The action takes up to three minions, so none is allowed.
    await page.keyboard.press('c');
    await isQuiet(page);
    expect(stage.answers[1]).toBe('');
  });
});
