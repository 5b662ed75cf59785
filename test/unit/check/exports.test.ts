import { expect, it } from 'vitest'
import { checkExports } from '../../../scripts/check/exports.ts'

const from = 'src/features/a/server/b.ts'
/** The problems of a file beside another that imports from it. */
const problems = (text: string, importing = '') =>
  checkExports([
    { path: from, text },
    { path: 'test/api/b.test.ts', text: importing },
  ])

it('refuses an export that no other file imports, of a value or of a type', () => {
  expect(problems('export const one = 1\nexport async function two() {}\nexport interface Three {}\nconst four = one')).toEqual([
    `${from}: no other file imports one. Remove “export”, or what nothing uses`,
    `${from}: no other file imports two. Remove “export”, or what nothing uses`,
    `${from}: no other file imports Three. Remove “export”, or what nothing uses`,
  ])
})

it.each([
  "import { one } from '../../src/features/a/server/b.ts'",
  "import { type Other, one as first } from '../../src/features/a/server/b.ts'",
  "export { one } from '../../src/features/a/server/b.ts'",
  "import * as all from '../../src/features/a/server/b.ts'",
  "const { one } = await import('../../src/features/a/server/b.ts')",
])('accepts what another file imports: %s', (importing) => {
  expect(problems('export const one = 1', importing)).toEqual([])
})

it('leaves out tables, which the migrations read, and files beside src', () => {
  const text = 'export const one = 1'
  expect(checkExports([{ path: 'src/features/a/server/tables.ts', text }])).toEqual([])
  expect(checkExports([{ path: 'test/support/a.ts', text }])).toEqual([])
})
