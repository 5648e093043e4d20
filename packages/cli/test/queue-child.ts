import { arena } from '../src/commands/arena.js';
import { simulate } from '../src/commands/simulate.js';
import { worker } from '../src/commands/worker.js';
import { buildOf } from '../src/queue/build.js';
import { Worker } from '../src/queue/worker.js';

// Commands in a process of their own, for tests that kill and freeze it.
const [name, ...args] = process.argv.slice(2);

/** A worker whose games others get after half a second of silence. */
async function impatient([url]: string[]): Promise<number> {
  const say = (line: string): void => console.error(line);
  const { games } = await new Worker({ url, threads: 0, build: buildOf([]), idle: 500, frozen: 500, say }).run();
  console.log(`${games} games played`);
  return 0;
}

const commands: Record<string, (args: string[]) => Promise<number>> = { arena, simulate, worker, impatient };
process.exitCode = await commands[name](args);
