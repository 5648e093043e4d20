import { describe, it } from 'vitest';
import { action, base, draw, minion, ours, play, table } from './made.js';

// What a card is by now, what is on each of several minions, who owns a card, and cards off the top of a deck.

const every = { pick: 'all', noun: 'minion' };

describe('if it is one of these', () => {
  const loan = action('loan', undefined, {
    when: 'played',
    steps: [
      { do: 'play', what: { pick: 'one', noun: 'minion', where: 'hand' } },
      {
        do: 'later',
        at: 'end of turn',
        steps: [{ do: 'if', if: { fits: 'it', what: { noun: 'minion', whose: 'you' } }, steps: [{ do: 'put', what: 'it', to: 'bottom' }] }],
      },
    ],
  });
  it('a minion that you still control at the end of the turn', () => {
    play([loan], {
      ...table(['Anna one a'], ['m/loan', { card: 'm/four', as: 'new' }]),
      steps: [{ Anna: 'play', card: 'm/loan', pick: ['tortuga'] }, { Anna: 'end' }],
      expect: { zone: { new: 'deck', a: 'tortuga' } },
    });
  });
  it('the minion that an action is on, as long as it lasts', () => {
    const garland = action(
      'garland',
      'minion',
      { when: 'always', if: { fits: 'host', what: { noun: 'minion', whose: 'you' } }, steps: [{ do: 'power', n: 2, what: 'host' }] },
      {
        when: 'always',
        if: { fits: 'host', what: { noun: 'minion', whose: 'you' }, is: 'no' },
        steps: [{ do: 'power', n: -2, what: 'host' }],
      },
    );
    const start = table(['Anna one a', 'Ben three b'], ['m/garland']);
    play([garland], { ...start, steps: [{ Anna: 'play', card: 'm/garland', at: 'a' }], expect: { power: { a: 3 } } });
    play([garland], { ...start, steps: [{ Anna: 'play', card: 'm/garland', at: 'b' }], expect: { power: { b: 1 } } });
  });
  it('a revealed card, by what is printed on it', () => {
    const scryer = minion('scryer', 3, {
      when: 'played',
      steps: [
        { do: 'reveal', n: 1 },
        { do: 'if', if: { fits: 'it', what: { noun: 'minion', power: { atMost: 2 } } }, steps: [{ do: 'put', what: 'it', to: 'hand' }] },
      ],
    });
    for (const [top, zone] of [
      ['m/two', 'hand'],
      ['m/five', 'deck'],
    ])
      play([scryer], {
        ...table([], ['m/scryer'], { deck: [{ card: top, as: 'top' }, 'm/nap'] }),
        steps: [{ Anna: 'play', card: 'm/scryer', at: 'tortuga' }],
        expect: { zone: { top: zone } },
      });
  });
});

describe('power for what is on each', () => {
  it('as long as it lasts, and for a time', () => {
    const bench = base('bench', {
      when: 'always',
      steps: [{ do: 'power', n: 1, what: { ...every, where: 'here' }, each: 'actions on each' }],
    });
    const rally = action('rally', undefined, {
      when: 'played',
      steps: [{ do: 'power', n: 1, what: { ...every, whose: 'you' }, each: 'counters on each', most: 2 }],
    });
    const start = table(['Anna one a', 'Anna one b', 'Ben one c'], ['m/rally']);
    start.bases[0].base = 'm/bench';
    const [a, b] = start.bases[0].minions as object[];
    Object.assign(a, { counters: 3 });
    Object.assign(b, { actions: [{ card: 'm/plain', controller: 'Ben' }] });
    const plain = action('plain', 'minion', { when: { afterHost: 'destroyed' }, steps: [draw] });
    play([bench, rally, plain], { ...start, steps: [{ Anna: 'play', card: 'm/rally' }], expect: { power: { a: 6, b: 2, c: 1 } } });
  });
});

