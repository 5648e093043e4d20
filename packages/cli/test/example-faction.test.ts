import { readFileSync } from 'node:fs';
import { CardSet } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { beekeepers } from '../../../docs/examples/beekeepers.js';
import { runScenario } from '../src/scenario/run.js';

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');

describe('the example of docs/adding-a-faction.md', () => {
  const doc = read('adding-a-faction.md');
  test('is the code and the scenarios that run here', () => {
    expect(doc).toContain(read('examples/beekeepers.ts'));
    expect(doc).toContain(read('examples/beekeepers.yaml'));
  });
  const cards = new CardSet('example', [beekeepers]);
  for (const scenario of parseAllDocuments(read('examples/beekeepers.yaml'))) {
    const data = scenario.toJS() as { id: string };
    test(data.id, () => expect(() => runScenario(cards, data as never)).not.toThrow());
  }
});
