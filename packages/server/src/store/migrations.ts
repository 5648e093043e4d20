import { type Kysely, type Migration, Migrator, SqliteAdapter, sql } from 'kysely';
import { createPeopleTables } from '../people/schema.js';
import { StoreError } from './folder.js';

// Migrations must never be changed: a database of any age runs those that it has not run yet, in this order.

/** The schema of the first version, which had no migrations; its databases already have these tables. */
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

/** A row for the readiness check, and an index of games by the time they ended. */
async function checks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checks')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('games_finished').on('games').column('finished').execute();
  await db.schema.createIndex('commands_at').on('commands').column('at').execute();
}

/** The nodes that share a database, and the owners of tables. */
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

/** Adds an index, so that open tables are found without reading every table that was ever played. */
async function lobbies(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('tables_phase').on('tables').columns(['phase', 'created']).execute();
}

/** Adds the id of its command to every answer: a row of its own took as long to store as the answer. */
async function answers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('journal').addColumn('command', 'text').execute();
}

/** Adds the number of a game's first question, so that no question of a table has the number of an earlier one. */
async function numbers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('games')
    .addColumn('first_number', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

/**
 * In SQLite, stores the journal in the order of its key. Before, the rows of all running games were mixed, so that deleting those of a
 * finished game rewrote a page for nearly each of them.
 */
async function byGame(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await db.schema
    .createTable('journal_by_game')
    .addColumn('game_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('keys', 'text')
    .addColumn('upto', 'integer')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('command', 'text')
    .addPrimaryKeyConstraint('journal_key', ['game_id', 'seq'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await sql`insert into journal_by_game select game_id, seq, kind, seat, "by", keys, upto, at, command from journal`.execute(db);
  await db.schema.dropTable('journal').execute();
  await db.schema.alterTable('journal_by_game').renameTo('journal').execute();
}

const MIGRATIONS: Record<string, Migration> = {
  '0001-first': { up: first },
  '0002-checks': { up: checks },
  '0003-people': { up: createPeopleTables },
  '0004-nodes': { up: nodes },
  '0005-lobbies': { up: lobbies },
  '0006-answers': { up: answers },
  '0007-numbers': { up: numbers },
  '0008-by-game': { up: byGame },
};

/** Migrates a database to the schema of this build, completely or not at all. */
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
