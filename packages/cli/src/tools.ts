/** What other programs of this repository use of the command line: the laboratory (packages/lab). */
export * from './args.js';
export { collectRarely, RARE_COLLECTIONS } from './collections.js';
export { type Players, type PlayersFor, simulate } from './commands/simulate.js';
export type { Command } from './commands.js';
export { BOTS, type Help, SEED, THREADS } from './help.js';
export { Interrupt } from './interrupt.js';
export { duration, Progress } from './progress.js';
export { runOne, usageOf } from './running-commands.js';
export { playBots, playMatch, type Row, type Times } from './simulate/match.js';
export { DECISION_LIMIT, factionList, playRandomly, randomSetup, type SimulateOptions } from './simulate/play.js';
export { openPool, type Pool, runAll } from './simulate/pool.js';
export * from './simulate/statistics.js';
export { type Done, type Failure, nothingDone, runTask, type Task } from './simulate/tasks.js';
