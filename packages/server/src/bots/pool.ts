import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Findings, type Hint, threadsFor } from '@breakpoint/bots';
import { log } from '../log.js';
import { advise, type Help, limitOf, type Question, type Task, think } from './think.js';
import type { ToThread } from './worker.js';

type Found = string[] | Hint | Findings;
interface Job {
  task: Task | Question | Help;
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
}

/** Milliseconds after which a thread counts as stuck: longer than any bot should think. */
const PATIENCE = 30_000;
/** The usual upper limit for one task, and the time a thread takes to start, in milliseconds. */
const ONE_TASK = 500;
const STARTING = 2000;

/** Threads in which bots think, so that no table waits for another table's bots. */
export class BotPool {
  private readonly threads: Thread[] = [];
  private readonly queue: Job[] = [];
  private count = 0;
  private closed = false;

  constructor(
    private readonly size: number,
    /** Called with the time that each task took, including the wait for a thread. */
    private readonly thought: (seconds: number) => void = () => undefined,
    /** Starts a thread; null where bots think in the server's own thread. */
    private readonly newWorker: (() => Worker) | null = workerMaker(),
  ) {}

  async decide(task: Task): Promise<string[]> {
    if (this.size === 0 || !this.newWorker) return think(task);
    return this.inThread(task) as Promise<string[]>;
  }
  async hint(question: Question): Promise<Hint> {
    if (this.size === 0 || !this.newWorker) return advise(question);
    return this.inThread(question) as Promise<Hint>;
  }
  private inThread(task: Task | Question): Promise<Found> {
    if (this.closed) return Promise.reject(stops());
    return new Promise((resolve, reject) => {
      this.queue.push({ task, resolve, reject });
      this.next();
    });
  }
  /** Like `decide`, but always with an answer: a bot that fails plays at random. */
  async answer(task: Task): Promise<string[]> {
    const began = performance.now();
    try {
      const keys = await this.decide(task);
      this.thought((performance.now() - began) / 1000);
      return keys;
    } catch (error) {
      if (this.closed) throw error;
      log.error({ err: error }, 'a bot failed');
      return this.anything(task);
    }
  }
  anything(task: Task): string[] {
    return think({ ...task, who: 'random' });
  }
  /** The milliseconds until a new task should be done. They depend only on the tasks before it, so that the time of an answer reveals nothing. */
  get doneWithin(): number {
    if (this.size === 0 || !this.newWorker) return 0;
    const waiting = this.queue.filter((j) => j.task.who !== 'adviser').length;
    // A helper gives its thread back when it is needed.
    const busy = this.threads.filter((t) => t.job !== null && t.job.task.who !== 'helper').length;
    const rounds = Math.floor((waiting + busy) / this.size) + 1;
    return rounds * ONE_TASK + (this.threads.some((t) => t.started) ? 0 : STARTING);
  }

  private next(): void {
    if (this.queue.length === 0) return;
    const thread = this.idleThread();
    if (thread === undefined) {
      this.recallHelper();
      return;
    }
    // Bots' decisions come before hints.
    const at = this.queue.findIndex((j) => j.task.who !== 'adviser');
    const [job] = this.queue.splice(Math.max(0, at), 1);
    const number = ++this.count;
    const budget = limitOf(job.task);
    const helpers = budget === null || this.queue.length > 0 ? 0 : Math.min(threadsFor(this.size + 1), this.idleThreads) - 1;
    const flags = Array.from({ length: helpers }, () => new Int32Array(new SharedArrayBuffer(4)));
    const stopHelpers = (): void => {
      for (const stop of flags) Atomics.store(stop, 0, 1);
    };
    const resolve: Job['resolve'] = (found) => {
      stopHelpers();
      job.resolve(found);
    };
    const reject: Job['reject'] = (error) => {
      stopHelpers();
      job.reject(error);
    };
    this.run(thread, { task: job.task, resolve, reject }, number, helpers);
    for (const [i, stop] of flags.entries())
      this.help(thread, number, { ...job.task, who: 'helper', seed: `${job.task.seed} ${i}`, budget: budget!, stop });
  }
  /** Lets another thread help with this task. */
  private help(thread: Thread, number: number, task: Help): void {
    const tell = (findings: Findings | null): void => thread.worker.postMessage({ number, findings } satisfies ToThread);
    this.run(this.idleThread()!, { task, resolve: (found) => tell(found as Findings), reject: () => tell(null) }, ++this.count, 0);
  }
  private run(thread: Thread, job: Job, number: number, helpers: number): void {
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
    thread.worker.postMessage({ number, task: job.task, helpers } satisfies ToThread);
  }

  /** The number of threads without a task, including those that have yet to be started. */
  private get idleThreads(): number {
    return this.size - this.threads.filter((t) => t.job !== null).length;
  }
  private idleThread(): Thread | undefined {
    return this.threads.find((t) => t.job === null) ?? (this.threads.length < this.size ? this.start() : undefined);
  }
  /** Ends the work of a helper, so that its thread can do what is waiting. */
  private recallHelper(): void {
    for (const { job } of this.threads) if (job?.task.who === 'helper' && Atomics.exchange(job.task.stop, 0, 1) === 0) return;
  }
  private start(): Thread {
    const thread: Thread = { worker: this.newWorker!(), job: null, started: false };
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
    for (const job of this.queue.splice(0)) job.reject(stops());
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
