import { type Ability, type AnyCard, type BaseTree, type CardTree, type Document, FORMAT } from '../src/index.js';

// Words that none of our own cards needs, each with a card that uses it.

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
