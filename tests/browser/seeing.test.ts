import type { DescribedPosition } from '@breakpoint/engine/tools';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage, startAgainstBots } from './player.js';
import { four, full, holding, two } from './positions.js';
import { Stage, stageOpener } from './staged.js';

const SIZES = {
  desktop: {},
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const vpOf = (page: Page): Promise<string> => page.locator('.Players-vp b').allInnerTexts().then(String);
const end = (page: Page) => page.locator('[data-word="end"]');

/** Records the scenes that are shown, in order, each only once. Runs in the page. */
function watch(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { seen });
  const note = (what: string): void => void (seen.includes(what) || seen.push(what));
  new MutationObserver(() => {
    const vp = [...document.querySelectorAll('.Players-vp b')].map((el) => el.textContent).join('-');
    const name = document.querySelector('[data-scene="card"] .CardFace-name')?.textContent?.replaceAll('\u00ad', '');
    if (name) note(`large ${name}`);
    if (document.querySelector('.Scoring-award:not(.Scoring-paid)')) note('places');
    if (document.querySelector('.Base-base [data-broken]')) note('broken');
    if (document.querySelector('.Scoring-award.Scoring-paid')) note('paid');
    if (document.querySelector('[data-scene="burst"]')) note('burst');
    note(`VP ${vp}`);
    if (document.querySelector('.flying-vp')) note('VP fly');
    const on = document.querySelectorAll('.Board-bases > :first-child .Minion-minion').length;
    if (seen.length > 0) note(`${on} minions on the first base`);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}
const seenBy = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

describeInBrowser('seeing what happens', () => {
  const at = useBrowser();
  const site = inject('site');
  const open = stageOpener(at, site);
  /** Anna has no Scout, so that nobody has a decision after the scoring. */
  const unasked: DescribedPosition = {
    ...full,
    bases: full.bases!.map((b) => ({
      ...b,
      minions: b.minions?.filter((m) => m.card !== 'aliens/scout' && m.card !== 'pirates/first-mate'),
    })),
  };

  for (const [size, options] of Object.entries(sampled<Record<string, object>>(SIZES, { phone: SIZES.phone }))) {
    test(`a scoring is shown in stages: the ranking, the VP, the cards that leave, the new base (${size})`, async () => {
      const moving = { ...options, reducedMotion: 'no-preference' as const };
      const page = await open(new Stage(unasked, { 1: [] }), moving, { speed: 'fast' });
      await expect.poll(() => vpOf(page)).toBe('4,7');
      await page.evaluate(watch);
      await end(page).click();
      // One look, because the page does not wait for the test.
      const rows = await page.waitForFunction(() => {
        const all = [...document.querySelectorAll('.Scoring-award .Scoring-place')].map((el) => el.textContent?.replaceAll(/\s+/g, ' '));
        return all.length > 0 && all;
      });
      expect(await rows.jsonValue()).toEqual(['1AAnna11 power+4 VP', '2BBruno10 power+3 VP']);
      await end(page).waitFor();
      const seen = await seenBy(page);
      const order = ['places', 'paid', '0 minions on the first base', 'burst', 'large The Central Brain'].map((what) => seen.indexOf(what));
      expect(order, String(seen)).toEqual(order.toSorted((a, b) => a - b));
      expect(order, String(seen)).not.toContain(-1);
      expect(seen).toContain('broken');
      expect(seen).toContain('VP fly');
      // The numbers grow coin by coin, and end where the game is.
      expect(seen).toEqual(expect.arrayContaining(['VP 5-7', 'VP 8-9', 'VP 8-10']));
      await expect.poll(() => page.locator('.flying-flying').count(), { message: 'nothing is left in the air' }).toBe(0);
      expect(page.problems).toEqual([]);
    });

    test(`another player’s card is shown large, a click skips it, and a player who has a decision need not wait (${size})`, async () => {
      const bruno: string[][] = [['play pirates/broadside']];
      const page = await open(new Stage(two, { 1: bruno }), options, { speed: 'slow' });
      await page.evaluate(watch);
      await end(page).click();
      await page.waitForSelector('[data-scene="card"]');
      await expect.poll(() => page.locator('[data-scene="card"]').innerText()).toContain('Bruno plays');
      await expect.poll(() => page.locator('[data-scene="card"] .CardFace-text').innerText()).toContain('power 2 or less');
      if (size === 'phone')
        expect((await page.locator('[data-scene="card"]').boundingBox())!.height, 'it leaves bases in sight').toBeLessThan(200);
      await page.getByRole('button', { name: 'Skip ahead' }).click();
      await end(page).waitFor({ timeout: 3000 });
      await expect.poll(() => page.locator('[data-scene="card"]').count()).toBe(0);
      await expect.poll(() => page.locator('.Question-news').innerText(), { message: 'it stays told' }).toContain('Broadside');
    });
  }

  test('on a phone, a card on its way to the first base does not cover that base, and wears something of its partner faction', async () => {
    const [anna, bruno] = two.players;
    const position = { ...two, players: [anna, { ...bruno, hand: ['dinosaurs/king-rex'] }] };
    const page = await open(new Stage(position, { 1: [['play dinosaurs/king-rex'], ['tar-pits']] }), SIZES.phone, { speed: 'slow' });
    await end(page).click();
    await page.waitForSelector('[data-scene="card"] .Art-attribute');
    const boxes = await page.waitForFunction(() => {
      const card = document.querySelector('[data-scene="card"]');
      if (!card?.querySelector('.CardFace-name')?.textContent?.startsWith('King')) return null;
      return [card, document.querySelector('.Base-base')!].map((el) => {
        const { top, bottom } = el.getBoundingClientRect();
        return { top, bottom };
      });
    });
    const [card, goal] = (await boxes.jsonValue())!;
    expect(card.top >= goal.bottom || card.bottom <= goal.top, JSON.stringify({ card, goal })).toBe(true);
  });

  test('on a phone, an action that goes onto a minion points at it and flies to it', async () => {
    const [anna, bruno] = two.players;
    const position = { ...two, players: [anna, { ...bruno, hand: ['dinosaurs/upgrade'] }] };
    const stage = new Stage(position, { 1: [['play dinosaurs/upgrade'], ['dinosaurs/laseratops']] });
    const page = await open(stage, { ...SIZES.phone, reducedMotion: 'no-preference' }, { speed: 'slow' });
    await page.evaluate(() => {
      const goals: string[] = [];
      Object.assign(globalThis, { goals });
      new MutationObserver(() => {
        const ghost = document.querySelector('.Showcase-card[data-ghost]');
        if (!ghost || goals.length > 0) return;
        const to = ghost.getAnimations()[0].effect as KeyframeEffect;
        const [x, y] = /translate\((.+?)px, (.+?)px\)/
          .exec(String(to.getKeyframes().at(-1)!.transform))!
          .slice(1)
          .map(Number);
        const from = ghost.getBoundingClientRect();
        const under = [...document.querySelectorAll('.Minion-minion')].find((m) => {
          const at = m.getBoundingClientRect();
          return (
            Math.abs(from.left + from.width / 2 + x - at.left - at.width / 2) < 3 &&
            Math.abs(from.top + from.height / 2 + y - at.top - at.height / 2) < 3
          );
        });
        goals.push(under?.getAttribute('aria-label')?.split(',')[0] ?? 'nowhere');
      }).observe(document.body, { childList: true, subtree: true });
    });
    await end(page).tap();
    await page.waitForSelector('.Showcase-pointers path');
    await expect.poll(() => page.locator('.Minion-minion.CardButton-struck').getAttribute('aria-label')).toContain('Laseratops');
    await page.waitForFunction(() => (globalThis as unknown as { goals: string[] }).goals.length > 0);
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { goals: string[] }).goals)).toEqual(['Laseratops']);
  });

  test('a base that has scored lies in pieces, then bursts; its place stays empty until the new base lands', async () => {
    const page = await open(new Stage(unasked, { 1: [] }), {}, { speed: 'slow' });
    const first = page.locator('.Board-bases > :first-child');
    // On a slow device, the base is still on its way to its place.
    await first.locator('.Base-base').evaluate((el) => {
      el.animate({ transform: ['translate(300px, 200px) scale(0.8)', 'translate(300px, 200px) scale(0.8)'] }, 600_000);
    });
    await end(page).click();
    await page.locator('.Scoring-award button').click();
    await page.waitForSelector('[data-scene="burst"]');
    await expect.poll(() => first.locator('[data-broken]').count()).toBe(1);
    await expect.poll(() => first.locator('.Base-middle').evaluate((el) => getComputedStyle(el).opacity)).toBe('0');
    const [burst, place] = [(await page.locator('.Burst-place').boundingBox())!, (await first.locator('.Base-middle').boundingBox())!];
    for (const side of ['x', 'y', 'width'] as const) expect(Math.abs(burst[side] - place[side]), 'it bursts in its place').toBeLessThan(4);
    const pieces = page.locator('[data-scene="burst"] [data-type="base"]');
    await expect.poll(() => pieces.count()).toBe(7);
    await page.waitForSelector('[data-scene="card"]');
    await expect.poll(() => first.locator('.Base-middle').evaluate((el) => getComputedStyle(el).opacity)).toBe('0');
    await first.getByText('The Central Brain').waitFor();
    await expect.poll(() => first.locator('.Base-middle').evaluate((el) => getComputedStyle(el).opacity)).toBe('1');
    await expect.poll(() => page.locator('[data-broken]').count()).toBe(0);
  });

  test('at a desk, the ranking covers nothing of the middle base while it scores', async () => {
    const [tarPits, greyOpal, mall] = unasked.bases!;
    const page = await open(new Stage({ ...unasked, bases: [greyOpal, tarPits, mall] }, { 1: [] }), {}, { speed: 'slow' });
    await end(page).click();
    await page.waitForSelector('.Scoring-award');
    const [award, base] = [(await page.locator('.Scoring-award').boundingBox())!, (await page.locator('.Base-base').nth(1).boundingBox())!];
    expect(award.x >= base.x + base.width || award.x + award.width <= base.x, JSON.stringify({ award, base })).toBe(true);
    const names = page.locator('.Scoring-name');
    await expect
      .poll(() => names.evaluateAll((all) => all.filter((el) => el.scrollWidth > el.clientWidth + 1).length), {
        message: 'names are whole',
      })
      .toBe(0);
  });

  const [low, ...others] = four.bases!;
  const lowest = {
    ...four,
    players: four.players.map((p) => ({ ...p, hand: [] })),
    bases: [...others, { ...low, minions: [...low.minions!.slice(1), { card: 'aliens/supreme-overlord', controller: 'Anna' }] }],
  };
  test.each([
    ['two', unasked],
    ['four, at the lowest base,', lowest],
  ])('on a phone, the ranking of %s lies over the question and covers no base', async (_, position) => {
    const page = await open(new Stage(position, { 1: [], 2: [], 3: [] }), SIZES.phone, { speed: 'slow' });
    await end(page).click();
    await page.waitForSelector('.Scoring-award');
    const [award, question] = [
      (await page.locator('.Scoring-award').boundingBox())!,
      (await page.locator('[data-question]').boundingBox())!,
    ];
    expect(award.y, JSON.stringify({ award, question })).toBeGreaterThan(question.y - 6);
    await page.locator('.Scoring-award button').tap();
  });

  test('on a phone held sideways, another player’s card is whole, with who plays it', async () => {
    const [anna, bruno] = two.players;
    const position = { ...two, players: [anna, { ...bruno, hand: ['dinosaurs/tooth-and-claw-and-guns'] }] };
    const stage = new Stage(position, { 1: [['play dinosaurs/tooth-and-claw-and-guns'], ['dinosaurs/laseratops']] });
    const page = await open(stage, { ...SIZES.phone, viewport: { width: 667, height: 375 } }, { speed: 'slow' });
    await end(page).click();
    await page.waitForSelector('.Showcase-line');
    const { y, height } = (await page.locator('[data-scene="card"]').boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(375);
  });

  test('a Special that is played in the window, and the power it adds, are on the table before the places are called', async () => {
    const page = await open(new Stage(holding(['ninjas/shinobi', 'aliens/invader'], unasked), { 1: [] }), {}, { speed: 'fast' });
    await page.evaluate(watch);
    await end(page).click();
    await page.locator('.Hand-card', { hasText: 'Shinobi' }).click();
    await page.locator('[data-confirm]').click();
    await page.waitForSelector('.Scoring-award');
    const tarPits = page.locator('.Base-column').first();
    await expect.poll(() => tarPits.locator('.Side-near .Minion-minion[aria-label^="Shinobi"]').count()).toBe(1);
    await expect.poll(() => tarPits.locator('.Side-near .Side-power').first().innerText()).toContain('14');
    await expect.poll(() => tarPits.locator('.Base-number').textContent()).toBe('24/16');
    await expect.poll(() => page.locator('.Scoring-place').first().innerText()).toContain('14 power');
    const seen = await seenBy(page);
    expect(seen.indexOf('large Shinobi'), String(seen)).toBeGreaterThanOrEqual(0);
    expect(seen.indexOf('large Shinobi'), String(seen)).toBeLessThan(seen.indexOf('places'));
  });

  test('every change of power rises from its own card, even if several come at once', async () => {
    const position: DescribedPosition = {
      ...two,
      bases: [
        { base: 'tar-pits', minions: [{ card: 'giant-ants/soldier', controller: 'Anna', counters: 1 }] },
        { base: 'the-grey-opal', minions: [{ card: 'aliens/supreme-overlord', controller: 'Anna' }] },
        { base: 'rhodes-plaza-mall' },
      ],
    };
    const page = await open(new Stage(position, { 1: [] }), { reducedMotion: 'no-preference' }, { speed: 'slow' });
    // The Overlord is the only minion that can get the counter, so nothing is asked.
    await page.locator('.Minion-minion[aria-label^="Soldier"]').click();
    await page.locator('[data-confirm]').click();
    await page.waitForFunction(() => document.querySelectorAll('.flying-power').length === 2);
    const risen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.flying-power')].map((sign) => {
        const [x, y] = sign.style.translate.split(' ').map(Number.parseFloat);
        const under = [...document.querySelectorAll('.Minion-minion')].find((m) => {
          const { left, right, top, bottom } = m.getBoundingClientRect();
          return x > left && x < right && y > top && y < bottom;
        });
        return `${sign.textContent} ${under?.getAttribute('aria-label')?.split(',')[0]}`;
      }),
    );
    expect(risen.toSorted()).toEqual(['+1 Supreme Overlord', '−1 Soldier']);
    await page.waitForFunction(() => document.querySelectorAll('.flying-flying').length === 0);
  });

  test('with reduced motion nothing moves, but everything is shown', async () => {
    const page = await open(new Stage(unasked, { 1: [] }), {}, { speed: 'fast' });
    await page.evaluate(watch);
    await end(page).click();
    await page.waitForSelector('.Scoring-award');
    const moves = await page.evaluate(() => document.getAnimations().length);
    expect(moves).toBe(0);
    await end(page).waitFor();
    await expect.poll(() => seenBy(page)).toEqual(expect.arrayContaining(['paid', 'VP 8-10']));
    await expect.poll(() => seenBy(page)).not.toContain('VP fly');
  });

  test('one dialog at the end has the winner, the curve, the best base and the rematch button', async () => {
    const position = { ...unasked, players: [{ ...unasked.players[0], vp: 13 }, unasked.players[1]] };
    const page = await open(new Stage(position, { 1: [] }));
    await end(page).click();
    const over = page.locator('dialog.GameOver-over');
    await over.waitFor();
    await expect.poll(() => over.innerText()).toContain('You win!');
    await expect.poll(() => over.locator('[data-scene="won"]').innerText()).toContain('Alien Wizards');
    await expect.poll(() => over.innerText()).toContain('Anna wins 17 to 10 on turn 1.');
    await expect
      .poll(() =>
        over
          .locator('.GameOver-final li')
          .allInnerTexts()
          .then((all) => all.map((t) => t.replaceAll(/\s+/g, ' '))),
      )
      .toEqual(['A Anna 17 VP', 'B Bruno 10 VP']);
    await expect.poll(() => over.locator('.GameOver-deeds').innerText()).toContain('Tar Pits');
    await over.getByRole('button', { name: 'Tar Pits' }).click();
    await expect.poll(() => page.locator('dialog.Reader-dialog').innerText()).toContain('Tar Pits');
    await page.keyboard.press('Escape');
    await expect.poll(() => over.getByRole('button', { name: 'Play again' }).count()).toBe(1);
  });

  test('a loss is told kindly: the loser’s own deck, and how little was missing', async () => {
    const [anna, bruno] = unasked.players;
    const page = await open(
      new Stage(
        {
          ...unasked,
          players: [
            { ...anna, vp: 11 },
            { ...bruno, vp: 14 },
          ],
        },
        { 1: [] },
      ),
    );
    await end(page).click();
    const stage = page.locator('dialog.GameOver-over [data-scene="lost"]');
    await stage.waitFor();
    await expect.poll(() => stage.innerText()).toContain('Just 2 VP short');
    await expect.poll(() => stage.innerText()).toContain('Alien Wizards');
  });

  test('a game that the page starts begins with the decks, and a reload does not show that again', async () => {
    const page = await openPage(at.browser, site, {}, { speed: 'slow' });
    const begin = (): void => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const entrance = document.querySelector('[data-scene="entrance"]');
        if (entrance && seen.length === 0) seen.push(...[...entrance.querySelectorAll('p')].map((p) => p.innerText));
      }).observe(document, { subtree: true, childList: true });
    };
    await page.evaluate(begin);
    await startAgainstBots(page);
    await page.locator('[data-scene="entrance"]').waitFor({ state: 'detached' });
    const seen = await seenBy(page);
    expect(seen.length, 'two decks').toBe(2);
    expect(seen[0]).toContain('Anna');
    await page.addInitScript(begin);
    await page.reload();
    await page.waitForSelector('[data-table] [data-player]');
    await expect.poll(() => seenBy(page)).toEqual([]);
    expect(page.problems).toEqual([]);
  });

  test('a player can change their answer while a window is open, and sees when it closes', async () => {
    const stage = new Stage(full, { 1: [] });
    const page = await open(stage);
    stage.until = Date.now() + 60_000;
    await end(page).click();
    await page.locator('[data-decline]').waitFor();
    const ends = page.locator('.Online-ends');
    const seconds = async (): Promise<number> => Number(/(\d+) s left/.exec(await ends.innerText())?.[1]);
    const first = await seconds();
    expect(first).toBeLessThanOrEqual(60);
    await page.waitForFunction((was) => !document.querySelector('.Online-ends')?.textContent?.startsWith(`${was} s left`), first);
    await expect.poll(() => seconds()).toBeLessThan(first);
    await expect
      .poll(() => page.locator('[aria-live] .Online-ends, [role="status"] .Online-ends').count(), { message: 'nobody hears every second' })
      .toBe(0);
    stage.holds = true;
    await page.locator('[data-decline]').click();
    await page.getByRole('button', { name: 'Change it' }).waitFor();
    await expect.poll(() => seconds(), { message: 'it goes on for whoever has answered' }).toBeGreaterThan(0);
    stage.until = Date.now() + 3 * 3_600_000;
    await expect.poll(() => page.locator('.Panel-sentence').innerText()).toContain('Your answer: Pass. Waiting for the others');
    await expect.poll(() => page.locator('[data-choosable]').count(), { message: 'nothing else can be chosen meanwhile' }).toBe(0);
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.waitForFunction(() => /until \w+day.* \d+:\d\d/.test(document.querySelector('.Online-ends')?.textContent ?? ''));
    stage.holds = false;
    await page.locator('.Minion-minion[data-can-lift]', { hasText: 'Scout' }).click();
    await page.getByRole('button', { name: 'Use the Special' }).click();
    await end(page).waitFor();
    expect(stage.answers.slice(1).map((key) => key.replace(/:.*/, ''))).toEqual(['', 'use aliens/scout']);
  });

  test('a player can pass until their next turn, and take that back', async () => {
    const stage = new Stage(full, { 1: [] });
    const page = await open(stage);
    await end(page).click();
    await page.getByRole('button', { name: 'Pass until my next turn' }).click();
    await end(page).waitFor();
    expect(stage.answers, 'nothing was asked any more').toHaveLength(1);
    await expect.poll(() => page.locator('[data-question]').innerText()).toContain('Passing for you until your next turn');
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await page.waitForFunction(() => !document.querySelector('[data-question]')?.textContent?.includes('Passing'));
  });

  test('with sounds a phone vibrates when a base cracks, bursts and is replaced, and at the player’s turn; without them never', async () => {
    for (const sound of [true, false]) {
      const moving = { ...SIZES.phone, reducedMotion: 'no-preference' as const };
      const page = await open(new Stage(unasked, { 1: [] }), moving, { sound, speed: 'fast' });
      await page.evaluate(() => {
        const shakes: unknown[] = [];
        Object.assign(globalThis, { shakes });
        Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => shakes.push(pattern) > 0 });
      });
      const shakes = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { shakes: unknown[] }).shakes.map(String));
      await end(page).tap();
      await end(page).waitFor({ state: 'detached' });
      await end(page).waitFor();
      const wanted = ['25,20,25', '40,30,110', '14', '60'];
      if (sound) await expect.poll(shakes).toEqual(expect.arrayContaining(wanted));
      else expect(await shakes()).toEqual([]);
      expect(page.problems).toEqual([]);
    }
  });

  test('sound is off until the player wants it, and stays on then', async () => {
    for (const [size, options] of Object.entries(sampled<Record<string, object>>(SIZES, { phone: SIZES.phone }))) {
      const page = await open(new Stage(holding(['aliens/invader'])), options);
      await page.locator('.Bar-bar > button').click();
      const box = page.locator('dialog').getByLabel('Sounds');
      await expect.poll(() => box.isChecked(), { message: size }).toBe(false);
      await box.click();
      await page.reload();
      await page.locator('.Bar-bar > button').click();
      await expect.poll(() => page.locator('dialog').getByLabel('Sounds').isChecked(), { message: size }).toBe(true);
      expect(page.problems).toEqual([]);
    }
  });
});
