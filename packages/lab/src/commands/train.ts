import { BOT_NAMES } from '@breakpoint/bots';
import {
  deadlineIn,
  factionList,
  Interrupt,
  Progress,
  readArgs,
  runAll,
  threadCount,
  UsageError,
  wholeNumber,
} from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { botNamed } from '../matches/bots.js';
import { learn } from '../matches/learn.js';
import { LessonFile } from '../matches/lessons.js';
import { openLab } from '../matches/pool.js';
import type { Lessons } from '../matches/selfplay.js';
import type { Done, Task } from '../matches/tasks.js';

/** Plays games to learn from, or learns from them. */
export async function train(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      games: { type: 'string', multiple: true },
      play: { type: 'string' },
      out: { type: 'string' },
      epochs: { type: 'string', default: '6' },
      without: { type: 'string' },
      players: { type: 'string', default: '2' },
      bot: { type: 'string', default: 'greedy' },
      strays: { type: 'string', default: '40' },
      seed: { type: 'string', default: 'lessons' },
      minutes: { type: 'string' },
      threads: { type: 'string' },
    },
  });
  if (values.games === undefined) throw new UsageError('--games names the files of games to learn from');
  const threads = threadCount(values.threads);
  const until = deadlineIn(values.minutes);
  if (values.play === undefined) {
    if (values.out === undefined) throw new UsageError('--play says how many games to play, --out where to keep what was learnt from them');
    return await learn(cards, {
      files: values.games,
      out: values.out,
      epochs: wholeNumber('epochs', values.epochs, 1),
      seed: values.seed,
      without: factionList(cards, values.without, 0) ?? [],
      threads,
      until,
    });
  }
  if (botNamed(cards, values.bot) === null) throw new UsageError(`there is no bot "${values.bot}"; bots: ${BOT_NAMES}`);
  const how: Lessons = {
    players: wholeNumber('players', values.players, 2, 4),
    seed: values.seed,
    bot: values.bot,
    strays: wholeNumber('strays', values.strays, 0, 1000),
  };
  return await play(cards, LessonFile.open(values.games[0], how), wholeNumber('play', values.play, 1), threads, until);
}

async function play(cards: CardSet, file: LessonFile, games: number, threads: number | undefined, until: number): Promise<number> {
  let failed = 0;
  const interrupt = new Interrupt();
  const progress = new Progress(games);
  const each = (done: Done): void => {
    for (const f of done.failures) console.error(`game ${f.number} failed; seed ${f.seed}\n${f.message}`);
    failed += done.failures.length;
    file.add(done.lessons);
    progress.show(done.lessons.at(-1)?.n ?? 0);
  };
  await runAll(openLab(cards, threads), tasks(file.how, file.next, games), each, () => interrupt.happened || performance.now() > until);
  file.write();
  interrupt.end();
  progress.end();
  console.log(`${LessonFile.open(file.file, file.how).next} games in ${file.file}, ${failed} failed`);
  return interrupt.happened ? 130 : failed > 0 ? 1 : 0;
}

/** Games per task: so few that all threads finish at about the same time, and so many that handing over a task costs little. */
const CHUNK = 4;

function* tasks(how: Lessons, from: number, games: number): Generator<Task> {
  for (let n = from; n < games; n += CHUNK)
    yield { kind: 'lessons', how, numbers: Array.from({ length: Math.min(CHUNK, games - n) }, (_, i) => n + i) };
}
