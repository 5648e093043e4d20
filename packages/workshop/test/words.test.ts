import { readFileSync } from 'node:fs';
import { loadTexts } from '@breakpoint/cards/texts';
import { expect, it } from 'vitest';
import { wordsPage } from '../../../scripts/workshop-words.mjs';
import * as editing from '../src/editing/index.js';
import * as workshop from '../src/index.js';
import * as ours from '../src/ours/index.js';

it('docs/workshop-words.md has the words that the code has; if not: npm run workshop-words', async () => {
  const page = readFileSync(new URL('../../../docs/workshop-words.md', import.meta.url), 'utf8');
  expect(wordsPage({ ...editing, ...ours, ...workshop, texts: await loadTexts('en') })).toBe(page);
});
