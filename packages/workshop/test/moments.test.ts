import { describe, it } from 'vitest';
import { action, base, draw, minion, ours, play, table } from './made.js';

// Moments of cards of the workshop, and when bases are used.

const boost = action('boost', undefined, { when: 'played', steps: [{ do: 'power', n: 2, what: { pick: 'one', noun: 'minion' } }] });
const charm = action('charm', 'minion', { when: 'always', steps: [{ do: 'power', n: 1, what: 'host' }] });
const bolt = action('bolt', undefined, { when: 'played', steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion' } }] });

describe('an action that directly affects', () => {
  const knight = minion('knight', 2, { when: { afterThis: 'affected', by: 'you' }, steps: [{ do: 'counter', n: 1, what: 'this' }] });
  it('this minion: as the object of the action, or played on it; not by another minion’s action', () => {
    const start = table(['Anna knight', 'Anna one a'], ['m/boost', 'm/charm']);
    play([knight, boost], {
      ...table(['Anna knight', 'Anna one a'], ['m/boost']),
      steps: [{ Anna: 'play', card: 'm/boost', pick: ['knight'] }],
      expect: { counters: { knight: 1 } },
    });
    play([knight, boost], {
      ...table(['Anna knight', 'Anna one a'], ['m/boost']),
      steps: [{ Anna: 'play', card: 'm/boost', pick: ['a'] }],
      expect: { counters: { knight: 0 } },
    });
    play([knight, boost, charm], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/charm', at: 'knight' }],
      expect: { counters: { knight: 1 } },
    });
  });
  it('one or more of your minions here: those are “them”', () => {
    const captain = minion('captain', 3, {
      when: { after: 'affected', what: { pick: 'some', noun: 'minion', whose: 'you', where: 'here', other: true }, by: 'you' },
      steps: [{ do: 'counter', n: 1, what: 'it' }],
    });
    const all = action('all', undefined, {
      when: 'played',
      steps: [{ do: 'power', n: 1, what: { pick: 'all', noun: 'minion', whose: 'you' } }],
    });
    play([captain, all], {
      ...table(['Anna captain', 'Anna one a', 'Anna two b', 'Ben three c'], ['m/all']),
      steps: [{ Anna: 'play', card: 'm/all' }],
      expect: { counters: { captain: 0, a: 1, b: 1, c: 0 } },
    });
  });
  it('another player’s action on this minion, which has been destroyed by then, does nothing more', () => {
    const grudge = minion('grudge', 2, {
      when: { after: 'affected', what: { pick: 'some', noun: 'minion', whose: 'you' }, by: 'another' },
      steps: [{ do: 'discard', who: 'that player', what: { pick: 'one', noun: 'card', where: 'hand' } }],
    });
    play([grudge, bolt], {
      ...table(['Anna grudge', 'Anna one a']),
      players: [{ name: 'Anna' }, { name: 'Ben', hand: ['m/bolt', { card: 'm/nap', as: 'lost' }] }],
      turn: 'Ben',
      steps: [{ Ben: 'play', card: 'm/bolt', pick: ['a'] }],
      expect: { zone: { lost: 'discard', a: 'discard' } },
    });
  });
  it('on a base “you” play it', () => {
    const ring = base('ring', {
      when: { after: 'affected', what: { pick: 'some', noun: 'minion', whose: 'others', where: 'here' }, by: 'you' },
      steps: [draw],
    });
    const start = table(['Anna one a', 'Ben two b'], ['m/boost']);
    start.bases[0].base = 'm/ring';
    play([ring, boost], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/boost', pick: ['b'] }],
      expect: { 'hand-size': { Anna: 1, Ben: 0 } },
    });
    play([ring, boost], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/boost', pick: ['a'] }],
      expect: { 'hand-size': { Anna: 0, Ben: 0 } },
    });
  });
});

describe('after a card goes from play to a discard pile', () => {
  const shogun = minion('shogun', 5, {
    when: { after: 'discarded from play', what: { pick: 'one', noun: 'minion', whose: 'you', other: true } },
    steps: [{ do: 'counter', n: 1, what: 'this' }],
  });
  it('destroyed', () => {
    play([shogun, bolt], {
      ...table(['Anna shogun', 'Anna one a', 'Ben one b'], ['m/bolt']),
      steps: [{ Anna: 'play', card: 'm/bolt', pick: ['a'] }],
      expect: { counters: { shogun: 1 } },
    });
    play([shogun, bolt], {
      ...table(['Anna shogun', 'Anna one a', 'Ben one b'], ['m/bolt']),
      steps: [{ Anna: 'play', card: 'm/bolt', pick: ['b'] }],
      expect: { counters: { shogun: 0 } },
    });
  });
  it('on a base the player who has lost it is “you”, once a turn each', () => {
    const garden = base('garden', {
      when: { after: 'discarded from play', what: { pick: 'one', noun: 'minion', whose: 'you', where: 'here' } },
      limit: { once: 'turn', by: 'player' },
      steps: [draw],
    });
    const storm = action('storm', undefined, { when: 'played', steps: [{ do: 'destroy', what: { pick: 'all', noun: 'minion' } }] });
    const start = table(['Anna one a', 'Anna two b', 'Ben two c'], ['m/storm']);
    start.bases[0].base = 'm/garden';
    play([garden, storm], { ...start, steps: [{ Anna: 'play', card: 'm/storm' }], expect: { 'hand-size': { Anna: 1, Ben: 1 } } });
  });
  it('the minion that an action is on', () => {
    const haiku = action('haiku', 'minion', {
      when: { afterHost: 'discarded' },
      steps: [{ do: 'counter', n: 1, what: { pick: 'all', noun: 'minion', whose: 'you' } }],
    });
    const start = table(['Anna one a', 'Anna two b'], ['m/bolt']);
    start.bases[0].minions![0] = { ...start.bases[0].minions![0], actions: [{ card: 'm/haiku', controller: 'Anna' }] } as never;
    play([haiku, bolt], { ...start, steps: [{ Anna: 'play', card: 'm/bolt', pick: ['a'] }], expect: { counters: { b: 1 } } });
  });
});

