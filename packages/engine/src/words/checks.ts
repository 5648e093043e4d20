/**
 * What data from outside must look like before the rules touch it. A check says what is wrong with a value, null if nothing
 * is; the way to the place is put before it only where something is wrong: most data is right, and there is much of it.
 */
export type Check = (x: unknown) => string | null;

/** What is wrong, in words ("players.1.factions: not a list"); null if nothing is. */
export function problemOf(check: Check, x: unknown): string | null {
  return check(x)?.replace(/^\.|^: /, '') ?? null;
}

/** A whole number within these bounds. */
export const whole =
  (least: number, most: number): Check =>
  (x) =>
    Number.isInteger(x) && (x as number) >= least && (x as number) <= most ? null : `: not a whole number from ${least} to ${most}`;
export const finite: Check = (x) => (Number.isFinite(x) ? null : ': not a number');
export const text: Check = (x) => (typeof x === 'string' ? null : ': not a text');
export const flag: Check = (x) => (typeof x === 'boolean' ? null : ': neither true nor false');
export const oneOf =
  (...values: readonly unknown[]): Check =>
  (x) =>
    values.includes(x) ? null : `: none of ${values.join(', ')}`;
export const either =
  (a: Check, b: Check): Check =>
  (x) =>
    a(x) === null ? null : b(x);
export const optional =
  (check: Check): Check =>
  (x) =>
    x === undefined ? null : check(x);
export const orNull =
  (check: Check): Check =>
  (x) =>
    x === null ? null : check(x);

/** A list of such things, so many at least and at most. */
export const list =
  (of: Check, least = 0, most = Number.POSITIVE_INFINITY): Check =>
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
  (least: number, most: number): Check =>
  (x) => {
    if (!Array.isArray(x)) return ': not a list';
    for (let i = 0; i < x.length; i++) {
      const n = x[i];
      if (!Number.isInteger(n) || n < least || n > most) return `.${i}: not a whole number from ${least} to ${most}`;
    }
    return null;
  };

/** An object with these fields; others may be there. */
export const fields = (checks: Record<string, Check>): Check => {
  const entries = Object.entries(checks);
  return (x) => {
    if (typeof x !== 'object' || x === null || Array.isArray(x)) return ': not an object';
    for (const [name, check] of entries) {
      const problem = check((x as Record<string, unknown>)[name]);
      if (problem !== null) return `.${name}${problem}`;
    }
    return null;
  };
};
