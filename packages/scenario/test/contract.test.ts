import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCards } from '@breakpoint/cards';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { EXPECTATIONS, readScenario, runScenario } from '../src/index.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(`${root}docs/scenarios.md`, 'utf8');
const rulings = readFileSync(`${root}docs/rulings.md`, 'utf8');

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
    const scenarios = readdirSync(`${root}scenarios/rules`).map((file) => readFileSync(`${root}scenarios/rules/${file}`, 'utf8'));
    const ids = scenarios.flatMap((text) => [...text.matchAll(/^id: (\S+)$/gm)].map((m) => m[1]));
    const named = [...rulings.matchAll(/`([a-z]+-[a-z]+-\d)`/g)].map((m) => m[1]);
    expect(named.length).toBeGreaterThan(6);
    for (const id of named) expect(ids).toContain(id);
  });

  test('every ruling says what it rests on, in words that a program can read', () => {
    const ids = new Set([...readFileSync(`${root}docs/rules.md`, 'utf8').matchAll(/^(?: *- |\| )(\d+\.[\d.]*\d)\b/gm)].map((m) => m[1]));
    const entries = rulings.slice(rulings.indexOf('\n## ')).match(/^- .*(\n {2}.*)*/gm)!;
    expect(entries.length).toBeGreaterThan(150);
    for (const entry of entries) {
      const mark = /\n {2}Rests on: (.+)\.$/.exec(entry)?.[1];
      expect(mark, entry).toBeDefined();
      for (const part of mark!.split('; '))
        expect(part).toMatch(
          /^(booklet|clarification|our reading|open)( \([^()]+\))?( for [^();]+)?( \([^()]+\))?(, from a thin source)?$/,
        );
      for (const [id] of mark!.matchAll(/\b\d+\.\d+(\.\d+)?\b/g)) expect(ids, entry).toContain(id);
      if (mark!.startsWith('booklet')) expect(mark, entry).toMatch(/^booklet \(/);
    }
  });
});
