import { describe, it } from 'vitest';
import { action, base, draw, minion, ours, play, table } from './made.js';

// What cards of the workshop count, and of what they speak.

describe('what was spoken of first', () => {
  const mine = { pick: 'one', noun: 'minion', whose: 'you' };
  it('stays the first card, with the power that it had', () => {
    const shove = action('shove', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: mine },
        {
          do: 'move',
          what: { pick: 'one', noun: 'minion', whose: 'others', where: 'there', power: { below: { powerOf: 'it' } } },
          to: 'another base',
          done: [
            { do: 'counter', n: 1, what: 'first' },
            { do: 'set power', n: 1, what: 'it', each: { powerOf: 'first' } },
          ],
        },
      ],
    });
    play([shove], {
      ...table(['Anna three a', 'Anna one b', 'Ben two c', 'Ben five d'], ['m/shove']),
      steps: [{ Anna: 'play', card: 'm/shove', pick: ['a'] }],
      expect: { counters: { a: 1, c: 0 }, power: { a: 4, c: 3 }, zone: { c: 'tar-pits' } },
    });
  });
  it('is the card of an event', () => {
    const trap = minion('trap', 2, {
      when: { after: 'played', what: { pick: 'one', noun: 'minion', where: 'here' }, by: 'another' },
      steps: [
        { do: 'destroy', what: { ...mine, where: 'here', other: true }, may: true },
        { do: 'destroy', what: 'first' },
      ],
    });
    play([trap], {
      ...table(['Anna trap', 'Anna one a']),
      players: [{ name: 'Anna' }, { name: 'Ben', hand: [{ card: 'm/three', as: 'new' }] }],
      turn: 'Ben',
      steps: [
        { Ben: 'play', card: 'new', at: 'tortuga' },
        { Anna: 'pick', pick: ['a'] },
      ],
      expect: { zone: { a: 'discard', new: 'discard', trap: 'tortuga' } },
    });
  });
  it('has actions, and an action has its minion', () => {
    const charm = action('charm', 'minion', { when: 'always', steps: [{ do: 'power', n: 1, what: 'host' }] });
    const fury = action('fury', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: mine },
        { do: 'power', n: 2, what: 'it', each: { noun: 'action', on: 'it' } },
      ],
    });
    const tinker = minion('tinker', 2, {
      when: { after: 'played', what: { pick: 'one', noun: 'action', on: 'your minion' }, by: 'you' },
      steps: [{ do: 'counter', n: 1, what: 'bearer' }],
    });
    const start = table(['Anna tinker', 'Anna one a', 'Anna one b'], ['m/charm', 'm/fury']);
    start.bases[0].minions![1] = { ...start.bases[0].minions![1], actions: [{ card: 'm/charm', controller: 'Anna', as: 'old' }] } as never;
    play([charm, fury, tinker], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/charm', at: 'a' }],
      expect: { counters: { a: 1, tinker: 0 }, power: { a: 4 } },
    });
    play([charm, fury, tinker], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/fury', pick: ['a'] }],
      expect: { power: { a: 4, b: 1 } },
    });
  });
});

