/**
 * What data from outside must look like before the rules touch it. A shape says what is wrong with a value, with the way to
 * the place ("players.1.factions: not a list"); null if nothing is.
 */
export type Shape = (x: unknown, at: string) => string | null;

const wrong = (at: string, what: string): string => (at === '' ? what : `${at}: ${what}`);
const under = (at: string, name: string | number): string => (at === '' ? `${name}` : `${at}.${name}`);

/** A whole number within these bounds. */
export const whole =
  (least: number, most: number): Shape =>
  (x, at) =>
    Number.isInteger(x) && (x as number) >= least && (x as number) <= most
      ? null
      : wrong(at, `not a whole number from ${least} to ${most}`);
export const text: Shape = (x, at) => (typeof x === 'string' ? null : wrong(at, 'not a text'));
export const flag: Shape = (x, at) => (typeof x === 'boolean' ? null : wrong(at, 'neither true nor false'));
export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (x, at) =>
    values.includes(x) ? null : wrong(at, `none of ${values.join(', ')}`);
export const either =
  (a: Shape, b: Shape): Shape =>
  (x, at) =>
    a(x, at) === null ? null : b(x, at);
export const optional =
  (shape: Shape): Shape =>
  (x, at) =>
    x === undefined ? null : shape(x, at);
export const orNull =
  (shape: Shape): Shape =>
  (x, at) =>
    x === null ? null : shape(x, at);

export const list =
  (of: Shape, least = 0, most = Number.POSITIVE_INFINITY): Shape =>
  (x, at) => {
    if (!Array.isArray(x)) return wrong(at, 'not a list');
    if (x.length < least || x.length > most) return wrong(at, `${x.length} entries`);
    for (let i = 0; i < x.length; i++) {
      const problem = of(x[i], under(at, i));
      if (problem !== null) return problem;
    }
    return null;
  };

/** An object with these fields; others may be there. */
export const fields = (shapes: Record<string, Shape>): Shape => {
  const entries = Object.entries(shapes);
  return (x, at) => {
    if (typeof x !== 'object' || x === null || Array.isArray(x)) return wrong(at, 'not an object');
    for (const [name, shape] of entries) {
      const problem = shape((x as Record<string, unknown>)[name], under(at, name));
      if (problem !== null) return problem;
    }
    return null;
  };
};