describe('a base', () => {
  it('has as “you” the player who moves a minion there', () => {
    const trailer = base('trailer', {
      when: { after: 'moved', what: { pick: 'one', noun: 'minion', where: 'here' }, by: 'you' },
      limit: { once: 'turn', by: 'player' },
      steps: [draw, { do: 'counter', n: 1, what: 'it' }],
    });
    const shove = action('shove', undefined, {
      when: 'played',
      steps: [{ do: 'move', what: { pick: 'one', noun: 'minion', whose: 'others' }, to: 'another base' }],
    });
    const start = table(['Anna one a', 'Ben two b'], ['m/shove']);
    start.bases[1].base = 'm/trailer';
    play([trailer, shove], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/shove' }],
      expect: { zone: { b: 'm/trailer' }, counters: { b: 1 }, 'hand-size': { Anna: 1, Ben: 0 } },
    });
  });
  it('means each player’s own minions by “your minions”, as long as it lasts', () => {
    const two = { count: { noun: 'minion', whose: 'you', where: 'here' }, is: 'at least', n: 2 };
    const yours = { pick: 'all', noun: 'minion', whose: 'you', where: 'here' };
    const cabin = base(
      'cabin',
      { when: 'always', if: two, steps: [{ do: 'power', n: 2, what: yours }] },
      { when: 'always', if: two, steps: [{ do: 'cannot', verbs: ['destroy'], what: yours }] },
      { when: 'always', if: { turn: 'not yours' }, steps: [{ do: 'power', n: 1, what: yours }] },
    );
    const start = table(['Anna one a', 'Anna one b', 'Ben one c'], ['m/bolt']);
    start.bases[0].base = 'm/cabin';
    play([cabin, bolt], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/bolt', pick: ['a'] }],
      expect: { power: { a: 3, b: 3, c: 2 }, zone: { a: 'm/cabin' } },
    });
    play([cabin, bolt], { ...start, steps: [{ Anna: 'play', card: 'm/bolt', pick: ['c'] }], expect: { zone: { c: 'discard' } } });
  });
});

describe('the first time each turn', () => {
  it('that a minion moves is asked of each minion', () => {
    const guide = minion('guide', 2, {
      when: { after: 'moved', what: { pick: 'one', noun: 'minion', whose: 'you', other: true }, first: true },
      steps: [{ do: 'counter', n: 1, what: 'it' }],
    });
    const march = action('march', undefined, {
      when: 'played',
      steps: [
        { do: 'move', what: { pick: 'all', noun: 'minion', whose: 'you', power: { atMost: 1 } }, to: 'another base' },
        { do: 'move', what: { pick: 'all', noun: 'minion', whose: 'you', power: { atMost: 2 }, moved: true }, to: 'another base' },
      ],
    });
    play([guide, march], {
      ...table(['Anna guide', 'Anna one a', 'Anna one b'], ['m/march']),
      steps: [{ Anna: 'play', card: 'm/march' }],
      expect: { zone: { a: 'tortuga', b: 'tortuga' }, counters: { a: 1, b: 1, guide: 0 } },
    });
  });
});

describe('a base that is used once on each turn', () => {
  const alley = base('alley', {
    when: { special: 'your turn', from: 'play' },
    steps: [{ do: 'destroy', may: true, what: { ...ours, where: 'here' }, done: [draw] }],
  });
  const start = table(['Anna one a', 'Anna two b', 'Ben two c']);
  start.bases[0].base = 'm/alley';
  it('by the player whose turn it is, once', () => {
    play([alley], {
      ...start,
      steps: [{ Anna: 'special', card: 'm/alley', pick: ['a'] }],
      expect: { zone: { a: 'discard' }, 'hand-size': { Anna: 1 } },
    });
  });
  it('only with what it needs', () => {
    const pool = base('pool', {
      when: { special: 'your turn', from: 'play' },
      if: { count: { noun: 'minion', whose: 'you', where: 'here' }, is: 'some' },
      steps: [{ do: 'move', may: true, what: { pick: 'one', noun: 'minion', whose: 'others', where: 'elsewhere' }, to: 'here' }],
    });
    const here = table(['Ben two c']);
    here.bases[0].base = 'm/pool';
    play([pool], { ...here, steps: [{ Anna: 'special', card: 'm/pool', illegal: true }], expect: {} });
  });
});
