import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import { type Log, logOf, replayLog, restore, type Save, save } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import { LOG, SAVE } from '../../engine/src/edge/log.js';
import { positionSchema } from '../../engine/src/edge/sound.js';
import type { Schema } from '../../engine/src/words/checks.js';

// The schemas in docs/formats are made of the checks that the engine makes, and the examples there are read by it. After a change of a
// check, `npx vitest run packages/cli/test/formats.test.ts -u` writes the schemas again.

const FOLDER = join(import.meta.dirname, '../../../docs/formats');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as T;

const SCHEMAS: Record<string, Schema> = {
  log: { title: 'A log of a game of Smash Up, by Breakpoint', ...LOG.schema },
  save: {
    title: 'A saved game of Smash Up, by Breakpoint',
    ...SAVE.schema,
    properties: { ...(SAVE.schema.properties as object), state: { $ref: 'position.schema.json' } },
  },
  position: { title: 'A position in a saved game', ...positionSchema() },
};

test.each(Object.entries(SCHEMAS))('the schema of a %s is the check of the engine', async (name, schema) => {
  const text = JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema }, null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot(join(FOLDER, `${name}.schema.json`));
});

/** Does the value fit the schema? It knows the few keywords that the schemas use. */
function fits(schema: Schema, x: unknown): boolean {
  if (schema.$ref === 'position.schema.json') return fits(SCHEMAS.position, x);
  if (schema.$ref !== undefined) return fits((SCHEMAS.position.$defs as Record<string, Schema>)[String(schema.$ref).slice(8)], x);
  if (schema.anyOf !== undefined) return (schema.anyOf as Schema[]).some((one) => fits(one, x));
  if (schema.enum !== undefined) return (schema.enum as unknown[]).includes(x);
  const within = (n: number, low: unknown, high: unknown): boolean => n >= Number(low ?? -Infinity) && n <= Number(high ?? Infinity);
  switch (schema.type) {
    case 'null':
      return x === null;
    case 'integer':
      return Number.isInteger(x) && within(x as number, schema.minimum, schema.maximum);
    case 'array':
      return (
        Array.isArray(x) && within(x.length, schema.minItems, schema.maxItems) && x.every((item) => fits(schema.items as Schema, item))
      );
    case 'object': {
      if (typeof x !== 'object' || x === null || Array.isArray(x)) return false;
      const object = x as Record<string, unknown>;
      const known = Object.entries(schema.properties as Record<string, Schema>);
      return (schema.required as string[]).every((name) => name in object) && known.every(([n, s]) => !(n in object) || fits(s, object[n]));
    }
    default:
      return typeof x === schema.type;
  }
}

/** Copies of a value, each with one field or entry removed or spoilt. */
function* spoilt(x: unknown): Generator<unknown> {
  if (typeof x !== 'object' || x === null) return;
  const keys = Object.keys(x).slice(0, 12);
  for (const key of keys) {
    const copy = (): Record<string, unknown> => (Array.isArray(x) ? [...x] : { ...x }) as never;
    yield Object.assign(copy(), { [key]: {} });
    yield Object.assign(copy(), { [key]: -7 });
    for (const inner of spoilt((x as Record<string, unknown>)[key])) yield Object.assign(copy(), { [key]: inner });
    if (Array.isArray(x)) continue;
    const without = copy();
    delete without[key];
    yield without;
  }
}

describe('the examples', () => {
  const log = read<Log>('example.log.json');
  const saved = read<Save>('example.save.json');

  test('are read, and written in the same words', () => {
    const game = replayLog(allCards, log);
    expect(game.answers).toHaveLength(log.answers.length);
    const versions = ({ rules, cards }: { rules: string; cards: string }): object => ({ rules, cards });
    expect({ ...logOf(game), ...versions(log) }).toEqual(log);
    const { game: restored, lost } = restore(allCards, saved);
    expect(lost).toBe(0);
    expect(saved.since).not.toEqual([]);
    expect({ ...save(restored), ...versions(saved) }).toEqual(saved);
    expect({ ...logOf(restored), ...versions(log) }).toEqual(log);
  });

  test('fit the schemas', () => {
    expect(fits(SCHEMAS.log, log)).toBe(true);
    expect(fits(SCHEMAS.save, saved)).toBe(true);
  });

  test('the schemas and the engine refuse the same things about a log', () => {
    let refused = 0;
    for (const bad of spoilt(log)) {
      expect(LOG(bad) === null, JSON.stringify(bad).slice(0, 300)).toBe(fits(SCHEMAS.log, bad));
      if (LOG(bad) !== null) refused++;
    }
    expect(refused).toBeGreaterThan(50);
  });

  test('what the schema of a save refuses, the engine refuses', () => {
    let refused = 0;
    for (const bad of spoilt(saved)) {
      if (fits(SCHEMAS.save, bad)) continue;
      refused++;
      expect(() => restore(allCards, bad as Save), JSON.stringify(bad).slice(0, 200)).toThrow();
    }
    expect(refused).toBeGreaterThan(200);
  });
});
