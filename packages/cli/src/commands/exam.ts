import { BOT_NAMES } from '@breakpoint/bots';
import { readArgs, UsageError, wholeNumber } from '../args.js';
import { botNamed } from '../matches/bots.js';
import type { Playing, Question } from '../matches/exam.js';
import { readLessons } from '../matches/lessons.js';
import { runAll } from '../matches/pool.js';
import { readJson, writeJson } from '../matches/run.js';
import type { Lesson, Lessons } from '../matches/selfplay.js';
import type { Task } from '../matches/tasks.js';
import { Progress } from '../progress.js';
import { minutesIn } from './arena.js';

interface Exam {
  playing: Playing;
  /** Games that questions were made of. */
  games: number;
  questions: Question[];
}

/**
 * Measures answers instead of games: how much less than the best option a bot's choice is worth, where the worth of options was
 * found by playing each of them on in the same worlds. Many more bots can be told apart by it than by games; games decide.
 */
export async function exam(args: string[]): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      games: { type: 'string' },
      questions: { type: 'string' },
      make: { type: 'string' },
      bot: { type: 'string', default: 'greedy' },
      worlds: { type: 'string', default: '30' },
      rounds: { type: 'string', default: '2' },
      of: { type: 'string', multiple: true, default: [] },
      minutes: { type: 'string' },
      threads: { type: 'string' },
    },
  });
  if (values.games === undefined || values.questions === undefined)
    throw new UsageError('--games names the file of games, --questions the file of questions');
  for (const bot of [values.bot, ...values.of])
    if (botNamed(bot) === null) throw new UsageError(`a bot is one of ${BOT_NAMES}; not "${bot}"`);
  const threads = values.threads === undefined ? undefined : wholeNumber('threads', values.threads, 0, 256);
  const until = values.minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutesIn(values.minutes) * 60_000;
  const { how, lessons } = readLessons(values.games);
  const playing = { bot: values.bot, worlds: wholeNumber('worlds', values.worlds, 1), rounds: wholeNumber('rounds', values.rounds, 1) };
  if (values.make !== undefined)
    await make(values.questions, how, lessons.slice(0, wholeNumber('make', values.make, 1)), playing, threads, until);
  const made = readJson<Exam>(values.questions);
  if (made === null) throw new UsageError(`there is no file ${values.questions}`);
  for (const bot of values.of) await take(made, how, lessons, bot, threads);
  return 0;
}

async function make(file: string, how: Lessons, lessons: Lesson[], playing: Playing, threads: number | undefined, until: number) {
  const made = readJson<Exam>(file) ?? { playing, games: 0, questions: [] };
  if (JSON.stringify(made.playing) !== JSON.stringify(playing))
    throw new UsageError(`${file} was begun with ${JSON.stringify(made.playing)}`);
  const progress = new Progress(lessons.length);
  const tasks: Task[] = lessons.slice(made.games).map((lesson) => ({ kind: 'questions', how, lesson, playing }));
  await runAll(
    tasks,
    threads,
    (done) => {
      made.questions.push(...done.questions);
      progress.show(++made.games);
      if (made.games % 32 === 0) writeJson(file, made);
    },
    () => performance.now() > until,
  );
  writeJson(file, made);
  progress.end();
  console.log(`${made.questions.length} questions from ${made.games} games in ${file}`);
}

async function take({ questions }: Exam, how: Lessons, lessons: Lesson[], bot: string, threads: number | undefined): Promise<void> {
  const losses: number[] = [];
  let other = 0;
  const asked = lessons.filter((lesson) => questions.some((q) => q.game === lesson.n));
  const progress = new Progress(asked.length);
  let n = 0;
  const tasks: Task[] = asked.map((lesson) => ({
    kind: 'answers',
    how,
    lesson,
    questions: questions.filter((q) => q.game === lesson.n),
    bot,
  }));
  await runAll(tasks, threads, (done) => {
    for (const loss of done.losses) loss === null ? other++ : losses.push(loss);
    progress.show(++n, bot);
  });
  progress.end();
  const mean = losses.reduce((a, b) => a + b, 0) / losses.length;
  const variance = losses.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, losses.length - 1);
  const points = (x: number): string => (100 * x).toFixed(2);
  console.log(
    `${bot}: loses ${points(mean)} points of a chance to win by a decision (+- ${points(Math.sqrt(variance / losses.length))}), the best option in ${points(losses.filter((x) => x === 0).length / losses.length)} %; ${losses.length} questions, ${other} answered with what was not tried`,
  );
}
