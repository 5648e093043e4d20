import { netFromText, netToText } from '@breakpoint/bots';
import { type Setup, seedFromText } from '@breakpoint/engine';
import { nextWord } from '@breakpoint/engine/tools';
import { UsageError } from '../args.js';
import { Progress } from '../progress.js';
import { Learner, newNet } from './learning.js';
import { readLessons } from './lessons.js';
import { runAll } from './pool.js';
import { readJson, writeJson } from './run.js';
import { sampleLength } from './samples.js';
import { type Lesson, type Lessons, lessonSetup } from './selfplay.js';
import type { Task } from './tasks.js';

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
  steps: number;
  net: string;
  means: string;
  squares: string;
  /** The mean loss after each epoch, and first before any: of the positions used for training, and of the held-out ones by number of players. */
  history: { learnt: number; held: Record<string, number> }[];
}

/** One game in this many is held out for testing. Whole games are held out, because the positions of one game are alike. */
const HELD_OUT_EVERY = 10;
/** Games per task. */
const CHUNK = 50;

/** The index of one sample among the samples of a game. */
type SampleAt = [samples: Float32Array, at: number];

export async function learn(o: Learning): Promise<number> {
  const { files, out, seed, without } = o;
  const learnt = readJson<Learnt>(out);
  if (learnt !== null && JSON.stringify([learnt.files, learnt.seed, learnt.without]) !== JSON.stringify([files, seed, without]))
    throw new UsageError(`${out} was started with other games or another seed`);
  const { held, used } = await positions(o);
  const learner = learnt
    ? new Learner(netFromText(learnt.net), netFromText(learnt.means), netFromText(learnt.squares), learnt.steps)
    : new Learner(newNet({ key: seedFromText(`net ${seed}`), used: 0 }));
  const history = learnt?.history ?? [{ learnt: 0, held: heldLoss(learner, held) }];
  console.log(`${used.length} positions to learn from, ${held.length} to test on: ${inWords(history[history.length - 1].held)}`);
  const progress = new Progress(o.epochs);
  for (let epoch = learnt?.epoch ?? 0; epoch < o.epochs && performance.now() < o.until; epoch++) {
    const order = shuffled(used, `${seed} ${epoch}`);
    let loss = 0;
    for (const [samples, at] of order) loss += learner.learn(samples, at);
    learner.finish();
    history.push({ learnt: loss / used.length, held: heldLoss(learner, held) });
    const [net, means, squares] = [learner.net, learner.means, learner.squares].map(netToText);
    writeJson(out, { files, seed, without, epoch: epoch + 1, steps: learner.steps, net, means, squares, history });
    progress.show(epoch + 1);
    console.log(`epoch ${epoch + 1}: ${(loss / used.length).toFixed(4)}; ${inWords(history[history.length - 1].held)}`);
  }
  progress.end();
  return 0;
}

const inWords = (held: Record<string, number>): string =>
  Object.entries(held)
    .map(([players, loss]) => `held-out loss with ${players} players ${loss.toFixed(4)}`)
    .join(', ');

async function positions(o: Learning): Promise<{ held: SampleAt[]; used: SampleAt[] }> {
  const lists = { held: [] as SampleAt[], used: [] as SampleAt[] };
  for (const file of o.files) {
    const { how, lessons } = readLessons(file);
    const wanted = lessons.filter((lesson) => !hasAny(lessonSetup(how, lesson.n), o.without));
    const progress = new Progress(wanted.length);
    let n = 0;
    await runAll(tasks(how, wanted), o.threads, (done) => {
      for (const samples of done.samples) {
        const list = wanted[n++].n % HELD_OUT_EVERY === 0 ? lists.held : lists.used;
        for (let at = 0; at < samples.length; at += sampleLength(samples[at], samples[at + 1])) list.push([samples, at]);
      }
      progress.show(n, file);
    });
    progress.end();
  }
  if (lists.held.length === 0 || lists.used.length === 0) throw new UsageError('there are too few games to learn from');
  return lists;
}

const hasAny = (setup: Setup, factions: readonly string[]): boolean =>
  setup.players.some((p) => p.factions?.some((f) => factions.includes(f)) === true);

function* tasks(how: Lessons, lessons: readonly Lesson[]): Generator<Task> {
  for (let i = 0; i < lessons.length; i += CHUNK) yield { kind: 'samples', how, lessons: lessons.slice(i, i + CHUNK) };
}

function heldLoss(learner: Learner, held: readonly SampleAt[]): Record<string, number> {
  const sums: Record<string, [loss: number, n: number]> = {};
  for (const [samples, at] of held) {
    sums[samples[at]] ??= [0, 0];
    sums[samples[at]][0] += learner.loss(samples, at);
    sums[samples[at]][1]++;
  }
  return Object.fromEntries(Object.entries(sums).map(([players, [loss, n]]) => [players, loss / n]));
}

function shuffled(places: readonly SampleAt[], seed: string): SampleAt[] {
  const chance = { key: seedFromText(`order ${seed}`), used: 0 };
  const list = places.slice();
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextWord(chance) % (i + 1);
    const x = list[i];
    list[i] = list[j];
    list[j] = x;
  }
  return list;
}
