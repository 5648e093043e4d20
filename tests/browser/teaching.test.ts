import { readFileSync } from 'node:fs';
import { inOrder, levels, type Puzzle, type Puzzles, random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { answerWith, Game, knowledgeOf, type Log, logOf, seedFromText } from '@breakpoint/engine';
import { expect, inject, test } from 'vitest';
import { findsNothingSerious } from './axe.js';
import { describeInBrowser, useBrowser } from './harness.js';
import { openPage, playUntil, startAgainstBots } from './player.js';

/** A short game in which Bob plays at random and then concedes. */
function shortGame(): Log {
  const game = Game.create(allCards, { seed: 'review 2', players: [{ name: 'Ada' }, { name: 'Bob' }], factions: 'random' });
  const chance = { key: seedFromText('review'), used: 0 };
  const bots = [levels.normal(), random];
  while (game.decision && game.answers.length < 30)
    answerWith(game, game.decision.seat, bots[game.decision.seat].decide(knowledgeOf(game, game.decision.seat), chance));
  return logOf(game);
}

describeInBrowser('a teacher', () => {
  const at = useBrowser();
  const site = inject('site');

  test('a hint names the best plays and what they are worth', async () => {
    const page = await openPage(at.browser, site);
    await startAgainstBots(page);
    await playUntil(page, { mine: true });
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.waitForSelector('.Advice-advice li');
    const lines = await page.locator('.Advice-advice li').allInnerTexts();
    expect(lines.length).toBeLessThanOrEqual(3);
    if (lines.length > 1) for (const line of lines) expect(line).toMatch(/\d%|at the end/);
    await findsNothingSerious(page, 'teaching');
    expect(page.problems).toEqual([]);
    await page.context().close();
  });

  test('a finished game can be reviewed, with better answers; a running game cannot', async () => {
    const log = shortGame();
    const players = ['Ada', 'Bob'].map((name) => ({ name, kind: 'person' }));
    const page = await openPage(at.browser, site);
    const open = async (text: object): Promise<void> => {
      await page.goto(`${site}#/replay`);
      await page.locator('.ReplayList-log textarea').fill(JSON.stringify(text));
      await page.locator('.ReplayList-log .look-primary').click();
      await page.waitForSelector('[data-table="replay"]');
      await page.getByRole('button', { name: 'Review this game' }).click();
    };
    const finished = { log, table: { setup: log.setup, players }, result: { winner: 0, by: 'concession' } };
    await open(finished);
    const began = performance.now();
    await page.waitForSelector('.Review-curve polyline');
    await page.waitForFunction(() => document.querySelector('.Review-review progress') === null);
    const took = performance.now() - began;
    await page.getByRole('radio', { name: 'Bob' }).check();
    const mistakes = page.locator('ol.Review-list button');
    await expect.poll(() => mistakes.count()).toBeGreaterThan(0);
    await expect
      .poll(() => mistakes.first().innerText())
      .toMatch(/Better: .+\.\s.*(Chance to win: \d+% instead of \d+%|worth about [\d.]+ VP)\./s);
    await findsNothingSerious(page, 'teaching');
    await mistakes.first().click();
    await page.waitForSelector('.ReplayTable-better');
    await expect.poll(() => page.locator('dialog.Review-review').count()).toBe(0);
    // The second time, the stored review appears.
    await open(finished);
    await page.waitForSelector('ol.Review-list button', { timeout: took / 2 });
    await open(log);
    await page.getByText('Only a finished game can be reviewed.').waitFor();
    expect(page.problems).toEqual([]);
    await page.context().close();
  });

  test('a wrong turn of a puzzle is explained, and the right one solves it', async () => {
    const file = JSON.parse(readFileSync(new URL('../../packages/web/src/puzzles/puzzles.json', import.meta.url), 'utf8')) as Puzzles;
    const sorted = inOrder(file);
    // The solution is a minion and its base, which are two clicks.
    const number = sorted.findIndex((p) => p.line.length === 2 && p.line[0][0].startsWith('play ') && !p.line[1][0]?.includes('/'));
    const { line } = sorted[number];
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/puzzles`);
    await page.waitForSelector('[data-screen="puzzles"] ol');
    await expect.poll(() => page.locator('[data-screen="puzzles"] ol li').count()).toBe(file.puzzles.length);
    await findsNothingSerious(page, 'teaching');
    await page.goto(`${site}#/puzzles/${number + 1}`);
    await page.locator('.PuzzleTable-note').getByRole('button', { name: 'Continue' }).click();
    await page.locator('[data-word="end"]').click();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await expect
      .poll(() => page.locator('.PuzzleTable-note').innerText())
      .toMatch(/This way you win \d+% of the time\. There is a way that wins \d+%/);
    await page.getByRole('button', { name: 'Try again' }).click();
    for (const [key] of line)
      await page
        .locator(`[data-card="${/:(\d+)$/.exec(key)![1]}"][data-choosable]`)
        .first()
        .click();
    await page.locator('[data-word="end"]').click();
    await page.getByText('Solved!').waitFor();
    await findsNothingSerious(page, 'teaching');
    await page.goto(`${site}#/puzzles`);
    await page.getByText('Solved: 1 of').waitFor();
    expect(page.problems).toEqual([]);
    await page.context().close();
  });

  test('a short lesson says what was missed, is solved by playing, and the list knows it', async () => {
    const page = await openPage(at.browser, site);
    await page.goto(`${site}#/lessons/staying/1`);
    const note = page.getByRole('region', { name: 'Actions that stay' });
    await note.getByRole('button', { name: 'Continue' }).click();
    await page.locator('[data-word="end"]').click();
    await note.getByText('Not yet: you gained 0 VP').waitFor();
    await note.getByRole('button', { name: 'Try again' }).click();
    // The target can be chosen as soon as the worker has said what the lifted card leads to.
    for (const card of ['Upgrade', 'Laseratops']) await page.locator('[data-card][data-choosable]', { hasText: card }).first().click();
    await page.locator('[data-word="end"]').click();
    await note.getByText('The smaller one stays.').waitFor();
    await note.getByRole('link', { name: 'All lessons' }).click();
    await page.getByText('Done: 1 of 12').waitFor();
    await findsNothingSerious(page, 'teaching');
    expect(page.problems).toEqual([]);
    await page.context().close();
  });

  test('on a large screen, a puzzle begins in the reading column, of which nothing else is in sight', async () => {
    const page = await openPage(at.browser, site, { viewport: { width: 1440, height: 900 } });
    await page.goto(`${site}#/puzzles/1`);
    await page.locator('.PuzzleTable-note').waitFor();
    const covered = (): Promise<boolean[]> =>
      page.locator('.Table-dock').evaluate((dock) => {
        const { left, right, top, bottom } = dock.getBoundingClientRect();
        const corners = [left + 4, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)));
        return corners.map((el) => el?.closest('.PuzzleTable-note') != null);
      });
    await expect.poll(covered).toEqual([true, true, true, true]);
  });

  test('on a phone, a puzzle begins with all bases in sight, and its solution is in words', async () => {
    const file = JSON.parse(readFileSync(new URL('../../packages/web/src/puzzles/puzzles.json', import.meta.url), 'utf8')) as Puzzles;
    const sorted = inOrder(file);
    // The longest solution, and if there are several the one with the most kinds of answers.
    const kinds = (p: Puzzle): number => p.line.length + new Set(p.line.map(([key]) => key?.split(' ')[0])).size / 10;
    const number = sorted.indexOf(sorted.reduce((a, b) => (kinds(b) > kinds(a) ? b : a)));
    const page = await openPage(at.browser, site, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`${site}#/puzzles/${number + 1}`);
    const note = page.locator('.PuzzleTable-note');
    await note.waitFor();
    const [top, board] = [(await note.boundingBox())!.y, (await page.locator('.Board-board').boundingBox())!];
    expect(top).toBeGreaterThanOrEqual(board.y + board.height);
    await note.getByRole('button', { name: 'Continue' }).tap();
    await page.locator('[data-word="end"]').tap();
    await page.getByRole('button', { name: 'Show the solution' }).tap();
    const line = (await page.locator('.PuzzleTable-line').first().innerText()).split(/ → |, then /);
    expect(line.length).toBeGreaterThan(1);
    for (const answer of line) expect(answer, 'not the key of an option').toMatch(/^[A-Z].*[a-z]{2}/);
    expect(page.problems).toEqual([]);
    await page.context().close();
  });
});
