import { eachNumber, NUMBERS, type Numbers } from './numbers.js';

/** A JSON Schema, as far as it is needed here. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/**
 * A check of data from outside, made before the rules touch it. It says what is wrong with a value, or null if nothing is. The
 * path to the wrong place is built only when something is wrong, because most data is right and there is a lot of it. Its schema
 * says the same to other programs; those in docs/formats are made of it.
 */
export interface Check {
  (x: unknown): string | null;
  readonly schema: Schema;
  /** The field may be absent. */
  readonly mayLack?: boolean;
}

const checking = (schema: Schema, test: (x: unknown) => string | null, mayLack = false): Check => Object.assign(test, { schema, mayLack });

/** The problem in words ("players.1.factions: not a list"), or null if there is none. */
export function problemOf(check: Check, x: unknown): string | null {
  return check(x)?.replace(/^\.|^: /, '') ?? null;
}

/** The bounds of a schema, without those that are infinite. */
const bounds = (low: string, least: number, high: string, most: number): Schema => ({
  ...(Number.isFinite(least) && { [low]: least }),
  ...(Number.isFinite(most) && { [high]: most }),
});
const wholeSchema = (least: number, most: number): Schema => ({ type: 'integer', ...bounds('minimum', least, 'maximum', most) });

/** A whole number within these bounds. */
export const whole = (least: number, most: number): Check =>
  checking(wholeSchema(least, most), (x) =>
    Number.isInteger(x) && (x as number) >= least && (x as number) <= most ? null : `: not a whole number from ${least} to ${most}`,
  );
export const finite: Check = checking({ type: 'number' }, (x) => (Number.isFinite(x) ? null : ': not a number'));
export const text: Check = checking({ type: 'string' }, (x) => (typeof x === 'string' ? null : ': not a text'));
export const flag: Check = checking({ type: 'boolean' }, (x) => (typeof x === 'boolean' ? null : ': neither true nor false'));
export const oneOf = (...values: readonly unknown[]): Check =>
  checking({ enum: values }, (x) => (values.includes(x) ? null : `: none of ${values.join(', ')}`));
export const either = (a: Check, b: Check): Check => checking({ anyOf: [a.schema, b.schema] }, (x) => (a(x) === null ? null : b(x)));
export const optional = (check: Check): Check => checking(check.schema, (x) => (x === undefined ? null : check(x)), true);
export const orNull = (check: Check): Check =>
  checking({ anyOf: [check.schema, { type: 'null' }] }, (x) => (x === null ? null : check(x)), check.mayLack);

const listSchema = (items: Schema, least: number, most: number): Schema => ({
  type: 'array',
  items,
  ...bounds('minItems', least || Number.NEGATIVE_INFINITY, 'maxItems', most),
});

/** A list whose entries all pass this check, with at least `least` and at most `most` of them. */
export const list = (of: Check, least = 0, most = Number.POSITIVE_INFINITY): Check =>
  checking(listSchema(of.schema, least, most), (x) => {
    if (!Array.isArray(x)) return ': not a list';
    if (x.length < least || x.length > most) return `: ${x.length} entries`;
    for (let i = 0; i < x.length; i++) {
      const problem = of(x[i]);
      if (problem !== null) return `.${i}${problem}`;
    }
    return null;
  });

/**
 * A list of whole numbers within these bounds, at least `shortest` and at most `longest` of them. It is checked in a loop of its own,
 * because most of a saved game consists of such lists, and V8 turns them into slower ones in a loop that also sees lists of objects.
 */
export const wholes = (least: number, most: number, shortest = 0, longest = Number.POSITIVE_INFINITY): Check =>
  checking(listSchema(wholeSchema(least, most), shortest, longest), (x) => {
    if (!Array.isArray(x)) return ': not a list';
    if (x.length < shortest || x.length > longest) return `: ${x.length} entries`;
    for (let i = 0; i < x.length; i++) {
      const n = x[i];
      if (!Number.isInteger(n) || n < least || n > most) return `.${i}: not a whole number from ${least} to ${most}`;
    }
    return null;
  });

/** As `wholes`, with the entries in runs: a number, how often it comes, the next number ... */
export const runs = (least: number, most: number, length?: number): Check =>
  checking({ type: 'array', items: wholeSchema(least, Number.POSITIVE_INFINITY) }, (x) => {
    if (!Array.isArray(x)) return ': not a list';
    let entries = 0;
    for (let i = 0; i < x.length; i += 2) {
      const n = x[i];
      const times = x[i + 1];
      if (!Number.isInteger(n) || n < least || n > most) return `.${i}: not a whole number from ${least} to ${most}`;
      if (!Number.isInteger(times) || times < 1) return `.${i + 1}: not a whole number above 0`;
      entries += times;
    }
    return length === undefined || entries === length ? null : `: ${entries} entries`;
  });

/** An object with these fields; it may have others too. */
export const fields = (checks: Record<string, Check>): Check => {
  const entries = Object.entries(checks);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, check]) => [name, check.schema])),
    required: entries.filter(([, check]) => !check.mayLack).map(([name]) => name),
  };
  const names = Object.keys(checks);
  const tests = Object.values(checks);
  return checking(schema, (x) => {
    if (typeof x !== 'object' || x === null || Array.isArray(x)) return ': not an object';
    for (let i = 0; i < names.length; i++) {
      const problem = tests[i]((x as Record<string, unknown>)[names[i]]);
      if (problem !== null) return `.${names[i]}${problem}`;
    }
    return null;
  });
};

/** A check that contains itself: other programs find it in the schema under this name. */
export const named = (name: string, check: () => Check): Check => checking({ $ref: `#/$defs/${name}` }, (x) => check()(x));

/** The checks of the numbers of a game (numbers.ts). */
export const numberChecks = (wrapped = (check: Check): Check => check): Record<keyof Numbers, Check> =>
  eachNumber((name) => wrapped(oneOf(...NUMBERS[name].choices)));
