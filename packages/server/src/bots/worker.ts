import { parentPort } from 'node:worker_threads';
import { allCards } from '@breakpoint/cards';
import { type Document, Library } from '@breakpoint/workshop';
import { advise, type HintTask, type Task, think } from './think.js';

/** Work for a thread. */
export interface ToThread {
  task: Task | HintTask;
  /** The documents of the game; those that were sent before are not in the task. */
  ids: readonly string[];
}

const library = new Library(allCards);
/** The documents that the server has sent. */
const known = new Map<string, Document>();

/** A thread in which bots think: a program of its own, which can't be given the server's card set and has the same one. */
parentPort?.on('message', ({ task, ids }: ToThread) => {
  try {
    for (const [id, document] of Object.entries(task.documents ?? {})) known.set(id, document);
    const cards = library.with(Object.fromEntries(ids.map((id) => [id, known.get(id)!])));
    parentPort?.postMessage({ found: task.who === 'adviser' ? advise(cards, task) : think(cards, task) });
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});
