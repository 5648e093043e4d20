import type { Followups } from './bot.js';
import { greedy } from './greedy.js';
import { type PlayStep, stepAt } from './line.js';
import type { Point } from './point.js';
import { compared, type Reason, reasonsFor } from './reasons.js';
import { type Chance, type Decision, type Game, keyOf, knowledgeOf, type Log, type Seat, seedFromText, Word } from './rules.js';
import { searchWith } from './search.js';
import { mean } from './shares.js';

/** What a puzzle is about: by the question that it begins with, or by the most important reason for its solution. */
export const THEMES = ['scoring', 'last-vp', 'denying', 'specials', 'order'] as const;
export type Theme = (typeof THEMES)[number];

/** A way to play a turn. */
export interface Way {
  /** The seat's answers before it ends its turn, or passes in the window. */
  line: string[][];
  /** What it answers later in the turn, while bases score. */
  later: string[][];
}

/**
 * A position in which one way to play is clearly better than a natural other one: at the beginning of a turn, which is to be played
 * to its end; in a window of a scoring, in which Specials can be used; or before several bases score.
 */
export interface Puzzle extends Way {
  id: string;
  /** The log of the game up to the position. */
  log: Log;
  seat: Seat;
  /** The iterations that the search needs to find the first answer, and this difficulty on a scale from 1 to 5. */
  iterations: number;
  stars: number;
  theme: Theme;
  /** The chance of winning after the solution. It is told together with what comes later only if the point depends on that. */
  value: number;
  /** A natural way to play that is worse; below, what the solution is about. */
  other: { line: string[][]; value: number };
  point: Point;
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

/** By theme, and the easiest first. */
export const inOrder = ({ puzzles }: Puzzles): Puzzle[] =>
  [...puzzles].sort((a, b) => THEMES.indexOf(a.theme) - THEMES.indexOf(b.theme) || a.iterations - b.iterations);

/** The worlds in which a turn of a puzzle is judged. */
const WORLDS = 300;

const chanceOf = (text: string): Chance => ({ key: seedFromText(text), used: 0 });

/** The other players answer what they are asked in the middle of this turn: always the same, so that a line leads to one position. */
export function othersAnswer(game: Game, seat: Seat, turn: number): void {
  for (let d = game.decision; d !== null && d.seat !== seat && game.state.turn === turn; d = game.decision)
    give(game, greedy.decide(knowledgeOf(game, d.seat), chanceOf(`others ${game.answers.length}`)));
}

/** Is another player asked anything in the middle of this line? The line itself does not bring about what comes of that. */
export function askedMeanwhile(start: Game, seat: Seat, line: readonly (readonly string[])[]): boolean {
  const game = copyOf(start);
  const { turn } = game.state;
  return line.some((keys) => {
    give(game, keys);
    const isAsked = game.decision !== null && game.decision.seat !== seat && game.decision.quiet === undefined;
    othersAnswer(game, seat, turn);
    return isAsked;
  });
}

function give(game: Game, keys: readonly string[]): void {
  const d = game.decision!;
  game.answer(keys.map((key) => d.options.find((o) => keyOf(game, o) === key)!));
}

/** Plays a line of the seat's answers, and says each of them as the seat sees it. */
export function playLine(game: Game, seat: Seat, line: readonly (readonly string[])[]): PlayStep[] {
  return line.map((keys) => {
    const d = game.decision!;
    const { turn } = game.state;
    const step = stepAt(
      game,
      d,
      seat,
      keys.map((key) => d.options.find((o) => keyOf(game, o) === key)!),
    );
    give(game, keys);
    othersAnswer(game, seat, turn);
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

/** Does the answer end the turn, or pass in a window? Then a puzzle is judged instead of played on. */
export const isEnd = ({ quiet }: Pick<Decision, 'quiet'>, keys: readonly string[]): boolean =>
  quiet === 'play' ? keys[0] === 'end' : quiet === 'window' && keys.length === 0;

/** Is the seat still at the same thing as when the puzzle began: its turn, or this window? The order of bases is a single answer. */
export function goesOn({ decision, state: now }: Game, { decision: asked, state: then }: Game): boolean {
  if (decision?.seat !== asked!.seat || asked!.quiet === 'base' || now.turn !== then.turn) return false;
  return now.step === then.step && now.scoring?.base === then.scoring?.base;
}

/** The answer that ends the turn, or passes in the window. */
export function endAt(game: Game): PlayStep {
  const d = game.decision!;
  return stepAt(game, d, d.seat, d.quiet === 'play' ? [Word.End] : []);
}

/** Ends the turn, or passes in the window. Says nothing if that has happened, or if something else is asked. */
export function endTurn(game: Game, start: Game): PlayStep[] {
  if (!goesOn(game, start)) return [];
  const { keys } = endAt(game);
  return isEnd(game.decision!, keys) ? playLine(game, game.decision!.seat, [keys]) : [];
}

/**
 * The chance of winning after a line from this position, if the seat then ends its turn or passes. The last play is made in sampled
 * worlds, so that what it reveals counts for nothing.
 */
export function lineWorth(start: Game, line: readonly (readonly string[])[], worlds = WORLDS): number {
  const { seat } = start.decision!;
  let before = copyOf(start);
  const after = copyOf(start);
  let last: PlayStep[] = [];
  for (const [i, keys] of line.entries()) {
    if (after.decision!.quiet !== undefined) {
      last = [];
      before = copyOf(start);
      playLine(before, seat, line.slice(0, i));
    }
    last.push(...playLine(after, seat, [keys]));
  }
  if (after.over) return after.state.winner === seat ? 1 : 0;
  if (goesOn(after, start)) return worthOf(after, [endAt(after)], worlds);
  return worthOf(before, last, worlds);
}

function worthOf(game: Game, steps: PlayStep[], worlds: number): number {
  const { seat } = game.decision!;
  const study = searchWith().study(knowledgeOf(game, seat), chanceOf('a turn'), { iterations: 1 }, { plays: true });
  return mean(study.follow([steps], worlds).fates[0].map((f) => f.chance));
}

/** A copy that can be answered by keys and asked for its seats' knowledge. */
export function copyOf(game: Game): Game {
  const copy = game.fork();
  copy.adopt(game, game.answers.slice());
  return copy;
}

/** What two lines from a position come to in the same worlds, each with its end; and why the first is better. */
export function linesCompared(
  start: Game,
  lines: readonly (readonly string[])[][],
  worlds = WORLDS,
): { plays: PlayStep[][]; followed: Followups; reasons: Reason[] } {
  const { seat } = start.decision!;
  const plays: PlayStep[][] = [];
  const whole = lines.map((line) => {
    const game = copyOf(start);
    const steps = playLine(game, seat, line);
    plays.push(steps);
    return goesOn(game, start) ? [...steps, endAt(game)] : steps;
  });
  const study = searchWith().study(knowledgeOf(start, seat), chanceOf('two turns'), { iterations: worlds }, { plays: true });
  const followed = study.follow(whole, worlds);
  return { plays, followed, reasons: reasonsFor(compared(followed, plays)) };
}

export function themeOf({ decision }: Game, reasons: readonly Reason[]): Theme {
  if (decision!.quiet === 'window') return 'specials';
  if (decision!.quiet === 'base') return 'order';
  switch (reasons[0]?.kind) {
    case 'wins':
      return 'last-vp';
    case 'denies':
    case 'loses':
      return 'denying';
    default:
      return 'scoring';
  }
}
