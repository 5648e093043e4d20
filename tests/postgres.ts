import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PostgresServer } from './postgres-server.js';

/** Milliseconds to wait until the processes of a killed server are gone. */
const PATIENCE = 30_000;

/** A real PostgreSQL server for one test file. */
export class TestPostgres {
  private databases = 0;

  private constructor(
    private readonly server: PostgresServer,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'breakpoint-postgres-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    const server = new PostgresServer(folder, port);
    server.initialise();
    await server.start();
    return new TestPostgres(server, folder, port);
  }
  private url(name: string): string {
    return `postgres://postgres:password@127.0.0.1:${this.port}/${name}`;
  }
  /** Creates an empty database; returns its address. */
  async database(): Promise<string> {
    const name = `test${++this.databases}`;
    await this.server.createDatabase(name);
    return this.url(name);
  }
  /** Restarts the server, as after an update or a crash. */
  async restart(between: () => Promise<void> = async () => undefined): Promise<void> {
    await this.server.stop();
    await between();
    await this.server.start();
  }
  /** Kills the server with `kill -9` and starts it again. */
  async crash(): Promise<void> {
    const { process: running } = this.server;
    const gone = new Promise((resolve) => running!.once('exit', resolve));
    running!.kill('SIGKILL');
    await gone;
    const until = performance.now() + PATIENCE;
    for (;;)
      try {
        return await this.server.start();
      } catch (error) {
        // Its other processes notice the death a little later, and until then it does not start.
        if (performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
  }
  /** Freezes all its processes for some time. */
  async freeze(during: Promise<void>): Promise<void> {
    const { pid } = this.server.process!;
    // The first process makes the others, so it is frozen before they are listed.
    process.kill(pid!, 'SIGSTOP');
    const others = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    for (const other of others) signal(other, 'SIGSTOP');
    await during;
    for (const one of [...others, pid!]) signal(one, 'SIGCONT');
  }
  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function signal(pid: number, what: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, what);
  } catch {
    // It has ended by itself.
  }
}

/** The result of a query. */
export async function rowsOf<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Ports from here on may be given to any outgoing connection, even while a server that is to start again is down. */
const EPHEMERAL = 32_768;
const LOWEST = 16_384;

/** A free port that stays free for a server that is stopped and started again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (EPHEMERAL - LOWEST));
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
