import { allCards } from '@breakpoint/cards';
import { loadTexts } from '@breakpoint/cards/texts';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampled, WAIT } from '../patience.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { holding, two } from './positions.js';
import { Stage, settled, stageOpener } from './staged.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The cards with the longest texts, the longest first. */
async function wordiest(language: 'en' | 'fr' | 'es', n: number): Promise<string[]> {
  const texts = await loadTexts(language);
  const ids = allCards.factions.flatMap((f) => f.cards.map((d) => allCards.defs[d].id));
  const length = (id: string): number => texts.cards[id]?.text.length ?? 0;
  return ids.sort((a, b) => length(b) - length(a)).slice(0, n);
}

/** The texts that cannot be read because they are cut off, covered or off the screen. Runs in the page. */
function unreadable(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((el) => {
    const box = el.getBoundingClientRect();
    const name = el.closest('.CardButton-button')?.getAttribute('aria-label') ?? '';
    if (el.scrollHeight > el.clientHeight + 1) return [`cut: ${name}`];
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) return [`off: ${name}`];
    const corners = [
      [box.left + 2, box.top + 2],
      [box.right - 3, box.bottom - 3],
    ];
    const seen = corners.every(([x, y]) => el.closest('.CardButton-button')?.contains(document.elementFromPoint(x, y)));
    return seen ? [] : [`covered: ${name}`];
  });
}

/**
 * Moves the pointer onto an element, in small steps like a real mouse: to its middle, or to a place measured from its upper left corner. It
 * waits until the table stands still, because a card that slides under the pointer is not pointed at.
 */
async function pointAt(page: Page, what: Locator, from?: { right: number; down: number }): Promise<void> {
  await settled(page);
  const { x, y, width, height } = (await what.boundingBox())!;
  const [toX, toY] = [x + (from?.right ?? width / 2), y + (from?.down ?? height / 2)];
  await page.mouse.move(toX - 4, toY);
  await page.mouse.move(toX, toY, { steps: 4 });
}

const textIn = (place: Locator): Promise<string> => place.innerText();

