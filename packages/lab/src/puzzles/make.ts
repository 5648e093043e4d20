import { type Bot, botCalled, isEnd, type Puzzle, type Searcher, searchWith } from '@breakpoint/bots';
import { randomSetup } from '@breakpoint/cli/tools';
import { answerWith, type CardSet, type Chance, Game, knowledgeOf, seedFromText } from '@breakpoint/engine';
import { type Care, puzzleFrom } from './turns.js';

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
/** How a new puzzle is weighed. */
const CARE: Care = { iterations: 700, worlds: 400 };
/** A puzzle needs a player with at least this many VP: earlier, little depends on one play. */
const STAKES = 7;
/** The search must find the answer in FOUND of this many tries. */
const TRIES = 5;
const FOUND = 4;

const chanceOf = (text: string): Chance => ({ key: seedFromText(text), used: 0 });

/** The moments at which a puzzle can begin: a turn, a window in which a Special can be used, the order in which bases score. */
export const MOMENTS = ['play', 'window', 'base'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The puzzles in one game of `normal` against itself. */
export function puzzlesIn(cards: CardSet, seed: string, number: number, moments: readonly Moment[] = MOMENTS, most = 2): Puzzle[] {
  const setup = randomSetup(cards, { players: 2, seed }, number);
  const game = Game.create(cards, setup, { events: false });
  const bots = [botCalled('normal')!, botCalled('normal')!] as Bot[];
  const chance = chanceOf(`${seed}/${number} puzzles`);
  const found: Puzzle[] = [];
  let turn = -1;
  while (game.decision !== null && found.length < most) {
    const { seat } = game.decision;
    const puzzle =
      game.state.turn !== turn && isMoment(game, moments) && isPromising(game, chance)
        ? puzzleAt(game, `${seed}/${number}/${game.answers.length}`)
        : null;
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

function isMoment({ decision, state }: Game, moments: readonly Moment[]): boolean {
  const { quiet, options } = decision!;
  if (!moments.includes(quiet as Moment) || Math.max(...state.vp) < STAKES) return false;
  // Only the beginning of a turn, so that the whole turn is part of the puzzle.
  return quiet !== 'play' || (state.plays.length === 0 && options.length >= 5);
}

/** Does a quick search suggest that one play is clearly the best? */
function isPromising(game: Game, chance: Chance): boolean {
  const d = game.decision!;
  return LOOKS.every(({ iterations, visits, lead }) => {
    const { options, keys } = search(iterations).advise(knowledgeOf(game, d.seat), chance, undefined, { plays: true });
    const [best, ...others] = options.filter((o) => o.visits >= visits);
    if (others.length === 0 || isEnd(d, keys) || best.value < 0.25) return false;
    return best.value - Math.max(...others.map((o) => o.value)) >= lead;
  });
}

/** The puzzle at this position; null if there is none. */
function puzzleAt(game: Game, id: string): Puzzle | null {
  const { seat } = game.decision!;
  const { keys } = search(CARE.iterations).advise(knowledgeOf(game, seat), chanceOf(`${id} best`));
  if (isEnd(game.decision!, keys)) return null;
  const iterations = LADDER.find((n) => finds(game, keys, n, id));
  if (iterations === undefined) return null;
  const puzzle = puzzleFrom(game, { id, iterations, stars: LADDER.indexOf(iterations) + 1 }, CARE);
  return typeof puzzle === 'string' ? null : puzzle;
}

/** Does a search with this many iterations find the answer nearly every time? */
function finds(game: Game, best: readonly string[], iterations: number, id: string): boolean {
  const card = (key: string | undefined): string | undefined => key?.replace(/:\d+$/, '');
  let found = 0;
  for (let i = 0; i < TRIES; i++) {
    const { keys } = search(iterations).advise(knowledgeOf(game, game.decision!.seat), chanceOf(`${id} ${iterations} ${i}`));
    if (card(keys[0]) === card(best[0])) found++;
  }
  return found >= FOUND;
}
