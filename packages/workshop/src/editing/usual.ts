import { ABILITY, meant, resolved, type Shape } from '../check/shape.js';
import { isObject } from '../check/walking.js';
import { ALL_BEYOND, OURS } from '../ours/index.js';
import { type Ability, type AnyCard, isDescription } from '../tree.js';
import { tagOf } from './places.js';

/** What cards say in one place: a value, how often, and one of our cards that says it; none if only an example does. */
export interface Usual {
  value: unknown;
  times: number;
  card: string;
}

/** By the name of a field (`step` for an entry of a list of steps) and the tag of its value. */
const found = new Map<string, Map<string, Usual>>();

/** A field, or a field within a frame: what an ability of that frame usually does. */
const keyOf = (field: string, tag: string, frame?: string): string => `${field}=${tag}${frame === undefined ? '' : `@${frame}`}`;

function note(key: string, value: unknown, card: string): void {
  const values = found.get(key) ?? new Map<string, Usual>();
  found.set(key, values);
  const text = JSON.stringify(value);
  const known = values.get(text);
  // An example stands behind everything that a card of ours says.
  const times = card === '' ? 0 : 1;
  if (known) known.times += times;
  else values.set(text, { value, times, card });
}

function read(shape: Shape, value: unknown, field: string, frame: string, card: string): void {
  const s = resolved(shape);
  if (value === undefined) return;
  note(keyOf(field, tagOf(value)), value, card);
  note(keyOf(field, tagOf(value), frame), value, card);
  switch (s.is) {
    case 'one': {
      const option = meant(s.of, value);
      const inner = option && resolved(option);
      if (inner?.is === 'record') readFields(inner, value, frame, card);
      return;
    }
    case 'record':
      readFields(s, value, frame, card);
      return;
    case 'list':
      // The branches of a choice are lists of steps too.
      for (const entry of value as unknown[]) read(s.of, entry, Array.isArray(entry) ? field : 'step', frame, card);
      return;
    default:
  }
}
function readFields(shape: Extract<Shape, { is: 'record' }>, value: unknown, frame: string, card: string): void {
  if (isObject(value)) for (const [key, inner] of Object.entries(shape.fields)) read(inner.shape, value[key], key, frame, card);
}

/** Kinds and names belong to the faction that has them. */
const isOwn = (ability: Ability): boolean => /"(kind|named)":"(?!this|it)/.test(JSON.stringify(ability));

/** Our own cards, and then the examples of words that none of them needs. */
function readOurs(): void {
  for (const [faction, { cards, bases }] of [...Object.entries(OURS), ['', ALL_BEYOND] as const])
    for (const card of [...cards, ...bases] as AnyCard[]) {
      const id = faction === '' ? '' : card.kind === 'base' ? card.id : `${faction}/${card.id}`;
      for (const ability of card.abilities) {
        if (isOwn(ability)) continue;
        const frame = tagOf(ability.when);
        note(keyOf('ability', frame), ability, id);
        note(keyOf('ability', `${frame} on ${card.kind}`), ability, id);
        read(ABILITY, ability, 'ability', frame, id);
      }
    }
}

/** Remembers the results of a function of a text. Our own cards are read before its first use. */
function kept<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    if (found.size === 0) readOurs();
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
/** The commonest first, and of equally common abilities the plainest. */
const sorted = kept((key) => {
  const plainer = key.startsWith('ability=') ? (a: string, b: string) => a.length - b.length : () => 0;
  return [...(found.get(key) ?? [])].sort(([a, one], [b, other]) => other.times - one.times || plainer(a, b)).map(([, known]) => known);
});

/** What our cards say there in an ability of this frame, the commonest first. */
export const usualHere = (field: string, tag: string, frame?: string): Usual[] =>
  frame === undefined ? [] : sorted(keyOf(field, tag, frame));

/** What our cards say there, the commonest first; in an ability of this frame before others. */
export function usual(field: string, tag: string, frame?: string): Usual[] {
  const here = usualHere(field, tag, frame);
  return [...here, ...sorted(keyOf(field, tag)).filter(({ value }) => !here.some((u) => u.value === value))];
}

const tagsBy = kept((ending) => {
  const [field, frame] = ending.split('@');
  const times = (key: string): number => sorted(key).reduce((sum, u) => sum + u.times, 0);
  const keys = [...found.keys()].filter((key) => key.startsWith(`${field}=`) && key.endsWith(`@${frame}`));
  return keys.sort((a, b) => times(b) - times(a)).map((key) => key.slice(field.length + 1, -frame.length - 1));
});
/** The tags that a field has in abilities of a frame, the commonest first. */
export const usualTags = (field: string, frame: string): string[] => tagsBy(`${field}@${frame}`);

/** One of our cards that says this, as an example. */
export function exampleOf(field: string, value: unknown): string | undefined {
  const tag = tagOf(value);
  const all = usual(field, tag);
  const text = JSON.stringify(value);
  // Descriptions differ in many ways; an example with the same noun is good enough.
  const one = all.find((u) => JSON.stringify(u.value) === text) ?? (isObject(value) && isDescription(value as never) ? all[0] : undefined);
  return one?.card || undefined;
}
