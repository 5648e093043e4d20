import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// 'source': tests read the packages' TypeScript directly; nothing has to be built first.
const conditions = ['source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        // All files share one process and the modules that it has loaded, which takes less than half the time. So no file may mock modules.
        test: { name: 'unit', include: ['packages/*/test/**/*.test.{ts,tsx}'], testTimeout: 30_000, isolate: false },
      },
      {
        extends: true,
        test: { name: 'packed', include: ['tests/packed/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'adding-a-faction',
          include: ['tests/adding-a-faction/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          include: ['tests/pictures/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
