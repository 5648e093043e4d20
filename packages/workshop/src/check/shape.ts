import { flag, id, list, number, one, type RefName, record, ref, type Shape, word } from './building.js';

export type { Field, RefName, Shape } from './building.js';

// The shape of a document, as data: what each field may hold. The check walks it, the JSON schema is made from it, and so are the
// tests that change one word of a tree and the generator of legal trees.

const description = ref('description');
const amount = ref('amount');
const steps = (least: number): Shape => list(ref('step'), least, LIMITS.steps);

/** The ranges that the check names in its sentences. */
export const LIMITS = {
  bytes: 65_536,
  name: 40,
  theme: 160,
  cards: 20,
  bases: 3,
  copies: 20,
  power: 12,
  breakpoint: 40,
  vp: 10,
  abilities: 4,
  steps: 6,
  depth: 4,
  /** Of lists and records within each other. */
  nesting: 60,
  number: 10,
  /** What a card waits for: events, and what it puts off. */
  triggers: 6,
  /** Specials that a card has. */
  specials: 3,
} as const;

const names = (most: number): Shape => ({
  is: 'record',
  fields: Object.fromEntries(['en', 'fr', 'es'].map((language) => [language, { shape: { is: 'typed', most } as Shape, needed: false }])),
});
const kindWord = record({ one: { is: 'typed', most: LIMITS.name }, many: { is: 'typed', most: LIMITS.name }, gender: word('m', 'f') });

const what = one(word('this', 'host', 'it', 'first', 'bearer'), description);
const powerOf = word('this', 'it', 'host', 'first');
const compare = one(record({ atMost: amount }), record({ atLeast: amount }), record({ below: amount }), record({ exactly: amount }));
const plainMost = record({ atMost: number(0, LIMITS.power) });
const plainPower = one(plainMost, record({ atLeast: number(1, LIMITS.power) }));
/** Power of a player, or a breakpoint. */
const points = one(record({ atLeast: number(1, LIMITS.breakpoint) }), record({ atMost: number(1, LIMITS.breakpoint) }));
const quantity = { is: word('some', 'none', 'exactly', 'at least', 'at most'), 'n?': number(1, LIMITS.number) };
const deeds = {
  did: word('played', 'destroyed', 'moved', 'discarded', 'drawn'),
  noun: word('minion', 'action', 'card'),
  'by?': word('you', 'another'),
  'whose?': word('you', 'others'),
  'where?': word('here', 'there', 'elsewhere'),
};
const each = one(
  word('that many', 'counters on this', 'counters on it', 'counters on each', 'actions on each', 'your VP'),
  record(deeds),
  record({ powerOf }),
  record({ totalOf: description }),
  record({ strongest: description }),
  description,
);
const UNTIL = ['end of your turn', 'start of your turn', 'while this is in play'];
const until = word(...UNTIL);

/** A number that is known only in the game. */
const EQUAL = [
  word('that many'),
  record({ count: description }),
  record({ powerOf, 'plus?': number(1, LIMITS.power) }),
  record({ totalOf: description }),
  record({ strongest: description }),
  record(deeds),
];

/** Where the described cards are. */
export const PLACES = [
  'here',
  'there',
  'elsewhere',
  'old base',
  'with you',
  'without you',
  'hand',
  'discard',
  'hand or discard',
  'deck',
  'deck or discard',
  'them',
  'those',
] as const;

const DESCRIPTION = record({
  noun: word('minion', 'action', 'card', 'base', 'player'),
  'pick?': word('one', 'exactly', 'as many', 'any', 'up to', 'some', 'all', 'random'),
  'n?': number(1, LIMITS.number),
  'as?': one(...EQUAL),
  'kind?': id,
  'named?': id,
  'not?': flag,
  'whose?': word('you', 'others', 'that player', 'not theirs'),
  'owner?': word('you', 'others'),
  'other?': flag,
  'on?': word('base', 'minion', 'your minion', 'base or minion', 'this', 'host', 'it', 'nothing'),
  'counters?': word('some', 'none'),
  'bearing?': word('some', 'none', 'not this'),
  'faction?': word('this', 'another'),
  'fresh?': flag,
  'moved?': flag,
  'alone?': flag,
  'having?': record({ count: description, ...quantity }),
  'with?': word(
    'more VP',
    'fewer VP',
    'more cards',
    'fewer cards',
    'more minions',
    'fewer minions',
    'more power',
    'less power',
    'most VP',
    'fewest VP',
    'most cards',
    'fewest cards',
    'most minions',
    'fewest minions',
    'most power',
    'least power',
  ),
  'led?': flag,
  'held?': points,
  'breakpoint?': points,
  'power?': compare,
  'printed?': plainPower,
  'rank?': word('strongest', 'weakest'),
  'where?': word(...PLACES),
  'alike?': word('name', 'base', 'base and faction'),
  'total?': record({ atMost: amount }),
  'different?': one(flag, word('faction', 'power')),
});

