import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCards } from '@breakpoint/cards';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { EXPECTATIONS, readScenario } from '../src/scenario/document.js';
import { runScenario } from '../src/scenario/run.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(`${root}docs/scenarios.md`, 'utf8');

/** The numbers that the page explains, each at the beginning of a list item. */
const explained = [...page.matchAll(/^- \*\*([DC]\d+) /gm)].map((m) => m[1]);

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/(^|[/\\])(node_modules|dist)[/\\]/.test(name))
    .map((name) => `${folder}/${name}`);

/** Numbers like D7 or C6 in comments and in `why` lines, but not in ids, hexadecimal numbers or names. */
const cited = (text: string): string[] => [...text.matchAll(/(?<![\w#'"/-])[DC]\d{1,2}(?![\w-])/g)].map((m) => m[0]);

describe('the contract of decisions and of copying', () => {
  const sources = readdirSync(`${root}packages`).flatMap((name) => filesIn(`packages/${name}/src`, /\.tsx?$/));
  const documents = ['docs/rules.md', 'docs/rulings.md', 'docs/resolution.md', 'docs/architecture.md', 'docs/adding-a-faction.md'];
  const files = [...sources, ...filesIn('scenarios', /\.ya?ml$/), ...documents];

  test('D1 to D20 and C1 to C8 are explained, each once and in order', () => {
    const numbers = (letter: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${letter}${i + 1}`);
    expect(explained).toEqual([...numbers('D', 20), ...numbers('C', 8)]);
  });

  test('every number that code, scenarios and pages cite is explained', () => {
    const found = new Map(files.map((file) => [file, cited(readFileSync(`${root}${file}`, 'utf8'))]));
    expect([...found.values()].flat().length).toBeGreaterThan(200);
    const unknown = [...found].flatMap(([file, list]) => list.filter((x) => !explained.includes(x)).map((x) => `${x} in ${file}`));
    expect(unknown).toEqual([]);
  });

  test('the examples on the page form a scenario that the runner accepts', () => {
    const [position, steps, expectations] = [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map((m) => parse(m[1]));
    const { parts, players } = readScenario({ ...position, ...steps, ...expectations });
    expect(players.map((p) => p.name)).toEqual(['Anna', 'Ben']);
    expect(parts[0].steps.length).toBe(8);
    expect(Object.keys(parts[0].expect).sort()).toEqual([...EXPECTATIONS].sort());
    expect(() => runScenario(allCards, position)).not.toThrow();
  });

  test('every scenario that the page of rulings names exists', () => {
    const scenarios = readFileSync(`${root}scenarios/rules/rulings.yaml`, 'utf8');
    const ids = [...scenarios.matchAll(/^id: (ruling-\S+)$/gm)].map((m) => m[1]);
    const named = [...readFileSync(`${root}docs/rulings.md`, 'utf8').matchAll(/`(ruling-[a-z]+-\d)`/g)].map((m) => m[1]);
    expect(named.length).toBeGreaterThan(6);
    for (const id of named) expect(ids).toContain(id);
  });
});
