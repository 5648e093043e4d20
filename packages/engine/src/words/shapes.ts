/**
 * What data from outside must look like before the rules touch it. A shape says what is wrong with a value, null if nothing
 * is; the way to the place is put before it only where something is wrong: most data is right, and there is much of it.
 */
export type Shape = (x: unknown) => string | null;

/** What is wrong, in words ("players.1.factions: not a list"); null if nothing is. */
export function problemOf(shape: Shape, x: unknown): string | null {
  return shape(x)?.replace(/^\.|^: /, '') ?? null;
}

/** A whole number within these bounds. */
export const whole =
  (least: number, most: number): Shape =>
  (x) =>
    Number.isInteger(x) && (x as number) >= least && (x as number) <= most ? null : `: not a whole number from ${least} to ${most}`;
export const finite: Shape = (x) => (Number.isFinite(x) ? null : ': not a number');
export const text: Shape = (x) => (typeof x === 'string' ? null : ': not a text');
export const flag: Shape = (x) => (typeof x === 'boolean' ? null : ': neither true nor false');
export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (x) =>
    values.includes(x) ? null : `: none of ${values.join(', ')}`;
export const either =
  (a: Shape, b: Shape): Shape =>
  (x) =>
    a(x) === null ? null : b(x);
export const optional =
  (shape: Shape): Shape =>
  (x) =>
    x === undefined ? null : shape(x);
export const orNull =
  (shape: Shape): Shape =>
  (x) =>
    x === null ? null : shape(x);

/** A list of such things, so many at least and at most. */
export const list =
  (of: Shape, least = 0, most = Number.POSITIVE_INFINITY): Shape =>
  (x) => {
    if (!Array.isArray(x)) return ': not a list';
    if (x.length < least || x.length > most) return `: ${x.length} entries`;
    for (let i = 0; i < x.length; i++) {
      const problem = of(x[i]);
      if (problem !== null) return `.${i}${problem}`;
    }
    return null;
  };

/** A list of whole numbers within these bounds, looked at in one loop: most of a saved game is such lists. */
export const wholes =
  (least: number, most: number): Shape =>
  (x) => {
    if (!Array.isArray(x)) return ': not a list';
    for (let i = 0; i < x.length; i++) {
      const n = x[i];
      if (!Number.isInteger(n) || n < least || n > most) return `.${i}: not a whole number from ${least} to ${most}`;
    }
    return null;
  };

/** An object with these fields; others may be there. */
export const fields = (shapes: Record<string, Shape>): Shape => {
  const entries = Object.entries(shapes);
  return (x) => {
    if (typeof x !== 'object' || x === null || Array.isArray(x)) return ': not an object';
    for (const [name, shape] of entries) {
      const problem = shape((x as Record<string, unknown>)[name]);
      if (problem !== null) return `.${name}${problem}`;
    }
    return null;
  };
};
