import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type Done, runTask, type Task } from './tasks.js';

/** Runs tasks on all cores, a few ahead of the threads, and hands over each result in the order of the tasks. */
export async function runAll(
  tasks: Iterable<Task>,
  threads: number | undefined,
  each: (done: Done) => void,
  stopped: () => boolean = () => false,
): Promise<void> {
  const file = fileURLToPath(new URL('worker.js', import.meta.url));
  // Without compiled files (tests) or when asked for none, everything runs here.
  if (threads === 0 || !existsSync(file)) {
    for (const task of tasks) {
      if (stopped()) return;
      each(runTask(task));
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  const n = threads ?? availableParallelism();
  const pool = new Piscina({ filename: file, minThreads: n, maxThreads: n });
  try {
    const waiting: Promise<Done>[] = [];
    for (const task of tasks) {
      if (stopped()) break;
      waiting.push(pool.run(task) as Promise<Done>);
      if (waiting.length >= n * 3) each(await waiting.shift()!);
    }
    // Stopped: what is still being played is dropped, and played again when it goes on.
    while (waiting.length > 0 && !stopped()) each(await waiting.shift()!);
    for (const dropped of waiting) dropped.catch(() => {});
  } finally {
    await pool.destroy();
  }
}
