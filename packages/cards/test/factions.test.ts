import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/steps.mjs';
import { allCards } from '../src/index.js';
import { codeOfCards } from './style/code.js';

test('every faction has twenty cards, counting copies', () => {
  expect(allCards.factions.map((f) => `${f.id}: ${f.deck.length}`)).toEqual(allCards.factions.map((f) => `${f.id}: 20`));
});

/** The verbs that may ask a player: one that is called and not waited for does nothing at all. */
const ASKING = [...readFileSync(join(root, 'packages/engine/src/words/resolution.ts'), 'utf8').matchAll(/^ {2}(\w+)[<(].*\): Ask\b/gm)].map(
  ([, verb]) => verb,
);
/** The verbs that are the beginning of a statement, with nothing before them that takes what they return. */
const unawaited = (code: string): string[] =>
  [...code.replace(/\/\/.*/g, '').matchAll(/(?:[{};)]|\belse)\s*it\.(?:as\([^)]*\)\.)?(\w+)\(/g)]
    .map(([, verb]) => verb)
    .filter((verb) => ASKING.includes(verb));

test('every verb that may ask is waited for with yield* or returned', () => {
  expect(ASKING).toContain('destroy');
  expect(unawaited('*onPlay(it) {\n  // It asks.\n  it.destroy(it.choose(a, b));\n  if (x) it.as(seat).draw(1);\n},')).toEqual([
    'destroy',
    'draw',
  ]);
  expect(unawaited('onPlay: (it) => it.draw(1), *run(it) { yield* it.draw(1); it.shuffle(); return it.draw(2); }')).toEqual([]);
  const found = [...codeOfCards()].flatMap(([id, code]) => unawaited(code).map((verb) => `${id}: it.${verb}(...) needs yield*`));
  expect(found).toEqual([]);
});
