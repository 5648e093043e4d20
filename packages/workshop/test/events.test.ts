import { describe, it } from 'vitest';
import { action, draw, minion, play, table } from './made.js';

// Moments that cards of the workshop wait for, and what they do instead of something else.

describe('VP', () => {
  const cheer = minion(
    'cheer',
    2,
    { when: { after: 'gained', what: { pick: 'one', noun: 'player' }, by: 'another' }, steps: [draw] },
    { when: { after: 'lost', what: { pick: 'one', noun: 'player' }, by: 'you' }, steps: [{ do: 'counter', n: 1, what: 'this' }] },
  );
  const gift = action('gift', undefined, {
    when: 'played',
    steps: [
      { do: 'gain', n: 2, who: 'each other player' },
      { do: 'lose', n: 1 },
    ],
  });
  it('that other players gain, and that you lose, set off an ability once each time', () => {
    play([cheer, gift], {
      ...table(['Anna cheer'], ['m/gift'], { vp: 3 }),
      steps: [{ Anna: 'play', card: 'm/gift' }],
      expect: { vp: { Anna: 2, Ben: 2 }, hand: { Anna: ['m/nap'] }, counters: { cheer: 1 } },
    });
    // A player who has none loses none.
    play([cheer, gift], {
      ...table(['Anna cheer'], ['m/gift']),
      steps: [{ Anna: 'play', card: 'm/gift' }],
      expect: { vp: { Anna: 0, Ben: 2 }, counters: { cheer: 0 } },
    });
  });
  it('of a scoring count too', () => {
    const start = table(['Anna six', 'Anna cheer', 'Ben six b', 'Ben six c']);
    play([cheer], {
      ...start,
      bases: [{ ...start.bases[0], base: 'tar-pits' }, { base: 'tortuga' }],
      'base-deck': ['the-homeworld', 'ninja-dojo'],
      steps: [{ Anna: 'end' }],
      expect: { vp: { Anna: 3, Ben: 4 }, 'hand-size': { Anna: 3 } },
    });
  });
});

describe('a minion that is returned', () => {
  it('sets off an ability of another one', () => {
    const bellhop = minion('bellhop', 3, {
      when: { after: 'returned', what: { pick: 'one', noun: 'minion', whose: 'you', other: true } },
      steps: [draw],
    });
    for (const [which, hand] of [
      ['a', ['a', 'm/nap']],
      ['b', []],
    ] as const)
      play([bellhop], {
        ...table(['Anna bellhop', 'Anna one a', 'Ben one b'], ['aliens/beam-up']),
        steps: [{ Anna: 'play', card: 'aliens/beam-up', pick: [which] }],
        expect: { hand: { Anna: [...hand] } },
      });
  });
});

describe('an “instead”', () => {
  it('replaces a return to a hand', () => {
    const homing = minion('homing', 3, {
      when: { instead: 'returned', what: { pick: 'one', noun: 'minion', whose: 'you' } },
      steps: [{ do: 'move', what: 'it', to: 'another base', may: true }],
    });
    const start = {
      ...table(['Anna homing', 'Anna one a', 'Ben one b']),
      players: [
        { name: 'Anna', deck: ['m/nap'] },
        { name: 'Ben', hand: ['aliens/abduction', 'aliens/abduction'], deck: ['m/nap'] },
      ],
      turn: 'Ben',
    };
    play([homing], {
      ...start,
      steps: [
        { Ben: 'play', card: 'aliens/abduction', pick: ['a'] },
        { Anna: 'pick', pick: ['do'] },
      ],
      expect: { zone: { a: 'tar-pits' } },
    });
    play([homing], {
      ...start,
      steps: [{ Ben: 'play', card: 'aliens/abduction', pick: ['a'] }, { Anna: 'pass' }],
      expect: { zone: { a: 'hand' } },
    });
    play([homing], { ...start, steps: [{ Ben: 'play', card: 'aliens/abduction', pick: ['b'] }], expect: { zone: { b: 'hand' } } });
  });
  it('replaces a move by another player', () => {
    const rooted = minion('rooted', 4, { when: { instead: 'moved', what: 'this', by: 'another' }, steps: [draw] });
    const start = table(['Anna rooted'], ['aliens/invasion']);
    play([rooted], {
      ...start,
      players: [start.players[0], { name: 'Ben', hand: ['aliens/invasion'], deck: ['m/nap'] }],
      turn: 'Ben',
      steps: [{ Ben: 'play', card: 'aliens/invasion' }],
      expect: { zone: { rooted: 'tortuga' }, 'hand-size': { Anna: 2 } },
    });
    play([rooted], {
      ...start,
      steps: [{ Anna: 'play', card: 'aliens/invasion' }],
      expect: { zone: { rooted: 'tar-pits' }, hand: { Anna: [] } },
    });
  });
});

