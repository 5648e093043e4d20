import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { BotPool } from '../src/bots/pool.js';
import type { Question, Task } from '../src/bots/think.js';
import { logAt } from '../src/log.js';

logAt('silent');
/** A thread that answers when the test says so. */
class SimulatedWorker extends EventEmitter {
  readonly asked: string[] = [];
  postMessage({ task }: { task: Task | Question }): void {
    this.asked.push(`${task.who} ${task.seed}`);
  }
  unref(): void {}
  async terminate(): Promise<void> {}
}

const task = (seed: string): Task => ({ save: {} as Task['save'], seat: 0, who: 'easy', seed });
const question = (seed: string): Question => ({ ...task(seed), who: 'adviser' });
function pool(size: number): { bots: BotPool; workers: SimulatedWorker[] } {
  const workers: SimulatedWorker[] = [];
  const newWorker = (): Worker => {
    workers.push(new SimulatedWorker());
    return workers[workers.length - 1] as unknown as Worker;
  };
  return { bots: new BotPool(size, undefined, newWorker), workers };
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
