import type { Compilable } from 'kysely';
import type Database from 'libsql';

export type Libsql = InstanceType<typeof Database>;
export type Statement = ReturnType<Libsql['prepare']>;

/** Two processes, or a bug, wrote the same number: nothing was stored. */
export class Conflict extends Error {}

/** The disk is full, the file is locked, the database is gone: nothing was stored. */
export class NotStored extends Error {}

/** What a write does: statements only, and nothing else, since it may be tried twice. */
export type Work = (statements: Statements) => void;

interface Waiting {
  work: Work;
  resolve(): void;
  reject(error: Error): void;
}

/** Statements of one connection, each prepared once. */
export class Statements {
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
  /** How many rows it changed. */
  run(query: Compilable): number {
    const { sql, parameters } = query.compile();
    return this.prepare(sql).run([...parameters]).changes;
  }
  all<Row>(query: Compilable<Row>): Row[] {
    const { sql, parameters } = query.compile();
    return this.prepare(sql).all([...parameters]) as Row[];
  }
}

/**
 * All writes of one turn of the event loop are one transaction: a durable commit costs as much as many statements. Whoever waits
 * for a write hears of it once it is durable. A write that can't be done fails alone; if nothing can be stored, all fail that waited.
 */
export class Writer {
  /** Why the last commit failed; null since one went through. */
  failure: string | null = null;
  private waiting: Waiting[] = [];
  private readonly begin: Statement;
  private readonly commit: Statement;
  private readonly rollback: Statement;

  constructor(
    private readonly statements: Statements,
    /** Is told of each transaction: how long it took, and how many writes were in it. */
    private readonly committed: (seconds: number, writes: number) => void,
  ) {
    this.begin = statements.prepare('begin immediate');
    this.commit = statements.prepare('commit');
    this.rollback = statements.prepare('rollback');
  }

  /** Writes all of it or nothing. */
  write(work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ work, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.flush());
    });
  }
  /** Writes now what waits. */
  flush(): void {
    let batch = this.waiting;
    this.waiting = [];
    while (batch.length > 0) {
      const failed = this.attempt(batch);
      if (failed === null) {
        for (const { resolve } of batch) resolve();
        return;
      }
      const { at, error } = failed;
      if (at === null) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One of them can't be done, whatever the others do: they go on without it.
      batch[at].reject(error);
      batch = batch.filter((_, i) => i !== at);
    }
  }

  /** Null if all of it is stored; otherwise nothing is, because of the one at `at`, or of none of them. */
  private attempt(batch: readonly Waiting[]): { at: number | null; error: Error } | null {
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
      if (at !== null && error instanceof Missing) return { at, error: new NotStored(message) };
      this.failure = message;
      return { at: null, error: new NotStored(message) };
    }
    this.failure = null;
    this.committed((performance.now() - began) / 1000, batch.length);
    return null;
  }
  private undo(): void {
    // A full disk has rolled it back already: then the first error is the one to tell.
    try {
      if (this.statements.db.inTransaction) this.rollback.run([]);
    } catch {}
  }
}

/** A row that should be there is not: nothing was stored. */
export class Missing extends Error {}
