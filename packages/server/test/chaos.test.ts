import { expect, onTestFailed, test } from 'vitest';
import { TEST, WAIT } from '../../../tests/patience.js';
import { Chaos } from './chaos/run.js';

// The short form of "npm run chaos", with each fault once: it asserts that nothing is lost, stored twice or told in two ways, and asserts
// nothing about times. It takes half a minute. At the end it waits for games that stand still, and reports what their players see.
test('three nodes, killed, frozen, stopped and cut off, lose nothing and say nothing false', { timeout: 2 * TEST }, async () => {
  const told: string[] = [];
  const began = performance.now();
  onTestFailed(() => console.log(told.join('\n')));
  const { violations, answers, faults, views, runs } = await Chaos.run({
    seconds: 15,
    settle: 2 * WAIT,
    nodes: 3,
    tables: 3,
    every: 600,
    pace: 20,
    kinds: ['kill', 'stop', 'short-freeze', 'postgres-kill', 'backend-kill', 'session-end', 'tear', 'nodes-cut', 'database-lost'],
    tell: (text) => told.push(`${Math.round(performance.now() - began)} ms: ${text}`),
  });
  expect(violations, `seed ${runs[0].seed}`).toEqual([]);
  expect(answers).toBeGreaterThan(0);
  expect(views).toBeGreaterThan(answers);
  expect(faults.kill).toBeGreaterThan(0);
});
