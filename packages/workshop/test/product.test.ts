import { describe, expect, it } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import { PLACES } from '../src/check/shape.js';
import type { Ability, AnyCard, Description } from '../src/index.js';
import { after, CARDS, common, product, shared } from './sharing.js';

const OWNERS = [undefined, 'you', 'others', 'that player'] as const;
const OBJECTS = [
  ...product({
    pick: ['one', 'exactly', 'any', 'all', 'up to', 'some'],
    noun: ['minion', 'action', 'card', 'base', 'player'],
    whose: OWNERS,
    other: [undefined, true],
    where: [undefined, ...PLACES],
  }),
  ...product({
    pick: ['one', 'all'],
    noun: ['minion'],
    whose: [undefined, 'you'],
    where: [undefined, 'here', 'there', 'discard'],
    counters: [undefined, 'some', 'none'],
    power: [
      { atMost: 2 },
      { atMost: 3 },
      { atLeast: 2 },
      { below: 2 },
      { below: { powerOf: 'it' } },
      { below: { powerOf: 'this' } },
      { below: { powerOf: 'it', printed: true } },
      { atMost: { powerOf: 'this', printed: true } },
      { atMost: { powerOf: 'it' } },
      { atMost: { powerOf: 'this' } },
      { atMost: 'that many' },
      { atMost: { strongest: { noun: 'minion', whose: 'you' } } },
      { atMost: { did: 'played', noun: 'action', by: 'you' } },
      { below: { count: { noun: 'minion', whose: 'you' } } },
      { below: { count: { noun: 'minion', whose: 'others' } } },
      { below: { count: { noun: 'action' } } },
      { exactly: 2 },
      { exactly: { powerOf: 'it' } },
      { exactly: 'that many' },
    ],
  }),
  ...product({
    pick: ['one', 'all'],
    noun: ['minion'],
    whose: OWNERS,
    owner: [undefined, 'you', 'others'],
    where: [undefined, 'here'],
    printed: [undefined, { atMost: 2 }, { atMost: 3 }, { atLeast: 2 }],
    rank: [undefined, 'strongest', 'weakest'],
  }),
  ...product({
    pick: ['one', 'all', 'as many'],
    noun: ['minion', 'card'],
    whose: OWNERS,
    where: [undefined, 'here', 'hand', 'discard', 'them'],
    bearing: [undefined, 'some', 'none', 'not this'],
    faction: [undefined, 'this', 'another'],
    fresh: [undefined, true],
    moved: [undefined, true],
  }),
  ...product({
    pick: ['one', 'all'],
    noun: ['minion'],
    whose: OWNERS,
    where: [undefined, 'here'],
    alone: [undefined, true],
    talent: [undefined, true],
    counters: [undefined, 'some'],
    power: [undefined, { atMost: { powerOf: 'first' } }, { atMost: { totalOf: { noun: 'minion', whose: 'you' } } }],
  }),
  ...product({
    pick: ['as many'],
    noun: ['minion', 'card', 'action'],
    whose: OWNERS,
    where: [undefined, 'hand', 'them'],
    as: [
      'that many',
      { powerOf: 'it' },
      { powerOf: 'this' },
      { powerOf: 'it', plus: 2 },
      { powerOf: 'it', printed: true },
      { count: { noun: 'minion', whose: 'you' } },
    ],
  }),
  ...product({
    pick: ['one'],
    noun: ['player'],
    whose: [undefined, 'others'],
    where: [undefined, 'here', 'there'],
    with: [
      undefined,
      ...['VP', 'cards', 'minions'].flatMap((of) => [`more ${of}`, `fewer ${of}`, `most ${of}`, `fewest ${of}`]),
      ...['more', 'less', 'most', 'least'].map((much) => `${much} power`),
    ],
  }),
  ...product({
    pick: ['one'],
    noun: ['base'],
    where: [undefined, 'with you', 'without you'],
    led: [undefined, true],
    breakpoint: [undefined, { atLeast: 20 }, { atMost: 20 }],
    held: [undefined, { atLeast: 8 }, { atMost: 8 }],
    having: (['minion', 'action'] as const).flatMap((noun) =>
      OWNERS.flatMap((whose) => [
        { count: { noun, ...(whose && { whose }) }, is: 'some' },
        { count: { noun, ...(whose && { whose }) }, is: 'none' },
        { count: { noun, ...(whose && { whose }) }, is: 'at least', n: 2 },
      ]),
    ),
  }),
  ...product({
    pick: ['one', 'any'],
    noun: ['action'],
    whose: OWNERS,
    other: [undefined, true],
    on: [undefined, 'base', 'minion', 'your minion', 'base or minion', 'this', 'host', 'it', 'nothing'],
    where: [undefined, 'here', 'there', 'elsewhere', 'discard'],
  }),
  ...product({
    pick: ['one', 'all'],
    noun: ['minion', 'action', 'card'],
    where: ['hand', 'discard', 'them'],
    different: [undefined, true],
    fresh: [undefined, true],
  }),
  ...product({
    pick: ['any', 'up to'],
    noun: ['minion', 'card'],
    where: [undefined, 'discard'],
    alike: ['name', 'base', 'base and faction'],
  }),
  ...product({
    pick: ['any', 'up to', 'some'],
    noun: ['minion', 'action', 'card'],
    whose: [undefined, 'you', 'others'],
    where: [undefined, 'here', 'with you', 'hand', 'discard', 'deck'],
    different: [undefined, true, 'faction', 'power', 'base'],
  }),
  ...product({
    pick: ['one', 'all'],
    noun: ['minion', 'card'],
    named: [undefined, 'this', 'fox', 'it'],
    kind: [undefined, 'cub'],
    not: [undefined, true],
    where: [undefined, 'here', 'discard', 'hand'],
  }),
].map((d) =>
  d.pick === 'up to' || d.pick === 'exactly' ? { ...d, n: 2 } : d.pick === 'as many' && !d.as ? { ...d, as: 'that many' } : d,
) as unknown as Description[];

