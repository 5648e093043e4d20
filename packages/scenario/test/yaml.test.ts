import { readFileSync } from 'node:fs';
import { allCards } from '@breakpoint/cards';
import { describe, expect, test } from 'vitest';
import { runScenario, scenariosIn, yamlOf } from '../src/index.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the text of a scenario file', () => {
  test('the example of the README holds, and is the same when it is written and read again', () => {
    const [read] = scenariosIn(/const text = `\n([\s\S]*?)`/.exec(readme)![1]);
    if ('error' in read) throw new Error(read.error);
    expect(() => runScenario(allCards, read.doc)).not.toThrow();
    expect(scenariosIn(yamlOf(read.doc))).toEqual([read]);
  });

  test('has an error for each document that can’t be read, and nothing for empty ones', () => {
    expect(scenariosIn('---\n---\na: 1\n---\n[1]\n---\n{ a: \n')).toMatchObject([
      { doc: { a: 1 } },
      { error: 'a scenario has keys' },
      { error: expect.any(String) },
    ]);
  });
});
