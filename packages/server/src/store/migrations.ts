import { type CreateTableBuilder, type Kysely, Migrator, SqliteAdapter, sql } from 'kysely';
import { StoreError } from './folder.js';

// The rules for migrations:
// - What they do must never be changed, and they import nothing that may change: a database of any age runs those that it has not run
//   yet, in order.
// - Each must work under the release before, whose nodes go on playing while a new one has already converted the database, and which may
//   be started again afterwards. So a migration adds; what nobody reads any more is removed one release later.
// - Each is short. It locks the tables that it changes for all nodes, so a column has no default that has to be computed for every row.

/** The columns of a table: each has a value in every row, except those with a `?`. */
type Columns = Record<string, `${'text' | 'integer' | 'bigint' | 'timestamptz'}${'' | '?' | ' key'}`>;

function tableIn(db: Kysely<unknown>, name: string, columns: Columns): CreateTableBuilder<string, string> {
  return Object.entries(columns).reduce((table, [column, said]) => {
    const [, type, more] = /^(\w+)(.*)$/.exec(said)!;
    return table.addColumn(column, type as 'text', (c) => (more === '?' ? c : more === ' key' ? c.primaryKey() : c.notNull()));
  }, db.schema.createTable(name));
}

/** The schema of the first version, which had no migrations; its databases already have these tables. */
async function first(db: Kysely<unknown>): Promise<void> {
  const make = (name: string, columns: Columns) => tableIn(db, name, columns).ifNotExists();
  await make('tables', {
    id: 'text key',
    config: 'text',
    host: 'integer',
    phase: 'text',
    game: 'text?',
    created: 'bigint',
    touched: 'bigint',
  }).execute();
  await make('seats', {
    table_id: 'text',
    seat: 'integer',
    kind: 'text',
    level: 'text?',
    name: 'text',
    secret_hash: 'text?',
    stand_in: 'integer',
    gone: 'integer',
  })
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await make('games', {
    id: 'text key',
    table_id: 'text',
    setup: 'text',
    players: 'text',
    rules: 'text',
    cards: 'text',
    problem: 'text?',
    result: 'text?',
    recording: 'text?',
    created: 'bigint',
    finished: 'bigint?',
  }).execute();
  await make('journal', {
    game_id: 'text',
    seq: 'integer',
    kind: 'text',
    seat: 'integer',
    by: 'text',
    keys: 'text?',
    upto: 'integer?',
    at: 'bigint',
  })
    .addPrimaryKeyConstraint('journal_key', ['game_id', 'seq'])
    .execute();
  await make('snapshots', { game_id: 'text key', seq: 'integer', save: 'text' }).execute();
  await make('commands', { table_id: 'text', seat: 'integer', id: 'text', at: 'bigint' })
    .addPrimaryKeyConstraint('commands_key', ['table_id', 'seat', 'id'])
    .execute();
  await make('timers', {
    game_id: 'text key',
    table_id: 'text',
    seat: 'integer',
    due: 'bigint',
    turn: 'integer',
    left_ms: 'text',
    since: 'bigint',
  }).execute();
  await db.schema.createIndex('timers_due').ifNotExists().on('timers').column('due').execute();
}

/** A row for the readiness check, and an index of games by the time they ended. */
async function checks(db: Kysely<unknown>): Promise<void> {
  await tableIn(db, 'checks', { id: 'integer key', at: 'bigint' }).execute();
  await db.schema.createIndex('games_finished').on('games').column('finished').execute();
  await db.schema.createIndex('commands_at').on('commands').column('at').execute();
}

/** What playing with people needs besides tables and games: turns, keys of other devices, links, talk, alerts. */
async function people(db: Kysely<unknown>): Promise<void> {
  const make = (name: string, columns: Columns) => tableIn(db, name, columns).ifNotExists();
  await make('turns', { table_id: 'text key', game_id: 'text', seat: 'integer', turn: 'integer', at: 'bigint' }).execute();
  await make('keys', { hash: 'text key', table_id: 'text', owner: 'text', at: 'bigint' }).execute();
  await make('links', { hash: 'text key', seats: 'text', until: 'bigint' }).execute();
  await make('said', { table_id: 'text', n: 'integer', game_id: 'text?', seat: 'integer', name: 'text', say: 'text', at: 'bigint' })
    .addPrimaryKeyConstraint('said_key', ['table_id', 'n'])
    .execute();
  await make('mutes', { table_id: 'text', owner: 'text', seat: 'integer' })
    .addPrimaryKeyConstraint('mutes_key', ['owner', 'seat'])
    .execute();
  await make('pushes', { table_id: 'text', owner: 'text', endpoint: 'text', keys: 'text', language: 'text', at: 'bigint' })
    .addPrimaryKeyConstraint('pushes_key', ['owner', 'endpoint'])
    .execute();
  await db.schema.createIndex('seats_secret').ifNotExists().on('seats').column('secret_hash').execute();
  await db.schema.createIndex('keys_owner').ifNotExists().on('keys').column('owner').execute();
}

