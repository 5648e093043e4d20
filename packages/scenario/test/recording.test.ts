import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCards } from '@breakpoint/cards';
import { hashOf } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { runScenario, scenariosIn, withSteps } from '../src/index.js';

const folder = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

describe('answers as steps', () => {
  test('the answers of every scenario, written down as steps, lead to the same position', () => {
    let runs = 0;
    const wrong: string[] = [];
    for (const file of files)
      for (const read of scenariosIn(readFileSync(`${folder}${file}`, 'utf8'))) {
        if ('error' in read) throw new Error(read.error);
        const { game } = runScenario(allCards, read.doc);
        try {
          const { game: other } = runScenario(allCards, withSteps(allCards, read.doc, game.answers));
          if (hashOf(other.state) !== hashOf(game.state)) throw new Error('another position');
        } catch (error) {
          wrong.push(`${String(read.doc.id)}: ${(error as Error).message}`);
        }
        runs++;
      }
    expect(wrong).toEqual([]);
    expect(runs).toBeGreaterThan(2000);
  });
});
