/**
 * The difference between two JSON values, such as two views of a seat: with it, the holder of the old value can make the new one.
 *
 * - `[value]`: another value.
 * - `{ field: change }`: an object in which only these fields have changed; 0 if a field is gone.
 * - `{ '#': items }`: a list, item by item: the index of an item in the old list, `'3-7'` for several in a row, `[3, change]` for
 *   a changed item, `[value]` for a new one.
 */
export type Change = [unknown] | { [field: string]: Change | 0 } | { '#': Item[] };
type Item = number | string | [unknown] | [number, Change];

type Fields = Record<string, unknown>;

const LIST = '#';

/** The change from one value to the other; null if they are equal. */
export function difference(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? listDifference(before, after) : [after];
  if (Array.isArray(after)) return [after];
  return fieldDifference(before, after);
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** True for the two field names that a change cannot contain: they would be mistaken for the items of a list, or for a prototype. */
const cannotBeNamed = (field: string): boolean => field === LIST || field === '__proto__';

function fieldDifference(before: Fields, after: Fields): Change | null {
  let changes: Record<string, Change | 0> | null = null;
  let left = Object.keys(before).length;
  for (const field in after) {
    const value = after[field];
    if (value === undefined) continue;
    const old = ownField(before, field);
    if (old !== undefined) left--;
    if (old === value) continue;
    const change = old === undefined ? ([value] as [unknown]) : difference(old, value);
    if (change !== null) {
      if (cannotBeNamed(field)) return [after];
      changes ??= {};
      changes[field] = change;
    }
  }
  if (left === 0) return changes;
  for (const field in before) {
    if (before[field] === undefined || ownField(after, field) !== undefined) continue;
    if (cannotBeNamed(field)) return [after];
    changes ??= {};
    changes[field] = 0;
  }
  return changes;
}

/** Fields called `toString` and the like are not those that every object inherits. */
function ownField(fields: Fields, field: string): unknown {
  const value = fields[field];
  return (typeof value === 'function' || field === '__proto__') && !Object.hasOwn(fields, field) ? undefined : value;
}

/** The identity of an item in a list: a card's number, a player's seat, an option's key, or a plain value itself. */
function identity(item: unknown): unknown {
  if (!isObject(item)) return item;
  return item.n ?? item.key ?? item.seat;
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): Change | null {
  return hasSameItems(before, after) ? itemsDifference(before, after) : movedDifference(before, after);
}

/** Are the same items in the same places, though some may have changed? */
function hasSameItems(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) if (identity(before[i]) !== identity(after[i])) return false;
  return true;
}
function itemsDifference(before: readonly unknown[], after: readonly unknown[]): Change | null {
  let items: Item[] | null = null;
  for (let i = 0; i < after.length; i++) {
    const change = difference(before[i], after[i]);
    if (change !== null && items === null) items = Array.from({ length: i }, (_, k) => k);
    items?.push(change === null ? i : [i, change]);
  }
  return items && { [LIST]: inRuns(items) };
}

function movedDifference(before: readonly unknown[], after: readonly unknown[]): Change {
  const places = new Map<unknown, number[]>();
  before.forEach((item, i) => {
    const id = identity(item);
    const list = places.get(id);
    if (list) list.push(i);
    else places.set(id, [i]);
  });
  const items = after.map((item): Item => {
    const old = places.get(identity(item))?.shift();
    if (old === undefined) return [item];
    const change = difference(before[old], item);
    return change === null ? old : [old, change];
  });
  return after.length === 0 || items.every((item) => Array.isArray(item) && item.length === 1) ? [after] : { [LIST]: inRuns(items) };
}

/** Combines items that follow one another as they did in the old list. */
function inRuns(items: readonly Item[]): Item[] {
  const list: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const from = items[i];
    let to = from;
    while (typeof to === 'number' && items[i + 1] === to + 1) {
      to++;
      i++;
    }
    list.push(to === from ? from : `${from}-${to}`);
  }
  return list;
}

/** The new value, made from the old one, which is left unchanged. */
export function changed(before: unknown, change: Change | null): unknown {
  if (change === null) return before;
  if (Array.isArray(change)) return change[0];
  if (LIST in change) return changedList(before as readonly unknown[], change[LIST] as Item[]);
  const after: Fields = { ...(before as Fields) };
  for (const [field, part] of Object.entries(change as Record<string, Change | 0>)) {
    if (part === 0) delete after[field];
    else after[field] = changed(after[field], part);
  }
  return after;
}

function changedList(before: readonly unknown[], items: readonly Item[]): unknown[] {
  return items.flatMap((item) => {
    if (typeof item === 'number') return [before[item]];
    if (typeof item === 'string') {
      const [from, to] = item.split('-').map(Number);
      return before.slice(from, to + 1);
    }
    return item.length === 1 ? [item[0]] : [changed(before[item[0]], item[1])];
  });
}
