import { parseArgs } from 'node:util';
import { type Done, type Players, type Progress, runAll, threadCount, UsageError } from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { openLab } from '../matches/pool.js';
import { buildOf } from './build.js';
import { type JobOptions, QueuedJob } from './job.js';

/** The options of every command whose games workers can play. */
export const QUEUE_OPTIONS = { queue: { type: 'string' }, anew: { type: 'boolean', default: false } } as const;

interface QueueValues {
  queue?: string;
  anew: boolean;
  threads?: string;
}

/**
 * The games are played by threads of this process, or by the workers of a queue. `settings`: all settings of the games except their
 * number; `bots`: the names of the bots that play them.
 */
export function playersFor(cards: CardSet, values: QueueValues, settings: object, bots: string[], progress: Progress): Players {
  const threads = threadCount(values.threads);
  if (values.queue === undefined) {
    if (values.anew) throw new UsageError('--anew is about a queue; name it with --queue');
    return { goesOn: false, play: (tasks, each, stopped) => runAll(openLab(cards, threads), tasks, each, stopped) };
  }
  if (threads !== undefined) throw new UsageError('with --queue the workers play; give --threads to them');
  const watch = (workers: number): void => {
    progress.beside = `${workers} ${workers === 1 ? 'worker' : 'workers'}`;
  };
  const say = (line: string): void => console.error(line);
  return queued({ url: values.queue, settings, build: buildOf(cards, bots), anew: values.anew, say, watch });
}

/** The options of the queue, and the rest of the arguments. */
export function queueIn(args: string[]): { values: Omit<QueueValues, 'threads'>; rest: string[] } {
  const { values, tokens } = parseArgs({ args, options: QUEUE_OPTIONS, strict: false, tokens: true });
  const ours = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option' || !Object.hasOwn(QUEUE_OPTIONS, token.name)) continue;
    ours.add(token.index);
    if (token.value !== undefined && !token.inlineValue) ours.add(token.index + 1);
  }
  if (values.queue === true) throw new UsageError('--queue takes the address of a database');
  return {
    values: { queue: values.queue as string | undefined, anew: values.anew === true },
    rest: args.filter((_, i) => !ours.has(i)),
  };
}

/** `finished` is called at the end: if it returns true, the queue keeps nothing of the job; otherwise the same command can go on from there. */
const queued = (options: JobOptions): Players => ({
  goesOn: true,
  async play(tasks, each: (done: Done) => void, stopped, finished) {
    const job = await QueuedJob.open(options);
    let ended = false;
    try {
      await job.run(tasks, each, stopped);
      ended = finished();
    } finally {
      await job.close(ended);
    }
  },
});
