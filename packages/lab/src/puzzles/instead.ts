import {
  copyOf,
  endTurn,
  followTurns,
  goesOn,
  isEnd,
  lineWithout,
  lossOf,
  type Need,
  othersAnswer,
  playLine,
  type Span,
  samePosition,
  searchWith,
  stepsIn,
  type Way,
} from '@breakpoint/bots';
import { answerWith, type Chance, type Game, knowledgeOf, seedFromText } from '@breakpoint/engine';
import { Step, Zone } from '@breakpoint/engine/tools';

/** A turn that is worse than the solution by at least this much makes the puzzle, and whoever plays it has not solved it. */
export const MARGIN = 0.1;

/** The iterations of the searches for another turn: at the answer that is replaced, at those that follow in the turn, and later while bases score. */
const LOOK = 160;
const ON = 40;
const LATER = 300;
/** This many other answers are tried in place of one; and no turn has more answers of one player than this. */
const TRIED = 4;
export const ANSWERS = 40;
/** The worlds in which all turns are compared first; how many of the best are compared again; and at most how many worlds are used then. */
const WORLDS = 60;
const BEST = 4;
const MOST = 400;
/** Plays that bring no more than this are left out of the best turn when it is told. */
const SLACK = 0.02;

export const chanceOf = (text: string): Chance => ({ key: seedFromText(text), used: 0 });

/** Does the answer play a card that is in a deck at the beginning? */
export function isDrawn({ state }: Game, key: string): boolean {
  const card = /^play .*:(\d+)$/.exec(key)?.[1];
  return card !== undefined && state.zone[Number(card)] === Zone.Deck;
}

export interface Needs {
  /** The needed part of each step: every turn without it is worse by the margin. */
  parts: Need[];
  /** Is that all of the solution? */
  all: boolean;
  /** How much worse the best other turn is, whatever it does. */
  lead: number;
}

/** The parts of a solution that are needed. */
export function needsOf(start: Game, way: Way, natural: readonly string[][][], worlds: number): Needs {
  const steps = start.decision!.quiet === 'base' ? [] : stepsIn(start, way.line, way.later);
  const turns = [[], ...natural].map((line): Way => ({ line, later: [] }));
  for (const step of steps) turns.push(...turnsWithout(start, way, step));
  const rivals = new Rivals(start, way, Math.min(worlds, MOST), turns);
  const parts = steps.flatMap(({ from, to }): Need[] => {
    // The whole step, or as much of its beginning as is needed.
    for (let end = to; end > from; end--) {
      const found = rivals.best({ from, to: end });
      if (found.loss >= MARGIN) return [{ ...rivals.shortened(found), step: { from, to: end } }];
    }
    return [];
  });
  const isWhole = ({ from, to }: Span): boolean => parts.some(({ step }) => step.from === from && step.to === to);
  return { parts, all: steps.length > 0 && steps.every(isWhole), lead: rivals.best(null).loss };
}

/** Other turns than a solution, and how much worse they are. */
class Rivals {
  private readonly turns: { way: Way; loss: number }[];
  private readonly judged = new Map<Way, Omit<Need, 'step'>>();

  constructor(
    private readonly start: Game,
    private readonly solution: Way,
    private readonly worlds: number,
    turns: readonly Way[],
  ) {
    const texts = new Set(turns.map((way) => JSON.stringify(way)));
    const others = [...texts].map((text) => JSON.parse(text) as Way).filter((way) => this.isOther(way));
    const all = followTurns(start, [solution, ...others], WORLDS);
    this.turns = others.map((way, i) => ({ way, loss: lossOf(all, 0, i + 1) })).sort((a, b) => a.loss - b.loss);
  }

  /** The best turn without this part of the solution, or of all. */
  best(step: Span | null): Omit<Need, 'step'> {
    const { line, later } = this.solution;
    const part = step && this.signs([...line, ...later].slice(step.from, step.to));
    const isWithout = ({ line, later }: Way): boolean => part === null || !includes(this.signs([...line, ...later]), part);
    const without = this.turns.filter(({ way }) => isWithout(way)).slice(0, BEST);
    return without.map(({ way }) => this.judge(way)).reduce((a, b) => (b.loss < a.loss ? b : a));
  }

  /** The same turn without plays that bring hardly anything. */
  shortened(need: Omit<Need, 'step'>): Omit<Need, 'step'> {
    const { start } = this;
    const { line, later } = need.instead;
    if (later.length > 0) return need;
    for (const step of stepsIn(start, line, []).reverse()) {
      const less = { line: lineWithout(start, line, step), later };
      if (!this.isOther(less)) continue;
      const { loss } = this.judge(less);
      if (loss <= need.loss + SLACK) return { ...this.shortened({ instead: less, loss: need.loss }), loss: need.loss };
    }
    return need;
  }

