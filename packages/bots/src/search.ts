import type { Advice, Bot, Budget, Considered, Inquiry, Study } from './bot.js';
import { Clock, type Early, now } from './clock.js';
import { Experience, type Tally } from './experience.js';
import { addFindings, findingsIn } from './findings.js';
import { lookFurther, tryEach, tryOut } from './greedy.js';
import { handsKnownTo } from './hands.js';
import { Investigation } from './investigation.js';
import { chances } from './judge.js';
import { learntAbout } from './learnt.js';
import { lightPicks, loopBreaker, opinion } from './light.js';
import { type Chance, type Decision, type Game, Kind, type Knowledge, keyOf, kindOf, type Seat } from './rules.js';
import {
  askedKey,
  askedSeat,
  type Edge,
  isFinished,
  isPlayPhase,
  type Move,
  meanFor,
  moveKey,
  moves,
  type Node,
  newEdge,
  newNode,
  STOP,
} from './tree.js';
import { type Judgement, type Tuning, weightsFor } from './weights.js';

/** How the search looks ahead. The arena can try other values. */
export interface SearchSettings {
  /** How strongly the search prefers options with a high prior over options with good results (PUCT's exploration constant). */
  curiosity: number;
  /** The number of turns that a playout covers, including the current one. */
  horizon: number;
  /** How sharp the priors are: the difference that changes a prior by the factor e, in worth (if options were tried) and in rough scores. */
  worth: number;
  glance: number;
  /** The number of visits to another seat's node after which its options are tried, too; 0: they never are. */
  foes: number;
  /** The share of a result that is judged at the end of the current turn, before the other seats answer it. */
  halfway: number;
  /** Trying an option once, for its prior, counts as much as this many visits. */
  trust: number;
  /** How much playouts prefer answers that went well before: the bonus, in rough scores, for results that are 1 above the average. */
  experience: number;
  /** The answer is the option with the best mean, less `caution` divided by the square root of its visits. */
  caution: number;
  /** The results of the same answer elsewhere in the tree, and in playouts, count as much as up to this many visits. */
  elsewhere: number;
}

/** By the number of players: docs/bots.md says what was measured. */
export const searchSettings: Readonly<Record<2 | 3 | 4, SearchSettings>> = {
  2: { curiosity: 0.35, horizon: 2, worth: 0.7, glance: 1, foes: 0, halfway: 0, trust: 3, experience: 25, caution: 0.25, elsewhere: 25 },
  3: { curiosity: 0.6, horizon: 3, worth: 0.7, glance: 1, foes: 4, halfway: 0.5, trust: 3, experience: 25, caution: 0.25, elsewhere: 0 },
  4: { curiosity: 0.4, horizon: 4, worth: 0.7, glance: 1, foes: 4, halfway: 0.5, trust: 6, experience: 25, caution: 0.25, elsewhere: 0 },
};

export interface SearchOptions extends Partial<SearchSettings> {
  budget?: Budget;
  tuning?: Tuning;
}

const PLAYOUT_LIMIT = 200;
const MAX_DEPTH = 40;
/** Curiosity is multiplied by this at the root, where finding the best option matters more than the average result of the visits. */
const ROOT_CURIOSITY = 2;

/** A bot that can be asked for more than its answer. */
export interface Searcher extends Bot {
  advise(knowledge: Knowledge, chance: Chance, budget?: Budget, inquiry?: Inquiry): Advice;
  study(knowledge: Knowledge, chance: Chance, budget?: Budget, inquiry?: Inquiry): Study;
}

/**
 * Information-set Monte Carlo tree search. All iterations share one tree, but each has a new world that could be the real one:
 * it goes down the tree, plays on by rough scores to the end of the round, and judges there. Every seat plays for itself.
 */
