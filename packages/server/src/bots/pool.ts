import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Hint } from '@breakpoint/bots';
import type { CardSet } from '@breakpoint/engine';
import type { Documents } from '@breakpoint/workshop';
import { log } from '../base/log.js';
import { FairQueue } from './queue.js';
import { advise, type HintTask, limitOf, type Task, think } from './think.js';
import type { ToThread } from './worker.js';

type Found = string[] | Hint;
interface Job {
  task: Task | HintTask;
  resolve: (found: Found) => void;
  reject: (error: Error) => void;
}
interface Thread {
  worker: Worker;
  job: Job | null;
  /** Runs out if the job takes too long. */
  patience?: NodeJS.Timeout;
  /** Has the thread finished a task before? Then no start-up time is added. */
  started: boolean;
  /** The documents that it was sent. */
  has: Set<string>;
}

/** Milliseconds after which a thread counts as stuck: longer than any bot should think. */
const PATIENCE = 30_000;
/** The usual upper limits for a task with and without a search, and the time a thread takes to start, in milliseconds. */
const ONE_SEARCH = 500;
const ONE_QUICK = 50;
const STARTING = 2000;
/** The searches that may wait for each thread, of one group and of all together. A bot for which there is no room plays without a search. */
const WAITING_OF_GROUP = 4;
const WAITING = 8;
/** The level of a bot that may not search now. */
const WITHOUT_SEARCH = 'normal';

/** A bot's work: the milliseconds within which it should be done, and its answer. */
export interface BotWork {
  within: number;
  keys: Promise<string[]>;
}

/**
 * Threads in which bots think, so that no table waits for another table's bots. Bots that do not search come first, because they take no
 * time; then the searches, and then hints. In each of these queues, the groups (the players at one address) take turns.
 */
export class BotPool {
  private readonly threads: Thread[] = [];
  private readonly quick = new FairQueue<Job>();
  private readonly searches = new FairQueue<Job>();
  private readonly hints = new FairQueue<Job>();
  private closed = false;

  constructor(
    /** The cards of a game with these documents. */
    private readonly cardsWith: (documents: Documents) => CardSet,
    private readonly size: number,
    /** Starts a thread; null where bots think in the server's own thread. */
    private readonly newWorker: (() => Worker) | null = workerMaker(),
  ) {}

  decide(task: Task, group: string): BotWork {
    if (this.size === 0 || !this.newWorker) return { within: 0, keys: new Promise((resolve) => resolve(think(this.cardsOf(task), task))) };
    const { searches, size } = this;
    const hasRoom = searches.sizeOf(group) < WAITING_OF_GROUP * size && searches.size < WAITING * size;
    const given: Task = limitOf(task) === null || hasRoom ? task : { ...task, who: WITHOUT_SEARCH };
    const queue = limitOf(given) === null ? this.quick : searches;
    const within = this.doneWithin(queue, group);
    return { within, keys: this.inThread(queue, group, given) as Promise<string[]> };
  }
  /** Like `decide`, but always with an answer: a bot that fails plays at random. */
  begin(task: Task, group: string): BotWork {
    const { within, keys } = this.decide(task, group);
    return { within, keys: this.answer(task, keys) };
  }
  async hint(question: HintTask, group: string): Promise<Hint> {
    if (this.size === 0 || !this.newWorker) return advise(this.cardsOf(question), question);
    return this.inThread(this.hints, group, question) as Promise<Hint>;
  }
  private inThread(queue: FairQueue<Job>, group: string, task: Task | HintTask): Promise<Found> {
    if (this.closed) return Promise.reject(stops());
    return new Promise((resolve, reject) => {
      queue.push(group, { task, resolve, reject });
      this.next();
    });
  }
  private async answer(task: Task, deciding: Promise<string[]>): Promise<string[]> {
    try {
      return await deciding;
    } catch (error) {
      if (this.closed) throw error;
      log.error({ err: error }, 'a bot failed');
      return this.anything(task);
    }
  }
  anything(task: Task): string[] {
    return think(this.cardsOf(task), { ...task, who: 'random' });
  }
  private cardsOf({ documents = {} }: Job['task']): CardSet {
    return this.cardsWith(documents);
  }
  /** The milliseconds until a new task should be done. They depend only on the tasks before it, so that the time of an answer reveals nothing. */
  private doneWithin(queue: FairQueue<Job>, group: string): number {
    const { size, threads, quick } = this;
    const busy = threads.filter((t) => t.job !== null).length;
    const starting = threads.some((t) => t.started) ? 0 : STARTING;
    // Each group has its turn once before each task of this group.
    const turn = (queue.sizeOf(group) + 1) * queue.groupsWith(group);
    if (queue === quick) return starting + Math.ceil(turn / size) * ONE_QUICK + (busy < size ? 0 : ONE_SEARCH);
    return starting + Math.ceil(quick.size / size) * ONE_QUICK + (Math.floor((turn - 1 + busy) / size) + 1) * ONE_SEARCH;
  }

  private next(): void {
    const thread = this.waiting > 0 ? this.idleThread() : undefined;
    if (thread) this.run(thread, this.shift()!);
  }
  private run(thread: Thread, job: Job): void {
    thread.job = job;
    thread.patience = setTimeout(() => this.lose(thread, new Error('a bot thought for too long')), PATIENCE);
    thread.worker.once('message', (reply: { found?: Found; failed?: string }) => {
      clearTimeout(thread.patience);
      thread.job = null;
      thread.started = true;
      if (reply.failed !== undefined) job.reject(new Error(reply.failed));
      else job.resolve(reply.found!);
      this.next();
    });
    const { documents = {}, ...task } = job.task;
    const fresh = Object.entries(documents).filter(([id]) => !thread.has.has(id));
    for (const [id] of fresh) thread.has.add(id);
    const sent = { ...task, documents: Object.fromEntries(fresh) } as Job['task'];
    thread.worker.postMessage({ task: sent, ids: Object.keys(documents) } satisfies ToThread);
  }

  private get waiting(): number {
    return this.quick.size + this.searches.size + this.hints.size;
  }
  private shift(): Job | undefined {
    return this.quick.shift() ?? this.searches.shift() ?? this.hints.shift();
  }
  private idleThread(): Thread | undefined {
    return this.threads.find((t) => t.job === null) ?? (this.threads.length < this.size ? this.start() : undefined);
  }
  private start(): Thread {
    const thread: Thread = { worker: this.newWorker!(), job: null, started: false, has: new Set() };
    thread.worker.unref();
    thread.worker.on('error', (error) => this.lose(thread, error as Error));
    this.threads.push(thread);
    return thread;
  }
  /** Replaces a thread that died; its task fails, and the bot plays at random. */
  private lose(thread: Thread, error: Error): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    clearTimeout(thread.patience);
    void thread.worker.terminate();
    thread.job?.reject(error);
    this.next();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (let job = this.shift(); job; job = this.shift()) job.reject(stops());
    const threads = this.threads.splice(0);
    for (const { job, patience } of threads) {
      clearTimeout(patience);
      job?.reject(stops());
    }
    await Promise.all(threads.map((t) => t.worker.terminate()));
  }
}

const stops = (): Error => new Error('the server stops');

/** Returns a function that starts a thread; null in tests, which run the sources, because a thread needs the built file. */
function workerMaker(): (() => Worker) | null {
  const path = fileURLToPath(new URL('./worker.js', import.meta.url));
  return existsSync(path) ? () => new Worker(path) : null;
}
