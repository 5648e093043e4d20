import type { Session } from './database.js';
import { QueueError } from './errors.js';

/** Raised with every change of the tables below. */
const SCHEMA_VERSION = 1;
/** The first number of every advisory lock of the queue; the second is the job's, or 0 for the tables themselves. */
export const LOCKS = 0x6270_7175;

/**
 * `jobs`: what has to be played, and by which build; one for each choice of settings.
 * `chunks`: its games, each by its number. A worker locks those that it plays and stores their results before it lets go, so a
 * row with a result is done, a locked one is being played, and any other is free.
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

/** Makes the tables where there are none, and refuses those of another version. */
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
