import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** The rooms of the client, lowest first, as drawn in docs/architecture.md. A file uses files of its own room and of those below. */
const ROOMS = [
  'base',
  'data',
  'i18n',
  'learn',
  'session',
  'workshop',
  'worker',
  'ui',
  'rules',
  'gallery',
  'companion',
  'advice',
  'people',
  'table/words',
  'table/playback',
  'table/choosing',
  'table/cards',
  'table/hand',
  'table/players',
  'table/board',
  'table/question',
  'table/dialogs',
  'table',
  'replay',
  'puzzles',
  'judge',
  'workshop/editor',
  'screens',
  'app',
];
/** The files outside the rooms: what every room may use, and what starts the client. */
const BESIDE: Record<string, string> = {
  settings: 'base',
  storage: 'base',
  useLoaded: 'base',
  router: 'base',
  'env.d': 'base',
  App: 'app',
  main: 'app',
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
const nameOf = (file: string): string => relative(source, file).replace(/\.(?:tsx?|js)$/, '');

function roomOf(name: string): number {
  const folders = name.split('/').slice(0, -1);
  if (folders.length === 0) return ROOMS.indexOf(BESIDE[name] ?? '');
  const inner = ROOMS.indexOf(folders.slice(0, 2).join('/'));
  return inner < 0 ? ROOMS.indexOf(folders[0]) : inner;
}

/** The files whose values a file uses. A type may come from above: it is gone when the client runs. */
function usedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const used: string[] = [];
  for (const [, type, names, from] of text.matchAll(/^(?:import|export) (type )?([^;'"]*?)\s*from '(\.[^']+)\.js'/gms)) {
    const listed =
      /^\{([^}]*)\}$/s
        .exec(names.trim())?.[1]
        .split(',')
        .filter((n) => n.trim() !== '') ?? [];
    if (type === undefined && !(listed.length > 0 && listed.every((n) => n.trim().startsWith('type ')))) used.push(from);
  }
  for (const [, from] of text.matchAll(/\bimport\('(\.[^']+)\.js'\)/g)) used.push(from);
  return used.map((from) => nameOf(`${join(dirname(file), from)}.ts`));
}

describe('the rooms of the client', () => {
  const files = filesIn(source);

  test('every file is in a room', () => {
    expect(files.map(nameOf).filter((name) => roomOf(name) < 0)).toEqual([]);
    expect(files.length).toBeGreaterThan(150);
  });

  test('imports only go down', () => {
    const up = files.flatMap((file) =>
      usedBy(file)
        .filter((used) => roomOf(used) > roomOf(nameOf(file)))
        .map((used) => `${nameOf(file)} -> ${used}`),
    );
    expect(up).toEqual([]);
  });

  test('docs/architecture.md names every room', () => {
    const page = readFileSync(join(source, '../../../docs/architecture.md'), 'utf8');
    expect(ROOMS.filter((room) => !page.includes(`\`${room}\``))).toEqual([]);
  });
});
