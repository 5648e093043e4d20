import { resolved, type Shape } from '../check/shape.js';
import { isObject } from '../check/walking.js';
import type { Ability, AnyCard, Document } from '../tree.js';
import { alternativesAt, fieldOf, frameAt } from './alternatives.js';
import { fitted } from './fitting.js';
import { fieldsAt, isWithin, lastOf, parentOf, spotAt, tagOf, valueAt } from './places.js';
import { exampleOf, usual } from './usual.js';

/** One thing that can be chosen for a place, and the card that it makes. */
export interface Option {
  tag: string;
  /** Undefined leaves the place out. */
  value: unknown;
  card: AnyCard;
  isCurrent: boolean;
  /** One of our cards that says so. */
  example?: string;
}

/** This many values of one word are tried before it is left out. */
const MOST_TRIED = 9;

/** Everything that fits a place of a card, one option for each word that may stand there. Numbers are one option. */
export function optionsAt(document: Document, card: AnyCard, path: string): Option[] {
  const spot = spotAt(card, path);
  if (!spot) return [];
  const field = fieldOf(path);
  const current = spot.value === undefined ? undefined : tagOf(spot.value);
  const options = new Map<string, Option>();
  const isEntry = /^\d+$/.test(lastOf(path));
  if (spot.value === undefined && !spot.needed && !isEntry) options.set('', { tag: '', value: undefined, card, isCurrent: true });
  else if (spot.value !== undefined && !spot.needed && !isEntry) {
    const without = fitted(document, card, path, undefined);
    if (without) options.set('', { tag: '', value: undefined, card: without, isCurrent: false });
  }
  const byTag = new Map<string, unknown[]>();
  for (const value of alternativesAt(document, card, path)) byTag.set(tagOf(value), [...(byTag.get(tagOf(value)) ?? []), value]);
  // Cards count what is there more often than what happened this turn.
  const isDeed = ([tag]: [string, unknown]): boolean => field === 'each' && tag.startsWith('did:');
  const entries = [...byTag];
  for (const [tag, values] of [...entries.filter((entry) => !isDeed(entry)), ...entries.filter(isDeed)]) {
    if (tag === current) options.set(tag, { tag, value: spot.value, card, isCurrent: true });
    else {
      const made = firstFitting(document, card, path, tag, values.slice(0, MOST_TRIED));
      if (made) options.set(tag, { tag, value: valueAt(made, path), card: made, isCurrent: false });
    }
  }
  return [...options.values()].map((option) => {
    const example = option.value === undefined ? undefined : exampleOf(field, option.value);
    return example === undefined ? option : { ...option, example };
  });
}

/** When a card does what it does, if nobody says when: a base waits until it has scored. */
const FIRST: Record<AnyCard['kind'], string> = { minion: 'played', action: 'played', base: 'scores:after' };
/** This many sentences of one verb are looked through. */
const MOST_SENTENCES = 12;

/**
 * What a search looks through besides the options of a place: for each verb the sentences that our cards say with it. In a new ability,
 * they are what the card does at its usual moment.
 */
export function sentencesAt(document: Document, card: AnyCard, path: string): Option[] {
  const field = fieldOf(path);
  if (field === 'ability') {
    const like = usual('ability', `${FIRST[card.kind]} on ${card.kind}`)[0]?.value as Ability;
    const begun = fitted(document, card, path, { ...like, steps: [{ do: 'draw', n: 1 }] });
    return begun ? verbsAt(document, begun, `${path}/steps/0`).map((option) => ({ ...option, isCurrent: false })) : [];
  }
  return field === 'step' ? verbsAt(document, card, path) : [];
}

function verbsAt(document: Document, card: AnyCard, path: string): Option[] {
  return optionsAt(document, card, path).flatMap((option) => [
    option,
    ...usual('step', option.tag, frameAt(card, path))
      .slice(0, MOST_SENTENCES)
      .flatMap(({ value, card: example }): Option[] => {
        const made = fitted(document, card, path, value, 1);
        return made ? [{ tag: option.tag, value, card: made, isCurrent: false, ...(example !== '' && { example }) }] : [];
      }),
  ]);
}

