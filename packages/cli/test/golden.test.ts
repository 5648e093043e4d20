import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GOLDEN_FILE, goldenLines } from '../src/simulate/golden.js';

describe('golden positions', () => {
  test('the same seeds end in the positions recorded for these versions of rules and cards', () => {
    const file = new URL(`golden/${GOLDEN_FILE}`, import.meta.url);
    if (!existsSync(file)) throw new Error(`there is no ${GOLDEN_FILE} yet: npm run build && npm run golden writes it`);
    const found = goldenLines();
    const promised = readFileSync(file, 'utf8').trim().split('\n');
    const moved = found.filter((line, i) => line !== promised[i]);
    expect(moved, 'a change of behaviour takes a new version: see CONTRIBUTING.md').toEqual([]);
    expect(promised).toHaveLength(found.length);
  });
});
