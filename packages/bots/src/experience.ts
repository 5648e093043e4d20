import { wasDeclined } from './light.js';
import type { Decision, Game, Seat } from './rules.js';
import { askedKey, moveKey } from './tree.js';

/** The results of an answer. */
export interface Tally {
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
  /** By question and answer: two maps with small keys are faster than one with large ones. */
  private readonly tallies = new Map<number, Map<number, Tally>>();
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
    const asked = askedKey(d, 0);
    let answers = this.tallies.get(asked);
    if (answers === undefined) {
      answers = new Map();
      this.tallies.set(asked, answers);
    }
    let tally = answers.get(key);
    if (tally === undefined) {
      tally = { seat: d.seat, visits: 0, sum: 0 };
      answers.set(key, tally);
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

  /** The results of the answers to this question so far, by their keys in the tree. */
  talliesOf(d: Decision): ReadonlyMap<number, Tally> | undefined {
    return this.tallies.get(askedKey(d, 0));
  }

  /** How much better than the seat's average the results of an answer are. */
  advantageOf({ seat, sum, visits }: Tally): number {
    return sum / visits - this.sums[seat] / this.iterations;
  }

  /** Adds to the rough score of each option how much better its results are than the seat's average. */
  addTo(scores: number[], g: Game, d: Decision): void {
    const answers = d.most > 1 ? undefined : this.tallies.get(askedKey(d, 0));
    if (answers === undefined) return;
    const average = this.sums[d.seat] / this.iterations;
    for (let i = 0; i < d.options.length; i++) {
      if (wasDeclined(d, d.options[i])) continue;
      const tally = answers.get(moveKey(g, d.options[i]));
      if (tally === undefined || tally.visits === 0) continue;
      scores[i] += (this.weight * (tally.sum - tally.visits * average)) / (tally.visits + FEW);
    }
  }
}
