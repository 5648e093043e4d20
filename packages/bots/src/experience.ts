import { wasDeclined } from './light.js';
import type { Decision, Game, Seat } from './rules.js';
import { askedKey, moveKey } from './tree.js';

interface Tally {
  seat: Seat;
  visits: number;
  sum: number;
}

/** An average over fewer results than this says little. */
const FEW = 4;

/**
 * The average result of each answer in the iterations of a search, at whatever moment it was given. Playouts prefer answers that
 * went well, so every seat plays better the longer the search lasts. Only questions with one pick count. Answers are identified by
 * the keys of the tree, which are the same in all sampled worlds.
 */
export class Experience {
  private readonly tallies = new Map<number, Tally>();
  /** The answers of the current iteration. */
  private readonly path: Tally[] = [];
  /** Each seat's sum of results over all iterations. */
  private readonly sums = new Float64Array(4);
  private iterations = 0;

  /** `weight`: the bonus of an answer whose results are better than the seat's average by 1. */
  constructor(private readonly weight: number) {}

  /** Called at the beginning of an iteration. */
  begin(): void {
    this.path.length = 0;
  }

  /** Notes that this answer was given in the current iteration. */
  note(d: Decision, key: number): void {
    const id = idOf(d, key);
    let tally = this.tallies.get(id);
    if (tally === undefined) {
      tally = { seat: d.seat, visits: 0, sum: 0 };
      this.tallies.set(id, tally);
    }
    this.path.push(tally);
  }

  /** Called at the end of an iteration, with each seat's result. */
  learn(result: Float64Array): void {
    this.iterations++;
    for (let p = 0; p < this.sums.length; p++) this.sums[p] += result[p];
    for (const tally of this.path) {
      tally.visits++;
      tally.sum += result[tally.seat];
    }
  }

  /** How much better this option's results are than the seat's average, as a rough score. */
  bonus(g: Game, d: Decision, option: number): number {
    if (d.most > 1 || wasDeclined(d, option)) return 0;
    const tally = this.tallies.get(idOf(d, moveKey(g, option)));
    if (tally === undefined || tally.visits === 0) return 0;
    const average = this.sums[d.seat] / this.iterations;
    return (this.weight * (tally.sum - tally.visits * average)) / (tally.visits + FEW);
  }
}

/** A question and an answer as one number: keys of moves have fewer than 27 bits. */
const idOf = (d: Decision, key: number): number => askedKey(d, 0) * 0x8000000 + key;
