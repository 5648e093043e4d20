import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RARE_COLLECTIONS, UsageError } from '@breakpoint/cli/tools';

/** What a server reports about itself. */
export interface Resources {
  /** CPU seconds of all threads since the start. */
  cpu: number;
  rss: number;
  /** Bytes of heap and buffers in use; after a garbage collection if `collect` was set. */
  heap: number;
  commits: number;
  commitSeconds: number;
}

/** The flags that the command line (main.ts), `breakpoint serve` and `npm start` set. */
const FLAGS = ['--max-inlined-bytecode-size-cumulative=300', RARE_COLLECTIONS, '--max-semi-space-size=64'];

/** A server in a process of its own, with a temporary database, that reports its CPU time and memory. */
export class Measured {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** `which`: the server's file in `servers/`. `flags`: flags for Node. */
  static async start(which: 'breakpoint' | 'bare', flags: string[] = []): Promise<Measured> {
    const folder = mkdtempSync(join(tmpdir(), 'breakpoint-load-'));
    const file = fileURLToPath(new URL(`./servers/${which}.js`, import.meta.url));
    if (!existsSync(file)) throw new Error('build first: npm run build');
    const child = fork(file, [folder], { execArgv: ['--expose-gc', ...FLAGS, ...flags], env: { ...process.env, NODE_ENV: 'production' } });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { url: string }).url));
      child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
    });
    return new Measured(child, folder, url);
  }

  resources(collect = false): Promise<Resources> {
    return new Promise((resolve, reject) => {
      const died = (): void => reject(new Error('the server stopped'));
      this.child.once('exit', died);
      this.child.once('message', (message) => {
        this.child.off('exit', died);
        resolve(message as Resources);
      });
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

/** The same for any server whose /metrics can be read, without a token or with the one in the environment. */
export class Watched {
  constructor(private readonly url: string) {}

  /** Null if the server does not tell. */
  async resources(_collect = false): Promise<Resources | null> {
    const token = process.env.BREAKPOINT_OPERATOR_TOKEN;
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(`${this.url}/metrics`, { headers }).catch(() => {
      throw new UsageError(`no server answers at ${this.url}`);
    });
    return response.ok ? resourcesFrom(await response.text()) : null;
  }
}
export function resourcesFrom(metrics: string): Resources {
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);
  return {
    cpu: value('process_cpu_seconds_total'),
    rss: value('process_resident_memory_bytes'),
    heap: value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes'),
    commits: value('breakpoint_commit_seconds_count'),
    commitSeconds: value('breakpoint_commit_seconds_sum'),
  };
}

/** Runs in the server's process: answers the measuring process, and ends when that ends. */
export function answerMeasurer(
  url: string,
  commits: () => Promise<Pick<Resources, 'commits' | 'commitSeconds'>>,
  close: () => Promise<void>,
): void {
  const answer = async (collect: boolean): Promise<void> => {
    if (collect) (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ cpu: (user + system) / 1e6, rss, heap: heapUsed + external, ...(await commits()) } satisfies Resources);
  };
  process.on('message', ({ collect }: { collect: boolean }) => void answer(collect));
  process.once('disconnect', () => void close().then(() => process.exit(0)));
  process.send?.({ url });
}
