import { allCards } from '@breakpoint/cards';
import { gameAt, keyOf } from '@breakpoint/engine/tools';
import { type AnyCard, Library } from '@breakpoint/workshop';
import { OURS, ourDocument } from '@breakpoint/workshop/ours';
import { expect, test } from 'vitest';
import { trialOf } from '../src/workshop/trying.js';

const names = ['You', 'The other side'] as const;
const library = new Library(allCards);

test('every card that our editions have can be tried at once, and every sentence with what it waits for', () => {
  for (const faction of Object.keys(OURS)) {
    const document = ourDocument(faction, (id) => ({ en: id.slice(-40) }));
    for (const card of [...document.cards, ...document.bases] as AnyCard[])
      for (const n of card.abilities.length === 0 ? [undefined] : card.abilities.keys()) {
        const { documents, position } = trialOf(document, card, names, n);
        const { game } = gameAt(library.with(documents), position);
        const [id] = Object.keys(documents);
        expect(game.cards.number(`${id}/${card.id}`), card.id).toBeGreaterThan(0);
        if (card.kind === 'minion') expect(game.decision?.options.length, card.id).toBeGreaterThan(1);
      }
  }
});

test('what a sentence waits for is on the table', () => {
  const tryOf = (faction: string, id: string): string[] => {
    const document = ourDocument(faction, (name) => ({ en: name.slice(-40) }));
    const { documents, position } = trialOf(document, document.cards.find((c) => c.id === id)!, names, 0);
    const { game } = gameAt(library.with(documents), position);
    return game.decision!.options.map((option) => keyOf(game, option));
  };
  // A Special from the discard pile can be used there; one that waits for the start of a turn comes after a turn of the other side.
  expect(tryOf('zombies', 'tenacious-z').filter((key) => /^use .*tenacious-z/.test(key))).not.toEqual([]);
  expect(tryOf('pirates', 'buccaneer').filter((key) => /cannon/.test(key))).not.toEqual([]);
});

test('a finished sentence can be tried while another of the card is unfinished', () => {
  const document = ourDocument('pirates', (id) => ({ en: id }));
  const wench = document.cards.find((card) => card.id === 'saucy-wench')!;
  const broken = { ...wench, abilities: [...wench.abilities, {} as never] };
  expect(() => trialOf(document, broken, names)).toThrow();
  const { documents } = trialOf(document, broken, names, 0);
  expect(Object.values(documents)[0].cards[0].abilities).toEqual(wench.abilities);
});

test('an unfinished card beside it does no harm, nor does a faction without a name', () => {
  const document = ourDocument('pirates', (id) => ({ en: id }));
  const broken = {
    ...document,
    name: {},
    cards: document.cards.map((card, i) => (i === 1 ? { ...card, name: {}, abilities: [{} as never] } : card)),
  };
  const { documents, position } = trialOf(broken, broken.cards[0], names);
  expect(Object.values(documents)[0].cards).toHaveLength(1);
  expect(position.players[0].hand?.[0]).toContain('pirate-king');
});
