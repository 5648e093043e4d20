import { DOCUMENT, meant, resolved, type Shape } from '../src/index.js';

/** A place in a value, with the shape that belongs there. */
interface Spot {
  path: (string | number)[];
  shape: Shape;
  value: unknown;
}

/** All places of a value that its shape describes. */
function spots(shape: Shape, value: unknown, path: (string | number)[] = []): Spot[] {
  const s = resolved(shape);
  const here: Spot = { path, shape: s, value };
  switch (s.is) {
    case 'record':
      // A value that is absent has no words inside; a shape may contain itself.
      if (value === undefined) return [here];
      return [
        here,
        ...Object.entries(s.fields).flatMap(([key, field]) =>
          spots(field.shape, (value as Record<string, unknown>)?.[key], [...path, key]),
        ),
      ];
    case 'list':
      return [here, ...(Array.isArray(value) ? value.flatMap((v, i) => spots(s.of, v, [...path, i])) : [])];
    case 'one': {
      const option = value === undefined ? undefined : meant(s.of, value);
      return [
        here,
        ...(option ? spots(option, value, path).filter((spot) => spot.path.length > path.length || resolved(option).is !== 'record') : []),
      ];
    }
    default:
      return [here];
  }
}

/** Other plain values that a shape allows instead of this one; `undefined` stands for leaving the field out. */
function others(shape: Shape, value: unknown): unknown[] {
  const s = resolved(shape);
  switch (s.is) {
    case 'word':
      return [...s.of, undefined].filter((word) => word !== value);
    case 'number':
      return typeof value === 'number'
        ? [value + 1, value - 1, undefined].filter((n) => n === undefined || (n >= s.from && n <= s.to))
        : [s.from];
    case 'flag':
      return value === true ? [undefined] : [true];
    case 'one':
      return s.of.flatMap((option) => (resolved(option).is === 'record' ? [] : others(option, value)));
    default:
      return value === undefined ? [] : [undefined];
  }
}

/** Every document that differs from this one in one word of an ability. */
export function* changed(document: object): Generator<{ path: string; value: unknown; document: object }> {
  for (const spot of spots(DOCUMENT, document)) {
    if (!spot.path.includes('abilities') || spot.path.at(-1) === 'abilities' || typeof spot.path.at(-1) === 'number') continue;
    const seen = new Set<unknown>();
    for (const value of others(spot.shape, spot.value)) {
      if (seen.has(value) || (value === undefined && spot.value === undefined)) continue;
      seen.add(value);
      yield { path: spot.path.join('/'), value, document: withValue(document, spot.path, value) };
    }
  }
}

function withValue(node: unknown, [key, ...rest]: (string | number)[], value: unknown): object {
  const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key] = withValue(copy[key], rest, value);
  else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}
