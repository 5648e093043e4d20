import { expect, test } from 'vitest';
import { facetsAt, optionsAt, phraseOf, stepsAt, valueAt, withValue } from '../src/editing/index.js';
import { type AnyCard, checkDraft, type Document, sayCard, textOf } from '../src/index.js';
import { OURS, ourDocument } from '../src/ours/index.js';

const pirates = ourDocument('pirates', (id) => ({ en: id }));
const cardOf = (id: string): AnyCard => pirates.cards.find((card) => card.id === id)!;
const LANGUAGES = ['en', 'fr', 'es'] as const;

/** The card after one of its words was tapped and another one chosen. */
function chosen(card: AnyCard, path: string, tag: string): AnyCard {
  const option = optionsAt(pirates, card, path).find((o) => o.tag === tag);
  if (!option) throw new Error(`${tag} is not offered for ${path}`);
  return option.card;
}

test('a word is exchanged, and what belongs to it comes along', () => {
  const several = chosen(cardOf('saucy-wench'), 'abilities/0/steps/0/what/pick', 'up to');
  expect(textOf(pirates, several, 'en')).toBe('When played: destroy up to two minions here with power 2 or less.');
});

test('what fits stays when the verb changes, and the frame', () => {
  const returned = chosen(cardOf('saucy-wench'), 'abilities/0/steps/0', 'do:return');
  expect(textOf(pirates, returned, 'en')).toBe('When played: you may return a minion here with power 2 or less to its owner’s hand.');
  const talent = chosen(returned, 'abilities/0/when', 'talent');
  expect(textOf(pirates, talent, 'fr')).toMatch(/^Talent/);
});

test('“may”, and an object that nobody chose, go with the verb that brought them', () => {
  const first = optionsAt(pirates, { ...cardOf('saucy-wench'), abilities: [] }, 'abilities/0').find((o) => o.tag === 'played')!.card;
  expect(textOf(pirates, first, 'en')).toMatch(/ on this minion\.$/);
  const destroys = chosen(first, 'abilities/0/steps/0', 'do:destroy');
  expect(textOf(pirates, destroys, 'en')).toMatch(/destroy a minion here with power \d or less\.$/);
  const may = withValue(destroys, 'abilities/0/steps/0/may', true);
  expect(textOf(pirates, chosen(may, 'abilities/0/steps/0', 'do:draw'), 'en')).toBe('When played: draw a card.');
  expect(textOf(pirates, chosen(may, 'abilities/0/steps/0', 'do:return'), 'en')).toMatch(/you may return a minion here/);
});

test('a verb comes plainly: as when played, and without what depends on it', () => {
  const talent = { ...cardOf('saucy-wench'), abilities: [{ when: 'talent', steps: [{ do: 'draw', n: 1 }] }] } as AnyCard;
  const says = (tag: string): string => textOf(pirates, chosen(talent, 'abilities/0/steps/0', tag), 'en');
  expect(says('do:move')).toBe('Talent: move one of your minions to another base.');
  expect(says('do:destroy')).toMatch(/^Talent: destroy a minion here with power \d or less\.$/);
  expect(says('do:give')).not.toMatch(/If you do/);
});

test('what a power is compared with can be the cards in your hand', () => {
  const what = { pick: 'one', noun: 'minion', power: { below: { count: { noun: 'minion', whose: 'you', where: 'here' } } } };
  const destroys = { ...cardOf('saucy-wench'), abilities: [{ when: 'talent', steps: [{ do: 'destroy', what }] }] } as AnyCard;
  const count = 'abilities/0/steps/0/what/power/below/count';
  expect(textOf(pirates, chosen(destroys, count, 'noun:card'), 'en')).toMatch(/less than the number of cards in your hand/);
  expect(textOf(pirates, chosen(destroys, `${count}/where`, 'discard'), 'en')).toMatch(/number of minions in your discard pile/);
});

test('whoever is chosen to discard chooses the card', () => {
  const abilities = [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'player' } },
        { do: 'discard', what: { pick: 'one', noun: 'card', whose: 'that player', where: 'hand' } },
      ],
    },
  ];
  const made = chosen({ ...cardOf('saucy-wench'), abilities } as AnyCard, 'abilities/0/steps/1/who', 'that player');
  expect(textOf(pirates, made, 'en')).toBe('When played: choose a player. That player discards a card.');
});

test('an option of a list is a whole sentence, with the words that no place says', () => {
  const says = (card: AnyCard, tag: string): string =>
    phraseOf(sayCard(pirates, chosen(card, 'abilities/0/steps/0', tag), 'en'), 'abilities/0/steps/0');
  expect(says(cardOf('saucy-wench'), 'do:cannot score')).toBe('this base cannot score this turn');
  expect(says(cardOf('saucy-wench'), 'do:draw up to')).toMatch(/^draw cards until you have \w+ in hand$/);
  const player = withValue(cardOf('saucy-wench'), 'abilities/0/steps', [
    { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } },
    { do: 'discard', what: { pick: 'one', noun: 'card', whose: 'that player', where: 'hand' } },
  ]);
  expect(phraseOf(sayCard(pirates, player, 'en'), 'abilities/0/steps/1')).toBe(
    'That player discards a card from their hand that you choose',
  );
});