describe('its owner', () => {
  it('does a step after it was chosen; the next step is yours', () => {
    const recast = action('recast', undefined, {
      when: 'played',
      steps: [
        { do: 'destroy', what: { pick: 'one', noun: 'minion' } },
        { do: 'draw', n: 1, who: 'its owner' },
        { do: 'gain', n: 1 },
      ],
    });
    play([recast], {
      ...table(['Anna one a', 'Ben two c'], ['m/recast']),
      steps: [{ Anna: 'play', card: 'm/recast', pick: ['c'] }],
      expect: { 'hand-size': { Anna: 0, Ben: 1 }, vp: { Anna: 1, Ben: 0 } },
    });
  });
  it('does only its own step after an event', () => {
    const usher = minion('usher', 2, {
      when: { after: 'destroyed', what: { pick: 'one', noun: 'minion', whose: 'others' } },
      steps: [
        { do: 'draw', n: 1, who: 'its owner' },
        { do: 'gain', n: 1 },
      ],
    });
    const bolt = action('bolt', undefined, { when: 'played', steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion' } }] });
    play([usher, bolt], {
      ...table(['Anna usher', 'Ben two c'], ['m/bolt']),
      steps: [{ Anna: 'play', card: 'm/bolt', pick: ['c'] }],
      expect: { 'hand-size': { Anna: 0, Ben: 1 }, vp: { Anna: 1, Ben: 0 } },
    });
  });
});

describe('plays at once', () => {
  it('the first minion of the deck, and the others are shuffled into it', () => {
    const hatch = action('hatch', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'base' } },
        { do: 'play', what: { pick: 'one', noun: 'minion', where: 'deck' }, at: 'there', done: [{ do: 'counter', n: 1, what: 'it' }] },
      ],
    });
    play([hatch], {
      ...table([], ['m/hatch'], { deck: ['m/nap', { card: 'm/two', as: 'first' }, { card: 'm/six', as: 'second' }] }),
      steps: [{ Anna: 'play', card: 'm/hatch', pick: ['tar-pits'] }],
      expect: { zone: { first: 'tar-pits', second: 'deck' }, counters: { first: 1 }, 'deck-size': { Anna: 2 } },
    });
  });
  it('a card of either sort, from the hand or among revealed ones', () => {
    const bargain = action('bargain', undefined, {
      when: 'played',
      steps: [{ do: 'play', may: true, what: { pick: 'one', noun: 'card', where: 'hand' } }],
    });
    play([bargain], {
      ...table([], ['m/bargain', { card: 'm/nap', as: 'nap' }, { card: 'm/two', as: 'two' }]),
      steps: [{ Anna: 'play', card: 'm/bargain' }],
      expect: { decision: { player: 'Anna', options: ['nap', 'two'], 'can-decline': true } },
    });
    play([bargain], {
      ...table([], ['m/bargain', { card: 'm/nap', as: 'nap' }, { card: 'm/two', as: 'two' }]),
      steps: [{ Anna: 'play', card: 'm/bargain', pick: ['nap'] }],
      expect: { zone: { nap: 'discard' }, 'hand-size': { Anna: 2 } },
    });
  });
  it('on a base that is one more', () => {
    const reef = action('reef', undefined, {
      when: 'played',
      steps: [{ do: 'add base' }, { do: 'move', what: ours, to: 'there', may: true }],
    });
    play([reef], {
      ...table(['Anna one a'], ['m/reef']),
      'base-deck': ['crypt'],
      steps: [{ Anna: 'play', card: 'm/reef', pick: ['a'] }],
      expect: { zone: { a: 'crypt' } },
    });
  });
});

describe('what a player did this turn, to a base', () => {
  it('is what the player did whose time it is', () => {
    const throne = base('throne', {
      when: { at: 'end of your turn' },
      if: { did: 'played', noun: 'minion', by: 'you', where: 'here', is: 'some' },
      steps: [draw],
    });
    const start = table(['Ben one c'], [{ card: 'm/two', as: 'new' }], { deck: ['m/nap', 'm/nap', 'm/nap', 'm/nap', 'm/nap'] });
    start.bases[0].base = 'm/throne';
    play([throne], {
      ...start,
      steps: [{ Anna: 'play', card: 'new', at: 'm/throne' }, { Anna: 'end' }],
      expect: { 'hand-size': { Anna: 3 } },
    });
    play([throne], {
      ...start,
      steps: [{ Anna: 'play', card: 'new', at: 'tar-pits' }, { Anna: 'end' }],
      expect: { 'hand-size': { Anna: 2 } },
    });
  });
});

