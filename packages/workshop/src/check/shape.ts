import { flag, id, list, number, one, type RefName, record, ref, type Shape, word } from './building.js';
import { LIMITS } from './limits.js';
import { STEP } from './shape-steps.js';
import { AMOUNT, CONDITION, DESCRIPTION, description, MOMENT, steps, what } from './shape-words.js';

export type { Field, RefName, Shape } from './building.js';
export { LIMITS } from './limits.js';
export { PLACES } from './shape-words.js';

// The shape of a document, as data: what each field may hold. The check walks it, the JSON schema is made from it, and so are the
// tests that change one word of a tree and the generator of legal trees.

const names = (most: number): Shape => ({
  is: 'record',
  fields: Object.fromEntries(['en', 'fr', 'es'].map((language) => [language, { shape: { is: 'typed', most } as Shape, needed: false }])),
});
const kindWord = record({ one: { is: 'typed', most: LIMITS.name }, many: { is: 'typed', most: LIMITS.name }, gender: word('m', 'f') });

export const FRAME = one(
  word('to play', 'played', 'talent', 'talent of host', 'always', 'each of your turns'),
  record({ at: word('start of your turn', 'start of turn', 'start of its turn', 'end of your turn', 'end of turn', 'end of its turn') }),
  record({
    after: MOMENT,
    what: description,
    'by?': word('you', 'another'),
    'first?': flag,
    'from?': word('here', 'to or from here'),
  }),
  record({
    afterThis: word('destroyed', 'discarded', 'returned', 'left', 'discarded from hand', 'moved', 'affected', 'countered', 'arrives'),
    'by?': word('you', 'another'),
  }),
  record({
    afterHost: word('destroyed', 'discarded', 'returned', 'left', 'moved', 'affected', 'countered', 'talent', 'controlled'),
    'by?': word('you', 'another'),
  }),
  record({ afterYou: word('give', 'destroy here') }),
  record({ instead: word('destroyed', 'discarded', 'returned', 'moved'), what, 'by?': word('another'), 'from?': word('hand') }),
  record({ special: word('before', 'after', 'your turn', 'each turn'), from: word('hand', 'play', 'discard') }),
  record({
    reaction: word('destroyed', 'played', 'moved', 'gained', 'lost', 'arrives', 'start of turn', 'end of turn'),
    what: description,
    'by?': word('you', 'another'),
  }),
  record({ also: word('before', 'after') }),
  record({ scores: word('before', 'at', 'after', 'replaced') }),
);

export const ABILITY = record({
  when: FRAME,
  'limit?': record({ once: word('turn', 'scoring'), by: word('card', 'name', 'player') }),
  'if?': ref('condition'),
  'who?': word(
    'winner',
    'runner-up',
    'not the winner',
    'each player',
    'each player here',
    'each other player here',
    'active player',
    'strongest',
    'nobody',
  ),
  steps: steps(0),
});

const abilities = list(ABILITY, 0, LIMITS.abilities);
const copies = number(1, LIMITS.copies);

/** The shapes that contain themselves. */
export const REFS: Record<RefName, Shape> = { step: STEP, description: DESCRIPTION, amount: AMOUNT, condition: CONDITION };

/** The colours of a picture's parts, by their numbers. */
const paint: Shape = { is: 'table', of: word('main', 'second', 'accent', 'white', 'skin', 'dark', 'ink', 'gold', 'red'), most: 40 };

export const CARD = one(
  record({
    kind: word('minion'),
    id,
    name: names(LIMITS.name),
    power: number(0, LIMITS.power),
    copies,
    'kinds?': list(id, 1, 3),
    'picture?': id,
    'paint?': paint,
    abilities,
  }),
  record({
    kind: word('action'),
    id,
    name: names(LIMITS.name),
    'goes?': word('base', 'minion', 'your minion'),
    copies,
    'kinds?': list(id, 1, 3),
    'picture?': id,
    'paint?': paint,
    abilities,
  }),
);
export const BASE = record({
  kind: word('base'),
  id,
  name: names(LIMITS.name),
  breakpoint: number(5, LIMITS.breakpoint),
  vp: list(number(0, LIMITS.vp), 3, 3),
  'picture?': id,
  abilities,
});
export const DOCUMENT = record({
  format: word('breakpoint-faction/1'),
  name: names(LIMITS.name),
  'theme?': names(LIMITS.theme),
  'look?': record({
    'emblem?': id,
    'colours?': list({ is: 'colour' }, 1, 6),
    'pattern?': id,
    'sky?': id,
    'ground?': id,
    'props?': list(id, 1, 3),
  }),
  'kinds?': { is: 'table', of: record({ 'en?': kindWord, 'fr?': kindWord, 'es?': kindWord }), most: 5 },
  cards: list(CARD, 1, LIMITS.cards),
  bases: list(BASE, 0, LIMITS.bases),
});

/** The shape behind a name. */
export const resolved = (shape: Shape): Shape => (shape.is === 'ref' ? REFS[shape.name] : shape);

/** The name of a record's first field, which tells it from other records. */
export function firstKey(fields: object): string {
  for (const key in fields) return key;
  throw new Error('a record has no fields');
}

/** The one of several shapes that a value is meant to have: by its type, and for records by their first field. */
export function meant(of: readonly Shape[], value: unknown): Shape | undefined {
  return of.find((option) => {
    const shape = resolved(option);
    switch (shape.is) {
      case 'word':
        return typeof value === 'string';
      case 'number':
        return typeof value === 'number';
      case 'flag':
        return value === true;
      case 'record': {
        if (typeof value !== 'object' || value === null) return false;
        const key = firstKey(shape.fields);
        const field = shape.fields[key];
        if (!Object.hasOwn(value, key)) return false;
        const tag = (value as Record<string, unknown>)[key];
        return field.shape.is !== 'word' || field.shape.of.length > 1 || field.shape.of.includes(tag as string);
      }
      case 'one':
        return meant(shape.of, value) !== undefined;
      default:
        return false;
    }
  });
}
