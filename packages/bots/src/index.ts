/** Opponents. */
export { type Advice, type Bot, type Budget, type Considered, randomPicks } from './bot.js';
export { chances, evaluate, standing } from './evaluate.js';
export { greedy, greedyWith, type Habits } from './greedy.js';
export { adviser, BOT_NAMES, botCalled, HINT, LEVEL_NAMES, LEVELS, type Level, type LevelSpec, levels } from './levels.js';
export { enough } from './light.js';
export { random } from './random.js';
export { type SearchOptions, search, searchDefaults, searchWith } from './search.js';
export { moveKey, moves, STOP } from './tree.js';
export { STEPS, type Tuning, tuned, type Weights, weightsFor } from './weights.js';
