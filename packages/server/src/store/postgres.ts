import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { log } from '../log.js';
import { pause } from '../time.js';
import { type Backend, type Committed, Conflict, type Fence, Missing, NotOwner, NotStored, Unsure, type Work } from './backend.js';
import { StoreError } from './folder.js';
import { Gathered, holding, together } from './gathered.js';
import { migrate } from './migrations.js';
import type { Schema } from './schema.js';

/** Transactions that are under way at the same time; what comes in the meantime is stored together after them. */
const LANES = 2;
/** Writes of one transaction at most. */
const MOST = 200;
/** Milliseconds that a write or a question waits for a database that is away, before it fails. */
const PATIENCE = 5000;
const AGAIN_AFTER = 50;
/** Milliseconds for one statement: a database that needs longer is away. */
const TIMEOUT = 5000;
/** A node that is frozen in the middle of a transaction keeps others from its tables for so many milliseconds. */
const FROZEN = 2000;
/** Connections for questions. */
const READERS = 8;
/** Deadlock, or a transaction that could not be put in order: tried again. */
const TRY_AGAIN = /^40/;

interface Waiting {
  gathered: Gathered;
  fence: Fence | null;
  resolve(): void;
  reject(error: Error): void;
}

/** Numbers are numbers, also those of eight bytes: nothing stored here is longer than a number can be. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
} as pg.CustomTypesConfig;

/** How to connect: a connection that is lost is an error of whoever used it, and ends nothing else. */
export const connecting = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  connectionTimeoutMillis: 3000,
  query_timeout: TIMEOUT,
  keepAlive: true,
});
function poolOf(url: string, max: number, more: object = {}): pg.Pool {
  const pool = new pg.Pool({ ...connecting(url), max, ...more });
  pool.on('error', (error) => log.info({ err: error }, 'a connection to the database ended'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The address without its password. */
const shown = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');

/** Did the database answer, and say no? Otherwise it is away. */
export const isAnswer = (error: unknown): boolean => {
  const { code, severity } = error as { code?: string; severity?: string };
  return /^[0-9A-Z]{5}$/.test(code ?? '') && severity === 'ERROR';
};
const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
const messageOf = (error: unknown): string => (error as Error).message || codeOf(error) || String(error);

/** The database went away, or is not back yet. */
export const isAway = (error: unknown): boolean =>
  /^(ECONN|EPIPE|ETIMEDOUT|57P|08|53300)/.test(codeOf(error)) || /terminat|timeout|queryable|was closed/i.test(messageOf(error));

/** A connection, as soon as there is one. */
async function patient(pool: pg.Pool): Promise<pg.PoolClient> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (performance.now() > until) throw new NotStored(`the database is away: ${messageOf(error)}`);
      await pause(AGAIN_AFTER);
    }
  }
}

/** The same connection; that the database is away is told in the store's own words. */
function saying(client: pg.PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      broken ||= !isAnswer(error);
      throw isAway(error) ? new NotStored(`the database is away: ${messageOf(error)}`) : error;
    }
  };
  return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient;
}

/** PostgreSQL, which several nodes use at once: whatever is stored of a table is stored by its owner only. */
export class PostgresBackend implements Backend {
  failure: string | null = null;
  private waiting: Waiting[] = [];
  private scheduled = false;
  private busy = 0;
  private idle: (() => void)[] = [];

  private constructor(
    readonly db: Kysely<Schema>,
    private readonly lanes: pg.Pool,
    private readonly committed: Committed,
  ) {}

  static async open(url: string, committed: Committed): Promise<PostgresBackend> {
    const readers = poolOf(url, READERS);
    const pool = { connect: async () => saying(await patient(readers)), end: () => readers.end() };
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    try {
      await migrate(db, shown(url));
    } catch (error) {
      await db.destroy();
      if (error instanceof NotStored) throw new StoreError(`${shown(url)} can't be reached: ${error.message}.`);
      throw error;
    }
    return new PostgresBackend(db, poolOf(url, LANES, { pipeline: true, idle_in_transaction_session_timeout: FROZEN }), committed);
  }
  async close(): Promise<void> {
    if (this.busy > 0 || this.waiting.length > 0) await new Promise<void>((resolve) => this.idle.push(resolve));
    await this.lanes.end();
    await this.db.destroy();
  }
  async knowsCommand(tableId: string, seat: number, id: string): Promise<boolean> {
    const known = this.db.selectFrom('commands').select('id').where('table_id', '=', tableId).where('seat', '=', seat).where('id', '=', id);
    return (await known.execute()).length > 0;
  }

