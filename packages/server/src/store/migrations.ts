import { type Kysely, type Migration, Migrator } from 'kysely';
import { createPeopleTables } from '../people/schema.js';
import { StoreError } from './folder.js';

// Each of these stays as it is for good: a database of any age goes through those that it has not been through, in this order.

/** The schema of the first servers, which had no migrations: their databases have these tables already. */
async function first(db: Kysely<unknown>): Promise<void> {
  const make = (name: string) => db.schema.createTable(name).ifNotExists();
  await make('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('config', 'text', (c) => c.notNull())
    .addColumn('host', 'integer', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('game', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('touched', 'bigint', (c) => c.notNull())
    .execute();
  await make('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('level', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text')
    .addColumn('stand_in', 'integer', (c) => c.notNull())
    .addColumn('gone', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await make('games')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull())
    .addColumn('players', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('cards', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('result', 'text')
    .addColumn('recording', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('finished', 'bigint')
    .execute();
  await make('journal')
    .addColumn('game_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('keys', 'text')
    .addColumn('upto', 'integer')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('journal_key', ['game_id', 'seq'])
    .execute();
  await make('snapshots')
    .addColumn('game_id', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('save', 'text', (c) => c.notNull())
    .execute();
  await make('commands')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('commands_key', ['table_id', 'seat', 'id'])
    .execute();
  await make('timers')
    .addColumn('game_id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('left_ms', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('timers_due').ifNotExists().on('timers').column('due').execute();
}

/** A row for the readiness check to write, and a way to find games by when they ended. */
async function checks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checks')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('games_finished').on('games').column('finished').execute();
  await db.schema.createIndex('commands_at').on('commands').column('at').execute();
}

/** Nodes that share a database, and which of them has which table. */
async function nodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('lock', 'integer', (c) => c.notNull())
    .addColumn('beat', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('owners')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('node', 'text')
    .addColumn('token', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('owners_node').on('owners').column('node').execute();
}

const MIGRATIONS: Record<string, Migration> = {
  '0001-first': { up: first },
  '0002-checks': { up: checks },
  '0003-people': { up: createPeopleTables },
  '0004-nodes': { up: nodes },
};

/** Brings a database to the schema of this build; all of it or nothing. */
// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own time
export async function migrate(db: Kysely<any>, where: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const message = error instanceof Error ? error.message : String(error);
  if (/corrupted migrations/.test(message))
    throw new StoreError(`${where} was written by a newer version of Breakpoint. Start that version, or put a backup in its place.`);
  throw new StoreError(`${where} can't be converted to this version: ${message}. Nothing in it was changed.`);
}
