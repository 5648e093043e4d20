import type { Done } from '../matches/tasks.js';
import { type Build, checkBuild } from './build.js';
import { type Chunk, chunksOf, type GameTask, together } from './chunks.js';
import { Database, Lost, type Session } from './database.js';
import { QueueError } from './errors.js';
import { LOCKS, prepare } from './schema.js';

export interface JobOptions {
  url: string;
  /** All settings of the games except their number. Two commands with the same settings share a job. */
  settings: object;
  build: Build;
  /** True: delete everything that the queue holds of this job. */
  anew: boolean;
  say(line: string): void;
  /** Called now and then with the number of connected workers. */
  watch?(workers: number): void;
}

/** The number of chunks that are sent to the database at a time. */
const SLICE = 1000;
/** The number of results that are fetched at a time. */
const FETCH = 200;
/** Milliseconds between two queries for results, and between two counts of the workers. */
const POLL = 200;
const COUNT = 2000;
/** Milliseconds that deleting millions of games may take. */
const CLEARING = 600_000;
/** Seconds for which a command that is frozen or cut off keeps its job locked. */
const FROZEN = 60;

/** A range of chunk numbers, both ends included. */
type Range = [first: number, last: number];
const NOTHING: Range = [0, -1];
const EVERYTHING: Range = [0, Number.MAX_SAFE_INTEGER];

/** A job in the queue, for the command that sends its games and collects their results. */
export class QueuedJob {
  private database!: Database;
  private id = 0;
  private range: Range = NOTHING;
  private counted = 0;
  private lonely = false;

  private constructor(private readonly options: JobOptions) {}

  static async open(options: JobOptions): Promise<QueuedJob> {
    const job = new QueuedJob(options);
    let first = true;
    job.database = await Database.open(options.url, 'breakpoint jobs', options.say, async (session) => {
      await session.query(`set idle_session_timeout = '${FROZEN}s'`);
      await prepare(session);
      await job.enter(session, first);
      first = false;
    });
    return job;
  }

  /** Has these tasks played by workers and hands over each result in the order of the tasks, as `runAll` does. */
  async run(tasks: Iterable<GameTask>, each: (done: Done) => void, stopped: () => boolean): Promise<void> {
    this.database.waits = () => !stopped();
    try {
      const wanted = await this.send(tasks, stopped);
      if (wanted.length > 0) this.range = [wanted[0][0], wanted.at(-1)!.at(-1)!];
      await this.collect(wanted, each, stopped);
    } catch (error) {
      // The command was stopped while the database was gone.
      if (!(error instanceof Lost)) throw error;
    }
  }

  private async collect(wanted: number[][], each: (done: Done) => void, stopped: () => boolean): Promise<void> {
    let at = 0;
    let results: string[] = [];
    while (at < wanted.length && !stopped()) {
      const next = wanted[at][results.length];
      const found = await this.fetch(next);
      if (found.length === 0) await this.wait(next);
      for (const { number, result } of found) {
        // In between there may be results of another command with the same settings.
        if (number < wanted[at][results.length]) continue;
        if (number > wanted[at][results.length]) throw gone();
        results.push(result);
        if (results.length < wanted[at].length) continue;
        each(together(results));
        results = [];
        at++;
        if (at === wanted.length || stopped()) break;
      }
    }
  }

  /** Withdraws games that no worker has begun; those that are being played will be stored. If the job is `finished`, deletes its results. */
  async close(finished: boolean): Promise<void> {
    await this.database.leave((session) =>
      finished ? discard(session, this.id, this.range) : session.query(FREE, [this.id, ...NOTHING], CLEARING),
    );
  }

  /** Finds or creates the job, and locks it, so that no other command collects its results. */
  private async enter(session: Session, first: boolean): Promise<void> {
    const { settings, build, anew } = this.options;
    const key = JSON.stringify(settings);
    let job = await find(session, key);
    if (!first && job?.id !== this.id) throw gone();
    if (job !== undefined) await lock(session, job.id, first);
    if (job !== undefined && first && anew) {
      await discard(session, job.id, EVERYTHING);
      job = undefined;
    }
    if (job === undefined) {
      const insert = 'insert into breakpoint_queue.jobs (settings, build) values ($1, $2) on conflict do nothing';
      await session.query(insert, [key, JSON.stringify(build)]);
      job = (await find(session, key))!;
      await lock(session, job.id, first);
    }
    this.id = job.id;
    try {
      checkBuild(JSON.parse(job.build) as Build, build, key);
    } catch (error) {
      if (!(error instanceof QueueError)) throw error;
      throw new QueueError(error.problem, `${error.message}. Go on with that build, or throw away what it did with --anew`);
    }
  }

