import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** The rooms of the server, lowest first, as drawn in docs/architecture.md. A file uses files of its own room and of those below. */
const ROOMS = ['base', 'store', 'cluster', 'bots', 'documents', 'table', 'people', 'doctor', 'front', ''];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const roomOf = (name: string): number => ROOMS.indexOf(name.includes('/') ? name.split('/')[0] : '');
/** The files that a file imports, for a value or for a type. */
const usedBy = (name: string): string[] =>
  [...readFileSync(join(source, name), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)\.js'/g)].map(([, from]) =>
    join(dirname(name), `${from}.ts`),
  );

describe('the rooms of the server', () => {
  test('every file is in a room', () => {
    expect(files.filter((name) => roomOf(name) < 0)).toEqual([]);
    expect(files.filter((name) => roomOf(name) === ROOMS.length - 1).sort()).toEqual(['index.ts', 'serve.ts']);
    expect(files.length).toBeGreaterThan(80);
  });

  test('imports only go down, those of types too', () => {
    const up = files.flatMap((name) =>
      usedBy(name)
        .filter((used) => roomOf(used) > roomOf(name))
        .map((used) => `${name} -> ${used}`),
    );
    expect(up).toEqual([]);
  });

  test('docs/architecture.md names every room', () => {
    const page = readFileSync(join(source, '../../../docs/architecture.md'), 'utf8');
    expect(ROOMS.filter((room) => !page.includes(`\`${room}\``) && room !== '')).toEqual([]);
  });
});
