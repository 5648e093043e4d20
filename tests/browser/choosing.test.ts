import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { findsNothingSerious, fits, touchable } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { four, full, holding, two } from './positions.js';
import { Stage, stageOpener } from './staged.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIZES = { desktop: {}, phone: PHONE };

/** The position with other cards in Anna's deck. */
const searching = (hand: string[], deck: string[]) => {
  const [anna, ...others] = holding(hand).players;
  return { ...two, players: [{ ...anna, deck }, ...others] };
};
const ACTIONS = ['abduction', 'beam-up', 'crop-circles', 'disintegrator', 'invasion', 'jammed-signal', 'probe', 'terraforming'];

/** Where the words of the question and its buttons are. */
const places = (page: Page): Promise<string[]> =>
  page.locator('.Panel-sentence, .Panel-row button').evaluateAll((all) => all.map((el) => JSON.stringify(el.getBoundingClientRect())));

/**
 * The cards that were rendered again since the last call, by their numbers. React keeps the properties of an element beside it, in a new
 * object each time that the element is rendered. Runs in the page.
 */
function renderedAgain(): string[] {
  const page = globalThis as unknown as { rendered?: Map<Element, unknown> };
  const before = page.rendered;
  const propsOf = (el: Element): unknown =>
    (el as unknown as Record<string, unknown>)[Object.keys(el).find((key) => key.startsWith('__reactProps$'))!];
  page.rendered = new Map([...document.querySelectorAll('[data-table] [data-card]')].map((el) => [el, propsOf(el)]));
  return [...page.rendered].flatMap(([el, props]) => (before?.get(el) === props ? [] : [(el as HTMLElement).dataset.card!]));
}

