import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadTexts } from '../src/texts/index.js';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('the card in the README has the code and the text of the game', async () => {
  const [card] = /^ {4}action\('chew-toy'[\s\S]*?^ {4}\}\),$/m.exec(read('packages/cards/src/factions/werewolves/cards.ts'))!;
  expect(read('README.md')).toContain(`\`\`\`ts\n${card.replace(/^ {4}/gm, '')}\n\`\`\``);
  expect(read('README.md')).toContain(`> ${(await loadTexts('en')).cards['werewolves/chew-toy'].text}\n`);
});