/** The nodes that share a database, and the owners of tables. */
async function nodes(db: Kysely<unknown>): Promise<void> {
  await tableIn(db, 'nodes', { id: 'text key', address: 'text', lock: 'integer', beat: 'timestamptz' }).execute();
  await tableIn(db, 'owners', { table_id: 'text key', node: 'text?', token: 'bigint' }).execute();
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
  await tableIn(db, 'journal_by_game', {
    game_id: 'text',
    seq: 'integer',
    kind: 'text',
    seat: 'integer',
    by: 'text',
    keys: 'text?',
    upto: 'integer?',
    at: 'bigint',
    command: 'text?',
  })
    .addPrimaryKeyConstraint('journal_key', ['game_id', 'seq'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await sql`insert into journal_by_game select game_id, seq, kind, seat, "by", keys, upto, at, command from journal`.execute(db);
  await db.schema.dropTable('journal').execute();
  await db.schema.alterTable('journal_by_game').renameTo('journal').execute();
}

/** Adds a row that says which builds can use this database. */
async function builds(db: Kysely<unknown>): Promise<void> {
  await tableIn(db, 'builds', { id: 'integer key', needs: 'text' }).execute();
}

/**
 * Adds to a game what was dealt at its beginning, which older games do not say, and to a node the format of what it stores, which older
 * nodes do not say (see FORMAT in schema.ts).
 */
async function dealt(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('games').addColumn('dealt', 'text').execute();
  await db.schema.alterTable('nodes').addColumn('format', 'integer').execute();
}

/** The steps to the schema of a build. */
export interface Steps {
  all: Record<string, (db: Kysely<unknown>) => Promise<void>>;
  /** The last step of the release before this one: a build that knows it can use the database, because the later steps only add. */
  released: string;
}
/** Players' reports. The build before does not know this table, and works with it. */
async function reports(db: Kysely<unknown>): Promise<void> {
  await tableIn(db, 'reports', {
    id: 'text key',
    table_id: 'text',
    by: 'integer',
    about: 'integer',
    name: 'text',
    line: 'text?',
    why: 'text',
    at: 'bigint',
  }).execute();
  await db.schema.createIndex('reports_at').on('reports').column('at').execute();
}

/** The factions that players made, and the tables that name them. The build before does not know them, and works with them. */
async function documents(db: Kysely<unknown>): Promise<void> {
  await tableIn(db, 'documents', { id: 'text key', body: 'text', touched: 'bigint' }).execute();
  await tableIn(db, 'document_uses', { document: 'text', table_id: 'text' })
    .addPrimaryKeyConstraint('document_use', ['document', 'table_id'])
    .execute();
  await db.schema.createIndex('document_uses_table').on('document_uses').column('table_id').execute();
}

/** The browsers that took seats, and what the operator blocks. The build before knows neither, and works with them. */
async function devices(db: Kysely<unknown>): Promise<void> {
  await tableIn(db, 'devices', { owner: 'text key', table_id: 'text', device: 'text' }).execute();
  for (const column of ['table_id', 'device']) await db.schema.createIndex(`devices_${column}`).on('devices').column(column).execute();
  await tableIn(db, 'blocks', { entry: 'text key', why: 'text', at: 'bigint' }).execute();
  await db.schema.alterTable('reports').addColumn('device', 'text').execute();
}

export const STEPS: Steps = {
  all: {
    '0001-first': first,
    '0002-checks': checks,
    '0003-people': people,
    '0004-nodes': nodes,
    '0005-lobbies': lobbies,
    '0006-answers': answers,
    '0007-numbers': numbers,
    '0008-by-game': byGame,
    '0009-builds': builds,
    '0010-dealt': dealt,
    '0011-reports': reports,
    '0012-documents': documents,
    '0013-devices': devices,
  },
  released: '0013-devices',
};

// biome-ignore lint/suspicious/noExplicitAny: a migration knows only the schema of its own time
type Database = Kysely<any>;

const migratorOf = (db: Database, { all, released }: Steps): Migrator => {
  const steps = Object.entries(all).map(([name, step]) => {
    const up = async (at: Kysely<unknown>): Promise<void> => {
      await step(at);
      if (name <= released) return;
      await sql`insert into builds (id, needs) values (1, ${released}) on conflict (id) do update set needs = excluded.needs`.execute(at);
    };
    return [name, { up }] as const;
  });
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
};

/** The steps that this database has already done; none if it is new. */
async function doneIn(db: Database): Promise<string[]> {
  const isNew = !(await db.introspection.getTables({ withInternalKyselyTables: true })).some((t) => t.name === 'kysely_migration');
  return isNew ? [] : (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map((r) => r.name);
}

/** The steps that are to be done. Throws if a newer build wrote the database, unless this build can use it all the same. */
export async function stepsFor(db: Database, where: string, steps: Steps = STEPS): Promise<string[]> {
  const done = await doneIn(db);
  const isUnknown = (name: string): boolean => steps.all[name] === undefined;
  if (done.some(isUnknown)) {
    const [row] = done.includes('0009-builds') ? (await sql<{ needs: string }>`select needs from builds`.execute(db)).rows : [];
    if (!row || isUnknown(row.needs))
      throw new StoreError(`${where} was written by a newer version of Breakpoint. Start that version, or put a backup in its place.`);
    return [];
  }
  return Object.keys(steps.all).filter((name) => !done.includes(name));
}

/** Migrates a database to the schema of this build, completely or not at all. Resolves to the steps that were done. */
export async function migrate(db: Database, where: string, steps: Steps = STEPS): Promise<string[]> {
  const ahead = await stepsFor(db, where, steps);
  if (ahead.length === 0) return [];
  const { error, results } = await migratorOf(db, steps).migrateToLatest();
  if (error === undefined) return (results ?? []).map((r) => r.migrationName);
  if ((error as { code?: string }).code !== undefined) throw error;
  const message = error instanceof Error ? error.message : String(error);
  throw new StoreError(`${where} can't be converted to this version: ${message}. Nothing in it was changed.`);
}