const COUNTED = [
  ...OBJECTS.map(({ pick, n, as, ...d }) => d as Description),
  ...(product({
    noun: ['minion', 'action', 'card'],
    whose: OWNERS,
    where: [undefined, ...PLACES],
    different: [true, 'faction', 'power', 'base'],
  }) as unknown as Description[]),
];

/** Sentences with a place for an object. */
const FRAMES: Record<string, (d: Description) => (card: AnyCard) => unknown[]> = {
  destroy: (what) => after({ do: 'destroy', what }),
  return: (what) => after({ do: 'return', what }),
  move: (what) => after({ do: 'move', what, to: 'another base' }),
  bottom: (what) => after({ do: 'put', what, to: 'bottom' }),
  hand: (what) => after({ do: 'put', what, to: 'hand' }),
  counter: (what) => after({ do: 'counter', n: 1, what }),
  power: (what) => after({ do: 'power', n: 2, what }),
  set: (what) => after({ do: 'set power', n: 2, what }),
  double: (what) => after({ do: 'double power', what }),
  'cancel abilities': (what) => after({ do: 'cancel abilities', what, until: 'start of your turn' }),
  choose: (what) => after({ do: 'choose', what }),
  discard: (what) => after({ do: 'discard', what }),
  give: (what) => after({ do: 'give', what }),
  play: (what) => after({ do: 'play', may: true, what }),
  'play to the bottom': (what) => after({ do: 'play', what, to: 'bottom' }),
  'play from discard': (what) => () => [{ when: 'always', steps: [{ do: 'play from discard', what, instead: 'of your regular play' }] }],
  'play instead of the hand': (what) => () => [{ when: 'always', steps: [{ do: 'play from discard', what, instead: 'of your hand' }] }],
  'reveal until': (what) => after({ do: 'reveal until', n: 1, what }),
  search: (what) => after({ do: 'search', what, to: 'hand' }),
  control: (what) => after({ do: 'control', what }),
  'control for a time': (what) => after({ do: 'control', what, for: 'end of turn' }),
  'only on': (what) => () => [
    { when: 'to play', steps: [{ do: 'only on', what }] },
    { when: 'always', steps: [{ do: 'win ties' }] },
  ],
  attach: (what) => after({ do: 'attach', what, to: { pick: 'one', noun: 'minion', other: true } }),
  'attach to': (to) => after({ do: 'attach', what: { pick: 'one', noun: 'action', on: 'minion' }, to }),
  'use again': (what) => after({ do: 'use ability', of: 'played', again: true, what }),
  'use talent': (what) => after({ do: 'use talent', what }),
  'use ability': (what) => () => [{ when: 'played', steps: [{ do: 'use ability', of: 'played', what }] }],
  'is discarded': (what) => () => [{ when: { after: 'discarded', what }, steps: [{ do: 'draw', n: 1 }] }],
  'cannot for a time': (what) => after({ do: 'cannot', verbs: ['destroy'], what, until: 'start of your turn' }),
  'cannot return': (what) => () => [{ when: 'always', steps: [{ do: 'cannot', verbs: ['return', 'move'], what }] }],
  swap: (to) => after({ do: 'swap', of: 'places', from: { pick: 'one', noun: 'minion', whose: 'you' }, to }),
  cannot: (what) => () => [{ when: 'always', steps: [{ do: 'cannot', verbs: ['destroy'], what }] }],
  lasting: (what) => () => [{ when: 'always', steps: [{ do: 'power', n: 1, what }] }],
  'set for long': (what) => () => [{ when: 'always', steps: [{ do: 'set power', n: 1, what }] }],
  'double for long': (what) => () => [{ when: 'always', steps: [{ do: 'double power', what }] }],
  'start for a time': (what) => after({ do: 'set power', n: 1, of: 'starting power', what }),
  'start for long': (what) => () => [{ when: 'always', steps: [{ do: 'set power', n: 1, of: 'starting power', what }] }],
  'no talents': (what) => after({ do: 'no talents', what }),
  'no talents for long': (what) => () => [{ when: 'always', steps: [{ do: 'no talents', what }] }],
  instead: (what) => () => [{ when: { instead: 'destroyed', what }, steps: [{ do: 'uncounter', n: 1, what: 'this', may: true }] }],
  'is played': (what) => () => [{ when: { after: 'played', what, by: 'you' }, steps: [{ do: 'draw', n: 1 }] }],
  'is destroyed': (what) => () => [{ when: { after: 'destroyed', what }, steps: [{ do: 'draw', n: 1 }] }],
  'is countered': (what) => () => [{ when: { after: 'countered', what, by: 'another' }, steps: [{ do: 'draw', n: 1 }] }],
  'is revealed': (what) => () => [{ when: { after: 'revealed', what }, steps: [{ do: 'draw', n: 1 }] }],
  'is used': (what) => () => [{ when: { after: 'talent', what }, steps: [{ do: 'draw', n: 1 }] }],
  show: (what) => after({ do: 'show', what }),
  'destroyed by others': (what) => after({ do: 'destroy', who: 'each other player', what }),
  'chosen by another': (what) => after({ do: 'choose', who: 'that player', what }),
  'is watched for': (what) => after({ do: 'whenever', after: 'destroyed', what, steps: [{ do: 'draw', n: 1 }] }),
  'is moved': (what) => () => [{ when: { after: 'moved', what }, steps: [{ do: 'draw', n: 1 }] }],
};
const COUNTING: Record<string, (d: Description) => (card: AnyCard) => unknown[]> = {
  'for each': (each) => after({ do: 'draw', n: 1, each }),
  'for each two': (each) => after({ do: 'draw', n: 1, each, per: 2 }),
  highest: (strongest) => after({ do: 'set power', n: 1, what: 'it', each: { strongest } }),
  some: (count) => () => [{ when: 'played', if: { count, is: 'some' }, steps: [{ do: 'draw', n: 1 }] }],
  none: (count) => () => [{ when: 'played', if: { count, is: 'none' }, steps: [{ do: 'draw', n: 1 }] }],
  'at most': (count) => () => [{ when: 'played', if: { count, is: 'at most', n: 2 }, steps: [{ do: 'draw', n: 1 }] }],
  'if it was': (count) => after({ do: 'if', if: { count, is: 'some' }, steps: [{ do: 'draw', n: 1 }] }),
  'if it was not': (count) => after({ do: 'if', if: { count, is: 'none' }, steps: [{ do: 'draw', n: 1 }] }),
  'if there were': (count) => after({ do: 'if', if: { count, is: 'at least', n: 2 }, steps: [{ do: 'draw', n: 1 }] }),
  exactly: (count) => () => [{ when: 'played', if: { count, is: 'exactly', n: 2 }, steps: [{ do: 'draw', n: 1 }] }],
};

