import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { isPostgres } from './backend.js';
import { StoreError } from './folder.js';
import { unpacked } from './packed.js';
import type { Libsql, Statement } from './writer.js';

// What an operator does with a database, whether or not a server is using it at the time.

/** Milliseconds to wait for the server to be done with a write of its own. */
const PATIENCE = 5000;
/** So many games are deleted in one transaction: a server that plays on waits no longer than for that. */
const AT_ONCE = 20;

function open(folder: string): Libsql {
  if (isPostgres(folder)) throw new StoreError('This is for databases in a folder; for PostgreSQL use its own tools, such as pg_dump.');
  const file = join(folder, 'breakpoint.db');
  if (!existsSync(file)) throw new StoreError(`There is no database in ${folder}. Use --data to say where it is.`);
  const db = new Database(file, { timeout: PATIENCE });
  // As the server: what it was told is gone stays gone.
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

/** A copy of the whole database as it is at one moment. */
export function backUp(folder: string, file: string): void {
  if (existsSync(file)) throw new StoreError(`${file} already exists.`);
  withDatabase(folder, (db) => db.prepare('vacuum into ?').run([file]));
}

/** The recordings of finished games as JSON texts, oldest first; from this time on. */
export function* finishedGames(folder: string, since: number): Iterable<string> {
  const db = open(folder);
  try {
    const ids = db.prepare('select id from games where recording is not null and finished >= ? order by finished, id').all([since]);
    const find = db.prepare('select recording from games where id = ?');
    for (const { id } of ids as { id: string }[]) {
      // One at a time, so that no long reading keeps the server's log from being put away.
      const [row] = find.all([id]) as { recording: string }[];
      if (row) yield unpacked(row.recording);
    }
  } finally {
    db.close();
  }
}

/**
 * Deletes games that ended before this time, and their tables if nothing has happened there since. A game that is not over is
 * never touched, nor is a table that waits or plays. Answers with how many games went.
 */
export function prune(folder: string, before: number): number {
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

/** A deletion for every table of the database that has this column, by its value. */
function deletions(db: Libsql, column: string): Statement[] {
  const found = db
    .prepare(`select m.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.name = ?`)
    .all([column]) as { name: string }[];
  return found.map(({ name }) => db.prepare(`delete from ${name} where ${column} = ?`));
}
