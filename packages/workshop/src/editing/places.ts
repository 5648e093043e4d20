import { BASE, CARD, type Field, meant, resolved, type Shape } from '../check/shape.js';
import { isObject } from '../check/walking.js';
import type { AnyCard } from '../tree.js';

// A place in a card is a path such as `abilities/0/steps/1/what/power`: the same that spans and problems have.

const keysOf = (path: string): string[] => (path === '' ? [] : path.split('/'));
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
export const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Is the place the same, or inside? */
export const isWithin = (path: string, outer: string): boolean => path === outer || outer === '' || path.startsWith(`${outer}/`);

export const valueAt = (root: unknown, path: string): unknown =>
  keysOf(path).reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], root);

/** A copy with another value there; `undefined` leaves the field or entry out. */
export function withValue<T>(root: T, path: string, value: unknown): T {
  const put = (node: unknown, [key, ...rest]: string[]): unknown => {
    if (key === undefined) return value;
    const inner = put((node as Record<string, unknown>)?.[key], rest);
    if (Array.isArray(node))
      return inner === undefined ? node.filter((_, i) => i !== Number(key)) : Object.assign([...node], { [key]: inner });
    if (node === undefined && /^\d+$/.test(key)) return [inner];
    if (inner !== undefined) return { ...(node as object), [key]: inner };
    const { [key]: gone, ...others } = (node ?? {}) as Record<string, unknown>;
    return others;
  };
  return put(root, keysOf(path)) as T;
}

/** A place with what belongs there. */
export interface Spot {
  shape: Shape;
  /** May it not be left out? */
  needed: boolean;
  value: unknown;
}

/** The shape that a value has: of several, the one that is meant. */
function own(shape: Shape, value: unknown): Shape | undefined {
  const s = resolved(shape);
  if (s.is !== 'one') return s;
  const option = value === undefined ? undefined : meant(s.of, value);
  return option && own(option, value);
}

/** What belongs to a place of a card; undefined if there is no such place. */
export function spotAt(card: AnyCard, path: string): Spot | undefined {
  let spot: Spot = { shape: card.kind === 'base' ? BASE : CARD, needed: true, value: card };
  for (const key of keysOf(path)) {
    const shape = own(spot.shape, spot.value);
    const value = (spot.value as Record<string, unknown> | undefined)?.[key];
    if (shape?.is === 'list') spot = { shape: resolved(shape.of), needed: false, value };
    else if (shape?.is === 'record' && Object.hasOwn(shape.fields, key))
      spot = { shape: resolved(shape.fields[key].shape), needed: shape.fields[key].needed, value };
    else return undefined;
  }
  return spot;
}

/** The fields of the record at a place, in the order of its shape. */
export function fieldsAt(card: AnyCard, path: string): [string, Field][] {
  const spot = spotAt(card, path);
  const shape = spot && own(spot.shape, spot.value);
  return shape?.is === 'record' ? Object.entries(shape.fields) : [];
}

/** One field of a record tells it from others: the frame of an ability, the verb of a step, what was done this turn, the noun of a description. */
export function tagOf(value: unknown): string {
  if (Array.isArray(value)) return value.every((v) => typeof v === 'string') ? value.join(' ') : 'list';
  if (!isObject(value)) return typeof value === 'number' ? 'number' : String(value);
  if ('when' in value) return tagOf(value.when);
  const first = ['do', 'did', 'noun'].find((key) => key in value) ?? Object.keys(value)[0];
  return typeof value[first] === 'string' ? `${first}:${value[first]}` : `${first}`;
}