describe('a count', () => {
  it('has a limit, and is of factions, of total power, and of what happened to your own minions', () => {
    const quilt = action('quilt', 'minion', {
      when: 'always',
      steps: [{ do: 'power', n: 1, what: 'host', each: { noun: 'minion', whose: 'you', different: 'faction' } }],
    });
    const ballast = action('ballast', 'minion', {
      when: 'always',
      steps: [{ do: 'power', n: 1, what: 'host', each: { noun: 'card', where: 'hand' }, most: 2 }],
    });
    const start = table(['Anna one a', 'Anna two b'], ['m/quilt', 'm/ballast', 'm/one', 'm/one', 'm/one']);
    start.bases[0].minions!.push({ card: 'aliens/scout', controller: 'Anna', as: 'scout' });
    play([quilt, ballast], { ...start, steps: [{ Anna: 'play', card: 'm/quilt', at: 'a' }], expect: { power: { a: 3 } } });
    play([quilt, ballast], { ...start, steps: [{ Anna: 'play', card: 'm/ballast', at: 'a' }], expect: { power: { a: 3 } } });
    const volley = action('volley', undefined, {
      when: 'played',
      steps: [
        {
          do: 'destroy',
          what: { pick: 'one', noun: 'minion', whose: 'others', power: { atMost: { totalOf: { noun: 'minion', whose: 'you' } } } },
          may: true,
        },
      ],
    });
    play([volley], {
      ...table(['Anna one', 'Anna two', 'Ben three c', 'Ben four d'], ['m/volley']),
      steps: [{ Anna: 'play', card: 'm/volley' }],
      expect: { decision: { player: 'Anna', options: ['c'], 'can-decline': true } },
    });
    const wake = action('wake', undefined, {
      when: 'played',
      steps: [{ do: 'draw', n: 1, each: { did: 'destroyed', noun: 'minion', whose: 'you' } }],
    });
    const blast = action('blast', undefined, {
      when: 'played',
      steps: [
        { do: 'destroy', what: { pick: 'all', noun: 'minion', where: 'with you' } },
        { do: 'extra', noun: 'action' },
      ],
    });
    play([wake, blast], {
      ...table(['Anna one', 'Anna two', 'Ben three c'], ['m/blast', 'm/wake']),
      steps: [
        { Anna: 'play', card: 'm/blast' },
        { Anna: 'play', card: 'm/wake' },
      ],
      expect: { hand: { Anna: ['m/nap', 'm/nap'] } },
    });
  });
  it('of a minion that is alone leaves out those with company', () => {
    const solitude = action('solitude', undefined, { when: 'played', steps: [{ do: 'power', n: 4, what: { ...ours, alone: true } }] });
    const start = table(['Anna one a', 'Anna two b', 'Ben three c'], ['m/solitude']);
    start.bases[1].minions = [{ card: 'm/one', controller: 'Anna', as: 'd' }] as never;
    play([solitude], { ...start, steps: [{ Anna: 'play', card: 'm/solitude' }], expect: { power: { a: 1, d: 5, c: 3 } } });
  });
  it('of this turn lasts as long as the turn', () => {
    const sleepy = minion('sleepy', 5, { when: 'always', if: { fresh: 'this', is: 'yes' }, steps: [{ do: 'power', n: -2, what: 'this' }] });
    const start = table([], [{ card: 'm/sleepy', as: 'sleepy' }]);
    play([sleepy], { ...start, steps: [{ Anna: 'play', card: 'sleepy', at: 'tortuga' }], expect: { power: { sleepy: 3 } } });
    play([sleepy], {
      ...start,
      steps: [{ Anna: 'play', card: 'sleepy', at: 'tortuga' }, { Anna: 'end' }],
      expect: { power: { sleepy: 5 }, turn: 'Ben' },
    });
  });
  it('of a base is of what the player there destroyed of their own', () => {
    const shelter = base('shelter', {
      when: { after: 'destroyed', what: { pick: 'one', noun: 'minion', whose: 'you', where: 'here' }, by: 'you' },
      steps: [draw],
    });
    for (const [victim, hand] of [
      ['a', ['m/nap']],
      ['b', []],
    ])
      play([shelter], {
        players: [
          { name: 'Anna', hand: ['ninjas/seeing-stars'], deck: ['m/nap'] },
          { name: 'Ben', deck: ['m/nap'] },
        ],
        bases: [
          {
            base: 'm/shelter',
            minions: [
              { card: 'm/one', controller: 'Anna', as: 'a' },
              { card: 'm/one', controller: 'Ben', as: 'b' },
            ],
          },
        ],
        steps: [{ Anna: 'play', card: 'ninjas/seeing-stars', pick: [victim] }],
        expect: { hand: { Anna: hand, Ben: [] } },
      });
  });
});