const AMOUNT = one(number(0, LIMITS.power), ...EQUAL);

const CONDITION = one(
  record({ count: description, ...quantity }),
  record({ compare: description, is: word('more', 'fewer', 'as many', 'at least as many'), than: description }),
  record({ itIs: word('minion', 'action') }),
  record({ counters: word('some', 'none', 'at least', 'at most'), on: word('this', 'host'), 'n?': number(1, LIMITS.number) }),
  record({ turn: word('yours', 'not yours') }),
  record({ won: word('yes', 'no') }),
  record({ place: word('only winner', 'tied', 'second', 'third') }),
  record({
    ahead: word('you', 'another', 'every other', 'nobody'),
    'in?': word('VP', 'hand', 'minions'),
    'by?': one(number(2, LIMITS.number), word('twice')),
  }),
  record({ vp: word('yours', 'another'), is: word('at least', 'at most'), n: number(1, 20) }),
  record({ breakpoint: word('here', 'there'), is: word('at least', 'at most'), n: number(1, LIMITS.breakpoint) }),
  record({ total: word('yours', 'all'), is: word('at least', 'at most'), n: number(1, LIMITS.breakpoint) }),
  record({ power: word('this', 'host', 'it'), is: word('at least', 'at most'), n: number(0, LIMITS.power) }),
  record({ strongest: word('this', 'host'), 'is?': word('no', 'alone') }),
  record({ alone: word('this', 'host') }),
  record({ weaker: word('it', 'this'), than: word('this', 'it') }),
  record({ fits: word('it', 'this', 'host', 'first'), what: description, 'is?': word('no') }),
  record({ moved: word('this', 'host'), is: word('yes', 'no') }),
  record({ fresh: word('this', 'host'), is: word('yes', 'no') }),
  record({ played: word('no other minion') }),
  record({ playedFrom: word('hand', 'discard', 'deck') }),
  record({ both: ref('condition'), and: ref('condition') }),
  record({ either: ref('condition'), or: ref('condition') }),
  record({ ...deeds, ...quantity }),
);

/** Who does it. */
const who = word(
  'you',
  'winner',
  'runner-up',
  'its owner',
  'its controller',
  'that player',
  'active player',
  'each player',
  'each other player',
  'each player here',
  'each other player here',
  'each player with more VP',
  'each player with fewer VP',
  'each player with more cards',
  'each player with fewer cards',
);
const step = (verb: string, fields: Record<string, Shape>): Shape =>
  record({
    do: word(verb),
    ...fields,
    'may?': flag,
    'who?': who,
    'done?': steps(1),
    'else?': steps(1),
  });
const count = number(1, LIMITS.number);
const signed = number(-LIMITS.number, LIMITS.number);

const handSize = one(
  count,
  word('as you', 'as that player', 'as the most', 'as the fewest'),
  record({ count: description }),
  record({ powerOf, 'plus?': number(1, LIMITS.power) }),
);

/** "For each", or for each so many. */
const counts = { 'each?': each, 'per?': number(2, 5), 'most?': count };

