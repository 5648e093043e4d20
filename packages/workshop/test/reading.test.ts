import { describe, expect, it } from 'vitest';
import { action, base, draw, minion, ours, play, table } from './made.js';

// What cards of the workshop wait for, ask and choose.

describe('an event', () => {
  const guard = minion('guard', 4, {
    when: { after: 'played', what: { pick: 'one', noun: 'minion', where: 'here', power: { atLeast: 4 } }, by: 'you' },
    steps: [draw],
  });
  const banner = action('banner', 'base', {
    when: 'always',
    steps: [{ do: 'power', n: 1, what: { pick: 'all', noun: 'minion', whose: 'you', where: 'here' } }],
  });
  it('of a play asks for the power that the minion has when it has been played', () => {
    const scenario = (at: object) => ({
      players: [{ name: 'Anna', hand: ['m/three'], deck: ['m/nap', 'm/nap'] }, { name: 'Ben' }],
      bases: [{ base: 'tortuga', minions: [{ card: 'm/guard', controller: 'Anna' }], ...at }, { base: 'tar-pits' }],
      steps: [{ Anna: 'play', card: 'm/three', at: 'tortuga' }],
    });
    play([guard, banner], { ...scenario({}), expect: { hand: { Anna: [] } } });
    play([guard, banner], { ...scenario({ actions: [{ card: 'm/banner', controller: 'Anna' }] }), expect: { hand: { Anna: ['m/nap'] } } });
  });
  it('of a move compares the power with that of this minion', () => {
    const scout = minion('scout', 3, {
      when: {
        after: 'moved',
        what: { pick: 'one', noun: 'minion', whose: 'others', where: 'here', power: { atMost: { powerOf: 'this' } } },
      },
      steps: [{ do: 'destroy', what: 'it' }],
    });
    for (const [card, zone] of [
      ['three', 'discard'],
      ['four', 'tortuga'],
    ])
      play([scout], {
        players: [{ name: 'Anna', hand: ['aliens/invasion'] }, { name: 'Ben' }],
        bases: [
          { base: 'tortuga', minions: [{ card: 'm/scout', controller: 'Anna' }] },
          { base: 'tar-pits', minions: [{ card: `m/${card}`, controller: 'Ben', as: 'moved' }] },
        ],
        steps: [{ Anna: 'play', card: 'aliens/invasion', pick: ['moved'] }],
        expect: { zone: { moved: zone } },
      });
  });
  it('of a Talent speaks of the card whose Talent was used', () => {
    const coach = minion('coach', 2, {
      when: { after: 'talent', what: { pick: 'one', noun: 'minion', named: 'worker' } },
      steps: [{ do: 'counter', n: 1, what: 'it' }],
    });
    play([coach, minion('worker', 2, { when: 'talent', steps: [draw] })], {
      players: [{ name: 'Anna', deck: ['m/nap'] }, { name: 'Ben' }],
      bases: [
        {
          base: 'tortuga',
          minions: [
            { card: 'm/coach', controller: 'Anna' },
            { card: 'm/worker', controller: 'Anna', as: 'worker' },
          ],
        },
        { base: 'tar-pits' },
      ],
      steps: [{ Anna: 'talent', card: 'worker' }],
      expect: { counters: { worker: 1 } },
    });
  });
});

