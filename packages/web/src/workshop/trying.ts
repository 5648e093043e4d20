import type { DescribedPosition } from '@breakpoint/engine/tools';
import { type AnyCard, type CardTree, type Document, type Documents, readDocument } from '@breakpoint/workshop';

/** A table on which one card can be tried: the documents, and a position with the card in hand and whatever it may need. */
export interface Trial {
  documents: Documents;
  position: DescribedPosition;
}

/** The faction with this card alone, and the cards that it names, so that unfinished others do no harm. */
function documentWith(document: Document, card: AnyCard): Document {
  const text = JSON.stringify(card.abilities);
  const named = document.cards.filter((other) => other.id !== card.id && text.includes(`"${other.id}"`));
  const isNamed = (names: object): boolean => Object.keys(names).length > 0;
  const name = <C extends AnyCard>(c: C): C => (isNamed(c.name) ? c : { ...c, name: { en: '?' } });
  const blank: CardTree = { id: 'blank', name: { en: '…' }, kind: 'minion', power: 2, copies: 1, abilities: [] };
  const others = named.map((other) => name({ ...other, abilities: [] }));
  return {
    ...document,
    name: isNamed(document.name) ? document.name : { en: '?' },
    cards: card.kind === 'base' ? [...others, blank] : [name(card), ...others],
    bases: card.kind === 'base' ? [name(card)] : [],
  };
}

/**
 * Both players have minions, weak and strong, with and without counters, actions in play, cards in hand, deck and discard pile; one
 * base has reached its breakpoint and scores when the turn ends, so that what happens before and after a scoring can be seen.
 * Throws a DocumentError if the card does not pass the check.
 */
export function trialOf(document: Document, card: AnyCard, names: readonly [string, string]): Trial {
  const { id, document: read } = readDocument(documentWith(document, card));
  const [you, other] = names;
  const own = read.cards.filter((c) => c.id !== card.id).map((c) => `${id}/${c.id}`);
  const tried = `${id}/${card.id}`;
  const minion = (controller: string, name: string, counters = 0) => ({ card: name, controller, ...(counters > 0 && { counters }) });
  const inHand = card.kind === 'base' ? [] : [tried];
  const spare = card.kind === 'minion' ? [tried] : [];
  return {
    documents: { [id]: read },
    position: {
      seed: `try ${card.id}`,
      turn: you,
      players: [
        {
          name: you,
          factions: [id, 'wizards'],
          hand: [...inHand, ...own, 'dinosaurs/war-raptor', 'wizards/enchantress', 'aliens/abduction'],
          deck: [...spare, ...DECK],
          discard: [...spare, 'pirates/first-mate', 'wizards/summon'],
        },
        {
          name: other,
          hand: ['pirates/first-mate', 'robots/zapbot', 'ninjas/poison'],
          deck: DECK,
          discard: ['zombies/walker', 'wizards/summon'],
        },
      ],
      bases: [
        {
          base: card.kind === 'base' ? tried : 'the-mothership',
          minions: [
            minion(you, 'dinosaurs/armor-stego', 1),
            minion(you, 'wizards/neophyte'),
            minion(other, 'pirates/buccaneer', 2),
            minion(other, 'robots/microbot-reclaimer'),
          ],
          actions: [{ card: 'zombies/overrun', controller: other }],
        },
        {
          base: 'jungle-oasis',
          minions: [minion(other, 'dinosaurs/king-rex'), minion(you, 'robots/nukebot'), minion(you, 'ninjas/ninja-acolyte')],
        },
        {
          base: 'tortuga',
          minions: [{ ...minion(other, 'ninjas/tiger-assassin'), actions: [{ card: 'dinosaurs/upgrade', controller: other }] }],
        },
      ],
      baseDeck: ['the-homeworld', 'the-grey-opal', 'ninja-dojo', 'cave-of-shinies'],
    },
  };
}

const DECK = [
  'pirates/saucy-wench',
  'wizards/mystic-studies',
  'zombies/walker',
  'robots/hoverbot',
  'aliens/invasion',
  'pirates/dinghy',
  'ninjas/shinobi',
  'dinosaurs/howl',
];
