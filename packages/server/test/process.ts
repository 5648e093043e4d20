import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginBuild } from 'esbuild';
import { freePort } from '../../../tests/postgres.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EXTERNAL = ['libsql', 'ws', 'hono', 'hono/*', '@hono/*', 'kysely', 'zod', 'prom-client', 'pino', 'web-push', 'pg'];

/** A change of a source, for a program that stands for another build. */
export interface Change {
  file: RegExp;
  from: RegExp;
  to: string;
}

/** Bundles the sources into one program for Node, with these changes; returns its path. */
export async function makeProgram(changes: readonly Change[] = []): Promise<string> {
  const { build } = await import('esbuild');
  const cache = here('../../../node_modules/.cache/breakpoint-test');
  mkdirSync(cache, { recursive: true });
  const program = join(cache, `server-${process.pid}-${Date.now()}-${changes.length}.mjs`);
  // The worker is built too, because bots think in threads of their own, as on a real server.
  await build({
    entryPoints: [here('../src/bots/worker.ts')],
    outfile: join(cache, 'worker.js'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['source'],
    logLevel: 'error',
  });
  // So is the thread that moves what was written.
  await build({
    entryPoints: [here('../src/store/checkpoint-thread.ts')],
    outfile: join(cache, 'checkpoint-thread.js'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: EXTERNAL,
    logLevel: 'error',
  });
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
    const child = spawn(process.execPath, [this.program, this.data, String(this.port), this.webRoot], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      child.once('exit', () => this.crashes++);
      child.once('exit', (code) => reject(new Error(`the server ended: ${code}`)));
      child.stdout.on('data', (text) => {
        const url = /serving (\S+)/.exec(String(text))?.[1];
        if (url) resolve(url);
      });
    });
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
    if (this.folder === null) return;
    rmSync(this.folder, { recursive: true, force: true });
    rmSync(this.program, { force: true });
  }
}
