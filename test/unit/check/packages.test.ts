import { expect, it } from 'vitest'
import { checkPackages } from '../../../scripts/check/packages.ts'

const document = '| `fastify`, `pg` | server | MIT | a team | another |\n| `gone` | nothing | MIT | nobody | – |'

it('a package without a row, a row without a package and a licence that is another are refused', () => {
  const locked = {
    'node_modules/fastify': { license: 'MIT' },
    'node_modules/pg': { license: 'ISC' },
    'node_modules/zod': { license: 'MIT' },
  }
  expect(checkPackages(document, ['fastify', 'pg', 'zod'], locked)).toEqual([
    'docs/dependencies.md: pg has the licence ISC, not MIT',
    'docs/dependencies.md has no row for zod',
    'docs/dependencies.md: gone is not in package.json',
  ])
})

it('licences below what is named are looked at too; a choice needs one that fits, several need all', () => {
  const of = (license?: string, dev = false) =>
    checkPackages('', [], { 'node_modules/a/node_modules/b': { ...(license && { license }), dev } })
  for (const fine of ['MIT', 'BSD-3-Clause', '(MIT OR GPL-3.0)', '(ISC AND CC-BY-3.0)', 'MIT AND OFL-1.1']) expect(of(fine)).toEqual([])
  for (const refused of ['GPL-3.0', 'MIT AND GPL-2.0', 'SEE LICENSE IN x', 'MPL-2.0', undefined]) expect(of(refused)).toHaveLength(1)
  expect(of('MPL-2.0', true)).toEqual([])
})