describe('a condition', () => {
  it('is asked of a Special that happens by itself', () => {
    const loser = minion('loser', 2, {
      when: { special: 'after', from: 'play' },
      if: { won: 'no' },
      steps: [{ do: 'gain', n: 1 }],
    });
    for (const [controller, vp] of [
      ['Ben', 3],
      ['Anna', 4],
    ])
      play([loser, base('hill')], {
        players: [{ name: 'Anna' }, { name: 'Ben' }],
        bases: [
          {
            base: 'm/hill',
            minions: [...['six', 'six', 'six'].map((id) => ({ card: `m/${id}`, controller })), { card: 'm/loser', controller: 'Anna' }],
          },
          { base: 'tar-pits' },
        ],
        'base-deck': ['tortuga'],
        steps: [{ Anna: 'end' }],
        expect: { vp: { Anna: vp } },
      });
  });
  it('opens and closes an extra play of each turn', () => {
    const chief = minion('chief', 2, {
      when: 'each of your turns',
      if: { count: { noun: 'minion', whose: 'you', where: 'here' }, is: 'at least', n: 2 },
      steps: [{ do: 'extra', noun: 'minion' }],
    });
    const start = table(
      ['Anna chief'],
      [
        { card: 'm/one', as: 'a' },
        { card: 'm/one', as: 'b' },
      ],
    );
    play([chief], {
      ...start,
      steps: [
        { Anna: 'play', card: 'a', at: 'tortuga' },
        { Anna: 'play', card: 'b', at: 'tar-pits' },
      ],
      expect: { zone: { b: 'tar-pits' } },
    });
    const elsewhere = {
      ...start,
      steps: [
        { Anna: 'play', card: 'a', at: 'tar-pits' },
        { Anna: 'play', card: 'b', at: 'tar-pits' },
      ],
    };
    expect(() => play([chief], elsewhere)).toThrow(/no-minion-play-left/);
  });
  it('is asked of the player who was spoken of', () => {
    const thief = action('thief', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } },
        {
          do: 'if',
          who: 'that player',
          if: { count: { noun: 'card', where: 'hand' }, is: 'at least', n: 2 },
          steps: [{ do: 'discard', what: { pick: 'all', noun: 'card', where: 'hand' } }],
        },
      ],
    });
    for (const [hand, left] of [
      [['m/one'], ['m/one']],
      [['m/one', 'm/two'], []],
    ])
      play([thief], {
        players: [
          { name: 'Anna', hand: ['m/thief', 'm/one', 'm/two', 'm/three'] },
          { name: 'Ben', hand },
        ],
        bases: [{ base: 'tortuga' }],
        steps: [{ Anna: 'play', card: 'm/thief' }],
        expect: { hand: { Ben: left } },
      });
  });
  it('limits an “instead”', () => {
    const rock = minion('rock', 2, {
      when: { instead: 'destroyed', what: 'this' },
      if: { count: { noun: 'minion', whose: 'you', where: 'here', other: true }, is: 'some' },
      steps: [{ do: 'return', what: 'this' }],
    });
    for (const [others, zone] of [
      [['Anna one'], 'hand'],
      [[], 'discard'],
    ] as const)
      play([rock], {
        ...table(['Anna rock', ...others], ['ninjas/seeing-stars']),
        turn: 'Ben',
        players: [{ name: 'Anna' }, { name: 'Ben', hand: ['ninjas/seeing-stars'] }],
        steps: [{ Ben: 'play', card: 'ninjas/seeing-stars', pick: others.length > 0 ? ['rock'] : [] }],
        expect: { zone: { rock: zone } },
      });
  });
});

describe('“another”', () => {
  it('is to a base another minion than the one that was played', () => {
    const ice = base('ice', {
      when: { after: 'played', what: { pick: 'one', noun: 'minion', where: 'here' }, by: 'you' },
      steps: [{ do: 'move', what: { pick: 'one', noun: 'minion', where: 'here', other: true }, to: 'another base', may: true }],
    });
    play([ice], {
      players: [{ name: 'Anna', hand: ['m/two'] }, { name: 'Ben' }],
      bases: [{ base: 'm/ice', minions: [{ card: 'm/one', controller: 'Ben', as: 'one' }] }, { base: 'tortuga' }, { base: 'tar-pits' }],
      steps: [{ Anna: 'play', card: 'm/two', at: 'm/ice' }],
      expect: { decision: { player: 'Anna', options: ['one'], 'can-decline': true } },
    });
  });
  it('is to an action another minion than the one that it is on', () => {
    const crown = action('crown', 'minion', {
      when: 'always',
      steps: [{ do: 'power', n: 2, what: { pick: 'all', noun: 'minion', whose: 'you', where: 'here', other: true } }],
    });
    play([crown], {
      ...table(['Anna one king', 'Anna one peer'], ['m/crown']),
      steps: [{ Anna: 'play', card: 'm/crown', at: 'king' }],
      expect: { power: { king: 1, peer: 3 } },
    });
  });
  it('of the same name is every minion in play that has it', () => {
    const form = action('form', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: ours },
        { do: 'power', n: 2, what: { pick: 'all', noun: 'minion', whose: 'you', named: 'it' } },
      ],
    });
    play([form], {
      ...table(['Anna one a', 'Anna one b', 'Anna two c', 'Ben one d'], ['m/form']),
      steps: [{ Anna: 'play', card: 'm/form', pick: ['a'] }],
      expect: { power: { a: 3, b: 3, c: 2, d: 1 } },
    });
  });
});

