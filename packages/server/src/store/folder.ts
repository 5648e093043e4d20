import { mkdirSync } from 'node:fs';
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
      mkdirSync(path, { recursive: true });
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
