import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { log } from '../base/log.js';
import type { Libsql } from './writer.js';

/** After this many writes, their pages are moved. */
const WRITES = 250;
/** SQLite moves the pages itself, in a commit, when its log has this many: this happens only if the thread does not move them. */
const PAGES = 4000;

/**
 * Moves what was written from SQLite's log into the database file, in another thread. SQLite would do it in a commit, and all tables would
 * wait for it. What is written in the meantime is moved at the end by this thread: it is little, and the log starts again from its
 * beginning only when all of it was moved.
 */
export class Checkpoints {
  private worker: Worker | null = null;
  private writes = 0;
  private underWay = false;

  private constructor(
    private readonly db: Libsql,
    private start: (() => Worker) | null,
  ) {}

  /** Without the thread's program, which tests of the sources do not have, SQLite moves the pages itself. */
  static of(db: Libsql, file: string, program = fileURLToPath(new URL('./checkpoint-thread.js', import.meta.url))): Checkpoints {
    if (file === ':memory:' || !existsSync(program)) return new Checkpoints(db, null);
    db.pragma(`wal_autocheckpoint = ${PAGES}`);
    return new Checkpoints(db, () => new Worker(program, { workerData: file }));
  }

  /** Called after each commit. */
  note(writes: number): void {
    this.writes += writes;
    if (this.writes < WRITES || this.underWay || this.start === null) return;
    this.writes = 0;
    this.underWay = true;
    this.worker ??= this.started(this.start);
    this.worker.postMessage('move');
  }

  private started(start: () => Worker): Worker {
    const worker = start();
    worker.unref();
    worker.on('message', (failure: string | null) => this.finish(failure));
    worker.on('error', (error) => this.finish((error as Error).message));
    // If it ends by itself, another one is started when it is needed next.
    worker.on('exit', () => {
      this.worker = null;
      this.underWay = false;
    });
    return worker;
  }
  private finish(failure: string | null): void {
    this.underWay = false;
    try {
      if (failure !== null) throw new Error(failure);
      if (this.db.open && !this.db.inTransaction) this.db.pragma('wal_checkpoint(PASSIVE)');
    } catch (error) {
      log.warn({ err: error }, 'what was written stays in breakpoint.db-wal for now');
    }
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.start = null;
    if (worker === null) return;
    // Closing waits for it, even if nothing else keeps the process alive.
    worker.ref();
    const ended = once(worker, 'exit');
    worker.postMessage('close');
    await ended;
  }
}