describe('other players’ minions', () => {
  it('cannot affect, as long as it lasts and for a time; their actions can', () => {
    const blade = action('blade', 'minion', { when: 'always', steps: [{ do: 'cannot', verbs: ['affect'], by: 'minions', what: 'host' }] });
    const bunker = action('bunker', undefined, {
      when: 'played',
      steps: [{ do: 'cannot', verbs: ['destroy'], by: 'minions', what: { ...every, whose: 'you' }, until: 'start of your turn' }],
    });
    const brute = minion('brute', 2, {
      when: 'played',
      steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion', whose: 'others' } }],
    });
    const bolt = action('bolt', undefined, {
      when: 'played',
      steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion', whose: 'others' } }],
    });
    const start = table(['Anna one a', 'Anna two b'], ['m/bunker']);
    start.players[1] = { name: 'Ben', hand: [{ card: 'm/brute', as: 'brute' }, 'm/bolt'], deck: ['m/nap'] } as never;
    const guarded = { ...start, turn: 'Ben' };
    const [a] = start.bases[0].minions as object[];
    Object.assign(a, { actions: [{ card: 'm/blade', controller: 'Anna' }] });
    play([blade, brute, bolt, bunker], {
      ...guarded,
      steps: [{ Ben: 'play', card: 'brute', at: 'tortuga', pick: ['a'] }],
      expect: { zone: { a: 'tortuga', b: 'tortuga' } },
    });
    play([blade, brute, bolt, bunker], {
      ...guarded,
      steps: [{ Ben: 'play', card: 'm/bolt', pick: ['a'] }],
      expect: { zone: { a: 'discard' } },
    });
    play([blade, brute, bolt, bunker], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/bunker' }, { Anna: 'end' }, { Ben: 'play', card: 'brute', at: 'tortuga', pick: ['b'] }],
      expect: { zone: { a: 'tortuga', b: 'tortuga', brute: 'tortuga' } },
    });
  });
});

describe('an offer', () => {
  it('of a Talent is made if what it does otherwise could do something', () => {
    const fork = minion('fork', 3, {
      when: 'talent',
      steps: [
        {
          do: 'if',
          if: { count: { noun: 'minion', whose: 'you', where: 'here', other: true }, is: 'some' },
          steps: [draw],
          else: [{ do: 'counter', n: 1, what: 'this' }],
        },
      ],
    });
    const twice = minion('twice', 3, {
      when: 'talent',
      steps: [
        { do: 'if', if: { count: { noun: 'minion', whose: 'you', where: 'here', other: true }, is: 'some' }, steps: [draw] },
        { do: 'if', if: { alone: 'this' }, steps: [{ do: 'counter', n: 1, what: 'this' }] },
      ],
    });
    const beggar = minion('beggar', 3, {
      when: 'talent',
      steps: [{ do: 'lose', n: 1, may: true, else: [{ do: 'counter', n: 1, what: 'this' }] }],
    });
    const hunter = minion('hunter', 3, {
      when: 'talent',
      steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion', whose: 'others' }, else: [{ do: 'counter', n: 1, what: 'this' }] }],
    });
    for (const card of [fork, twice, beggar, hunter])
      play([card], { ...table([`Anna ${card.id} a`]), steps: [{ Anna: 'talent', card: 'a' }], expect: { counters: { a: 1 } } });
  });
  it('of a Special in play waits for the window, even under a condition of its own', () => {
    const scout = minion('scout', 3, {
      when: { special: 'before', from: 'play' },
      steps: [
        {
          do: 'if',
          if: { count: { noun: 'minion', whose: 'you', where: 'here', other: true }, is: 'some' },
          steps: [{ do: 'power', n: 1, what: 'this', may: true }],
        },
      ],
    });
    const start = table(['Anna scout', 'Anna six a', 'Anna six b', 'Anna six c', 'Anna six d']);
    play([scout], {
      ...start,
      steps: [{ Anna: 'end' }, { Anna: 'special', card: 'scout' }],
      expect: {},
    });
  });
});

describe('the base it left', () => {
  it('is no base if the card could not move', () => {
    const gull = minion('gull', 3, {
      when: 'played',
      steps: [
        { do: 'move', what: 'this', to: 'another base' },
        { do: 'counter', n: 1, what: { pick: 'all', noun: 'minion', where: 'old base' } },
      ],
    });
    const start = table(['Anna one a'], ['m/gull']);
    start.bases.pop();
    play([gull], { ...start, steps: [{ Anna: 'play', card: 'm/gull' }], expect: { counters: { a: 0 } } });
  });
});

describe('a card of another player’s discard pile', () => {
  it('goes to the hand that the words name', () => {
    const robber = action('robber', undefined, {
      when: 'played',
      steps: [{ do: 'put', what: { pick: 'one', noun: 'minion', where: 'discard', whose: 'others' }, to: 'hand' }],
    });
    const start = table([], ['m/robber']);
    start.players[1] = { name: 'Ben', deck: ['m/nap'], discard: [{ card: 'm/four', as: 'booty' }] } as never;
    play([robber], { ...start, steps: [{ Anna: 'play', card: 'm/robber' }], expect: { 'hand-size': { Anna: 1, Ben: 0 } } });
  });
});
