import { parentPort } from 'node:worker_threads';
import type { Findings, Hint } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import type { CardSet } from '@breakpoint/engine';
import { type Document, Library } from '@breakpoint/workshop';
import { advise, type Help, help, type Question, type Task, thinkTogether } from './think.js';

/** Work for a thread, or what a helper found out for the task with this number. */
export type ToThread =
  | {
      number: number;
      task: Task | Question | Help;
      helpers: number;
      /** The documents of the game; those that were sent before are not in the task. */
      ids: readonly string[];
    }
  | { number: number; findings: Findings | null };

/** The task that the thread is working on, and the helpers that have not reported. */
let current = 0;
let awaited: ((findings: Findings | null) => void)[] = [];

async function found(
  cards: CardSet,
  task: Task | Question | Help,
  helpers: readonly Promise<Findings | null>[],
): Promise<string[] | Hint | Findings> {
  if (task.who === 'adviser') return advise(cards, task);
  return task.who === 'helper' ? help(cards, task) : thinkTogether(cards, task, helpers);
}

const library = new Library(allCards);
/** The documents that the server has sent. */
const known = new Map<string, Document>();

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
    for (const [id, document] of Object.entries(task.documents ?? {})) known.set(id, document);
    const cards = library.with(Object.fromEntries(message.ids.map((id) => [id, known.get(id)!])));
    const result = await found(cards, task, helpers);
    parentPort?.postMessage({ number, found: result });
  } catch (error) {
    parentPort?.postMessage({ number, failed: error instanceof Error ? error.message : String(error) });
  }
});
