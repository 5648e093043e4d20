import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// 'source': tests read the packages' TypeScript directly; nothing has to be built first.
const conditions = ['source', ...defaultServerConditions];

/**
 * How long a test may take, and how long it waits for something. Both are far longer than on an idle machine, because a test that fails only
 * where other work takes the cores says nothing. A test that has to be fast compares, or measures by itself.
 */
const PATIENT = { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** The laboratory's queue, with databases and killed processes: a minute that only people who change the laboratory need (`npm run lab:test`). */
const QUEUE = ['packages/lab/test/queue.test.ts'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        // All files share one process and the modules that it has loaded, which takes less than half the time. So no file may mock modules.
        test: { name: 'unit', include: ['packages/*/test/**/*.test.{ts,tsx}'], exclude: QUEUE, isolate: false, ...PATIENT },
      },
      {
        extends: true,
        test: { name: 'lab', include: QUEUE, ...PATIENT },
      },
      {
        extends: true,
        test: { name: 'packed', include: ['tests/packed/**/*.test.ts'], ...PATIENT },
      },
      {
        extends: true,
        test: {
          name: 'adding-a-faction',
          include: ['tests/adding-a-faction/**/*.test.ts'],
          ...PATIENT,
        },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          include: ['tests/pictures/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          fileParallelism: false,
          ...PATIENT,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // One server for all files (setup.ts), and two files at a time, each with a browser of its own.
          globalSetup: 'tests/browser/setup.ts',
          maxWorkers: 2,
          isolate: false,
          ...PATIENT,
        },
      },
    ],
  },
});
