import { greedy } from './greedy.js';
import type { PlayStep } from './line.js';
import { copyOf, endAt, endTurn, goesOn, isEnd, type Puzzle, playLine, type Way } from './puzzle.js';
import { type Game, isComplete, keyOf, knowledgeOf, seedFromText } from './rules.js';

/** Some answers of a turn: from this number on, up to before that one. */
export interface Span {
  from: number;
  to: number;
}

const WINDOWS = new Set(['before-scoring', 'after-scoring', 'react']);

/**
 * The steps of a turn: each play of the line with the answers that belong to it, and what the seat does later in the turn with a card
 * or a base. Answers are counted through the line and what follows it.
 */
export function stepsIn(start: Game, line: readonly string[][], later: readonly string[][]): Span[] {
  const { seat } = start.decision!;
  const game = copyOf(start);
  const asked = playLine(game, seat, line);
  endTurn(game, start);
  const ends = asked.length;
  asked.push(...playLine(game, seat, later));
  const spans: Span[] = [];
  asked.forEach((step, i) => {
    const begins = step.prompt === 'play-phase' || WINDOWS.has(step.prompt) || i === ends || (i > ends && isOfAnother(step, asked[i - 1]));
    if (begins || spans.length === 0) spans.push({ from: i, to: i + 1 });
    else spans[spans.length - 1].to = i + 1;
  });
  // Declining is not a step.
  return spans.filter(({ from }) => asked[from].keys.length > 0 && asked[from].prompt !== 'pick-base-to-score');
}

/** Is it asked by a card other than the one that asked the last question and the one that was chosen there? */
const isOfAnother = ({ source }: PlayStep, { source: before, keys }: PlayStep): boolean =>
  source?.n !== before?.n && !keys.some((key) => key.endsWith(`${source?.id}:${source?.n}`));

/**
 * The line without a step. Answers to questions that do not come up then are left out, too, and questions that the line no longer answers
 * are answered quickly.
 */
export function lineWithout(start: Game, line: readonly string[][], { from, to }: Span): string[][] {
  const { seat } = start.decision!;
  const game = copyOf(start);
  const given: string[][] = [];
  const give = (keys: string[]): void => {
    playLine(game, seat, [keys]);
    given.push(keys);
  };
  const settle = (): void => {
    for (let n = 0; n < QUESTIONS && goesOn(game, start) && !isEnd(game.decision!, endAt(game).keys); n++)
      give(greedy.decide(knowledgeOf(game, seat), { key: seedFromText(`question ${given.length}`), used: 0 }));
  };
  for (const [i, keys] of line.entries()) {
    if (i >= from && i < to) continue;
    if (/^(play|use) /.test(keys[0] ?? '')) settle();
    if (goesOn(game, start) && canAnswer(game, keys)) give(keys);
  }
  settle();
  return given;
}
const QUESTIONS = 20;

function canAnswer(game: Game, keys: readonly string[]): boolean {
  const d = game.decision;
  if (d === null) return false;
  const picks = keys.map((key) => d.options.find((o) => keyOf(game, o) === key));
  return picks.every((o) => o !== undefined) && isComplete(d, picks);
}

/** The whole of a turn: its end, and what the seat answers later in the same turn. */
export function wholeTurn(start: Game, { line, later }: Way): PlayStep[] {
  const { seat } = start.decision!;
  const game = copyOf(start);
  return [...playLine(game, seat, line), ...endTurn(game, start), ...playLine(game, seat, later)];
}

/** The solution of a puzzle as it is shown: its line, what is done later in the turn, the deciding step, and the best turn without it. */
export interface Shown {
  line: PlayStep[];
  later: PlayStep[][];
  step: PlayStep[] | null;
  instead: PlayStep[] | null;
}

export function shownOf(start: Game, { line, later, point }: Pick<Puzzle, 'line' | 'later' | 'point'>): Shown {
  const steps = answersOf(start, { line, later });
  const of = ({ from, to }: Span): PlayStep[] => steps.slice(from, to);
  const after = stepsIn(start, line, later).filter(({ from }) => from >= line.length);
  const { step, instead } = point;
  return {
    line: steps.slice(0, line.length),
    later: after.map(of),
    step: step && of(step),
    instead: instead && insteadIn(start, steps, instead),
  };
}

/** The other turn; if it differs only after its last play, the answer that differs. Doing nothing has a name, too. */
function insteadIn(start: Game, steps: readonly PlayStep[], { line, later }: Way): PlayStep[] {
  const other = answersOf(start, { line, later });
  const differs = other.findIndex((step, i) => step.keys.join() !== steps[i]?.keys.join());
  if (differs >= line.length) return other.slice(differs, differs + 1);
  return line.length > 0 ? other.slice(0, line.length) : [endAt(start)];
}

/** The answers of a turn, without its end. */
function answersOf(start: Game, way: Way): PlayStep[] {
  const steps = wholeTurn(start, way);
  return steps.length > way.line.length + way.later.length ? steps.filter((_, i) => i !== way.line.length) : steps;
}
