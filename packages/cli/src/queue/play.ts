import { threadCount, UsageError } from '../args.js';
import { runAll } from '../matches/pool.js';
import type { Done } from '../matches/tasks.js';
import type { Progress } from '../progress.js';
import { buildOf } from './build.js';
import type { GameTask } from './chunks.js';
import { type JobOptions, QueuedJob } from './job.js';

/** Who plays: threads of this process, or the workers of a queue. */
export interface Players {
  threads: number | undefined;
  queue: JobOptions | null;
}

/** Options of every command that can have its games played by workers. */
export const QUEUE_OPTIONS = { queue: { type: 'string' }, anew: { type: 'boolean', default: false } } as const;

/** `settings`: everything that makes the games apart from how many; `bots`: who plays them. */
export function playersFor(
  values: { queue?: string; anew: boolean; threads?: string },
  settings: object,
  bots: string[],
  progress: Progress,
): Players {
  const threads = threadCount(values.threads);
  if (values.queue === undefined) {
    if (values.anew) throw new UsageError('--anew is about a queue; name it with --queue');
    return { threads, queue: null };
  }
  if (threads !== undefined) throw new UsageError('with --queue the workers play; give --threads to them');
  const watch = (workers: number): void => {
    progress.beside = `${workers} ${workers === 1 ? 'worker' : 'workers'}`;
  };
  const say = (line: string): void => console.error(line);
  return { threads, queue: { url: values.queue, settings, build: buildOf(bots), anew: values.anew, say, watch } };
}

/**
 * Has these tasks played and hands over each result in the order of the tasks. `finished` is asked in the end: if so, a queue keeps
 * nothing of the job, and otherwise the same command goes on from there.
 */
export async function playAll(
  tasks: Iterable<GameTask>,
  { threads, queue }: Players,
  each: (done: Done) => void,
  stopped: () => boolean,
  finished: () => boolean,
): Promise<void> {
  if (queue === null) return runAll(tasks, threads, each, stopped);
  const job = await QueuedJob.open(queue);
  let ended = false;
  try {
    await job.run(tasks, each, stopped);
    ended = finished();
  } finally {
    await job.close(ended);
  }
}
