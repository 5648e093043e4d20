import { BASE_INPUTS, BASE_WIDTH, LAYERS, layer, NET_SIZE, type Net, OFFSETS, SEAT_INPUTS, WIDTHS } from '@breakpoint/bots';
import type { Chance } from '@breakpoint/engine';
import { nextWord } from '@breakpoint/engine/tools';
import { HEAD } from './samples.js';

const SEATS = 4;
const BASES = 10;
const RATE = 0.002;
const BATCH = 128;
/** Weight decay: where games teach nothing, the net adds nothing to the tuned weights. */
const DECAY = 1e-4;

/** Small random weights; the last layer starts at zero, so that the net adds nothing at first. */
export function newNet(chance: Chance): Net {
  const net = new Float32Array(NET_SIZE);
  LAYERS.slice(0, -1).forEach(({ inputs, outputs }, n) => {
    const most = Math.sqrt(3 / inputs);
    for (let k = 0; k < inputs * outputs; k++) net[OFFSETS[n] + k] = most * ((2 * nextWord(chance)) / 0x1_0000_0000 - 1);
  });
  return net;
}

/** Trains a net by gradient descent (Adam), a batch at a time. */
export class Learner {
  private readonly slope = new Float32Array(NET_SIZE);
  private readonly ofBases = Array.from({ length: SEATS * BASES }, () => new Float32Array(BASE_WIDTH));
  private readonly joined = seatRoom(BASE_WIDTH + SEAT_INPUTS);
  private readonly first = seatRoom(WIDTHS[0]);
  private readonly second = seatRoom(WIDTHS[1]);
  private readonly last = new Float32Array(1);
  private readonly chances = new Float64Array(SEATS);
  private inBatch = 0;

  constructor(
    readonly net: Net,
    readonly means: Net = new Float32Array(NET_SIZE),
    readonly squares: Net = new Float32Array(NET_SIZE),
    public steps = 0,
  ) {}

  /** The cross-entropy loss: how much the winner surprises the net. */
  loss(sample: Float32Array, at: number): number {
    this.judge(sample, at);
    return -Math.log(Math.max(1e-9, this.chances[sample[at + 2]]));
  }

  learn(sample: Float32Array, at: number): number {
    const loss = this.loss(sample, at);
    const seats = sample[at];
    const winner = sample[at + 2];
    for (let p = 0; p < seats; p++) this.back(sample, at, p, this.chances[p] - (p === winner ? 1 : 0));
    if (++this.inBatch === BATCH) this.step();
    return loss;
  }

  /** Takes a step with an incomplete batch. */
  finish(): void {
    if (this.inBatch > 0) this.step();
  }

  private judge(sample: Float32Array, at: number): void {
    const seats = sample[at];
    let best = Number.NEGATIVE_INFINITY;
    for (let p = 0; p < seats; p++) {
      this.chances[p] = sample[at + 3 + p] + this.forward(sample, at, p);
      best = Math.max(best, this.chances[p]);
    }
    let sum = 0;
    for (let p = 0; p < seats; p++) {
      this.chances[p] = Math.exp(this.chances[p] - best);
      sum += this.chances[p];
    }
    for (let p = 0; p < seats; p++) this.chances[p] /= sum;
  }

  private forward(sample: Float32Array, at: number, p: number): number {
    const [seats, bases] = [sample[at], sample[at + 1]];
    const joined = this.joined[p];
    joined.fill(0, 0, BASE_WIDTH);
    for (let b = 0; b < bases; b++) {
      const out = this.ofBases[p * BASES + b];
      layer(this.net, 0, sample, baseAt(at, seats, bases, p, b), out);
      for (let i = 0; i < BASE_WIDTH; i++) joined[i] += out[i];
    }
    const from = at + HEAD + p * SEAT_INPUTS;
    for (let i = 0; i < SEAT_INPUTS; i++) joined[BASE_WIDTH + i] = sample[from + i];
    layer(this.net, 1, joined, 0, this.first[p]);
    layer(this.net, 2, this.first[p], 0, this.second[p]);
    layer(this.net, 3, this.second[p], 0, this.last, false);
    return this.last[0];
  }

  private readonly slopes = LAYERS.map(({ inputs }) => new Float32Array(inputs));

  /** Back-propagation: adds the gradient of the loss, from the last layer to the first. */
  private back(sample: Float32Array, at: number, p: number, slope: number): void {
    const [seats, bases] = [sample[at], sample[at + 1]];
    this.last[0] = slope;
    this.backLayer(3, this.last, this.second[p], 0, this.slopes[3]);
    rectify(this.slopes[3], this.second[p]);
    this.backLayer(2, this.slopes[3], this.first[p], 0, this.slopes[2]);
    rectify(this.slopes[2], this.first[p]);
    this.backLayer(1, this.slopes[2], this.joined[p], 0, this.slopes[1]);
    const own = this.slopes[0];
    for (let b = 0; b < bases; b++) {
      const out = this.ofBases[p * BASES + b];
      for (let i = 0; i < BASE_WIDTH; i++) own[i] = out[i] > 0 ? this.slopes[1][i] : 0;
      this.backLayer(0, own, sample, baseAt(at, seats, bases, p, b), null);
    }
  }

  private backLayer(n: number, slopes: Float32Array, from: Float32Array, at: number, to: Float32Array | null): void {
    const { inputs, outputs } = LAYERS[n];
    const biases = OFFSETS[n] + inputs * outputs;
    to?.fill(0);
    for (let o = 0; o < outputs; o++) {
      const slope = slopes[o];
      if (slope === 0) continue;
      const k = OFFSETS[n] + o * inputs;
      this.slope[biases + o] += slope;
      for (let i = 0; i < inputs; i++) this.slope[k + i] += slope * from[at + i];
      if (to !== null) for (let i = 0; i < inputs; i++) to[i] += slope * this.net[k + i];
    }
  }

  private step(): void {
    const { net, slope, means, squares } = this;
    const t = ++this.steps;
    const rate = (RATE * Math.sqrt(1 - 0.999 ** t)) / (1 - 0.9 ** t) / (1 + t / 4000);
    for (let k = 0; k < NET_SIZE; k++) {
      const g = slope[k] / this.inBatch;
      means[k] += 0.1 * (g - means[k]);
      squares[k] += 0.001 * (g * g - squares[k]);
      net[k] -= (rate * means[k]) / (Math.sqrt(squares[k]) + 1e-8) + rate * DECAY * net[k];
    }
    slope.fill(0);
    this.inBatch = 0;
  }
}

const seatRoom = (n: number): Float32Array[] => Array.from({ length: SEATS }, () => new Float32Array(n));
const baseAt = (at: number, seats: number, bases: number, p: number, b: number): number =>
  at + HEAD + seats * SEAT_INPUTS + (p * bases + b) * BASE_INPUTS;

/** The gradient of the rectifier. */
function rectify(slopes: Float32Array, values: Float32Array): void {
  for (let i = 0; i < values.length; i++) if (values[i] <= 0) slopes[i] = 0;
}