describe('no two extra plays share a sentence', () => {
  const extras = product({
    noun: ['minion', 'action'],
    n: [undefined, 2],
    kind: [undefined, 'cub'],
    named: [undefined, 'this', 'fox', 'it'],
    power: [
      undefined,
      { atMost: 2 },
      { atMost: 3 },
      { atLeast: 3 },
      { exactly: 3 },
      { exactly: { powerOf: 'it' } },
      { exactly: { powerOf: 'it', printed: true } },
      { atMost: { powerOf: 'it', printed: true, plus: 1 } },
    ],
    on: [undefined, 'base', 'minion', 'your minion', 'this', 'host'],
    at: [undefined, 'here', 'there', 'elsewhere', 'with you', 'without you'],
    each: [undefined, { noun: 'base', where: 'with you' }],
  }) as unknown as Description[];
  it.each(Object.keys(CARDS))('on a card that is: %s', (sort) => {
    const { legal, pairs } = shared(extras, (step) => after({ do: 'extra', ...step }), CARDS[sort]);
    expect(pairs.slice(0, 12)).toEqual([]);
    expect(legal).toBeGreaterThan(20);
  });
});

describe('no two conditions of a base that scores share a sentence', () => {
  const counted = product({
    count: product({ noun: ['minion', 'action'], whose: ['you', 'others', undefined], where: ['here'] }),
    is: ['some', 'none'],
  });
  const ahead = [
    ...product({ ahead: ['you', 'another', 'every other'], in: [undefined, 'VP', 'hand', 'minions'], by: [undefined, 2, 3, 'twice'] }),
    ...product({ place: ['only winner', 'tied', 'second', 'third', 'no VP'] }),
    ...product({ vp: ['yours', 'another'], is: ['at least', 'at most'], n: [9, 10] }),
    ...product({
      compare: [{ noun: 'minion', where: 'here' }],
      is: ['more', 'fewer', 'as many', 'at least as many'],
      than: [
        { noun: 'action', where: 'here' },
        { noun: 'card', where: 'hand' },
      ],
    }),
  ];
  const base = (abilities: Ability[]): AnyCard => ({
    id: 'sett',
    name: common.name,
    kind: 'base',
    breakpoint: 20,
    vp: [3, 2, 1],
    abilities,
  });
  it.each(['winner', 'each player here'])('%s', (who) => {
    const list = [...counted, ...ahead] as unknown as Description[];
    const { legal, pairs } = shared(list, (d) => () => [{ when: { scores: 'after' }, who, if: d, steps: [{ do: 'draw', n: 1 }] }], base);
    expect(pairs).toEqual([]);
    expect(legal).toBeGreaterThan(15);
  });
});

