import { lineWorth, type Puzzle, type Puzzles } from '@breakpoint/bots';
import { deadlineIn, Interrupt, Progress, readArgs, UsageError, wholeNumber } from '@breakpoint/cli/tools';
import { type CardSet, replayLog } from '@breakpoint/engine';
import { readJson, writeJson } from '../matches/run.js';
import { MARGIN } from '../puzzles/instead.js';
import { MOMENTS, puzzlesIn } from '../puzzles/make.js';
import { LANGUAGES, puzzleIn, speechIn } from '../puzzles/read.js';
import { naturalTurns, puzzleFrom, toldOf } from '../puzzles/turns.js';

/** A turn is weighed again in this many worlds, and so is a solution without the parts that were not needed. */
const TURN_WORLDS = 400;
const WORLDS = 2000;

/** Looks through games of bots for turns that are worth playing well. */
export async function puzzles(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      out: { type: 'string' },
      count: { type: 'string', default: '30' },
      seed: { type: 'string', default: 'puzzles' },
      minutes: { type: 'string' },
      moment: { type: 'string' },
      weigh: { type: 'string' },
      tell: { type: 'string' },
      read: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new UsageError('puzzles needs --out FILE');
  const count = wholeNumber('count', values.count, 1);
  const until = deadlineIn(values.minutes);
  const file = readJson<Puzzles>(values.out) ?? { seed: values.seed, next: 0, margin: MARGIN, puzzles: [] };
  if (file.seed !== values.seed) throw new UsageError(`${values.out} was begun with the seed ${file.seed}`);
  if (values.weigh !== undefined) return weighAgain(cards, values.out, file, wholeNumber('weigh', values.weigh, 1));
  if (values.tell !== undefined) return tellAgain(cards, values.out, file, wholeNumber('tell', values.tell, 1));
  if (values.read !== undefined) return read(cards, file, values.read);
  const moments = MOMENTS.filter((m) => values.moment === undefined || m === values.moment);
  if (moments.length === 0) throw new UsageError(`--moment is one of ${MOMENTS.join(', ')}`);
  const interrupt = new Interrupt();
  const progress = new Progress(count);
  while (file.puzzles.length < count && performance.now() < until && !interrupt.happened) {
    // The event loop must turn for SIGINT to be noticed.
    await new Promise((resolve) => setImmediate(resolve));
    file.puzzles.push(...puzzlesIn(cards, file.seed, file.next, moments));
    file.next++;
    writeJson(values.out, file);
    progress.show(file.puzzles.length, `${file.next} games`);
  }
  interrupt.end();
  progress.end();
  console.log(`${file.puzzles.length} puzzles from ${file.next} games in ${values.out}`);
  return interrupt.happened ? 130 : 0;
}

/**
 * Weighs every puzzle of a file again with this many iterations, and drops those that are no longer puzzles or whose point cannot be told.
 */
function weighAgain(cards: CardSet, out: string, file: Puzzles, iterations: number): number {
  const kept: Puzzle[] = [];
  for (const puzzle of file.puzzles) {
    const game = replayLog(cards, puzzle.log, undefined, { events: false });
    const again = puzzleFrom(game, puzzle, { iterations, worlds: TURN_WORLDS });
    if (typeof again === 'string') console.log(`${puzzle.id} is dropped: ${again}`);
    else kept.push(again);
  }
  writeJson(out, { ...file, margin: MARGIN, puzzles: kept });
  console.log(`${kept.length} of ${file.puzzles.length} puzzles are kept in ${out}`);
  return 0;
}

/** Works out the point of every puzzle again, in this many worlds, and drops those whose point cannot be told. */
function tellAgain(cards: CardSet, out: string, file: Puzzles, worlds: number): number {
  const kept: Puzzle[] = [];
  for (const puzzle of file.puzzles) {
    const game = replayLog(cards, puzzle.log, undefined, { events: false });
    const natural = naturalTurns(game, puzzle.seat, puzzle.id, 1).map(({ line }) => line);
    const told = toldOf(game, puzzle.line, puzzle.other.line, [puzzle.other.line, ...natural], worlds);
    if (typeof told === 'string') {
      console.log(`${puzzle.id} is dropped: ${told}`);
      continue;
    }
    const isSame = JSON.stringify(told.line) === JSON.stringify(puzzle.line);
    kept.push({ ...puzzle, ...told, value: isSame ? puzzle.value : Number(lineWorth(game, told.line, WORLDS).toFixed(3)) });
  }
  writeJson(out, { ...file, puzzles: kept });
  console.log(`${kept.length} of ${file.puzzles.length} puzzles are kept in ${out}`);
  return 0;
}

/** Prints every puzzle with its position and its point. */
async function read(cards: CardSet, { puzzles }: Puzzles, language: string): Promise<number> {
  const known = LANGUAGES.find((one) => one === language);
  if (known === undefined) throw new UsageError(`--read is one of ${LANGUAGES.join(', ')}`);
  const speech = await speechIn(known);
  for (const puzzle of puzzles) console.log(`\n${puzzleIn(speech, cards, puzzle).join('\n')}`);
  return 0;
}
