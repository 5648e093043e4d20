import { type Ability, type AnyCard, type BaseTree, type CardTree, type Document, FORMAT } from '../tree.js';

// Examples of the words that none of our own cards needs.

const names = (id: string): { en: string } => ({ en: id.charAt(0).toUpperCase() + id.slice(1) });
const minion = (id: string, power: number, abilities: Ability[] = [], kinds?: string[]): CardTree => ({
  id,
  name: names(id),
  kind: 'minion',
  power,
  copies: 1,
  ...(kinds && { kinds }),
  abilities,
});
type Goes = 'base' | 'minion' | 'your minion';
const action = (id: string, abilities: Ability[], goes?: Goes, kinds?: string[]): CardTree => ({
  id,
  name: names(id),
  kind: 'action',
  ...(goes && { goes }),
  copies: 1,
  ...(kinds && { kinds }),
  abilities,
});
const base = (id: string, abilities: Ability[] = []): BaseTree => ({
  id,
  name: names(id),
  kind: 'base',
  breakpoint: 20,
  vp: [4, 2, 1],
  abilities,
});

const EXAMPLES: AnyCard[] = [
  // Limits on extra plays.
  action('litter', [{ when: 'played', steps: [{ do: 'extra', noun: 'minion', n: 2, kind: 'cub' }] }]),
  action('call', [{ when: 'played', steps: [{ do: 'extra', noun: 'minion', named: 'cub' }] }]),
  action('pack', [
    {
      when: 'played',
      steps: [
        {
          do: 'play',
          what: { pick: 'one', noun: 'minion', kind: 'cub', where: 'hand', power: { atMost: 3 } },
          done: [{ do: 'counter', n: 1, what: 'it' }],
        },
      ],
    },
  ]),
  minion('smith', 2, [{ when: 'each of your turns', steps: [{ do: 'extra', noun: 'action', on: 'this' }] }]),
  action('anvil', [{ when: 'each of your turns', steps: [{ do: 'extra', noun: 'action', kind: 'cub', on: 'host' }] }], 'minion'),
  // A Talent given to the host.
  action(
    'lesson',
    [{ when: 'talent of host', if: { counters: 'none', on: 'host' }, steps: [{ do: 'counter', n: 1, what: 'host' }] }],
    'minion',
  ),
  // Power set, doubled or counted.
  action('shrink', [
    { when: 'played', steps: [{ do: 'set power', n: 1, what: { pick: 'one', noun: 'minion' }, until: 'start of your turn' }] },
  ]),
  action('surge', [{ when: 'played', steps: [{ do: 'double power', may: true, what: { pick: 'one', noun: 'minion', whose: 'you' } }] }]),
  action('crown', [{ when: 'always', steps: [{ do: 'double power', what: 'host' }] }], 'your minion'),
  action(
    'fog',
    [{ when: 'always', steps: [{ do: 'set power', n: 2, what: { pick: 'all', noun: 'minion', whose: 'others', where: 'here' } }] }],
    'base',
  ),
  minion('hoarder', 0, [{ when: 'always', steps: [{ do: 'power', n: 1, what: 'this', each: { noun: 'card', where: 'hand' } }] }]),
  minion('mourner', 0, [
    { when: 'always', steps: [{ do: 'power', n: 1, what: 'this', each: { noun: 'minion', where: 'discard', different: true } }] },
  ]),
  minion('champion', 0, [{ when: 'always', steps: [{ do: 'set power', n: 1, what: 'this', each: 'your VP' }] }]),
  // Abilities cancelled.
  action('muzzle', [{ when: 'always', steps: [{ do: 'cancel abilities', what: 'host' }] }], 'minion'),
  action('hush', [
    {
      when: 'played',
      steps: [{ do: 'cancel abilities', what: { pick: 'all', noun: 'minion', whose: 'others' }, until: 'start of your turn' }],
    },
  ]),
  base('silence', [{ when: 'always', steps: [{ do: 'cancel abilities', what: { pick: 'all', noun: 'minion', where: 'here' } }] }]),
  // Kinds that an author gives to cards.
  base('kennel', [
    {
      when: { at: 'end of turn' },
      if: { count: { noun: 'minion', kind: 'cub', where: 'here' }, is: 'none' },
      steps: [{ do: 'breakpoint', n: 1, where: 'here' }],
    },
  ]),
  // Moments.
  minion('trainer', 2, [
    {
      when: { after: 'countered', what: { pick: 'one', noun: 'minion', whose: 'you', other: true }, by: 'you' },
      limit: { once: 'turn', by: 'card' },
      steps: [{ do: 'draw', n: 1 }],
    },
  ]),
  minion('seer', 2, [{ when: { after: 'revealed', what: { pick: 'one', noun: 'minion' } }, steps: [{ do: 'gain', n: 1 }] }]),
  minion('rival', 2, [
    { when: { after: 'talent', what: { pick: 'one', noun: 'minion', other: true } }, steps: [{ do: 'power', n: 1, what: 'this' }] },
  ]),
  minion('pioneer', 2, [
    { when: { after: 'arrives', what: { pick: 'one', noun: 'base' } }, steps: [{ do: 'move', what: 'this', to: 'there', may: true }] },
  ]),
  base('harbor', [{ when: { afterThis: 'arrives' }, steps: [{ do: 'draw', n: 1 }] }]),
  minion('gymnast', 1, [{ when: 'talent', steps: [{ do: 'counter', n: 1, what: { pick: 'one', noun: 'minion', whose: 'you' } }] }]),
  // Counts of what happened this turn.
  minion('vulture', 1, [
    { when: 'always', steps: [{ do: 'power', n: 1, what: 'this', each: { did: 'destroyed', noun: 'minion' } }] },
    { when: 'talent', if: { did: 'destroyed', noun: 'minion', by: 'you', is: 'some' }, steps: [{ do: 'draw', n: 1 }] },
  ]),
  action('encore', [
    { when: 'played', if: { did: 'played', noun: 'action', by: 'you', is: 'at least', n: 2 }, steps: [{ do: 'gain', n: 1 }] },
  ]),
  // Another player chooses.
  action('tribute', [
    { when: 'played', steps: [{ do: 'destroy', who: 'each other player', what: { pick: 'one', noun: 'minion', whose: 'you' } }] },
  ]),
  action('verdict', [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } },
        { do: 'choose', who: 'that player', what: { pick: 'one', noun: 'minion' } },
        { do: 'return', what: 'it' },
      ],
    },
  ]),
  // Delayed effects.
  action('fuse', [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'minion' } },
        { do: 'later', at: 'end of turn', steps: [{ do: 'destroy', what: 'it' }] },
      ],
    },
  ]),
  minion('sower', 2, [{ when: 'played', steps: [{ do: 'later', at: 'start of your turn', steps: [{ do: 'draw', n: 2 }] }] }]),
  // A hand revealed, VP lost, a base that cannot score, a reaction.
  action('boast', [
    {
      when: 'played',
      steps: [
        { do: 'show', what: { pick: 'any', noun: 'minion', where: 'hand' } },
        { do: 'power', n: 1, each: 'that many', what: { pick: 'all', noun: 'minion', whose: 'you' } },
        { do: 'show', who: 'each other player', what: { pick: 'all', noun: 'card', where: 'hand' } },
      ],
    },
  ]),
  action('fine', [{ when: 'played', steps: [{ do: 'lose', n: 2, who: 'each other player' }] }]),
  action('siege', [{ when: 'always', steps: [{ do: 'cannot score', where: 'here' }] }], 'base'),
  action('truce', [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'base' } },
        { do: 'cannot score', where: 'there' },
      ],
    },
  ]),
  action('revenge', [
    { when: { reaction: 'destroyed', what: { pick: 'one', noun: 'minion', whose: 'you' }, by: 'another' }, steps: [{ do: 'gain', n: 1 }] },
  ]),
  action('snare', [
    {
      when: { reaction: 'played', what: { pick: 'one', noun: 'minion', where: 'with you', printed: { atMost: 2 } }, by: 'another' },
      steps: [{ do: 'destroy', what: 'it' }],
    },
  ]),
  // Protection for a time, ties, and cards that cannot be played.
  action('shelter', [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'base' } },
        {
          do: 'cannot',
          verbs: ['destroy', 'move'],
          by: 'cards',
          what: { pick: 'all', noun: 'minion', whose: 'you', where: 'there' },
          until: 'start of your turn',
        },
      ],
    },
  ]),
  action('cloak', [
    { when: 'played', steps: [{ do: 'cannot', verbs: ['affect'], by: 'actions', what: { pick: 'one', noun: 'minion', whose: 'you' } }] },
  ]),
  minion('jarl', 2, [
    {
      when: 'always',
      if: { count: { noun: 'minion', whose: 'you', where: 'here' }, is: 'at least', n: 3 },
      steps: [{ do: 'win ties' }],
    },
  ]),
  action('hermit', [{ when: 'always', steps: [{ do: 'cannot play', noun: 'action', whose: 'others' }] }], 'base'),
  base('palace', [{ when: 'always', steps: [{ do: 'cannot play', noun: 'minion', printed: { atMost: 2 } }] }]),
  // Who has more, what power it is, and printed power.
  minion('beggar', 2, [
    { when: 'played', if: { ahead: 'every other', in: 'hand' }, steps: [{ do: 'draw up to', n: 3 }] },
    { when: 'talent', if: { ahead: 'another', in: 'VP' }, steps: [{ do: 'draw', n: 1 }] },
  ]),
  minion('pupil', 2, [
    {
      when: 'always',
      if: { count: { noun: 'minion', whose: 'you', other: true, where: 'here', printed: { atLeast: 4 } }, is: 'some' },
      steps: [
        { do: 'power', n: 2, what: 'this' },
        { do: 'cannot', verbs: ['destroy'], what: 'this' },
      ],
    },
  ]),
  minion('mother', 3, [
    { when: 'always', steps: [{ do: 'power', n: 1, what: { pick: 'all', noun: 'minion', named: 'cub', whose: 'you' } }] },
  ]),
  action('wither', [
    {
      when: 'played',
      steps: [
        { do: 'power', n: -3, what: { pick: 'one', noun: 'minion' } },
        { do: 'if', if: { power: 'it', is: 'at most', n: 0 }, steps: [{ do: 'destroy', what: 'it' }] },
      ],
    },
  ]),
  // Several players choose, and several cards.
  action('famine', [
    {
      when: 'played',
      steps: [
        {
          do: 'either',
          who: 'each other player',
          of: [
            [{ do: 'discard', what: { pick: 'one', noun: 'card', where: 'hand' } }],
            [{ do: 'destroy', what: { pick: 'one', noun: 'minion', whose: 'you' } }],
          ],
        },
      ],
    },
  ]),
  action('feast', [
    {
      when: 'played',
      steps: [
        { do: 'draw', n: 1, who: 'each player' },
        { do: 'discard', may: true, what: { pick: 'exactly', n: 2, noun: 'card', where: 'hand' }, done: [{ do: 'gain', n: 1 }] },
      ],
    },
  ]),
  action(
    'tide',
    [
      {
        when: { at: 'end of turn' },
        steps: [
          { do: 'move', who: 'active player', what: { pick: 'one', noun: 'minion', whose: 'you', where: 'here' }, to: 'another base' },
        ],
      },
    ],
    'base',
  ),
  minion('boss', 5, [
    {
      when: { at: 'end of your turn' },
      if: { count: { noun: 'card', where: 'hand' }, is: 'at most', n: 1 },
      steps: [{ do: 'destroy', what: 'this' }],
    },
  ]),
  // Control that is given, and minions that are swapped.
  minion('hostage', 2, [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } },
        { do: 'control', who: 'that player', what: 'this' },
      ],
    },
    {
      when: { after: 'scores', what: { pick: 'one', noun: 'base' } },
      if: { count: { noun: 'minion', whose: 'you', owner: 'others', where: 'there' }, is: 'some' },
      steps: [{ do: 'lose', n: 1, who: 'winner' }],
    },
  ]),
  action('trade', [
    {
      when: 'played',
      steps: [
        {
          do: 'swap',
          of: 'control',
          from: { pick: 'one', noun: 'minion', whose: 'you' },
          to: { pick: 'one', noun: 'minion', whose: 'others' },
        },
      ],
    },
  ]),
  minion('dancer', 2, [
    { when: 'talent', steps: [{ do: 'swap', of: 'places', from: 'this', to: { pick: 'one', noun: 'minion', where: 'elsewhere' } }] },
    { when: { afterThis: 'moved' }, steps: [{ do: 'counter', n: 1, what: 'this' }] },
  ]),
  // The strongest and the weakest, counters that count, and the minion that an action is on.
  base('arena', [
    { when: { at: 'end of turn' }, steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion', where: 'here', rank: 'weakest' } }] },
  ]),
  action(
    'bomb',
    [
      {
        when: { at: 'start of your turn' },
        steps: [
          { do: 'counter', n: 1, what: 'this' },
          {
            do: 'if',
            if: { counters: 'at least', on: 'this', n: 3 },
            steps: [{ do: 'destroy', what: { pick: 'all', noun: 'minion', where: 'here', rank: 'strongest' } }],
          },
        ],
      },
    ],
    'base',
  ),
  action('bounty', [{ when: { afterHost: 'destroyed' }, steps: [{ do: 'gain', n: 1 }] }], 'minion'),
  action('clock', [{ when: { at: 'start of turn' }, steps: [{ do: 'draw', n: 1, who: 'active player' }] }], 'base'),
  action('pickpocket', [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } },
        { do: 'take', what: { pick: 'random', n: 1, noun: 'card', whose: 'that player', where: 'hand' } },
        { do: 'show', what: { pick: 'random', n: 2, noun: 'card', where: 'hand' } },
      ],
    },
  ]),
  // Cards that were looked at.
  action('catalog', [
    {
      when: 'played',
      steps: [
        { do: 'look', n: 3 },
        { do: 'put', what: { pick: 'one', noun: 'card', where: 'them' }, to: 'hand' },
        { do: 'put', what: { pick: 'all', noun: 'card', where: 'them' }, to: 'bottom' },
      ],
    },
  ]),
  action('spy', [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } },
        { do: 'reveal', n: 2, whose: 'that player' },
        { do: 'discard', may: true, what: { pick: 'one', noun: 'minion', where: 'them' } },
        { do: 'look at bases', n: 2 },
      ],
    },
  ]),
  // One card for another.
  minion('bodyguard', 4, [
    {
      when: { instead: 'destroyed', what: { pick: 'one', noun: 'minion', whose: 'you', other: true, where: 'here' } },
      steps: [{ do: 'destroy', what: 'this', may: true }],
    },
  ]),
  action('amulet', [{ when: { instead: 'destroyed', what: 'host' }, steps: [{ do: 'destroy', what: 'this' }] }], 'minion'),
  minion('phoenix', 2, [{ when: { instead: 'destroyed', what: 'this' }, steps: [{ do: 'return', what: 'this', may: true }] }]),
  // Control for a time, or as long as a card is there; minions that cancel abilities.
  action('charm', [
    {
      when: 'played',
      steps: [{ do: 'control', what: { pick: 'one', noun: 'minion', whose: 'others', power: { atMost: 2 } }, for: 'end of turn' }],
    },
  ]),
  action('leash', [{ when: 'played', steps: [{ do: 'control', what: 'host', for: 'while this is in play' }] }], 'minion'),
  minion('jailer', 3, [
    { when: 'always', steps: [{ do: 'cancel abilities', what: { pick: 'all', noun: 'minion', whose: 'others', where: 'here' } }] },
  ]),
  minion('gorgon', 4, [
    {
      when: 'played',
      steps: [{ do: 'cancel abilities', what: { pick: 'one', noun: 'minion', other: true }, until: 'while this is in play' }],
    },
  ]),
  base('classroom', [{ when: 'always', steps: [{ do: 'no talents' }] }]),
  action('gag', [{ when: 'always', steps: [{ do: 'no talents', whose: 'others' }] }], 'base'),
  // When and where a card can be played.
  action(
    'totem',
    [
      {
        when: 'to play',
        steps: [{ do: 'only on', what: { pick: 'one', noun: 'base', having: { count: { noun: 'card', named: 'this' }, is: 'none' } } }],
      },
      { when: 'always', steps: [{ do: 'your power', n: 2 }] },
    ],
    'base',
  ),
  action(
    'yoke',
    [
      { when: 'to play', steps: [{ do: 'only on', what: { pick: 'one', noun: 'minion', whose: 'others', power: { atMost: 3 } } }] },
      { when: 'always', steps: [{ do: 'power', n: -2, what: 'host' }] },
    ],
    'minion',
  ),
  action('hope', [
    { when: 'to play', if: { count: { noun: 'card', where: 'hand' }, is: 'at most', n: 2 }, steps: [] },
    { when: 'played', steps: [{ do: 'draw', n: 3 }] },
  ]),
  minion('loner', 5, [
    { when: 'to play', steps: [{ do: 'only on', what: { pick: 'one', noun: 'base', where: 'without you' } }] },
    { when: { after: 'discarded', what: { pick: 'one', noun: 'card' }, by: 'another' }, steps: [{ do: 'counter', n: 1, what: 'this' }] },
  ]),
  // Draws and discards as moments, a limited "instead", and the end of your next turn.
  minion('scholar', 2, [
    {
      when: { after: 'drawn', what: { pick: 'one', noun: 'card' }, by: 'another' },
      limit: { once: 'turn', by: 'card' },
      steps: [{ do: 'draw', n: 1 }],
    },
  ]),
  minion('angel', 3, [
    {
      when: { instead: 'destroyed', what: { pick: 'one', noun: 'minion', whose: 'you', other: true } },
      limit: { once: 'turn', by: 'card' },
      steps: [{ do: 'return', what: 'it' }],
    },
  ]),
  action('bond', [{ when: 'played', steps: [{ do: 'later', at: 'end of your next turn', steps: [{ do: 'gain', n: 1 }] }] }]),
  // Costs by power, and what happens if they are not paid.
  minion('spirit', 3, [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'minion', other: true } },
        {
          do: 'discard',
          may: true,
          what: { pick: 'as many', as: { powerOf: 'it' }, noun: 'card', where: 'hand' },
          done: [{ do: 'draw', n: 1 }],
          else: [{ do: 'counter', n: 1, what: 'this' }],
        },
      ],
    },
  ]),
  minion('landlord', 5, [
    {
      when: { at: 'end of your turn' },
      steps: [{ do: 'discard', may: true, what: { pick: 'one', noun: 'card', where: 'hand' }, else: [{ do: 'destroy', what: 'this' }] }],
    },
  ]),
  action('butcher', [
    {
      when: 'played',
      steps: [
        { do: 'destroy', what: { pick: 'any', noun: 'minion', whose: 'you' } },
        { do: 'draw', n: 1, each: 'that many' },
        { do: 'choose', may: true, what: { pick: 'one', noun: 'minion' }, done: [{ do: 'gain', n: 1, each: { powerOf: 'it' } }] },
      ],
    },
  ]),
  action('costume', [
    {
      when: 'played',
      steps: [
        {
          do: 'return',
          what: { pick: 'one', noun: 'minion', whose: 'you' },
          done: [{ do: 'extra', noun: 'minion', power: { atMost: { powerOf: 'it', plus: 2 } }, at: 'there' }],
        },
      ],
    },
  ]),
  // Players who fulfil a condition.
  action('toll', [
    {
      when: 'played',
      steps: [
        { do: 'discard', who: 'each player with more VP', what: { pick: 'one', noun: 'card', where: 'hand' } },
        { do: 'choose', what: { pick: 'one', noun: 'base', having: { count: { noun: 'action' }, is: 'some' } } },
        { do: 'destroy', who: 'each other player here', what: { pick: 'one', noun: 'minion', whose: 'you', where: 'there' } },
        { do: 'draw', n: 1, who: 'each player here' },
      ],
    },
  ]),
  minion('duke', 3, [
    {
      when: 'played',
      steps: [
        { do: 'destroy', what: { pick: 'one', noun: 'minion', whose: 'others', bearing: 'some' } },
        { do: 'draw', n: 1, who: 'its controller' },
        { do: 'lose', n: 1, who: 'each player with more cards' },
      ],
    },
  ]),
  // Actions on minions, factions, new minions.
  minion('herald', 3, [
    { when: 'played', steps: [{ do: 'power', n: 1, what: { pick: 'all', noun: 'minion', whose: 'you', other: true, fresh: true } }] },
    {
      when: 'always',
      steps: [{ do: 'power', n: 1, what: { pick: 'all', noun: 'minion', whose: 'you', where: 'here', faction: 'another' } }],
    },
  ]),
  // The abilities of other minions, and bases that are replaced.
  minion('mimic', 3, [
    { when: 'played', steps: [{ do: 'use ability', of: 'played', what: { pick: 'one', noun: 'minion', other: true, where: 'here' } }] },
  ]),
  minion('apprentice', 3, [
    { when: 'talent', steps: [{ do: 'use ability', of: 'talent', what: { pick: 'one', noun: 'minion', other: true } }] },
  ]),
  action('earthquake', [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'base' } },
        { do: 'replace base', where: 'there', by: 'top' },
      ],
    },
  ]),
  minion('surveyor', 2, [{ when: 'talent', steps: [{ do: 'replace base', where: 'here', by: 'any', may: true }] }]),
  // Talents once more, plays and moves that have a limit, cards that are thrown away, and gifts.
  action('encouragement', [{ when: 'played', steps: [{ do: 'use talent', what: { pick: 'one', noun: 'minion', whose: 'you' } }] }]),
  minion('bouncer', 4, [{ when: 'always', steps: [{ do: 'cannot play', noun: 'minion', whose: 'others', most: 1 }] }]),
  base('island', [
    { when: 'always', steps: [{ do: 'cannot enter' }] },
    { when: { scores: 'after' }, who: 'strongest', steps: [{ do: 'draw', n: 1 }] },
  ]),
  action('barricade', [{ when: 'always', steps: [{ do: 'cannot enter', whose: 'others' }] }], 'base'),
  action('overtime', [{ when: 'always', if: { ahead: 'another' }, steps: [{ do: 'cannot score', where: 'here' }] }], 'base'),
  minion('ashbird', 4, [{ when: { afterThis: 'discarded from hand' }, steps: [{ do: 'play', what: 'this', may: true }] }]),
  action('tab', [{ when: { at: 'start of its turn' }, steps: [{ do: 'lose', n: 1, who: 'active player' }] }], 'minion'),
  action('curfew', [{ when: { at: 'end of its turn' }, steps: [{ do: 'power', n: -1, what: 'host' }] }], 'minion'),
  action('tithe', [
    {
      when: 'played',
      steps: [{ do: 'give', to: 'you', who: 'each player with more cards', what: { pick: 'one', noun: 'card', where: 'hand' } }],
    },
  ]),
  minion('beekeeper', 3, [
    {
      when: { instead: 'destroyed', what: 'this' },
      steps: [{ do: 'discard', may: true, what: { pick: 'one', noun: 'card', where: 'hand' } }],
    },
  ]),
  minion('gladiator', 4, [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'minion', other: true, where: 'here' } },
        {
          do: 'if',
          if: { weaker: 'it', than: 'this' },
          steps: [{ do: 'destroy', what: 'it' }],
          else: [{ do: 'return', what: 'this' }],
        },
      ],
    },
  ]),
  minion('ambusher', 3, [
    {
      when: { reaction: 'destroyed', what: { pick: 'one', noun: 'minion', whose: 'you' } },
      steps: [{ do: 'play', what: 'this', may: true }],
    },
  ]),
  // What comes with an "instead", bases that are led, actions on one of your minions, and an action that says where it goes.
  action(
    'parachute',
    [{ when: { instead: 'destroyed', what: 'host' }, steps: [{ do: 'return', what: 'host', done: [{ do: 'draw', n: 1 }] }] }],
    'minion',
  ),
  action('takeover', [
    {
      when: 'played',
      steps: [
        { do: 'choose', what: { pick: 'one', noun: 'base', led: true } },
        { do: 'control', what: { pick: 'one', noun: 'minion', whose: 'others', where: 'there' } },
      ],
    },
  ]),
  action('sender', [
    {
      when: { reaction: 'played', what: { pick: 'one', noun: 'action', on: 'your minion' }, by: 'another' },
      steps: [{ do: 'return', what: 'it' }],
    },
  ]),
  minion('lodger', 3, [
    { when: { after: 'played', what: { pick: 'one', noun: 'action', on: 'this' }, by: 'another' }, steps: [{ do: 'draw', n: 1 }] },
    {
      when: { after: 'destroyed', what: { pick: 'one', noun: 'minion', other: true, where: 'here' } },
      steps: [{ do: 'put', what: 'it', to: 'bottom', may: true }],
    },
  ]),
  action('boomerang', [
    {
      when: 'played',
      steps: [
        { do: 'destroy', what: { pick: 'one', noun: 'minion', power: { atMost: 2 } } },
        { do: 'put', what: 'this', to: 'bottom' },
      ],
    },
  ]),
  action('summons', [
    { when: 'played', steps: [{ do: 'play', may: true, what: { pick: 'one', noun: 'minion', where: 'hand', power: { atLeast: 4 } } }] },
  ]),
  minion('latecomer', 3, [
    {
      when: { special: 'your turn', from: 'hand' },
      if: { count: { noun: 'minion', whose: 'you' }, is: 'none' },
      steps: [{ do: 'play', what: 'this', may: true }],
    },
  ]),
  action('robbery', [
    {
      when: 'played',
      steps: [
        {
          do: 'play',
          may: true,
          what: {
            pick: 'one',
            noun: 'minion',
            whose: 'others',
            where: 'discard',
            power: { below: { count: { noun: 'card', where: 'hand' } } },
          },
          done: [{ do: 'destroy', what: { pick: 'one', noun: 'minion', other: true, where: 'there', power: { atMost: 2 } } }],
        },
      ],
    },
  ]),
];

