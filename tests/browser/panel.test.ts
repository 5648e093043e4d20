import type { DescribedPosition } from '@breakpoint/engine/tools';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { fits } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { full, holding, two } from './positions.js';
import { Stage, settled, stageOpener } from './staged.js';

const SIZES = sampled(
  [
    [320, 480],
    [360, 740],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ],
  [
    [360, 740],
    [844, 390],
    [1280, 800],
  ],
);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/**
 * What is wrong with the panel of the question: a button over words or over another button, anything outside the panel, covered or cut
 * off. Runs in the page.
 */
function faults(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  const found: string[] = [];
  const panel = document.querySelector<HTMLElement>('[data-question]')!;
  const line = panel.querySelector<HTMLElement>('.Panel-line')!.getBoundingClientRect();
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const within = (a: Box, b: Box): boolean =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const meet = (a: Box, b: Box): boolean => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const place = panel.getBoundingClientRect();
  if (!within(place, screen)) found.push('the panel is not on the screen');
  const buttons = [...panel.querySelectorAll<HTMLElement>('button, .Question-rule svg')].flatMap((el) => {
    const box = el.getBoundingClientRect();
    return box.width > 0 ? [{ el, name: el.textContent?.trim() || el.getAttribute('class') || '', box: box as Box }] : [];
  });
  const inLine = (el: Element): boolean => el.closest('.Panel-line') !== null;
  for (const { el, name, box } of buttons.filter((b) => !inLine(b.el))) {
    if (!within(box, place)) found.push(`"${name}" is outside the panel`);
    if (el.tagName === 'BUTTON' && el.scrollWidth > el.clientWidth + 1) found.push(`the words of "${name}" are cut off`);
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!top || !(el.contains(top) || top.contains(el))) found.push(`"${name}" is covered by ${top?.className}`);
    for (const other of buttons)
      if (other.el !== el && !inLine(other.el) && meet(box, other.box)) found.push(`"${name}" on "${other.name}"`);
  }
  const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (parent.closest('button, .sr-only') || !node.textContent!.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // What is scrolled out of sight is on no button. Of a line box, only the letters count.
      const [above, below] = inLine(parent) ? [line.top, line.bottom] : [-Infinity, Infinity];
      const seen = { left: box.left, right: box.right, top: Math.max(box.top + 2, above), bottom: Math.min(box.bottom - 2, below) };
      if (seen.bottom - seen.top < 3) continue;
      const words = node.textContent!.slice(0, 30);
      for (const b of buttons) if (!b.el.contains(parent) && meet(seen, b.box)) found.push(`"${b.name}" lies on "${words}"`);
      if (!within(seen, place)) found.push(`"${words}" is outside the panel`);
      if (!parent.closest('.Panel-head')) continue;
      const top = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
      if (!top || !panel.contains(top)) found.push(`"${words}" is covered by ${top?.className}`);
    }
  }
  return [...new Set(found)];
}

/** Puts other words and buttons into the panel that is there. Runs in the page. */
function refill({ sentence, buttons, tools }: { sentence: string; buttons: string[]; tools: number }): void {
  document.querySelector('.Panel-sentence')!.firstChild!.textContent = sentence;
  const like = (parent: Element, labels: readonly string[], className: string): void => {
    for (const old of parent.querySelectorAll('.of-test')) old.remove();
    for (const old of parent.querySelectorAll<HTMLElement>('button:not(.Panel-tool[aria-expanded])')) old.style.display = 'none';
    for (const label of labels) {
      const button = document.createElement('button');
      button.className = `of-test ${className}`;
      button.textContent = label;
      parent.prepend(button);
    }
  };
  like(document.querySelector('[data-question] .Offers-offers')!, [], '');
  like(document.querySelector('.Panel-row')!, buttons, '');
  like(document.querySelector('.Panel-tools')!, Array<string>(tools).fill('?'), 'Panel-tool');
}

