import { flag, id, list, number, one, record, ref, type Shape, word } from './building.js';
import { LIMITS } from './limits.js';

// The shapes of what steps, conditions and moments are made of: descriptions, numbers, times.

export const description = ref('description');
const amount = ref('amount');
export const steps = (least: number): Shape => list(ref('step'), least, LIMITS.steps);

export const what = one(word('this', 'host', 'it', 'first', 'bearer'), description);
export const powerOf = word('this', 'it', 'host', 'first');
const compare = one(record({ atMost: amount }), record({ atLeast: amount }), record({ below: amount }), record({ exactly: amount }));
const plainMost = record({ atMost: number(0, LIMITS.power) });
export const plainPower = one(plainMost, record({ atLeast: number(1, LIMITS.power) }));
/** Power of a player, or a breakpoint. */
const points = one(record({ atLeast: number(1, LIMITS.breakpoint) }), record({ atMost: number(1, LIMITS.breakpoint) }));
const quantity = { is: word('some', 'none', 'exactly', 'at least', 'at most'), 'n?': number(1, LIMITS.number) };
const deeds = {
  did: word('played', 'destroyed', 'moved', 'discarded', 'drawn', 'scored'),
  noun: word('minion', 'action', 'card', 'base'),
  'by?': word('you', 'another'),
  'whose?': word('you', 'others'),
  'where?': word('here', 'there', 'elsewhere'),
};
export const each = one(
  word('that many', 'counters on this', 'counters on it', 'counters on each', 'actions on each', 'your VP'),
  record(deeds),
  record({ powerOf, 'printed?': flag }),
  record({ totalOf: description }),
  record({ strongest: description }),
  description,
);
export const UNTIL = ['end of your turn', 'start of your turn', 'while this is in play'];
export const until = word(...UNTIL);

/** The power of a card, or the printed one. */
export const powerAmount = record({ powerOf, 'printed?': flag, 'plus?': number(1, LIMITS.power) });
/** A number that is known only in the game. */
const EQUAL = [
  word('that many'),
  record({ count: description }),
  powerAmount,
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

export const DESCRIPTION = record({
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
  'talent?': flag,
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
  'different?': one(flag, word('faction', 'power', 'base')),
});

/** What a card in play can wait for. */
export const MOMENT = word(
  'played',
  'destroyed',
  'returned',
  'moved',
  'countered',
  'revealed',
  'discarded',
  'discarded from play',
  'left',
  'controlled',
  'affected',
  'drawn',
  'gained',
  'lost',
  'talent',
  'arrives',
  'scores',
);

export const AMOUNT = one(number(0, LIMITS.power), ...EQUAL);

export const CONDITION = one(
  record({ count: description, ...quantity }),
  record({ compare: description, is: word('more', 'fewer', 'as many', 'at least as many'), than: description }),
  record({ itIs: word('minion', 'action') }),
  record({ counters: word('some', 'none', 'at least', 'at most'), on: word('this', 'host'), 'n?': number(1, LIMITS.number) }),
  record({ turn: word('yours', 'not yours') }),
  record({ won: word('yes', 'no') }),
  record({ place: word('only winner', 'tied', 'second', 'third', 'no VP') }),
  record({
    ahead: word('you', 'another', 'every other', 'nobody', 'that player'),
    'than?': word('that player'),
    'in?': word('VP', 'hand', 'minions'),
    'by?': one(number(2, LIMITS.number), word('twice')),
    'where?': word('there'),
  }),
  record({ vp: word('yours', 'another'), is: word('at least', 'at most'), n: number(1, 20) }),
  record({ breakpoint: word('here', 'there'), is: word('at least', 'at most'), n: number(1, LIMITS.breakpoint) }),
  record({ total: word('yours', 'all'), is: word('at least', 'at most'), n: number(1, LIMITS.breakpoint), 'where?': word('there') }),
  record({ power: word('this', 'host', 'it'), is: word('at least', 'at most'), n: number(0, LIMITS.power) }),
  record({ strongest: word('this', 'host'), 'is?': word('no', 'alone') }),
  record({ alone: word('this', 'host') }),
  record({ weaker: word('it', 'this'), than: word('this', 'it') }),
  record({ fits: word('it', 'this', 'host', 'first'), what: description, 'is?': word('no') }),
  record({ moved: word('this', 'host'), is: word('yes', 'no') }),
  record({ fresh: word('this', 'host'), is: word('yes', 'no') }),
  record({ talent: word('this', 'host'), is: word('yes', 'no') }),
  record({ played: word('no other minion') }),
  record({ playedFrom: word('hand', 'discard', 'deck') }),
  record({ both: ref('condition'), and: ref('condition') }),
  record({ either: ref('condition'), or: ref('condition') }),
  record({ ...deeds, ...quantity }),
);
