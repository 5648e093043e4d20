import { allCards } from '@breakpoint/cards';
import { runScenario, type Stage } from '@breakpoint/scenario';
import { expect } from 'vitest';
import { type Ability, type AnyCard, cardsNamed, checkDocument, type Document, FORMAT } from '../src/index.js';

// Cards that a test makes, and scenarios with them.

const named = (id: string) => ({ en: id });
export const minion = (id: string, power: number, ...abilities: unknown[]) => ({
  id,
  name: named(id),
  kind: 'minion',
  power,
  copies: 1,
  abilities: abilities as Ability[],
});
export const action = (id: string, goes: string | undefined, ...abilities: unknown[]) => ({
  id,
  name: named(id),
  kind: 'action',
  ...(goes && { goes }),
  copies: 1,
  abilities: abilities as Ability[],
});
export const base = (id: string, ...abilities: unknown[]) => ({
  id,
  name: named(id),
  kind: 'base',
  breakpoint: 20,
  vp: [4, 2, 1],
  abilities: abilities as Ability[],
});
export const draw = { do: 'draw', n: 1 };
export const ours = { pick: 'one', noun: 'minion', whose: 'you' };

/** Plays a scenario with these cards; minions of each power from 1 to 6 ("two") and plain actions come with them. */
export function play(made: object[], scenario: object): Stage {
  const plain = ['one', 'two', 'three', 'four', 'five', 'six'].map((id, i) => minion(id, i + 1));
  const all = [...made, ...plain, action('nap', undefined, { when: 'played', steps: [draw] })] as AnyCard[];
  const document = {
    format: FORMAT,
    name: named('made'),
    cards: all.filter((card) => card.kind !== 'base'),
    bases: all.filter((card) => card.kind === 'base'),
  } as Document;
  expect(checkDocument(document).filter((p) => !p.warning)).toEqual([]);
  return runScenario(cardsNamed(allCards, { m: document }), { turn: 'Anna', ...scenario });
}

/** Anna's minions on the first of two bases, and Ben's; what she has in hand. */
export const table = (minions: string[], hand: (string | object)[] = [], more: object = {}) => ({
  players: [
    { name: 'Anna', hand, deck: ['m/nap', 'm/nap', 'm/nap'], ...more },
    { name: 'Ben', deck: ['m/nap'] },
  ],
  bases: [
    {
      base: 'tortuga',
      minions: minions.map((text) => {
        const [controller, card, as = card] = text.split(' ');
        return { card: `m/${card}`, controller, as };
      }),
    },
    { base: 'tar-pits' },
  ],
});