test('a described object begins without limits', () => {
  const gets = { when: 'talent', steps: [{ do: 'power', n: 1, what: 'this' }] };
  const another = chosen({ ...cardOf('saucy-wench'), abilities: [gets] } as AnyCard, 'abilities/0/steps/0/what', 'noun:minion');
  expect(textOf(pirates, another, 'en')).toBe('Talent: choose a minion. It gets +1 power until the end of the turn.');
});

test('what is counted is what is there, or what happened this turn', () => {
  const queen = { ...cardOf('saucy-wench'), abilities: [{ when: 'always', steps: [{ do: 'power', n: 1, what: 'this' }] }] } as AnyCard;
  const each = 'abilities/0/steps/0/each';
  const tags = optionsAt(pirates, queen, each).map((o) => o.tag);
  expect(tags.indexOf('noun:minion')).toBeGreaterThan(0);
  expect(tags.indexOf('did:destroyed')).toBeGreaterThan(tags.indexOf('noun:minion'));
  expect(textOf(pirates, chosen(queen, each, 'noun:minion'), 'en')).toBe('Ongoing: this minion has +1 power for each minion here.');
  expect(textOf(pirates, chosen(queen, each, 'did:destroyed'), 'en')).toMatch(/for each minion destroyed this turn\.$/);
});

test('in English a power is not said of the base that the minions leave', () => {
  const what = { pick: 'up to', n: 2, noun: 'minion', whose: 'you', power: { atMost: 2 }, where: 'elsewhere' };
  const moves = { ...cardOf('saucy-wench'), abilities: [{ when: 'played', steps: [{ do: 'move', what, to: 'here' }] }] } as AnyCard;
  expect(textOf(pirates, moves, 'en')).toMatch(/your minions with power 2 or less from another base/);
});

test('a card is not offered its own name twice', () => {
  const tags = optionsAt(pirates, cardOf('saucy-wench'), 'abilities/0/steps/0/what/named').map((o) => o.tag);
  expect(tags).toContain('this');
  expect(tags).not.toContain('saucy-wench');
});

test('only what fits is offered', () => {
  const tags = optionsAt(pirates, cardOf('cannon'), 'abilities/0/when').map((o) => o.tag);
  expect(tags).toContain('played');
  expect(tags).not.toContain('talent');
  expect(optionsAt(pirates, cardOf('saucy-wench'), 'abilities/0/if').map((o) => o.tag)).not.toContain('strongest:host');
});

test('sentences, conditions and abilities are added where there is room', () => {
  const then = chosen(cardOf('saucy-wench'), 'abilities/0/steps/0/done/0', 'do:draw');
  expect(textOf(pirates, then, 'en')).toBe('When played: you may destroy a minion here with power 2 or less. If you do, draw a card.');
  const more = chosen(then, 'abilities/1', 'talent');
  expect(textOf(pirates, more, 'en')).toMatch(/draw a card\. Talent: /);
});

test('a number goes up and down within its range', () => {
  const path = 'abilities/0/steps/0/what/power/atMost';
  const { less, more } = stepsAt(pirates, cardOf('saucy-wench'), path);
  expect([valueAt(less, path), valueAt(more, path)]).toEqual([1, 3]);
  expect(stepsAt(pirates, withValue(cardOf('saucy-wench'), path, 12), path).more).toBeUndefined();
});

/** Numbers that look random, the same each time. */
function chance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * n) % n;
  };
}

test('whatever is tapped and chosen, the card makes sense and can be said in three languages', () => {
  const next = chance(7);
  const documents = Object.keys(OURS).map((faction) => ourDocument(faction, (id) => ({ en: id })));
  for (let walk = 0; walk < 5; walk++) {
    const document: Document = documents[next(documents.length)];
    const all: AnyCard[] = [...document.cards, ...document.bases];
    let card = all[next(all.length)];
    for (let tap = 0; tap < 5; tap++) {
      const words = sayCard(document, card, 'en').filter((span) => span.path !== '');
      if (words.length === 0) break;
      const { path } = words[next(words.length)];
      const facets = facetsAt(document, card, path);
      expect(facets.length, `${path} in “${textOf(document, card, 'en')}”`).toBeGreaterThan(0);
      const { options } = facets[next(facets.length)];
      const before = LANGUAGES.map((language) => textOf(document, card, language));
      const option = options[next(options.length)];
      expect(checkDraft(option.card, document), textOf(document, option.card, 'en')).toEqual([]);
      if (!option.isCurrent) for (const [i, l] of LANGUAGES.entries()) expect(textOf(document, option.card, l)).not.toBe(before[i]);
      card = option.card;
    }
  }
});

test('an action that stays may do what minions do at their moments', () => {
  const action = { ...cardOf('dinghy'), goes: 'base', abilities: [{ when: 'played', steps: [{ do: 'draw', n: 1 }] }] } as AnyCard;
  const offered = optionsAt(pirates, action, 'abilities/1').map((option) => option.tag);
  expect(offered).toEqual(expect.arrayContaining(['special:after', 'after:scores', 'after:drawn']));
});

test('no power is given to a card that has none', () => {
  const action = {
    ...cardOf('dinghy'),
    goes: 'base',
    abilities: [{ when: 'talent', steps: [{ do: 'power', n: 1, what: { pick: 'one', noun: 'minion' } }] }],
  } as AnyCard;
  const offered = optionsAt(pirates, action, 'abilities/0/steps/0/what').map((option) => option.tag);
  expect(offered).not.toContain('this');
  expect(offered.length).toBeGreaterThan(0);
});
