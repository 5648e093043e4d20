import { writeSync } from 'node:fs';
import { allCards } from '@breakpoint/cards';
import pg from 'pg';
import { commands as lab } from '../src/commands.js';
import { buildOf } from '../src/queue/build.js';
import { Worker } from '../src/queue/worker.js';

// Commands in a process of their own, for tests that kill and freeze it.
const [name, ...args] = process.argv.slice(2);

/** A worker whose games others get after four seconds of silence: longer than a game takes on a busy machine. */
async function impatient([url]: string[]): Promise<number> {
  const say = (line: string): void => console.error(line);
  const { games } = await new Worker(allCards, { url, threads: 0, build: buildOf(allCards, []), idle: 500, frozen: 4000, say }).run();
  console.log(`${games} games played`);
  return 0;
}

/**
 * The process stops itself when its worker has taken games for the nth time, and says so first. A test that looked for that
 * moment from outside could be too late on a busy machine: the worker would have played everything.
 */
function stopAtTaking(nth: number): void {
  const query = pg.Client.prototype.query as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  let takings = 0;
  const watched = async function (this: pg.Client, config: pg.QueryConfig): Promise<pg.QueryResult> {
    const result = await query.call(this, config);
    if (/for update skip locked/.test(config.text) && result.rowCount! > 0 && ++takings === nth) {
      writeSync(2, 'Stopped.\n');
      process.kill(process.pid, 'SIGSTOP');
    }
    return result;
  };
  pg.Client.prototype.query = watched as typeof pg.Client.prototype.query;
}

if (process.env.STOP_AT_TAKING) stopAtTaking(Number(process.env.STOP_AT_TAKING));
process.exitCode = name === 'impatient' ? await impatient(args) : await lab[name].run(args, allCards);
