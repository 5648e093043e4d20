import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const engine = join(packages, 'engine/src');

/** The engine's floors, lowest first, as drawn in docs/architecture.md. A file may import from its own floor and those below. */
const FLOORS = ['words', 'catalogue', 'state', 'reading', 'changing', 'abilities', 'flow', 'edge'];

/** The packages, lowest first: a package imports only from those before it, and lists them in its package.json. */
const PACKAGES = ['art', 'engine', 'scenario', 'cards', 'bots', 'workshop', 'match', 'protocol', 'server', 'web', 'cli', 'lab'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });

interface Import {
  from: string;
  /** The import disappears when types are erased. */
  typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const text = readFileSync(file, 'utf8');
  for (const [, type, names, from] of text.matchAll(/^(?:import|export) (type )?([^;'"]*?)\s*from '([^']+)'/gms)) {
    const listed = /^\{([^}]*)\}$/s.exec(names.trim())?.[1].split(',') ?? [];
    const types = listed.filter((name) => name.trim() !== '');
    found.push({ from, typeOnly: type !== undefined || (types.length > 0 && types.every((name) => name.trim().startsWith('type '))) });
  }
  for (const [, from] of text.matchAll(/\bimport\('([^']+)'\)/g)) found.push({ from, typeOnly: false });
  return found;
}

const floorOf = (file: string): number => FLOORS.indexOf(relative(engine, file).split('/')[0]);

describe('the floors of the engine', () => {
  const files = filesIn(engine).filter((file) => dirname(file) !== normalize(engine));
  const targets = (file: string): { target: string; typeOnly: boolean }[] =>
    importsOf(file).map(({ from, typeOnly }) => ({ target: join(dirname(file), from).replace(/\.js$/, '.ts'), typeOnly }));

  test('every file is on a floor', () => {
    expect(files.filter((file) => floorOf(file) < 0).map((file) => relative(engine, file))).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
  });

  test('imports only go down', () => {
    const up = files.flatMap((file) =>
      targets(file)
        .filter(({ target }) => floorOf(target) > floorOf(file))
        .map(({ target }) => `${relative(engine, file)} -> ${relative(engine, target)}`),
    );
    expect(up).toEqual([]);
  });

  test('there is no cycle of value imports, so any file can be imported first', () => {
    const done = new Set<string>();
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) throw new Error([...path.slice(path.indexOf(file)), file].map((f) => relative(engine, f)).join(' -> '));
      if (done.has(file)) return;
      for (const { target, typeOnly } of targets(file)) if (!typeOnly) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(done.size).toBe(files.length);
  });

  test('docs/architecture.md names every file', () => {
    const page = readFileSync(join(packages, '../docs/architecture.md'), 'utf8');
    const missing = files
      .map((file) => relative(engine, file).replace(/\.ts$/, ''))
      .filter((name) => !page.includes(`\`${name.split('/')[1]}\``));
    expect(missing).toEqual([]);
  });
});

describe('the packages', () => {
  const there = readdirSync(packages).filter((name) => PACKAGES.includes(name));

  test('a package imports only packages below it, and lists them', () => {
    expect(readdirSync(packages).filter((name) => !PACKAGES.includes(name))).toEqual([]);
    for (const name of there) {
      const named = Object.keys(JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).dependencies ?? {});
      for (const file of filesIn(join(packages, name, 'src')))
        for (const { from } of importsOf(file)) {
          const other = /^@breakpoint\/([a-z]+)/.exec(from)?.[1];
          if (other === undefined) continue;
          expect(named, `${relative(packages, file)} uses ${from}`).toContain(`@breakpoint/${other}`);
          expect(PACKAGES.indexOf(other), `${relative(packages, file)} uses ${from}`).toBeLessThan(PACKAGES.indexOf(name));
        }
    }
  });

  test('the engine depends on nothing', () => {
    expect(JSON.parse(readFileSync(join(packages, 'engine/package.json'), 'utf8')).dependencies).toBeUndefined();
    for (const file of filesIn(engine)) for (const { from } of importsOf(file)) expect(from, relative(engine, file)).toMatch(/^\./);
  });
});
