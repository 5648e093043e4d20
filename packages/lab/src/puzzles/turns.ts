import {
  type Bot,
  greedyWith,
  othersAnswer,
  type Puzzle,
  playLine,
  samePosition,
  searchWith,
  themeOf,
  turnReasons,
  turnWorth,
} from '@breakpoint/bots';
import { answerWith, type Chance, type Game, knowledgeOf, logOf, type Seat, seedFromText } from '@breakpoint/engine';

/** A turn that is worse than the solution by at least this much makes the puzzle, and whoever plays it has not solved it. */
export const MARGIN = 0.1;
/** No turn has more answers of one player. */
const ANSWERS = 40;

/** How carefully a puzzle is weighed: the iterations for each answer of the solution, and the worlds in which turns are judged. */
export interface Care {
  iterations: number;
  worlds: number;
}

const chanceOf = (text: string): Chance => ({ key: seedFromText(text), used: 0 });

/** A way to play the whole turn, and what it is worth. */
interface Turn {
  line: string[][];
  /** The position at its end. */
  end: Game;
  value: number;
}

/** Plays a turn to its end: the given answers first, then those of a bot. Null if it does not come to its end. */
function turnOf(start: Game, seat: Seat, given: readonly string[][], bot: Bot, chance: Chance, worlds: number): Turn | null {
  const game = copyOf(start);
  const line: string[][] = [];
  while (line.length < ANSWERS) {
    const d = game.decision;
    if (d === null || d.seat !== seat || game.state.turn !== start.state.turn) return null;
    const keys = given[line.length] ?? bot.decide(knowledgeOf(game, seat), chance);
    if (keys[0] === 'end') return { line, end: game, value: turnWorth(game, seat, worlds) };
    answerWith(game, seat, keys);
    othersAnswer(game, seat);
    line.push(keys);
  }
  return null;
}

/** A copy that can be answered by keys and asked for its seats' knowledge. */
function copyOf(game: Game): Game {
  const copy = game.fork();
  copy.adopt(game, game.answers.slice());
  return copy;
}

/** The turns that a player might play: those of weaker bots, and the solution's next best beginnings. */
function naturalTurns(game: Game, seat: Seat, id: string, worlds: number): Turn[] {
  const search = (iterations: number): Bot => searchWith({ budget: { iterations } });
  const bots = [greedyWith(), search(12), search(12), search(40), search(40)];
  const turns = bots.map((bot, i) => turnOf(game, seat, [], bot, chanceOf(`${id} natural ${i}`), worlds));
  const { options } = searchWith().advise(knowledgeOf(game, seat), chanceOf(`${id} begin`), { iterations: 120 }, { plays: true });
  for (const [i, { keys, visits }] of options.slice(0, 4).entries())
    if (visits > 0 && keys[0] !== 'end') turns.push(turnOf(game, seat, [keys], search(60), chanceOf(`${id} next ${i}`), worlds));
  return turns.filter((turn) => turn !== null);
}

/**
 * The puzzle at this position, or why it is none. `begin`: the first answers of the solution, if they are known. If a natural turn
 * turns out to be better, it becomes the solution.
 */
export function puzzleFrom(
  game: Game,
  { id, iterations, stars }: Pick<Puzzle, 'id' | 'iterations' | 'stars'>,
  { iterations: deep, worlds }: Care,
  begin: readonly string[][] = [],
): Puzzle | string {
  const { seat } = game.decision!;
  const found = turnOf(game, seat, begin, searchWith({ budget: { iterations: deep } }), chanceOf(`${id} solution`), worlds);
  if (found === null) return 'the turn does not come to its end';
  const natural = naturalTurns(game, seat, id, Math.min(worlds, 150));
  const better = natural.filter((turn) => !samePosition(turn.end, found.end) && turn.value > found.value);
  const solution = better
    .map((turn) => ({ ...turn, value: turnOf(game, seat, turn.line, NOBODY, chanceOf(id), worlds)!.value }))
    .reduce((a, b) => (b.value > a.value ? b : a), found);
  if (solution.line.length === 0) return 'the best turn does nothing';
  const worse = natural.filter((turn) => !samePosition(turn.end, solution.end) && turn.value <= solution.value - MARGIN);
  if (worse.length === 0) return 'no natural turn is clearly worse';
  const other = worse.reduce((a, b) => (b.value > a.value ? b : a));
  const steps = (line: string[][]) => playLine(copyOf(game), seat, line);
  const reasons = turnReasons(knowledgeOf(game, seat), [steps(solution.line), steps(other.line)], worlds);
  // That a turn brings more cards is no point by itself.
  if (reasons.every((r) => r.kind === 'cards')) return 'its point cannot be told';
  const round = (x: number): number => Number(x.toFixed(3));
  return {
    id,
    log: logOf(game),
    seat,
    iterations,
    stars,
    theme: themeOf(reasons),
    line: solution.line,
    value: round(solution.value),
    other: { line: other.line, value: round(other.value) },
    reasons,
  };
}

/** Ends the turn. */
const NOBODY: Bot = { name: 'nobody', decide: () => ['end'] };
