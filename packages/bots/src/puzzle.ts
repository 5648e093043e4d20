import { greedy } from './greedy.js';
import { type PlayStep, stepAt } from './line.js';
import { compared, mean, type Reason, reasonsFor } from './reasons.js';
import { type Chance, type Game, type Knowledge, keyOf, knowledgeOf, type Log, type Seat, seedFromText } from './rules.js';
import { searchWith } from './search.js';

/** What a puzzle is about, by the most important reason for its solution. */
export const THEMES = ['last-vp', 'scoring', 'denying', 'position'] as const;
export type Theme = (typeof THEMES)[number];

/** A position at the beginning of a turn, in which one way to play the turn is clearly better than a natural other one. */
export interface Puzzle {
  id: string;
  /** The log of the game up to the position. */
  log: Log;
  seat: Seat;
  /** The iterations that the search needs to find the first answer, and this difficulty on a scale from 1 to 5. */
  iterations: number;
  stars: number;
  theme: Theme;
  /** The solution: the seat's answers up to the end of its turn, and the chance of winning then. */
  line: string[][];
  value: number;
  /** A natural turn that is worse, and why the solution is better. */
  other: { line: string[][]; value: number };
  reasons: Reason[];
}
/** A file of puzzles. More puzzles are made from the games that follow. */
export interface Puzzles {
  seed: string;
  /** The number of the next game to look through. */
  next: number;
  /** A turn is right if its chance of winning is no further behind the solution's than this. */
  margin: number;
  puzzles: Puzzle[];
}

/** The worlds in which a turn of a puzzle is judged. */
const WORLDS = 300;

const chanceOf = (text: string): Chance => ({ key: seedFromText(text), used: 0 });

/** The other players answer what they are asked in the middle of a turn: always the same, so that a line leads to one position. */
export function othersAnswer(game: Game, seat: Seat): void {
  const { turn } = game.state;
  for (let d = game.decision; d !== null && d.seat !== seat && game.state.turn === turn; d = game.decision)
    give(game, greedy.decide(knowledgeOf(game, d.seat), chanceOf(`others ${game.answers.length}`)));
}

function give(game: Game, keys: readonly string[]): void {
  const d = game.decision!;
  game.answer(keys.map((key) => d.options.find((o) => keyOf(game, o) === key)!));
}

/** Plays a line of the seat's answers, and says each of them as the seat sees it. */
export function playLine(game: Game, seat: Seat, line: readonly (readonly string[])[]): PlayStep[] {
  return line.map((keys) => {
    const d = game.decision!;
    const step = stepAt(
      game,
      d,
      seat,
      keys.map((key) => d.options.find((o) => keyOf(game, o) === key)!),
    );
    give(game, keys);
    othersAnswer(game, seat);
    return step;
  });
}

/** Are all cards in the same places? The order of the plays that brought them there does not matter. */
export function samePosition({ state: a }: Game, { state: b }: Game): boolean {
  if (a.turn !== b.turn || a.vp.some((n, p) => n !== b.vp[p])) return false;
  for (let c = 0; c < a.cards; c++)
    if (
      a.zone[c] !== b.zone[c] ||
      a.holder[c] !== b.holder[c] ||
      a.base[c] !== b.base[c] ||
      a.host[c] !== b.host[c] ||
      a.controller[c] !== b.controller[c] ||
      a.counters[c] !== b.counters[c]
    )
      return false;
  return true;
}

/** The chance of winning if the seat ends its turn now. */
export function turnWorth(game: Game, seat: Seat, worlds = WORLDS): number {
  if (game.over) return game.state.winner === seat ? 1 : 0;
  const end = stepAt(game, game.decision!, seat, [endOf(game)]);
  const study = searchWith().study(knowledgeOf(game, seat), chanceOf('a turn'), { iterations: 1 }, { plays: true });
  return mean(study.follow([[end]], worlds).fates[0].map((f) => f.chance));
}

const endOf = (game: Game): number => game.decision!.options.find((o) => keyOf(game, o) === 'end')!;

/** Why a turn is better than another one, from the position before both of them. */
export function turnReasons(knowledge: Knowledge, turns: readonly [readonly PlayStep[], readonly PlayStep[]], worlds = WORLDS): Reason[] {
  const study = searchWith().study(knowledge, chanceOf('two turns'), { iterations: worlds }, { plays: true });
  const ended = turns.map((turn) => [...turn, END]);
  return reasonsFor(compared(study.follow(ended, worlds), turns));
}
const END: PlayStep = { prompt: 'play-phase', source: null, options: [], keys: ['end'] };

export function themeOf([first]: readonly Reason[]): Theme {
  if (first.kind === 'wins') return 'last-vp';
  if (first.kind === 'gains' || first.kind === 'ahead') return 'scoring';
  return first.kind === 'leads' || first.kind === 'tops' || first.kind === 'keeps' || first.kind === 'cards' ? 'position' : 'denying';
}
