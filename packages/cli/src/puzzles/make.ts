import { AS_GOOD_MARGIN, alikeIn, type Bot, botCalled, type Puzzle, type PuzzleStep, type Searcher, searchWith } from '@breakpoint/bots';
import { answerWith, type CardSet, type Chance, Game, knowledgeOf, logOf, seedFromText } from '@breakpoint/engine';
import { keyOf } from '@breakpoint/engine/tools';
import { randomSetup } from '../simulate/play.js';
import { weighed } from './weigh.js';

/** The right answer's chance of winning is higher than that of any other answer by at least this much. */
export const MARGIN = 0.1;
/** The iterations that the search needs for a puzzle of one star, two stars and so on. */
const LADDER = [12, 40, 120, 400, 1200];

/**
 * How a position is screened: a short search at every turn, and a longer one if the best option leads by enough. The answers are
 * weighed only if it still leads.
 */
const LOOKS = [
  { iterations: 56, visits: 5, lead: 0.04 },
  { iterations: 240, visits: 8, lead: 0.08 },
];
const WEIGH = 700;
/** A puzzle needs a player with at least this many VP: earlier, little depends on one play. */
const STAKES = 7;
/** The search must find the answer in FOUND of this many tries. */
const TRIES = 5;
const FOUND = 4;
const STEPS = 3;

const chanceOf = (text: string): Chance => ({ key: seedFromText(text), used: 0 });

/** The puzzles in one game of `normal` against itself. */
export function puzzlesIn(cards: CardSet, seed: string, number: number, most = 2): Puzzle[] {
  const setup = randomSetup(cards, { players: 2, seed }, number);
  const game = Game.create(cards, setup, { events: false });
  const bots = [botCalled('normal')!, botCalled('normal')!] as Bot[];
  const chance = chanceOf(`${seed}/${number} puzzles`);
  const found: Puzzle[] = [];
  let turn = -1;
  while (game.decision !== null && found.length < most) {
    const { seat } = game.decision;
    const puzzle =
      game.state.turn !== turn && isPromising(game, chance) ? puzzleAt(game, `${seed}/${number}/${game.answers.length}`) : null;
    if (puzzle) {
      found.push(puzzle);
      // The rest of the turn belongs to this puzzle.
      turn = game.state.turn;
    }
    answerWith(game, seat, bots[seat].decide(knowledgeOf(game, seat), chance));
  }
  return found;
}

const search = (iterations: number): Searcher => searchWith({ budget: { iterations } });

/** Does a quick search suggest that one play is clearly the best? */
function isPromising(game: Game, chance: Chance): boolean {
  const d = game.decision!;
  // Only the beginning of a turn, so that the whole turn is part of the puzzle.
  if (d.quiet !== 'play' || game.state.plays.length > 0 || d.options.length < 5 || Math.max(...game.state.vp) < STAKES) return false;
  return LOOKS.every(({ iterations, visits, lead }) => {
    const { options, keys } = search(iterations).advise(knowledgeOf(game, d.seat), chance, undefined, { plays: true });
    const [best, ...others] = options.filter((o) => o.visits >= visits);
    if (others.length === 0 || keys[0] === 'end' || best.value < 0.25) return false;
    return best.value - Math.max(...others.map((o) => o.value)) >= lead;
  });
}

/** The puzzle at this position; null if there is none. */
function puzzleAt(game: Game, id: string): Puzzle | null {
  const { seat } = game.decision!;
  const first = stepAt(game, `${id} 0`);
  if (first === null || first.best[0] === 'end' || marginOf(first) < MARGIN) return null;
  // Of many positions, those in which luck widened the margin are chosen most easily: so it has to be found a second time.
  const again = stepAt(game, `${id} again`);
  const alike = alikeIn(game);
  if (again === null || alike(again.best[0]) !== alike(first.best[0]) || marginOf(again) < MARGIN) return null;
  const iterations = LADDER.find((n) => finds(game, first.best, n, id));
  if (iterations === undefined) return null;
  const steps = [first];
  const line = game.fork();
  line.adopt({ setup: null, dealt: null }, game.answers.slice());
  answerWith(line, seat, first.best);
  // The solution continues with the questions that follow, and with further plays that are as clear.
  while (steps.length < STEPS && line.decision?.seat === seat && line.state.turn === game.state.turn) {
    const next = line.decision.most === 1 ? stepAt(line, `${id} ${steps.length}`) : null;
    if (next === null || marginOf(next) < AS_GOOD_MARGIN || (line.decision.quiet === 'play' && marginOf(next) < MARGIN)) break;
    steps.push(next);
    answerWith(line, seat, next.best);
  }
  return { id, log: logOf(game), seat, iterations, stars: LADDER.indexOf(iterations) + 1, steps };
}

/** How much better the right answer is than the second best. */
const marginOf = ({ options }: PuzzleStep): number => options[0].value - (options[1]?.value ?? 0);

/** Does a search with this many iterations find the answer nearly every time? */
function finds(game: Game, best: readonly string[], iterations: number, id: string): boolean {
  const alike = alikeIn(game);
  let found = 0;
  for (let i = 0; i < TRIES; i++) {
    const { keys } = search(iterations).advise(knowledgeOf(game, game.decision!.seat), chanceOf(`${id} ${iterations} ${i}`));
    if (alike(keys[0]) === alike(best[0])) found++;
  }
  return found >= FOUND;
}

function stepAt(game: Game, id: string): PuzzleStep | null {
  const d = game.decision!;
  const answers = d.options.map((o) => [keyOf(game, o)]);
  if (d.optional || d.least === 0) answers.push([]);
  if (answers.length < 2) return null;
  const options = weighed(game, answers, WEIGH, chanceOf(id));
  return options && { best: options[0].keys, options };
}
