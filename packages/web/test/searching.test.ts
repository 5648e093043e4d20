import { type AnyCard, type Document, textOf } from '@breakpoint/workshop';
import { fieldOf, optionsAt, sayAbilities, sentencesAt } from '@breakpoint/workshop/editing';
import { ALL_BEYOND, OURS, ourDocument } from '@breakpoint/workshop/ours';
import { describe, expect, test } from 'vitest';
import { headingOf, labelsOf } from '../src/workshop/editor/labels.js';
import { momentRow, type Said, sought, verbRow } from '../src/workshop/editor/rows.js';
import { en } from '../src/workshop/words/en.js';
import { es } from '../src/workshop/words/es.js';
import { fr } from '../src/workshop/words/fr.js';

const WORDS = { en, fr, es } as const;
type Language = keyof typeof WORDS;
const document: Document = ourDocument('pirates', (id) => ({ en: id }));
const blank = { id: 'new', name: { en: 'New' }, abilities: [] };
const action = { ...blank, kind: 'action', copies: 1 } as unknown as AnyCard;
const minion = { ...blank, kind: 'minion', power: 3, copies: 1 } as unknown as AnyCard;
const base = { ...blank, kind: 'base', breakpoint: 20, vp: [4, 2, 1] } as unknown as AnyCard;

const rowsBy = new Map<string, Said[]>();
/** All rows of a place, made once. */
function rowsOf(card: AnyCard, path: string, language: Language): Said[] {
  const key = JSON.stringify([card, path, language]);
  const words = WORDS[language] as typeof en;
  const rows = rowsBy.get(key) ?? [
    ...optionsAt(document, card, path).map((option) => momentRow(words, document, option, path, language)),
    ...sentencesAt(document, card, path).map((option) => verbRow(words, document, option, path, language)),
  ];
  rowsBy.set(key, rows);
  return rows;
}

/** What the list of a place shows for a search. */
const search = (card: AnyCard, path: string, wanted: string, language: Language = 'en') =>
  sought(WORDS[language] as typeof en, rowsOf(card, path, language), wanted, language);
const found = (card: AnyCard, path: string, wanted: string, language?: Language): string[] =>
  search(card, path, wanted, language).found.map((row) => row.option.tag);

describe('a search in a new ability', () => {
  test.each([
    ['draw', 'do:draw'],
    ['look', 'do:look'],
    ['look at the top three', 'do:look'],
    ['destroy', 'do:destroy'],
    ['move', 'do:move'],
    ['play an extra minion', 'do:extra'],
  ])('“%s” finds the verb, with its usual moment', (wanted, tag) => {
    for (const card of [action, minion]) expect(found(card, 'abilities/0', wanted)[0], card.kind).toBe(tag);
    expect(found(base, 'abilities/0', wanted), 'on a base').toContain(tag);
  });

  // Fans write whole sentences; which, where and how many is a tap, so it hides no verb.
  test.each([
    ['destroy another player’s minion', 'minion', 'do:destroy'],
    ['return one of your other minions', 'minion', 'do:return'],
    ['return an action to hand', 'action', 'do:return'],
    ['move one of your minions here to another base', 'action', 'do:move'],
    ['move each other player’s minion', 'action', 'do:move'],
    ['discard any number of cards', 'action', 'do:discard'],
    ['after a player plays a minion here', 'base', 'after:played'],
  ])('“%s” (%s) finds the verb first', (wanted, kind, tag) => {
    expect(found({ minion, action, base }[kind]!, 'abilities/0', wanted).slice(0, 2)).toContain(tag);
  });

  test('in French and Spanish, too', () => {
    expect(found(minion, 'abilities/0', 'détruisez une créature d’un autre joueur', 'fr')[0]).toBe('do:destroy');
    expect(found(minion, 'abilities/0', 'destruye un esbirro de otro jugador', 'es')[0]).toBe('do:destroy');
  });

  test('a chosen verb makes a whole ability', () => {
    const made = (card: AnyCard): string =>
      textOf(document, search(card, 'abilities/0', 'draw').found.find((row) => row.option.tag === 'do:draw')!.option.card, 'en');
    expect(made(action)).toBe('Draw a card.');
    expect(made(minion)).toBe('When played: draw a card.');
    expect(made(base)).toMatch(/^After this base scores: .*draws? a card/);
  });

  test('in French and Spanish, without accents and in any form', () => {
    expect(found(action, 'abilities/0', 'detruire', 'fr')[0]).toBe('do:destroy');
    expect(found(action, 'abilities/0', 'piochez', 'fr')[0]).toBe('do:draw');
    expect(found(action, 'abilities/0', 'robar', 'es')[0]).toBe('do:draw');
  });

  test('moments are found by what they say themselves, in any form', () => {
    expect(found(base, 'abilities/0', 'plays')).toContain('after:played');
    expect(found(minion, 'abilities/0', 'scores')).toContain('special:after');
  });
});

