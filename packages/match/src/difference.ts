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

/**
 * The change from one value to the other, as JSON text; null if they are equal. The text is written at once, because making a `Change`
 * only to serialize it takes twice as long.
 */
export function difference(before: unknown, after: unknown): string | null {
  if (before === after) return null;
  if (!isObject(before) || !isObject(after)) return whole(after);
  if (Array.isArray(before)) return Array.isArray(after) ? listDifference(before, after) : whole(after);
  if (Array.isArray(after)) return whole(after);
  return fieldDifference(before, after);
}

/** The change to another value. */
const whole = (value: unknown): string => `[${isShort(value) ? value : JSON.stringify(value)}]`;

/** Is the text of this value its JSON, too? For such short values JSON.stringify takes many times as long. */
const isShort = (value: unknown): boolean => value === null || typeof value === 'boolean' || Number.isInteger(value);

/** Field names as JSON. They come from a few types, so each is written once. */
const names = new Map<string, string>();
function nameOf(field: string): string {
  let name = names.get(field);
  if (name === undefined) {
    name = JSON.stringify(field);
    names.set(field, name);
  }
  return name;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** True for the two field names that a change cannot contain: they would be mistaken for the items of a list, or for a prototype. */
const cannotBeNamed = (field: string): boolean => field === LIST || field === '__proto__';

function fieldDifference(before: Fields, after: Fields): string | null {
  let text = '';
  let left = 0;
  for (const _ in before) left++;
  for (const field in after) {
    const value = after[field];
    if (value === undefined) continue;
    const old = ownField(before, field);
    if (old !== undefined) left--;
    if (old === value) continue;
    const change = old === undefined ? whole(value) : difference(old, value);
    if (change === null) continue;
    if (cannotBeNamed(field)) return whole(after);
    text += `${text === '' ? '{' : ','}${nameOf(field)}:${change}`;
  }
  if (left > 0) {
    for (const field in before) {
      if (before[field] === undefined || ownField(after, field) !== undefined) continue;
      if (cannotBeNamed(field)) return whole(after);
      text += `${text === '' ? '{' : ','}${nameOf(field)}:0`;
    }
  }
  return text === '' ? null : `${text}}`;
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

function listDifference(before: readonly unknown[], after: readonly unknown[]): string | null {
  return hasSameItems(before, after) ? itemsDifference(before, after) : movedDifference(before, after);
}

/** Are the same items in the same places, though some may have changed? */
function hasSameItems(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i] && identity(before[i]) !== identity(after[i])) return false;
  return true;
}
function itemsDifference(before: readonly unknown[], after: readonly unknown[]): string | null {
  const items = new Items();
  for (let i = 0; i < after.length; i++) items.add(i, difference(before[i], after[i]));
  return items.hasChanged ? items.end() : null;
}

function movedDifference(before: readonly unknown[], after: readonly unknown[]): string {
  // The identities of the old items that are still to be found, by index.
  const left = before.map(identity);
  const items = new Items();
  let next = 0;
  for (const item of after) {
    const id = identity(item);
    // Most items follow one another as they did.
    const old = next < left.length && left[next] === id ? next : left.indexOf(id);
    if (old < 0) items.addNew(item);
    else {
      items.add(old, difference(before[old], item));
      left[old] = FOUND;
      next = old + 1;
    }
  }
  return items.areAllNew ? whole(after) : items.end();
}
/** Stands for an old item that was found. No item has this identity. */
const FOUND = Symbol('found');

/** The items of a list, as they are written one after the other. Items that follow one another as in the old list are written as one. */
class Items {
  hasChanged = false;
  areAllNew = true;
  private written = '';
  private from = -1;
  private to = -1;

  /** Adds the item at this index of the old list, with its change. */
  add(index: number, change: string | null): void {
    this.areAllNew = false;
    if (change !== null) {
      this.hasChanged = true;
      this.write(`[${index},${change}]`);
    } else if (this.from >= 0 && index === this.to + 1) this.to = index;
    else {
      this.endRun();
      this.from = index;
      this.to = index;
    }
  }
  addNew(item: unknown): void {
    this.write(whole(item));
  }
  private write(text: string): void {
    this.endRun();
    this.written += this.written === '' ? text : `,${text}`;
  }
  private endRun(): void {
    const { from, to } = this;
    if (from < 0) return;
    this.from = -1;
    this.write(to === from ? `${from}` : `"${from}-${to}"`);
  }
  /** Ends the list, and returns it as text. */
  end(): string {
    this.endRun();
    return `{"${LIST}":[${this.written}]}`;
  }
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
