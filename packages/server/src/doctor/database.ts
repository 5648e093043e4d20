import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isPostgres } from '../store/backend.js';
import { messageOf, mustKeepSessions, settingsOf, withoutPassword } from '../store/connections.js';
import { stepsFor } from '../store/migrations.js';
import { because, type Checked, type Finding, findings } from './finding.js';

// Checks of PostgreSQL.

/** The oldest version with everything that nodes need. */
const OLDEST = 14;
/** The connections of one node. */
const PER_NODE = 12;
/** Milliseconds by which a clock may differ from the database's. */
const APART = 2000;

/** Calls this with a connection to the database. */
export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...settingsOf(url), application_name: 'breakpoint doctor' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Facts {
  version: number;
  max: number;
  standby: boolean;
  may: boolean;
  fsync: string;
  commits: string;
  now: number;
}
const FACTS = `select current_setting('server_version_num')::int / 10000 as version, current_setting('max_connections')::int as max,
  pg_is_in_recovery() as standby, coalesce(has_schema_privilege(current_schema(), 'create'), false) as may, current_setting('fsync') as fsync,
  current_setting('synchronous_commit') as commits, extract(epoch from clock_timestamp()) * 1000 as now`;

/** Can the database be used, and does it keep what it has stored? */
export async function checkDatabase({ data }: Checked): Promise<Finding[]> {
  if (!isPostgres(data)) return [];
  const { good, bad } = findings('database');
  try {
    return await withDatabase(data, async (client) => {
      const asked = Date.now();
      const facts = (await client.query<Facts>(FACTS)).rows[0];
      const took = Date.now() - asked;
      const problems = problemsIn(facts);
      // The database looked at its clock some time between question and answer.
      const apart = Math.max(asked - facts.now, facts.now - asked - took);
      if (apart > APART) problems.push(clockFinding(apart));
      if (problems.length === 0) problems.push(good(`${withoutPassword(data)} is PostgreSQL ${facts.version}.`));
      if (!problems.some((p) => p.level === 'bad')) problems.push(await schemaFinding(client, withoutPassword(data)));
      return problems;
    });
  } catch (error) {
    const text = messageOf(error);
    if (/does not exist/.test(text))
      return [
        bad(
          `${withoutPassword(data)}: ${text}. Make both, as postgres: create role breakpoint login password '...'; create database breakpoint owner breakpoint;`,
        ),
      ];
    return [
      bad(`${withoutPassword(data)} can't be used: ${text}. Is PostgreSQL running, does it listen there, and is the password right?`),
    ];
  }
}

export function problemsIn({ version, max, standby, may, fsync, commits }: Facts): Finding[] {
  const { warning, bad } = findings('database');
  const found: Finding[] = [];
  if (version < OLDEST) found.push(bad(`PostgreSQL ${version} is too old: use ${OLDEST} or later.`));
  if (standby) found.push(bad('This is a standby, which stores nothing. Give the address of the primary.'));
  else if (!may) found.push(bad('This role may not make tables. As the owner of the database: grant create on schema public to ROLE;'));
  if (fsync === 'off' || commits === 'off')
    found.push(warning('Answers that players gave may be lost in a crash: set fsync and synchronous_commit to on in postgresql.conf.'));
  if (max < 2 * PER_NODE)
    found.push(warning(`PostgreSQL allows ${max} connections, and a node opens up to ${PER_NODE}: raise max_connections.`));
  return found;
}
export function clockFinding(apart: number): Finding {
  const seconds = Math.round(apart / 1000);
  return findings('clock').warning(
    `The clocks of this machine and of the database are ${seconds} seconds apart: keep both right with NTP.`,
  );
}
async function schemaFinding(client: pg.Client, where: string): Promise<Finding> {
  const { good, bad } = findings('schema');
  const connection = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => connection, end: async () => undefined } as unknown as pg.Pool;
  try {
    const steps = await stepsFor(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), where);
    return good(steps.length === 0 ? 'The database has the schema of this version.' : `The next start converts it: ${steps.join(', ')}.`);
  } catch (error) {
    return bad(because(error));
  }
}

/** Does every session keep its connection? */
export async function checkPooler({ data }: Checked): Promise<Finding[]> {
  if (!isPostgres(data)) return [];
  const { good, bad } = findings('pooler');
  try {
    await mustKeepSessions(data);
    return [good('Sessions have connections of their own.')];
  } catch (error) {
    // A database that can't be reached is the finding of another check.
    return /pooler/.test(because(error)) ? [bad(because(error))] : [];
  }
}
