import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { written } from '../classes.js';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name));
const modules = files.filter((file) => file.endsWith('.module.css'));
const components = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The classes that a file of styles declares. */
function declared(file: string): Set<string> {
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '');
  const selectors = text.replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}

/** The classes of a module that the components take from it, by whatever name they import it. */
function taken(module: string): Set<string> {
  const names = new Set<string>();
  for (const { file, text } of components) {
    for (const [, as, from] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      if (resolve(dirname(file), from) !== module) continue;
      for (const [, name] of text.matchAll(new RegExp(`(?<!/)\\b${as}\\.(\\w+)`, 'g'))) names.add(name);
    }
  }
  return names;
}

describe('styles', () => {
  test('no two modules have the same name, because their classes would', () => {
    const names = modules.map((file) => basename(file));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test.each(modules.map((file) => [file.slice(source.length), file]))(
    '%s has the classes that are taken from it, and no others',
    (_, file) => {
      const names = taken(file);
      const own = declared(file);
      expect(
        [...names].filter((name) => !own.has(name)),
        'taken, but not declared',
      ).toEqual([]);
      expect(
        [...own].filter((name) => !names.has(name)),
        'declared, but not taken',
      ).toEqual([]);
    },
  );

  test('only tokens and the defaults of elements are global', () => {
    const [only, ...others] = files.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'));
    expect(others).toEqual([]);
    expect(basename(only)).toBe('global.css');
    expect([...declared(only)].sort()).toEqual(['button', 'calm', 'sr-only']);
    const shared = modules.flatMap((file) => readFileSync(file, 'utf8').match(/:global\([^)]*\)/g) ?? []);
    expect([...new Set(shared)]).toEqual([':global(.calm)']);
  });

  test('the scripts of the page have the names of the classes, and no tables of them', () => {
    const code = "import styles from './hand.module.css';\n<i className={on ? styles.isOn : styles.card} />";
    const expected = "import './hand.module.css';\n<i className={on ? 'hand-isOn' : 'hand-card'} />";
    expect(written(code)).toBe(expected);
    expect(written(code.replaceAll('styles', 'hand'))).toBe(expected);
    expect(() => written("import styles from './Hand.module.css';\nstyles[kind]")).toThrow('has to be written out');
    for (const { text } of components) expect(() => written(text)).not.toThrow();
  });
});