export function searchWith({ budget: usual = { ms: 100 }, tuning, ...changed }: SearchOptions = {}): Searcher {
  // The part of the tree below the last answer, and the experience of the playouts, are kept for the next decision of the same turn.
  let kept: { game: string; next: Map<number, Node>; experience: Experience } | null = null;
  const study = (knowledge: Knowledge, chance: Chance, budget: Budget = usual, inquiry: Inquiry = {}): Study => {
    const began = now();
    const world = knowledge.sample(chance);
    const d = world.decision!;
    const { seats } = world.state;
    const o: SearchSettings = { ...searchSettings[seats as 2 | 3 | 4], ...changed };
    const plain = weightsFor(tuning ?? learntAbout(world.cards), seats);
    const w: Judgement = plain.cards === undefined ? plain : { ...plain, hands: handsKnownTo(d.seat, world, plain.cards) };
    const only = onlyAnswer(world, d);
    if (only) return decided({ keys: only.map((x) => keyOf(world, x)), options: [], chances: [] });
    if (d.quiet === 'draft' || loopBreaker(world, d) !== null) return decided(light(world, d, chance, w));
    const game = `${d.seat} ${world.state.turn} ${world.state.factions.join(' ')}`;
    const before = kept?.game === game ? kept : null;
    const root = before?.next.get(askedKey(d, 0)) ?? newNode();
    const experience = before?.experience ?? new Experience(o.experience);
    const investigation = Investigation.from(world, d, inquiry);
    const clock = new Clock(began, budget, investigation === null ? endsEarly(world, d, budget) : 'never');
    const search = new Search(root, o, w, chance, d.seat, world.state.turn, experience, investigation, clock);
    search.judge(root, world, d, []);
    for (let i = 0; clock.goesOn(i, root); i++) {
      try {
        const imagined = i === 0 ? world.fork() : knowledge.sample(chance);
        search.iterate(imagined, i);
        imagined.recycle();
      } catch {
        // A sampled world can run into a fault that the real game does not have: the iteration is dropped.
      }
    }
    const advice = (): Advice => {
      const visits = (e: Edge): number => search.investigation?.ownVisits(e) ?? e.visits;
      const merit = search.investigation === null ? (e: Edge) => cautiousMean(e, d.seat, o.caution) : visits;
      const { picks, last } = bestAnswer(world, d, root, merit) ?? { picks: lightPicks(world, d, chance, w), last: undefined };
      kept = last?.next ? { game, next: last.next, experience } : null;
      return {
        keys: picks.map((x) => keyOf(world, x)),
        options: considered(world, d, root, visits, search.investigation),
        chances: last !== undefined && last.visits > 0 ? Array.from(last.sums, (sum) => sum / last.visits) : [],
        ...search.investigation?.answerTo(d, root),
      };
    };
    return {
      isSettled: clock.isSettled,
      findings: () => findingsIn(root, d),
      add: (findings) => addFindings(root, d, findings),
      advice,
    };
  };
  const advise: Searcher['advise'] = (...asked) => study(...asked).advice();
  return { name: budgetName(usual), study, advise, decide: (knowledge, chance, budget) => advise(knowledge, chance, budget).keys };
}

/** The study of a decision that needs no search. */
const decided = (advice: Advice): Study => ({ isSettled: true, findings: () => [], add: () => undefined, advice: () => advice });

const budgetName = (b: Budget): string => (b.ms === undefined ? `search:${b.iterations ?? 200}i` : `search:${b.ms}ms`);

export const search = searchWith();

function light(world: Game, d: Decision, chance: Chance, w: Judgement): Advice {
  return { keys: lightPicks(world, d, chance, w).map((x) => keyOf(world, x)), options: [], chances: [] };
}

function onlyAnswer(world: Game, d: Decision): number[] | null {
  if (d.optional || d.least === 0 || d.most > 1) return null;
  const list = moves(world, d, []);
  return list.length === 1 ? [list[0].option] : null;
}

/**
 * In a list, a settled first pick does not settle the rest. By the clock, a seat goes on with a decision of its own turn that is
 * settled, because it also plans its next ones: the tree is kept.
 */
function endsEarly({ state }: Game, d: Decision, budget: Budget): Early {
  if (d.most > 1) return 'never';
  return budget.ms !== undefined && state.active === d.seat ? 'at-end-of-turn' : 'always';
}

/** A cautious estimate of an option: its mean, less a margin that shrinks with its visits. Unvisited options come last, by their priors. */
const cautiousMean = (e: Edge, seat: Seat, caution: number): number =>
  e.visits === 0 ? e.prior - UNVISITED : meanFor(e, seat) - caution / Math.sqrt(e.visits);
const UNVISITED = 1000;

/** A number by which the edges of a node are compared. */
type Measure = (edge: Edge) => number;

/** The answer with the most merit, pick by pick, and its last edge. */
function bestAnswer(world: Game, d: Decision, root: Node, merit: Measure): { picks: number[]; last: Edge | undefined } | null {
  const chosen: number[] = [];
  let node: Node | undefined = root;
  for (;;) {
    const list = moves(world, d, chosen);
    let move: Move | undefined;
    let edge: Edge | undefined;
    for (const m of list) {
      const e: Edge | undefined = node?.edges.get(m.key);
      if (e !== undefined && (edge === undefined || merit(e) > merit(edge))) {
        move = m;
        edge = e;
      }
    }
    move ??= list[0];
    if (move === undefined) return null;
    if (move.option !== STOP) chosen.push(move.option);
    if (move.option === STOP || isFinished(world, d, chosen)) return { picks: chosen, last: edge };
    node = edge?.next?.get(askedKey(d, chosen.length));
  }
}

