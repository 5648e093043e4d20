import type { Advice, Inquiry } from './bot.js';
import { Tally } from './outlook.js';
import { type Decision, type Game, keyOf, type Seat } from './rules.js';
import { askedKey, type Edge, isFinished, meanFor, moveKey, type Node, STOP } from './tree.js';

/** One iteration in this many follows the inquiry instead of the search's own preference. */
const EVERY = 4;
/** How many of the best options get extra iterations, so that they can be compared. */
const COMPARED = 3;

/** An inquiry during a search: it steers some iterations, and keeps them apart so that they do not change the search's own answer. */
export class Investigation {
  readonly tallies = new Map<Edge, Tally>();
  /** How many of an option's visits were made only for the inquiry. */
  private readonly extraVisits = new Map<Edge, number>();

  private constructor(
    private readonly seat: Seat,
    /** The answer in question, as steps down the tree. */
    private readonly about: readonly number[] | null,
    private readonly outlook: boolean,
    private readonly before: readonly number[],
    private readonly bases: readonly number[],
  ) {}

  static from(world: Game, d: Decision, { about, outlook }: Inquiry): Investigation | null {
    if (about === undefined && !outlook) return null;
    return new Investigation(
      d.seat,
      about ? stepsOf(world, d, about) : null,
      outlook === true,
      world.state.vp.slice(),
      world.state.bases.slice(),
    );
  }

  /** The steps that the n-th iteration must take; null if the search chooses freely. */
  stepsAt(n: number, root: Node): readonly number[] | null {
    if (n % EVERY !== EVERY - 1) return null;
    if (this.about !== null) return this.about;
    let least: [key: number, visits: number] | null = null;
    const best = [...root.edges].sort(([, a], [, b]) => this.ownVisits(b) - this.ownVisits(a) || b.prior - a.prior).slice(0, COMPARED);
    for (const [key, { visits }] of best) if (least === null || visits < least[1]) least = [key, visits];
    return least && [least[0]];
  }

  noteExtraVisit(edge: Edge): void {
    this.extraVisits.set(edge, (this.extraVisits.get(edge) ?? 0) + 1);
  }

  /** The visits that the search made of its own accord. */
  ownVisits(edge: Edge): number {
    return edge.visits - (this.extraVisits.get(edge) ?? 0);
  }

  /** Records the end of an iteration that began with this option. */
  note(option: Edge, g: Game): void {
    if (!this.outlook) return;
    let tally = this.tallies.get(option);
    if (tally === undefined) {
      tally = new Tally(this.seat, this.before, this.bases);
      this.tallies.set(option, tally);
    }
    tally.add(g);
  }

  /** The value of the answer in question; empty if it was never tried. */
  answerTo(d: Decision, root: Node): Pick<Advice, 'about'> {
    let node: Node | undefined = root;
    let edge: Edge | undefined;
    let isBest = true;
    for (const [i, step] of (this.about ?? []).entries()) {
      const most: number = Math.max(...[...(node?.edges.values() ?? [])].map((e) => this.ownVisits(e)));
      edge = node?.edges.get(step);
      isBest &&= edge !== undefined && this.ownVisits(edge) === most;
      node = edge?.next?.get(askedKey(d, i + 1));
    }
    if (edge === undefined || edge.visits === 0) return {};
    const { visits, sums } = edge;
    return { about: { visits, value: meanFor(edge, this.seat), chances: Array.from(sums, (sum) => sum / visits), isBest } };
  }
}

/** An answer as steps down the tree; null if it is not an answer to this decision. */
function stepsOf(world: Game, d: Decision, keys: readonly string[]): number[] | null {
  const picks: number[] = [];
  for (const key of keys) {
    const option = d.options.find((o) => keyOf(world, o) === key);
    if (option === undefined) return null;
    picks.push(option);
  }
  if (d.most === 1) return picks.length === 0 ? [STOP] : [moveKey(world, picks[0])];
  if (d.ordered !== true) picks.sort((a, b) => d.options.indexOf(a) - d.options.indexOf(b));
  return picks.length > 0 && isFinished(world, d, picks) ? picks : [...picks, STOP];
}
