import { existsSync, readFileSync } from 'node:fs';
import { allCards } from '@breakpoint/cards';
import { describe, expect, test } from 'vitest';
import { goldenFile, goldenLines } from '../src/simulate/golden.js';

describe('golden positions', () => {
  test('the same seeds end in the positions recorded for these versions of rules and cards', () => {
    const file = new URL(`golden/${goldenFile(allCards)}`, import.meta.url);
    if (!existsSync(file)) throw new Error(`there is no ${goldenFile(allCards)} yet: npm run build && npm run golden writes it`);
    const found = goldenLines(allCards);
    const promised = readFileSync(file, 'utf8').trim().split('\n');
    const moved = found.filter((line, i) => line !== promised[i]);
    expect(moved, 'a change of behaviour takes a new version: see CONTRIBUTING.md').toEqual([]);
    expect(promised).toHaveLength(found.length);
  });
});
