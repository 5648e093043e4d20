import { allCards, type Language } from '@breakpoint/cards';
import { loadTexts } from '@breakpoint/cards/texts';
import type { DescribedPosition } from '@breakpoint/engine/tools';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampled } from '../patience.js';
import { fits, touchable } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { show } from './player.js';
import { busy, crowd, four, signed, two } from './positions.js';
import { openStage, Stage, settled, stageOpener } from './staged.js';

const touch = { hasTouch: true, isMobile: true };
const SIZES = {
  '390x844': { viewport: { width: 390, height: 844 }, ...touch },
  '844x390': { viewport: { width: 844, height: 390 }, ...touch },
  '820x1180': { viewport: { width: 820, height: 1180 }, ...touch },
  '1180x820': { viewport: { width: 1180, height: 820 }, ...touch },
  '1024x700': { viewport: { width: 1024, height: 700 } },
  '1280x800': { viewport: { width: 1280, height: 800 } },
  '1920x1080': { viewport: { width: 1920, height: 1080 } },
};

type Size = keyof typeof SIZES;

/** The elements that are not entirely within the area or not on the screen. Runs in the page. */
function hidden({ selector, within }: { selector: string; within: string }): string[] {
  const area = document.querySelector(within)!.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((el) => {
    const box = el.getBoundingClientRect();
    const inside = box.left >= area.left - 6 && box.right <= area.right + 6 && box.top >= area.top - 6 && box.bottom <= area.bottom + 6;
    return inside && box.width > 0 ? [] : [`${el.className} ${el.getAttribute('aria-label')?.slice(0, 30)}`];
  });
}

/** The minions whose name or power is missing, cut off, or covered by another minion, and those with a sign on a word. Runs in the page. */
function incomplete(minions: Element[]): string[] {
  return minions.flatMap((el) => {
    const [name, power] = [el.querySelector<HTMLElement>('.Minion-name'), el.querySelector<HTMLElement>('.CardFace-power')];
    if (!name || !power?.textContent) return [`no name or power: ${el.ariaLabel}`];
    const words = [...name.querySelectorAll<HTMLElement>('.Name-word')];
    const room = name.getBoundingClientRect();
    const cut = words.some((word) => {
      const box = word.getBoundingClientRect();
      return box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 2 || box.bottom > room.bottom + 2;
    });
    const type = Number.parseFloat(getComputedStyle(words[0]).fontSize);
    const seen = [name, power].every((part) => {
      const box = part.getBoundingClientRect();
      return el.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    });
    const covered = words.some((word) => {
      const line = word.getClientRects()[0];
      const ends = [line.left + 2, line.right - 2].map((x) => document.elementFromPoint(x, line.top + line.height / 2));
      return ends.some((end) => end !== el && !name.contains(end));
    });
    return cut || covered || !seen || type < 9 ? [`${el.ariaLabel}: cut ${cut}, covered ${covered}, seen ${seen}, type ${type}`] : [];
  });
}

/** The minions whose name lies below a part of an action on them. Runs in the page. */
function onNames(stacks: Element[]): string[] {
  return stacks.flatMap((stack) => {
    const over = [...stack.querySelectorAll('.Minion-attached, .Minion-attached .Seat-badge')].map((el) => el.getBoundingClientRect());
    const words = [...stack.querySelectorAll('.Minion-name .Name-word')].flatMap((el) => [...el.getClientRects()]);
    const meets = words.some((a) =>
      over.some((b) => a.left < b.right - 1 && b.left < a.right - 1 && b.top < a.bottom - 1 && a.top < b.bottom - 1),
    );
    return meets ? [stack.textContent!] : [];
  });
}

/** The names on more than two lines. Runs in the page. */
function tooManyLines(names: Element[]): string[] {
  return names.flatMap((el) => {
    const tops = [...el.querySelectorAll('.Name-word')].flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return [...range.getClientRects()].map((box) => Math.round(box.top / 4));
    });
    return new Set(tops).size > 2 ? [el.textContent!.replaceAll('\u00ad', '')] : [];
  });
}

/** The signs of minions (whose they are, counters, actions on them) that are partly covered by something else. Runs in the page. */
function coveredSigns(signs: Element[]): string[] {
  return signs.flatMap((el) => {
    const { left, right, top, bottom } = el.getBoundingClientRect();
    const y = (top + bottom) / 2;
    const over = [left + 3, (left + right) / 2, right - 3].map((x) => document.elementFromPoint(x, y)).find((at) => !el.contains(at));
    return over ? [`${over.className} over ${el.textContent} on ${el.closest('.Minion-minion')?.ariaLabel}`] : [];
  });
}

