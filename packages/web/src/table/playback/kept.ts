/**
 * What is known now, keeping the parts of what was known before that say the same, so that nothing is drawn again because of them. Cards
 * are found by their numbers.
 */
export function kept<T>(was: unknown, now: T): T {
  if (!isObject(was) || !isObject(now) || Array.isArray(was) !== Array.isArray(now)) return now;
  const before = was as Record<string, unknown>;
  const known = Array.isArray(was) ? new Map(was.map((el) => [numberOf(el), el])) : null;
  const entries = Object.entries(now).map(([key, value]) => [key, kept(known?.get(numberOf(value)) ?? before[key], value)] as const);
  const same = entries.length === Object.keys(was).length && entries.every(([key, value]) => value === before[key]);
  if (same) return was as T;
  return (known ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** The number of a card; undefined: it is none. */
const numberOf = (value: unknown): unknown => (isObject(value) ? (value as { n?: unknown }).n : undefined);