  /** Does a turn need no luck, and lead elsewhere than the solution? */
  private isOther({ line, later }: Way): boolean {
    const { start, solution } = this;
    if (line.flat().some((key) => isDrawn(start, key))) return false;
    const [end, other] = [solution.line, line].map((answers) => {
      const game = copyOf(start);
      playLine(game, start.decision!.seat, answers);
      return game;
    });
    return later.length > 0 || !samePosition(end, other);
  }

  /** What the seat does while bases score belongs to a turn, too, if that makes it better. */
  private judge(way: Way): Omit<Need, 'step'> {
    const { start, solution, worlds, judged } = this;
    const known = judged.get(way);
    if (known) return known;
    const ways = way.later.length > 0 ? [way] : [way, { ...way, later: answersAfter(start, way.line) }];
    const all = followTurns(start, [solution, ...ways], worlds);
    const found = ways.map((instead, i) => ({ instead, loss: lossOf(all, 0, i + 1) })).reduce((a, b) => (b.loss < a.loss ? b : a));
    judged.set(way, found);
    return found;
  }

  /** Answers in which copies of a card in the hand are the same. */
  private signs(answers: readonly string[][]): string[] {
    const { state } = this.start;
    const sign = (key: string): string => {
      const n = /:(\d+)$/.exec(key)?.[1];
      return n !== undefined && state.zone[Number(n)] === Zone.Hand ? key.replace(/:\d+$/, '') : key;
    };
    return answers.map((keys) => keys.map(sign).sort().join());
  }
}

const includes = (list: readonly string[], part: readonly string[]): boolean =>
  list.some((_, i) => part.every((sign, k) => list[i + k] === sign));

/** Turns that leave a step of the solution out, or answer something else at one of its questions. */
function turnsWithout(start: Game, { line, later }: Way, step: Span): Way[] {
  const found: Way[] = [];
  for (let i = step.from; i < step.to; i++) {
    const isLater = i >= line.length;
    const game = isLater ? afterTurn(start, line, later.slice(0, i - line.length)) : afterTurn(start, line.slice(0, i), null);
    for (const keys of othersAt(game, [...line, ...later][i])) {
      if (isLater) found.push({ line, later: [...later.slice(0, i - line.length), keys] });
      else if (isEnd(game.decision!, keys)) found.push({ line: line.slice(0, i), later: [] });
      else
        for (const rest of [line.slice(step.to), []]) {
          const given = [...line.slice(0, i), keys];
          found.push(finished(start, lineWithout(start, [...given, ...rest], { from: given.length, to: given.length }), line[step.from]));
        }
    }
  }
  if (step.from < line.length) found.push(finished(start, lineWithout(start, line, step), line[step.from]));
  return found;
}

/** The position after some answers; `later`: after the end of the turn and these. */
function afterTurn(start: Game, line: string[][], later: string[][] | null): Game {
  const { seat } = start.decision!;
  const game = copyOf(start);
  playLine(game, seat, line);
  if (later === null) return game;
  endTurn(game, start);
  playLine(game, seat, later);
  return game;
}

/** The best answers to a question, without this one. */
function othersAt(game: Game, keys: readonly string[]): string[][] {
  const { seat } = game.decision!;
  const { options } = searchWith().advise(knowledgeOf(game, seat), chanceOf('instead'), { iterations: LOOK }, { plays: true });
  return options
    .slice(0, TRIED + 1)
    .filter((o) => o.visits > 0 && o.keys.join() !== keys.join())
    .slice(0, TRIED)
    .map((o) => o.keys);
}

/** Goes on with a turn as a search would, but without this answer. */
function finished(start: Game, line: string[][], without: readonly string[]): Way {
  const { seat } = start.decision!;
  const game = afterTurn(start, line, null);
  const given = [...line];
  const bot = searchWith();
  while (goesOn(game, start) && given.length < ANSWERS) {
    const { keys, options } = bot.advise(knowledgeOf(game, seat), chanceOf(`on ${given.length}`), { iterations: ON });
    const isLeftOut = (answer: readonly string[]): boolean => answer.join() === without.join();
    const answer = isLeftOut(keys) ? options.find((o) => !isLeftOut(o.keys))?.keys : keys;
    if (answer === undefined || isEnd(game.decision!, answer)) break;
    playLine(game, seat, [answer]);
    given.push(answer);
  }
  return { line: given, later: [] };
}

/** What a search answers later in the turn, while bases score. */
export function answersAfter(start: Game, line: string[][]): string[][] {
  const { seat } = start.decision!;
  const { turn } = start.state;
  const game = afterTurn(start, line, []);
  const bot = searchWith({ budget: { iterations: LATER } });
  const later: string[][] = [];
  for (let d = game.decision; d?.seat === seat && later.length < ANSWERS; d = game.decision) {
    if (game.state.turn !== turn || game.state.step >= Step.Draw) break;
    const keys = bot.decide(knowledgeOf(game, seat), chanceOf(`later ${later.length}`));
    answerWith(game, seat, keys);
    othersAnswer(game, seat, turn);
    later.push(keys);
  }
  return later;
}
