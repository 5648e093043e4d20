import {
  copyOf,
  endAt,
  followTurns,
  goesOn,
  lineWithout,
  lossOf,
  othersAnswer,
  type PlayStep,
  playLine,
  type Span,
  searchWith,
  stepsIn,
  wholeTurn,
  without,
} from '@breakpoint/bots';
import { answerWith, type Game, knowledgeOf, seedFromText } from '@breakpoint/engine';
import { Step } from '@breakpoint/engine/tools';

/** What costs no more than this chance of winning is not needed. */
const SLACK = 0.01;
/** What is done later in the turn is told if so much of the chance hangs on it, and this part of what makes the turn better. */
const WORTH = 0.1;
const PART = 1 / 3;
/** The iterations for an answer later in the turn; and no turn has more of them. */
const ITERATIONS = 300;
const ANSWERS = 40;

/** The line without plays, and without cards in lists, that nothing is lost without: what is left is what the puzzle is about. */
export function neededOf(start: Game, line: string[][], worlds: number): string[][] {
  const isEnough = (less: string[][]): boolean => {
    const all = followTurns(start, [wholeTurn(start, line), wholeTurn(start, less)], worlds);
    return lossOf(all, 0, 1) <= SLACK;
  };
  let needed = line;
  for (let less: string[][] | undefined = line; less !== undefined; ) {
    needed = less;
    less = shorter(start, needed).find(isEnough);
  }
  for (let i = 0; i < needed.length; i++)
    for (const key of needed[i].length > 1 ? needed[i] : []) {
      const less = needed.map((keys, k) => (k === i ? keys.filter((x) => x !== key) : keys));
      if (isPlayable(start, less) && isEnough(less)) needed = less;
    }
  return needed;
}

/** The line without each of its plays, the last one first. */
const shorter = (start: Game, line: string[][]): string[][][] => {
  const steps = stepsIn(start, line, []);
  return steps.length < 2 ? [] : steps.reverse().map((step) => lineWithout(start, line, step));
};

function isPlayable(start: Game, line: string[][]): boolean {
  try {
    playLine(copyOf(start), start.decision!.seat, line);
    return true;
  } catch {
    return false;
  }
}

/** What the seat answers later in the turn, while bases score, if much depends on it. */
export function laterOf(start: Game, line: string[][], other: string[][], worlds: number): string[][] {
  const gain = lossOf(followTurns(start, [wholeTurn(start, line), wholeTurn(start, other)], worlds), 0, 1);
  const later = answersAfter(start, line);
  const steps = stepsIn(start, line, later).filter(({ from }) => from >= line.length);
  let needed = 0;
  for (const step of steps) if (worthOf(start, line, later, step, worlds) >= Math.max(WORTH, PART * gain)) needed = step.to - line.length;
  return later.slice(0, needed);
}

function worthOf(start: Game, line: string[][], later: string[][], step: Span, worlds: number): number {
  const turns: PlayStep[][] = [wholeTurn(start, line, later.slice(0, step.to - line.length)), without(start, line, later, step)];
  return lossOf(followTurns(start, turns, worlds), 0, 1);
}

function answersAfter(start: Game, line: string[][]): string[][] {
  const { seat } = start.decision!;
  const game = copyOf(start);
  playLine(game, seat, line);
  if (goesOn(game, start)) playLine(game, seat, [endAt(game).keys]);
  const { turn } = start.state;
  const bot = searchWith({ budget: { iterations: ITERATIONS } });
  const later: string[][] = [];
  for (let d = game.decision; d?.seat === seat && later.length < ANSWERS; d = game.decision) {
    if (game.state.turn !== turn || game.state.step >= Step.Draw) break;
    const keys = bot.decide(knowledgeOf(game, seat), { key: seedFromText(`later ${later.length}`), used: 0 });
    answerWith(game, seat, keys);
    othersAnswer(game, seat, turn);
    later.push(keys);
  }
  return later;
}
