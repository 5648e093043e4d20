import type { Clock } from './clock.js';
import type { Experience, Tally } from './experience.js';
import type { Watch } from './fates.js';
import { lookFurther, tryEach, tryOut } from './greedy.js';
import type { Investigation } from './investigation.js';
import { chances, marginOf } from './judge.js';
import { lightPicks, opinion } from './light.js';
import type { Chance, Decision, Game, Seat } from './rules.js';
import type { SearchSettings } from './search.js';
import { askedKey, type Edge, isFinished, type Move, moveKey, moves, type Node, newEdge, newNode, STOP, stepsOf } from './tree.js';
import type { Judgement } from './weights.js';

/** The answers with which an iteration has to begin, and the watcher of what comes of them. */
export interface Followed {
  answers: readonly (readonly string[])[];
  watch?: Watch;
}
export const END = 'end';
const FREE: Followed = { answers: [] };

const PLAYOUT_LIMIT = 200;
const MAX_DEPTH = 40;
/** Curiosity is multiplied by this at the root, where finding the best option matters more than the average result of the visits. */
const ROOT_CURIOSITY = 2;

/** The iterations of a search: each goes down the tree in a world of its own, plays on by rough scores, and judges where it ends. */
export class Search {
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
  iterate(g: Game, n: number, followed: Followed = FREE): void {
    this.halfDone = this.o.halfway === 0;
    this.experience.begin();
    this.nodes.length = 0;
    this.edges.length = 0;
    /** The picks that this iteration has to make next. */
    let steps: readonly number[] = this.investigation?.stepsAt(n, this.root) ?? [];
    let answers = followed.answers;
    let node = this.root;
    let chosen: number[] = [];
    while (this.nodes.length < MAX_DEPTH) {
      const d: Decision | null = g.decision;
      if (d === null || this.clock.isOver) break;
      this.lookHalfway(g, d);
      followed.watch?.goesOn(g);
      if (this.isCut(g, d)) break;
      const list = moves(g, d, chosen);
      if (list.length === 0) break;
      if (!node.judged && this.isWorthTrying(node, d)) this.judge(node, g, d, chosen);
      if (chosen.length === 0 && answers.length > 0 && d.seat === this.seat) {
        const known = stepsOf(g, d, answers[0]);
        // Ending the turn is not part of the play.
        if (answers[0][0] === END) followed.watch?.played(g);
        // Where the world does not offer the answer, the iteration goes on freely.
        answers = known === null ? [] : answers.slice(1);
        steps = known ?? [];
      }
      const asked = steps.length === 0 ? undefined : list.find((m) => m.key === steps[0]);
      steps = steps.slice(1);
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
        // An ability that goes on asking is part of the play.
        if (g.quiet) followed.watch?.settled(g);
        if (answers.length === 0 && g.quiet) followed.watch?.played(g);
      }
      const after: Decision | null = g.decision;
      // A half-filled list has no position to play on from, so the iteration goes down to the end of the list.
      if (after === null || (edge.visits === 0 && whole && answers.length === 0)) break;
      edge.next ??= new Map();
      const key = askedKey(after, chosen.length);
      let next = edge.next.get(key);
      if (next === undefined) {
        next = newNode();
        edge.next.set(key, next);
      }
      node = next;
    }
    this.playOn(g, followed.watch);
    if (this.clock.isOver) return;
    chances(g, this.w, this.result);
    const { halfway } = this.o;
    if (halfway > 0 && this.halfDone)
      for (let p = 0; p < g.state.seats; p++) this.result[p] = halfway * this.half[p] + (1 - halfway) * this.result[p];
    this.learn(g);
    this.experience.learn(this.result);
    if (this.investigation === null && followed.watch === undefined) return;
    const margin = marginOf(g, this.seat, this.w);
    this.investigation?.note(this.edges, margin);
    if (followed.watch === undefined) return;
    followed.watch.ended(g, this.result[this.seat], margin, this.w);
    this.goOn(g, followed.watch);
  }

  /** Plays on to the end of the seat's next turn, which is watched but not judged. */
  private goOn(g: Game, watch: Watch): void {
    const chance = { ...this.chance };
    for (let i = 0; i < PLAYOUT_LIMIT && g.decision !== null; i++) {
      if (this.clock.isOver) return;
      watch.goesOn(g);
      if (!watch.isOpen) break;
      g.apply(lightPicks(g, g.decision, chance, this.w, this.experience));
    }
    watch.wentOn(g);
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
      // The other options of this node were tried, so this one has to be tried too before it can be compared.
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

  private playOn(g: Game, watch: Watch | undefined): void {
    g.endCopies();
    for (let i = 0; i < PLAYOUT_LIMIT; i++) {
      const d = g.decision;
      if (d === null || this.clock.isOver) return;
      this.lookHalfway(g, d);
      if (g.quiet) watch?.settled(g);
      if (g.quiet) watch?.played(g);
      watch?.goesOn(g);
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
