/**
 * A check of data from outside, made before the rules touch it. It says what is wrong with a value, or null if nothing is. The
 * path to the wrong place is built only when something is wrong, because most data is right and there is a lot of it.
 */
export type Check = (x: unknown) => string | null;

/** The problem in words ("players.1.factions: not a list"), or null if there is none. */
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

/** A list whose entries all pass this check, with at least `least` and at most `most` of them. */
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

/** A list of whole numbers within these bounds, checked in one loop because most of a saved game consists of such lists. */
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

/** An object with these fields; it may have others too. */
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
