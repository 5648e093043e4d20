import { allCards } from '@breakpoint/cards';
import { type Done, runTask, type Task } from './tasks.js';

/** The entry point of a worker thread: a program of its own. */
export default (task: Task): Done => runTask(allCards, task);
