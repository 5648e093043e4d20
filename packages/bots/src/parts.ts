/** The parts that the first bots share with today's (packages/lab). They are not a public door: they change with the bots. */
export { Imagined } from './imagined.js';
export { loopBreaker, wasDeclined } from './light.js';
export * from './rules.js';
export { askedKey, type Edge, isFinished, type Move, meanFor, moves, type Node, newEdge, newNode, STOP } from './tree.js';
