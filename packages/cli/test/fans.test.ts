import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { output } from './output.js';

const folder = fileURLToPath(new URL('fixtures/', import.meta.url));

test('cards like those of fans do what they say', async () => {
  const files = readdirSync(folder).filter((name) => /^fan-.*\.yaml$/.test(name));
  const { code, out } = await output('scenario', ...files.map((name) => folder + name));
  expect(out).toMatch(/^(\d\d+) of \1 scenarios hold/m);
  expect(code).toBe(0);
});