/** The minions with the longest words in their names, in the places of those of the full table. */
async function longNames(language: Language): Promise<DescribedPosition[]> {
  const { cards } = await loadTexts(language);
  const longest = (id: string): number => Math.max(...cards[id].name.split(/[ -]/).map((word) => word.length));
  const ids = allCards.defs.filter((d) => d.type === 'minion').map((d) => d.id);
  const sorted = ids.sort((a, b) => longest(b) - longest(a) || cards[b].name.length - cards[a].name.length);
  return [sorted.slice(0, 14), sorted.slice(14, 28)].map((chosen) => {
    const rest = chosen.values();
    return { ...busy, bases: busy.bases!.map((b) => ({ ...b, minions: b.minions?.map((m) => ({ ...m, card: rest.next().value! })) })) };
  });
}

/** The texts that are higher than their place, or with a line whose beginning or end another card covers. Runs in the page. */
function coveredBySiblings(texts: Element[]): string[] {
  return texts.flatMap((el) => {
    const card = el.closest('.CardButton-button')!;
    const box = el.getBoundingClientRect();
    const ends = [box.left + 3, box.right - 3].map((x) => document.elementFromPoint(x, box.top + 12));
    return ends.every((end) => card.contains(end)) && el.scrollHeight <= el.clientHeight + 1 ? [] : [card.ariaLabel ?? ''];
  });
}

