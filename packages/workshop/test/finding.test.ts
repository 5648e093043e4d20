import { describe, it } from 'vitest';
import { action, base, minion, ours, play, table } from './made.js';

// What cards of the workshop look for in hands, decks and discard piles, and what comes of it.

describe('a search of the deck and the discard pile', () => {
  const what = { pick: 'one', noun: 'minion', where: 'deck or discard', power: { atMost: 2 } };
  const piles = { deck: [{ card: 'm/two', as: 'deep' }, 'm/nap', 'm/nap'], discard: [{ card: 'm/one', as: 'old' }, 'm/three'] };
  it('takes an open card without a shuffle, or one of the deck', () => {
    const recall = action('recall', undefined, { when: 'played', steps: [{ do: 'search', what, to: 'hand', reveal: true }] });
    const start = table([], ['m/recall'], { ...piles, deck: [...piles.deck, { card: 'm/four', as: 'last' }] });
    play([recall], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/recall' }],
      expect: { decision: { player: 'Anna', options: ['old', 'deck'], 'can-decline': false } },
    });
    play([recall], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/recall', pick: ['old'] }],
      expect: { hand: { Anna: ['old'] }, deck: { Anna: ['deep', 'm/nap', 'm/nap', 'last'] } },
    });
    play([recall], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/recall', pick: ['deck', 'deep'] }],
      expect: { hand: { Anna: ['deep'] }, 'deck-size': { Anna: 3 }, zone: { old: 'discard' } },
    });
  });
  it('plays what it finds, and puts back what can’t be played', () => {
    const summons = action('summons', undefined, {
      when: 'played',
      steps: [{ do: 'search', what, to: 'play', done: [{ do: 'counter', n: 1, what: 'it' }] }],
    });
    const start = table(['Anna three a'], ['m/summons'], piles);
    play([summons], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/summons', pick: ['deck', 'deep', 'tar-pits'] }],
      expect: { zone: { deep: 'tar-pits' }, counters: { deep: 1 } },
    });
    play([summons], {
      ...start,
      steps: [{ Anna: 'play', card: 'm/summons', pick: ['old', 'tortuga'] }],
      expect: { zone: { old: 'tortuga' }, counters: { old: 1 }, deck: { Anna: ['deep', 'm/nap', 'm/nap'] } },
    });
    const ban = minion('ban', 1, {
      when: 'always',
      steps: [{ do: 'cannot play', noun: 'minion', whose: 'others', printed: { atMost: 2 } }],
    });
    const shut = [{ base: 'tortuga', minions: [{ card: 'm/ban', controller: 'Ben' }] }];
    play([summons, ban], {
      ...start,
      bases: shut,
      steps: [{ Anna: 'play', card: 'm/summons' }],
      expect: { zone: { old: 'discard', deep: 'deck' }, 'deck-size': { Anna: 3 }, 'no-decision': true },
    });
  });
});

describe('chance', () => {
  it('takes a card of a discard pile, or a minion in play', () => {
    const raffle = action('raffle', undefined, {
      when: 'played',
      steps: [
        { do: 'put', what: { pick: 'random', n: 1, noun: 'minion', where: 'discard' }, to: 'hand' },
        { do: 'destroy', what: { pick: 'random', n: 1, noun: 'minion', whose: 'others', where: 'there' } },
      ],
    });
    const prepared = action('ready', undefined, {
      ...raffle.abilities[0],
      steps: [{ do: 'choose', what: { pick: 'one', noun: 'base' } }, ...raffle.abilities[0].steps],
    });
    play([prepared], {
      ...table(['Anna three a', 'Ben two b'], ['m/ready'], { discard: [{ card: 'm/one', as: 'old' }, 'm/nap'] }),
      steps: [{ Anna: 'play', card: 'm/ready', pick: ['tortuga'] }],
      expect: { hand: { Anna: ['old'] }, zone: { a: 'tortuga', b: 'discard' }, 'no-decision': true },
    });
  });
  it('takes one of several things that can be done', () => {
    const dice = action('dice', undefined, {
      when: 'played',
      steps: [{ do: 'either', n: 'random', of: [[{ do: 'draw', n: 2 }], [{ do: 'destroy', what: { pick: 'one', noun: 'minion' } }]] }],
    });
    play([dice], {
      ...table([], ['m/dice']),
      steps: [{ Anna: 'play', card: 'm/dice' }],
      expect: { 'hand-size': { Anna: 2 }, 'no-decision': true },
    });
  });
  it('plays an action, if its player likes, and another step says where that goes', () => {
    const tombola = minion('tombola', 4, {
      when: 'talent',
      steps: [
        {
          do: 'play',
          may: true,
          what: { pick: 'random', n: 1, noun: 'action', on: 'nothing', where: 'discard' },
          done: [{ do: 'put', what: 'it', to: 'bottom' }],
        },
      ],
    });
    const start = table(['Anna tombola'], [], { discard: [{ card: 'm/nap', as: 'old' }, 'm/two'] });
    play([tombola], {
      ...start,
      steps: [{ Anna: 'talent', card: 'tombola' }],
      expect: { hand: { Anna: ['m/nap'] }, zone: { old: 'deck' }, 'deck-size': { Anna: 3 } },
    });
  });
});

