import { LANGUAGES } from '@breakpoint/cards/texts';
import { describe, expect, it } from 'vitest';
import { type AnyCard, type Document, FORMAT, textOf } from '../src/index.js';
import { action, base, draw, minion, play, table } from './made.js';

// What a card with a condition inside offers, and when; and what several cards do together.

describe('a Talent that begins with a condition', () => {
  const another = { count: { noun: 'minion', whose: 'you', where: 'here', other: true }, is: 'some' };
  const grow = { do: 'counter', n: 1, what: 'this' };
  const none = { ...another, is: 'none' };
  it.each([
    ['otherwise', [{ do: 'if', if: another, steps: [draw], else: [grow] }]],
    [
      'and then another one',
      [
        { do: 'if', if: another, steps: [draw] },
        { do: 'if', if: none, steps: [grow] },
      ],
    ],
  ])('is offered if what comes after it could do something: %s', (_name, steps) => {
    const sentry = minion('sentry', 3, { when: 'talent', steps });
    play([sentry], {
      ...table(['Anna sentry']),
      steps: [{ Anna: 'talent', card: 'sentry' }],
      expect: { counters: { sentry: 1 }, 'hand-size': { Anna: 0 } },
    });
    play([sentry], {
      ...table(['Anna sentry', 'Anna one']),
      steps: [{ Anna: 'talent', card: 'sentry' }],
      expect: { counters: { sentry: 0 }, 'hand-size': { Anna: 1 } },
    });
  });
});

it('a Special in play whose “you may” has a condition is used in the window', () => {
  const guide = minion('guide', 3, {
    when: { special: 'after', from: 'play' },
    steps: [{ do: 'if', if: { won: 'yes' }, steps: [{ do: 'return', what: 'this', may: true }] }],
  });
  const start = table(['Anna guide', 'Anna six', 'Anna six b', 'Ben three']);
  play([guide], {
    ...start,
    bases: [{ ...start.bases[0], base: 'tar-pits' }, { base: 'tortuga' }],
    'base-deck': ['the-homeworld', 'ninja-dojo'],
    steps: [{ Anna: 'end' }, { Anna: 'special', card: 'guide' }],
    expect: { hand: { Anna: ['guide', 'm/nap', 'm/nap'] } },
  });
});

describe('minions that move together', () => {
  const owl = minion(
    'owl',
    2,
    {
      when: 'talent',
      steps: [{ do: 'move', what: { pick: 'up to', n: 2, noun: 'minion', whose: 'you', where: 'here' }, to: 'one other base' }],
    },
    {
      when: { after: 'moved', what: { pick: 'one', noun: 'minion', whose: 'you', where: 'here', other: true } },
      steps: [{ do: 'power', n: 1, what: 'it' }],
    },
  );
  it.each([[['owl', 'a']], [['a', 'owl']]])('do not see one another arrive: %s', (list) => {
    play([owl], {
      ...table(['Anna owl', 'Anna one a']),
      bases: [table(['Anna owl', 'Anna one a']).bases[0], { base: 'the-homeworld' }, { base: 'tar-pits' }],
      steps: [{ Anna: 'talent', card: 'owl', pick: [list, 'the-homeworld'] }],
      expect: { power: { a: 1 }, zone: { a: 'the-homeworld', owl: 'the-homeworld' } },
    });
  });
});

it('a minion that could not move has left no base', () => {
  const gull = minion('gull', 2, {
    when: 'played',
    steps: [
      { do: 'move', what: 'this', to: 'another base' },
      { do: 'power', n: -2, what: { pick: 'one', noun: 'minion', where: 'old base' } },
    ],
  });
  const start = table(['Ben three a'], [{ card: 'm/gull', as: 'gull' }]);
  play([gull], {
    ...start,
    bases: [start.bases[0]],
    steps: [{ Anna: 'play', card: 'gull' }],
    expect: { power: { gull: 2, a: 3 }, 'no-decision': true },
  });
});

it('a minion that was played is not called an action', () => {
  const barracks = base('barracks', {
    when: { at: 'end of your turn' },
    steps: [
      {
        do: 'play',
        may: true,
        what: { pick: 'one', noun: 'minion', where: 'hand' },
        at: 'here',
        done: [
          {
            do: 'later',
            at: 'end of turn',
            steps: [
              {
                do: 'if',
                if: { count: { noun: 'minion', whose: 'you', where: 'here' }, is: 'some' },
                steps: [{ do: 'put', what: 'it', to: 'top' }],
              },
            ],
          },
        ],
      },
    ],
  }) as AnyCard;
  const document = { format: FORMAT, name: { en: 'x' }, cards: [action('nap', undefined)], bases: [barracks] } as unknown as Document;
  const texts = LANGUAGES.map((l) => textOf(document, barracks, l));
  expect(texts[0]).toContain('place that minion on top');
  expect(texts.join()).not.toMatch(/played action|Action jouée|acción jugada/);
});

describe('what comes “if you do not”', () => {
  it('makes a Talent worth using when its price can’t be paid', () => {
    const miser = minion('miser', 3, {
      when: 'talent',
      steps: [{ do: 'discard', may: true, what: { pick: 'one', noun: 'card', where: 'hand' }, else: [draw] }],
    });
    play([miser], { ...table(['Anna miser']), steps: [{ Anna: 'talent', card: 'miser' }], expect: { 'hand-size': { Anna: 1 } } });
  });
});

describe('a limit and a choice', () => {
  it('may be as many as actions were played this turn', () => {
    const tusk = action('tusk', undefined, {
      when: 'played',
      steps: [
        {
          do: 'destroy',
          what: { pick: 'one', noun: 'minion', whose: 'others', power: { atMost: { did: 'played', noun: 'action', by: 'you' } } },
          may: true,
        },
      ],
    });
    const more = action('more', undefined, { when: 'played', steps: [{ do: 'extra', noun: 'action' }] });
    play([tusk, more], {
      ...table(['Ben two a', 'Ben three b'], ['m/more', 'm/tusk']),
      steps: [
        { Anna: 'play', card: 'm/more' },
        { Anna: 'play', card: 'm/tusk' },
      ],
      expect: { decision: { player: 'Anna', options: ['a'], 'can-decline': true } },
    });
  });
  it('leaves out the very card that was destroyed', () => {
    const swap = action('swap', undefined, {
      when: 'played',
      steps: [
        { do: 'destroy', what: { pick: 'one', noun: 'minion', whose: 'you' } },
        { do: 'play', what: { pick: 'one', noun: 'minion', where: 'discard', other: true } },
      ],
    });
    play([swap], {
      ...table(['Anna one a'], ['m/swap'], { discard: [{ card: 'm/one', as: 'twin' }] }),
      steps: [{ Anna: 'play', card: 'm/swap', pick: ['tortuga'] }],
      expect: { zone: { a: 'discard', twin: 'tortuga' } },
    });
  });
});