/** The options, most visited first. If the answer is a list, these are the candidates for its first pick. */
function considered(world: Game, d: Decision, root: Node, visits: Measure, investigation: Investigation | null): Considered[] {
  return moves(world, d, [])
    .map((m) => ({ m, e: root.edges.get(m.key) }))
    .sort((a, b) => (b.e ? visits(b.e) : 0) - (a.e ? visits(a.e) : 0))
    .map(({ m, e }) => {
      const onwards = e && d.most === 1 ? onwardsOf(world, d, e) : undefined;
      const tally = e && investigation?.tallies.get(e);
      return {
        keys: m.option === STOP ? [] : [keyOf(world, m.option)],
        visits: e?.visits ?? 0,
        value: e && e.visits > 0 ? meanFor(e, d.seat) : 0,
        ...(onwards !== undefined && { onwards }),
        ...(tally && { outlook: tally.outlook(world) }),
      };
    });
}

/** The most visited answer to the question that follows, if it is a card in play or a base: those have the same number in every world. */
function onwardsOf(world: Game, d: Decision, edge: Edge): string | undefined {
  let [most, best] = [0, -1];
  for (const [asked, node] of edge.next ?? []) {
    if (askedSeat(asked) !== d.seat || isPlayPhase(asked)) continue;
    for (const [key, e] of node.edges) if (e.visits > most) [most, best] = [e.visits, key];
  }
  return best > 0 && kindOf(best) === Kind.Card ? keyOf(world, best) : undefined;
}

class Search {
  private readonly nodes: Node[] = [];
  private readonly edges: Edge[] = [];
  /** The edges of the moves between which `select` chooses. */
  private readonly listed: Edge[] = [];
  private readonly result = new Float64Array(4);
  private readonly half = new Float64Array(4);
  private halfDone = false;

  constructor(
    private readonly root: Node,
    private readonly o: SearchSettings,
    private readonly w: Judgement,
    private readonly chance: Chance,
    private readonly seat: Seat,
    private readonly turn: number,
    private readonly experience: Experience,
    readonly investigation: Investigation | null,
    private readonly clock: Clock,
  ) {}

  private isCut(g: Game, d: Decision): boolean {
    return d.quiet === 'play' && g.state.turn >= this.turn + this.o.horizon;
  }

  /** Judges the end of the current turn, once in an iteration, if that counts. */
  private lookHalfway(g: Game, d: Decision): void {
    if (this.halfDone || d.quiet !== 'play' || g.state.turn === this.turn) return;
    this.halfDone = true;
    chances(g, this.w, this.half);
  }

  /** Learns from one world. Learns nothing if the time is over before its end. */
  iterate(g: Game, n: number): void {
    this.halfDone = this.o.halfway === 0;
    this.experience.begin();
    this.nodes.length = 0;
    this.edges.length = 0;
    const steps = this.investigation?.stepsAt(n, this.root) ?? null;
    let node = this.root;
    let chosen: number[] = [];
    while (this.nodes.length < MAX_DEPTH) {
      const d: Decision | null = g.decision;
      if (d === null || this.clock.isOver) break;
      this.lookHalfway(g, d);
      if (this.isCut(g, d)) break;
      const list = moves(g, d, chosen);
      if (list.length === 0) break;
      if (!node.judged && this.isWorthTrying(node, d)) this.judge(node, g, d, chosen);
      const step = steps?.[this.nodes.length];
      const asked = step === undefined ? undefined : list.find((m) => m.key === step);
      const move: Move = asked ?? (list.length === 1 ? list[0] : this.select(node, g, d, list));
      const edge = this.edgeOf(node, g, d, move);
      if (asked) this.investigation?.noteExtraVisit(edge);
      if (d.most === 1) this.experience.note(d, move.key);
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
    if (this.clock.isOver) return;
    chances(g, this.w, this.result);
    const { halfway } = this.o;
    if (halfway > 0 && this.halfDone)
      for (let p = 0; p < g.state.seats; p++) this.result[p] = halfway * this.half[p] + (1 - halfway) * this.result[p];
    this.learn(g);
    this.experience.learn(this.result);
    if (this.investigation !== null && this.edges.length > 0) this.investigation.note(this.edges[0], g);
  }

  /** True if the options of this node should be tried now, to set their priors. */
  private isWorthTrying(node: Node, d: Decision): boolean {
    const { foes } = this.o;
    return d.seat === this.seat ? node.visits > 0 : foes > 0 && node.visits >= foes;
  }

  private edgeOf(node: Node, g: Game, d: Decision, move: Move): Edge {
    let edge = node.edges.get(move.key);
    if (edge === undefined) {
      edge = newEdge(g.state.seats, this.priorOf(node, g, d, move));
      node.edges.set(move.key, edge);
    }
    return edge;
  }

  private priorOf(node: Node, g: Game, d: Decision, move: Move): number {
    if (node.top !== null) {
      // The other options here were tried, so that this one has to be tried too before it can be compared.
      const { value } = tryOut(g, g, move.option === STOP ? [] : [move.option], d.seat, this.chance, this.w);
      return Math.exp(Math.min(1, Math.max(-5, (value - node.top) / this.o.worth)));
    }
    const glance = move.option === STOP ? 0 : opinion(g, d, move.option, this.chance, this.w);
    return Math.exp(glance / this.o.glance);
  }

  private select(node: Node, g: Game, d: Decision, list: Move[]): Move {
    const { listed } = this;
    let priors = 0;
    let seen = 0;
    let sum = 0;
    listed.length = 0;
    for (const m of list) {
      const e = this.edgeOf(node, g, d, m);
      listed.push(e);
      priors += e.prior;
      seen += e.visits;
      sum += e.sums[d.seat];
    }
    const usual = seen === 0 ? 0.5 : sum / seen;
    const tallies = this.o.elsewhere > 0 && d.most === 1 ? this.experience.talliesOf(d) : undefined;
    const curiosity = this.o.curiosity * (node === this.root ? ROOT_CURIOSITY : 1);
    const reach = (curiosity * Math.sqrt(seen + 1)) / priors;
    let best = list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.length; i++) {
      const e = listed[i];
      const score = this.valueOf(e, d.seat, usual, tallies?.get(list[i].key)) + (reach * e.prior) / (1 + e.visits);
      if (score > most) {
        most = score;
        best = list[i];
      }
    }
    return best;
  }

