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
    // Who has none loses none.
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
