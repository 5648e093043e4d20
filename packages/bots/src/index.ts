/** Opponents. */
export { type Advice, type Bot, type Budget, type Considered, type Curiosity, randomPicks } from './bot.js';
export { evaluate, standing } from './evaluate.js';
export { BASE_INPUTS, describe, Features, SEAT_INPUTS } from './features.js';
export { greedy, greedyWith, type Habits } from './greedy.js';
export { HINT, type Hint, type HintOption, hintFor } from './hint.js';
export { chances, judged } from './judge.js';
export { BOT_NAMES, botCalled, LEVEL_NAMES, LEVELS, type Level, type LevelSpec, levels } from './levels.js';
export { enough } from './light.js';
export { added, BASE_WIDTH, LAYERS, layer, leanings, NET_SIZE, type Net, netFromText, netToText, OFFSETS, WIDTHS } from './net.js';
export { type Ground, grounds, type Outlook } from './outlook.js';
export { AS_GOOD, alikeIn, type Puzzle, type PuzzleOption, type PuzzleStep, type Puzzles, verdictOn } from './puzzle.js';
export { random } from './random.js';
export { MISTAKE, type Reviewed, reviewed } from './review.js';
export { type Searcher, type SearchOptions, search, searchDefaults, searchWith } from './search.js';
export { moveKey, moves, STOP } from './tree.js';
export { type Judgement, STEPS, type Tuning, tuned, type Weights, weightsFor } from './weights.js';