  /**
   * The value of an option: the mean of its visits, together with the result of trying it and with the results of the same answer
   * elsewhere. `usual`: the mean of all visits to its node.
   */
  private valueOf(e: Edge, seat: Seat, usual: number, tally: Tally | undefined): number {
    const { trust, elsewhere } = this.o;
    const seen = tally === undefined ? 0 : (elsewhere * tally.visits) / (elsewhere + tally.visits);
    const sum = e.sums[seat] + (seen === 0 ? 0 : seen * (usual + this.experience.advantageOf(tally!)));
    // Near even chances, a difference of `odds` in worth changes the chance of winning by about a quarter.
    if (e.behind !== null && trust > 0) return (sum + trust * (usual - e.behind / (4 * this.w.odds))) / (e.visits + seen + trust);
    // An unvisited option is assumed to be a little worse than the average of the visited ones.
    if (seen > 0) return (sum + usual - 0.05) / (e.visits + seen + 1);
    return e.visits === 0 ? usual - 0.05 : sum / e.visits;
  }

  /** Sets the priors by trying each option once, as greedy does. Lists keep their rough priors: their options cannot be tried one by one. */
  judge(node: Node, g: Game, d: Decision, chosen: readonly number[]): void {
    node.judged = true;
    if (d.most > 1 || chosen.length > 0 || d.quiet === 'limit') return;
    const scored = tryEach(g, d, this.chance, this.w);
    if (d.seat === this.seat) lookFurther(scored, g, g, d.seat, this.chance, this.w);
    const top = scored.reduce((a, b) => Math.max(a, b.value), Number.NEGATIVE_INFINITY);
    if (top === Number.NEGATIVE_INFINITY) return;
    const list = moves(g, d, []);
    for (const m of list) this.edgeOf(node, g, d, m);
    node.top = top;
    for (const m of list) {
      const found = scored.find((x) => (m.option === STOP ? x.picks.length === 0 : x.picks[0] === m.option));
      if (found === undefined) continue;
      const e = this.edgeOf(node, g, d, m);
      e.prior = Math.exp(Math.max(-5, (found.value - top) / this.o.worth));
      e.behind = Math.min(8, top - found.value);
    }
  }

  private playOn(g: Game): void {
    g.endCopies();
    for (let i = 0; i < PLAYOUT_LIMIT; i++) {
      const d = g.decision;
      if (d === null || this.clock.isOver) return;
      this.lookHalfway(g, d);
      if (this.isCut(g, d)) return;
      const picks = lightPicks(g, d, this.chance, this.w, this.experience);
      if (d.most === 1) this.experience.note(d, picks.length === 0 ? STOP : moveKey(g, picks[0]));
      g.apply(picks);
    }
  }

  private learn(g: Game): void {
    for (let i = 0; i < this.nodes.length; i++) {
      this.nodes[i].visits++;
      const e = this.edges[i];
      e.visits++;
      for (let p = 0; p < g.state.seats; p++) e.sums[p] += this.result[p];
    }
  }
}
