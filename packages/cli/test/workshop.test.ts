import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newFolder } from '../../../tests/folder.js';
import { output } from './output.js';

const card = {
  id: 'badger',
  name: { en: 'Badger' },
  kind: 'minion',
  power: 3,
  copies: 20,
  abilities: [{ when: 'played', steps: [{ do: 'draw', n: 1 }] }],
};
const fileOf = (cards: unknown[]): string => {
  const file = join(newFolder(), 'badgers.json');
  writeFileSync(file, JSON.stringify({ format: 'breakpoint-faction/1', name: { en: 'Badgers' }, cards, bases: [] }));
  return file;
};

test('workshop checks a document, reads its cards in a language and prints the format', async () => {
  const good = fileOf([card]);
  expect(await output('workshop', 'check', good, '--games', '2')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^sha256-[0-9a-f]{64}: nothing is wrong/),
  });
  expect(await output('workshop', 'text', good, '--language', 'fr')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Badger: En la jouant\u202f: piochez une carte.'),
  });
  expect(await output('workshop', 'check', fileOf([{ ...card, power: 99 }]))).toMatchObject({
    code: 1,
    out: expect.stringContaining('wrong in badger: power: 99 is out of range'),
  });
  expect(await output('workshop', 'check', 'nothing.json')).toMatchObject({ code: 2 });
  const schema = await output('workshop', 'schema');
  expect(JSON.parse(schema.out).title).toBe('breakpoint-faction/1');
});

test('workshop balance plays test games, with one number changed if asked', async () => {
  const file = fileOf([card]);
  const balance = await output('workshop', 'balance', file, '--games', '1');
  expect(balance).toMatchObject({ code: 0, out: expect.stringMatching(/^1 games[\s\S]*Wins: (0|100)\.0 %[\s\S]*badger: 100\.0 %/) });
  const whatIf = await output('workshop', 'balance', file, '--games', '1', '--what-if', 'badger/power=2', '--json');
  expect(JSON.parse(whatIf.out)).toMatchObject({ games: 1 });
  expect(await output('workshop', 'balance', file, '--what-if', 'badger/power=99')).toMatchObject({ code: 2 });
  expect(await output('workshop', 'balance', file, '--what-if', 'badger/strength=2')).toMatchObject({ code: 2 });
});

test('a scenario names the files of its documents, and the log of a game with documents is told in words', async () => {
  const scenario = fileURLToPath(new URL('../../../docs/examples/badgers.yaml', import.meta.url));
  expect(await output('scenario', scenario)).toMatchObject({ code: 0, out: expect.stringContaining('1 of 1 scenarios hold') });
  const words = [
    'village-fair',
    'night-market',
    'night-school',
    'night-shift',
    'night-watch',
    'night-train',
    'night-ferry',
    'harbor',
    'village-green',
  ].map((name) => fileURLToPath(new URL(`fixtures/${name}.yaml`, import.meta.url)));
  expect(await output('scenario', ...words)).toMatchObject({ code: 0, out: expect.stringContaining('135 of 135 scenarios hold') });
  const golden = fileURLToPath(new URL('../../workshop/test/golden/documents.json', import.meta.url));
  const told = await output('replay', golden, '--language', 'fr');
  expect(told).toMatchObject({ code: 0, out: expect.stringContaining('Mordeur') });
  expect(told.out).not.toContain('sha256');
  const { log } = JSON.parse(readFileSync(golden, 'utf8'));
  const bare = join(newFolder(), 'bare.json');
  writeFileSync(bare, JSON.stringify({ ...log, documents: undefined }));
  expect(await output('replay', bare)).toMatchObject({ code: 1 });
});
