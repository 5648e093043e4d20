import { wasDeclined } from './light.js';
import { canAdd, type Decision, type Game, isComplete, Kind, kindOf, numberIn, PROMPTS, type Seat, Zone } from './rules.js';

/** What can be done at a node: one option, or the end of a list. */
export interface Move {
  key: number;
  option: number;
}

export interface Edge {
  visits: number;
  /** Sum of the results, for each seat. */
  sums: Float64Array;
  prior: number;
  /** What came next, by what was asked: chance and hidden cards make it differ. */
  next: Map<number, Node> | null;
}

export interface Node {
  visits: number;
  edges: Map<number, Edge>;
  /** The priors were judged by trying, not at a glance. */
  judged: boolean;
}

export const newNode = (): Node => ({ visits: 0, edges: new Map(), judged: false });
export const newEdge = (seats: number, prior: number): Edge => ({ visits: 0, sums: new Float64Array(seats), prior, next: null });

/** The list is long enough. */
export const STOP = -1;

const promptNumbers = new Map<string, number>(Object.keys(PROMPTS).map((p, i) => [p, i]));

/** What is asked, and of whom: nodes that look alike to the seat are one. */
export const askedKey = (d: Decision, chosen: number): number =>
  (((promptNumbers.get(d.prompt)! << 3) | d.seat) << 6) | Math.min(chosen, 63);

/** The seat that is asked, by such a key. */
export const askedSeat = (key: number): Seat => (key >> 6) & 7;
/** Somebody is free to play cards: nothing is half done. */
export const isFree = (key: number): boolean => key >> 9 === promptNumbers.get('play-phase');

/** An option as the seats see it: a card in play by its number, any other by what it is, so that copies and worlds fall together. */
export function moveKey(g: Game, option: number): number {
  const kind = kindOf(option);
  if (kind !== Kind.Card && kind !== Kind.Play && kind !== Kind.Use) return option;
  const card = numberIn(option);
  const zone = g.state.zone[card];
  return zone === Zone.Play || zone === Zone.Table ? option : -2 - ((kind << 12) | g.state.def[card]);
}

/** The next steps of an answer of which these were chosen already. Lists without order are filled in one order only. */
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

/** After this pick, is the answer whole? */
export function isWhole(g: Game, d: Decision, chosen: readonly number[]): boolean {
  if (chosen.length >= d.most) return true;
  if (!isComplete(d, chosen)) return false;
  const next = moves(g, d, chosen);
  return next.length <= 1;
}

export const meanFor = (e: Edge, seat: Seat): number => e.sums[seat] / e.visits;
