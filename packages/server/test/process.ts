import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginBuild } from 'esbuild';
import { WAIT } from '../../../tests/patience.js';
import { freePort } from '../../../tests/postgres.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EXTERNAL = ['libsql', 'ws', 'hono', 'hono/*', '@hono/*', 'kysely', 'zod', 'prom-client', 'pino', 'web-push', 'pg'];

/** A change of a source, for a program that stands for another build. */
export interface Change {
  file: RegExp;
  from: RegExp;
  to: string;
}

/** The programs of this process, each made once. */
const programs = new Map<string, Promise<string>>();

/** Bundles the sources into one program for Node, with these changes; returns its path. */
export function makeProgram(changes: readonly Change[] = []): Promise<string> {
  const name = changes.map(({ to }) => to).join();
  const program = programs.get(name) ?? bundle(`server-${programs.size}.mjs`, changes);
  programs.set(name, program);
  return program;
}

async function bundle(name: string, changes: readonly Change[]): Promise<string> {
  const { build } = await import('esbuild');
  const folder = ownFolder();
  const program = join(folder, name);
  if (!existsSync(join(folder, 'worker.js'))) await bundleThreads(build, folder);
  await build({
    entryPoints: [here('./child.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    external: EXTERNAL,
    plugins: [{ name: 'changes', setup: (building) => changeSources(building, changes) }],
    logLevel: 'error',
  });
  return program;
}

/** A folder for the programs of this process; those of processes that have ended are removed. */
function ownFolder(): string {
  const cache = here('../../../node_modules/.cache/breakpoint-servers');
  const own = join(cache, String(process.pid));
  mkdirSync(own, { recursive: true });
  for (const other of readdirSync(cache)) if (!isAlive(Number(other))) rmSync(join(cache, other), { recursive: true, force: true });
  return own;
}
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Bots think in threads of their own, as on a real server, and so does what moves written rows. */
async function bundleThreads(build: typeof import('esbuild').build, folder: string): Promise<void> {
  for (const [source, file] of [
    ['../src/store/checkpoint-thread.ts', 'checkpoint-thread.js'],
    ['../src/bots/worker.ts', 'worker.js'],
  ])
    await build({
      entryPoints: [here(source)],
      outfile: join(folder, file),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      conditions: ['source'],
      external: EXTERNAL,
      logLevel: 'error',
    });
}

function changeSources(building: PluginBuild, changes: readonly Change[]): void {
  for (const { file, from, to } of changes)
    building.onLoad({ filter: file }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!from.test(text)) throw new Error(`${path} has no ${from}`);
      return { contents: text.replace(from, to), loader: 'ts' };
    });
}

/** A server in a process of its own, whose database and port outlive it, for tests that kill and restart it. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  /** How often the process ended by itself. */
  crashes = 0;
  /** The folder of the database, if it belongs to this server alone. */
  private folder: string | null = null;

  constructor(
    private readonly program: string,
    private readonly port: number,
    private readonly data: string,
    private readonly webRoot = '',
    /** Where other nodes reach it; by default where it listens. */
    private readonly advertise = '',
  ) {}

  /** Makes a server with a folder of its own. */
  static async make(webRoot = ''): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'breakpoint-process-'));
    const made = new ServerProcess(await makeProgram(), await freePort(), folder, webRoot);
    made.folder = folder;
    return made;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }
  /** Freezes the process or lets it continue. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal);
  }
  /** Resolves to the server's address once it is ready. */
  async start(): Promise<string> {
    const child = spawn(process.execPath, [this.program, this.data, String(this.port), this.webRoot, this.advertise], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`the server at ${this.port} is not ready`)), WAIT).unref();
      child.once('exit', (code) => reject(new Error(`the server ended: ${code}`)));
      child.stdout.on('data', (text) => {
        const url = /serving (\S+)/.exec(String(text))?.[1];
        if (url === undefined) return;
        child.once('exit', () => this.crashes++);
        resolve(url);
      });
    });
  }
  /** Starts it as a supervisor does: again, if it gives up because its database does not answer in time. */
  async supervise(failed: () => void = () => undefined, attempts = 5): Promise<void> {
    try {
      await this.start();
    } catch (error) {
      if (attempts === 1 || this.isRunning) throw error;
      failed();
      await this.supervise(failed, attempts - 1);
    }
  }
  /** Resolves to the exit code once the process has ended. */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || !this.isRunning) return null;
    child.removeAllListeners('exit');
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }
  async remove(): Promise<void> {
    await this.kill('SIGKILL');
    if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
  }
}
