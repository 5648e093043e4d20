import { ANY, INPUTS, PROMPT_NAMES, SORTS } from '@breakpoint/bots';
import { seedFromText } from '@breakpoint/engine';
import { nextWord } from '@breakpoint/engine/tools';
import { UsageError } from '../args.js';
import { Progress } from '../progress.js';
import { readLessons } from './lessons.js';
import { runAll } from './pool.js';
import { readJson, writeJson } from './run.js';
import type { Lesson, Lessons } from './selfplay.js';
import type { Task } from './tasks.js';

interface PolicyLearning {
  files: string[];
  out: string;
  epochs: number;
  seed: string;
  threads: number | undefined;
}

/** One game in this many is held out for testing. */
const HELD_OUT_EVERY = 10;
/** Games per task. */
const CHUNK = 10;
const BATCH = 64;
const RATE = 0.01;
const DECAY = 1e-5;
/** The regret, in units of worth, that makes an option e times as rare. */
const REGRET = 0.4;
/** A prompt with fewer options than this gets no weights of its own. */
const FEW = 40;

/** The place of a choice among the choices of its game. */
type ChoiceAt = [choices: Float32Array, at: number];

/** Learns a policy for each number of players in the files. */
export async function learnPolicy(o: PolicyLearning): Promise<number> {
  const policy: Record<string, string> = readJson<{ policy: Record<string, string> }>(o.out)?.policy ?? {};
  for (const file of o.files) {
    const { how, lessons } = readLessons(file);
    const { held, used } = await choices(how, lessons, o.threads);
    if (held.length === 0 || used.length === 0) throw new UsageError('there are too few games to learn from');
    const learner = new PolicyLearner();
    console.log(`${how.players} players, ${used.length} choices to learn from, ${held.length} to test on: ${inWords(learner.test(held))}`);
    for (let epoch = 0; epoch < o.epochs; epoch++) {
      for (const [list, at] of shuffled(used, `${o.seed} ${epoch}`)) learner.learn(list, at);
      console.log(`epoch ${epoch + 1}: ${inWords(learner.test(held))}`);
    }
    policy[how.players] = learner.text();
    // What is learnt from four players is also for three, unless there are games of three.
    if (how.players === 4) policy[3] ??= policy[4];
    writeJson(o.out, { policy });
  }
  return 0;
}

const inWords = ({ loss, drawn, best }: Tested): string =>
  `held-out loss ${loss.toFixed(4)}; regret of a drawn option ${drawn.toFixed(4)}, of the favourite ${best.toFixed(4)}`;

async function choices(
  how: Lessons,
  lessons: readonly Lesson[],
  threads: number | undefined,
): Promise<Record<'held' | 'used', ChoiceAt[]>> {
  const lists = { held: [] as ChoiceAt[], used: [] as ChoiceAt[] };
  const progress = new Progress(lessons.length);
  let n = 0;
  await runAll(tasks(how, lessons), threads, (done) => {
    for (const list of done.choices) {
      const kept = lessons[n++].n % HELD_OUT_EVERY === 0 ? lists.held : lists.used;
      for (let at = 0; at < list.length; at = after(list, at)) kept.push([list, at]);
    }
    progress.show(n);
  });
  progress.end();
  return lists;
}

function* tasks(how: Lessons, lessons: readonly Lesson[]): Generator<Task> {
  for (let i = 0; i < lessons.length; i += CHUNK) yield { kind: 'choices', how, lessons: lessons.slice(i, i + CHUNK) };
}

/** The place after this choice. */
function after(list: Float32Array, at: number): number {
  let next = at + 2;
  for (let i = 0; i < list[at + 1]; i++) next += 2 + INPUTS[list[next]];
  return next;
}

