import { expect, test } from 'vitest'
import { ofPerson } from '../data/columns.ts'
import { eq, pgTable } from '../data/drizzle.ts'
import { type CompanyId, storedCompany, storedPerson, systemActor } from './actor.ts'

const own = pgTable('own', { accountId: ofPerson() })

test('a query of one’s own rows with an id that anybody sent, or with a company, does not compile', () => {
  const company: CompanyId = storedCompany(crypto.randomUUID())
  const queries = [
    eq(own.accountId, systemActor.accountId),
    eq(own.accountId, storedPerson(crypto.randomUUID())),
    // @ts-expect-error of a request
    eq(own.accountId, crypto.randomUUID()),
    // @ts-expect-error a company where a person belongs
    eq(own.accountId, company),
  ]
  expect(queries).toHaveLength(4)
})