test('the list of a plain action begins with when it is played', () => {
  const options = optionsAt(document, action, 'abilities/0');
  expect(options[0].tag).toBe('played');
  for (const language of ['en', 'fr', 'es'] as const) {
    const row = momentRow(WORDS[language] as typeof en, document, options[0], 'abilities/0', language);
    expect(row.moment.replace(/\s?:$/, '')).toBe(WORDS[language].frames.played);
    expect(row.label.startsWith(row.moment)).toBe(true);
  }
});

describe('a search for a verb', () => {
  const at = (when: unknown): AnyCard => ({ ...minion, abilities: [{ when, steps: [{ do: 'draw', n: 1 }] }] }) as AnyCard;
  const first = (when: unknown, wanted: string) => search(at(when), 'abilities/0/steps/0', wanted).found[0];

  test('finds a sentence of our cards that the list does not show', () => {
    const row = first({ at: 'start of your turn' }, 'play an extra minion');
    expect(row.option.tag).toBe('do:extra');
    expect(row.label).toContain('extra minion');
  });

  test('puts first what begins with the word', () => {
    for (const wanted of ['move', 'moves', 'destroy', 'draw', 'return'])
      expect(first('played', wanted).option.tag).toBe(`do:${wanted.replace(/s$/, '')}`);
    expect(found(at('played'), 'abilities/0/steps/0', 'kill')).toEqual(['do:destroy']);
  });

  test('finds other numbers', () => {
    const always = { ...minion, abilities: [{ when: 'always', steps: [{ do: 'power', what: 'this', n: 2 }] }] } as AnyCard;
    expect(found(always, 'abilities/0/steps/0', '+1 power')).toContain('do:power');
  });

  test('shows the nearest first if nothing is found', () => {
    const { found: none, nearest } = search(at('played'), 'abilities/0/steps/0', 'draw xylophones');
    expect(none).toEqual([]);
    expect(nearest[0].option.tag).toBe('do:draw');
  });
});

/** All places of the cards of ours and of the examples that are words of their own. */
const said = [...Object.values(OURS), ALL_BEYOND].flatMap(({ cards, bases }) =>
  [...cards, ...bases].map((tree) => {
    const card = { ...tree, name: { en: tree.id } } as AnyCard;
    const words = sayAbilities({ ...document, cards: [card] } as Document, card, 'en').flatMap((ability) => ability.words ?? []);
    return { card: tree.id, paths: words.map((word) => word.path).filter((path) => path !== '') };
  }),
);

describe('chips', () => {
  const labels = (ability: unknown, path: string): string[] => {
    const card = { ...minion, abilities: [ability] } as AnyCard;
    return labelsOf(en, document, optionsAt(document, card, path), path, 'en');
  };

  test('of different values say different things', () => {
    const after = { after: 'destroyed', what: { pick: 'one', noun: 'minion' } };
    const where = labels({ when: after, steps: [{ do: 'draw', n: 1 }] }, 'abilities/0/when/what/where');
    expect(where.length).toBeGreaterThan(2);
    expect(new Set(where).size).toBe(where.length);
  });

  test('of who does it name players, not sentences', () => {
    const after = { after: 'played', what: { pick: 'one', noun: 'action' }, by: 'you' };
    expect(labels({ when: after, steps: [{ do: 'draw', n: 1 }] }, 'abilities/0/when/by')).toEqual(['anybody', 'you', 'another player']);
  });

  test('of what is counted are not told apart by their noun alone', () => {
    const each = labels({ when: 'always', steps: [{ do: 'power', n: 1, what: 'this' }] }, 'abilities/0/steps/0/each');
    expect(each.filter((label) => label.includes('this turn')).length).toBeGreaterThan(2);
    expect(new Set(each).size).toBe(each.length);
  });

  test('stand under a heading in words', () => {
    for (const { paths, card } of said) for (const path of paths) expect(headingOf(en, path), card).not.toBe(fieldOf(path));

    expect(headingOf(en, 'abilities/0/steps/0/what/power/atMost/powerOf')).toBe('The power of which card');
  });
});
