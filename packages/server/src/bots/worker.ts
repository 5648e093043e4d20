import { parentPort } from 'node:worker_threads';
import { advise, type Question, type Task, think } from './think.js';

/** A thread in which bots think. */
parentPort?.on('message', ({ number, task }: { number: number; task: Task | Question }) => {
  try {
    parentPort?.postMessage({ number, found: task.who === 'adviser' ? advise(task) : think(task) });
  } catch (error) {
    parentPort?.postMessage({ number, failed: error instanceof Error ? error.message : String(error) });
  }
});
