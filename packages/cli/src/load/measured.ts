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

/** As the command line sets it (main.ts), and as `npm start` does. */
const FLAGS = ['--max-inlined-bytecode-size-cumulative=300', '--max-semi-space-size=64'];

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
    const child = fork(file, [folder], { execArgv: ['--expose-gc', ...FLAGS, ...flags], env: { ...process.env, NODE_ENV: 'production' } });
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

/** The same of any server whose /metrics may be read: by everybody, or with the token in the environment. */
export class Watched {
  constructor(private readonly url: string) {}

  /** Null if it does not say. */
  async resources(_collect = false): Promise<Resources | null> {
    const token = process.env.BREAKPOINT_OPERATOR_TOKEN;
    const response = await fetch(`${this.url}/metrics`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
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

/** For the server's own process: answers whoever measures it, and ends with it. */
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
