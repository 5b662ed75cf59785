import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { employee } from '../../src/features/people/employee/server/tables.ts'
import { eq } from '../../src/platform/server/data/drizzle.ts'
import { storedCompany } from '../../src/platform/server/wire/actor.ts'

/** The rows of a company's people are found only within a company that a session or a row names: by the type of the column. */

it('a query for a company that a request names does not compile', () => {
  const asked: string = 'from a request'
  // @ts-expect-error a text is no scope
  expect(eq(employee.companyId, asked)).toBeDefined()
  expect(eq(employee.companyId, storedCompany(asked))).toBeDefined()
})

it('every table of people that has a company has it as a scope', () => {
  const tables = globSync('src/features/people/*/server/tables.ts')
  const texts = tables.map((path) => readFileSync(path, 'utf8')).filter((text) => text.includes('companyId:'))
  expect(texts.length).toBeGreaterThanOrEqual(6)
  expect(texts.flatMap((text) => text.match(/companyId: (?!ofCompany\(\)).*/g) ?? []).filter((line) => !line.includes('t.'))).toEqual([])
})
