import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/steps.mjs';

/** The files with which a program, or a thread of it, starts. Everything else is given a card set. */
const STARTS = [
  'packages/cli/src/main.ts',
  'packages/cli/src/simulate/worker.ts',
  'packages/lab/src/load/servers/breakpoint.ts',
  'packages/lab/src/main.ts',
  'packages/lab/src/matches/worker.ts',
  'packages/server/src/bots/worker.ts',
  'packages/web/src/worker/game.worker.ts',
];

test('all cards are taken only where a program starts', () => {
  const sources = readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join('packages', name, 'src');
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/'));
  });
  const users = sources.filter((file) => /\ballCards\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(users.filter((file) => file !== 'packages/cards/src/index.ts').sort()).toEqual(STARTS);
});
