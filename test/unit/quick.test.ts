import { describe, expect, it, test } from 'vitest'
import { reportCosts } from '../../scripts/test/durations.ts'
import { distances, importersOf, select } from '../../scripts/test/selection.ts'

const source = (path: string, ...from: string[]) => ({
  path: `src/features/${path}`,
  text: from.map((one) => `import { x } from '${one}'\n`).join(''),
})
const api = (feature: string, name: string) => `src/features/${feature}/test/${name}.test.ts`
const features = ['base/a', 'work/b', 'people/c', 'desk/d']
const importers = importersOf([
  source('base/a/server/reads.ts'),
  source('work/b/server/writes.ts', '../../../base/a/server/reads.ts'),
  source('people/c/contract/calls.ts', '../../../work/b/contract/schema.ts'),
  source('desk/d/web/Page.tsx', '../../../base/a/web/queries.ts'),
  source('desk/d/test/d.test.ts', '../../../base/a/server/reads.ts'),
])

describe('what quick selects', () => {
  it('follows the imports of server and contract, not those of screens and tests', () => {
    expect([...importers]).toEqual([
      ['base/a', new Set(['work/b'])],
      ['work/b', new Set(['people/c'])],
    ])
  })

  it('takes the features that changed first, then those above them', () => {
    expect([...distances(['src/features/base/a/server/reads.ts'], features, importers)]).toEqual([
      ['base/a', 0],
      ['work/b', 1],
      ['people/c', 2],
    ])
    expect([...distances(['src/features/people/c/web/Page.tsx'], features, importers)]).toEqual([['people/c', 0]])
    expect(distances(['docs/glossary.md'], features, importers).size).toBe(0)
  })

  test.each(['src/rules/errors.ts', 'src/platform/server/wire/http.ts', 'test/support/server.ts', 'migrations/0001_x.sql'])(
    'takes every feature for %s',
    (path) => expect([...distances([path], features, importers).values()]).toEqual([0, 0, 0, 0]),
  )

  it('stops where the time ends, and names what it leaves out; a test that changed runs in any case', () => {
    const tests = [api('base/a', 'slow'), api('base/a', 'quick'), api('work/b', 'b'), api('desk/d', 'd'), 'test/api/whole.test.ts']
    const costs = {
      [tests[0]!]: { project: 'api', seconds: 50, tests: 1 },
      [tests[1]!]: { project: 'api', seconds: 5, tests: 1 },
    }
    const near = distances(['src/features/base/a/server/reads.ts'], features, importers)
    expect(select(tests, [], near, costs, 20)).toEqual({ files: [tests[1], tests[2]], leftOut: [tests[0]], seconds: 11 })
    expect(select(tests, [tests[4]!], near, costs, 1).files).toEqual([tests[4]])
  })
})

test('the report names the slowest files and sums each project', () => {
  const costs = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`test/api/${n}.test.ts`, { project: 'api', seconds: n, tests: 2 }]),
  )
  const lines = reportCosts(costs)
  expect(lines).toHaveLength(12)
  expect(lines[1]).toContain('11.0  test/api/11.test.ts (2 tests)')
  expect(lines.at(-1)).toContain('66  api: 12 files, 24 tests')
  expect(reportCosts({})).toEqual([])
})
