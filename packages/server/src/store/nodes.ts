import { type Kysely, sql } from 'kysely';
import { StoreError } from './folder.js';
import { FORMAT } from './schema.js';

/** The first key of the nodes' advisory locks; the second is the node's own number. */
export const LOCKS = 0x6270;

/** The exclusive locks of nodes in this database. A node that watches another asks for a shared one, which does not count. */
export const NODE_LOCK = sql`l.locktype = 'advisory' and l.classid = ${sql.lit(LOCKS)} and l.objsubid = 2 and l.granted
  and l.mode = 'ExclusiveLock' and l.database = (select oid from pg_database where datname = current_database())`;
/** Does the session of node `n` hold its lock? */
export const HOLDS_LOCK = sql<boolean>`exists (select from pg_locks l where ${NODE_LOCK} and l.objid = n.lock::oid)`;

/**
 * Throws if a node is alive that stores games in an older format, because it would damage the games of this build. Nodes of the first
 * format do not name it. Asked before the database is migrated, after which such a node could not be started again.
 */
export async function mustBeOfThisFormat(db: Kysely<unknown>, where: string): Promise<void> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = 'nodes'`.execute(db);
  if (columns.rows.length === 0) return;
  const format = columns.rows.some(({ name }) => name === 'format') ? sql`coalesce(n.format, 1)` : sql`1`;
  const older = await sql<{ address: string }>`
    select n.address from nodes n where ${HOLDS_LOCK} and ${format} < ${FORMAT} order by n.address`.execute(db);
  if (older.rows.length === 0) return;
  const addresses = older.rows.map((r) => r.address).join(', ');
  throw new StoreError(
    `${where} is in use by servers of an older version of Breakpoint (${addresses}), which would damage games of this version. Stop all of them, then start this one.`,
  );
}
