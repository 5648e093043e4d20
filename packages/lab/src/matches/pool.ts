import { openPool, type Pool } from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { type Done, runTask, type Task } from './tasks.js';

/** Threads for all tasks of the laboratory. */
export const openLab = (cards: CardSet, threads: number | undefined): Pool<Task, Done> =>
  openPool(new URL('worker.js', import.meta.url), threads, (task) => runTask(cards, task));
