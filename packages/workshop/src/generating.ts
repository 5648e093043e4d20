import { checkAbility } from './check/abilities.js';
import { Report } from './check/problems.js';
import { ABILITY, meant, resolved, type Shape } from './check/shape.js';
import { type Ability, type AnyCard, type CardTree, type Document, FORMAT } from './tree.js';

/** A number from 0 to just below `n`. */
export type Chance = (n: number) => number;

const one = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)];

/** Any value of a shape, whether it makes sense or not. Deep down it takes the simplest. */
export function anyOf(shape: Shape, chance: Chance, depth = 0): unknown {
  const s = resolved(shape);
  switch (s.is) {
    case 'word':
      return one(s.of, chance);
    case 'number':
      return s.from + chance(Math.min(s.to - s.from, 4) + 1);
    case 'flag':
      return true;
    case 'typed':
      return 'Name';
    case 'id':
      return one(['this', 'it', 'named', 'cub', 'card-1'], chance);
    case 'colour':
      return '#123456';
    case 'list':
      return Array.from({ length: s.least + (depth > 5 ? 0 : chance(Math.min(s.most - s.least, 2) + 1)) }, () =>
        anyOf(s.of, chance, depth + 1),
      );
    case 'table':
      return {};
    case 'record': {
      const rare = depth > 4 ? 12 : 5;
      const fields = Object.entries(s.fields).filter(([, field]) => field.needed || chance(rare) === 0);
      return Object.fromEntries(fields.map(([key, field]) => [key, anyOf(field.shape, chance, depth + 1)]));
    }
    case 'one': {
      const plain = s.of.filter((option) => ['word', 'number'].includes(resolved(option).is));
      return anyOf(one(depth > 6 && plain.length > 0 ? plain : s.of, chance), chance, depth + 1);
    }
    case 'ref':
      throw new Error('a reference was resolved');
    default:
      throw new Error(`no shape is ${JSON.stringify(s satisfies never)}`);
  }
}

/** The value with one of its words changed, wherever it is. */
export function mutated(shape: Shape, value: unknown, chance: Chance): unknown {
  const s = resolved(shape);
  if (s.is === 'one') {
    const option = meant(s.of, value);
    return option === undefined || chance(6) === 0 ? anyOf(s, chance, 4) : mutated(option, value, chance);
  }
  if (s.is === 'list' && Array.isArray(value) && value.length > 0) {
    const at = chance(value.length);
    return value.map((entry, i) => (i === at ? mutated(s.of, entry, chance) : entry));
  }
  if (s.is === 'record' && typeof value === 'object' && value !== null) {
    const [key, field] = one(Object.entries(s.fields), chance);
    const { [key]: old, ...rest } = value as Record<string, unknown>;
    if (old !== undefined && !field.needed && chance(3) === 0) return rest;
    return { ...value, [key]: old === undefined ? anyOf(field.shape, chance, 4) : mutated(field.shape, old, chance) };
  }
  return anyOf(s, chance, 4);
}

const names = (en: string): { en: string } => ({ en });
const KIND = { en: { one: 'Cub', many: 'Cubs', gender: 'm' as const } };

function emptyCard(i: number, chance: Chance): CardTree {
  const common = { id: `card-${i}`, name: names(`Card ${i}`), copies: 2, abilities: [] };
  if (chance(2) === 0) return { ...common, kind: 'minion', power: chance(6), ...(chance(3) === 0 && { kinds: ['cub'] }) };
  const goes = one([undefined, 'base', 'minion', 'your minion'] as const, chance);
  return { ...common, kind: 'action', ...(goes && { goes }) };
}

/** Does the ability make sense on this card? */
function fits(ability: Ability, card: AnyCard, document: Document): boolean {
  const report = new Report();
  checkAbility(ability, '', { ...card, abilities: [ability] } as AnyCard, document, report);
  // One lasting word at a time, because a card may say each only once.
  return report.problems.length === 0 && !(ability.when === 'always' && ability.steps.length > 1);
}

/** A legal document at random: abilities from the words of the workshop, or one of these with a few words changed. */
export function randomDocument(chance: Chance, known: readonly Ability[] = []): Document {
  const cards = Array.from({ length: 10 }, (_, i) => emptyCard(i, chance));
  const document: Document = {
    format: FORMAT,
    name: names('Random'),
    kinds: { cub: KIND },
    cards,
    bases: [{ id: 'place', name: names('Place'), kind: 'base', breakpoint: 15 + chance(10), vp: [4, 2, 1], abilities: [] }],
  };
  for (const card of [...cards, ...document.bases]) {
    for (let tries = 0; tries < 400 && card.abilities.length === 0; tries++) {
      const ability = (known.length > 0 && chance(2) === 0 ? changed(one(known, chance), chance) : anyOf(ABILITY, chance)) as Ability;
      if (fits(ability, card, document)) card.abilities = [ability];
    }
  }
  return document;
}

function changed(ability: Ability, chance: Chance): unknown {
  let value: unknown = ability;
  for (let n = chance(3); n > 0; n--) value = mutated(ABILITY, value, chance);
  return value;
}
