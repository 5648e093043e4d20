import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.js';
import type { Help, Question, Task } from '../src/bots/think.js';
import type { ToThread } from '../src/bots/worker.js';
import { logAt } from '../src/log.js';

logAt('silent');
/** A thread that answers when the test says so. */
class SimulatedWorker extends EventEmitter {
  readonly asked: string[] = [];
  /** What helpers found out for this thread's task, by the number of the task. */
  readonly told: [number, unknown][] = [];
  task: Task | Question | Help | null = null;
  postMessage(message: ToThread): void {
    if ('findings' in message) {
      this.told.push([message.number, message.findings]);
      return;
    }
    this.task = message.task;
    this.asked.push(`${this.task.who} ${this.task.seed}`);
  }
  unref(): void {}
  async terminate(): Promise<void> {}
}

const task = (seed: string, who: Task['who'] = 'easy'): Task => ({ save: {} as Task['save'], seat: 0, who, seed });
const question = (seed: string): Question => ({ ...task(seed), who: 'adviser' });
const pools: BotPool[] = [];
afterEach(async () => {
  for (const bots of pools.splice(0)) await bots.close();
});
/** Gives a pool a task whose answer nobody waits for. */
const begin = (bots: BotPool, begun: Task): void => void bots.decide(begun).catch(() => undefined);

function pool(size: number): { bots: BotPool; workers: SimulatedWorker[] } {
  const workers: SimulatedWorker[] = [];
  const newWorker = (): Worker => {
    workers.push(new SimulatedWorker());
    return workers[workers.length - 1] as unknown as Worker;
  };
  const bots = new BotPool(size, undefined, newWorker);
  pools.push(bots);
  return { bots, workers };
}

test('bots come before hints, and hints do not delay a bot’s answer', async () => {
  const { bots, workers } = pool(1);
  const first = bots.decide(task('first'));
  const within = bots.doneWithin;
  const hints = Array.from({ length: 20 }, (_, i) => bots.hint(question(`hint ${i}`)));
  expect(bots.doneWithin).toBe(within);
  const second = bots.decide(task('second'));
  const [worker] = workers;
  worker.emit('message', { found: ['end'] });
  worker.emit('message', { found: ['end'] });
  expect([await first, await second]).toEqual([['end'], ['end']]);
  expect(worker.asked).toEqual(['easy first', 'easy second', 'adviser hint 0']);
  for (let i = 0; i < hints.length; i++) worker.emit('message', { found: { keys: [] } });
  expect(await Promise.all(hints)).toHaveLength(20);
});

test('a thread that dies is replaced; its task fails, and other tasks go on', async () => {
  const { bots, workers } = pool(1);
  const lost = bots.decide(task('lost'));
  const next = bots.decide(task('next'));
  workers[0].emit('error', new Error('out of memory'));
  await expect(lost).rejects.toThrow('out of memory');
  expect(workers).toHaveLength(2);
  workers[1].emit('message', { found: ['end'] });
  expect(await next).toEqual(['end']);
});

const found = [{ key: 5, visits: 3, sums: [2, 1], next: [] }];

test('idle threads help a bot that thinks by the clock, and no other', async () => {
  const { bots, workers } = pool(4);
  const hard = bots.decide(task('far', 'hard'));
  expect(workers.map((w) => w.asked)).toEqual([['hard far'], ['helper far 0'], ['helper far 1']]);
  workers[1].emit('message', { found });
  workers[2].emit('error', new Error('out of memory'));
  expect(workers[0].told).toEqual([
    [1, found],
    [1, null],
  ]);
  workers[0].emit('message', { found: ['end'] });
  expect(await hard).toEqual(['end']);
  begin(bots, task('near', 'normal'));
  expect(workers[0].asked).toEqual(['hard far', 'normal near']);
  expect(workers.flatMap((w) => w.asked)).toHaveLength(4);
});

test('a helper gives its thread back as soon as another table needs it, and when its bot is done', async () => {
  const { bots, workers } = pool(2);
  begin(bots, task('far', 'expert'));
  const stopped = (): boolean => (workers[1].task as Help).stop[0] === 1;
  expect(workers[1].asked).toEqual(['helper far 0']);
  expect(stopped()).toBe(false);
  // One task's time and the start of a thread: a helper delays nobody.
  expect(bots.doneWithin).toBe(2500);
  const other = bots.decide(task('other'));
  expect(stopped()).toBe(true);
  workers[1].emit('message', { found });
  expect(workers[1].asked).toEqual(['helper far 0', 'easy other']);
  workers[1].emit('message', { found: ['end'] });
  expect(await other).toEqual(['end']);
  workers[0].emit('message', { found: ['end'] });
  begin(bots, task('again', 'hard'));
  expect(workers[1].asked.at(-1)).toBe('helper again 0');
  workers[0].emit('message', { found: ['end'] });
  expect(stopped()).toBe(true);
});

test('while others wait for a thread, nobody gets helpers', () => {
  const { bots, workers } = pool(2);
  for (const seed of ['a', 'b', 'c', 'd']) begin(bots, task(seed));
  begin(bots, task('late', 'hard'));
  workers[0].emit('message', { found: ['end'] });
  workers[1].emit('message', { found: ['end'] });
  workers[0].emit('message', { found: ['end'] });
  expect(workers.map((w) => w.asked)).toEqual([
    ['easy a', 'easy c', 'hard late'],
    ['easy b', 'easy d'],
  ]);
});

test('the helpers of a thread that dies stop', async () => {
  const { bots, workers } = pool(2);
  const far = bots.decide(task('far', 'hard'));
  workers[0].emit('error', new Error('out of memory'));
  await expect(far).rejects.toThrow('out of memory');
  expect((workers[1].task as Help).stop[0]).toBe(1);
});

test('a pool that is closed keeps no timer, which would keep the process alive, and starts no thread', async () => {
  vi.useFakeTimers();
  try {
    const { bots, workers } = pool(2);
    const [lost, late] = [bots.decide(task('lost')), bots.decide(task('late'))];
    workers[0].emit('error', new Error('out of memory'));
    await expect(lost).rejects.toThrow('out of memory');
    await Promise.all([bots.close(), expect(late).rejects.toThrow('the server stops')]);
    expect(vi.getTimerCount()).toBe(0);
    await expect(bots.decide(task('later'))).rejects.toThrow('the server stops');
    expect(workers).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
