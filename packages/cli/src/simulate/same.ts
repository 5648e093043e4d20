/**
 * Are these two the same plain data? As in JSON, an undefined field is the same as a missing one, and any two functions are the
 * same. This is much cheaper than comparing JSON texts and, unlike a hash, exact.
 */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return typeof a === 'function' && typeof b === 'function';
  if (a instanceof Int16Array) return b instanceof Int16Array && sameNumbers(a, b);
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields);
}

type Fields = Record<string, unknown>;

function sameNumbers(a: Int16Array, b: Int16Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function sameItems(a: unknown[], b: unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

function sameFields(a: Fields, b: Fields): boolean {
  let more = 0;
  let gaps = false;
  for (const key in a) {
    const field = a[key];
    if (field !== b[key] && !same(field, b[key])) return false;
    if (field === undefined) gaps = true;
    more--;
  }
  for (const _ in b) more++;
  // There are as many fields in both, none is undefined and all were found, so b has no field that a lacks.
  if (more === 0 && !gaps) return true;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}
