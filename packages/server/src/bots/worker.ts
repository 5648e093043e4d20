import { parentPort } from 'node:worker_threads';
import type { Findings } from '@breakpoint/bots';
import { advise, type Help, help, type Question, type Task, thinkTogether } from './think.js';

/** Work for a thread, or what a helper found out for the task with this number. */
export type ToThread = { number: number; task: Task | Question | Help; helpers: number } | { number: number; findings: Findings | null };

/** The task that the thread is working on, and the helpers that have not reported. */
let current = 0;
let awaited: ((findings: Findings | null) => void)[] = [];

/** A thread in which bots think. */
parentPort?.on('message', async (message: ToThread) => {
  if ('findings' in message) {
    if (message.number === current) awaited.shift()?.(message.findings);
    return;
  }
  const { number, task } = message;
  current = number;
  awaited = [];
  const helpers = Array.from({ length: message.helpers }, () => new Promise<Findings | null>((resolve) => awaited.push(resolve)));
  try {
    const found = task.who === 'adviser' ? advise(task) : task.who === 'helper' ? help(task) : await thinkTogether(task, helpers);
    parentPort?.postMessage({ number, found });
  } catch (error) {
    parentPort?.postMessage({ number, failed: error instanceof Error ? error.message : String(error) });
  }
});
