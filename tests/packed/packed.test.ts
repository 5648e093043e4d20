import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { leftovers } from '../../scripts/leftovers.mjs';
import { root } from '../../scripts/steps.mjs';

interface Manifest {
  name: string;
  private?: boolean;
  exports: Record<string, Record<string, string>>;
  dependencies?: Record<string, string>;
}
interface Packed {
  name: string;
  filename: string;
  files: { path: string }[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folders = readdirSync(join(root, 'packages'));
const manifests = folders.map((folder) => ({ folder, ...(JSON.parse(read(`packages/${folder}/package.json`)) as Manifest) }));
const open = manifests.filter((m) => !m.private);

const empty = mkdtempSync(join(tmpdir(), 'breakpoint-packed-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));
const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const packed = JSON.parse(
  npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', empty, ...open.flatMap((m) => ['--workspace', m.name])),
) as Packed[];

test('the engine, the cards, the bots, the match and the protocol are public packages', () => {
  expect(open.map((m) => m.folder)).toEqual(expect.arrayContaining(['engine', 'cards', 'bots', 'match', 'protocol']));
});

describe.each(open)('$name', ({ name, folder, exports, dependencies }) => {
  const files = packed.find((p) => p.name === name)!.files.map((file) => file.path);

  test('has a README and the licence', () => {
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
    expect(read(`packages/${folder}/LICENSE`)).toBe(read('LICENSE'));
  });

  test('has every source file, its build and its types', () => {
    const built = (path: string): string => path.replace(/^src/, 'dist');
    const sources = readdirSync(join(root, 'packages', folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `src/${file.replaceAll('\\', '/')}`);
    const expected = sources.flatMap((file) => [file, ...['.js', '.d.ts'].map((ending) => built(file).replace(/\.ts$/, ending))]);
    expect(expected.filter((file) => !files.includes(file))).toEqual([]);
    for (const target of Object.values(exports).flatMap((conditions) => Object.values(conditions)))
      if (!target.includes('*')) expect(files).toContain(target.replace('./', ''));
  });

  test('has nothing else', () => {
    const wanted = /^(README\.md|LICENSE|package\.json|src\/.+\.ts|dist\/.+\.(js|d\.ts)(\.map)?)$/;
    // The texts and looks of factions are data, and so are our cards as documents.
    const data = /^(boxes\.json|(src|dist)\/(factions\/[a-z-]+|ours)\/[a-z-]+\.json)$/;
    const hasData = folder === 'cards' || folder === 'workshop';
    expect(files.filter((file) => !wanted.test(file) && !(hasData && data.test(file)))).toEqual([]);
    expect(files.filter((file) => /\.test\.|(^|\/)tests?\//.test(file))).toEqual([]);
    expect(leftovers()).toEqual([]);
  });

  test('depends only on public packages of this repository', () => {
    const own = Object.keys(dependencies ?? {}).filter((dependency) => dependency.startsWith('@breakpoint/'));
    expect(own.filter((dependency) => !open.some((m) => m.name === dependency))).toEqual([]);
  });
});

describe('the examples of the READMEs run in an empty folder', () => {
  const install = (...names: string[]): void => {
    const tarballs = names.map((name) => `./${packed.find((p) => p.name === `@breakpoint/${name}`)!.filename}`);
    npm(empty, 'install', '--offline', '--no-audit', '--no-fund', '--no-package-lock', ...tarballs);
  };
  const run = (name: string): string => {
    const [, example] = /^```js\n([\s\S]*?)^```$/m.exec(read(`packages/${name}/README.md`))!;
    writeFileSync(join(empty, `${name}.mjs`), example);
    return execFileSync(process.env.BREAKPOINT_NODE ?? process.execPath, [`${name}.mjs`], { cwd: empty, encoding: 'utf8' });
  };

  test('of the engine alone', () => {
    install('engine');
    expect(readdirSync(join(empty, 'node_modules/@breakpoint'))).toEqual(['engine']);
    expect(run('engine')).toMatch(/^seat \d wins after \d+ turns, \d+ to \d+ VP\nand wins again\n$/);
  });

  test('of the packages that need only the engine', () => {
    install('engine', 'cards', 'bots', 'match');
    expect(run('cards')).toContain('Dinosaures (core): ');
    expect(run('bots')).toMatch(/^(greedy|random) wins, \d+ to \d+ VP\n$/);
    expect(run('match')).toMatch(/^(Anna|Bolt) wins after \d+ answers\n$/);
  });
});