function shuffled(places: readonly ChoiceAt[], seed: string): ChoiceAt[] {
  const chance = { key: seedFromText(`order ${seed}`), used: 0 };
  const list = places.slice();
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextWord(chance) % (i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

interface Tested {
  loss: number;
  drawn: number;
  best: number;
}

/** For each sort: weights for all prompts together, then for each prompt what is added to them. */
const OFFSETS = INPUTS.map((_, sort) => INPUTS.slice(0, sort).reduce((sum, n) => sum + n * (1 + PROMPT_NAMES.length), 0));
const SIZE = INPUTS.reduce((sum, n) => sum + n * (1 + PROMPT_NAMES.length), 0);
const MANY = 512;

/**
 * Learns by gradient descent (Adam). The loss is the mean regret of a drawn option, in units of `REGRET`, less the entropy of the
 * choice: with it, mistakes count by what they cost, and options that are equally good are drawn equally often.
 */
class PolicyLearner {
  private readonly weights = new Float64Array(SIZE);
  private readonly means = new Float64Array(SIZE);
  private readonly squares = new Float64Array(SIZE);
  private readonly slope = new Float64Array(SIZE);
  private readonly touched = new Set<number>();
  /** How many options each block of weights has learnt from. */
  private readonly seen = new Float64Array(SORTS.length * PROMPT_NAMES.length);
  private readonly places = new Int32Array(MANY);
  private readonly shares = new Float64Array(MANY);
  private readonly costs = new Float64Array(MANY);
  private inBatch = 0;
  private steps = 0;

  test(held: readonly ChoiceAt[]): Tested {
    let [loss, drawn, best] = [0, 0, 0];
    for (const [list, at] of held) {
      loss += this.forward(list, at);
      let top = 0;
      for (let i = 0; i < list[at + 1]; i++) {
        drawn += this.shares[i] * list[this.places[i] + 1];
        if (this.shares[i] > this.shares[top]) top = i;
      }
      best += list[this.places[top] + 1];
    }
    return { loss: loss / held.length, drawn: drawn / held.length, best: best / held.length };
  }

  learn(list: Float32Array, at: number): void {
    const loss = this.forward(list, at);
    const prompt = list[at];
    for (let i = 0; i < list[at + 1]; i++) {
      const place = this.places[i];
      const sort = list[place];
      const slope = this.shares[i] * (this.costs[i] - loss);
      const any = OFFSETS[sort];
      const own = any + INPUTS[sort] * (1 + prompt);
      this.seen[sort * PROMPT_NAMES.length + prompt]++;
      for (let k = 0; k < INPUTS[sort]; k++) {
        const x = list[place + 2 + k];
        if (x === 0) continue;
        this.add(any + k, slope * x);
        this.add(own + k, slope * x);
      }
    }
    if (++this.inBatch === BATCH) this.step();
  }

  /** Sets the share of each option, and its cost: its regret, and the logarithm of its share. Returns the mean cost. */
  private forward(list: Float32Array, at: number): number {
    const [prompt, n] = [list[at], list[at + 1]];
    const { weights, places, shares, costs } = this;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0, place = at + 2; i < n; i++) {
      const inputs = INPUTS[list[place]];
      const any = OFFSETS[list[place]];
      const own = any + inputs * (1 + prompt);
      let sum = 0;
      for (let k = 0; k < inputs; k++) sum += (weights[any + k] + weights[own + k]) * list[place + 2 + k];
      places[i] = place;
      costs[i] = sum;
      most = Math.max(most, sum);
      place += 2 + inputs;
    }
    let total = 0;
    for (let i = 0; i < n; i++) total += Math.exp(costs[i] - most);
    const all = Math.log(total) + most;
    let loss = 0;
    for (let i = 0; i < n; i++) {
      const log = costs[i] - all;
      shares[i] = Math.exp(log);
      costs[i] = list[places[i] + 1] / REGRET + log;
      loss += shares[i] * costs[i];
    }
    return loss;
  }

  private add(k: number, slope: number): void {
    this.slope[k] += slope;
    this.touched.add(k);
  }

  private step(): void {
    const { weights, means, squares, slope } = this;
    const t = ++this.steps;
    const rate = ((RATE / (1 + t / 2000)) * Math.sqrt(1 - 0.999 ** t)) / (1 - 0.9 ** t);
    for (const k of this.touched) {
      const g = slope[k] / this.inBatch + DECAY * weights[k];
      means[k] += 0.1 * (g - means[k]);
      squares[k] += 0.001 * (g * g - squares[k]);
      weights[k] -= (rate * means[k]) / (Math.sqrt(squares[k]) + 1e-8);
      slope[k] = 0;
    }
    this.inBatch = 0;
  }

  /** The text that `policyFromText` reads. */
  text(): string {
    const lines: string[] = [];
    SORTS.forEach((sort, s) => {
      const any = this.weights.subarray(OFFSETS[s], OFFSETS[s] + INPUTS[s]);
      lines.push(`${ANY} ${sort} ${hundredths(any)}`);
      PROMPT_NAMES.forEach((prompt, p) => {
        const own = OFFSETS[s] + INPUTS[s] * (1 + p);
        if (this.seen[s * PROMPT_NAMES.length + p] >= FEW)
          lines.push(`${prompt} ${sort} ${hundredths(any.map((x, k) => x + this.weights[own + k]))}`);
      });
    });
    return lines.join('\n');
  }
}

const hundredths = (weights: Float64Array): string => Array.from(weights, (x) => Math.round(100 * x)).join(' ');
