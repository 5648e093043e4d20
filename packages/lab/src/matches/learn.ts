import { type BaseWorth, type CardWorth, type TurnOdds, tuned, weightsFor } from '@breakpoint/bots';
import { Progress, runAll, UsageError } from '@breakpoint/cli/tools';
import { type CardSet, type Setup, seedFromText } from '@breakpoint/engine';
import { nextWord } from '@breakpoint/engine/tools';
import { readLessons } from './lessons.js';
import { openLab } from './pool.js';
import { readJson, writeJson } from './run.js';
import { type Lesson, type Lessons, lessonSetup } from './selfplay.js';
import type { Task } from './tasks.js';
import { WorthLearner } from './worths.js';

interface Learning {
  files: string[];
  out: string;
  epochs: number;
  seed: string;
  /** Games with one of these factions are left out. */
  without: string[];
  threads: number | undefined;
  until: number;
}

/** The state of the training, from which it can be continued. */
interface Learnt {
  files: string[];
  seed: string;
  without: string[];
  epoch: number;
  numbers: string;
  squares: string;
  /** The mean loss of the games that were held out: before the first epoch, and after each. */
  history: number[];
  /** What was learnt, by number of players: `--a search:100i+FILE` plays with it. */
  cards: Record<string, Record<string, CardWorth>>;
  bases: Record<string, Record<string, BaseWorth>>;
  turn: Record<string, TurnOdds>;
}

/** One game in this many is held out for testing. Whole games are held out, because the positions of one game are alike. */
const HELD_OUT_EVERY = 10;
/** Games per task. */
const CHUNK = 50;

/** Learns what the cards are worth from games with one number of players. */
export async function learn(cards: CardSet, o: Learning): Promise<number> {
  const { files, out, seed, without } = o;
  const before = readJson<Learnt>(out);
  if (before !== null && JSON.stringify([before.files, before.seed, before.without]) !== JSON.stringify([files, seed, without]))
    throw new UsageError(`${out} was started with other games or another seed`);
  const { players, held, used } = await games(cards, o);
  const { odds } = weightsFor(tuned, players);
  const learner = new WorthLearner(
    cards,
    odds,
    before === null ? undefined : { numbers: fromText(before.numbers), squares: fromText(before.squares) },
  );
  const history = before?.history ?? [meanLoss(learner, held)];
  console.log(`${used.length} games to learn from, ${held.length} to test on: loss ${history[history.length - 1].toFixed(4)}`);
  const progress = new Progress(o.epochs);
  for (let epoch = before?.epoch ?? 0; epoch < o.epochs && performance.now() < o.until; epoch++) {
    for (const turns of shuffled(used, `${seed} ${epoch}`)) learner.learn(turns, epoch);
    history.push(meanLoss(learner, held));
    const [numbers, squares] = [learner.numbers, learner.squares].map(toText);
    const ofCards = { [players]: learner.worths() };
    const bases = { [players]: learner.bases() };
    const turn = { [players]: learner.turn() };
    writeJson(out, { files, seed, without, epoch: epoch + 1, numbers, squares, history, cards: ofCards, bases, turn } satisfies Learnt);
    progress.show(epoch + 1);
    console.log(`epoch ${epoch + 1}: loss of the games held out ${history[history.length - 1].toFixed(4)}`);
  }
  progress.end();
  return 0;
}

const toText = (numbers: Float64Array): string => Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
const fromText = (text: string): Float64Array => new Float64Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);

async function games(cards: CardSet, o: Learning): Promise<{ players: number; held: Int16Array[]; used: Int16Array[] }> {
  const lists = { held: [] as Int16Array[], used: [] as Int16Array[] };
  let players = 0;
  for (const file of o.files) {
    const { how, lessons } = readLessons(file);
    if (players !== 0 && players !== how.players) throw new UsageError('all games must have the same number of players');
    players = how.players;
    const wanted = lessons.filter((lesson) => !hasAny(lessonSetup(cards, how, lesson.n), o.without));
    const progress = new Progress(wanted.length);
    let n = 0;
    await runAll(openLab(cards, o.threads), tasks(how, wanted), (done) => {
      for (const turns of done.positions) (wanted[n++].n % HELD_OUT_EVERY === 0 ? lists.held : lists.used).push(turns);
      progress.show(n, file);
    });
    progress.end();
  }
  if (lists.held.length === 0 || lists.used.length === 0) throw new UsageError('there are too few games to learn from');
  return { players, ...lists };
}

const hasAny = (setup: Setup, factions: readonly string[]): boolean =>
  setup.players.some((p) => p.factions?.some((f) => factions.includes(f)) === true);

function* tasks(how: Lessons, lessons: readonly Lesson[]): Generator<Task> {
  for (let i = 0; i < lessons.length; i += CHUNK) yield { kind: 'positions', how, lessons: lessons.slice(i, i + CHUNK) };
}

function meanLoss(learner: WorthLearner, held: readonly Int16Array[]): number {
  let [loss, positions] = [0, 0];
  for (const turns of held) {
    const [more, n] = learner.loss(turns);
    loss += more;
    positions += n;
  }
  return loss / positions;
}

function shuffled<T>(items: readonly T[], seed: string): T[] {
  const chance = { key: seedFromText(`order ${seed}`), used: 0 };
  const list = items.slice();
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextWord(chance) % (i + 1);
    const x = list[i];
    list[i] = list[j];
    list[j] = x;
  }
  return list;
}
