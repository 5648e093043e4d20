import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '../../src/texts/index.js';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The page that the style files implement. */
export const stylePage = (): string => read('docs/style-of-texts.md');

/** The rules pages: the number and text of each rule, and the titles of the sections. */
export function rulesIn(language: Language): [where: string, line: string][] {
  const sections = JSON.parse(read(`packages/web/src/rules/${language}.json`)) as {
    title: string;
    rules: { id: string; text: string }[];
  }[];
  return sections.flatMap((s) => [
    [`rules: ${s.title}`, s.title] as [string, string],
    ...s.rules.map((r): [string, string] => [`rule ${r.id}`, r.text]),
  ]);
}

/** The judge's questions with their answers, and the readings of the project, without the names of cards. */
export function judgeIn(language: Language): [where: string, line: string][] {
  const questions = JSON.parse(read('packages/web/src/judge/questions.json')) as { id: string; asks: Said; says: Said }[];
  const readings = JSON.parse(read('packages/web/src/judge/readings.json')) as Record<string, Partial<Said>>;
  const asked = questions.flatMap(({ id, asks, says }) => [asks, says].map((said): [string, string] => [id, said[language]]));
  const ruled = Object.entries(readings).map(([id, said]): [string, string] => [id, said[language] ?? '']);
  return [...asked, ...ruled].map(([id, line]) => [`judge: ${id}`, line.replace(/\{.*?\}/g, 'X')]);
}
type Said = Record<Language, string>;

/** The sentences of the screens, taken from the source because the modules import React. */
export function screensIn(language: Language): [where: string, line: string][] {
  const folder = 'packages/web/src';
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === `${language}.ts` || file.endsWith(`.${language}.ts`),
  );
  const sources = files.map((file): [string, string] => [file, read(`${folder}/${file}`)]);
  return sources.flatMap(([where, source]) =>
    [...source.replace(/^import .*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'(:?)/g)]
      // The name of a field, or of a key such as "?", is not a sentence.
      .filter(([, line, colon]) => line.length > 1 && colon === '')
      .map(([, line]): [string, string] => [where, line]),
  );
}
