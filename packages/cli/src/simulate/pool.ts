import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CardSet } from '@breakpoint/engine';
import { Piscina } from 'piscina';
import { type Done, runTask, type Task } from './tasks.js';

/** Threads that run tasks; they are kept between tasks, with their code compiled. */
export interface Pool<T, D> {
  threads: number;
  run(task: T): Promise<D>;
  close(): Promise<void>;
}

/** `worker`: the program of a thread. With no threads, or without compiled files (in tests), `here` runs the tasks in this thread. */
export function openPool<T, D>(worker: URL, threads: number | undefined, here: (task: T) => D): Pool<T, D> {
  const file = fileURLToPath(worker);
  if (threads === 0 || !existsSync(file)) {
    let closed = false;
    return {
      threads: 0,
      async run(task) {
        await new Promise((resolve) => setImmediate(resolve));
        if (closed) throw new Error('the pool is closed');
        return here(task);
      },
      async close() {
        closed = true;
      },
    };
  }
  const n = threads ?? availableParallelism();
  const pool = new Piscina({ filename: file, minThreads: n, maxThreads: n });
  return { threads: n, run: (task) => pool.run(task) as Promise<D>, close: () => pool.destroy() };
}

/** Threads that play games. */
export const openGames = (cards: CardSet, threads: number | undefined): Pool<Task, Done> =>
  openPool(new URL('worker.js', import.meta.url), threads, (task) => runTask(cards, task));

/** Runs tasks on all cores, keeping a few queued, calls `each` with the results in the order of the tasks, and closes the pool. */
export async function runAll<T, D>(
  pool: Pool<T, D>,
  tasks: Iterable<T>,
  each: (done: D) => void,
  stopped: () => boolean = () => false,
): Promise<void> {
  try {
    const waiting: Promise<D>[] = [];
    for (const task of tasks) {
      if (stopped()) break;
      waiting.push(pool.run(task));
      if (waiting.length > pool.threads * 3) each(await waiting.shift()!);
    }
    // If the run was stopped, unfinished tasks are dropped; they are played again when the run is continued.
    while (waiting.length > 0 && !stopped()) each(await waiting.shift()!);
    for (const dropped of waiting) dropped.catch(() => {});
  } finally {
    await pool.close();
  }
}
