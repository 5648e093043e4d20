import type { Advice, Bot, Budget, Considered } from '@breakpoint/bots';
import {
  askedKey,
  type Chance,
  type Decision,
  type Edge,
  type Game,
  isFinished,
  type Knowledge,
  keyOf,
  loopBreaker,
  type Move,
  meanFor,
  moves,
  type Node,
  newEdge,
  newNode,
  type Seat,
  STOP,
} from '@breakpoint/bots/parts';
import { evaluate, standing } from './evaluate.js';
import { tryEach } from './greedy.js';
import { lightPicks, opinion } from './light.js';
import { ODDS } from './weights.js';

export interface SearchOptions {
  budget: Budget;
  /** How strongly the search prefers options with a high prior over options with good results (PUCT's exploration constant). */
  curiosity: number;
  /** The number of turns that a playout covers, including the current one; 0: one round. */
  horizon: number;
  /** How sharp the priors are: the difference that changes a prior by the factor e, in worth (if options were tried) and in rough scores. */
  worth: number;
  glance: number;
  /** The number of visits after which a node's options are tried one by one. */
  judgeAt: number;
  /** The difference in worth that changes the odds of winning by the factor e. */
  odds: number;
}

const searchDefaults: SearchOptions = {
  budget: { ms: 100 },
  curiosity: 0.6,
  horizon: 0,
  worth: 0.7,
  glance: 1,
  judgeAt: 1,
  odds: ODDS,
};

const now = (): number => (globalThis as unknown as { performance: { now(): number } }).performance.now();
/** The share of the time limit after which no iteration starts: the clock is read before an iteration, and the last one needs time too. */
const USABLE_SHARE = 0.94;
const PLAYOUT_LIMIT = 200;
const MAX_DEPTH = 40;

const worth = new Float64Array(4);

/**
 * Information-set Monte Carlo tree search. All iterations share one tree, but each has a new world that could be the real one:
 * it goes down the tree, plays on by rough scores to the end of the round, and judges there. Every seat plays for itself.
 */
export function searchV1(given: Partial<SearchOptions> = {}): Bot & Required<Pick<Bot, 'advise'>> {
  const o: SearchOptions = { ...searchDefaults, ...given };
  // The part of the tree below the last answer is kept for the next decision of the same turn.
  let kept: { game: string; next: Map<number, Node> } | null = null;
  const advise = (knowledge: Knowledge, chance: Chance, budget: Budget = o.budget): Advice => {
    const began = now();
    const world = knowledge.sample(chance);
    const d = world.decision!;
    const only = onlyAnswer(world, d);
    if (only) return { keys: only.map((x) => keyOf(world, x)), options: [], chances: [] };
    if (d.quiet === 'draft' || loopBreaker(world, d) !== null) return light(world, d, chance);
    const game = `${d.seat} ${world.state.turn} ${world.state.factions.join(' ')}`;
    const root = (kept?.game === game ? kept.next.get(askedKey(d, 0)) : undefined) ?? newNode();
    const search = new Search(o, chance, d.seat, world.state.turn + (o.horizon || world.state.seats));
    search.judge(root, world, d, []);
    const until = budget.ms === undefined ? Number.POSITIVE_INFINITY : began + budget.ms * USABLE_SHARE;
    const most = budget.iterations ?? (budget.ms === undefined ? 200 : Number.POSITIVE_INFINITY);
    for (let i = 0; i < most && now() < until; i++) {
      try {
        search.iterate(root, i === 0 ? world.fork() : knowledge.sample(chance));
      } catch {
        // A sampled world can run into a fault that the real game does not have: the iteration is dropped.
      }
    }
    const { picks, last } = bestAnswer(world, d, root, chance);
    kept = last?.next ? { game, next: last.next } : null;
    return { keys: picks.map((x) => keyOf(world, x)), options: considered(world, d, root), chances: [] };
  };
  return { name: budgetName(o.budget), advise, decide: (knowledge, chance, budget) => advise(knowledge, chance, budget).keys };
}

const budgetName = (b: Budget): string => (b.ms === undefined ? `search@1:${b.iterations ?? 200}i` : `search@1:${b.ms}ms`);

function light(world: Game, d: Decision, chance: Chance): Advice {
  return { keys: lightPicks(world, d, chance).map((x) => keyOf(world, x)), options: [], chances: [] };
}

function onlyAnswer(world: Game, d: Decision): number[] | null {
  if (d.optional || d.least === 0 || d.most > 1) return null;
  const list = moves(world, d, []);
  return list.length === 1 ? [list[0].option] : null;
}

/** The most visited answer: a search visits an option more often the better its results are. */
function bestAnswer(world: Game, d: Decision, root: Node, chance: Chance): { picks: number[]; last: Edge | undefined } {
  const chosen: number[] = [];
  let node: Node | undefined = root;
  for (;;) {
    const list = moves(world, d, chosen);
    let move: Move | undefined;
    let edge: Edge | undefined;
    for (const m of list) {
      const e: Edge | undefined = node?.edges.get(m.key);
      if (e !== undefined && (edge === undefined || e.visits > edge.visits)) {
        move = m;
        edge = e;
      }
    }
    move ??= list[0];
    if (move === undefined) return { picks: lightPicks(world, d, chance), last: undefined };
    if (move.option !== STOP) chosen.push(move.option);
    if (move.option === STOP || isFinished(world, d, chosen)) return { picks: chosen, last: edge };
    node = edge?.next?.get(askedKey(d, chosen.length));
  }
}

