import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the README counts the scenarios', () => {
  const folder = new URL('../../../scenarios/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const scenarios = files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/^id: /gm) ?? []);
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(readme, 'npm run figures -- --counts').toContain(`| ${scenarios.length.toLocaleString('en')} |`);
});
