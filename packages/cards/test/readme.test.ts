import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadTexts } from '../src/texts/index.js';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('the card in the README has the code and the text of the game', async () => {
  const [card] = /^ {4}action\('chew-toy'[\s\S]*?^ {4}\}\),$/m.exec(read('packages/cards/src/factions/werewolves/cards.ts'))!;
  expect(read('README.md')).toContain(`\`\`\`ts\n${card.replace(/^ {4}/gm, '')}\n\`\`\``);
  expect(read('README.md')).toContain(`> ${(await loadTexts('en')).cards['werewolves/chew-toy'].text}\n`);
});

test('the README counts the scenarios', () => {
  const folder = new URL('../../../scenarios/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const scenarios = files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/^id: /gm) ?? []);
  expect(read('README.md'), 'npm run figures -- --counts').toContain(`| ${scenarios.length.toLocaleString('en')} |`);
});
