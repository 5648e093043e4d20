import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../scripts/steps.mjs';

const DOORS = ['', '/cards', '/tools'];
/** No source file mentions this name, but the types that tsc writes for cards refer to it. */
const IN_TYPES_ONLY = ['/cards FactionSpec'];

const files = ['packages', 'docs', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|md)$/.test(file) && !/(^|\/)(dist|dist-types|node_modules)\//.test(file) && !file.startsWith('engine/src/'))
    .map((file) => join(root, folder, file)),
);
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0],
    )
    .filter((name) => name !== '');

/** Every name that another package imports from the engine, as 'door name'. The engine's own tests import its sources. */
const imports = files.flatMap((file) => {
  const found = readFileSync(file, 'utf8').matchAll(
    /\{([^}]*)\} from '(?:@breakpoint\/engine(\/\w+)?|(?:\.\.\/)+src\/(index|cards|tools)\.js)'/g,
  );
  return [...found].flatMap(([, list, door = '', own]) => {
    // Other packages have an index.ts of their own.
    if (own && !file.includes('engine/test')) return [];
    const through = own && own !== 'index' ? `/${own}` : door;
    return namesIn(list).map((name) => ({ file: relative(root, file), key: `${through} ${name}` }));
  });
});

describe('the doors of the engine', () => {
  test('offer nothing that nobody uses', () => {
    const offered = DOORS.flatMap((door) => {
      const source = readFileSync(join(root, `packages/engine/src/${door.slice(1) || 'index'}.ts`), 'utf8');
      expect(source).not.toContain('export *');
      return [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) => namesIn(list)).map((name) => `${door} ${name}`);
    });
    const used = new Set([...imports.map(({ key }) => key), ...IN_TYPES_ONLY]);
    expect(offered.length).toBeGreaterThan(50);
    expect(offered.filter((key) => !used.has(key))).toEqual([]);
  });

  test('cards use only the door for cards', () => {
    const cards = imports.filter(({ file }) => file.startsWith('packages/cards/src/factions/'));
    expect(cards.length).toBeGreaterThan(50);
    expect(cards.filter(({ key }) => !key.startsWith('/cards '))).toEqual([]);
  });
});
