import { allCards } from '@breakpoint/cards';
import { expect, inject, test } from 'vitest';
import { findsNothingSerious, touchable } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { lookAtIt } from './player.js';
import { holding, two } from './positions.js';
import { Stage, stageOpener } from './staged.js';

describeInBrowser('the question', () => {
  const at = useBrowser();
  const open = stageOpener(at, inject('site'));

  test('says what is left to do in the turn, and which card asks', async () => {
    const stage = new Stage(holding(['aliens/invader', 'aliens/supreme-overlord', 'aliens/beam-up']));
    const page = await open(stage);
    const asked = () => page.locator('.Panel-sentence').innerText();
    const end = page.locator('[data-word="end"]');
    await expect.poll(() => asked()).toContain('Play a minion and an action, or end your turn');
    await expect.poll(() => end.getAttribute('class'), { message: 'there is something else to do' }).not.toContain('primary');
    await page.locator('.Hand-card', { hasText: 'Overlord' }).click();
    await page.locator('.Base-base[data-choosable]').first().click();
    await page.waitForSelector('.Minion-minion[data-choosable]');
    await expect.poll(() => asked()).toContain('Supreme Overlord');
    await expect.poll(() => page.locator('[data-question] .Panel-text').innerText()).toContain('return a minion to its owner’s hand');
    await page.locator('[data-decline]').click();
    await end.waitFor();
    await expect.poll(() => asked()).toContain('Play an action, or end your turn');
    await page.locator('.Hand-card', { hasText: 'Beam Up' }).click();
    await page.locator('.Minion-minion[data-choosable]').first().click();
    await end.waitFor();
    await expect.poll(() => asked()).toContain('Nothing left to play: end your turn');
    await expect.poll(() => end.getAttribute('class')).toContain('primary');
    expect(page.problems).toEqual([]);
  });

  test('names the Talents that are ready, and says why a remaining play cannot be used', async () => {
    const soldier = { card: 'giant-ants/soldier', controller: 'Anna', counters: 1 };
    const [first, ...others] = two.bases!;
    const position = { ...two, bases: [{ ...first, minions: [...first.minions!, soldier] }, ...others] };
    const asked = () => page.locator('.Panel-sentence').innerText();
    const left = () => page.locator('.Question-allowance').allInnerTexts();
    const page = await open(new Stage(holding(['aliens/invader'], position)));
    await expect.poll(() => asked()).toContain('Play a minion, use a Talent, or end your turn');
    await expect.poll(() => left()).toEqual(['1 action (none in hand)', 'Talent: Soldier']);
    await page.locator('.Minion-minion[aria-label^="Soldier"]').click();
    await page.locator('.Minion-minion[data-choosable]').first().click();
    await page.locator('[data-word="end"]').waitFor();
    await expect.poll(() => asked()).toContain('Play a minion, or end your turn');
    await page.locator('.Hand-card').click();
    await page.locator('.Base-base[data-choosable]').first().click();
    await page.locator('[data-word="end"]').waitFor();
    await expect
      .poll(() => asked(), { message: 'an action is left, but there is none' })
      .toContain('Nothing more can be played: end your turn');
    await expect.poll(() => left()).toEqual(['1 action (none in hand)']);
    expect(page.problems).toEqual([]);
  });

  test('finds one of ninety names by a part of it or by its faction, with fingers and with keys', async () => {
    const factions = ['aliens', 'wizards', 'pirates', 'dinosaurs', 'zombies', 'robots', 'ninjas', 'tricksters'];
    const stage = new Stage(two);
    stage.names = factions.flatMap((f) => allCards.defs.filter((d) => d.type !== 'base' && d.id.startsWith(`${f}/`)).map((d) => d.id));
    const page = await open(stage, { viewport: { width: 360, height: 740 }, hasTouch: true });
    const [search, names] = [page.locator('.Names-names input'), page.locator('.Names-list button')];
    await expect.poll(() => names.count()).toBe(stage.names.length);
    await expect.poll(() => page.locator('.Names-group h3').allInnerTexts()).toHaveLength(factions.length);
    await touchable(page, 'names');
    await findsNothingSerious(page, 'names');
    const height = await page.locator('[data-question]').evaluate((el) => el.clientHeight);
    await search.fill('pir');
    await expect.poll(() => page.locator('.Names-group h3').allInnerTexts()).toEqual(['Pirates']);
    await search.fill('xyz');
    await page.getByText('No card has that name.').waitFor();
    expect(await page.locator('[data-question]').evaluate((el) => el.clientHeight), 'nothing moves').toBe(height);
    await search.fill('inva');
    await expect.poll(() => names.allInnerTexts()).toEqual([expect.stringContaining('Invader'), expect.stringContaining('Invasion')]);
    await search.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.Names-list button[aria-pressed="true"]', { hasText: 'Invasion' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await search.fill('supreme');
    await search.press('Enter');
    await page.locator('.Names-list button[aria-pressed="true"]', { hasText: 'Supreme Overlord' }).waitFor();
    await lookAtIt(page);
    await page.locator('[data-confirm]').tap();
    await expect.poll(() => stage.answers).toEqual(['aliens/supreme-overlord']);
    expect(page.problems).toEqual([]);
  });

  test('on a phone, a long question leaves room for its options', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const position = holding(['aliens/beam-up']);
    const [first, ...others] = position.bases!;
    const stage = new Stage({ ...position, bases: [{ ...first, base: 'anansis-web' }, ...others] });
    const page = await open(stage.begin('play aliens/beam-up').begin('dinosaurs/laseratops'), phone);
    const bruno = page.locator('.Offers-offers button', { hasText: 'Bruno' });
    await bruno.waitFor();
    const [button, question] = [(await bruno.boundingBox())!, (await page.locator('[data-question]').boundingBox())!];
    expect(button.y).toBeGreaterThanOrEqual(question.y);
    expect(button.y + button.height).toBeLessThanOrEqual(question.y + question.height);
    await touchable(page, 'a long question');
    // The panel is as high as the text of the card that asks.
    const unread = await page.evaluate(() => {
      const line = document.querySelector('.Panel-line')!;
      return line.scrollHeight - line.clientHeight;
    });
    expect(unread).toBeLessThanOrEqual(1);
    await bruno.tap();
    await page.waitForSelector('[data-word="end"]');
    expect(page.problems).toEqual([]);
  });

  test('cards on offer are in the place of the hand, which can still be opened', async () => {
    const position = holding(['wizards/scry', 'aliens/invader']);
    const stage = new Stage(position).begin('play wizards/scry');
    const page = await open(stage);
    const tabs = page.locator('.MySide-mine [role="tab"]');
    await expect.poll(() => tabs.count()).toBe(2);
    await expect.poll(() => page.locator('.Hand-hand[data-cards="offered"] .Hand-card').count()).toBeGreaterThan(0);
    const before = await page.locator('.Base-base').first().boundingBox();
    await tabs.nth(1).click();
    await page.locator('.Hand-card', { hasText: 'Invader' }).waitFor();
    await tabs.nth(0).click();
    await page.locator('.Hand-hand[data-cards="offered"] .Hand-card').first().click();
    // The answer needs a confirmation, because the deck is shuffled afterwards.
    await page.getByRole('button', { name: 'Take it' }).click();
    await page.waitForFunction(() => !document.querySelector('.Hand-hand[data-cards="offered"]'));
    expect(await page.locator('.Base-base').first().boundingBox(), 'the bases stand still').toEqual(before);
  });

  test('a card lifted from a discard pile is not kept, but left there', async () => {
    const [anna, bruno] = holding(['aliens/invader']).players;
    const page = await open(new Stage({ ...two, players: [{ ...anna, discard: ['zombies/tenacious-z'] }, bruno] }));
    await page.locator('.Hand-hand[data-cards="offered"] .Hand-card').click();
    await page.getByRole('button', { name: 'Use the Special' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Keep it' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Leave it there' }).click();
    await page.getByRole('tab', { name: 'Hand' }).click();
    await page.locator('.Hand-card').click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.locator('[data-word="end"]').waitFor();
  });
});
