import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type Done, runTask, type Task } from './tasks.js';

/** Threads that run tasks; they stay warm from task to task. */
export interface Pool {
  threads: number;
  run(task: Task): Promise<Done>;
  close(): Promise<void>;
}

export function openPool(threads: number | undefined): Pool {
  const file = fileURLToPath(new URL('worker.js', import.meta.url));
  // Without compiled files (tests) or when asked for none, everything runs here.
  if (threads === 0 || !existsSync(file)) {
    let closed = false;
    return {
      threads: 0,
      async run(task) {
        await new Promise((resolve) => setImmediate(resolve));
        if (closed) throw new Error('the pool is closed');
        return runTask(task);
      },
      async close() {
        closed = true;
      },
    };
  }
  const n = threads ?? availableParallelism();
  const pool = new Piscina({ filename: file, minThreads: n, maxThreads: n });
  return { threads: n, run: (task) => pool.run(task) as Promise<Done>, close: () => pool.destroy() };
}

/** Runs tasks on all cores, a few ahead of the threads, and hands over each result in the order of the tasks. */
export async function runAll(
  tasks: Iterable<Task>,
  threads: number | undefined,
  each: (done: Done) => void,
  stopped: () => boolean = () => false,
): Promise<void> {
  const pool = openPool(threads);
  try {
    const waiting: Promise<Done>[] = [];
    for (const task of tasks) {
      if (stopped()) break;
      waiting.push(pool.run(task));
      if (waiting.length > pool.threads * 3) each(await waiting.shift()!);
    }
    // Stopped: what is still being played is dropped, and played again when it goes on.
    while (waiting.length > 0 && !stopped()) each(await waiting.shift()!);
    for (const dropped of waiting) dropped.catch(() => {});
  } finally {
    await pool.close();
  }
}
