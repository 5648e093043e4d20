/** Opponents. */
export { type Bot, randomPicks } from './bot.js';
export { evaluate, standing } from './evaluate.js';
export { greedy, greedyWith } from './greedy.js';
export { random } from './random.js';
export { ODDS, type Weights, weights } from './weights.js';
