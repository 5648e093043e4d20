import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenLines } from '../src/simulate/golden.js';

describe('golden positions', () => {
  test('the same seeds end in the same positions (a change of behaviour changes golden.txt: npm run golden)', { timeout: 60_000 }, () => {
    const file = readFileSync(new URL('golden.txt', import.meta.url), 'utf8');
    expect(goldenLines().join('\n')).toBe(file.trim());
  });
});
