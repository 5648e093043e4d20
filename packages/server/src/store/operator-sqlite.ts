import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { isPostgres } from './backend.js';
import { unpacked } from './compression.js';
import { makePrivate, StoreError } from './folder.js';
import { migrateFolder } from './sqlite.js';
import type { Libsql, Statement } from './writer.js';

// The operator's commands for a database, which a server may be using at the same time.

/** Milliseconds to wait for a write of the server. */
const PATIENCE = 5000;
/** The number of games that are deleted in one transaction: few, so that a running server does not wait long. */
const AT_ONCE = 20;

function open(folder: string): Libsql {
  const file = join(folder, 'breakpoint.db');
  if (!existsSync(file)) throw new StoreError(`There is no database in ${folder}. Use --data to say where it is.`);
  const db = new Database(file, { timeout: PATIENCE });
  // Durable like the server's own writes: deleted games stay deleted.
  db.pragma('synchronous = FULL');
  return db;
}
function withDatabase<T>(folder: string, work: (db: Libsql) => T): T {
  const db = open(folder);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Converts a database to the schema of this build, as a server does when it starts. Resolves to the steps that were done. */
export async function migrateDatabase(data: string, say: (text: string) => void): Promise<string[]> {
  if (!isPostgres(data)) return migrateFolder(data);
  const { migratePostgres } = await import('./migrating.js');
  return migratePostgres(data, undefined, say);
}

/** Makes a consistent copy of the whole database. */
export function backUp(folder: string, file: string): void {
  if (isPostgres(folder)) throw new StoreError('Only a database in a folder is backed up this way; for PostgreSQL use pg_dump.');
  if (existsSync(file)) throw new StoreError(`${file} already exists.`);
  withDatabase(folder, (db) => {
    makePrivate(file);
    try {
      db.prepare('vacuum into ?').run([file]);
    } catch (error) {
      rmSync(file);
      throw error;
    }
  });
}

/** The recordings of games that finished since this time, as JSON texts, oldest first. */
export async function* finishedGames(data: string, since: number): AsyncIterable<string> {
  if (isPostgres(data)) yield* (await import('./operator-postgres.js')).finishedGames(data, since);
  else yield* gamesInFolder(data, since);
}
function* gamesInFolder(folder: string, since: number): Iterable<string> {
  const db = open(folder);
  try {
    const ids = db.prepare('select id from games where recording is not null and finished >= ? order by finished, id').all([since]);
    const find = db.prepare('select recording from games where id = ?');
    for (const { id } of ids as { id: string }[]) {
      // One query per game, so that no long read prevents the server's checkpoints.
      const [row] = find.all([id]) as { recording: string }[];
      if (row) yield unpacked(row.recording);
    }
  } finally {
    db.close();
  }
}

/**
 * Deletes games that ended before this time, and their tables if nothing has happened there since. It never touches a game that is
 * not over, or a table that waits or plays. Returns the number of deleted games.
 */
export async function prune(data: string, before: number): Promise<number> {
  return isPostgres(data) ? (await import('./operator-postgres.js')).prune(data, before) : pruneFolder(data, before);
}
function pruneFolder(folder: string, before: number): number {
  return withDatabase(folder, (db) => {
    const find = db.prepare(
      `select g.id, g.table_id, t.game = g.id as latest from games g left join tables t on t.id = g.table_id
       where g.finished < ? and (t.id is null or t.game <> g.id or (t.phase = 'over' and t.touched < ?)) limit ?`,
    );
    const ofGame = [...deletions(db, 'game_id'), db.prepare('delete from games where id = ?')];
    const ofTable = [...deletions(db, 'table_id'), db.prepare('delete from tables where id = ?')];
    let count = 0;
    for (;;) {
      db.exec('begin immediate');
      const found = find.all([before, before, AT_ONCE]) as { id: string; table_id: string; latest: number | null }[];
      for (const { id, table_id: table, latest } of found) {
        for (const statement of ofGame) statement.run([id]);
        if (latest) for (const statement of ofTable) statement.run([table]);
      }
      db.exec('commit');
      count += found.length;
      if (found.length < AT_ONCE) return count;
    }
  });
}

/** A statement for every database table with this column that deletes rows by its value. */
function deletions(db: Libsql, column: string): Statement[] {
  const found = db
    .prepare(`select m.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.name = ?`)
    .all([column]) as { name: string }[];
  return found.map(({ name }) => db.prepare(`delete from ${name} where ${column} = ?`));
}
