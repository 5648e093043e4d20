import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { CardSet } from '@breakpoint/engine';
import { Piscina } from 'piscina';
import { type Done, runTask, type Task } from './tasks.js';

/** Threads that run tasks; they are kept between tasks, with their code compiled. */
export interface Pool {
  threads: number;
  run(task: Task): Promise<Done>;
  close(): Promise<void>;
}

export function openPool(cards: CardSet, threads: number | undefined): Pool {
  const file = fileURLToPath(new URL('worker.js', import.meta.url));
  // With no threads, or without compiled files (in tests), tasks run in this thread.
  if (threads === 0 || !existsSync(file)) {
    let closed = false;
    return {
      threads: 0,
      async run(task) {
        await new Promise((resolve) => setImmediate(resolve));
        if (closed) throw new Error('the pool is closed');
        return runTask(cards, task);
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

/** Runs tasks on all cores, keeping a few queued, and calls `each` with the results in the order of the tasks. */
export async function runAll(
  cards: CardSet,
  tasks: Iterable<Task>,
  threads: number | undefined,
  each: (done: Done) => void,
  stopped: () => boolean = () => false,
): Promise<void> {
  const pool = openPool(cards, threads);
  try {
    const waiting: Promise<Done>[] = [];
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
