import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '../base/log.js';
import { pause } from '../base/time.js';
import { codeOf, messageOf, setParameters, settingsOf, unusable, withoutPassword } from './connections.js';
import { migrate, STEPS, type Steps, stepsFor } from './migrations.js';
import { mustBeOfThisFormat } from './nodes.js';

// Migrations of PostgreSQL, while the nodes of the release before may be playing.

/**
 * Milliseconds that a statement waits for a lock. Everything that comes after it waits as well, so this is short; but the database needs a
 * second to send its own cleaner (autovacuum) away.
 */
const LOCK_TIMEOUT = 1500;
/** The error code for a lock that was not free in this time. */
const LOCKED = '55P03';
/** Milliseconds after which the database notices that this process has gone, and cancels its statement. */
const CHECK = 1000;
/** The milliseconds of the pauses between two attempts; the last one is repeated. */
const PAUSES = [300, 700, 2000, 5000];
/** Milliseconds between two looks at the locks of other sessions. */
const LOOK_AGAIN = 1000;

/** Another session has locks that a migration would have to wait for. */
class Busy extends Error {}

/** Migrates as soon as no other session is in the way, and says so if it has to wait. Resolves to the steps that were done. */
export async function migratePostgres(
  url: string,
  steps: Steps = STEPS,
  say: (text: string) => void = (text) => log.warn(text),
): Promise<string[]> {
  for (let i = 0; ; i++) {
    try {
      return await attempt(url, steps);
    } catch (error) {
      const isBusy = error instanceof Busy || codeOf(error) === LOCKED;
      if (!isBusy) throw unusable(url, error);
      if (i > 0) say(`${withoutPassword(url)} can't be converted to this version yet, and is tried again: ${messageOf(error)}`);
      await pause(PAUSES[Math.min(i, PAUSES.length - 1)]);
    }
  }
}

/** The connection has no limit for a statement: an index of a large table takes its time. */
async function attempt(url: string, steps: Steps): Promise<string[]> {
  const client = new pg.Client({ ...settingsOf(url), query_timeout: 0, application_name: 'breakpoint migrate' });
  client.on('error', () => undefined);
  const connection = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => connection, end: () => client.end() } as unknown as pg.Pool;
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await client.connect();
    await setParameters(client, { lock_timeout: String(LOCK_TIMEOUT), client_connection_check_interval: String(CHECK) });
    await mustBeOfThisFormat(db, withoutPassword(url));
    if ((await stepsFor(db, withoutPassword(url), steps)).length === 0) return [];
    await mustBeQuiet(client);
    return await migrate(db, withoutPassword(url), steps);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Throws if a session, such as a dump, has been using the tables for a while. A migration would wait for it, and all games would wait for
 * the migration. The database's cleaner does not count, because it gives way.
 */
async function mustBeQuiet(client: pg.Client): Promise<void> {
  const before = await inUse(client);
  if (before.size === 0) return;
  await pause(LOOK_AGAIN);
  const after = await inUse(client);
  for (const [transaction, who] of before)
    if (after.has(transaction)) throw new Busy(`another session (${who}) has been using its tables for a while`);
}
/** The transactions of other sessions with locks on our tables, and whose they are. */
async function inUse(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ transaction: string; pid: number; name: string | null }>(
    `select distinct l.virtualtransaction as transaction, l.pid, a.application_name as name
     from pg_locks l join pg_class c on c.oid = l.relation left join pg_stat_activity a on a.pid = l.pid
     where l.granted and l.mode <> 'ShareUpdateExclusiveLock' and l.pid <> pg_backend_pid()
     and l.database = (select oid from pg_database where datname = current_database())
     and c.relnamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map(({ transaction, pid, name }) => [transaction, `${name || 'without a name'}, process ${pid}`]));
}
