import { type Bot, botCalled, type Ground, type Searcher, searchWith } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { answerWith, type Chance, Game, knowledgeOf, type Log, logOf, type Seat, seedFromText } from '@breakpoint/engine';
import { keyOf } from '@breakpoint/engine/tools';
import { randomSetup } from '../simulate/play.js';
import { weighed } from './weigh.js';

/** One answer, what it is worth, and for a wrong one what it has less of than the right one. */
export interface PuzzleOption {
  keys: string[];
  /** The chance to win after it, 0 to 1. */
  value: number;
  grounds: Ground[];
}
/** A question of the line: its right answer, and all that could be answered. */
export interface PuzzleStep {
  best: string[];
  options: PuzzleOption[];
}
export interface Puzzle {
  id: string;
  /** Up to the position. */
  log: Log;
  seat: Seat;
  /** How many iterations the search needs to find the first answer, and the same from 1 to 5. */
  iterations: number;
  stars: number;
  steps: PuzzleStep[];
}

/** The right answer makes a win more likely than any other, by so much. */
export const MARGIN = 0.15;
/** Answers that are worse by no more than this are right as well, further on in the line. */
export const AS_GOOD = 0.04;
/** The numbers of iterations that make one to five stars. */
export const LADDER = [12, 40, 120, 400, 1200];

const LOOK = 160;
const WEIGH = 1200;
/** Out of so many tries, so many have to find it. */
const TRIES = 5;
const FOUND = 4;
const STEPS = 5;

const chanceOf = (text: string): Chance => ({ key: seedFromText(text), used: 0 });

/** The puzzles in one game of `normal` against itself. */
export function puzzlesIn(seed: string, number: number, most = 1): Puzzle[] {
  const setup = randomSetup(allCards, { players: 2, seed }, number);
  const game = Game.create(allCards, setup, { events: false });
  const bots = [botCalled('normal')!, botCalled('normal')!] as Bot[];
  const chance = chanceOf(`${seed}/${number} puzzles`);
  const found: Puzzle[] = [];
  while (game.decision !== null && found.length < most) {
    const { seat } = game.decision;
    const puzzle = isPromising(game, chance) ? puzzleAt(game, `${seed}/${number}/${game.answers.length}`) : null;
    if (puzzle) found.push(puzzle);
    answerWith(game, seat, bots[seat].decide(knowledgeOf(game, seat), chance));
  }
  return found;
}

const search = (iterations: number): Searcher => searchWith({ budget: { iterations } });

/** Is there something to find here, at a first look? */
function isPromising(game: Game, chance: Chance): boolean {
  const d = game.decision!;
  if (d.quiet !== 'play' || d.options.length < 5 || game.state.turn < 6) return false;
  const { options, keys } = search(LOOK).advise(knowledgeOf(game, d.seat), chance, undefined, { outlook: true });
  const [best, second] = options;
  if (best === undefined || second === undefined || second.visits < 8 || keys[0] === 'end') return false;
  return best.value > 0.3 && best.value - Math.max(...options.slice(1).map((o) => (o.visits >= 8 ? o.value : 0))) >= MARGIN * 0.8;
}

/** The puzzle that this position is; null if it is none. */
function puzzleAt(game: Game, id: string): Puzzle | null {
  const { seat } = game.decision!;
  const first = stepAt(game, `${id} 0`);
  if (first === null || first.best[0] === 'end' || marginOf(first) < MARGIN) return null;
  const iterations = LADDER.find((n) => finds(game, first.best, n, id));
  if (iterations === undefined) return null;
  const steps = [first];
  const line = game.fork();
  line.adopt(null, game.answers.slice());
  answerWith(line, seat, first.best);
  // On through the answers that belong to it, and through further plays that are as clear.
  while (steps.length < STEPS && line.decision?.seat === seat && line.state.turn === game.state.turn) {
    const next = line.decision.most === 1 ? stepAt(line, `${id} ${steps.length}`) : null;
    if (next === null || marginOf(next) < AS_GOOD || (line.decision.quiet === 'play' && marginOf(next) < MARGIN)) break;
    steps.push(next);
    answerWith(line, seat, next.best);
  }
  return { id, log: logOf(game), seat, iterations, stars: LADDER.indexOf(iterations) + 1, steps };
}

/** How much better the right answer is than the next one. */
const marginOf = ({ options }: PuzzleStep): number => options[0].value - (options[1]?.value ?? 0);

/** Does the search find it with so many iterations, nearly every time? */
function finds(game: Game, best: readonly string[], iterations: number, id: string): boolean {
  const alike = likeIn(game);
  let found = 0;
  for (let i = 0; i < TRIES; i++) {
    const { keys } = search(iterations).advise(knowledgeOf(game, game.decision!.seat), chanceOf(`${id} ${iterations} ${i}`));
    if (alike(keys[0]) === alike(best[0])) found++;
  }
  return found >= FOUND;
}

/** Two copies of a card in hand are one option. */
export function likeIn(game: Game): (key: string | undefined) => string | undefined {
  const hand = new Set(game.state.hands[game.decision!.seat]);
  return (key) => (key?.startsWith('play ') && hand.has(Number(/:(\d+)$/.exec(key)?.[1])) ? key.replace(/:\d+$/, '') : key);
}

function stepAt(game: Game, id: string): PuzzleStep | null {
  const d = game.decision!;
  const answers = d.options.map((o) => [keyOf(game, o)]);
  if (d.optional || d.least === 0) answers.push([]);
  if (answers.length < 2) return null;
  const options = weighed(game, answers, WEIGH, chanceOf(id));
  return options && { best: options[0].keys, options };
}
