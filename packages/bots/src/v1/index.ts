/** The bots as they first were, kept unchanged as opponents for `breakpoint arena`: what is new has to beat them. */
export { greedyV1 } from './greedy.js';
export { searchV1 } from './search.js';