  /** Puts the chunks of these tasks into the queue, unless they are already there. Returns their numbers, task by task. */
  private async send(tasks: Iterable<GameTask>, stopped: () => boolean): Promise<number[][]> {
    const wanted: number[][] = [];
    let slice: Chunk[] = [];
    const insert = async (): Promise<void> => {
      const values = [this.id, slice.map((c) => c.number), slice.map((c) => c.task)];
      const text = `insert into breakpoint_queue.chunks (job, number, task)
        select $1, number, task from unnest($2::bigint[], $3::text[]) as t (number, task) on conflict do nothing`;
      await this.database.run((session) => session.query(text, values));
      slice = [];
    };
    for (const task of tasks) {
      if (stopped()) break;
      const chunks = chunksOf(task);
      wanted.push(chunks.map((c) => c.number));
      slice.push(...chunks);
      if (slice.length >= SLICE) await insert();
    }
    if (slice.length > 0) await insert();
    return wanted;
  }

  /** The results from this number on, up to the first game without a result. */
  private async fetch(from: number): Promise<{ number: number; result: string }[]> {
    const text = `select number, result from breakpoint_queue.chunks
      where job = $1 and number >= $2 and result is not null and number < coalesce(
        (select min(number) from breakpoint_queue.chunks where job = $1 and number >= $2 and result is null), 9223372036854775807)
      order by number limit ${FETCH}`;
    const rows = await this.database.run((session) => session.query<{ number: string; result: string }>(text, [this.id, from]));
    return rows.map((row) => ({ number: Number(row.number), result: row.result }));
  }

  /** Waits for more results; throws if the next game has been deleted. */
  private async wait(next: number): Promise<void> {
    const there = 'select 1 from breakpoint_queue.chunks where job = $1 and number = $2';
    if ((await this.database.run((session) => session.query(there, [this.id, next]))).length === 0) throw gone();
    if (performance.now() - this.counted > COUNT) await this.count();
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }

  private async count(): Promise<void> {
    const text = `select count(distinct application_name)::int as workers from pg_stat_activity
      where datname = current_database() and application_name like 'breakpoint worker %'`;
    const [{ workers }] = await this.database.run((session) => session.query<{ workers: number }>(text));
    this.counted = performance.now();
    this.options.watch?.(workers);
    if (workers === 0 && !this.lonely)
      this.options.say('No worker is connected; start "npm run lab -- worker --queue ..." on any machine.');
    this.lonely = workers === 0;
  }
}

/** Deletes the chunks of a job ($1) that have no result, or are in this range ($2 to $3), except those that are being played. */
const FREE = `delete from breakpoint_queue.chunks where (job, number) in
  (select job, number from breakpoint_queue.chunks
   where job = $1 and (result is null or number between $2 and $3) for update skip locked)`;

/** Deletes the results in a range, and the job if it has no other results. */
async function discard(session: Session, job: number, range: Range): Promise<void> {
  await session.query('begin');
  // The job goes first: a worker that is storing results has locked it, and any other worker sees that its results are not wanted.
  const others = `select 1 from breakpoint_queue.chunks where job = $1 and result is not null and number not between $2 and $3`;
  await session.query(`delete from breakpoint_queue.jobs where id = $1 and not exists (${others})`, [job, ...range], CLEARING);
  await session.query(FREE, [job, ...range], CLEARING);
  await session.query('commit');
}

async function find(session: Session, settings: string): Promise<{ id: number; build: string } | undefined> {
  const text = 'select id, build from breakpoint_queue.jobs where settings = $1';
  return (await session.query<{ id: number; build: string }>(text, [settings]))[0];
}

const gone = (): QueueError => new QueueError('gone', 'somebody has deleted this job from the queue; run the command again');

/** Only one command may collect the results, because when it ends it withdraws games for which another would still be waiting. */
async function lock(session: Session, job: number, first: boolean): Promise<void> {
  // After a broken connection, the old session may hold the lock until the database notices.
  for (let tries = first ? 1 : 2 * FROZEN; tries > 0; tries--) {
    const [{ got }] = await session.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [LOCKS, job]);
    if (got) return;
    if (tries > 1) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new QueueError('busy', 'the same command is already running and collecting the results of this job');
}
