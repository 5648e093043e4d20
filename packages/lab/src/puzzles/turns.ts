import {
  type Bot,
  copyOf,
  goesOn,
  greedyWith,
  isEnd,
  isOnVp,
  linesCompared,
  lineWorth,
  othersAnswer,
  type Puzzle,
  pointOf,
  samePosition,
  searchWith,
  themeOf,
} from '@breakpoint/bots';
import { answerWith, type Chance, type Game, knowledgeOf, logOf, type Seat } from '@breakpoint/engine';
import { ANSWERS, chanceOf, isDrawn, MARGIN, needsOf } from './instead.js';
import { laterOf, neededOf } from './needed.js';

/** A difference up to this can be luck of the worlds; a turn that is better by more is really better. */
const BETTER = 0.03;

/** How carefully a puzzle is weighed: the iterations for each answer of the solution, and the worlds in which turns are judged. */
export interface Care {
  iterations: number;
  worlds: number;
}

/** A way to play the whole turn, and what it is worth. */
interface Turn {
  line: string[][];
  /** The position at its end. */
  end: Game;
  value: number;
}

/** Plays to the end of the turn or window: the given answers first, then those of a bot. Null if there is no end. */
function turnOf(start: Game, seat: Seat, given: readonly string[][], bot: Bot, chance: Chance, worlds: number): Turn | null {
  const game = copyOf(start);
  const line: string[][] = [];
  while (line.length < ANSWERS) {
    const keys = given[line.length] ?? bot.decide(knowledgeOf(game, seat), chance);
    if (!isEnd(game.decision!, keys)) {
      answerWith(game, seat, keys);
      othersAnswer(game, seat, start.state.turn);
      line.push(keys);
      if (goesOn(game, start)) continue;
      // A card can end the turn, but that is no way to play it.
      if (start.decision!.quiet === 'play') return null;
    }
    return { line, end: game, value: lineWorth(start, line, worlds) };
  }
  return null;
}

/** How a player might play: as weaker bots do, by the solution's next best beginnings, or by passing. */
export function naturalTurns(game: Game, seat: Seat, id: string, worlds: number): Turn[] {
  const search = (iterations: number): Bot => searchWith({ budget: { iterations } });
  const bots = [greedyWith(), search(12), search(12), search(40), search(40), ...(game.decision!.quiet === 'window' ? [NOBODY] : [])];
  const turns = bots.map((bot, i) => turnOf(game, seat, [], bot, chanceOf(`${id} natural ${i}`), worlds));
  const { options } = searchWith().advise(knowledgeOf(game, seat), chanceOf(`${id} begin`), { iterations: 120 }, { plays: true });
  for (const [i, { keys, visits }] of options.slice(0, 4).entries())
    if (visits > 0 && !isEnd(game.decision!, keys)) turns.push(turnOf(game, seat, [keys], search(60), chanceOf(`${id} next ${i}`), worlds));
  return turns.filter((turn) => turn !== null);
}

/**
 * The puzzle at this position, or the reason why there is none. `begin`: the first answers of the solution, if they are known. If a natural
 * turn turns out to be better, it becomes the solution.
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
  if (solution.line.flat().some((key) => isDrawn(game, key))) return 'the best turn needs luck';
  const worse = natural.filter((turn) => !samePosition(turn.end, solution.end) && turn.value <= solution.value - MARGIN);
  if (worse.length === 0) return 'no natural turn is clearly worse';
  const other = worse.reduce((a, b) => (b.value > a.value ? b : a));
  const told = toldOf(
    game,
    solution.line,
    other.line,
    natural.map(({ line }) => line),
    worlds,
  );
  if (typeof told === 'string') return told;
  const round = (x: number): number => Number(x.toFixed(3));
  return {
    id,
    log: logOf(game),
    seat,
    iterations,
    stars,
    ...told,
    value: round(solution.value),
    other: { line: other.line, value: round(other.value) },
  };
}

/** The solution without what is not needed, and its point; or the reason why there is none. `natural`: how a player might play. */
export function toldOf(
  game: Game,
  whole: string[][],
  other: string[][],
  natural: readonly string[][][],
  worlds: number,
): Pick<Puzzle, 'line' | 'later' | 'point' | 'theme'> | string {
  const line = neededOf(game, whole, worlds);
  const later = laterOf(game, line, other, worlds);
  const needs = needsOf(game, { line, later }, natural, worlds);
  if (needs.lead < -BETTER) return 'another turn is better';
  if (game.decision!.quiet !== 'base' && needs.parts.length === 0) return 'another turn is hardly worse, without any of its steps';
  const point = pointOf(game, { line, later }, other, needs, worlds);
  if (!point.told.some(isOnVp)) return 'its point speaks of no VP';
  const { reasons } = linesCompared(game, [line, other], worlds);
  return { line, later, point, theme: themeOf(game, reasons) };
}

/** Ends the turn, and passes in a window. */
const NOBODY: Bot = { name: 'nobody', decide: ({ decision }) => (decision.prompt === 'play-phase' ? ['end'] : []) };
