import { BOT_NAMES, reviewed, searchWith } from '@breakpoint/bots';
import {
  clustered,
  deadlineIn,
  Interrupt,
  type Interval,
  interval,
  Progress,
  percent,
  playBots,
  randomSetup,
  readArgs,
  UsageError,
  wholeNumber,
} from '@breakpoint/cli/tools';
import { answerWith, type CardSet, type Chance, type Knowledge, knowledgeOf, logOf, replayLog, seedFromText } from '@breakpoint/engine';
import { botNamed } from '../matches/bots.js';
import { readJson, writeJson } from '../matches/run.js';

/**
 * The review of one player's choices in one game: how many there were, how many had options that differed, and how many of all and of these
 * were marked.
 */
interface Counted {
  choices: number;
  differing: number;
  marked: number;
  markedDiffering: number;
}

interface Reviews {
  a: string;
  b: string;
  seed: string;
  /** One answer in this many is reviewed: the choices of one game are alike, so more games say more. */
  every: number;
  games: Counted[];
}

/** Smaller differences between options are noise: in chance, and in VP if the game is nearly decided. */
const NOISE = { chance: 0.05, vp: 0.5 };
const DECIDED = { low: 0.2, high: 0.8 };
/** As in a review. */
const ITERATIONS = 120;
const KNOWN = 8;
/** No play has more answers than this. */
const ANSWERS = 12;

/** Counts how many choices of bot A a review marks, in games against bot B. */
export async function reviews(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      a: { type: 'string', default: 'random' },
      b: { type: 'string', default: 'hard' },
      games: { type: 'string', default: '40' },
      out: { type: 'string' },
      seed: { type: 'string', default: 'reviews' },
      every: { type: 'string', default: '1' },
      minutes: { type: 'string' },
    },
  });
  const { a, b, seed, out } = values;
  if (out === undefined) throw new UsageError('reviews needs --out FILE');
  for (const name of [a, b]) if (botNamed(cards, name) === null) throw new UsageError(`there is no bot "${name}"; bots: ${BOT_NAMES}`);
  const every = wholeNumber('every', values.every, 1);
  const file = readJson<Reviews>(out) ?? { a, b, seed, every, games: [] };
  if (file.a !== a || file.b !== b || file.seed !== seed || file.every !== every)
    throw new UsageError(`${out} contains other games: ${file.a} against ${file.b}, seed ${file.seed}, every ${file.every}`);
  const games = wholeNumber('games', values.games, 1);
  const until = deadlineIn(values.minutes);
  const interrupt = new Interrupt();
  const progress = new Progress(games);
  while (file.games.length < games && performance.now() < until && !interrupt.happened) {
    // The event loop must turn for SIGINT to be noticed.
    await new Promise((resolve) => setImmediate(resolve));
    file.games.push(counted(cards, file, file.games.length));
    writeJson(out, file);
    progress.show(file.games.length);
  }
  interrupt.end();
  progress.end();
  print(file);
  return interrupt.happened ? 130 : 0;
}

/** Plays a game, in which A sits at either seat in turn, and reviews A's choices: both seats' if B is the same. */
function counted(cards: CardSet, { a, b, seed, every }: Reviews, number: number): Counted {
  const mine = (p: number): boolean => a === b || p === number % 2;
  const setup = randomSetup(cards, { players: 2, seed }, number);
  const log = logOf(
    playBots(
      cards,
      setup,
      [0, 1].map((p) => botNamed(cards, mine(p) ? a : b)!),
    ).game,
  );
  const count: Counted = { choices: 0, differing: 0, marked: 0, markedDiffering: 0 };
  const game = replayLog(cards, log, 0, { events: false });
  for (const [at, answer] of log.answers.entries()) {
    const { seat } = game.decision!;
    const knowledge = knowledgeOf(game, seat);
    const isAsked = mine(seat) && (at + number) % every === 0;
    const found = isAsked ? reviewed(knowledge, log.answers.slice(at, at + ANSWERS), chanceOf(`${setup.seed} review ${at}`)) : null;
    if (found) {
      const differ = optionsDiffer(knowledge, chanceOf(`${setup.seed} options ${at}`));
      const isMarked = found.mark === 'worse';
      count.choices++;
      if (differ) count.differing++;
      if (isMarked) count.marked++;
      if (differ && isMarked) count.markedDiffering++;
    }
    answerWith(game, seat, answer);
  }
  return count;
}

const chanceOf = (text: string): Chance => ({ key: seedFromText(text), used: 0 });

/** Is the best of the options clearly better than another one? */
function optionsDiffer(knowledge: Knowledge, chance: Chance): boolean {
  const { options } = searchWith().advise(knowledge, chance, { iterations: ITERATIONS }, { plays: true });
  const known = options.filter((o) => o.visits >= KNOWN);
  const range = (numbers: number[]): number => Math.max(...numbers) - Math.min(...numbers);
  if (known.length < 2) return false;
  if (range(known.map((o) => o.value)) >= NOISE.chance) return true;
  const isDecided = known.every((o) => o.value < DECIDED.low || o.value > DECIDED.high);
  return isDecided && range(known.map((o) => o.margin ?? 0)) >= NOISE.vp;
}

function print({ a, b, games }: Reviews): void {
  const told = (part: keyof Counted, of: keyof Counted): string => {
    const [marked, all] = [part, of].map((key) => games.reduce((sum, g) => sum + g[key], 0));
    // The choices of one game are alike, so the games are the sample.
    const marks = ratio(games.map((g) => [g[part], g[of]]));
    return `${marked} of ${all} (${percent(marks.value)}, 95 %: ${interval(marks)})`;
  };
  console.log(`${games.length} games of ${a} against ${b}; choices of ${a} that a review marks: ${told('marked', 'choices')}`);
  console.log(`of those in which options differ by 5 points or half a VP: ${told('markedDiffering', 'differing')}`);
}

/** The ratio of two sums, with its interval. */
function ratio(pairs: readonly (readonly [part: number, of: number])[]): Interval {
  const all = pairs.reduce((sum, [, of]) => sum + of, 0);
  const value = pairs.reduce((sum, [part]) => sum + part, 0) / all;
  const { error } = clustered(pairs.map(([part, of]) => ((part - value * of) * pairs.length) / all));
  return { value, low: Math.max(0, value - 2 * error), high: Math.min(1, value + 2 * error) };
}