describe('several', () => {
  it('plays are up to a number, and share the name of the first', () => {
    const hand = ['one', 'one', 'one', 'two'].map((id, i) => ({ card: `m/${id}`, as: 'abcd'[i] }));
    const blossom = action('blossom', undefined, {
      when: 'played',
      steps: [{ do: 'play', what: { pick: 'up to', n: 2, noun: 'minion', where: 'hand', alike: 'name' } }],
    });
    const start = table([], ['m/blossom', ...hand]);
    play([blossom], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/blossom', pick: ['a', 'tortuga'] }],
      expect: { decision: { player: 'Anna', options: ['b', 'c'], 'can-decline': true } },
    });
    play([blossom], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/blossom', pick: ['a', 'tortuga', 'b', 'tortuga'] }],
      expect: { 'no-decision': true, hand: { Anna: ['c', 'd'] } },
    });
  });
  it('cards of a deck are searched for the hand', () => {
    const hydra = action('hydra', undefined, {
      when: 'played',
      steps: [{ do: 'search', what: { pick: 'up to', n: 2, noun: 'minion', where: 'deck' }, to: 'hand' }],
    });
    play([hydra], {
      ...table([], ['m/hydra'], { deck: ['m/one', 'm/two', 'm/three', 'm/nap'] }),
      steps: [{ Anna: 'play', card: 'm/hydra', pick: [['m/one', 'm/three']] }],
      expect: { hand: { Anna: ['m/one', 'm/three'] }, 'deck-size': { Anna: 2 } },
    });
  });
  it('minions move to one other base', () => {
    const gale = minion('gale', 5, {
      when: 'talent',
      steps: [{ do: 'move', what: { pick: 'any', noun: 'minion', where: 'here', other: true }, to: 'one other base' }],
    });
    const start = table(['Anna gale', 'Ben one b', 'Anna two a']);
    play([gale], {
      ...start,
      bases: [...start.bases, { base: 'ninja-dojo' }],
      steps: [{ Anna: 'talent', card: 'gale', pick: [['a', 'b'], 'ninja-dojo'] }],
      expect: { zone: { a: 'ninja-dojo', b: 'ninja-dojo' } },
    });
  });
  it('cards may be discarded together, or not at all', () => {
    const purge = action('purge', undefined, {
      when: 'played',
      steps: [{ do: 'discard', what: { pick: 'all', noun: 'card', where: 'hand' }, may: true, done: [{ do: 'draw', n: 3 }] }],
    });
    const start = table([], ['m/purge', 'm/one', 'm/two']);
    play([purge], { ...start, steps: [{ Anna: 'play', card: 'm/purge', pick: ['none'] }], expect: { hand: { Anna: ['m/one', 'm/two'] } } });
    play([purge], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/purge', pick: ['do'] }],
      expect: { hand: { Anna: ['m/nap', 'm/nap', 'm/nap'] } },
    });
  });
});

describe('a card that was spoken of', () => {
  it('is played once more after it returned', () => {
    const venue = action('venue', undefined, {
      when: 'played',
      steps: [{ do: 'return', what: { pick: 'one', noun: 'action', whose: 'you' }, done: [{ do: 'play', what: 'it', may: true }] }],
    });
    const flag = action('flag', 'base', { when: 'played', steps: [draw] }, { when: 'always', steps: [{ do: 'win ties' }] });
    play([venue, flag], {
      ...table(['Anna one'], ['m/venue']),
      bases: [{ base: 'tortuga', actions: [{ card: 'm/flag', controller: 'Anna', as: 'flag' }] }, { base: 'tar-pits' }],
      steps: [{ Anna: 'play', card: 'm/venue', pick: ['flag', 'tar-pits'] }],
      expect: { zone: { flag: 'tar-pits' }, hand: { Anna: ['m/nap'] } },
    });
  });
  it('goes to the player who was chosen', () => {
    const swap = action('barter', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } },
        { do: 'give', what: { pick: 'one', noun: 'card', where: 'hand' }, to: 'that player' },
      ],
    });
    play([swap], {
      players: [{ name: 'Anna', hand: ['m/barter', 'm/one', 'm/two'] }, { name: 'Ben' }, { name: 'Carole' }],
      bases: [{ base: 'tortuga' }],
      steps: [{ Anna: 'play', card: 'm/barter', pick: ['Carole', 'm/two'] }],
      expect: { hand: { Carole: ['m/two'], Ben: [], Anna: ['m/one'] } },
    });
  });
});
