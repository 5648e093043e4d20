import { BASE_INPUTS, describe, Features, SEAT_INPUTS } from './features.js';
import type { Game, Seat } from './rules.js';
import type { Weights } from './weights.js';

/** The number of outputs of each layer: the layer that reads a base, then those that read a seat and the sum over its bases. */
export const BASE_WIDTH = 16;
export const WIDTHS = [32, 16] as const;

/** A layer holds its weights, output by output, and then its biases. */
const size = (inputs: number, outputs: number): number => (inputs + 1) * outputs;
export const LAYERS = [
  { inputs: BASE_INPUTS, outputs: BASE_WIDTH },
  { inputs: BASE_WIDTH + SEAT_INPUTS, outputs: WIDTHS[0] },
  { inputs: WIDTHS[0], outputs: WIDTHS[1] },
  { inputs: WIDTHS[1], outputs: 1 },
] as const;
export const NET_SIZE = LAYERS.reduce((sum, l) => sum + size(l.inputs, l.outputs), 0);
/** The index at which each layer begins. */
export const OFFSETS = LAYERS.map((_, i) => LAYERS.slice(0, i).reduce((sum, l) => sum + size(l.inputs, l.outputs), 0));

/** Learnt from games: a correction to the worth that the tuned weights give a seat, in log-odds of winning. */
export type Net = Float32Array;

/** Computes a layer: inputs are read from `from`, starting at `at`, and outputs are written to `to`, with negative ones set to 0 (`rectify`). */
export function layer(net: Net, n: number, from: Float32Array, at: number, to: Float32Array, rectify = true): void {
  const { inputs, outputs } = LAYERS[n];
  const biases = OFFSETS[n] + inputs * outputs;
  for (let o = 0, k = OFFSETS[n]; o < outputs; o++) {
    let sum = net[biases + o];
    for (let i = 0; i < inputs; i++) sum += net[k++] * from[at + i];
    to[o] = rectify && sum < 0 ? 0 : sum;
  }
}

const ofBase = new Float32Array(BASE_WIDTH);
const joined = new Float32Array(BASE_WIDTH + SEAT_INPUTS);
const hidden = [new Float32Array(WIDTHS[0]), new Float32Array(WIDTHS[1])];
const last = new Float32Array(1);

/** The net's correction for a seat. */
function correction(net: Net, f: Features, p: Seat): number {
  joined.fill(0, 0, BASE_WIDTH);
  for (let b = 0; b < f.bases; b++) {
    layer(net, 0, f.base, (p * Features.MAX_BASES + b) * BASE_INPUTS, ofBase);
    for (let i = 0; i < BASE_WIDTH; i++) joined[i] += ofBase[i];
  }
  for (let i = 0; i < SEAT_INPUTS; i++) joined[BASE_WIDTH + i] = f.seat[p * SEAT_INPUTS + i];
  layer(net, 1, joined, 0, hidden[0]);
  layer(net, 2, hidden[0], 0, hidden[1]);
  layer(net, 3, hidden[1], 0, last, false);
  return last[0];
}

const features = new Features();

/** Each seat's log-odds of winning, as `viewer` may see the position: by the tuned weights, plus the net's correction. */
export function logOdds(g: Game, viewer: Seat, open: boolean, w: Weights, net: Net, out: Float64Array): Float64Array {
  describe(g, viewer, open, w, features);
  for (let p = 0; p < features.seats; p++) out[p] = features.worth[p] / w.odds + correction(net, features, p);
  return out;
}

/** Nets are kept as base64 text, in files and in the source. */
export function netFromText(text: string): Net {
  const bytes = Uint8Array.from((globalThis as unknown as { atob(s: string): string }).atob(text), (c) => c.charCodeAt(0));
  const net = new Float32Array(bytes.buffer);
  if (net.length !== NET_SIZE) throw new Error(`the net has ${net.length} numbers; it needs ${NET_SIZE}`);
  return net;
}

export function netToText(net: Net): string {
  const bytes = new Uint8Array(net.buffer, net.byteOffset, net.byteLength);
  let text = '';
  for (const b of bytes) text += String.fromCharCode(b);
  return (globalThis as unknown as { btoa(s: string): string }).btoa(text);
}