/** The options, most visited first. If the answer is a list, these are the candidates for its first pick. */
function considered(world: Game, d: Decision, root: Node): Considered[] {
  return moves(world, d, [])
    .map((m) => {
      const e = root.edges.get(m.key);
      return {
        keys: m.option === STOP ? [] : [keyOf(world, m.option)],
        visits: e?.visits ?? 0,
        value: e && e.visits > 0 ? meanFor(e, d.seat) : 0,
      };
    })
    .sort((a, b) => b.visits - a.visits);
}

class Search {
  private readonly nodes: Node[] = [];
  private readonly edges: Edge[] = [];
  private readonly result = new Float64Array(4);

  constructor(
    private readonly o: SearchOptions,
    private readonly chance: Chance,
    private readonly seat: Seat,
    /** A playout ends, and is judged, at the beginning of this turn. */
    private readonly lastTurn: number,
  ) {}

  private isCut(g: Game, d: Decision): boolean {
    return d.quiet === 'play' && g.state.turn >= this.lastTurn;
  }

  iterate(root: Node, g: Game): void {
    this.nodes.length = 0;
    this.edges.length = 0;
    let node = root;
    let chosen: number[] = [];
    while (this.nodes.length < MAX_DEPTH) {
      const d: Decision | null = g.decision;
      if (d === null || this.isCut(g, d)) break;
      const list = moves(g, d, chosen);
      if (list.length === 0) break;
      if (node.visits >= this.o.judgeAt && !node.judged && d.seat === this.seat) this.judge(node, g, d, chosen);
      const move = list.length === 1 ? list[0] : this.select(node, g, d, list);
      const edge = this.edgeOf(node, g, d, move);
      this.nodes.push(node);
      this.edges.push(edge);
      if (move.option !== STOP) chosen.push(move.option);
      const whole = move.option === STOP || isFinished(g, d, chosen);
      if (whole) {
        g.apply(chosen);
        chosen = [];
      }
      const after: Decision | null = g.decision;
      // A half-filled list has no position to play on from, so the iteration goes down to the end of the list.
      if (after === null || (edge.visits === 0 && whole)) break;
      edge.next ??= new Map();
      const key = askedKey(after, chosen.length);
      let next = edge.next.get(key);
      if (next === undefined) {
        next = newNode();
        edge.next.set(key, next);
      }
      node = next;
    }
    this.playOn(g);
    this.learn(g);
  }

  private edgeOf(node: Node, g: Game, d: Decision, move: Move): Edge {
    let edge = node.edges.get(move.key);
    if (edge === undefined) {
      const glance = move.option === STOP ? 0 : opinion(g, d, move.option, this.chance);
      edge = newEdge(g.state.seats, Math.exp(glance / this.o.glance));
      node.edges.set(move.key, edge);
    }
    return edge;
  }

  private select(node: Node, g: Game, d: Decision, list: Move[]): Move {
    let priors = 0;
    for (const m of list) priors += this.edgeOf(node, g, d, m).prior;
    let seen = 0;
    let sum = 0;
    for (const m of list) {
      const e = node.edges.get(m.key)!;
      seen += e.visits;
      sum += e.sums[d.seat];
    }
    // An unvisited option is assumed to be a little worse than the average of the visited ones.
    const unknown = seen === 0 ? 0.5 : sum / seen - 0.05;
    const reach = (this.o.curiosity * Math.sqrt(seen + 1)) / priors;
    let best = list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const m of list) {
      const e = node.edges.get(m.key)!;
      const score = (e.visits === 0 ? unknown : meanFor(e, d.seat)) + (reach * e.prior) / (1 + e.visits);
      if (score > most) {
        most = score;
        best = m;
      }
    }
    return best;
  }

  /** Sets the priors by trying each option once, as greedy does. Lists keep their rough priors: their options cannot be tried one by one. */
  judge(node: Node, g: Game, d: Decision, chosen: readonly number[]): void {
    node.judged = true;
    if (d.most > 1 || chosen.length > 0 || d.quiet === 'limit') return;
    const scored = tryEach(g, d, this.chance);
    const top = scored.reduce((a, b) => Math.max(a, b.value), Number.NEGATIVE_INFINITY);
    for (const m of moves(g, d, [])) {
      const found = scored.find((x) => (m.option === STOP ? x.picks.length === 0 : x.picks[0] === m.option));
      if (found) this.edgeOf(node, g, d, m).prior = Math.exp(Math.max(-5, (found.value - top) / this.o.worth));
    }
  }

  private playOn(g: Game): void {
    for (let i = 0; i < PLAYOUT_LIMIT; i++) {
      const d = g.decision;
      if (d === null || this.isCut(g, d)) return;
      g.apply(lightPicks(g, d, this.chance));
    }
  }

  private learn(g: Game): void {
    outcome(g, this.result, this.o.odds);
    for (let i = 0; i < this.nodes.length; i++) {
      this.nodes[i].visits++;
      const e = this.edges[i];
      e.visits++;
      for (let p = 0; p < g.state.seats; p++) e.sums[p] += this.result[p];
    }
  }
}

/** Each seat's chance of winning from here. */
function outcome(g: Game, out: Float64Array, odds: number = ODDS): void {
  const n = g.state.seats;
  if (g.over) {
    for (let p = 0; p < n; p++) out[p] = p === g.state.winner ? 1 : 0;
    return;
  }
  evaluate(g, worth, false);
  if (n === 2) {
    out[0] = 1 / (1 + Math.exp(-standing(worth, n, 0) / odds));
    out[1] = 1 - out[0];
    return;
  }
  let best = worth[0];
  for (let p = 1; p < n; p++) best = Math.max(best, worth[p]);
  let sum = 0;
  for (let p = 0; p < n; p++) {
    out[p] = Math.exp((worth[p] - best) / odds);
    sum += out[p];
  }
  for (let p = 0; p < n; p++) out[p] /= sum;
}
