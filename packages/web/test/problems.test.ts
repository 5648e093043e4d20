import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problems as es } from '../src/workshop/words/problems.es.js';
import { problems as fr } from '../src/workshop/words/problems.fr.js';

const folder = new URL('../../workshop/src/check/', import.meta.url);
/** A value without the right shape can't be made by tapping, so these are said in general words; the others are about a whole document. */
const GENERAL = ['walking.ts', 'schema.ts', 'refused.ts', 'index.ts'];
const TOGETHER = [
  'the card has two Talents',
  'the card waits for too many things',
  'the card has too many Specials',
  'the base is used in two ways',
  'the card is used on each turn in two ways',
  'the card says {} twice',
  'the document has no kind {}',
];

const ADVICE =
  /^(choose|put|leave|describe|write|use|let|add|say|name|give|count|play|remove|reveal|nest|discard|keep|search|take|make|move|look|remove,) /;

/** Every sentence of the check: what stands before its advice, with braces for a word of the document. */
function sentences(): string[] {
  const found = new Set(TOGETHER);
  for (const file of readdirSync(folder).filter((name) => !GENERAL.includes(name))) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const calls = text.matchAll(/\b(?:say|wrong|warn)\(\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g);
    for (const [, args] of calls) {
      const literals = [...args.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, plain, made]) => plain ?? made);
      const said = literals.filter((literal) => / /.test(literal));
      // A text that begins like advice is advice; it may be a choice between two.
      for (const sentence of said.filter((literal) => !ADVICE.test(literal))) found.add(sentence.replace(/“\$\{[^}]*\}”/, '{}'));
    }
  }
  return [...found];
}

test.each([
  ['French', fr],
  ['Spanish', es],
])('every sentence of the workshop’s check is said in %s, and none that the check no longer says', (_, problems) => {
  const all = sentences();
  expect(all.length).toBeGreaterThan(140);
  expect(all.filter((sentence) => problems[sentence] === undefined)).toEqual([]);
  expect(Object.keys(problems).filter((sentence) => !all.includes(sentence))).toEqual([]);
});
