import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

test('the library example of the README runs as it is printed there', async () => {
  const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  expect(read('README.md')).toContain(read('docs/examples/library.ts').trim());
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { same } = await import('../../../docs/examples/library.js');
  expect(same).toBe(true);
  const lines = log.mock.calls.map((said) => said.join(' '));
  expect(lines.pop()).toMatch(/^seat \d wins after \d+ turns/);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/^scores: [a-z-]+$/);
  log.mockRestore();
});
