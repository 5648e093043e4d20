import type { Compilable, Kysely } from 'kysely';
import type { CommandRow, JournalRow, Schema, TimerRow } from './schema.js';

// What the store needs from a database: SQLite in a folder (sqlite.ts), or PostgreSQL for several nodes (postgres.ts).

/** Is this the address of a PostgreSQL database, and not the folder of a database? */
export const isPostgres = (data: string): boolean => /^postgres(ql)?:/.test(data);

/** The number of the row is taken, because of another process or a bug: nothing was stored. */
export class Conflict extends Error {}

/** Nothing was stored, because the disk is full, the file is locked or the database is down. */
export class NotStored extends Error {}

/** The connection broke during a commit: the write may or may not be stored, and only reading will tell. */
export class Unsure extends NotStored {}

/** Another node owns this table now: nothing was stored, and this node's copy of the table is out of date. */
export class NotOwner extends Error {}

/** A row that should exist does not: nothing was stored. */
export class Missing extends NotStored {}

/**
 * The owner that a write about this table requires. The token goes up each time the table gets another owner. When a standby takes the
 * place of the database, it begins another timeline, and may lack the last writes: then the table must be read again.
 */
export interface Fence {
  table: string;
  node: string;
  token: number;
  /** The history of the database in which the table was claimed. */
  timeline: string;
}

/** Statements that are stored together. Their results cannot be read here, because PostgreSQL gets them all at once. */
export interface Statements {
  run(query: Compilable): void;
  /** Like `run`, but if it changes no row, nothing is stored; `missing` is the error message. */
  must(query: Compilable, missing: string): void;
  // The SQL of the statements for every answer is compiled once.
  addToJournal(row: JournalRow): void;
  addCommand(row: CommandRow): void;
  setTimer(row: TimerRow): void;
}

/** The statements of a write. It must do nothing else, because it may run twice. */
export type Work = (statements: Statements) => void;

/** Called after each transaction, with its duration and its number of writes. */
export type Committed = (seconds: number, writes: number) => void;

export interface Backend {
  readonly db: Kysely<Schema>;
  /** The reason why the last commit failed; null if it succeeded. */
  readonly failure: string | null;
  /** The number of queries and writes that wait for a connection. */
  readonly waiting: number;
  /** Stores all of it or nothing; nothing if the fence is not valid. */
  write(work: Work, fence: Fence | null): Promise<void>;
  knowsCommand(tableId: string, seat: number, id: string): Promise<boolean>;
  close(): Promise<void>;
}
