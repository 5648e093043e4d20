import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a server says of itself. */
export interface Resources {
  /** Seconds of CPU since it started, all threads. */
  cpu: number;
  rss: number;
  /** Heap and buffers that are in use, after a collection where that was asked for. */
  heap: number;
  commits: number;
  commitSeconds: number;
}

/** A server in a process of its own, with a database that is thrown away, whose CPU and memory are asked for. */
export class Measured {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** `which`: the file of the server beside this one. `flags` are for node. */
  static async start(which: 'breakpoint' | 'bare', flags: string[] = []): Promise<Measured> {
    const folder = mkdtempSync(join(tmpdir(), 'breakpoint-load-'));
    const file = fileURLToPath(new URL(`./servers/${which}.js`, import.meta.url));
    if (!existsSync(file)) throw new Error('build first: npm run build');
    const child = fork(file, [folder], { execArgv: ['--expose-gc', ...flags], env: { ...process.env, NODE_ENV: 'production' } });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { url: string }).url));
      child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
    });
    return new Measured(child, folder, url);
  }

  resources(collect = false): Promise<Resources> {
    return new Promise((resolve) => {
      this.child.once('message', (message) => resolve(message as Resources));
      this.child.send({ collect });
    });
  }
  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.disconnect();
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** For the server's own process: answers whoever measures it, and ends with it. */
export function answerMeasurer(url: string, commits: () => Pick<Resources, 'commits' | 'commitSeconds'>, close: () => Promise<void>): void {
  process.on('message', ({ collect }: { collect: boolean }) => {
    if (collect) (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ cpu: (user + system) / 1e6, rss, heap: heapUsed + external, ...commits() } satisfies Resources);
  });
  process.once('disconnect', () => void close().then(() => process.exit(0)));
  process.send?.({ url });
}
