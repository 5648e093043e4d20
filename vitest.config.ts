import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { TEST, WAIT } from './tests/patience.js';

// 'source': tests read the packages' TypeScript directly; nothing has to be built first.
const conditions = ['source', ...defaultServerConditions];

/**
 * How long a test may take, and how long it waits for something: some times longer than the longest of its kind, and longer still on a
 * machine that does other work. A test that has to be fast compares, or measures by itself.
 */
const limits = (times = 1) => ({ testTimeout: times * TEST, hookTimeout: times * TEST, expect: { poll: { timeout: WAIT } } });

/** The laboratory's long tests, with databases and many games: minutes that only people who change the laboratory need (`npm run lab:test`). */
const LABORATORY = ['queue', 'selfplay', 'commands', 'learning'].map((name) => `packages/lab/test/${name}.test.ts`);

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        // All files share one process and the modules that it has loaded, which takes less than half the time. So no file may mock modules.
        test: { name: 'unit', include: ['packages/*/test/**/*.test.{ts,tsx}'], exclude: LABORATORY, isolate: false, ...limits() },
      },
      {
        extends: true,
        test: { name: 'lab', include: LABORATORY, ...limits(3) },
      },
      {
        extends: true,
        test: { name: 'packed', include: ['tests/packed/**/*.test.ts'], ...limits() },
      },
      {
        extends: true,
        test: {
          name: 'adding-a-faction',
          include: ['tests/adding-a-faction/**/*.test.ts'],
          // It builds everything.
          ...limits(6),
        },
      },
      ...['pictures', 'clicks'].map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          globalSetup: 'tests/browser/setup.ts',
          fileParallelism: false,
          ...limits(10),
        },
      })),
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // One server for all files (setup.ts), and two files at a time, each with a browser of its own.
          globalSetup: 'tests/browser/setup.ts',
          maxWorkers: 2,
          isolate: false,
          ...limits(),
        },
      },
    ],
  },
});
