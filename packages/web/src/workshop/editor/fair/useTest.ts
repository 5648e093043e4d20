import { useEffect, useRef, useState } from 'react';
import { testGames } from '../../../session/testing.js';
import type { Test, TestReports } from '../../../worker/tester.js';

/** How far test games have come. */
export interface Progress<Report> {
  done: number;
  of: number;
  report: Report | null;
  isRunning: boolean;
  failed?: string;
}

/** Test games that a button, or an effect, starts and stops. They stop when the page is left. */
export function useTest<Find extends Test['find']>() {
  const [progress, setProgress] = useState<Progress<TestReports[Find]> | null>(null);
  const halt = useRef<() => void>(undefined);
  useEffect(() => () => halt.current?.(), []);
  const stop = (): void => {
    halt.current?.();
    setProgress((now) => now && { ...now, isRunning: false });
  };
  const start = (test: Extract<Test, { find: Find }>, of: number): void => {
    halt.current?.();
    setProgress({ done: 0, of, report: null, isRunning: true });
    halt.current = testGames(
      test,
      of,
      (done, report) => setProgress({ done, of, report, isRunning: done < of }),
      (failed) => setProgress((now) => now && { ...now, isRunning: false, failed }),
    );
  };
  return { progress, start, stop };
}
