import { allCards } from '@breakpoint/cards';
import { gameAt } from '@breakpoint/engine/tools';
import { type AnyCard, Library } from '@breakpoint/workshop';
import { OURS, ourDocument } from '@breakpoint/workshop/ours';
import { expect, test } from 'vitest';
import { trialOf } from '../src/workshop/trying.js';

const names = ['You', 'The other side'] as const;
const library = new Library(allCards);

test('every card that our editions have can be tried at once', () => {
  for (const faction of Object.keys(OURS)) {
    const document = ourDocument(faction, (id) => ({ en: id.slice(-40) }));
    for (const card of [...document.cards, ...document.bases] as AnyCard[]) {
      const { documents, position } = trialOf(document, card, names);
      const { game } = gameAt(library.with(documents), position);
      const [id] = Object.keys(documents);
      const number = game.cards.number(`${id}/${card.id}`);
      expect(number, card.id).toBeGreaterThan(0);
      if (card.kind === 'minion') expect(game.decision?.options.length, card.id).toBeGreaterThan(1);
    }
  }
});

test('an unfinished card beside it does no harm, and a faction without a name neither', () => {
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
