import type { Advice, Curiosity } from './bot.js';
import { Tally } from './outlook.js';
import { type Decision, type Game, keyOf, type Seat } from './rules.js';
import { askedKey, type Edge, isWhole, meanFor, moveKey, type Node, STOP } from './tree.js';

/** One of so many iterations goes where the search itself would not look. */
const EVERY = 4;
/** So many of the options that look best are looked at well, to say what decides between them. */
const COMPARED = 3;

/** What a search looks at beside the best option, because it was asked to. */
export class Wanted {
  readonly tallies = new Map<Edge, Tally>();
  /** How often an option was tried only because it was asked for. */
  private readonly asked = new Map<Edge, number>();

  private constructor(
    private readonly seat: Seat,
    /** The answer that is asked about, as steps down the tree. */
    private readonly about: readonly number[] | null,
    private readonly outlook: boolean,
    private readonly before: readonly number[],
    private readonly bases: readonly number[],
  ) {}

  static from(world: Game, d: Decision, { about, outlook }: Curiosity): Wanted | null {
    if (about === undefined && !outlook) return null;
    return new Wanted(d.seat, about ? stepsOf(world, d, about) : null, outlook === true, world.state.vp.slice(), world.state.bases.slice());
  }

  /** The way that an iteration has to go; null: its own. */
  stepsAt(n: number, root: Node): readonly number[] | null {
    if (n % EVERY !== EVERY - 1) return null;
    if (this.about !== null) return this.about;
    let first: [key: number, visits: number] | null = null;
    const most = [...root.edges].sort(([, a], [, b]) => this.ownVisits(b) - this.ownVisits(a) || b.prior - a.prior).slice(0, COMPARED);
    for (const [key, { visits }] of most) if (first === null || visits < first[1]) first = [key, visits];
    return first && [first[0]];
  }

  noteAsked(edge: Edge): void {
    this.asked.set(edge, (this.asked.get(edge) ?? 0) + 1);
  }

  /** How often the search itself wanted to try it. */
  ownVisits(edge: Edge): number {
    return edge.visits - (this.asked.get(edge) ?? 0);
  }

  /** After an iteration that began with this option. */
  note(option: Edge, g: Game): void {
    if (!this.outlook) return;
    let tally = this.tallies.get(option);
    if (tally === undefined) {
      tally = new Tally(this.seat, this.before, this.bases);
      this.tallies.set(option, tally);
    }
    tally.add(g);
  }

  /** What the answer that was asked about is worth; nothing where it was never tried. */
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

/** An answer as steps down the tree; null if the tree has none such. */
function stepsOf(world: Game, d: Decision, keys: readonly string[]): number[] | null {
  const picks: number[] = [];
  for (const key of keys) {
    const option = d.options.find((o) => keyOf(world, o) === key);
    if (option === undefined) return null;
    picks.push(option);
  }
  if (d.most === 1) return picks.length === 0 ? [STOP] : [moveKey(world, picks[0])];
  if (d.ordered !== true) picks.sort((a, b) => d.options.indexOf(a) - d.options.indexOf(b));
  return picks.length > 0 && isWhole(world, d, picks) ? picks : [...picks, STOP];
}
