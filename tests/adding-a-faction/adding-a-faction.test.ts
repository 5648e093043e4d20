import { type ChildProcess, exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser, useBrowser } from '../browser/harness.js';
import { openPage, playUntil } from '../browser/player.js';
import { sampled, TEST } from '../patience.js';
import { copyRepository } from './copy.js';
import { createFiles, type Instructions, readInstructions } from './page.js';

const run = promisify(exec);

// If these tests run inside `npx -p node@24`, the settings of that npx must not reach the one that the page names.
const OWN_SETTINGS = { ...process.env, npm_config_package: undefined, npm_config_call: undefined };

describe('docs/adding-a-faction.md, followed literally in a copy of the repository', () => {
  let copy: string;
  let page: Instructions;
  let started: Started;

  beforeAll(async () => {
    copy = copyRepository();
    page = readInstructions(copy);
    createFiles(copy, page);
    expect(page.commands[0]).toBe('npm start');
    started = await start(copy);
  });

  afterAll(async () => {
    await started?.stop();
    rmSync(copy, { recursive: true, force: true });
  });

  test('names six files and the commands that check them', () => {
    expect(page.files).toHaveLength(6);
    expect(page.commands).toHaveLength(9);
  });

  describeInBrowser('in a browser', () => {
    const at = useBrowser();

    test('the faction is in the gallery, with its pictures', async () => {
      const tab = await openPage(at.browser, started.url);
      await tab.goto(`${started.url}/#/cards/beekeepers`);
      await tab.locator('.CardEntry-entry').first().waitFor();
      expect(await tab.locator('.Gallery-head h2').allTextContents()).toEqual(['Beekeepers']);
      expect(await tab.locator('.CardEntry-entry h3').allTextContents()).toEqual(['Queen Bee', 'Worker Bee', 'Smoke', 'Hive', 'Meadow']);
      for (const sheet of ['beekeepers-figures', 'beekeepers-backdrops', 'beekeepers-bases', 'emblems']) await isDrawn(tab, sheet);
    });

    test('the faction can be played', async () => {
      const tab = await openPage(at.browser, started.url);
      await tab.locator('.Home-buttons button:not(.look-primary)').click();
      for (const faction of ['Beekeepers', 'Aliens']) await tab.locator('.Tile-tile', { hasText: faction }).click();
      await tab.locator('.FactionTiles-boxes .look-primary').click();
      await tab.waitForSelector('[data-table] [data-player]');
      await playUntil(tab, { seen: '.Minion-minion[data-seat="0"] .Art-layer[style*="beekeepers-figures"]' });
      expect(tab.problems).toEqual([]);
    });
  });

  const works = async (line: string): Promise<void> => {
    await expect(run(line, { cwd: copy, env: OWN_SETTINGS, timeout: 4 * TEST }), line).resolves.toBeDefined();
  };

  test('names commands that find no problem', async () => {
    // Fewer games than the page asks for are enough to see that the command works.
    const [, scenario, unit, simulate] = page.commands;
    await works(scenario);
    await works(simulate.replace('--games 500', '--games 4'));
    // The next test runs this, with the other tests that read the cards.
    expect(unit).toBe(UNIT);
  });

  test('leaves nothing to complain about, once the version of the cards is raised', async () => {
    raiseVersion(copy);
    for (const command of page.commands.slice(4, -1)) await works(command);
    expect(page.commands.at(-1)).toBe('npm test');
    await Promise.all(CHECKS.map(works));
  });
});

const UNIT = 'npx vitest run --project unit packages/cards';

/** The tests that a step left out would break, and in `npm run thorough` all that read the cards. */
const READERS = sampled<Record<string, string[]>>(
  {
    cli: ['prompts', 'golden', 'choices', 'stored-saves', 'log-lines'],
    engine: ['doors'],
    lab: ['figures'],
    scenario: ['contract'],
    web: ['lesson', 'stored', 'puzzles', 'companion', 'why', 'sounds'],
    bots: ['levels'],
    workshop: ['twins', 'documents'],
  },
  { cli: ['prompts', 'golden', 'choices'], lab: ['figures'], web: ['companion'], workshop: ['twins', 'documents'] },
);

/** The parts of `npm test` that read the cards. All of it would run this test again, and take as long as everything else together. */
const CHECKS = [
  'node scripts/generate.mjs --check',
  'npx biome check --error-on-warnings packages/cards packages/cli/test/golden docs scenarios',
  ...sampled(['node packages/cli/dist/main.js scenario --quiet scenarios/factions'], []),
  [UNIT, ...Object.entries(READERS).flatMap(([of, names]) => names.map((name) => `packages/${of}/test/${name}.test.ts`))].join(' '),
];

/** Step 8: "add 1 to the number", and the version before changed nothing. */
function raiseVersion(repository: string): void {
  const file = join(repository, 'packages/cards/src/index.ts');
  const source = readFileSync(file, 'utf8');
  const [, before] = /new CardSet\('(\d+)'/.exec(source)!;
  const raised = source
    .replace(`new CardSet('${before}'`, `new CardSet('${Number(before) + 1}'`)
    .replace(/(const CHANGED: [^=]*= \{)/, `$1 '${before}': [] `);
  expect(raised).toContain(`'${before}': []`);
  writeFileSync(file, raised);
}

interface Started {
  url: string;
  stop(): Promise<void>;
}

/** Runs `npm start` on a free port. */
async function start(cwd: string): Promise<Started> {
  const npm: ChildProcess = spawn('npm', ['start', '--', '--port', '0'], { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (part: unknown): void => {
      said += String(part);
      const found = /Breakpoint is at (\S+)/.exec(said);
      if (found) resolve(found[1]);
    };
    npm.stdout!.on('data', listen);
    npm.stderr!.on('data', listen);
    npm.once('exit', () => reject(new Error(`npm start ended:\n${said}`)));
    setTimeout(() => reject(new Error(`npm start gives no address:\n${said}`)), 2 * TEST).unref();
  });
  return {
    url: url.replace(/\/$/, ''),
    async stop() {
      const gone = once(npm, 'exit');
      // npm, its shell and the server are one process group.
      process.kill(-npm.pid!, 'SIGTERM');
      await gone;
    },
  };
}

/** Waits until a picture of this sheet is on the page and its file can be loaded. */
async function isDrawn(tab: Page, sheet: string): Promise<void> {
  const loaded = (): Promise<boolean> =>
    tab.evaluate(async (name) => {
      const cells = [...document.querySelectorAll<HTMLElement>('.Art-layer, .Art-sheet')];
      const url = cells.map((el) => /url\("(.+)"\)/.exec(el.style.backgroundImage)?.[1]).find((u) => u?.includes(`/${name}-`));
      return url !== undefined && (await fetch(url)).headers.get('content-type') === 'image/webp';
    }, sheet);
  await expect.poll(loaded, { message: sheet }).toBe(true);
}
