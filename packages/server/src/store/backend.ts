import type { Compilable, Kysely } from 'kysely';
import type { CommandRow, JournalRow, Schema, TimerRow } from './schema.js';

// What the store needs of a database: SQLite in a folder (sqlite.ts), or PostgreSQL for several nodes (postgres.ts).

/** Does this say where a PostgreSQL is, and not which folder holds the database? */
export const isPostgres = (data: string): boolean => /^postgres(ql)?:/.test(data);

/** Two processes, or a bug, wrote the same number: nothing was stored. */
export class Conflict extends Error {}

/** The disk is full, the file is locked, the database is gone: nothing was stored. */
export class NotStored extends Error {}

/** The database went away in the middle of a commit: it may be stored or not, and only reading will tell. */
export class Unsure extends NotStored {}

/** Another node has this table now: nothing was stored, and this one knows nothing of the table any more. */
export class NotOwner extends Error {}

/** A row that should be there is not: nothing was stored. */
export class Missing extends Error {}

/** Who a node has to be for a write about this table to be stored. Its token counts up each time the table changes hands. */
export interface Fence {
  table: string;
  node: string;
  token: number;
}

/** Statements that are stored together. What they find can't be read here: on PostgreSQL they are sent all at once. */
export interface Statements {
  run(query: Compilable): void;
  /** As `run`; if no row was changed by it, nothing is stored and this is why. */
  must(query: Compilable, missing: string): void;
  // What happens at every answer has its SQL made once, and only the values go in.
  addToJournal(row: JournalRow): void;
  addCommand(row: CommandRow): void;
  setTimer(row: TimerRow): void;
}

/** What a write does: statements only, and nothing else, since it may be tried twice. */
export type Work = (statements: Statements) => void;

/** Is told of each transaction: how long it took, and how many writes were in it. */
export type Committed = (seconds: number, writes: number) => void;

export interface Backend {
  readonly db: Kysely<Schema>;
  /** Why the last commit failed; null since one went through. */
  readonly failure: string | null;
  /** Stores all of it or nothing, and nothing if the fence does not hold. */
  write(work: Work, fence: Fence | null): Promise<void>;
  knowsCommand(tableId: string, seat: number, id: string): Promise<boolean>;
  close(): Promise<void>;
}