describe('where a card was played from', () => {
  const echo = action('echo', undefined, {
    when: 'played',
    steps: [{ do: 'if', if: { playedFrom: 'discard' }, steps: [{ do: 'draw', n: 2 }], else: [{ do: 'gain', n: 1 }] }],
  });
  it('is asked when it is played', () => {
    play([echo], { ...table([], ['m/echo']), steps: [{ Anna: 'play', card: 'm/echo' }], expect: { vp: { Anna: 1 }, hand: { Anna: [] } } });
    const plain = action('recall', undefined, {
      when: 'played',
      steps: [{ do: 'play', what: { pick: 'one', noun: 'action', where: 'discard' } }],
    });
    play([echo, plain], {
      ...table([], ['m/recall'], { discard: ['m/echo'] }),
      steps: [{ Anna: 'play', card: 'm/recall' }],
      expect: { vp: { Anna: 0 }, 'hand-size': { Anna: 2 } },
    });
    const dig = action('dig', undefined, {
      when: 'played',
      steps: [{ do: 'search', what: { pick: 'one', noun: 'minion', where: 'deck' }, to: 'play' }],
    });
    const mole = minion('mole', 2, { when: 'played', if: { playedFrom: 'deck' }, steps: [{ do: 'gain', n: 1 }] });
    play([dig, mole], {
      ...table([], ['m/dig'], { deck: ['m/mole', 'm/nap'] }),
      steps: [{ Anna: 'play', card: 'm/dig', pick: ['tortuga'] }],
      expect: { vp: { Anna: 1 } },
    });
  });
});

describe('a card of another player’s hand', () => {
  it('is looked at and played as one’s own', () => {
    const puppeteer = action('puppeteer', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } },
        { do: 'play', may: true, what: { pick: 'one', noun: 'action', where: 'hand', whose: 'that player' } },
      ],
    });
    const start = table([], ['m/puppeteer']);
    play([puppeteer], {
      ...start,
      players: [start.players[0], { name: 'Ben', hand: [{ card: 'm/nap', as: 'theirs' }, 'm/two'], deck: ['m/nap'] }],
      steps: [{ Anna: 'play', card: 'm/puppeteer', pick: ['theirs'] }],
      expect: { hand: { Anna: ['m/nap'], Ben: ['m/two'] }, discard: { Ben: ['theirs'] } },
    });
  });
});

describe('an action', () => {
  it('is counted by its name', () => {
    const heirloom = action('heirloom', 'minion', {
      when: 'always',
      steps: [{ do: 'power', n: 1, what: 'host', each: { noun: 'action', named: 'this', on: 'host' } }],
    });
    const charm = action('charm', 'minion', { when: 'always', steps: [{ do: 'power', n: 1, what: 'host' }] });
    const start = table(['Anna one a'], ['m/heirloom']);
    start.bases[0].minions![0] = {
      ...start.bases[0].minions![0],
      actions: [
        { card: 'm/heirloom', controller: 'Anna', as: 'old' },
        { card: 'm/charm', controller: 'Anna', as: 'charm' },
      ],
    } as never;
    play([heirloom, charm], { ...start, steps: [{ Anna: 'play', card: 'm/heirloom', at: 'a' }], expect: { power: { a: 6 } } });
  });
  it('that stays is played in a scoring only if its condition holds', () => {
    const banner = action(
      'banner',
      'base',
      {
        when: { special: 'before', from: 'hand' },
        if: { count: { noun: 'minion', whose: 'you', where: 'there' }, is: 'some' },
        steps: [{ do: 'play', what: 'this', may: true, at: 'there' }],
      },
      { when: 'always', steps: [{ do: 'power', n: 1, what: { pick: 'all', noun: 'minion', whose: 'you', where: 'here' } }] },
    );
    for (const mine of [true, false]) {
      const start = table([...(mine ? ['Anna one a'] : []), 'Ben six b', 'Ben six c', 'Ben six d']);
      play([banner], {
        ...start,
        players: [{ name: 'Anna', hand: [{ card: 'm/banner', as: 'banner' }] }, { name: 'Ben' }],
        bases: [{ ...start.bases[0], base: 'tar-pits' }, { base: 'tortuga' }],
        'base-deck': ['the-homeworld', 'ninja-dojo'],
        turn: 'Ben',
        steps: mine ? [{ Ben: 'end' }, { Anna: 'special', card: 'banner' }] : [{ Ben: 'end' }],
        expect: { zone: { banner: mine ? 'discard' : 'hand' }, ...(mine ? {} : { turn: 'Anna' }) },
      });
    }
  });
});

describe('a base that scores', () => {
  it('lets each player choose before anything happens', () => {
    const hall = base('hall', {
      when: { scores: 'after' },
      who: 'winner',
      steps: [
        { do: 'choose', who: 'each player here', what: { ...ours, where: 'here' } },
        { do: 'put', what: 'it', to: 'bottom' },
      ],
    });
    play([hall], {
      players: [
        { name: 'Anna', deck: ['m/nap', 'm/nap', 'm/nap'] },
        { name: 'Ben', deck: ['m/nap', 'm/nap', 'm/nap'] },
      ],
      bases: [
        {
          base: 'm/hall',
          minions: [
            { card: 'm/six', controller: 'Anna', as: 'a' },
            { card: 'm/six', controller: 'Anna', as: 'b' },
            { card: 'm/six', controller: 'Ben', as: 'c' },
            { card: 'm/three', controller: 'Ben', as: 'd' },
          ],
        },
        { base: 'tortuga' },
      ],
      'base-deck': ['the-homeworld', 'ninja-dojo'],
      steps: [
        { Anna: 'end', pick: ['a'] },
        { Ben: 'pick', pick: ['d'] },
      ],
      expect: { zone: { a: 'deck', b: 'discard', c: 'discard', d: 'deck' } },
    });
  });
});
