import { wasDeclined } from './light.js';
import { canAdd, type Decision, definitionIn, type Game, isComplete, Kind, keyOf, kindOf, numberIn, type Seat, Zone } from './rules.js';

/** A step from a node: one option, or the end of a list. */
export interface Move {
  key: number;
  option: number;
}

export interface Edge {
  visits: number;
  /** Each seat's sum of results. */
  sums: Float64Array;
  prior: number;
  /** How much more the best option was worth when the options were tried; null if this one was not tried. */
  behind: number | null;
  /** The nodes that follow, by `askedKey`: chance and hidden cards decide which question comes next. */
  next: Map<number, Node> | null;
}

export interface Node {
  visits: number;
  edges: Map<number, Edge>;
  /** The priors come from trying the options, not from rough scores. */
  judged: boolean;
  /** The worth of the best option when they were tried; null if they were not. */
  top: number | null;
}

export const newNode = (): Node => ({ visits: 0, edges: new Map(), judged: false, top: null });
export const newEdge = (seats: number, prior: number): Edge => ({
  visits: 0,
  sums: new Float64Array(seats),
  prior,
  behind: null,
  next: null,
});

/** The move that ends a list. */
export const STOP = -1;

const numbers = new Map<string, number>();

/** A number for each name of a question, the same in every thread: factions bring questions of their own, so no list has them all. */
function numberOf(prompt: string): number {
  let n = numbers.get(prompt);
  if (n === undefined) {
    n = 0;
    for (let i = 0; i < prompt.length; i++) n = (Math.imul(n, 31) + prompt.charCodeAt(i)) & 0x3fffff;
    numbers.set(prompt, n);
  }
  return n;
}

/** Identifies a question by its prompt, the seat that answers and the picks so far: situations that look alike to the seat share a node. */
export const askedKey = (d: Decision, chosen: number): number => (((numberOf(d.prompt) << 3) | d.seat) << 6) | Math.min(chosen, 63);

/** An option's key in the tree: a card in play goes by its number and any other card by its definition, so that copies of a card, and worlds, share moves. */
export function moveKey(g: Game, option: number): number {
  const kind = kindOf(option);
  if (kind !== Kind.Card && kind !== Kind.Play && kind !== Kind.Use) return option;
  const card = numberIn(option);
  const zone = g.state.zone[card];
  return zone === Zone.Play || zone === Zone.Table ? option : -2 - ((kind << 12) | (definitionIn(option) || g.state.def[card]));
}

/** The possible next steps of an answer after these picks. A list without order is filled in one order only. */
export function moves(g: Game, d: Decision, chosen: readonly number[]): Move[] {
  const list: Move[] = [];
  if (isComplete(d, chosen) && (chosen.length > 0 || d.optional || d.least === 0)) list.push({ key: STOP, option: STOP });
  const first = d.ordered === true || chosen.length === 0 ? 0 : d.options.indexOf(chosen[chosen.length - 1]);
  collect(g, d, chosen, first, list);
  if (list.length === 0 && first > 0) collect(g, d, chosen, 0, list);
  return list;
}

function collect(g: Game, d: Decision, chosen: readonly number[], first: number, list: Move[]): void {
  const several = d.most > 1;
  for (let i = first; i < d.options.length; i++) {
    const option = d.options[i];
    if (several ? canAdd(d, chosen, option) !== null : wasDeclined(d, option)) continue;
    const key = several ? option : moveKey(g, option);
    let known = false;
    for (const m of list) if (m.key === key) known = true;
    if (!known) list.push({ key, option });
  }
}

/** Is nothing left to choose after these picks? */
export function isFinished(g: Game, d: Decision, chosen: readonly number[]): boolean {
  if (chosen.length >= d.most) return true;
  if (!isComplete(d, chosen)) return false;
  const next = moves(g, d, chosen);
  return next.length <= 1;
}

export const meanFor = (e: Edge, seat: Seat): number => e.sums[seat] / e.visits;

/** An answer as steps down the tree; null if it is not an answer to this decision. */
export function stepsOf(world: Game, d: Decision, keys: readonly string[]): number[] | null {
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
