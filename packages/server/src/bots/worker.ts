import { parentPort } from 'node:worker_threads';
import type { Findings, Hint } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { advise, type Help, help, type Question, type Task, thinkTogether } from './think.js';

/** Work for a thread, or what a helper found out for the task with this number. */
export type ToThread = { number: number; task: Task | Question | Help; helpers: number } | { number: number; findings: Findings | null };

/** The task that the thread is working on, and the helpers that have not reported. */
let current = 0;
let awaited: ((findings: Findings | null) => void)[] = [];

async function found(task: Task | Question | Help, helpers: readonly Promise<Findings | null>[]): Promise<string[] | Hint | Findings> {
  if (task.who === 'adviser') return advise(allCards, task);
  return task.who === 'helper' ? help(allCards, task) : thinkTogether(allCards, task, helpers);
}

/** A thread in which bots think: a program of its own, which can't be given the server's card set and has the same one. */
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
    const result = await found(task, helpers);
    parentPort?.postMessage({ number, found: result });
  } catch (error) {
    parentPort?.postMessage({ number, failed: error instanceof Error ? error.message : String(error) });
  }
});
