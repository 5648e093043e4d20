import type { Session } from './database.js';
import { QueueError } from './errors.js';

/** The version of the tables below, which goes up with every change. */
const SCHEMA_VERSION = 1;
/** The first number of every advisory lock of the queue; the second is the job's, or 0 for the tables themselves. */
export const LOCKS = 0x6270_7175;

/**
 * `jobs`: one row for each choice of settings, with the build that must play it.
 * `chunks`: the games of the jobs, by number. A worker keeps the rows of its games locked until it has stored their results. So a row
 * with a result is done, a locked row is being played, and any other row is free.
 */
const TABLES = `
create schema breakpoint_queue;
create table breakpoint_queue.version (version int not null);
insert into breakpoint_queue.version values (${SCHEMA_VERSION});
create table breakpoint_queue.jobs (
  id int generated always as identity primary key,
  settings text not null unique,
  build text not null,
  made timestamptz not null default now()
);
create table breakpoint_queue.chunks (
  job int not null,
  number bigint not null,
  task text not null,
  result text,
  worker text,
  primary key (job, number)
);
create index chunks_free on breakpoint_queue.chunks (job, number) where result is null;
`;

/** Creates the tables if there are none; throws if they are those of another version. */
export async function prepare(session: Session): Promise<void> {
  await session.query('begin');
  await session.query('select pg_advisory_xact_lock($1, 0)', [LOCKS]);
  const [{ there }] = await session.query<{ there: boolean }>(`select to_regclass('breakpoint_queue.version') is not null as there`);
  if (!there) await session.query(TABLES);
  const [found] = await session.query<{ version: number }>('select version from breakpoint_queue.version');
  await session.query('commit');
  if (found?.version !== SCHEMA_VERSION)
    throw new QueueError(
      'schema',
      `the queue in this database has version ${found?.version}, and this build uses version ${SCHEMA_VERSION}: run the same build everywhere, or begin with another database`,
    );
}