describeInBrowser('choosing', () => {
  const at = useBrowser();
  const site = inject('site');
  const open = stageOpener(at, site);

  test('a card whose highlight changes is rendered again, and no other is', async () => {
    const page = await open(new Stage(four), PHONE);
    await page.locator('.Hand-card', { hasText: 'Beam Up' }).tap();
    await page.waitForSelector('.Minion-minion[data-choosable]');
    await page.waitForTimeout(300);
    expect((await page.evaluate(renderedAgain)).length, 'all cards, at first').toBeGreaterThan(20);
    const minion = page.locator('.Minion-minion[aria-label^="War Raptor"]');
    await minion.tap();
    await page.waitForSelector('.Minion-minion[data-aimed]');
    await page.waitForTimeout(300);
    await expect.poll(() => page.evaluate(renderedAgain)).toEqual([await minion.getAttribute('data-card')]);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.waitForSelector('.Minion-minion[data-aimed]', { state: 'detached' });
    await expect.poll(() => page.evaluate(renderedAgain)).toEqual([await minion.getAttribute('data-card')]);
  });

  test('on a phone, the base that the player is asked about once more has another frame than those that can be chosen', async () => {
    const page = await open(new Stage(two), PHONE);
    await page.locator('.Hand-card', { hasText: 'Invader' }).tap();
    const frames = () =>
      page.locator('[data-target]').evaluateAll((all) => all.map((el) => getComputedStyle(el, '::before').borderTopColor));
    await expect.poll(async () => new Set(await frames()).size).toBe(1);
    await page.locator('.Base-base').nth(1).tap();
    await page.getByRole('button', { name: 'Play here' }).waitFor();
    const [first, second] = await frames();
    expect(second).not.toBe(first);
  });

  test('a card that is read by a long press puts the lifted card down', async () => {
    const page = await open(new Stage(two), PHONE);
    await page.locator('.Hand-card', { hasText: 'Invader' }).tap();
    await page.waitForSelector('.Hand-hand [data-lifted]');
    const other = page.locator('.Hand-card', { hasText: 'Collector' });
    const { x, y } = (await other.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 40 }] });
    await page.locator('[data-question="reading"]', { hasText: 'Collector' }).waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.locator('.Hand-hand [data-lifted]').count()).toBe(0);
  });

  test('on a phone, a tap on a minion shows it while another card is lifted, and a button chooses its base', async () => {
    const stage = new Stage(two);
    const page = await open(stage, PHONE);
    await page.locator('.Hand-card', { hasText: 'Invader' }).tap();
    await page.waitForSelector('.Base-base[data-choosable]');
    await page.locator('.Minion-minion[aria-label^="Laseratops"]').tap();
    await page.locator('[data-question="reading"]', { hasText: 'Laseratops' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect
      .poll(() => page.locator('.Panel-sentence').innerText(), { message: 'the card is still lifted' })
      .toContain('Choose where to play Invader');
    await page.locator('.Minion-minion[aria-label^="Laseratops"]').tap();
    await page.getByRole('button', { name: 'Choose this base' }).tap();
    await page.waitForSelector('[data-word="end"]');
    expect(stage.answers.map((key) => key.replace(/:.*/, ''))).toEqual(['play aliens/invader', 'rhodes-plaza-mall']);
    expect(page.problems).toEqual([]);
  });

  test('an action that has only a Special says that it would do nothing now', async () => {
    const page = await open(new Stage(holding(['vampires/buffet', 'pirates/full-sail', 'aliens/beam-up'])));
    const warning = page.locator('[data-question] .Held-final', { hasText: 'Now it would have no effect' });
    await page.locator('.Hand-card', { hasText: 'Buffet' }).click();
    await warning.waitFor();
    for (const other of ['Full Sail', 'Beam Up']) {
      await page.locator('.Hand-card', { hasText: other }).click();
      await page.locator('[data-question]', { hasText: other === 'Beam Up' ? 'return' : 'ove' }).waitFor();
      await expect.poll(() => warning.count(), { message: other }).toBe(0);
    }
  });

  for (const [size, options] of Object.entries(sampled<Record<string, object>>(SIZES, { phone: SIZES.phone }))) {
    test(`cards on offer that overlap can all be seen at once, and one is chosen there (${size})`, async () => {
      const stage = new Stage(searching(['wizards/scry'], [...ACTIONS.map((name) => `aliens/${name}`), 'aliens/scout']));
      stage.begin('play wizards/scry');
      const page = await open(stage, options);
      await page.getByRole('tab', { name: `See all (${ACTIONS.length})` }).click();
      const cards = page.locator('dialog .Pile-cards button');
      await cards.first().waitFor();
      await expect.poll(() => cards.count()).toBe(ACTIONS.length);
      const cut = await page
        .locator('dialog .CardFace-text')
        .evaluateAll((all) => all.filter((el) => el.scrollHeight > el.clientHeight + 1));
      expect(cut).toHaveLength(0);
      await fits(page, size);
      if (size === 'phone') await touchable(page, 'all cards on offer');
      await findsNothingSerious(page, 'all cards on offer');
      const choose = page.locator('.Pile-end .look-primary');
      await expect.poll(() => choose.isDisabled(), { message: 'nothing is chosen yet' }).toBe(true);
      await page.locator('dialog .Pile-cards button', { hasText: 'Probe' }).click();
      expect(stage.answers, 'a tap only marks a card').toEqual([]);
      await page.getByRole('button', { name: 'Take it: Probe' }).click();
      await page.waitForSelector('[data-word="end"]');
      expect(stage.answers.map((key) => key.replace(/:.*/, ''))).toEqual(['aliens/probe']);
      await expect.poll(() => page.locator('.Hand-card', { hasText: 'Probe' }).count()).toBe(1);
      expect(page.problems).toEqual([]);
    });
  }

  test('a search through many cards opens the dialog with all of them by itself, and a choice there closes it', async () => {
    const many = Array.from({ length: 11 }, (_, i) => `aliens/${ACTIONS[i % ACTIONS.length]}`);
    const stage = new Stage(searching(['wizards/scry'], many));
    const page = await open(stage.begin('play wizards/scry'));
    await page.locator('dialog .Pile-cards button').first().waitFor();
    await expect.poll(() => page.locator('dialog .Pile-cards button').count()).toBe(11);
    await page.locator('dialog .Pile-cards button').nth(10).click();
    await page.getByRole('button', { name: /^Take it: / }).click();
    await page.waitForSelector('[data-word="end"]');
    expect(stage.answers).toHaveLength(1);
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
  });

  test('a few cards on offer need no dialog of their own', async () => {
    const stage = new Stage(searching(['wizards/scry'], ['aliens/probe', 'aliens/beam-up', 'aliens/scout']));
    const page = await open(stage.begin('play wizards/scry'));
    await page.getByRole('tab', { name: 'To choose from (2)' }).click();
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
  });

  test('on a phone, picking several cards shows the text of each and moves neither the question nor its buttons', async () => {
    const deck = ['aliens/scout', 'wizards/neophyte', 'aliens/collector', 'aliens/probe', 'wizards/summon', 'aliens/invader'];
    const stage = new Stage(searching(['wizards/portal'], deck));
    const page = await open(stage.begin('play wizards/portal'), PHONE, { language: 'fr' });
    const confirm = page.locator('[data-confirm]');
    await confirm.waitFor();
    const none = page.getByRole('button', { name: 'Ne rien choisir' });
    await expect.poll(() => none.count(), { message: 'confirming nothing says so' }).toBe(1);
    await expect.poll(() => confirm.getAttribute('class')).not.toContain('primary');
    const before = await places(page);
    await page.locator('[data-cards="offered"] .Hand-card', { hasText: 'Collecteur' }).tap();
    await page.getByRole('button', { name: 'Confirmer' }).waitFor();
    await expect.poll(() => confirm.getAttribute('class')).toContain('primary');
    await expect.poll(() => places(page)).toEqual(before);
    await expect.poll(() => page.locator('[data-question] .Panel-text').innerText()).toMatch(/^Collecteur /);
    await page.locator('[data-cards="offered"] .Hand-card', { hasText: 'Éclaireur' }).tap();
    await expect.poll(() => page.locator('[data-question] .Panel-text').innerText()).toMatch(/^Éclaireur /);
    await expect.poll(() => page.locator('.CardButton-pick').count()).toBe(2);
    await page.getByRole('button', { name: 'Tout effacer' }).tap();
    await none.waitFor();
    await expect.poll(() => page.locator('.CardButton-pick').count()).toBe(0);
    await expect.poll(() => places(page)).toEqual(before);
    expect(page.problems).toEqual([]);
  });

  test('on a phone, what happened since the last turn is read without opening it', async () => {
    const [anna, bruno] = two.players;
    const position = { ...two, players: [anna, { ...bruno, hand: ['dinosaurs/king-rex', 'dinosaurs/howl'] }] };
    const stage = new Stage(position, { 1: [['play dinosaurs/king-rex'], ['rhodes-plaza-mall'], ['play dinosaurs/howl']] });
    const page = await open(stage, PHONE);
    await page.locator('[data-word="end"]').tap();
    await page.locator('[data-word="end"]').waitFor();
    await expect.poll(() => page.locator('.Question-news').innerText()).toContain('Howl');
    const seen = await page.evaluate(() => {
      const line = document.querySelector('.Panel-line')!.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('.Question-news li')]
        .filter((li) => li.getBoundingClientRect().bottom <= line.bottom + 1)
        .map((li) => li.innerText);
    });
    expect(seen[0], 'the newest comes first, and is whole').toContain('Howl');
    await expect.poll(() => page.locator('.Question-plays').count(), { message: 'the question has said what is left' }).toBe(0);
  });

  test('several extra plays of a kind are counted', async () => {
    const page = await open(new Stage(holding(['wizards/time-loop', 'aliens/beam-up', 'aliens/probe'])).begin('play wizards/time-loop'));
    await expect.poll(() => page.locator('.Question-allowance').allInnerTexts()).toEqual(['1 minion (none in hand)', 'Extra action ×2']);
  });

  test('on every line, the minions of a player are after their badge, and begin below each other', async () => {
    for (const [options, position] of [
      [SIZES.desktop, four],
      [PHONE, full],
    ] as const) {
      const page = await open(new Stage(position), options);
      const sides = await page.locator('[data-side]').evaluateAll((all) =>
        all.map((side) => {
          const shown = [...side.querySelectorAll<HTMLElement>(':scope > .Side-power, .Minion-minion')].map((el) => {
            const { left, top, height } = el.getBoundingClientRect();
            return { seat: el.dataset.seat, isBadge: el.matches('.Side-power'), left, line: Math.round((top + height / 2) / 8) };
          });
          return shown.map((now, i) => ({ ...now, begins: shown[i - 1]?.line !== now.line, after: shown[i - 1]?.seat }));
        }),
      );
      const minions = sides.flat().filter((card) => !card.isBadge);
      expect(minions.length).toBeGreaterThan(6);
      expect(minions.filter((card) => card.begins || card.after !== card.seat)).toEqual([]);
      const beginnings = sides.map((side) => side.filter((card) => card.begins).map((card) => card.left));
      expect(Math.max(...beginnings.map((list) => list.length)), 'some have several lines').toBeGreaterThan(1);
      for (const list of beginnings) for (const left of list) expect(left).toBeCloseTo(list[0]);
    }
  });
});
