import { describe, it } from 'vitest';
import { action, minion, ours, play, table } from './made.js';

// How large hands, powers and breakpoints are to be, for cards of the workshop.

describe('a hand', () => {
  const hands = (anna: string[], ben: string[], card: string) => ({
    players: [
      { name: 'Anna', hand: [card, ...anna], deck: ['m/nap', 'm/nap', 'm/nap', 'm/nap'] },
      { name: 'Ben', hand: ben, deck: ['m/nap', 'm/nap'] },
    ],
    bases: [{ base: 'tortuga' }],
  });
  const feast = action('feast', undefined, { when: 'played', steps: [{ do: 'draw up to', n: 'as the most' }] });
  const famine = action('famine', undefined, {
    when: 'played',
    steps: [{ do: 'discard down to', n: 'as you', who: 'each other player' }],
  });
  it('is filled up to the largest one', () => {
    play([feast], {
      ...hands([], ['m/nap', 'm/nap', 'm/one'], 'm/feast'),
      steps: [{ Anna: 'play', card: 'm/feast' }],
      expect: { 'hand-size': { Anna: 3, Ben: 3 } },
    });
    play([feast], {
      ...hands(['m/one', 'm/two'], ['m/nap'], 'm/feast'),
      steps: [{ Anna: 'play', card: 'm/feast' }],
      expect: { 'hand-size': { Anna: 2, Ben: 1 } },
    });
  });
  it('is cut down to that of the player of the card', () => {
    play([famine], {
      ...hands(['m/one'], ['m/nap', 'm/two', 'm/three'], 'm/famine'),
      steps: [
        { Anna: 'play', card: 'm/famine' },
        { Ben: 'pick', pick: [['m/nap', 'm/two']] },
      ],
      expect: { hand: { Ben: ['m/three'] }, 'hand-size': { Anna: 1 } },
    });
  });
  it('is filled up to a number of minions', () => {
    const host = minion('host', 2, {
      when: 'talent',
      steps: [{ do: 'draw up to', n: { count: { noun: 'minion', whose: 'you', where: 'here' } } }],
    });
    play([host], {
      ...table(['Anna host', 'Anna one', 'Ben two'], []),
      steps: [{ Anna: 'talent', card: 'host' }],
      expect: { 'hand-size': { Anna: 2 } },
    });
  });
});

describe('power', () => {
  it('is counted once for each different one', () => {
    const scales = action('scales', undefined, {
      when: 'played',
      steps: [{ do: 'draw', n: 1, each: { noun: 'minion', whose: 'you', different: 'power' } }],
    });
    play([scales], {
      ...table(['Anna one', 'Anna one b', 'Anna three', 'Ben two'], ['m/scales']),
      steps: [{ Anna: 'play', card: 'm/scales' }],
      expect: { 'hand-size': { Anna: 2 } },
    });
  });
  it('is compared with the highest of some minions', () => {
    const bully = action('bully', undefined, {
      when: 'played',
      steps: [
        {
          do: 'destroy',
          what: { pick: 'one', noun: 'minion', whose: 'others', power: { atMost: { strongest: { noun: 'minion', whose: 'you' } } } },
          may: true,
        },
      ],
    });
    play([bully], {
      ...table(['Anna one', 'Anna three', 'Ben two b', 'Ben three c', 'Ben four d'], ['m/bully']),
      steps: [{ Anna: 'play', card: 'm/bully' }],
      expect: { decision: { player: 'Anna', options: ['b', 'c'], 'can-decline': true } },
    });
  });
  it('keeps minions out', () => {
    const gate = action('gate', 'base', { when: 'always', steps: [{ do: 'cannot enter', whose: 'others', power: { atLeast: 3 } }] });
    for (const [card, zone] of [
      ['two', 'tar-pits'],
      ['three', 'tortuga'],
    ])
      play([gate], {
        ...table([`Ben ${card} moved`], ['aliens/invasion']),
        bases: [table([`Ben ${card} moved`]).bases[0], { base: 'tar-pits', actions: [{ card: 'm/gate', controller: 'Ben' }] }],
        steps: [{ Anna: 'play', card: 'aliens/invasion' }],
        expect: { zone: { moved: zone } },
      });
  });
});

describe('a breakpoint', () => {
  const start = table(['Anna two a'], ['m/peak']);
  it('says which base is meant', () => {
    const peak = action('peak', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'base', breakpoint: { atLeast: 20 } } },
        { do: 'move', what: ours, to: 'there' },
      ],
    });
    // Tortuga has 21, the Tar Pits 16.
    play([peak], {
      ...start,
      bases: [{ base: 'tar-pits', minions: start.bases[0].minions }, { base: 'tortuga' }],
      steps: [{ Anna: 'play', card: 'm/peak' }],
      expect: { zone: { a: 'tortuga' } },
    });
  });
  it('of a chosen base is set', () => {
    const flattener = action('flattener', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'base' } },
        { do: 'set breakpoint', n: 15, of: 'starting breakpoint', where: 'there' },
      ],
    });
    play([flattener], {
      ...table([], ['m/flattener']),
      steps: [{ Anna: 'play', card: 'm/flattener', pick: ['tortuga'] }],
      expect: { at: { tortuga: { breakpoint: 15 } } },
    });
  });
  it('gives power as long as it is high enough', () => {
    const climber = minion('climber', 3, {
      when: 'always',
      if: { breakpoint: 'here', is: 'at least', n: 20 },
      steps: [{ do: 'power', n: 2, what: 'this' }],
    });
    const drop = action('drop', undefined, {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'base', where: 'with you' } },
        { do: 'breakpoint', n: -3, where: 'there' },
      ],
    });
    const start = table(['Anna climber'], ['m/drop']);
    play([climber, drop], { ...start, steps: [], expect: { power: { climber: 5 } } });
    play([climber, drop], { ...start, steps: [{ Anna: 'play', card: 'm/drop' }], expect: { power: { climber: 3 } } });
  });
});

describe('a player', () => {
  const robin = action('robin', undefined, {
    when: 'played',
    steps: [
      {
        do: 'for each',
        what: { pick: 'all', noun: 'player', whose: 'others', with: 'most VP' },
        steps: [{ do: 'lose', n: 1, who: 'that player' }],
      },
      { do: 'draw', n: 1, each: { noun: 'player', with: 'fewest VP' } },
    ],
  });
  it('has the most VP of all, or shares them', () => {
    const game = (anna: number, ben: number) => ({
      players: [
        { name: 'Anna', hand: ['m/robin'], deck: ['m/nap', 'm/nap', 'm/nap'], vp: anna },
        { name: 'Ben', vp: ben, deck: ['m/nap'] },
      ],
      bases: [{ base: 'tortuga' }],
      steps: [{ Anna: 'play', card: 'm/robin' }],
    });
    play([robin], { ...game(2, 5), expect: { vp: { Anna: 2, Ben: 4 }, 'hand-size': { Anna: 1 } } });
    play([robin], { ...game(5, 2), expect: { vp: { Anna: 5, Ben: 2 }, 'hand-size': { Anna: 1 } } });
    play([robin], { ...game(4, 4), expect: { vp: { Anna: 4, Ben: 3 }, 'hand-size': { Anna: 1 } } });
  });
});
