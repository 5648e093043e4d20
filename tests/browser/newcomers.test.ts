import type { DescribedPosition } from '@breakpoint/engine/tools';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { findsNothingSerious } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { lookAtIt, openPage, startAgainstBots } from './player.js';
import { four, full, holding, two } from './positions.js';
import { Stage, stageOpener } from './staged.js';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describeInBrowser('a player who has never seen the game', () => {
  const at = useBrowser();
  const site = inject('site');
  const open = stageOpener(at, site);

  test('is told at the start who plays what and how to win, and no text of a base is covered', async () => {
    const page = await openPage(at.browser, site, {}, {}, 11);
    await startAgainstBots(page);
    const note = page.locator('.StartNote-note');
    await note.waitFor();
    await expect.poll(() => note.locator('[data-pair]').count()).toBe(2);
    await expect.poll(() => note.innerText()).toContain('Bot: Easy');
    const { y } = (await note.boundingBox())!;
    const ends = await page.locator('.Base-text').evaluateAll((all) => all.map((el) => el.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(y);
    await note.getByRole('button', { name: 'Got it' }).click();
    await note.waitFor({ state: 'detached' });
    // The next game says only who plays what.
    await page.goto(site);
    await page.waitForSelector('.Home-home');
    await startAgainstBots(page);
    await note.waitFor();
    await expect.poll(() => note.innerText()).not.toContain('victory points');
    expect(page.problems).toEqual([]);
  });

  test('is told on a phone how to win, where it covers the least', async () => {
    const page = await openPage(at.browser, site, phone, {}, 11);
    await startAgainstBots(page);
    const note = page.locator('.StartNote-note');
    await note.waitFor();
    await expect.poll(() => note.innerText()).toContain('15 victory points');
    const { y, height } = (await note.boundingBox())!;
    const first = (await page.locator('.Base-base').first().boundingBox())!;
    expect(first.y + first.height, 'the first base is free').toBeLessThanOrEqual(y);
    const question = (await page.locator('[data-question]').boundingBox())!;
    expect(y + height, 'the question is free').toBeLessThanOrEqual(question.y);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await findsNothingSerious(page, 'the start of a game, in the dark');
    // The note makes room while a card is lifted.
    await page.locator('.Hand-hand [data-can-lift]').first().click();
    await note.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await note.getByRole('link', { name: 'The rules' }).click();
    await page.locator('dialog[open] summary').first().waitFor();
    await expect.poll(() => page.locator('dialog[open] summary').count()).toBeGreaterThan(5);
    await page.locator('dialog[open] summary').first().click();
    await expect.poll(() => page.locator('dialog[open] .RuleText-rule >> visible=true').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await note.getByRole('button', { name: 'Got it' }).click();
    await note.waitFor({ state: 'detached' });
    expect(page.problems).toEqual([]);
  });

  test('is told on an upright tablet who plays what, and the question is free', async () => {
    const page = await openPage(at.browser, site, { ...phone, viewport: { width: 820, height: 1180 } }, {}, 11);
    await startAgainstBots(page);
    const note = page.locator('.StartNote-note');
    await note.waitFor();
    const { y, height } = (await note.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await page.locator('[data-question]').boundingBox())!.y);
  });

  test.each([
    [1440, 900, 1],
    [1440, 900, 3],
    [1024, 768, 1],
    [844, 390, 2],
  ])('at %i x %i sees the whole note at the start, no text of a base under it, and the question beside it', async (width, height, bots) => {
    const page = await openPage(at.browser, site, { viewport: { width, height } }, {}, 11 + bots);
    await startAgainstBots(page, bots);
    const note = page.locator('.StartNote-note');
    await note.waitFor();
    const overlap = await note.evaluate((el) => {
      const { left, right, top, bottom } = el.getBoundingClientRect();
      return [...document.querySelectorAll('.Base-text, .Base-base, .Hand-card, [data-question], [data-player]')].flatMap((other) => {
        const box = other.getBoundingClientRect();
        return left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1 ? [other.className] : [];
      });
    });
    expect(overlap).toEqual([]);
    const whole = await note.evaluate((el) => {
      const end = el.querySelector('button')!.getBoundingClientRect();
      return end.bottom <= el.getBoundingClientRect().bottom && el.scrollHeight <= el.clientHeight;
    });
    expect(whole, 'the note and its button').toBe(true);
  });

  test('finds everything about a player behind their name', async () => {
    const page = await open(new Stage(two));
    await page.locator('.Players-player').nth(1).locator('.Players-name').click({ force: true });
    const about = await page.locator('dialog[open]').innerText();
    for (const fact of ['Bruno', 'Bot: Normal', 'Pirates', 'Dinosaurs', '7 VP', '15 VP', 'Full Sail']) expect(about).toContain(fact);
  });

  test('reads what the coins of a base mean, and when it will score', async () => {
    const page = await open(new Stage(full, { 1: [] }), phone);
    await expect.poll(() => page.locator('.Base-ready').allInnerTexts()).toEqual(['Scores at the end of this turn']);
    await page.locator('.Base-base').first().click();
    const base = await page.locator('.OpenBase-open').innerText();
    expect(base).toContain('1st place: 4 VP, 2nd place: 3 VP, 3rd place: 2 VP. The base scores when the power on it reaches 16.');
    expect(base).toMatch(/Anna · \d+ power/);
    const boxes = await page
      .locator('.OpenBase-head > :is(h2, button, [data-vp], .Base-meter)')
      .evaluateAll((all) => all.map((el) => el.getBoundingClientRect().toJSON() as DOMRect));
    const meet = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    expect(boxes).toHaveLength(4);
    expect(boxes.filter((a) => boxes.some((b) => a !== b && meet(a, b)))).toEqual([]);
    await page.locator('.OpenBase-head button').click();
    await page.locator('[data-word="end"]').click();
    await page.waitForFunction(() => document.querySelector('.Bar-step')?.textContent !== 'Play cards');
    await expect.poll(() => page.locator('.Base-ready').count(), { message: 'it has scored' }).toBe(0);
  });

  test('has time to read a scoring, and its button skips nothing else', async () => {
    const page = await open(new Stage(full, { 1: [] }), {}, { speed: 'normal' });
    await page.locator('[data-word="end"]').click();
    await page.waitForSelector('.Scoring-award');
    await page.waitForTimeout(4000);
    await expect.poll(() => page.locator('.Scoring-award:not(.Scoring-paid)').count()).toBe(1);
    await page.locator('.Scoring-award button').click();
    await page.waitForSelector('.Scoring-award.Scoring-paid', { timeout: 8000 });
  });

  test('sees the VP of five bases on a small phone, and every minion with its name', async () => {
    const page = await open(new Stage(four), phone);
    await expect.poll(() => page.locator('.Base-base .Base-coin >> visible=true').count()).toBe(15);
    const over = await page.locator('.Base-base').evaluateAll((all) => all.filter((el) => el.scrollHeight > el.clientHeight + 1).length);
    expect(over, 'nothing runs out of its base').toBe(0);
    await expect.poll(() => page.locator('.Board-board .Minion-name >> visible=true').count()).toBe(17);
  });

  test('picks neighbouring cards with a finger, one after the other', async () => {
    const [anna, bruno] = two.players;
    const hand = [...anna.hand!, ...anna.hand!].slice(0, 11);
    const position: DescribedPosition = { ...two, players: [{ ...anna, hand }, bruno] };
    const page = await open(new Stage(position, { 1: [] }), phone);
    await page.locator('[data-word="end"]').tap();
    await page.waitForSelector('.Offers-count');
    const cards = page.locator('.Hand-hand > li');
    for (const n of [0, 1, 2]) {
      const box = (await cards.nth(n).boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
    await page.waitForFunction(() => document.querySelectorAll('.Hand-card[data-chosen]').length === 3);
    const marks = await page.locator('.CardButton-pick').evaluateAll((all) =>
      all.map((el) => {
        const { left, top, width, height } = el.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.Hand-card') === el.closest('.Hand-card');
      }),
    );
    expect(marks, 'every mark can be seen').toEqual([true, true, true]);
  });

  test('chooses on the table where a card goes, and is warned before playing one that would do nothing', async () => {
    const empty = { ...two, bases: two.bases!.map(({ base }) => ({ base })) };
    const stage = new Stage(holding(['aliens/invader', 'aliens/disintegrator', 'aliens/beam-up'], empty));
    const page = await open(stage);
    await page.locator('.Hand-card', { hasText: 'Invader' }).click();
    await page.locator('.Base-base[data-choosable]').first().waitFor();
    await expect
      .poll(() => page.locator('.Panel-row button').allInnerTexts(), { message: 'no button that would only ask where' })
      .toEqual(['Keep it']);
    await page.locator('.Hand-card', { hasText: 'Disintegrator' }).click();
    await page.locator('[data-question]', { hasText: 'Now it would have no effect.' }).waitFor();
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await expect.poll(() => play.evaluate((el) => el.classList.contains('look-primary'))).toBe(false);
    await play.click();
    await page.waitForSelector('[data-word="end"]');
    expect(stage.answers).toHaveLength(1);
  });

  test('sees which of two minions with the same name a question is about', async () => {
    const both = {
      ...two,
      bases: [
        { base: 'tar-pits', minions: [1, 2].map(() => ({ card: 'pirates/saucy-wench', controller: 'Anna' })) },
        ...two.bases!.slice(1),
      ],
    };
    const page = await open(new Stage(holding(['pirates/dinghy'], both)));
    await page.locator('.Hand-card', { hasText: 'Dinghy' }).click();
    await page.locator('.Minion-minion[data-choosable]').first().click();
    await lookAtIt(page);
    await page.locator('[data-confirm]').click();
    await page.waitForFunction(() => document.querySelectorAll('.CardButton-askedAbout').length === 1);
  });

  test('reads why the game goes on if two players lead with enough VP', async () => {
    const page = await open(new Stage({ ...two, players: two.players.map((p) => ({ ...p, vp: 16 })) }));
    await expect.poll(() => page.locator('[data-question] .look-hint').innerText()).toContain('Tied at 16 VP');
  });

  test.each(sampled(['en', 'fr', 'es'], ['fr']))('reads both words of comfort after a lost game, in %s', async (language) => {
    for (const vp of [13, 3]) {
      const players = [
        { ...two.players[0], vp },
        { ...two.players[1], vp: 15 },
      ];
      const page = await open(new Stage({ ...two, players }), { ...phone, viewport: { width: 844, height: 390 } }, { language });
      await page.locator('[data-word="end"]').tap();
      await page.locator('[data-scene="lost"]').waitFor();
      const [shout, bubble, plate] = await page
        .locator('[data-scene="lost"]')
        .evaluate((el) =>
          [...el.querySelectorAll('.EndStage-shout, .EndStage-bubble, .EndStage-plate')].map((e) => e.getBoundingClientRect()),
        );
      expect(shout.bottom).toBeLessThanOrEqual(bubble.top + 2);
      expect(bubble.bottom).toBeLessThanOrEqual(plate.top + 9);
      await page.context().close();
    }
  });

  const sizes = Object.entries({ phone, desktop: {} });
  test.each(sizes.slice(0, sampled(2, 1)))('plays a card by pressing the only place where it can go (%s)', async (_, options) => {
    const one = { ...two, bases: two.bases!.slice(0, 1), baseDeck: ['the-central-brain'] };
    const stage = new Stage(holding(['aliens/invader'], one));
    const page = await open(stage, options);
    await page.locator('.Hand-card').click();
    await page.locator('.Base-base[data-choosable]').click();
    await page.waitForFunction(() => document.querySelectorAll('.Hand-hand .Hand-card').length === 0);
    expect(stage.answers).toHaveLength(1);
    expect(page.problems).toEqual([]);
  });
});