describeInBrowser('nothing hides', () => {
  const at = useBrowser();
  const site = inject('site');
  const opener = stageOpener(at, site);
  const open = (position: DescribedPosition, options = {}, settings = {}) => opener(new Stage(position), options, settings);

  test('ten cards in hand are all in sight on a small phone held sideways', async () => {
    const page = await open(
      { ...two, players: [{ ...two.players[0], hand: busy.players[0].hand }, two.players[1]] },
      { viewport: { width: 667, height: 375 }, ...touch },
    );
    await settled(page);
    await expect.poll(() => page.locator('.Hand-hand .Hand-card').count()).toBe(10);
    await expect.poll(() => page.evaluate(hidden, { selector: '.Hand-hand .Hand-card', within: '.MySide-mine' })).toEqual([]);
    await touchable(page, 'two rows of cards');
  });

  /** Goes through all sizes on two pages, one for fingers and one for a mouse: the table is laid out again for each. */
  async function atSizes(sizes: readonly Size[], settings: object, check: (page: Page, size: Size) => Promise<void>): Promise<void> {
    for (const byFinger of [true, false]) {
      const chosen = sizes.filter((size) => 'hasTouch' in SIZES[size] === byFinger);
      const page = await open(four, SIZES[chosen[0]], settings);
      for (const size of chosen) {
        await page.setViewportSize(SIZES[size].viewport);
        await settled(page);
        await check(page, size);
      }
      expect(page.problems).toEqual([]);
    }
  }

  test('four players and five bases: all bases and the hand are on the screen, at seven sizes', async () => {
    await atSizes(Object.keys(SIZES) as Size[], {}, async (page, size) => {
      await expect.poll(() => page.locator('.Base-base').count()).toBe(5);
      const isHidden = (selector: string, within: string) => page.evaluate(hidden, { selector, within });
      await expect.poll(() => isHidden('.Base-base, .Board-board .Minion-minion', '.Board-board'), { message: size }).toEqual([]);
      await expect.poll(() => isHidden('.Hand-hand .Hand-card', '.MySide-mine'), { message: size }).toEqual([]);
      await expect.poll(() => isHidden('.Players-player', '.Bar-bar'), { message: size }).toEqual([]);
      await expect.poll(() => page.locator('.Edges-edge').count(), { message: size }).toBe(0);
      await fits(page, size);
      if ('hasTouch' in SIZES[size]) await touchable(page, size);
      const names = await page.locator('.Players-name').allInnerTexts();
      expect(names.map((name) => name.trim())).toEqual(['Anna', 'Bruno', 'Carole', 'Domingo']);
      const cut = await page.locator('.Players-name').evaluateAll((all) => all.filter((el) => el.clientWidth < 28).length);
      expect(cut, `names have room at ${size}`).toBe(0);
    });
  });

  test.each(sampled(['en', 'fr'], ['fr']))('the texts of bases are not cut off where there is room, in %s', async (language) => {
    await atSizes(['820x1180', '1180x820', '1280x800', '1920x1080'], { language }, async (page, size) => {
      const cut = await page
        .locator('.Base-text')
        .evaluateAll((all) =>
          all.filter((el) => el.scrollHeight > el.clientHeight + 1 || el.clientHeight === 0).map((el) => el.textContent),
        );
      expect(cut, size).toEqual([]);
      const over = await page.locator('.Base-base').evaluateAll((all) => all.filter((el) => el.scrollHeight > el.clientHeight + 1).length);
      expect(over, `nothing runs out of its base at ${size}`).toBe(0);
    });
  });

  const PHONES = ['360x740', '390x844', '844x390'];
  test.each(sampled(['en', 'fr', 'es'], ['fr']))('on phones, no sign of a minion is on its name, in %s', async (language) => {
    for (const size of PHONES) {
      const [width, height] = size.split('x').map(Number);
      const page = await open(busy, { viewport: { width, height }, ...touch }, { language });
      await settled(page);
      await expect.poll(() => page.locator('.Board-board .Minion-minion').evaluateAll(incomplete), { message: size }).toEqual([]);
      const beyond = await page.locator('[data-bases]').evaluate((el) => el.scrollHeight - el.clientHeight);
      expect(beyond, `the board does not scroll at ${size}`).toBeLessThanOrEqual(0);
    }
  });

  test.each(sampled<Language[]>(['en', 'fr', 'es'], ['es']))('on phones, no name of a minion has three lines, in %s', async (language) => {
    for (const size of PHONES) {
      const [width, height] = size.split('x').map(Number);
      for (const position of await longNames(language)) {
        const page = await open(position, { viewport: { width, height }, ...touch }, { language });
        await settled(page);
        await expect.poll(() => page.locator('.Board-board .Minion-name').evaluateAll(tooManyLines), { message: size }).toEqual([]);
        // Of a board that scrolls, the marker at its edge may cover a name.
        const faults = async () =>
          (await page.locator('.Board-board .Minion-minion').evaluateAll(incomplete)).filter((f) => !f.includes('seen false'));
        await expect.poll(faults, { message: size }).toEqual([]);
      }
    }
  });

  test('an action on a minion covers no line of its name', async () => {
    const assistant = {
      card: 'mad-scientists/lab-assistant',
      controller: 'Anna',
      actions: [{ card: 'dinosaurs/upgrade', controller: 'Bruno' }],
    };
    const bases = two.bases!.map((base) => ({ ...base, minions: [assistant, { ...assistant, controller: 'Bruno' }] }));
    const page = await open({ ...two, bases }, SIZES['1280x800'], { language: 'es' });
    for (const size of ['1280x800', '1024x700', '1920x1080'] as const) {
      await page.setViewportSize(SIZES[size].viewport);
      await settled(page);
      await expect.poll(() => page.locator('.Board-board .Minion-stack').evaluateAll(onNames), { message: size }).toEqual([]);
    }
  });

  test.each(Object.keys(SIZES) as Size[])('at %s nothing covers the signs of a minion', async (size) => {
    const page = await open(signed, SIZES[size]);
    await settled(page);
    await expect
      .poll(() => page.locator('.Board-board .Minion-minion :is(.Minion-counters, .Minion-badges > *)').evaluateAll(coveredSigns))
      .toEqual([]);
  });

  test('on a phone held sideways, names of bases are at least 11 pixels high, and no coin is covered', async () => {
    const page = await open(busy, { viewport: { width: 844, height: 390 }, ...touch });
    await settled(page);
    const types = await page
      .locator('.Base-name .Name-word')
      .evaluateAll((all) => all.map((el) => Number.parseFloat(getComputedStyle(el).fontSize)));
    expect(Math.min(...types)).toBeGreaterThanOrEqual(11);
    const covered = await page.locator('.Base-coin').evaluateAll((all) =>
      all.flatMap((el) => {
        const { left, top, width, height } = el.getBoundingClientRect();
        return el.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          ? []
          : [el.parentElement?.parentElement?.ariaLabel];
      }),
    );
    expect(covered).toEqual([]);
  });

  test.each(sampled([...PHONES, '1024x768', '1280x800', '1920x1080', '2560x1440'], ['360x740', '844x390', '1280x800']))(
    'at %s a full table has room for every name, power and badge, every text of a base, and ten cards in hand',
    async (size) => {
      const [width, height] = size.split('x').map(Number);
      const byFinger = PHONES.includes(size) || size === '1024x768';
      const page = await open(busy, { viewport: { width, height }, ...(byFinger && touch) });
      await settled(page);
      await expect
        .poll(() =>
          page.evaluate(hidden, { selector: '.Board-board .Minion-minion, .Board-board .Minion-attached', within: '.Board-board' }),
        )
        .toEqual([]);
      await expect.poll(() => page.locator('.Board-board .Edges-edge').count(), { message: 'nothing is beyond an edge' }).toBe(0);
      await expect.poll(() => page.locator('.Board-board .Minion-minion').evaluateAll(incomplete)).toEqual([]);
      await expect.poll(() => page.locator('.Board-board .Minion-minion').count()).toBe(14);
      await expect.poll(() => page.locator('.Board-board .Minion-minion .Minion-counters').allInnerTexts()).toEqual(['+1', '+2']);
      const attached = byFinger ? '.Minion-minion .Minion-count' : '.Minion-attachments .Minion-attached';
      await expect.poll(() => page.locator(`.Board-board ${attached}`).count(), { message: 'actions on minions' }).toBe(4);
      const texts = await page
        .locator('.Base-text')
        .evaluateAll((all) =>
          all.map((el) => ({ whole: el.scrollHeight <= el.clientHeight + 1, size: Number.parseFloat(getComputedStyle(el).fontSize) })),
        );
      if (texts.length > 0) {
        expect(texts.every((t) => t.whole && t.size >= 11)).toBe(true);
        expect(texts.length).toBe(5);
      } else {
        expect(PHONES).toContain(size);
        await expect
          .poll(() => page.locator('.Base-base .Base-textSign').count(), { message: 'every base says that it has a text' })
          .toBe(5);
        await page.locator('.Base-base').last().tap();
        await expect.poll(() => page.locator('.OpenBase-open').innerText()).toContain('strongest minion');
        await page.locator('.OpenBase-open [aria-label="Close"]').tap();
      }
      await expect
        .poll(() => page.locator('.Hand-hand .CardFace-text').evaluateAll(coveredBySiblings), {
          message: 'no text is cut by the next card',
        })
        .toEqual([]);
      await expect
        .poll(() => page.locator('.Players-name').evaluateAll((all) => all.filter((el) => el.scrollWidth > el.clientWidth + 1).length))
        .toBe(0);
    },
  );

  test('the texts of cards have the width that was measured for them', async () => {
    const page = await open(two, SIZES['1280x800'], { language: 'fr' });
    await settled(page);
    const widths = await page.locator('.Hand-hand .CardFace-text').evaluateAll((all) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      return all.map((el) => {
        const { fontFamily, fontSize } = getComputedStyle(el);
        pen.font = `700 100px ${fontFamily}`;
        const line = document.createElement('span');
        line.style.cssText = 'position: absolute; white-space: nowrap';
        line.textContent = el.textContent;
        el.append(line);
        const { width } = line.getBoundingClientRect();
        line.remove();
        return width / ((pen.measureText(el.textContent!).width / 100) * Number.parseFloat(fontSize));
      });
    });
    expect(widths.length).toBe(6);
    for (const width of widths) expect(Math.abs(width - 1)).toBeLessThan(0.005);
  });

  test('on a large window everything is larger by three tenths', async () => {
    const sizes = [];
    const page = await open(busy);
    for (const viewport of [SIZES['1920x1080'].viewport, { width: 2560, height: 1440 }]) {
      await page.setViewportSize(viewport);
      await settled(page);
      const type = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((el) => Number.parseFloat(getComputedStyle(el).fontSize));
      sizes.push([await type('.Panel-sentence'), await type('.Players-name'), await type('.Base-text')]);
    }
    for (const [i, small] of sizes[0].entries()) expect(sizes[1][i] / small).toBeGreaterThan(1.25);
  });

  test('at 1920 x 1080 minions are at least 90 pixels wide and show their names', async () => {
    const page = await open(two, SIZES['1920x1080']);
    for (const position of [two, four]) {
      await openStage(page, site, new Stage(position));
      const minions = await page
        .locator('.Board-board .Minion-minion')
        .evaluateAll((all) => all.map((el) => ({ width: el.clientWidth, named: el.querySelector('.Minion-name') !== null })));
      expect(minions.length).toBeGreaterThan(6);
      expect(Math.min(...minions.map((m) => m.width + 4))).toBeGreaterThanOrEqual(90);
      expect(minions.every((m) => m.named)).toBe(true);
    }
  });

  const chosen = sampled<Size[]>(['390x844', '1280x800'], ['390x844']);
  test.each(chosen)('at %s bases are aligned and do not move when the question changes', async (size) => {
    const page = await open(two, SIZES[size]);
    await show(page);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    const boxes = () => page.locator('.Base-base').evaluateAll((all) => all.map((el) => JSON.stringify(el.getBoundingClientRect())));
    const lines = await page.locator('.Base-base').evaluateAll((all) => all.map((el) => el.getBoundingClientRect().top));
    if (size === '1280x800') expect(new Set(lines.map(String)).size, 'one line').toBe(1);
    const before = await boxes();
    await settled(page);
    await page.evaluate(() => {
      (globalThis as { shifts?: number }).shifts = 0;
    });
    const same = async (when: string): Promise<void> => await expect.poll(() => boxes(), { message: when }).toEqual(before);
    await page.locator('.Hand-card', { hasText: 'Disintegrator' }).click();
    await page.waitForSelector('.Minion-minion[data-choosable]');
    await same('an action is lifted');
    await page.locator('.Hand-card', { hasText: 'Mass' }).click();
    await page.locator('.Held-final').waitFor();
    await same('another one is lifted');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.waitForSelector('[data-word="end"]');
    await same('it is put down');
    await page.locator('.Hand-card', { hasText: 'Mass' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.Hand-card', { hasText: 'Mass' }).waitFor({ state: 'detached' });
    await same('it is played, and asks');
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
    // When a card leaves the hand, the other cards in hand move; nothing else does.
    expect(shifts, 'layout shift').toBeLessThan(0.05);
  });

  test('ten minions of one player and six actions on a base can still be told apart', async () => {
    const page = await open(crowd, SIZES['1280x800']);
    const base = page.locator('.Base-column').first();
    await expect.poll(() => base.locator('.Side-near .Minion-minion').count()).toBe(10);
    await expect.poll(() => base.locator('.Base-actions .Minion-attached').count()).toBe(6);
    await expect
      .poll(() => page.evaluate(hidden, { selector: '.Board-board .Minion-minion, .Board-board .Minion-attached', within: '.Board-board' }))
      .toEqual([]);
    const overlaps = await base.locator('.Side-near .Minion-minion').evaluateAll((all) => {
      const boxes = all.map((el) => el.getBoundingClientRect());
      return boxes.filter((a, i) =>
        boxes.some((b, j) => j > i && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
      ).length;
    });
    expect(overlaps).toBe(0);
    const owners = await page.locator('.Base-actions .Minion-attached .Seat-badge').allInnerTexts();
    expect(owners.slice(0, 6)).toEqual(['B', 'A', 'A', 'B', 'B', 'A']);

    const phone = await open(crowd, SIZES['390x844']);
    await expect
      .poll(() =>
        phone.evaluate(hidden, { selector: '.Board-board .Minion-minion, .Board-board .Minion-attached', within: '.Board-board' }),
      )
      .toEqual([]);
    await phone.locator('.Base-base').first().tap();
    await expect.poll(() => phone.locator('.OpenBase-open .Minion-minion').count()).toBe(12);
    await expect.poll(() => phone.locator('.OpenBase-open .Minion-attached').count()).toBe(6);
  });

  test('the board scrolls to options beyond the screen, or shows markers at its edges', async () => {
    const low = { viewport: { width: 390, height: 560 }, ...touch };
    const bases = [
      ...four.bases!,
      { base: 'tortuga' },
      { base: 'jungle-oasis', minions: [{ card: 'pirates/first-mate', controller: 'Bruno' }] },
    ];
    const page = await open({ ...four, bases }, low);
    const edge = page.locator('.Board-board .Edges-edge[data-at="below"]');
    await edge.waitFor();
    await expect.poll(() => edge.innerText()).toMatch(/\d more below/);
    await edge.tap();
    await page.locator('.Board-board .Edges-edge[data-at="above"]').waitFor();

    // Only the minion at the last base can be chosen, so the board scrolls there by itself.
    const lonely = bases.map((b, i) => (i < 6 ? { base: b.base } : b));
    const stage = new Stage({ ...four, bases: lonely.map((b) => ({ ...b })) }).begin('play aliens/beam-up');
    await openStage(page, site, stage);
    await settled(page);
    expect(
      stage.game.decision?.prompt === 'play-phase' ||
        (await page.evaluate(hidden, { selector: '.Minion-minion[data-choosable]', within: '.Board-board' })).length === 0,
    ).toBe(true);
  });

  test.each(sampled(['1280x800', '1024x700', '1920x1080'], ['1024x700']))(
    'at %s the name of a pair is whole, or not there',
    async (size) => {
      const page = await open(two, SIZES[size as Size]);
      await settled(page);
      const seen = await page.locator('.Players-pair').evaluateAll((all) =>
        all.map((el) => {
          const [{ top, right }, room] = [el.getBoundingClientRect(), el.parentElement!.getBoundingClientRect()];
          return { whole: el.scrollWidth <= el.clientWidth + 1 && right <= room.right + 1, there: top < room.bottom - 4 };
        }),
      );
      expect(seen.length).toBe(2);
      for (const { whole, there } of seen) expect(whole || !there).toBe(true);
    },
  );
});
