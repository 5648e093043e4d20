import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { log } from '../log.js';
import { pause } from '../time.js';
import { type Backend, type Committed, Conflict, type Fence, Missing, NotOwner, NotStored, Unsure, type Work } from './backend.js';
import { Batches } from './batches.js';
import { StoreError } from './folder.js';
import { Gathered, holding, together } from './gathered.js';
import { migrate } from './migrations.js';
import type { Schema } from './schema.js';

/** The number of simultaneous transactions; writes that come in the meantime are stored together afterwards. */
const LANES = 2;
/** The most writes in one transaction. */
const MOST = 200;
/** Milliseconds that a write or a query waits for a database that is down, before it fails. */
const PATIENCE = 5000;
const AGAIN_AFTER = 50;
/** Milliseconds for one statement; a database that needs longer counts as down. */
const TIMEOUT = 5000;
/** Milliseconds after which the database ends the transaction of a frozen node, which keeps others from its tables. */
const FROZEN = 2000;
/** The number of connections for queries. */
const READERS = 8;
/** Error codes of deadlocks and serialization failures, after which a transaction is tried again. */
const TRY_AGAIN = /^40/;

interface Waiting {
  gathered: Gathered;
  fence: Fence | null;
  resolve(): void;
  reject(error: Error): void;
}

/** Eight-byte integers are read as numbers, because no stored value is larger than a safe integer. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
} as pg.CustomTypesConfig;

/** The settings of a connection. */
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

/** The address of the database without its password. */
export const shown = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');

/** Did the database itself report the error? Otherwise it could not be reached. */
const isAnswer = (error: unknown): boolean => {
  const { code, severity } = error as { code?: string; severity?: string };
  return /^[0-9A-Z]{5}$/.test(code ?? '') && severity === 'ERROR';
};
const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
const messageOf = (error: unknown): string => (error as Error).message || codeOf(error) || String(error);

/** Is the database down or still starting? */
export const isAway = (error: unknown): boolean =>
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P|08|53300)/.test(codeOf(error)) ||
  /terminat|timeout|queryable|was closed/i.test(messageOf(error));

/** Waits for a connection. */
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

/** The same connection, with the store's own error if the database is down. */
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

/** PostgreSQL, which several nodes share: only the owner of a table can store anything about it. */
export class PostgresBackend implements Backend {
  failure: string | null = null;
  private readonly writes = new Batches<Waiting>((batch) => this.store(batch), MOST, LANES);

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
    await this.writes.done();
    await this.lanes.end();
    await this.db.destroy();
  }
  async knowsCommand(tableId: string, seat: number, id: string): Promise<boolean> {
    const known = this.db.selectFrom('commands').select('id').where('table_id', '=', tableId).where('seat', '=', seat).where('id', '=', id);
    return (await known.execute()).length > 0;
  }

  /** All writes of one turn of the event loop, and those that come while all lanes are busy, form one transaction. */
  write(work: Work, fence: Fence | null): Promise<void> {
    const gathered = new Gathered();
    work(gathered);
    return new Promise((resolve, reject) => this.writes.add({ gathered, fence, resolve, reject }));
  }

  /** Stores as many of the writes as possible, and resolves or rejects each. */
  private async store(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      await this.commit(batch);
    } catch (error) {
      // One of the writes failed: each is tried alone, so that the others succeed.
      if (batch.length > 1 && !(error instanceof NotStored)) for (const one of batch) await this.store([one]);
      else for (const { reject } of batch) reject(error as Error);
      return;
    }
    this.failure = null;
    this.committed((performance.now() - began) / 1000, batch.length);
    for (const { resolve } of batch) resolve();
  }
  /** Tries until the database is back. A transaction that was sent but not committed is sent again. */
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
        // If the connection was already lost, the commit was not sent.
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

/** Sends all statements except the commit at once; throws if one of them fails. */
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
