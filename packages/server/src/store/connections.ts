import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { log } from '../base/log.js';
import { pause } from '../base/time.js';
import { NotStored } from './backend.js';
import { StoreError } from './folder.js';

// Connections to PostgreSQL.

/** Milliseconds that a write or a query waits for a database that is down, before it fails. */
export const PATIENCE = 5000;
export const AGAIN_AFTER = 50;
/** Milliseconds for one statement; a database that needs longer counts as down. */
const TIMEOUT = 5000;
/** How often the start looks for a pooler, which may give the same connection twice by accident. */
const LOOKS = 3;

/** Eight-byte integers are read as numbers, because no stored value is larger than a safe integer. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
} as pg.CustomTypesConfig;

/** The settings of a connection. */
export const settingsOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  connectionTimeoutMillis: 3000,
  query_timeout: TIMEOUT,
  keepAlive: true,
});
/**
 * The settings of a session, which are set once it is connected: a pooler refuses them as parameters of the start. The database notices
 * within half a minute that a node, or the network on the way to it, is gone, and not after the two hours of the system.
 */
const SESSION = { tcp_keepalives_idle: '10', tcp_keepalives_interval: '5', tcp_keepalives_count: '3', tcp_user_timeout: '20000' };
/** Sets parameters of a session. */
export async function setParameters(client: pg.ClientBase, more: Record<string, string> = {}): Promise<void> {
  const all = Object.entries({ ...SESSION, ...more });
  const calls = all.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, false)`);
  await client.query(`select ${calls.join(', ')}`, all.flat());
}

export function poolOf(url: string, max: number, parameters: Record<string, string> = {}, more: object = {}): pg.Pool {
  const onConnect = (client: pg.ClientBase): Promise<void> => setParameters(client, parameters);
  const pool = new pg.Pool({ ...settingsOf(url), max, ...more, onConnect });
  pool.on('error', (error) => log.info({ err: error }, 'a connection to the database ended'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The address of the database without its password. */
export const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');

/** Did the database itself report the error? Otherwise it could not be reached. */
export const isAnswer = (error: unknown): boolean => {
  const { code, severity } = error as { code?: string; severity?: string };
  return /^[0-9A-Z]{5}$/.test(code ?? '') && severity === 'ERROR';
};
export const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';
export const messageOf = (error: unknown): string => (error as Error).message || codeOf(error) || String(error);

/** Is the database down or still starting? */
export const isAway = (error: unknown): boolean =>
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P|08|53300)/.test(codeOf(error)) ||
  /terminat|timeout|queryable|was closed/i.test(messageOf(error));

/** Waits for a connection. */
export async function connectionOf(pool: pg.Pool): Promise<pg.PoolClient> {
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
export function withStoreErrors(client: pg.PoolClient): PostgresPoolClient {
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

/** The reason why a database can't be used at all. */
export function unusable(url: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(`${withoutPassword(url)} can't be ${isAway(error) ? 'reached' : 'used'}: ${messageOf(error)}.`);
}

/**
 * Throws if there is a pooler on the way that gives a session another connection for each transaction: a node would lose its lock, and
 * its messages, to any other session.
 */
export async function mustKeepSessions(url: string): Promise<void> {
  const sessions = [0, 1].map(() => new pg.Client({ ...settingsOf(url), application_name: 'breakpoint check' }));
  const [one, other] = sessions;
  const processOf = async (client: pg.Client): Promise<number> => (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  try {
    for (const client of sessions) {
      client.on('error', () => undefined);
      await client.connect();
    }
    for (let i = 0; i < LOOKS; i++) {
      const before = await processOf(one);
      await other.query('begin');
      const others = await processOf(other);
      const after = await processOf(one);
      await other.query('rollback');
      if (before === others || before !== after) throw new StoreError(`${withoutPassword(url)} ${POOLED}`);
    }
  } catch (error) {
    if (/statement pooling/.test(messageOf(error))) throw new StoreError(`${withoutPassword(url)} ${POOLED}`);
    throw unusable(url, error);
  } finally {
    for (const client of sessions) await client.end().catch(() => undefined);
  }
}
/** The end of a sentence about an address. */
export const POOLED =
  'leads to a pooler that shares connections between sessions (transaction or statement mode). Nodes need sessions of their own: connect to PostgreSQL itself, or set the pooler to session mode (PgBouncer: pool_mode = session).';
