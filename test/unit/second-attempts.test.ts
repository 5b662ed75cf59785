import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

// Below the root, where `vitest` is found.
const cache = join(import.meta.dirname, '../../.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'second-attempts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TESTS = `
import { expect, test } from 'vitest'
let attempts = 0
test('fails once', () => expect(++attempts, 'attempts so far\\nand more').toBe(2))
test('passes', () => expect(attempts).toBe(2))
test('fails twice', () => expect(1).toBe(2))
`

it('names a test that failed at first, with the first line of the reason, and no other', () => {
  writeFileSync(join(folder, 'some.test.mjs'), TESTS)
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: { include: ['*.test.mjs'], retry: 1 } }`)
  const found = join(folder, 'second.json')
  const reporter = resolve('scripts/test/second-attempts.ts')
  const { NODE_COMPILE_CACHE = '', PATH = '' } = process.env
  // One of its tests fails.
  expect(() =>
    execFileSync(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, `--reporter=${reporter}`], {
      env: { NODE_COMPILE_CACHE, PATH, SECOND_ATTEMPTS: found },
      stdio: 'pipe',
    }),
  ).toThrow()
  expect(JSON.parse(readFileSync(found, 'utf8'))).toEqual([
    { path: expect.stringContaining('some.test.mjs'), test: 'fails once', reason: expect.stringMatching(/^attempts so far$/) },
  ])
})