const STEP = one(
  step('destroy', { what }),
  step('return', { what }),
  step('move', {
    what,
    to: word(
      'another base',
      'one other base',
      'here',
      'there',
      'a base with you',
      'a base without you',
      'new base',
      'old base',
      'next base',
    ),
  }),
  step('attach', { what, to: what }),
  step('put', { what, to: word('top', 'bottom', 'deck', 'hand') }),
  step('counter', { what, n: one(count, record({ powerOf: word('it') })), ...counts, 'spread?': flag }),
  step('uncounter', { what, n: one(count, word('any', 'all')) }),
  step('transfer', { n: one(number(1, 1), word('any')), from: what, to: what }),
  step('power', { what, n: signed, ...counts, 'until?': until }),
  step('set power', { what, n: number(0, LIMITS.power), 'of?': word('starting power'), 'each?': each, 'until?': until }),
  step('double power', { what, 'until?': until }),
  step('cancel abilities', { what, 'until?': until }),
  step('your power', { n: signed, ...counts }),
  step('breakpoint', { n: one(signed, record({ powerOf: word('it') })), ...counts, where: word('here', 'there') }),
  step('set breakpoint', { n: number(0, LIMITS.breakpoint), of: word('breakpoint', 'starting breakpoint'), 'where?': word('there') }),
  step('draw', { n: count, ...counts }),
  step('draw up to', { n: handSize }),
  step('discard down to', { n: handSize }),
  step('gain', { n: number(1, LIMITS.vp), ...counts }),
  step('lose', { n: number(1, LIMITS.vp), ...counts }),
  step('show', { what: description }),
  step('cannot score', { where: word('here', 'there') }),
  step('later', {
    at: word('end of turn', 'start of your turn', 'end of your next turn', 'before scoring', 'after scoring'),
    'where?': word('here', 'there'),
    steps: steps(1),
  }),
  step('for each', { what: description, steps: steps(1) }),
  step('discard', { what }),
  step('extra', {
    noun: word('minion', 'action'),
    'n?': number(2, 4),
    ...counts,
    'kind?': id,
    'named?': id,
    'power?': one(
      record({ atMost: one(number(0, LIMITS.power), record({ powerOf: word('it'), 'plus?': number(1, LIMITS.power) })) }),
      record({ below: record({ powerOf: word('it') }) }),
      record({ atLeast: number(1, LIMITS.power) }),
    ),
    'on?': word('base', 'minion', 'your minion', 'this', 'host'),
    'at?': word('here', 'there', 'elsewhere', 'with you', 'without you'),
  }),
  step('play', { what, 'at?': word('here', 'there', 'old base') }),
  step('search', { what: description, to: word('hand', 'top', 'discard', 'play'), 'reveal?': flag, 'at?': word('here', 'there') }),
  step('look', { n: count, 'whose?': word('that player') }),
  step('reveal', { n: count, 'whose?': word('that player') }),
  step('look at hand', {}),
  step('take', { what: description }),
  step('look at bases', { n: number(1, 5), 'bottom?': flag }),
  step('swap', { of: word('places', 'control'), from: what, to: what }),
  step('reveal until', { n: count, what: description, 'rest?': word('discard') }),
  step('choose', { what: description }),
  step('give', { what, 'to?': word('you', 'that player') }),
  step('use talent', { what: description }),
  step('cannot enter', { 'whose?': word('others'), 'power?': plainPower }),
  step('control', { what, 'for?': word('end of turn', ...UNTIL) }),
  step('use ability', { of: word('played', 'talent'), what: description, 'again?': flag }),
  step('replace base', { where: word('here', 'there'), by: word('top', 'any', 'discard') }),
  step('recall base', { to: word('top', 'bottom') }),
  step('add base', {}),
  step('no talents', { 'whose?': word('others'), 'what?': what, 'until?': until }),
  step('only on', { what: description }),
  step('leave', {}),
  step('cancel', {}),
  step('cannot', {
    verbs: list(word('destroy', 'move', 'return', 'affect'), 1, 3),
    'by?': word('cards', 'actions', 'minions'),
    what,
    'until?': until,
  }),
  step('cannot play', {
    noun: word('minion', 'action'),
    'on?': word('base'),
    'extra?': flag,
    'whose?': word('others', 'that player'),
    'printed?': plainPower,
    'most?': number(1, 5),
    'where?': word('here', 'there'),
    'until?': until,
  }),
  step('play costs', { noun: word('minion', 'action'), of: word('cards', 'VP'), n: number(1, 3), 'whose?': word('others') }),
  step('win ties', {}),
  step('only you play', { noun: word('minion') }),
  step('either', { of: list(steps(1), 2, 3), 'n?': one(number(2, 2), word('some', 'random')) }),
  step('if', { if: ref('condition'), steps: steps(1) }),
);

export const FRAME = one(
  word('to play', 'played', 'talent', 'talent of host', 'always', 'each of your turns'),
  record({ at: word('start of your turn', 'start of turn', 'start of its turn', 'end of your turn', 'end of turn', 'end of its turn') }),
  record({
    after: word(
      'played',
      'destroyed',
      'returned',
      'moved',
      'countered',
      'revealed',
      'discarded',
      'discarded from play',
      'affected',
      'drawn',
      'gained',
      'lost',
      'talent',
      'arrives',
      'scores',
    ),
    what: description,
    'by?': word('you', 'another'),
    'first?': flag,
    'from?': word('here'),
  }),
  record({
    afterThis: word('destroyed', 'discarded', 'discarded from hand', 'moved', 'affected', 'arrives'),
    'by?': word('you', 'another'),
  }),
  record({ afterHost: word('destroyed', 'discarded', 'moved', 'affected'), 'by?': word('you', 'another') }),
  record({ afterYou: word('give', 'destroy here') }),
  record({ instead: word('destroyed', 'discarded', 'returned', 'moved'), what, 'by?': word('another'), 'from?': word('hand') }),
  record({ special: word('before', 'after', 'your turn'), from: word('hand', 'play', 'discard') }),
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
