import { Kysely } from 'kysely';
import Database from 'libsql';
import { log } from '../base/log.js';
import { AnswerStatements } from './answer-statements.js';
import type { Backend, Committed, Work } from './backend.js';
import { Checkpoints } from './checkpoints.js';
import { LibsqlDialect } from './dialect.js';
import { Folder } from './folder.js';
import { migrate, STEPS, type Steps } from './migrations.js';
import type { Schema } from './schema.js';
import { type Libsql, Prepared, Writer } from './writer.js';

/** Milliseconds that a write waits for a write of another process, such as `breakpoint games prune`. */
const PATIENCE = 2000;

/** A file that only this process uses: statements run at once, and all tables belong to this node. */
export class SqliteBackend implements Backend {
  private readonly writer: Writer;
  private readonly hot: AnswerStatements;
  private readonly checkpoints: Checkpoints;

  private constructor(
    readonly db: Kysely<Schema>,
    private readonly folder: Folder,
    private readonly prepared: Prepared,
    committed: Committed,
  ) {
    this.hot = new AnswerStatements(db, prepared);
    this.checkpoints = Checkpoints.of(prepared.db, folder.file);
    this.writer = new Writer(prepared, this.hot, (seconds, writes) => {
      committed(seconds, writes);
      this.checkpoints.note(writes);
    });
  }

  static async open(path: string, committed: Committed): Promise<SqliteBackend> {
    const { folder, prepared, db } = await migrated(path);
    return new SqliteBackend(db, folder, prepared, committed);
  }
  async close(): Promise<void> {
    this.writer.flush();
    await this.checkpoints.close();
    this.gather();
    await this.db.destroy();
    this.folder.close();
  }

  /**
   * Moves everything into `breakpoint.db`, so that a copy of this file is complete. Closing the database does not, because prepared
   * statements are still open.
   */
  private gather(): void {
    const { db } = this.prepared;
    try {
      if (db.open) db.pragma('wal_checkpoint(TRUNCATE)');
    } catch (error) {
      log.warn({ err: error }, 'the last changes stay in breakpoint.db-wal');
    }
  }

  get failure(): string | null {
    return this.writer.failure;
  }
  /** Statements run at once. */
  get waiting(): number {
    return 0;
  }
  write(work: Work): Promise<void> {
    return this.writer.write(work);
  }
  async knowsCommand(tableId: string, seat: number, id: string): Promise<boolean> {
    return this.hot.knowsCommand(tableId, seat, id);
  }
}

/** Opens the database in this folder, with the schema of this build. */
async function migrated(path: string, steps: Steps = STEPS) {
  const folder = Folder.open(path);
  const prepared = new Prepared(connection(folder.file));
  const db = new Kysely<Schema>({ dialect: new LibsqlDialect(prepared) });
  try {
    return { folder, prepared, db, done: await migrate(db, folder.file, steps) };
  } catch (error) {
    await db.destroy();
    folder.close();
    throw error;
  }
}
/** Migrates the database in this folder, which no server may be using. Resolves to the steps that were done. */
export async function migrateFolder(path: string, steps?: Steps): Promise<string[]> {
  const { folder, db, done } = await migrated(path, steps);
  await db.destroy();
  folder.close();
  return done;
}

function connection(file: string): Libsql {
  const db = new Database(file, { timeout: PATIENCE });
  db.pragma('journal_mode = WAL');
  // Stored data must survive a crash of the machine, not only of the process.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  return db;
}
