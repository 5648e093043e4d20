/** Opponents. */
export { type Advice, type Bot, type Budget, type Considered, randomPicks } from './bot.js';
export { evaluate, standing } from './evaluate.js';
export { greedy, greedyWith } from './greedy.js';
export { adviser, BOT_NAMES, botCalled, easy, LEVELS, type Level, levels } from './levels.js';
export { random } from './random.js';
export { type SearchOptions, search, searchWith } from './search.js';
export { ODDS, type Weights, weights } from './weights.js';