describeInBrowser('reading before playing', () => {
  const at = useBrowser();
  const site = inject('site');
  const open = stageOpener(at, site);

  const hands = [
    ['fr', 1280, 800, 6],
    ['fr', 1920, 1080, 8],
    ['en', 1280, 800, 6],
    ['es', 1280, 800, 6],
    ['en', 1920, 1080, 8],
  ] as const;
  test.each(hands.slice(0, sampled(5, 2)))(
    'in %s at %i x %i, %i cards of a hand can be read as they lie',
    async (language, width, height, n) => {
      const page = await open(new Stage(holding(await wordiest(language, n))), { viewport: { width, height } }, { language });
      await expect.poll(() => page.locator('.Hand-hand .CardFace-text').count()).toBe(n);
      await expect.poll(() => page.evaluate(unreadable, '.Hand-hand .CardFace-text')).toEqual([]);
      const small = await page
        .locator('.Hand-hand .CardFace-text')
        .evaluateAll((all) => all.map((el) => Number.parseFloat(getComputedStyle(el).fontSize)));
      expect(Math.min(...small)).toBeGreaterThanOrEqual(10);
      expect(page.problems).toEqual([]);
    },
  );

  test('twelve cards fit with name, type and power visible, and the pointer shows the text', async () => {
    const hand = [...two.players[0].hand!, ...two.players[0].hand!] as string[];
    const page = await open(new Stage(holding(hand)));
    await expect.poll(() => page.locator('.Hand-hand > li').count()).toBe(12);
    await expect
      .poll(() => page.evaluate(unreadable, '.Hand-hand .CardFace-name, .Hand-hand .CardFace-kind, .Hand-hand .CardFace-power'))
      .toEqual([]);
    await expect.poll(() => page.locator('.MySide-mine .Edges-edge').count(), { message: 'nothing is beyond an edge' }).toBe(0);
    await expect.poll(() => page.locator('.Hand-hand .CardFace-text').count(), { message: 'no text is cut' }).toBe(0);
    await pointAt(page, page.locator('.Hand-hand .Hand-card').nth(3), { right: 20, down: 60 });
    await page.locator('.Reader-place .CardFace-text').waitFor();
  });

  test.each((['es', 'fr', 'en'] as const).slice(0, sampled(3, 1)))(
    'in %s, a raised card has its name in whole words, and its text whole beside the table',
    async (language) => {
      const longest = await wordiest(language, 12);
      const page = await open(new Stage(holding(longest)), {}, { language });
      const place = page.locator('.Reader-place');
      for (const i of [0, 5, 10]) {
        const card = page.locator('.Hand-hand .Hand-card').nth(i);
        await pointAt(page, card, { right: 20, down: 60 });
        await place.locator('.CardFace-text').waitFor();
        await page.waitForTimeout(200);
        const wide = await card.evaluate((el) => el.querySelector('.CardFace-name')!.clientWidth / el.clientWidth);
        expect(wide, 'the name has the width of the card').toBeGreaterThan(0.9);
        const [text, all] = [(await place.locator('.CardFace-text').boundingBox())!, (await place.boundingBox())!];
        expect(text.y + text.height, longest[i]).toBeLessThanOrEqual(all.y + all.height);
      }
    },
  );

  test('a hand that does not fit has markers, which show the rest', async () => {
    const hand = Array.from({ length: 26 }, (_, i) => two.players[0].hand![i % 6] as string);
    const page = await open(new Stage(holding(hand)));
    const more = page.locator('.MySide-mine .Edges-edge[data-at="right"]');
    await more.waitFor();
    const left = Number((await textIn(more)).replace(/\D/g, ''));
    expect(left).toBeGreaterThan(0);
    await more.click();
    await page.locator('.MySide-mine .Edges-edge[data-at="left"]').waitFor();
  });

  test('the card under the pointer is shown large in one place, which covers nothing', async () => {
    const page = await open(new Stage(two));
    const place = page.locator('.Reader-place');
    const box = (await place.boundingBox())!;
    for (const what of [
      '.Board-board .Minion-minion',
      '.Hand-hand .Hand-card',
      '.Base-base',
      '.Base-actions .Minion-attached',
      '.Minion-attachments .Minion-attached',
    ]) {
      const card = page.locator(what).first();
      await pointAt(page, card);
      const name = ((await card.getAttribute('aria-label')) ?? '').replace(/^(base|action): /, '').split(',')[0];
      await page
        .waitForFunction((text) => document.querySelector('.Reader-place')?.textContent?.replaceAll('\u00ad', '').includes(text), name, {
          timeout: WAIT,
        })
        .catch(() => expect.fail(`${what} shows ${name}`));
      expect((await textIn(place.locator('.CardFace-text'))).length).toBeGreaterThan(10);
      expect(await place.boundingBox(), `it stays where it is (${what})`).toEqual(box);
    }
    for (const other of ['.Board-board', '.MySide-mine', '[data-question]', '.Bar-bar']) {
      const area = (await page.locator(other).boundingBox())!;
      const apart = area.x + area.width <= box.x + 1 || area.y + area.height <= box.y + 1 || box.y + box.height <= area.y + 1;
      expect(apart, other).toBe(true);
    }
    // A pointer that does not move does not point at a card that slides under it.
    await page.mouse.move(5, 300);
    await page.waitForFunction(() => !document.querySelector('.Reader-place .CardFace-text'));
  });

  test('the names in the log and the cards in a pile can be read', async () => {
    const stage = new Stage(two);
    const page = await open(stage);
    await page.locator('.Hand-hand .Hand-card').first().click();
    await page.locator('.Base-base[data-choosable]').first().click();
    const name = page.locator('[data-log] a').first();
    await name.hover();
    await page.waitForFunction(() => document.querySelector('.Reader-place .CardFace-text') !== null);
    await page.locator('.Players-mine .Players-open').click();
    await page.waitForSelector('dialog[open] .Pile-cards');
    await expect.poll(() => page.evaluate(unreadable, '.Pile-cards .CardFace-text')).toEqual([]);
    await expect.poll(() => page.locator('.Pile-cards .CardFace-text').count()).toBe(2);
  });

  test('on a phone, the first tap lifts a card and shows its text, and the second plays it', async () => {
    const stage = new Stage(two);
    const page = await open(stage, PHONE);
    const card = page.locator('.Hand-hand .Hand-card', { hasText: 'Mass' });
    await card.tap();
    await page.locator('[data-question]', { hasText: 'Every other player reveals the top card' }).waitFor();
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
    expect(stage.answers, 'nothing is done yet').toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await page.waitForFunction(() => !document.querySelector('[data-lifted]'));
    expect(stage.answers[0]).toContain('play wizards/mass-enchantment');
    expect(page.problems).toEqual([]);
  });

  test('on a phone, a tap on a card in play only shows its text', async () => {
    const stage = new Stage(two);
    const page = await open(stage, PHONE);
    await page.locator('.Board-board .Minion-minion').first().tap();
    await page.locator('[data-question] .Panel-text').waitFor();
    expect((await textIn(page.locator('[data-question] .Panel-text'))).length).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Rulings' }).tap();
    await page.waitForSelector('dialog.Reader-dialog[open]');
    await expect
      .poll(() => page.locator('[data-question] .look-note').count(), { message: 'it is not blamed for being another player’s' })
      .toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('.Base-base').first().tap();
    await page.locator('.OpenBase-open .Base-text').waitFor();
    await expect.poll(() => page.locator('.OpenBase-open .Minion-minion').count()).toBe(4);
    await expect.poll(() => page.locator('.OpenBase-open .Minion-name').count()).toBe(4);
    expect(stage.answers).toEqual([]);
  });

  test('on a phone, the three buttons of a card that can be chosen leave its text the whole width', async () => {
    const small = { ...PHONE, viewport: { width: 360, height: 740 } };
    const page = await open(new Stage(two).begin('play aliens/beam-up'), small, { language: 'fr' });
    await page.locator('.Minion-minion[data-choosable]').first().tap();
    await page.locator('[data-question] .Panel-text').waitFor();
    const boxes = await page
      .locator('.Panel-line, [data-question] button')
      .evaluateAll((all) => all.map((el) => el.getBoundingClientRect()));
    expect(boxes).toHaveLength(4);
    const text = (await page.locator('.Panel-line').boundingBox())!;
    expect(text.width).toBeGreaterThan(small.viewport.width * 0.9);
    const question = (await page.locator('[data-question]').boundingBox())!;
    for (const button of await page.locator('[data-question] button').evaluateAll((all) => all.map((el) => el.getBoundingClientRect()))) {
      expect(button.bottom <= text.y + 1 || button.top >= text.y + text.height - 1, 'beside the text is no button').toBe(true);
      expect(button.right).toBeLessThanOrEqual(small.viewport.width);
      expect(button.bottom).toBeLessThanOrEqual(question.y + question.height);
    }
  });

  const sizes = Object.entries({ phone: PHONE, desktop: {} });
  test.each(sizes.slice(0, sampled(2, 1)))(
    'a Talent has a badge and a button: a click to read it uses nothing (%s)',
    async (_, options) => {
      const soldier = { card: 'giant-ants/soldier', controller: 'Anna', counters: 1 };
      const position = { ...two, bases: [{ base: 'tar-pits', minions: [soldier] }, ...two.bases!.slice(1)] };
      const stage = new Stage(position);
      const page = await open(stage, options);
      const minion = page.locator('.Minion-minion', { has: page.locator('.Minion-sign.Minion-usable') });
      await minion.click();
      await page.getByRole('button', { name: 'Use the Talent' }).waitFor();
      await expect.poll(() => textIn(page.locator('[data-question] .Panel-text'))).toContain('Talent');
      expect(stage.answers).toEqual([]);
      await page.getByRole('button', { name: 'Use the Talent' }).click();
      await page.waitForFunction(() => !document.querySelector('[data-question="lifted"]'));
      expect(stage.answers[0]).toContain('use giant-ants/soldier');
    },
  );
});
