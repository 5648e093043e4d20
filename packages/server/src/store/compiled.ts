import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.js';

/**
 * A statement that is compiled only once for each database, because compiling takes longer than storing. The values of a row are its
 * parameters, in the order of the fields of the row that it was compiled with.
 */
export class Compiled<Row extends object> {
  private readonly compiled = new WeakMap<Kysely<Schema>, { statement: CompiledQuery; fields: (keyof Row)[] }>();

  constructor(private readonly query: (db: Kysely<Schema>, row: Row) => Compilable) {}

  for(db: Kysely<Schema>, row: Row): Compilable {
    const { statement, fields } = this.compiled.get(db) ?? this.compile(db, row);
    return { compile: () => ({ ...statement, parameters: fields.map((field) => row[field]) }) };
  }
  private compile(db: Kysely<Schema>, row: Row): { statement: CompiledQuery; fields: (keyof Row)[] } {
    const compiled = { statement: this.query(db, row).compile(), fields: Object.keys(row) as (keyof Row)[] };
    this.compiled.set(db, compiled);
    return compiled;
  }
}
