import type { QueryResultRow } from 'pg';
import { rowsOf } from '../../../../tests/postgres.js';
import type { ServerProcess } from '../process.js';
import type { Nodes, Ways } from './nodes.js';
import type { Fault } from './report.js';

/** How often the database is asked, twice a second, before a run gives up. */
const ATTEMPTS = 120;

/** What a fault needs from the run. */
interface Around {
  nodes: Nodes;
  /** The node that it happens to. */
  server: ServerProcess;
  /** The ways from and to this node. */
  ways: Ways;
  /** Resolves after a time between these milliseconds. */
  between(least: number, most: number): Promise<void>;
  /** Starts the node again, after the time for which it has to stay down. */
  startAgain(): Promise<void>;
  /** Cuts the connections of some players. */
  tear(): void;
  violated(what: string): void;
}

/** What happens in each kind of fault. It resolves when the fault is over. */
export const ACTS: Record<Fault, (around: Around) => Promise<void>> = {
  kill: async ({ server, startAgain }) => {
    await server.kill('SIGKILL');
    await startAgain();
  },
  stop: async ({ server, violated, startAgain }) => {
    const code = await server.kill('SIGTERM');
    if (code !== 0) violated(`a node that was stopped ended with ${code}`);
    await startAgain();
  },
  freeze: (around) => freeze(around, 5000, 20_000),
  'short-freeze': (around) => freeze(around, 1500, 4500),
  tear: async ({ tear }) => tear(),

  postgres: ({ nodes, between }) => nodes.postgres.restart(() => between(0, 2000)),
  'postgres-kill': ({ nodes }) => nodes.postgres.crash(),
  'postgres-freeze': ({ nodes, between }) => nodes.postgres.freeze(between(8000, 10_000)),
  'backend-kill': async ({ nodes }) => {
    const [found] = await ask<{ pid: number }>(nodes, `${BACKENDS} and pid <> pg_backend_pid() order by random() limit 1`);
    if (found) process.kill(found.pid, 'SIGKILL');
  },
  'session-end': async ({ nodes }) => {
    const one = `${BACKENDS} and application_name = 'breakpoint node' order by random() limit 1`;
    await ask(nodes, `select pg_terminate_backend(pid) from (${one}) as one`);
  },

  'database-cut': ({ ways, between }) => ways.toDatabase.cut(between(500, 8000)),
  'database-held': ({ ways, between }) => ways.toDatabase.hold(['to', 'from'], between(3000, 12_000)),
  'database-held-to': ({ ways, between }) => ways.toDatabase.hold(['to'], between(2000, 12_000)),
  'database-held-from': ({ ways, between }) => ways.toDatabase.hold(['from'], between(2000, 12_000)),
  'database-lost': ({ ways, between }) => ways.toDatabase.lose('server', between(3000, 8000)),
  'node-lost': ({ ways, between }) => ways.toDatabase.lose('client', between(15_000, 15_000)),
  'nodes-cut': ({ ways, between }) => ways.toNode.cut(between(2000, 8000)),
  'nodes-held': ({ ways, between }) => ways.toNode.hold(['to', 'from'], between(4000, 12_000)),
};

const BACKENDS = `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`;

/** Asks the database, as soon as it answers after the fault before. */
async function ask<Row extends QueryResultRow>({ database }: Nodes, sql: string): Promise<Row[]> {
  for (let attempt = 1; ; attempt++)
    try {
      return await rowsOf<Row>(database, sql);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
}

async function freeze({ server, between }: Around, least: number, most: number): Promise<void> {
  server.signal('SIGSTOP');
  await between(least, most);
  server.signal('SIGCONT');
}
