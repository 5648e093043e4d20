/** The first bots, kept unchanged as opponents for `lab arena`: a new bot has to beat them. */
export { greedyV1 } from './greedy.js';
export { searchV1 } from './search.js';