  /** All writes of one turn of the event loop, and those that come while the lanes are busy, are one transaction. */
  write(work: Work, fence: Fence | null): Promise<void> {
    const gathered = new Gathered();
    work(gathered);
    return new Promise((resolve, reject) => {
      this.waiting.push({ gathered, fence, resolve, reject });
      if (this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => {
        this.scheduled = false;
        this.begin();
      });
    });
  }
  private begin(): void {
    if (this.waiting.length === 0 || this.busy >= LANES) return;
    this.busy++;
    const batch = this.waiting.splice(0, MOST);
    void this.store(batch).finally(() => {
      this.busy--;
      this.begin();
      if (this.busy === 0) for (const resolve of this.idle.splice(0)) resolve();
    });
    this.begin();
  }

  /** Stores all of them that can be stored, and tells each what became of it. */
  private async store(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      await this.commit(batch);
    } catch (error) {
      // What one of them contradicts is no business of the others: each for itself.
      if (batch.length > 1 && !(error instanceof NotStored)) for (const one of batch) await this.store([one]);
      else for (const { reject } of batch) reject(error as Error);
      return;
    }
    this.failure = null;
    this.committed((performance.now() - began) / 1000, batch.length);
    for (const { resolve } of batch) resolve();
  }
  /** Tries until the database is there; what was sent but not committed is not stored, and sent again. */
  private async commit(batch: readonly Waiting[]): Promise<void> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await this.transaction(batch);
      } catch (error) {
        if (error instanceof Missing) throw batch.length > 1 ? error : new NotStored(error.message);
        if (error instanceof NotOwner) throw error;
        const code = codeOf(error);
        if (/^23/.test(code)) throw new Conflict(messageOf(error));
        this.failure = messageOf(error);
        if (error instanceof NotStored) throw error;
        if ((isAnswer(error) && !TRY_AGAIN.test(code)) || performance.now() > until) throw new NotStored(this.failure);
        await pause(AGAIN_AFTER);
      }
    }
  }
  private async transaction(batch: readonly Waiting[]): Promise<void> {
    const client = await patient(this.lanes);
    let broken: Error | boolean = true;
    try {
      await sendAll(client, batch);
      try {
        await client.query('commit');
      } catch (error) {
        // A connection that was lost before has not sent it.
        throw isAnswer(error) || /not queryable/.test(messageOf(error)) ? error : new Unsure(`the database went away: ${messageOf(error)}`);
      }
      broken = false;
    } catch (error) {
      if (isAnswer(error) || error instanceof NotOwner || error instanceof Missing)
        broken = await client.query('rollback').then(
          () => false,
          () => true,
        );
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** Sends everything but the commit in one go; throws if something in it can't be stored. */
async function sendAll(client: pg.PoolClient, batch: readonly Waiting[]): Promise<void> {
  const fences = batch.flatMap(({ fence }) => (fence ? [fence] : []));
  const queries = together(batch.map((b) => b.gathered));
  const sent = [client.query('begin'), client.query(holding(fences)), ...queries.map((query) => client.query(query))];
  const outcomes = await Promise.allSettled(sent);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  const [, held, ...done] = outcomes.map((o) => (o as PromiseFulfilledResult<pg.QueryResult>).value);
  for (const { table, token } of fences)
    if (!held.rows.some((row) => row.table_id === table && row.token === token)) throw new NotOwner('another node has this table by now');
  const missed = done.findIndex(({ rowCount }, i) => queries[i].missing !== undefined && rowCount === 0);
  if (missed >= 0) throw new Missing(queries[missed].missing);
}
