import { describe, expect, it } from 'vitest';
import type { AnyCard, Description } from '../src/index.js';
import { after, CARDS, product, shared } from './sharing.js';

describe('no two moments share a sentence', () => {
  const BY = [undefined, 'you', 'another'];
  const draws = [{ do: 'draw', n: 1 }];
  const nouns = ['minion', 'action', 'card', 'player', 'base'].map((noun) => ({ pick: 'one', noun }));
  it.each([
    [
      'of this card',
      'minion',
      product({ afterThis: ['destroyed', 'discarded', 'returned', 'left', 'moved', 'affected', 'countered'], by: BY }),
    ],
    [
      'of the minion that it is on',
      'host',
      product({
        afterHost: ['destroyed', 'discarded', 'returned', 'left', 'moved', 'affected', 'countered', 'talent', 'controlled'],
        by: BY,
      }),
    ],
  ])('%s', (_name, sort, moments) => {
    const { legal, pairs } = shared(moments as unknown as Description[], (when) => () => [{ when, steps: draws }], CARDS[sort]);
    expect(pairs).toEqual([]);
    expect(legal).toBe(sort === 'minion' ? 17 : 23);
  });
  it('that are watched for', () => {
    const MOMENTS = [
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
      'drawn',
    ];
    const events = product({
      after: [...MOMENTS, 'gained', 'lost', 'talent', 'arrives', 'scores'],
      what: nouns,
      by: BY,
      until: [undefined, 'start of your turn'],
    });
    const { legal, pairs } = shared(
      events as unknown as Description[],
      (event) => () => [{ when: 'played', steps: [{ do: 'whenever', ...event, steps: draws }] }],
      CARDS.standard,
    );
    expect(pairs.slice(0, 12)).toEqual([]);
    expect(legal).toBeGreaterThan(80);
  });
});

it('no two moves share a sentence with the move before', () => {
  const moves = product({
    first: ['this', { pick: 'one', noun: 'minion', whose: 'you' }],
    what: ['this', 'it', ...product({ pick: ['one', 'all'], noun: ['minion'], where: [undefined, 'here', 'old base'] })],
    to: ['another base', 'one other base', 'here', 'there', 'a base with you', 'new base', 'old base'],
  });
  const { legal, pairs } = shared(
    moves as unknown as Description[],
    (d) => () => {
      const { first, ...step } = d as unknown as { first: unknown; what: unknown; to: string };
      return [
        {
          when: 'played',
          steps: [
            { do: 'move', what: first, to: 'another base' },
            { do: 'move', ...step },
          ],
        },
      ];
    },
    CARDS.minion,
  );
  expect(pairs).toEqual([]);
  expect(legal).toBeGreaterThan(40);
});

it.each(Object.keys(CARDS))('no two comparisons share a sentence on a card that is: %s', (sort) => {
  const where = [undefined, 'there'];
  const conditions = [
    ...product({
      ahead: ['you', 'another', 'every other', 'nobody', 'that player'],
      than: [undefined, 'that player'],
      in: [undefined, 'VP', 'hand', 'minions'],
      by: [undefined, 2, 'twice'],
      where,
    }),
    ...product({ total: ['yours', 'all'], is: ['at least', 'at most'], n: [4, 5], where }),
  ];
  const { legal, pairs } = shared(
    conditions as unknown as Description[],
    (condition) => after({ do: 'if', if: condition, steps: [{ do: 'draw', n: 1 }] }),
    CARDS[sort],
  );
  expect(pairs).toEqual([]);
  expect(legal).toBeGreaterThan(60);
});

it.each(Object.keys(CARDS))('no two cards of a name share a sentence on a card that is: %s', (sort) => {
  const objects = product({
    pick: ['one', 'all', 'any'],
    noun: ['minion', 'action', 'card'],
    named: [undefined, 'this', 'it', 'named', 'fox'],
    not: [undefined, true],
    where: [undefined, 'here', 'there', 'hand', 'discard', 'them'],
  });
  const names = product({ named: ['minion', 'action', 'card'] });
  const frame = (verb: object) => (d: Description) => (card: AnyCard) => {
    const [{ when, steps }] = after({ do: 'draw', n: 1 })(card) as { when: string; steps: object[] }[];
    return [{ when, steps: [...steps.slice(1, -1), { do: 'name', noun: 'card' }, { ...verb, what: d }] }];
  };
  for (const verb of [{ do: 'destroy' }, { do: 'put', to: 'top' }, { do: 'discard' }]) {
    const { legal, pairs } = shared(objects as unknown as Description[], frame(verb), CARDS[sort]);
    expect(pairs).toEqual([]);
    expect(legal).toBeGreaterThan(5);
  }
  const named = shared(names as unknown as Description[], ({ named: noun }) => after({ do: 'name', noun }), CARDS[sort]);
  expect(named).toEqual({ legal: 3, pairs: [] });
});

it.each(Object.keys(CARDS))('what is done for each of several bases has a sentence of its own on a card that is: %s', (sort) => {
  const bases = [
    ...product({ pick: ['all'], noun: ['base', 'player'], where: [undefined, 'with you', 'without you', 'elsewhere'] }),
    ...product({ pick: ['exactly'], n: [2, 3], noun: ['base'], where: [undefined, 'with you', 'without you', 'elsewhere'] }),
  ];
  const { legal, pairs } = shared(
    bases as unknown as Description[],
    (what) => after({ do: 'for each', what, steps: [{ do: 'draw', n: 1 }] }),
    CARDS[sort],
  );
  expect(pairs).toEqual([]);
  expect(legal).toBeGreaterThan(10);
});
