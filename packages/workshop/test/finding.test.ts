import { describe, it } from 'vitest';
import { action, minion, play, table } from './made.js';

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
