import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.js';

/**
 * A statement that is compiled only once for each database, because compiling takes longer than storing. The values of a row are its
 * parameters, so every row must have the same fields in the same order.
 */
export class Once<Row extends object> {
  private readonly compiled = new WeakMap<Kysely<Schema>, CompiledQuery>();

  constructor(private readonly query: (db: Kysely<Schema>, row: Row) => Compilable) {}

  for(db: Kysely<Schema>, row: Row): Compilable {
    const statement = this.compiled.get(db) ?? this.query(db, row).compile();
    this.compiled.set(db, statement);
    return { compile: () => ({ ...statement, parameters: Object.values(row) }) };
  }
}
