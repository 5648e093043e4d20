export { type Advice, type Bot, type Budget, type Considered, type Inquiry, randomPicks, type Study } from './bot.js';
export { isTrue } from './claims.js';
export { evaluate, standing } from './evaluate.js';
export { greedy, greedyWith, type Habits } from './greedy.js';
export { type Hint, type HintOption, hintFor } from './hint.js';
export { chances, judged } from './judge.js';
export { learntAbout } from './learnt.js';
export { BOT_NAMES, botCalled, LEVEL_NAMES, LEVELS, type Level, type LevelSpec, levels, timeLimitOf } from './levels.js';
export type { PlayStep } from './line.js';
export { followTurns, isOnVp, lossOf, type Need, type Outcome, type Point, pointOf, untrueOf } from './point.js';
export { type AskedPosition, knownAt } from './position.js';
export { practice } from './practice.js';
export {
  copyOf,
  endAt,
  endTurn,
  goesOn,
  inOrder,
  isEnd,
  linesCompared,
  lineWorth,
  othersAnswer,
  type Puzzle,
  type Puzzles,
  playLine,
  samePosition,
  THEMES,
  type Theme,
  themeOf,
  type Way,
} from './puzzle.js';
export { random } from './random.js';
export type { Reason } from './reasons.js';
export { type Judged, type Reviewed, reviewed } from './review.js';
export { type Searcher, type SearchOptions, type SearchSettings, searchSettings, searchWith } from './search.js';
export { type Correction, corrected, logOdds } from './shown.js';
export { lineWithout, type Shown, type Span, shownOf, stepsIn, wholeTurn } from './steps.js';
export { moves } from './tree.js';
export { type Judgement, STEPS, type Tuning, tuned, type Weights, weightsFor } from './weights.js';
export type { BaseWorth, BaseWorths, CardWorth, CardWorths, TurnOdds } from './worths.js';