const CUB = {
  en: { one: 'Cub', many: 'Cubs', gender: 'm' },
  fr: { one: 'Petit', many: 'Petits', gender: 'm' },
  es: { one: 'Cachorro', many: 'Cachorros', gender: 'm' },
} as const;

/** Plain cards, for the examples to act on. */
const PLAIN: AnyCard[] = [
  minion('cub', 1, [], ['cub']),
  minion('kit', 4, [], ['cub']),
  minion('ox', 5),
  minion('scout', 2, [{ when: 'played', steps: [{ do: 'draw', n: 1 }] }]),
  action('bolt', [{ when: 'played', steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion' } }] }]),
  action('peek', [{ when: 'played', steps: [{ do: 'reveal', n: 1 }] }]),
  action('nap', [{ when: 'played', steps: [{ do: 'draw', n: 1 }] }]),
  action('bell', [{ when: 'always', steps: [{ do: 'power', n: 1, what: 'host' }] }], 'minion', ['cub']),
  base('meadow'),
  base('marsh'),
];

const documentOf = (cards: readonly AnyCard[]): Document => ({
  format: FORMAT,
  name: { en: 'Beyond' },
  kinds: { cub: CUB },
  cards: cards.filter((card) => card.kind !== 'base'),
  bases: cards.filter((card) => card.kind === 'base'),
});

/** The examples, a faction for each few of them. */
export const BEYOND: Record<string, Document> = Object.fromEntries(
  Array.from({ length: Math.ceil(EXAMPLES.length / 8) }, (_, i) => [
    `beyond ${i + 1}`,
    documentOf([...EXAMPLES.slice(i * 8, i * 8 + 8), ...PLAIN.filter((card) => card.kind !== 'base')]),
  ]),
);
/** All of them together. */
export const ALL_BEYOND = documentOf([...EXAMPLES, ...PLAIN]);
