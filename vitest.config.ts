import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Servers and readers of workbooks in processes of their own take compiled code from disk.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/compile')

/** Groups run one after the other, so that browsers do not compete with the API tests for two cores. */
export default defineConfig({
  test: {
    globalSetup: ['test/support/global.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          // The modules are loaded once for all files of a worker: a third of the time.
          isolate: false,
          testTimeout: 15_000,
          include: ['src/**/*.test.ts', 'test/unit/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'api',
          setupFiles: ['test/support/warnings.ts'],
          // Each file has a server and a database of its own; only the modules are shared, which halves the time of loading them.
          isolate: false,
          include: ['test/api/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // Tests that replace modules, which the files of `api` share.
          name: 'mocked',
          setupFiles: ['test/support/warnings.ts'],
          include: ['test/mocked/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          include: ['test/browser/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
