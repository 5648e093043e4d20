import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { pause } from '../base/time.js';
import { type Backend, type Committed, Conflict, type Fence, Missing, NotOwner, NotStored, Unsure, type Work } from './backend.js';
import { Batches } from './batches.js';
import {
  AGAIN_AFTER,
  codeOf,
  connectionOf,
  isAnswer,
  messageOf,
  mustKeepSessions,
  PATIENCE,
  poolOf,
  withStoreErrors,
} from './connections.js';
import { migratePostgres } from './migrating.js';
import { Gathered, holding, together } from './postgres-write.js';
import type { Schema } from './schema.js';

/** The number of simultaneous transactions; writes that come in the meantime are stored together afterwards. */
const LANES = 2;
/** The most writes in one transaction. */
const MOST = 200;
/** Milliseconds after which the database ends the transaction of a frozen node, which keeps others from its tables. */
const FROZEN = 2000;
/** The number of connections for queries. */
const READERS = 8;
/** Error codes of deadlocks and serialization failures, after which a transaction is tried again. */
const TRY_AGAIN = /^40/;

interface GatheredWrite {
  gathered: Gathered;
  fence: Fence | null;
  resolve(): void;
  reject(error: Error): void;
}

/** PostgreSQL, which several nodes share: only the owner of a table can store anything about it. */
export class PostgresBackend implements Backend {
  failure: string | null = null;
  private readonly writes = new Batches<GatheredWrite>((batch) => this.store(batch), MOST, LANES);

  private constructor(
    readonly db: Kysely<Schema>,
    private readonly readers: pg.Pool,
    private readonly lanes: pg.Pool,
    private readonly committed: Committed,
  ) {}

  static async open(url: string, committed: Committed): Promise<PostgresBackend> {
    await mustKeepSessions(url);
    await migratePostgres(url);
    const readers = poolOf(url, READERS);
    const pool = { connect: async () => withStoreErrors(await connectionOf(readers)), end: () => readers.end() };
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    const lanes = poolOf(url, LANES, { idle_in_transaction_session_timeout: String(FROZEN) }, { pipeline: true });
    return new PostgresBackend(db, readers, lanes, committed);
  }
  get waiting(): number {
    return this.readers.waitingCount + this.writes.count;
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
  private async store(batch: readonly GatheredWrite[]): Promise<void> {
    const began = performance.now();
    try {
      await this.commit(batch);
    } catch (error) {
      // One of the writes failed: each is tried alone, so that the others succeed.
      if (batch.length > 1 && (error instanceof Missing || !(error instanceof NotStored))) for (const one of batch) await this.store([one]);
      else for (const { reject } of batch) reject(error as Error);
      return;
    }
    this.failure = null;
    this.committed((performance.now() - began) / 1000, batch.length);
    for (const { resolve } of batch) resolve();
  }
  /** Tries until the database is back. A transaction that was sent but not committed is sent again. */
  private async commit(batch: readonly GatheredWrite[]): Promise<void> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await this.transaction(batch);
      } catch (error) {
        if (error instanceof Missing || error instanceof NotOwner) throw error;
        const code = codeOf(error);
        if (/^23/.test(code)) throw new Conflict(messageOf(error));
        this.failure = messageOf(error);
        if (error instanceof NotStored) throw error;
        if ((isAnswer(error) && !TRY_AGAIN.test(code)) || performance.now() > until) throw new NotStored(this.failure);
        await pause(AGAIN_AFTER);
      }
    }
  }
  private async transaction(batch: readonly GatheredWrite[]): Promise<void> {
    const client = await connectionOf(this.lanes);
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

/**
 * Sends all statements except the commit at once; throws if one of them fails. The fences are looked at first: where another node has the
 * table, its rows have the same numbers, and the other statements fail only because of that.
 */
async function sendAll(client: pg.PoolClient, batch: readonly GatheredWrite[]): Promise<void> {
  const fences = batch.flatMap(({ fence }) => (fence ? [fence] : []));
  const queries = together(batch.map((b) => b.gathered));
  const sent = [client.query('begin'), client.query(holding(fences)), ...queries.map((query) => client.query(query))];
  const outcomes = await Promise.allSettled(sent);
  const held = outcomes[1];
  if (held.status === 'fulfilled')
    for (const { table, token } of fences)
      if (!held.value.rows.some((row) => row.table_id === table && row.token === token))
        throw new NotOwner('another node has this table by now');
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  const [, , ...done] = outcomes.map((o) => (o as PromiseFulfilledResult<pg.QueryResult>).value);
  const missed = done.findIndex(({ rowCount }, i) => queries[i].missing !== undefined && rowCount === 0);
  if (missed >= 0) throw new Missing(queries[missed].missing);
}
