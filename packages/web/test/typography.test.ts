import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fr } from '../src/i18n/fr.js';
import { pages } from '../src/i18n/pages/fr.js';
import questions from '../src/judge/questions.json' with { type: 'json' };
import { fr as judge } from '../src/judge/words/fr.js';

const sayings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(sayings) : [];

test('French has a narrow no-break space before colons, semicolons, question marks and exclamation marks', () => {
  const asked = questions.flatMap(({ asks, says }) => [asks.fr, says.fr]);
  const all = [...sayings(fr), ...sayings(pages), ...sayings(judge), ...asked];
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((s) => /[^\u202f?!.:\d][:;?!](?!\/\/)(?:\s|$)/.test(s) || /«[^\u202f]|[^\u202f]»/.test(s))).toEqual([]);
});

test('no screen appends a colon in code', () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => /\.tsx?$/.test(f) && !f.startsWith('i18n'));
  const found = files.filter((f) => /\b(?:words|pages|online)\.[\w.]+(?:\[[^\]]*\])?\}: /.test(readFileSync(join(src, f), 'utf8')));
  expect(found).toEqual([]);
});