const SENTENCES = [
  'Play a minion, or end your turn ',
  'Respond to Grave Robbing with a card from your hand, or pass, before it does anything ',
  'Après la Conquête de la Grande Bibliothèque, utilisez un effet Spécial d’une carte de votre main ou en jeu, ou passez votre tour ',
  'Después de puntuar El manantial de las transformaciones, usa un Especial de tu mano o de una carta en juego, o pasa hasta el final ',
];
const LONG = ['Jouer La Dame au Bouleau sur cette Base', 'Placer La Dame au Bouleau dans votre main', 'Pasar hasta mi próximo turno'];
const SHORT = ['Pass', 'Confirmer', 'Ne rien choisir'];
const labels = (n: number, from: readonly string[]): string[] => Array.from({ length: n }, (_, i) => from[i % from.length]);

/** Anna's Birch may become the Birch Woman at the start of her turn. */
const birch: DescribedPosition = {
  ...holding(['russian-fairy-tales/the-birch-woman', 'aliens/invader', 'wizards/scry']),
  bases: [
    { base: 'tar-pits', minions: [{ card: 'russian-fairy-tales/the-birch', controller: 'Anna' }] },
    ...two.bases!.slice(1).map((b) => ({ ...b, actions: [] })),
  ],
};

const basesOf = (page: Page): Promise<string[]> =>
  page.locator('.Base-base').evaluateAll((all) => all.map((el) => JSON.stringify(el.getBoundingClientRect())));
