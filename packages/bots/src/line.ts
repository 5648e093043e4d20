import { type CardView, type Decision, type DecisionView, type Game, keyOf, type OptionView, type Seat, viewOf, Word } from './rules.js';
import { askedKey, type Edge, isFinished, type Move, moves, type Node, STOP, stepsOf } from './tree.js';

/** One answer of a play: the question as the seat sees it, with only the options that the answer names. */
export interface PlayStep extends Pick<DecisionView, 'prompt' | 'source'> {
  options: OptionView[];
  keys: string[];
  /**
   * Where chosen cards lie, and which other seat has them, if another card (the card that asks, or an option) has the same name; and their
   * power, if an option of that name with another power lies there, too.
   */
  which?: { key: string; base: string; seat?: Seat; power?: number }[];
}

/** An answer, with the edge of the tree that it leads to. */
interface Answered {
  picks: number[];
  last: Edge | undefined;
}

/** A number by which the edges of a node are compared. */
export type Measure = (edge: Edge) => number;

/** The answer with the most merit, pick by pick, and its last edge. `first`: the pick it must begin with. */
export function bestAnswer(g: Game, d: Decision, root: Node, merit: Measure, first?: Move): Answered | null {
  const chosen: number[] = [];
  let node: Node | undefined = root;
  for (let fixed = first; ; fixed = undefined) {
    const list = moves(g, d, chosen);
    let move: Move | undefined = fixed;
    let edge: Edge | undefined = fixed && node?.edges.get(fixed.key);
    for (const m of fixed ? [] : list) {
      const e: Edge | undefined = node?.edges.get(m.key);
      if (e !== undefined && (edge === undefined || merit(e) > merit(edge))) {
        move = m;
        edge = e;
      }
    }
    move ??= list[0];
    if (move === undefined) return null;
    if (move.option !== STOP) chosen.push(move.option);
    if (move.option === STOP || isFinished(g, d, chosen)) return { picks: chosen, last: edge };
    node = edge?.next?.get(askedKey(d, chosen.length));
  }
}

/** An answer to a question that comes up in the middle of a play is known after this many visits. */
const KNOWN = 3;
/** The next play of the turn is named if it was visited this often, in at least this share of the visits: the worlds agree on it. */
const NEXT = 18;
const AGREED = 2 / 3;
const PLAYS = 3;

/**
 * The whole play that begins with this answer, as the search would go on: its base, its targets, and further plays of the turn that
 * are clear. It ends where somebody else decides or something new is seen, because that differs from world to world.
 */
export function lineFrom(world: Game, root: Node, first: Answered, visits: Measure): PlayStep[] {
  const g = world.fork();
  const { seat } = g.decision!;
  const line: PlayStep[] = [];
  let node: Node | undefined = root;
  let plays = 0;
  for (let given: Answered | null = first; ; given = null) {
    const d: Decision | null = g.decision;
    if (d === null || d.seat !== seat) return line;
    const answer: Answered | null = given ?? (node ? bestAnswer(g, d, node, visits) : null);
    if (answer === null || (given === null && !isClear(d, node!, answer, plays))) return line;
    if (d.quiet === 'play') plays++;
    line.push(stepAt(g, d, seat, answer.picks));
    if (!g.apply(answer.picks).reversible || isEnd(d, answer.picks)) return line;
    node = answer.last?.next?.get(askedKey(g.decision!, 0));
  }
}

/** The plays at an unusual time: to pass there is a play of its own, and what is asked next has nothing to do with it. */
const WINDOWS = new Set(['before-scoring', 'after-scoring', 'react']);
const isEnd = ({ prompt }: Decision, picks: readonly number[]): boolean =>
  picks[0] === Word.End || (picks.length === 0 && WINDOWS.has(prompt));

/** An answer by its keys; null if it is not an answer to this decision. */
export function answerBy(world: Game, d: Decision, root: Node, keys: readonly string[]): Answered | null {
  const steps = stepsOf(world, d, keys);
  if (steps === null) return null;
  let node: Node | undefined = root;
  let last: Edge | undefined;
  for (const [i, step] of steps.entries()) {
    last = node?.edges.get(step);
    node = last?.next?.get(askedKey(d, i + 1));
  }
  return { picks: keys.map((key) => d.options.find((o) => keyOf(world, o) === key)!), last };
}

function isClear(d: Decision, node: Node, { picks, last }: Answered, plays: number): boolean {
  if (last === undefined || last.visits < KNOWN) return false;
  if (d.quiet !== 'play') return true;
  return plays < PLAYS && picks[0] !== Word.End && last.visits >= NEXT && last.visits >= AGREED * node.visits;
}

export function stepAt(g: Game, d: Decision, seat: Seat, picks: readonly number[]): PlayStep {
  const { source, options: all } = viewOf(g, seat).decision!;
  const options = all ?? [];
  const keys = picks.map((o) => keyOf(g, o));
  const which = options
    .filter(({ key, kind, card }) => {
      const isSame = (one: CardView | null | undefined): boolean => one?.id === card?.id && one?.n !== card?.n;
      return kind === 'card' && keys.includes(key) && (isSame(source) || options.some((o) => isSame(o.card)));
    })
    .flatMap(({ key, card }) => whichOf(g, seat, key, card!, options));
  const chosen = options.filter((o) => keys.includes(o.key));
  return { prompt: d.prompt, source, options: chosen, keys, ...(which.length > 0 && { which }) };
}

/** Where a card lies, and what else tells it from those of its name among the options; nothing if it is not in play. */
function whichOf(g: Game, seat: Seat, key: string, { id, n }: CardView, options: readonly OptionView[]): NonNullable<PlayStep['which']> {
  const { state, position } = g;
  const place = (card: number): number => state.cardsAt.findIndex((here) => here.includes(card));
  const base = state.bases[place(n)];
  if (base === undefined) return [];
  const controller = position.controller(n);
  const isBeside = (card: CardView): boolean => card.id === id && place(card.n) === place(n) && position.controller(card.n) === controller;
  const isOther = ({ card }: OptionView): boolean => card != null && isBeside(card) && position.power(card.n) !== position.power(n);
  const power = position.isMinion(n) && options.some(isOther) ? { power: position.power(n) } : {};
  return [{ key, base: keyOf(g, base), ...(controller !== seat && { seat: controller }), ...power }];
}

/** The play that a seat made with these answers: up to its next play, or until somebody else decides or something new is seen. */
export function playBy(world: Game, answers: readonly (readonly string[])[]): PlayStep[] {
  const { seat } = world.decision!;
  const line: PlayStep[] = [];
  for (const keys of answers) {
    const d = world.decision;
    if (d === null || d.seat !== seat || (line.length > 0 && d.quiet === 'play')) break;
    const picks = keys.map((key) => d.options.find((o) => keyOf(world, o) === key));
    if (!picks.every((o) => o !== undefined)) break;
    line.push(stepAt(world, d, seat, picks));
    if (!world.apply(picks).reversible || isEnd(d, picks)) break;
  }
  return line;
}