describe('a card in hand', () => {
  const ambush = action('ambush', undefined, {
    when: { reaction: 'moved', what: { pick: 'one', noun: 'minion', whose: 'others' }, by: 'another' },
    steps: [{ do: 'destroy', what: 'it' }],
  });
  it('answers a move', () => {
    const start = table(['Ben two moved']);
    play([ambush], {
      ...start,
      players: [
        { name: 'Anna', hand: [{ card: 'm/ambush', as: 'ambush' }] },
        { name: 'Ben', hand: ['aliens/invasion'], deck: ['m/nap'] },
      ],
      bases: [start.bases[0], { base: 'the-homeworld' }],
      turn: 'Ben',
      steps: [
        { Ben: 'play', card: 'aliens/invasion' },
        { Anna: 'special', card: 'ambush' },
      ],
      expect: { zone: { moved: 'discard', ambush: 'discard' } },
    });
  });
  it('answers VP, including those of a scoring', () => {
    const toast = action('toast', undefined, {
      when: { reaction: 'gained', what: { pick: 'one', noun: 'player' }, by: 'you' },
      steps: [{ do: 'gain', n: 1 }],
    });
    const start = table(['Anna six', 'Anna six a', 'Anna six b', 'Ben one']);
    play([toast], {
      ...start,
      players: [{ name: 'Anna', hand: [{ card: 'm/toast', as: 'toast' }], deck: ['m/nap', 'm/nap'] }, { name: 'Ben' }],
      bases: [{ ...start.bases[0], base: 'tar-pits' }, { base: 'tortuga' }],
      'base-deck': ['the-homeworld', 'ninja-dojo'],
      steps: [{ Anna: 'end' }, { Anna: 'special', card: 'toast' }],
      expect: { vp: { Anna: 5 }, zone: { toast: 'discard' } },
    });
  });
  it('answers the end of another player’s turn, and not of its own', () => {
    const nightfall = action('nightfall', undefined, {
      when: { reaction: 'end of turn', what: { pick: 'one', noun: 'player' }, by: 'another' },
      steps: [{ do: 'draw', n: 2 }],
    });
    const hands = {
      ...table([]),
      players: [
        { name: 'Anna', hand: [{ card: 'm/nightfall', as: 'night' }], deck: ['m/nap', 'm/nap', 'm/nap', 'm/nap'] },
        { name: 'Ben', deck: ['m/nap', 'm/nap', 'm/nap'] },
      ],
    };
    play([nightfall], {
      ...hands,
      turn: 'Ben',
      steps: [{ Ben: 'end' }, { Anna: 'special', card: 'night' }],
      expect: { 'hand-size': { Anna: 2, Ben: 2 }, turn: 'Anna' },
    });
    play([nightfall], { ...hands, turn: 'Anna', steps: [{ Anna: 'end' }], expect: { zone: { night: 'hand' }, turn: 'Ben' } });
  });
  it('comes with a new base', () => {
    const settler = minion('settler', 2, {
      when: { reaction: 'arrives', what: { pick: 'one', noun: 'base' } },
      steps: [{ do: 'play', what: 'this', may: true, at: 'there' }],
    });
    const start = table(['Ben six', 'Ben six a', 'Ben six b', 'Ben one']);
    play([settler], {
      ...start,
      players: [
        { name: 'Anna', hand: [{ card: 'm/settler', as: 'settler' }] },
        { name: 'Ben', deck: ['m/nap', 'm/nap'] },
      ],
      bases: [{ ...start.bases[0], base: 'tar-pits' }, { base: 'tortuga' }],
      'base-deck': ['the-homeworld', 'ninja-dojo'],
      turn: 'Ben',
      steps: [{ Ben: 'end' }, { Anna: 'special', card: 'settler' }],
      expect: { zone: { settler: 'the-homeworld' } },
    });
  });
});
