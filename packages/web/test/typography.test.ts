import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import questions from '../src/judge/questions.json' with { type: 'json' };

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => /\.tsx?$/.test(f));

const sayings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(sayings) : [];

test('French has a narrow no-break space before colons, semicolons, question marks and exclamation marks', async () => {
  const asked = questions.flatMap(({ asks, says }) => [asks.fr, says.fr]);
  const words = await Promise.all(files.filter((f) => /\bfr\.ts$/.test(f)).map((f) => import(join(src, f))));
  const all = [...words.flatMap(sayings), ...asked];
  expect(all.length).toBeGreaterThan(1200);
  expect(all.filter((s) => /[^\u202f?!.:\d][:;?!](?!\/\/)(?:\s|$)/.test(s) || /«[^\u202f]|[^\u202f]»/.test(s))).toEqual([]);
});

test('no screen appends a colon in code', () => {
  const found = files.filter((f) => /\b(?:words|own|online)\.[\w.]+(?:\[[^\]]*\])?\}: /.test(readFileSync(join(src, f), 'utf8')));
  expect(found).toEqual([]);
});
