import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Schema } from './schema.js';

/** The folder of the database cannot be used; the message names the folder and the reason. */
export class StoreError extends Error {}

const because = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A folder that only this process uses while it runs. */
export class Folder {
  private constructor(
    readonly file: string,
    private readonly lock: InstanceType<typeof Database> | null,
  ) {}

  /** ':memory:' stores nothing. */
  static open(path: string): Folder {
    if (path === ':memory:') return new Folder(path, null);
    try {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      for (const name of MADE) if (!existsSync(join(path, name))) makePrivate(join(path, name));
      for (const name of FILES) if (existsSync(join(path, name))) chmodSync(join(path, name), OWNER_ONLY);
    } catch (error) {
      throw new StoreError(`The folder ${path} can't be used for the database: ${because(error)}.`);
    }
    const lock = lockOf(path);
    const file = join(path, 'breakpoint.db');
    try {
      check(file);
    } catch (error) {
      lock.close();
      throw error;
    }
    return new Folder(file, lock);
  }

  close(): void {
    this.lock?.close();
  }
}

/**
 * The files of the folder, which hold talk and the hands of running games, so that only their owner may read them. SQLite gives the files
 * that it makes next to a database the rights of the database.
 */
const MADE = ['breakpoint.db', 'breakpoint.lock'];
const FILES = [...MADE, 'breakpoint.db-wal', 'breakpoint.db-shm'];
const OWNER_ONLY = 0o600;

/** Makes an empty file that only its owner may read; to SQLite, that is a new database. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'wx', OWNER_ONLY));
}

/**
 * A small database beside the real one, with a transaction that never ends. The system releases it when the process dies, however
 * that happens, and no other process can begin one until then.
 */
function lockOf(path: string): InstanceType<typeof Database> {
  try {
    const lock = new Database(join(path, 'breakpoint.lock'));
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    if (/locked|busy/i.test(because(error)))
      throw new StoreError(
        `Another server is using the folder ${path}: two of them on one database would lose games. Stop it first, or choose another folder with --data.`,
      );
    throw new StoreError(`The folder ${path} can't be used for the database: ${because(error)}.`);
  }
}

/** Throws if the file exists and is not an intact database of this server. */
function check(file: string): void {
  let db: InstanceType<typeof Database> | null = null;
  try {
    db = new Database(file);
    const tables = (db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]).map((row) => row.name);
    const ours: (keyof Schema)[] = ['tables', 'seats', 'games', 'journal'];
    if (tables.length > 0 && !ours.every((name) => tables.includes(name)))
      throw new StoreError(`${file} is the database of another program: choose another folder with --data.`);
    const [{ quick_check: found }] = db.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    if (found !== 'ok') throw new StoreError(`${file} is damaged (${found}). Put a backup in its place, or move it away to start afresh.`);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`${file} can't be opened as a database: ${because(error)}.`);
  } finally {
    db?.close();
  }
}
