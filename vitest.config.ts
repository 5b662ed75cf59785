import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Servers and readers of workbooks in processes of their own take compiled code from disk.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/compile')
/*
 * Midway is 11 hours behind UTC, and so 19 behind the books and the browsers of the tests: what takes the day of the machine, in the product or
 * in a test, fails at nearly every hour instead of only in the evening.
 */
process.env['TZ'] = 'Pacific/Midway'

/** The longest: one of them begun last would run alone in the end. */
const longest = ['screens', 'journey', 'seed', 'kill', 'start']

/** In the order of the projects, since a worker is kept only if its next file is of the same; the longest before all others. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`/${name}.test.ts`)) ? 0 : ['unit', 'api', 'mocked', 'browser'].indexOf(project.name) + 1
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

const run = process.env['HENGDU_RUN'] ?? 'gate'
/** What a run takes of the API and browser tests: see `scripts/test.ts`. */
const chosen = (...folders: string[]): { include: string[]; exclude: string[] } =>
  run === 'gate'
    ? { include: folders.map((folder) => `${folder}/**/*.test.ts`), exclude: ['**/deep/**', '**/soak/**'] }
    : { include: folders.map((folder) => `${folder}/**/${run}/**/*.test.ts`), exclude: [] }

/** For two cores: a file that waits for its browser, database, timers or processes leaves one to others. */
const WORKERS = 3

/** A limit for what hangs, not a measure: the deep ones play hundreds of thousands of histories, on slow machines too. */
const testTimeout = run === 'gate' ? 60_000 : 600_000

/** Four of the longest load a demo world at the same time, which takes a slow machine minutes. */
const hookTimeout = 300_000

/** What is waited for comes within moments; the second that vitest grants is not enough on a machine that is busy with others. */
const patient = { poll: { timeout: 20_000 } }

/** Rows and answers are garbage within moments: a larger young generation is collected less often, for 7 % of an API test's time. */
const execArgv = ['--max-semi-space-size=64']

/** Unit tests first: they need neither a database nor a browser. All others share the workers, so that none waits for a group's last file. */
export default defineConfig({
  test: {
    globalSetup: ['test/support/global.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // The modules are loaded once for all files of a worker: a third of the time.
          isolate: false,
          testTimeout: 15_000,
          include: ['src/**/*.test.ts', 'test/unit/**/*.test.ts'],
          exclude: ['src/features/*/*/test/**'],
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
          ...chosen('test/api', 'src/features/*/*/test'),
          environment: 'node',
          execArgv,
          testTimeout,
          hookTimeout,
          expect: patient,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // Tests that replace modules, which the files of `api` share.
          name: 'mocked',
          setupFiles: ['test/support/warnings.ts'],
          ...chosen('test/mocked'),
          environment: 'node',
          execArgv,
          testTimeout,
          hookTimeout,
          expect: patient,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          ...chosen('test/browser'),
          // The deep run makes every walk and journey again, in the other language and scheme (test/support/run.ts).
          ...(run === 'deep' && { include: ['test/browser/**/*.test.ts'], exclude: ['**/soak/**'] }),
          environment: 'node',
          execArgv,
          testTimeout: 300_000,
          // A second attempt is named in the report (decision 135).
          retry: 1,
          hookTimeout,
          expect: patient,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
