import type { Test, TestPart, TestReports } from '../worker/tester.js';
import { WorkerLink } from './link.js';

/**
 * Plays this many test games with a faction in a worker of its own, and tells about four times a second what is known so far. Returns a
 * function that stops it.
 */
export function testGames<Find extends Test['find']>(
  test: Extract<Test, { find: Find }>,
  games: number,
  tell: (done: number, report: TestReports[Find]) => void,
  failed: (why: string) => void,
): () => void {
  const link = new WorkerLink();
  let stopped = false;
  const run = async (): Promise<void> => {
    await link.ask({ ask: 'test', test });
    for (let done = 0; !stopped && done < games; ) {
      const part = await link.ask<TestPart>({ ask: 'test-on' });
      done = part.done;
      if (!stopped) tell(done, part.report as TestReports[Find]);
    }
    link.close();
  };
  run().catch((error: Error) => {
    link.close();
    if (!stopped) failed(error.message);
  });
  return () => {
    stopped = true;
    link.close();
  };
}
