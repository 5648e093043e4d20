import type { DescribedPosition } from '@breakpoint/engine/tools';
import {
  type Ability,
  type AnyCard,
  type CardTree,
  checkDraft,
  type Document,
  type Documents,
  type Frame,
  readDocument,
} from '@breakpoint/workshop';

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
 * `ability` is the number of the ability that is to be tried: then there is what it waits for, too.
 * Throws a DocumentError if the card does not pass the check.
 */
export function trialOf(document: Document, whole: AnyCard, names: readonly [string, string], ability?: number): Trial {
  // One ability can be tried while the card's others are unfinished.
  const only = ability === undefined ? undefined : whole.abilities[ability];
  const isWhole = only === undefined || checkDraft(whole, document).every((problem) => problem.warning);
  const card = isWhole ? whole : ({ ...whole, abilities: [only] } as AnyCard);
  const { place, turn, hand } = needsOf(only);
  const { id, document: read } = readDocument(documentWith(document, card));
  const [you, other] = names;
  const own = read.cards.filter((c) => c.id !== card.id).map((c) => `${id}/${c.id}`);
  const tried = `${id}/${card.id}`;
  const minion = (controller: string, name: string, counters = 0) => ({ card: name, controller, ...(counters > 0 && { counters }) });
  const inHand = card.kind === 'base' ? [] : [tried];
  const spare = card.kind === 'minion' || place === 'discard' ? [tried] : [];
  const inPlay = place === 'play';
  const onMinion = inPlay && card.kind === 'action' && card.goes !== 'base' ? { actions: [{ card: tried, controller: you }] } : {};
  const ownMinion = inPlay && card.kind === 'minion' ? [minion(you, tried)] : [];
  const onBase = inPlay && card.kind === 'action' && card.goes === 'base' ? [{ card: tried, controller: you }] : [];
  return {
    documents: { [id]: read },
    position: {
      seed: `try ${card.id}`,
      turn: turn === 'other' ? other : you,
      players: [
        {
          name: you,
          factions: [id, 'wizards'],
          hand: [...inHand, ...own, ...hand, 'dinosaurs/war-raptor', 'wizards/enchantress', 'aliens/abduction'],
          deck: [...spare, ...DECK],
          discard: [...spare, 'pirates/first-mate', 'wizards/summon'],
        },
        {
          name: other,
          hand: [...hand, 'pirates/first-mate', 'robots/zapbot', 'ninjas/poison'],
          deck: DECK,
          discard: ['zombies/walker', 'wizards/summon'],
        },
      ],
      bases: [
        {
          base: card.kind === 'base' ? tried : 'the-mothership',
          minions: [
            { ...minion(you, 'dinosaurs/armor-stego', 1), ...onMinion },
            ...ownMinion,
            minion(you, 'wizards/neophyte'),
            minion(other, 'pirates/buccaneer', 2),
            minion(other, 'robots/microbot-reclaimer'),
          ],
          actions: [{ card: 'zombies/overrun', controller: other }, ...onBase],
        },
        {
          base: 'jungle-oasis',
          minions: [minion(other, 'dinosaurs/king-rex'), ...ownMinion, minion(you, 'robots/nukebot'), minion(you, 'ninjas/ninja-acolyte')],
          actions: onBase,
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

/** Cards of ours that make happen what an ability waits for. */
const MAKERS: Record<string, string[]> = {
  destroyed: ['pirates/cannon', 'ninjas/assassination'],
  discarded: ['pirates/cannon', 'ninjas/assassination'],
  'destroy here': ['pirates/cannon', 'pirates/broadside'],
  moved: ['pirates/dinghy', 'pirates/shanghai'],
  countered: ['anansi-tales/pot-of-beans'],
  revealed: ['robots/hoverbot'],
  talent: ['giant-ants/soldier'],
  drawn: ['wizards/mystic-studies'],
  gained: ['aliens/invader'],
  returned: ['aliens/abduction', 'aliens/beam-up'],
  left: ['pirates/cannon', 'aliens/abduction'],
  give: ['anansi-tales/let-it-be-full-and-eat'],
};

/** What a step waits for, for a time. */
const watched = (ability: Ability | undefined): string[] =>
  ability?.steps.flatMap((step) => (step.do === 'whenever' ? (MAKERS[step.after] ?? []) : [])) ?? [];

/** Where the card has to be for this ability, whose turn it has to be, and what has to be in the hands. */
function needsOf(ability: Ability | undefined): { place: 'hand' | 'play' | 'discard'; turn?: 'other'; hand: string[] } {
  const when: Frame = ability?.when ?? 'played';
  if (when === 'talent' || when === 'talent of host' || when === 'each of your turns') return { place: 'play', hand: watched(ability) };
  if (typeof when === 'string') return { place: 'hand', hand: watched(ability) };
  if ('also' in when || 'scores' in when) return { place: 'hand', hand: [] };
  // A turn of the other side ends first.
  if ('at' in when) return { place: 'play', ...(when.at === 'start of your turn' && { turn: 'other' as const }), hand: [] };
  if ('special' in when) return { place: when.from, hand: [] };
  if ('reaction' in when)
    return { place: 'hand', ...(when.by === 'another' && { turn: 'other' as const }), hand: MAKERS[when.reaction] ?? [] };
  const event =
    'after' in when
      ? when.after
      : 'afterThis' in when
        ? when.afterThis
        : 'afterHost' in when
          ? when.afterHost
          : 'afterYou' in when
            ? when.afterYou
            : when.instead;
  return { place: 'play', hand: MAKERS[event] ?? [] };
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
