import type { CardSet } from '@breakpoint/engine';
import { threadCount, UsageError } from '../args.js';
import { runAll } from '../matches/pool.js';
import type { Done } from '../matches/tasks.js';
import type { Progress } from '../progress.js';
import { buildOf } from './build.js';
import type { GameTask } from './chunks.js';
import { type JobOptions, QueuedJob } from './job.js';

/** The games are played by threads of this process, or by the workers of a queue. */
export interface Players {
  cards: CardSet;
  threads: number | undefined;
  queue: JobOptions | null;
}

/** The options of every command whose games workers can play. */
export const QUEUE_OPTIONS = { queue: { type: 'string' }, anew: { type: 'boolean', default: false } } as const;

/** `settings`: all settings of the games except their number; `bots`: the names of the bots that play them. */
export function playersFor(
  cards: CardSet,
  values: { queue?: string; anew: boolean; threads?: string },
  settings: object,
  bots: string[],
  progress: Progress,
): Players {
  const threads = threadCount(values.threads);
  if (values.queue === undefined) {
    if (values.anew) throw new UsageError('--anew is about a queue; name it with --queue');
    return { cards, threads, queue: null };
  }
  if (threads !== undefined) throw new UsageError('with --queue the workers play; give --threads to them');
  const watch = (workers: number): void => {
    progress.beside = `${workers} ${workers === 1 ? 'worker' : 'workers'}`;
  };
  const say = (line: string): void => console.error(line);
  return { cards, threads, queue: { url: values.queue, settings, build: buildOf(cards, bots), anew: values.anew, say, watch } };
}

/**
 * Has these tasks played, and calls `each` with the results in the order of the tasks. `finished` is called at the end: if it returns
 * true, the queue keeps nothing of the job; otherwise the same command can go on from there.
 */
export async function playAll(
  tasks: Iterable<GameTask>,
  { cards, threads, queue }: Players,
  each: (done: Done) => void,
  stopped: () => boolean,
  finished: () => boolean,
): Promise<void> {
  if (queue === null) return runAll(cards, tasks, threads, each, stopped);
  const job = await QueuedJob.open(queue);
  let ended = false;
  try {
    await job.run(tasks, each, stopped);
    ended = finished();
  } finally {
    await job.close(ended);
  }
}