/** The first value that fits. Whole sentences are taken from our cards if possible, and mended only then; descriptions are mended. */
function firstFitting(document: Document, card: AnyCard, path: string, tag: string, values: readonly unknown[]): AnyCard | undefined {
  const fits = (value: unknown, tries?: number): AnyCard | undefined => {
    const made = fitted(document, card, path, value, tries);
    // Mending must not make another word of it.
    return made && tagOf(valueAt(made, path)) === tag ? made : undefined;
  };
  if (WHOLE.has(fieldOf(path)))
    for (const value of values) {
      const made = fits(value, 1);
      if (made) return made;
    }
  for (const value of values.slice(0, MOST_MENDED)) {
    const made = fits(value);
    if (made) return made;
  }
  return undefined;
}
const MOST_MENDED = 4;
const WHOLE = new Set(['ability', 'step', 'if']);

/** The numbers just above and below the one in a place, as far as they fit. */
export function stepsAt(document: Document, card: AnyCard, path: string): { less?: AnyCard; more?: AnyCard } {
  const { shape, value } = spotAt(card, path) ?? {};
  if (shape === undefined || typeof value !== 'number') return {};
  const range = numbersOf(shape);
  if (!range) return {};
  const next = (by: number): AnyCard | undefined => {
    for (let n = value + by; n >= range.from && n <= range.to; n += by) {
      const made = fitted(document, card, path, n);
      if (made && valueAt(made, path) === n) return made;
    }
    return undefined;
  };
  const [less, more] = [next(-1), next(1)];
  return { ...(less && { less }), ...(more && { more }) };
}

function numbersOf(shape: Shape): { from: number; to: number } | undefined {
  const s = resolved(shape);
  if (s.is === 'number') return s;
  return s.is === 'one' ? s.of.map(numbersOf).find((range) => range !== undefined) : undefined;
}

/** A place whose word can be chosen on its own, with the places inside it. */
export interface Facet {
  path: string;
  field: string;
  options: Option[];
  inner: Facet[];
}

/** Records with a sheet of their own; smaller ones (a comparison, a limit) are chosen where they stand. */
const BIG = new Set(['ability', 'step', 'when', 'if', 'count', 'what', 'each', 'from', 'to']);
const isBig = (path: string, value: unknown): boolean => isObject(value) && BIG.has(fieldOf(path));
/** Lists of steps are changed step by step. */
const isSteps = (shape: Shape): boolean => shape.is === 'list' && resolved(shape.of).is !== 'word';

/** The record that a tapped place belongs to. */
export function groupOf(card: AnyCard, path: string): string {
  for (let at = path; at !== ''; at = parentOf(at)) if (isBig(at, valueAt(card, at))) return at;
  return '';
}

/** What can be chosen about the record of a tapped place, the tapped place first. */
export function facetsAt(document: Document, card: AnyCard, path: string): Facet[] {
  // A word that is yet to be added has a single list.
  if (valueAt(card, path) === undefined && ['ability', 'step', 'if'].includes(fieldOf(path))) return [facetAt(document, card, path)];
  const group = groupOf(card, path);
  const isAbility = /^abilities\/\d+$/.test(group);
  const own = group === '' || isAbility ? [] : [facetAt(document, card, group)];
  const more = /^abilities\/\d+\/when$/.test(group) ? ['limit', 'who'].map((key) => `${parentOf(group)}/${key}`) : [];
  const fields = group === '' ? [path] : [...fieldsOf(card, group, isAbility), ...more];
  const facets = [...own, ...fields.map((field) => facetAt(document, card, field))];
  const tapped = (facet: Facet): boolean =>
    (isWithin(path, facet.path) && facet.path !== group) || (facet.path === group && /\/(do|noun)$|^abilities\/\d+\/when$/.test(path));
  return [...facets.filter(tapped), ...facets.filter((facet) => !tapped(facet))].filter(
    ({ options, path: at, inner }) =>
      options.length > 1 || inner.length > 0 || (options.length === 1 && typeof valueAt(card, at) === 'number'),
  );
}

function fieldsOf(card: AnyCard, group: string, isAbility: boolean): string[] {
  return fieldsAt(card, group).flatMap(([key, field], i) => {
    // The first field tells the record from others: the record's own facet chooses it.
    if ((i === 0 && !isAbility) || isSteps(resolved(field.shape))) return [];
    return [`${group}/${key}`];
  });
}

function facetAt(document: Document, card: AnyCard, path: string): Facet {
  const value = valueAt(card, path);
  const inside = isObject(value) && !BIG.has(fieldOf(path)) ? fieldsAt(card, path).map(([key]) => `${path}/${key}`) : [];
  return {
    path,
    field: fieldOf(path),
    options: optionsAt(document, card, path),
    inner: inside.map((inner) => facetAt(document, card, inner)).filter((facet) => facet.options.length > 0),
  };
}
