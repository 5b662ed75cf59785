/**
 * `npm test`: the checks, then every test on real PostgreSQL and in a real browser. The last line counts. Further arguments go to vitest:
 * `npm test -- --project unit`.
 *
 * `scripts/check.ts` may write `{steps: [{name, ok}]}` to the file named by CHECK_REPORT; each step then counts as a test, else the whole
 * as one.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type CheckReport = { steps: { name: string; ok: boolean }[] }
type VitestReport = {
  success: boolean
  testResults: { name: string; status: string; message: string; assertionResults: { status: string }[] }[]
}

process.chdir(join(import.meta.dirname, '..'))
const reports = join('.cache', 'test')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => done(false))
    child.on('exit', (status) => done(status === 0))
  })
}

function report<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

let passed = 0
let failed = 0

const checkFile = join(reports, 'check.json')
const testFile = join(reports, 'vitest.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testFile}`]
// Side by side: the check of types needs one core.
const [checked, succeeded] = await Promise.all([
  run(['scripts/check.ts'], { CHECK_REPORT: checkFile }),
  run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)]),
])

const steps = report<CheckReport>(checkFile)?.steps ?? []
passed += steps.length > 0 ? steps.filter((step) => step.ok).length : Number(checked)
const broken = steps.filter((step) => !step.ok).length
failed += !checked && broken === 0 ? 1 : broken

const files = report<VitestReport>(testFile)?.testResults ?? []
let ran = 0
let fell = 0
for (const file of files) {
  const count = (status: string) => file.assertionResults.filter((test) => test.status === status).length
  ran += count('passed')
  // A file that failed to load has no failed test, but must count as a failure.
  fell += Math.max(count('failed'), file.status === 'failed' ? 1 : 0)
}
// Failures outside any test: the database did not start, an unhandled error, no tests found.
if (fell === 0 && (!succeeded || ran === 0)) {
  console.log(ran === 0 ? 'No test ran.' : 'The test run failed outside its tests; see above.')
  fell = 1
}
passed += ran
failed += fell

process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