describeInBrowser('the panel of the question', () => {
  const at = useBrowser();
  const site = inject('site');
  const open = stageOpener(at, site);

  async function atAllSizes(page: Page, check: (size: string) => Promise<void>, sizes = SIZES): Promise<void> {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await check(`${width}x${height}`);
    }
  }

  test('any sentence and up to six buttons: nothing lies on words, and everything is whole', async () => {
    const page = await open(new Stage(two), PHONE);
    const wrong: string[] = [];
    await atAllSizes(page, async (size) => {
      const before = await basesOf(page);
      for (const sentence of SENTENCES)
        for (const [n, from] of [
          [0, SHORT],
          [1, SHORT],
          [2, LONG],
          [3, LONG],
          [4, SHORT],
          [6, SHORT],
        ] as const) {
          await page.evaluate(refill, { sentence, buttons: labels(n, from), tools: 2 });
          await page.waitForTimeout(30);
          const list = await page.evaluate(faults);
          wrong.push(...list.map((fault) => `${size}, ${n} buttons, "${sentence.slice(0, 12)}": ${fault}`));
        }
      const after = await basesOf(page);
      expect(after, `the bases stand still at ${size}`).toEqual(before);
    });
    expect(wrong).toEqual([]);
  });

  test.each(sampled(['fr', 'es'], ['fr']))('a window with undo, hint, pass and pass until the next turn, in %s', async (language) => {
    const stage = new Stage(full, { 1: [] });
    stage.assisted = true;
    stage.begin('end');
    stage.goOn();
    const page = await open(stage, PHONE, { language });
    await page.locator('[data-decline]').waitFor();
    await atAllSizes(page, async (size) => {
      await expect.poll(() => page.locator('.Panel-tools .Panel-tool:not([aria-expanded])').count()).toBe(2);
      await expect.poll(() => page.locator('.Panel-answers button').count()).toBe(2);
      await expect.poll(() => page.evaluate(faults), { message: size }).toEqual([]);
    });
  });

  test('three long options, in French', async () => {
    const stage = new Stage(birch, { 1: [] });
    stage.assisted = true;
    stage.begin('end');
    stage.goOn();
    stage.begin('do').begin('russian-fairy-tales/the-birch-woman');
    const page = await open(stage, PHONE, { language: 'fr' });
    await page.locator('.Offers-offers button').first().waitFor();
    await expect.poll(() => page.locator('.Offers-offers button').count()).toBeGreaterThan(1);
    await atAllSizes(page, async (size) => await expect.poll(() => page.evaluate(faults), { message: size }).toEqual([]));
  });

  test('a lifted card and a card that is read, in French', async () => {
    const stage = new Stage(two);
    stage.assisted = true;
    const page = await open(stage, PHONE, { language: 'fr' });
    await page.locator('.Hand-card').nth(3).click();
    await page.locator('[data-question="lifted"]').waitFor();
    await atAllSizes(page, async (size) => {
      await expect.poll(() => page.evaluate(faults), { message: `lifted at ${size}` }).toEqual([]);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.Panel-answers button').last().tap();
    await page.locator('.Board-board .Minion-minion').first().tap();
    await page.locator('[data-question="reading"]').waitFor();
    for (const [width, height] of SIZES.slice(0, 5)) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await expect.poll(() => page.evaluate(faults), { message: `read at ${width}x${height}` }).toEqual([]);
    }
  });

  test('the second press of a double click does not end the turn', async () => {
    const stage = new Stage(holding(['aliens/supreme-overlord'])).begin('play aliens/supreme-overlord').begin('tar-pits');
    const page = await open(stage);
    const decline = (await page.locator('[data-decline]').boundingBox())!;
    const [x, y] = [decline.x + decline.width / 2, decline.y + decline.height / 2];
    // The second press comes as soon as the button is there: on a busy machine a press from outside would come too late.
    await page.evaluate(
      ([clientX, clientY]) =>
        new MutationObserver((_, observer) => {
          const end = document.querySelector('[data-word="end"].look-primary');
          if (!end) return;
          observer.disconnect();
          // Nor does a third one that follows as quickly.
          for (const detail of [2, 3]) {
            end.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX, clientY }));
            end.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX, clientY }));
          }
        }).observe(document.body, { subtree: true, childList: true, attributes: true }),
      [x, y],
    );
    await page.mouse.click(x, y);
    await page.locator('[data-word="end"].look-primary').waitFor();
    await page.waitForTimeout(600);
    expect(stage.answers).toEqual(['']);
    await page.mouse.click(x, y);
    await page.waitForFunction(() => !document.querySelector('[data-word="end"].look-primary'));
    expect(stage.answers).toEqual(['', 'end']);
  });

  test('a press that was meant for “Skip ahead” answers nothing when the question comes first', async () => {
    const stage = new Stage(two, { 1: [['play dinosaurs/howl']] });
    const page = await open(stage, PHONE, { speed: 'fast' });
    await page.evaluate(() => {
      let skippable = false;
      new MutationObserver((_, observer) => {
        skippable ||= document.querySelector('[data-question]')?.textContent?.includes('Skip ahead') ?? false;
        const end = document.querySelector('[data-word="end"]');
        if (!end || !skippable) return;
        observer.disconnect();
        setTimeout(() => {
          end.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          end.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
          document.documentElement.dataset.pressed = '';
        }, 50);
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.locator('[data-word="end"]').tap();
    await page.locator('html[data-pressed]').waitFor({ state: 'attached' });
    await page.waitForTimeout(600);
    expect(stage.answers).toEqual(['end']);
    await page.locator('[data-word="end"]').tap();
    await expect.poll(() => stage.answers.length).toBe(2);
  });

  test('a card that lies nowhere on the table is shown beside the question about it, and can be read', async () => {
    const [anna, bruno] = holding(['zombies/walker']).players;
    const stage = new Stage({ ...two, players: [{ ...anna, deck: ['aliens/probe', 'wizards/scry'] }, bruno] });
    const page = await open(stage.begin('play zombies/walker').begin('tar-pits'), PHONE);
    await expect.poll(() => page.locator('.Panel-sentence').innerText()).toContain('Probe');
    await atAllSizes(page, async (size) => {
      await expect.poll(() => page.locator('.Panel-head .Held-cards button').count(), { message: size }).toBe(1);
      await expect.poll(() => page.evaluate(faults), { message: size }).toEqual([]);
    });
    await page.setViewportSize(PHONE.viewport);
    await page.locator('.Panel-head .Held-cards button').tap();
    await page.locator('[data-question="reading"]', { hasText: 'Probe' }).waitFor();
  });

  test('a vote covers no base, no question and no player, and the menu can be opened', async () => {
    const covers = (): string[] => {
      const vote = document.querySelector('.Online-vote')!.getBoundingClientRect();
      const kept = [...document.querySelectorAll('.Board-board, [data-question], .Hand-hand, .Bar-bar > button, [data-player]')];
      return kept.flatMap((el) => {
        const { left, right, top, bottom } = el.getBoundingClientRect();
        const over = left < vote.right - 1 && vote.left < right - 1 && top < vote.bottom - 1 && vote.top < bottom - 1;
        return over ? [el.className] : [];
      });
    };
    for (const by of [0, 1]) {
      const stage = new Stage(two);
      stage.vote = { kind: 'undo', by, agreed: [by], missing: [1 - by] };
      const page = await open(stage, PHONE, { language: 'fr' });
      await page.locator('.Online-vote').waitFor();
      const check = async (size: string) => {
        await expect.poll(() => page.evaluate(covers), { message: size }).toEqual([]);
        await fits(page, size);
      };
      await atAllSizes(page, check, [...SIZES, [1024, 768]]);
    }
  });

  test('a question that comes again because another player has acted says so', async () => {
    const [anna, bruno] = holding(['pirates/full-sail'], full).players;
    const position = { ...full, players: [anna, { ...bruno, hand: ['pirates/full-sail'] }] };
    const stage = new Stage(position, { 1: [['use pirates/full-sail'], []] });
    const page = await open(stage);
    await page.locator('[data-word="end"]').click();
    await page.locator('[data-decline]').waitFor();
    const said = () => page.locator('.Panel-head').innerText();
    await expect.poll(() => said()).not.toContain('again');
    await page.locator('[data-decline]').click();
    await page.locator('.Panel-head .look-hint', { hasText: 'Bruno acted' }).waitFor();
  });

  test('while a card is lifted, every other card can be read', async () => {
    // Upgrade has nobody to go on, so it cannot be lifted itself.
    const bases = two.bases!.map(({ base, actions }) => ({ base, actions }));
    const page = await open(new Stage({ ...holding(['aliens/invader', 'dinosaurs/upgrade']), bases }), PHONE);
    const upgrade = page.locator('.Hand-card', { hasText: 'Upgrade' });
    await page.locator('.Hand-card', { hasText: 'Invader' }).tap();
    await page.locator('[data-question="lifted"]').waitFor();
    await upgrade.tap();
    await page.locator('[data-question="reading"]', { hasText: 'Upgrade' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.locator('[data-question="lifted"]').waitFor();
    await page.locator('.Board-board .Minion-attached').first().tap();
    await page.locator('[data-question="reading"]', { hasText: 'Wildlife Preserve' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.locator('[data-question="lifted"]').waitFor();
  });

  test('the first turn that would end with a card left to play is asked about, once', async () => {
    const stage = new Stage(two, { 1: [] });
    const page = await open(stage, {}, { warned: false });
    const end = page.locator('[data-word="end"]');
    await end.click();
    await page.locator('.look-note', { hasText: 'You can still play a card' }).waitFor();
    await expect.poll(() => page.locator('.Panel-answers button').allInnerTexts()).toEqual(['End turn', 'Cancel']);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(stage.answers).toEqual([]);
    // A click that follows at once in the same place would be taken for the second half of a double click.
    await page.waitForTimeout(500);
    await end.click();
    await page.waitForFunction(() => document.querySelector('.Bar-number')?.textContent?.includes('3'));
    expect(stage.answers).toEqual(['end']);
  });

  test('the buttons that answer stand at the end of the panel, whatever is above them', async () => {
    const stage = new Stage(two);
    stage.assisted = true;
    const page = await open(stage, PHONE);
    const ends = async (): Promise<void> => {
      await settled(page);
      const left = await page.evaluate(() => {
        const [panel, ...buttons] = [...document.querySelectorAll('[data-question], .Panel-answers button')];
        return panel.getBoundingClientRect().bottom - Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom));
      });
      expect(left).toBeGreaterThanOrEqual(4);
      expect(left).toBeLessThan(10);
    };
    for (const viewport of [PHONE.viewport, { width: 844, height: 390 }, { width: 768, height: 1024 }]) {
      await page.setViewportSize(viewport);
      await ends();
      await page.locator('.Hand-card', { hasText: 'Disintegrator' }).tap();
      await page.locator('[data-question="lifted"]').waitFor();
      await ends();
      await page.locator('.Minion-minion[data-choosable]').first().tap();
      await page.locator('[data-question="reading"] [data-confirm]').waitFor();
      await ends();
      await page.getByRole('button', { name: 'Close' }).tap();
      await page.getByRole('button', { name: 'Keep it' }).tap();
      await page.locator('[data-word="end"]').waitFor();
    }
  });
});