describe('no two things that happened share a sentence', () => {
  const deeds = product({
    did: ['played', 'destroyed', 'moved', 'discarded', 'drawn', 'scored'],
    noun: ['minion', 'action', 'card', 'base'],
    by: [undefined, 'you', 'another'],
    whose: [undefined, 'you', 'others'],
    where: [undefined, 'here'],
  });
  const conditions = deeds.flatMap((d) =>
    [{ is: 'some' }, { is: 'none' }, { is: 'exactly', n: 2 }, { is: 'at least', n: 2 }, { is: 'at most', n: 2 }].map((is) => ({
      ...d,
      ...is,
    })),
  );
  it.each([
    ['for each', deeds, (each: object) => [{ when: 'played', steps: [{ do: 'draw', n: 1, each }] }]],
    ['if', conditions, (condition: object) => [{ when: 'played', if: condition, steps: [{ do: 'draw', n: 1 }] }]],
  ] as const)('%s', (_name, list, frame) => {
    const { legal, pairs } = shared(list as unknown as Description[], (d) => () => frame(d) as unknown[], CARDS.minion);
    expect(pairs.slice(0, 12)).toEqual([]);
    expect(legal).toBeGreaterThan(20);
  });
});

describe('no two objects share a sentence', () => {
  const all = [
    ...Object.entries(FRAMES).map(([name, frame]) => [name, frame, OBJECTS] as const),
    ...Object.entries(COUNTING).map(([name, frame]) => [name, frame, COUNTED] as const),
  ];
  // One of each way to say an object: chosen, on the way somewhere, out of play, for long, in a moment, by others, counted.
  const some = [
    'destroy',
    'play',
    'search',
    'reveal until',
    'cannot',
    'cannot return',
    'is played',
    'chosen by another',
    'for each',
    'some',
    'if it was',
  ];
  it.each(
    sampled(
      all,
      all.filter(([name]) => some.includes(name)),
    ),
  )('%s', (_name, frame, objects) => {
    let legal = 0;
    for (const make of sampled(Object.values(CARDS), [CARDS.minion])) {
      const result = shared(objects, frame, make);
      legal += result.legal;
      expect(result.pairs.slice(0, 12)).toEqual([]);
    }
    expect(legal).toBeGreaterThan(3);
  });
});
