import { expect, test } from 'vitest';
import { Chaos } from './chaos/run.js';

// The short form of "npm run chaos", with each fault once: it asserts that nothing is lost, doubled or told in two ways, and no time.
test('three nodes, killed, frozen, stopped and cut off, lose nothing and say nothing false', async () => {
  const { violations, answers, faults, views } = await Chaos.run({
    seconds: 15,
    nodes: 3,
    tables: 3,
    every: 600,
    pace: 20,
    kinds: ['kill', 'stop', 'short-freeze', 'postgres-kill', 'backend-kill', 'session-end', 'tear', 'nodes-cut', 'database-lost'],
  });
  expect(violations).toEqual([]);
  expect(answers).toBeGreaterThan(0);
  expect(views).toBeGreaterThan(answers);
  expect(faults.kill).toBeGreaterThan(0);
});
