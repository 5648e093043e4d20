import { hostname } from 'node:os';
import type { Pool } from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { openLab } from '../matches/pool.js';
import type { Done, Task } from '../matches/tasks.js';
import { type Build, checkBuild } from './build.js';
import { resultText } from './chunks.js';
import { Database, type Session } from './database.js';
import { QueueError } from './errors.js';
import { prepare } from './schema.js';

interface WorkerOptions {
  url: string;
  threads: number | undefined;
  build: Build;
  /** Milliseconds without work after which the worker ends. */
  idle: number;
  /** Milliseconds of silence after which the database gives this worker's games to others. */
  frozen?: number;
  say(line: string): void;
}

/** The approximate number of milliseconds that a worker plays before it stores results. */
const STRETCH = 2000;
/** The largest number of games that are taken at a time. */
const MOST = 1000;
/** Milliseconds before an empty queue is queried again. */
const POLL = 500;
/**
 * While games are played, the worker sends something several times in each period of FROZEN milliseconds. If the database hears
 * nothing for a whole period, because the worker is frozen or cut off, it ends the session, and other workers play the games.
 */
const FROZEN = 30_000;
const BEATS = 6;
/** The number of connections: while the threads finish the last games of one stretch, the next one has begun. */
const HANDS = 2;

interface Taken {
  number: string;
  task: string;
}

/** Plays games from the queue until it is stopped. */
export class Worker {
  games = 0;
  private readonly pool: Pool<Task, Done>;
  private readonly name = `breakpoint worker ${hostname().slice(0, 30)} ${process.pid}`;
  private readonly databases: Database[] = [];
  /** Jobs that this build can't play. */
  private readonly refused = new Set<number>();
  private readonly accepted = new Set<number>();
  /** The number of games of each job that fill a stretch. */
  private readonly sizes = new Map<number, number>();
  private readonly frozen: number;
  private worked = performance.now();
  /** The number of connections with games being played. */
  private busy = 0;
  private stopping = false;

  constructor(
    cards: CardSet,
    private readonly options: WorkerOptions,
  ) {
    this.frozen = options.frozen ?? FROZEN;
    this.pool = openLab(cards, options.threads);
  }

  /** Resolves when the worker is stopped, or after a while without work. `refused` is the number of jobs that this build can't play. */
  async run(): Promise<{ games: number; refused: number }> {
    try {
      for (let i = 0; i < HANDS && !this.stopping; i++) {
        const say = i === 0 ? this.options.say : () => {};
        this.databases.push(await Database.open(this.options.url, this.name, say, prepare));
      }
      await Promise.all(this.databases.map((database) => this.hand(database)));
    } finally {
      await this.stop();
      for (const database of this.databases) database.close();
    }
    return { games: this.games, refused: this.refused.size };
  }

  /** Stops at once. The database gives the games that are being played to other workers. */
  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    for (const database of this.databases) database.close();
    await this.pool.close();
  }

  private async hand(database: Database): Promise<void> {
    try {
      while (!this.stopping) {
        const played = await database.run((session) => this.stretch(session));
        this.games += played;
        if (played > 0) this.worked = performance.now();
        else if (this.busy === 0 && performance.now() - this.worked > this.options.idle) return;
        else await new Promise((resolve) => setTimeout(resolve, POLL));
      }
    } catch (error) {
      if (this.stopping) return;
      await this.stop();
      throw error;
    }
  }

  /** Takes some games, plays them and stores the results, all in one transaction. Returns the number of games. */
  private async stretch(session: Session): Promise<number> {
    await session.query('begin');
    await session.query(`set local idle_in_transaction_session_timeout = ${this.frozen}`);
    for (const job of await this.jobs(session)) {
      const taken = await session.query<Taken>(
        `select number, task from breakpoint_queue.chunks where job = $1 and result is null
         order by number limit $2 for update skip locked`,
        [job, this.sizeFor(job)],
      );
      if (taken.length === 0) continue;
      const began = performance.now();
      const results = await this.play(session, taken);
      this.measure(job, taken.length, performance.now() - began);
      await this.store(session, job, taken, results);
      await session.query('commit');
      return taken.length;
    }
    await session.query('rollback');
    return 0;
  }

  /** The jobs in the queue that this build can play, oldest first. */
  private async jobs(session: Session): Promise<number[]> {
    const rows = await session.query<{ id: number; settings: string; build: string }>(
      'select id, settings, build from breakpoint_queue.jobs where id <> all ($1) order by id',
      [[...this.refused]],
    );
    for (const { id, settings, build } of rows) {
      if (this.accepted.has(id)) continue;
      try {
        checkBuild(JSON.parse(build) as Build, this.options.build, settings);
        this.accepted.add(id);
      } catch (error) {
        if (!(error instanceof QueueError)) throw error;
        this.refused.add(id);
        this.options.say(`Refused: ${error.message}.`);
      }
    }
    return rows.map((row) => row.id).filter((id) => this.accepted.has(id));
  }

  private async play(session: Session, taken: readonly Taken[]): Promise<string[]> {
    // If a heartbeat fails, storing the results fails too.
    const beat = setInterval(() => void session.query('select 1').catch(() => {}), this.frozen / BEATS);
    this.busy++;
    try {
      return await Promise.all(taken.map(async ({ task }) => resultText(await this.pool.run(JSON.parse(task) as Task))));
    } finally {
      clearInterval(beat);
      this.busy--;
    }
  }

  private async store(session: Session, job: number, taken: readonly Taken[], results: string[]): Promise<void> {
    const numbers = taken.map((t) => t.number);
    const wanted = await session.query('select 1 from breakpoint_queue.jobs where id = $1 for key share', [job]);
    if (wanted.length === 0) {
      await session.query('delete from breakpoint_queue.chunks where job = $1 and number = any ($2::bigint[])', [job, numbers]);
      return;
    }
    await session.query(
      `update breakpoint_queue.chunks c set result = t.result, worker = $4
       from unnest($2::bigint[], $3::text[]) as t (number, result) where c.job = $1 and c.number = t.number and c.result is null`,
      [job, numbers, results, this.name],
    );
  }

  /** The first stretch has one game for each thread, because games may be long. */
  private sizeFor(job: number): number {
    return this.sizes.get(job) ?? Math.max(1, this.pool.threads);
  }

  private measure(job: number, games: number, took: number): void {
    const fitting = Math.round((games * STRETCH) / Math.max(1, took));
    this.sizes.set(job, Math.max(1, this.pool.threads, Math.min(fitting, 4 * this.sizeFor(job), MOST)));
  }
}
