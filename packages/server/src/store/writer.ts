import type { Compilable } from 'kysely';
import type Database from 'libsql';
import type { AnswerStatements } from './answer-statements.js';
import { type Committed, Conflict, Missing, NotStored, type Statements, type Work } from './backend.js';
import type { CommandRow, JournalRow, TimerRow } from './schema.js';

export type Libsql = InstanceType<typeof Database>;
export type Statement = ReturnType<Libsql['prepare']>;

/** The most writes of a transaction that go on one after the other: a server at its limit handles more answers if all go on at once. */
const FEW = 8;

interface QueuedWrite {
  work: Work;
  resolve(): void;
  reject(error: Error): void;
}

/** The prepared statements of one connection. */
export class Prepared {
  private readonly prepared = new Map<string, Statement>();

  constructor(readonly db: Libsql) {}

  prepare(sql: string): Statement {
    let statement = this.prepared.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.prepared.set(sql, statement);
    }
    return statement;
  }
}

/** Runs each statement immediately. */
class AtOnce implements Statements {
  constructor(
    private readonly prepared: Prepared,
    private readonly hot: AnswerStatements,
  ) {}

  private changedBy(query: Compilable): number {
    const { sql, parameters } = query.compile();
    return this.prepared.prepare(sql).run([...parameters]).changes;
  }
  run(query: Compilable): void {
    this.changedBy(query);
  }
  must(query: Compilable, missing: string): void {
    if (this.changedBy(query) === 0) throw new Missing(missing);
  }
  addToJournal(row: JournalRow): void {
    this.hot.addToJournal(row);
  }
  addCommand(row: CommandRow): void {
    this.hot.addCommand(row);
  }
  setTimer(row: TimerRow): void {
    this.hot.setTimer(row);
  }
}

/**
 * All writes of one turn of the event loop form one transaction, because a durable commit costs as much as many statements. A write
 * resolves once it is durable. A write that violates a constraint fails without affecting the others; if nothing can be stored, all
 * waiting writes fail.
 */
export class Writer {
  /** The reason why the last commit failed; null if it succeeded. */
  failure: string | null = null;
  private waiting: QueuedWrite[] = [];
  private readonly statements: Statements;
  private readonly begin: Statement;
  private readonly commit: Statement;
  private readonly rollback: Statement;

  constructor(
    private readonly prepared: Prepared,
    hot: AnswerStatements,
    private readonly committed: Committed,
  ) {
    this.statements = new AtOnce(prepared, hot);
    this.begin = prepared.prepare('begin immediate');
    this.commit = prepared.prepare('commit');
    this.rollback = prepared.prepare('rollback');
  }

  /** Writes all of it or nothing. */
  write(work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ work, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }
  /** Stores the waiting writes now. */
  flush(): void {
    let batch = this.waiting;
    this.waiting = [];
    while (batch.length > 0) {
      const failed = this.attempt(batch);
      if (failed === null) {
        if (batch.length <= FEW) goOn(batch);
        else for (const { resolve } of batch) resolve();
        return;
      }
      const { at, error } = failed;
      if (at === null) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // This write fails in any case: the others are stored without it.
      batch[at].reject(error);
      batch = batch.filter((_, i) => i !== at);
    }
  }

  /** Null if everything was stored. Otherwise nothing was, because of the write at `at`, or for another reason if that is null. */
  private attempt(batch: readonly QueuedWrite[]): { at: number | null; error: Error } | null {
    // Asking a closed database anything ends the whole process.
    if (!this.prepared.db.open) return { at: null, error: new NotStored('the database is closed') };
    const began = performance.now();
    let at: number | null = null;
    try {
      this.begin.run([]);
      for (at = 0; at < batch.length; at++) batch[at].work(this.statements);
      at = null;
      this.commit.run([]);
    } catch (error) {
      this.undo();
      const message = error instanceof Error ? error.message : String(error);
      if (at !== null && /UNIQUE|constraint/i.test(message)) return { at, error: new Conflict(message) };
      if (at !== null && error instanceof Missing) return { at, error };
      this.failure = message;
      return { at: null, error: new NotStored(message) };
    }
    this.failure = null;
    this.committed((performance.now() - began) / 1000, batch.length);
    return null;
  }
  private undo(): void {
    // A full disk has already rolled the transaction back: then the first error is the one to report.
    try {
      const { db } = this.prepared;
      if (db.open && db.inTransaction) this.rollback.run([]);
    } catch {}
  }
}

/**
 * Lets the stored writes go on one after the other, each in a tick of its own: what is sent because of one leaves the process before the
 * next goes on. Otherwise the reply to the first of ten answers would wait until all ten have been performed.
 */
function goOn(stored: readonly QueuedWrite[], at = 0): void {
  stored[at].resolve();
  if (at + 1 < stored.length) queueMicrotask(() => process.nextTick(goOn, stored, at + 1));
}
