import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { freePort } from './postgres.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EXTERNAL = ['libsql', 'ws', 'hono', 'hono/*', '@hono/*', 'kysely', 'zod', 'prom-client', 'pino', 'web-push', 'pg'];

/** A server in a process of its own, with a folder and a port that outlive it: for killing and starting again. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private readonly data = mkdtempSync(join(tmpdir(), 'breakpoint-process-'));

  private constructor(
    private readonly program: string,
    private readonly port: number,
    private readonly webRoot: string,
  ) {}

  /** Makes one program of the sources, which Node can run by itself. */
  static async make(webRoot = ''): Promise<ServerProcess> {
    const cache = here('../../../node_modules/.cache/breakpoint-test');
    mkdirSync(cache, { recursive: true });
    const program = join(cache, `server-${process.pid}-${Date.now()}.mjs`);
    // Bots think in a thread of their own, as they do on a real server.
    await build({
      entryPoints: [here('../src/bots/worker.ts')],
      outfile: join(cache, 'worker.js'),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      conditions: ['source'],
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
      logLevel: 'error',
    });
    return new ServerProcess(program, await freePort(), webRoot);
  }

  /** Resolves with its address once it is there. */
  async start(): Promise<string> {
    const child = spawn(process.execPath, [this.program, this.data, String(this.port), this.webRoot], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended: ${code}`)));
      child.stdout.on('data', (text) => {
        const url = /serving (\S+)/.exec(String(text))?.[1];
        if (url) resolve(url);
      });
    });
  }
  /** Resolves with its exit code once it is gone. */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null) return null;
    child.removeAllListeners('exit');
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }
  async remove(): Promise<void> {
    await this.kill('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
    rmSync(this.program, { force: true });
  }
}
