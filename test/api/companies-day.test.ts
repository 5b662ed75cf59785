import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../src/platform/server/data/drizzle.ts'
import { cast, dayFrom, demandAt, formOf, monthlyAt, plannedAt, planOf, renew, type Stage, splitProposed, weeklyAt } from '../support/demands.ts'
import type { Person } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

/** What one member alone lets leave their company in a day counts together, whatever it leaves by (product §1). */

const h = serverForFile()
let people: Stage
let owner: Person
let finance: Person

beforeAll(async () => {
  // Early in the day of the books, so that it does not end meanwhile.
  const { publisher } = (people = await cast(h))
  owner = publisher.owner
  finance = publisher.member.finance
})

type Booked = { waits: boolean }
type Way = (by: Person) => Promise<Booked>

/** Below the limit of EUR 1,000 alone, above it with another one. */
const AMOUNT = '600'
const LIMIT = '1000'

/** Everything is made ready without a limit, by members of a company of its own; then the limit holds. */
async function scene() {
  people = await cast(h)
  owner = people.publisher.owner
  finance = people.publisher.member.finance
  await limit(true)
}
const limit = (off: boolean) =>
  h.services.db.execute(sql`insert into approval_limit (company_id, off, currency, amount_minor, changed_by, changed_at)
    values (${people.publisher.companyId}, ${off}, 'EUR', ${Number(LIMIT) * 100}, ${owner.accountId}, ${h.clock.now().toString()})
    on conflict (company_id) do update set off = excluded.off`)

const milestones = (over: object = {}) =>
  planOf(h, [{ amount: '300', metric: undefined, unit: undefined, target: undefined, tiers: undefined }, { amount: '300', ...over }])
const ofPart = async (id: string, move: 'release' | 'lower', by: Person) => {
  const extra = move === 'lower' ? { amount: '250' } : {}
  const { netMinor, backMinor, fundMinor } = await h.ok('GET /ws/demand/part/preview', { id, ...extra }, by.as)
  if (move === 'lower') return h.ok('POST /ws/demand/part/lower', { id, netMinor, fundMinor, reason: 'Two sheets are missing', ...extra }, by.as)
  return h.ok('POST /ws/demand/part/release', { id, netMinor, backMinor, fundMinor }, by.as)
}
