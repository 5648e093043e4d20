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
/** Differences found earlier between values that several views share. */
export type Found = Map<unknown, Map<unknown, Change | null>>;

const LIST = '#';

/** The change from one value to the other; null if they are equal. */
export function difference(before: unknown, after: unknown, found?: Found): Change | null {
  if (before === after) return null;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  // A field of this name would be mistaken for the items of a list.
  if (LIST in before || LIST in after) return [after];
  const known = found?.get(before)?.get(after);
  if (known !== undefined) return known;
  const change = Array.isArray(before)
    ? listDifference(before, after as unknown as unknown[], found)
    : fieldDifference(before, after as Fields, found);
  if (found) {
    let of = found.get(before);
    if (!of) {
      of = new Map();
      found.set(before, of);
    }
    of.set(after, change);
  }
  return change;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function fieldDifference(before: Fields, after: Fields, found?: Found): Change | null {
  let changes: Record<string, Change | 0> | null = null;
  for (const field in after) {
    const value = after[field];
    if (value === undefined) continue;
    const change = before[field] === undefined ? ([value] as [unknown]) : difference(before[field], value, found);
    if (change !== null) {
      changes ??= {};
      changes[field] = change;
    }
  }
  for (const field in before) {
    if (before[field] === undefined || after[field] !== undefined) continue;
    changes ??= {};
    changes[field] = 0;
  }
  return changes;
}

/** The identity of an item in a list: a card's number, a player's seat, an option's key, or a plain value itself. */
function identity(item: unknown): unknown {
  if (!isObject(item)) return item;
  return item.n ?? item.key ?? item.seat;
}

function listDifference(before: readonly unknown[], after: readonly unknown[], found?: Found): Change | null {
  const places = new Map<unknown, number[]>();
  before.forEach((item, i) => {
    const id = identity(item);
    const list = places.get(id);
    if (list) list.push(i);
    else places.set(id, [i]);
  });
  const items: Item[] = [];
  let moved = before.length !== after.length;
  after.forEach((item, i) => {
    const old = places.get(identity(item))?.shift();
    if (old === undefined) {
      items.push([item]);
      moved = true;
      return;
    }
    const change = difference(before[old], item, found);
    items.push(change === null ? old : [old, change]);
    moved ||= old !== i || change !== null;
  });
  if (!moved) return null;
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
