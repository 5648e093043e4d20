import { flag, id, list, number, one, record, ref, type Shape, word } from './building.js';
import { LIMITS } from './limits.js';
import { description, each, MOMENT, plainPower, powerAmount, steps, UNTIL, until, what } from './shape-words.js';

// The shape of each verb.

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

/** The power of the card that was spoken of. */
const itsPower = record({ powerOf: word('it'), 'printed?': flag, 'plus?': number(1, LIMITS.power) });

const handSize = one(count, word('as you', 'as that player', 'as the most', 'as the fewest'), record({ count: description }), powerAmount);

/** Where a standard action goes instead of the discard pile. */
const playedTo = word('top', 'bottom', 'deck', 'hand');
/** "For each", or for each so many. */
const counts = { 'each?': each, 'per?': number(2, 5), 'most?': count };

export const STEP = one(
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
  step('put', { what, to: word('top', 'bottom', 'top or bottom', 'deck', 'hand') }),
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
  step('whenever', {
    after: MOMENT,
    what: description,
    'by?': word('you', 'another'),
    'until?': word('start of your turn'),
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
      record({ atMost: one(number(0, LIMITS.power), itsPower) }),
      record({ below: record({ powerOf: word('it'), 'printed?': flag }) }),
      record({ exactly: one(number(0, LIMITS.power), itsPower) }),
      record({ atLeast: number(1, LIMITS.power) }),
    ),
    'on?': word('base', 'minion', 'your minion', 'this', 'host'),
    'at?': word('here', 'there', 'elsewhere', 'with you', 'without you'),
  }),
  step('play', {
    what,
    'at?': word('here', 'there', 'old base'),
    'on?': one(word('this'), description),
    'to?': playedTo,
    'instead?': word('of your hand', 'of your regular play'),
  }),
  step('play from discard', {
    what: description,
    instead: word('of your hand', 'of your regular play'),
    'at?': word('here'),
    'to?': playedTo,
  }),
  step('search', { what: description, to: word('hand', 'top', 'discard', 'play'), 'reveal?': flag, 'at?': word('here', 'there') }),
  step('look', { n: count, 'whose?': word('that player') }),
  step('reveal', { n: count, 'whose?': word('that player') }),
  step('look at hand', {}),
  step('name', { noun: word('minion', 'action', 'card') }),
  step('take', { what: description }),
  step('look at bases', { n: number(1, 5), 'bottom?': flag }),
  step('swap', { of: word('places', 'control'), from: what, to: what }),
  step('reveal until', { n: count, what: description, 'rest?': word('discard', 'discard found') }),
  step('choose', { what: description }),
  step('give', { what, 'to?': word('you', 'that player'), 'back?': flag }),
  step('use talent', { what: description }),
  step('cannot enter', { 'whose?': word('others'), 'power?': plainPower }),
  step('control', { what, 'for?': word('end of turn', ...UNTIL) }),
  step('use ability', { of: word('played', 'talent'), what: description, 'again?': flag }),
  step('destroy base', { where: word('here', 'there') }),
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
