import { LANGUAGES } from '@breakpoint/cards/texts';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import { type AnyCard, type CardTree, checkDocument, type Document, textOf } from '../src/index.js';
import { BEYOND } from '../src/ours/index.js';
import { changed } from './alternatives.js';
import { documents as ours } from './ours.js';

const documents = { ...ours, ...BEYOND };
const names = Object.keys(documents);

/** Documents with one card each, and those that it names. */
function* single(document: Document): Generator<{ id: string; one: Document; card: (d: Document) => AnyCard }> {
  for (const list of ['cards', 'bases'] as const)
    for (const tree of document[list]) {
      const named = [...JSON.stringify(tree).matchAll(/"named":"([^"]+)"/g)].map(([, name]) => name);
      const others = document.cards.filter((c) => c.id !== tree.id && named.includes(c.id)).map((c) => ({ ...c, abilities: [] }));
      const one = { ...document, cards: others, bases: [], [list]: list === 'cards' ? [tree, ...others] : [tree] };
      yield { id: tree.id, one: list === 'bases' ? { ...one, cards: [FILLER] } : one, card: (d) => d[list][0] };
    }
}
/** A faction has a card at least. */
const FILLER: CardTree = { id: 'filler', name: { en: 'Filler' }, kind: 'minion', power: 1, copies: 20, abilities: [] };

describe('one word of a tree that is changed', () => {
  it.each(
    sampled(
      names,
      names.filter((name, i) => i % (name in BEYOND ? 2 : 3) === 0),
    ),
  )('changes each text: %s', (faction) => {
    const silent: string[] = [];
    let legal = 0;
    for (const { id, one, card } of single(documents[faction])) {
      const before = LANGUAGES.map((l) => textOf(one, card(one), l));
      for (const mutant of changed(one)) {
        const other = mutant.document as Document;
        if (checkDocument(other).some((p) => !p.warning)) continue;
        legal++;
        LANGUAGES.forEach((l, i) => {
          if (textOf(other, card(other), l) === before[i])
            silent.push(`${id} ${l} ${mutant.path} = ${JSON.stringify(mutant.value)}: ${before[i]}`);
        });
      }
    }
    expect(silent).toEqual([]);
    expect(legal).toBeGreaterThan(10);
  });
});
