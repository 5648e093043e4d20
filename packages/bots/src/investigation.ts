import type { Advice, Inquiry } from './bot.js';
import type { Decision, Game, Seat } from './rules.js';
import { askedKey, type Edge, meanFor, type Node, stepsOf } from './tree.js';

/** One iteration in this many follows the inquiry instead of the search's own preference. */
const EVERY = 4;
/** How many of the best options get extra iterations, so that they can be compared. */
const COMPARED = 3;

/** An inquiry during a search: it steers some iterations, and keeps them apart so that they do not change the search's own answer. */
export class Investigation {
  /** How many of an option's visits were made only for the inquiry. */
  private readonly extraVisits = new Map<Edge, number>();

  private constructor(
    private readonly seat: Seat,
    /** The answer in question, as steps down the tree. */
    private readonly about: readonly number[] | null,
    /** The sums of the margins at the ends of the iterations that took an edge. */
    readonly margins: Map<Edge, { n: number; sum: number }>,
  ) {}

  /** `margins`: the sums that are known from the decision before. */
  static from(world: Game, d: Decision, { about, plays }: Inquiry, margins: Investigation['margins'] = new Map()): Investigation | null {
    return about === undefined && !plays ? null : new Investigation(d.seat, about ? stepsOf(world, d, about) : null, margins);
  }

  /** The steps that the n-th iteration must take; null if the search chooses freely. */
  stepsAt(n: number, root: Node): readonly number[] | null {
    if (n % EVERY !== EVERY - 1 && !this.isBehind(root)) return null;
    const best = [...root.edges].sort(([, a], [, b]) => this.ownVisits(b) - this.ownVisits(a) || b.prior - a.prior).slice(0, COMPARED);
    // If the answer in question is the best so far, the search tries it anyway, so the next best ones are worth knowing.
    if (this.about !== null && (this.about.length > 1 || this.about[0] !== best[0]?.[0])) return this.about;
    let least: [key: number, visits: number] | null = null;
    for (const [key, { visits }] of best) if (least === null || visits < least[1]) least = [key, visits];
    return least && [least[0]];
  }

  /** In a tree that was kept from the decision before, the answer in question may have got less than its share. */
  private isBehind(root: Node): boolean {
    if (this.about === null) return false;
    return EVERY * (root.edges.get(this.about[0])?.visits ?? 0) < root.visits - EVERY;
  }

  noteExtraVisit(edge: Edge): void {
    this.extraVisits.set(edge, (this.extraVisits.get(edge) ?? 0) + 1);
  }

  /** The visits that the search made of its own accord. */
  ownVisits(edge: Edge): number {
    return edge.visits - (this.extraVisits.get(edge) ?? 0);
  }

  /** Records the end of an iteration that took these edges. */
  note(edges: readonly Edge[], margin: number): void {
    for (const edge of edges) {
      const known = this.margins.get(edge) ?? { n: 0, sum: 0 };
      known.n++;
      known.sum += margin;
      this.margins.set(edge, known);
    }
  }

  /** The expected margin after an option; 0 if it was never tried. */
  marginAfter(edge: Edge | undefined): number {
    const known = edge && this.margins.get(edge);
    return known ? known.sum / known.n : 0;
  }

  /** The value of the answer in question; empty if it was never tried. */
  answerTo(d: Decision, root: Node): Omit<NonNullable<Advice['about']>, 'play'> | null {
    let node: Node | undefined = root;
    let edge: Edge | undefined;
    for (const [i, step] of (this.about ?? []).entries()) {
      edge = node?.edges.get(step);
      node = edge?.next?.get(askedKey(d, i + 1));
    }
    if (edge === undefined || edge.visits === 0) return null;
    return { visits: edge.visits, value: meanFor(edge, this.seat), margin: this.marginAfter(edge) };
  }
}
