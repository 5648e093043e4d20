import { readArgs, UsageError, wholeNumber } from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { buildOf } from '../queue/build.js';
import { Worker } from '../queue/worker.js';

/** Plays games for `simulate --queue` and `arena --queue`, wherever those run. */
export async function worker(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({
    args,
    options: { queue: { type: 'string' }, threads: { type: 'string' }, idle: { type: 'string' } },
  });
  if (values.queue === undefined) throw new UsageError('--queue says where the work is: postgres://user@host:5432/database');
  const threads = values.threads === undefined ? undefined : wholeNumber('threads', values.threads, 1, 256);
  const idle = values.idle === undefined ? Number.POSITIVE_INFINITY : 1000 * wholeNumber('idle', values.idle, 1);
  const say = (line: string): void => console.error(line);
  const crew = new Worker(cards, { url: values.queue, threads, build: buildOf(cards, []), idle, say });
  const stop = (): void => void crew.stop();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const { games, refused } = await crew.run();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  console.log(`${games} games played${refused > 0 ? `; ${refused} jobs refused` : ''}`);
  return games === 0 && refused > 0 ? 1 : 0;
}
