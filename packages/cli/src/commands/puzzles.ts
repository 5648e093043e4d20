import type { Puzzles } from '@breakpoint/bots';
import type { CardSet } from '@breakpoint/engine';
import { deadlineIn, readArgs, UsageError, wholeNumber } from '../args.js';
import { Interrupt } from '../interrupt.js';
import { readJson, writeJson } from '../matches/run.js';
import { Progress } from '../progress.js';
import { MARGIN, puzzlesIn } from '../puzzles/make.js';

/** Looks through games of bots for positions in which one play is clearly the best. */
export async function puzzles(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      out: { type: 'string' },
      count: { type: 'string', default: '30' },
      seed: { type: 'string', default: 'puzzles' },
      minutes: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new UsageError('puzzles needs --out FILE');
  const count = wholeNumber('count', values.count, 1);
  const until = deadlineIn(values.minutes);
  const file = readJson<Puzzles>(values.out) ?? { seed: values.seed, next: 0, margin: MARGIN, puzzles: [] };
  if (file.seed !== values.seed) throw new UsageError(`${values.out} was begun with the seed ${file.seed}`);
  const interrupt = new Interrupt();
  const progress = new Progress(count);
  while (file.puzzles.length < count && performance.now() < until && !interrupt.happened) {
    // The event loop must turn for SIGINT to be noticed.
    await new Promise((resolve) => setImmediate(resolve));
    file.puzzles.push(...puzzlesIn(cards, file.seed, file.next));
    file.next++;
    writeJson(values.out, file);
    progress.show(file.puzzles.length, `${file.next} games`);
  }
  interrupt.end();
  progress.end();
  console.log(`${file.puzzles.length} puzzles from ${file.next} games in ${values.out}`);
  return interrupt.happened ? 130 : 0;
}
