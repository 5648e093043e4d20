/** Opponents. */
export { type Bot, randomPicks } from './bot.js';
export { random } from './random.js';
