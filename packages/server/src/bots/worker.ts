import { parentPort } from 'node:worker_threads';
import { type Task, think } from './think.js';

/** A thread in which bots think. */
parentPort?.on('message', ({ number, task }: { number: number; task: Task }) => {
  try {
    parentPort?.postMessage({ number, keys: think(task) });
  } catch (error) {
    parentPort?.postMessage({ number, failed: error instanceof Error ? error.message : String(error) });
  }
});
