import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { allCards } from '@breakpoint/cards';
import { afterEach, expect, test, vi } from 'vitest';
import { logAt } from '../src/base/log.js';
import { BotPool } from '../src/bots/pool.js';
import type { HintTask, Task } from '../src/bots/think.js';
import type { ToThread } from '../src/bots/worker.js';

logAt('silent');
/** A thread that answers when the test says so. */
class SimulatedWorker extends EventEmitter {
  readonly asked: string[] = [];
  postMessage({ task }: ToThread): void {
    this.asked.push(`${task.who} ${task.seed}`);
  }
  unref(): void {}
  async terminate(): Promise<void> {}
}

const task = (seed: string, who: Task['who'] = 'easy'): Task => ({ save: {} as Task['save'], seat: 0, who, seed });
const question = (seed: string): HintTask => ({ ...task(seed), who: 'adviser' });
const pools: BotPool[] = [];
afterEach(async () => {
  for (const bots of pools.splice(0)) await bots.close();
});
const decide = (bots: BotPool, begun: Task, group = begun.seed): Promise<string[]> => bots.decide(begun, group).keys;
/** Gives a pool a task whose answer nobody waits for; returns the time within which it should be done. */
function begin(bots: BotPool, begun: Task, group = begun.seed): number {
  const { within, keys } = bots.decide(begun, group);
  keys.catch(() => undefined);
  return within;
}

function pool(size: number): { bots: BotPool; workers: SimulatedWorker[] } {
  const workers: SimulatedWorker[] = [];
  const newWorker = (): Worker => {
    workers.push(new SimulatedWorker());
    return workers[workers.length - 1] as unknown as Worker;
  };
  const bots = new BotPool(() => allCards, size, newWorker);
  pools.push(bots);
  return { bots, workers };
}

test('bots come before hints, and hints do not delay a bot’s answer', async () => {
  const { bots, workers } = pool(1);
  const first = decide(bots, task('first'));
  const hints = Array.from({ length: 20 }, (_, i) => bots.hint(question(`hint ${i}`), 'hints'));
  const { within, keys: second } = bots.decide(task('second'), 'second');
  // One quick task, one that is under way, and the start of a thread.
  expect(within).toBe(2550);
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
  const lost = decide(bots, task('lost'));
  const next = decide(bots, task('next'));
  workers[0].emit('error', new Error('out of memory'));
  await expect(lost).rejects.toThrow('out of memory');
  expect(workers).toHaveLength(2);
  workers[1].emit('message', { found: ['end'] });
  expect(await next).toEqual(['end']);
});

const _found = [{ key: 5, visits: 3, sums: [2, 1], next: [] }];

test('one address with many expert bots delays another’s easy bot by one search, and its expert bot by two', () => {
  const { bots, workers } = pool(1);
  const done = (): void => void workers[0].emit('message', { found: ['end'] });
  begin(bots, task('first'));
  done();
  const alone = begin(bots, task('alone', 'expert'));
  done();
  const ofFlood = Array.from({ length: 24 }, (_, i) => begin(bots, task(`flood ${i}`, 'expert'), 'flood'));
  const expert = begin(bots, task('other', 'expert'), 'other');
  const easy = begin(bots, task('quick'), 'other');
  for (let i = 0; i < 40; i++) done();
  const { asked } = workers[0];
  const from = asked.indexOf('expert flood 0');
  // Beyond a few searches, the bots of the flood do not search, and take no time.
  const searched = asked.slice(from).filter((what) => what.startsWith('expert flood'));
  expect(searched).toHaveLength(5);
  const before = (what: string): string[] => asked.slice(from, asked.indexOf(what)).filter((one) => one.startsWith('expert'));
  expect(before('easy quick')).toHaveLength(1);
  expect(before('expert other').length).toBeLessThanOrEqual(2);
  expect({ alone, expert, easy }).toEqual({ alone: 500, expert: 2450, easy: 600 });
  expect(Math.max(...ofFlood)).toBeLessThan(5000);
});

test('a pool that is closed keeps no timer, which would keep the process alive, and starts no thread', async () => {
  vi.useFakeTimers();
  try {
    const { bots, workers } = pool(2);
    const [lost, late] = [decide(bots, task('lost')), decide(bots, task('late'))];
    workers[0].emit('error', new Error('out of memory'));
    await expect(lost).rejects.toThrow('out of memory');
    await Promise.all([bots.close(), expect(late).rejects.toThrow('the server stops')]);
    expect(vi.getTimerCount()).toBe(0);
    await expect(decide(bots, task('later'))).rejects.toThrow('the server stops');
    expect(workers).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
